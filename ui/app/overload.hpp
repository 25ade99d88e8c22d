#pragma once
// A visitor made of lambdas, for std::visit.

namespace tanteador::ui {

// Combines one function for each alternative into a visitor.
template <class... Each>
struct Overload : Each... {
  using Each::operator()...;
};

}  // namespace tanteador::ui
