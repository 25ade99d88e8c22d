#pragma once
// An optional integer of the size of its value: one value, which never occurs, stands for none.

#include <concepts>
#include <optional>

namespace tanteador {

template <std::integral T, T kNone = static_cast<T>(-1)>
class SmallOptional {
 public:
  constexpr SmallOptional() = default;
  constexpr SmallOptional(std::nullopt_t) {}
  constexpr SmallOptional(std::integral auto value) : value_(static_cast<T>(value)) {}
  constexpr bool has_value() const { return value_ != kNone; }
  constexpr explicit operator bool() const { return has_value(); }
  constexpr T operator*() const { return value_; }  // precondition: has_value()
  constexpr T value_or(T otherwise) const { return has_value() ? value_ : otherwise; }
  constexpr bool operator==(const SmallOptional&) const = default;

 private:
  T value_ = kNone;
};

}  // namespace tanteador
