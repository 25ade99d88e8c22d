#pragma once
// Arrays indexed by Seat or Side, or by its number from 0.

#include <array>
#include <concepts>

#include "src/core/ids.hpp"

namespace tanteador {

template <class Id, class T, int size>
struct Per : std::array<T, static_cast<std::size_t>(size)> {
  using Base = std::array<T, static_cast<std::size_t>(size)>;
  constexpr T& operator[](std::integral auto place) { return Base::operator[](place); }
  constexpr const T& operator[](std::integral auto place) const { return Base::operator[](place); }
  constexpr T& operator[](Id id) { return (*this)[index(id)]; }
  constexpr const T& operator[](Id id) const { return (*this)[index(id)]; }
};

template <class T, int size = kSeatsMax>
using PerSeat = Per<Seat, T, size>;
template <class T, int size = kSidesMax>
using PerSide = Per<Side, T, size>;

}  // namespace tanteador
