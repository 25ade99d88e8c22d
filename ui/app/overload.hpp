#pragma once
// A visitor made of lambdas, for std::visit.

namespace tanteador::ui {

template <class... Each>
struct Overload : Each... {
  using Each::operator()...;
};

}  // namespace tanteador::ui
