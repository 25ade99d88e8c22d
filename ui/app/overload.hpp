#pragma once

namespace tanteador::ui {

// One visitor out of a function for each alternative.
template <class... Each>
struct Overload : Each... {
  using Each::operator()...;
};

}  // namespace tanteador::ui
