#pragma once
// Tests that run in full with ./dev test --long, and in part with ./dev test.

#include <cstddef>
#include <cstdlib>

namespace tanteador::test {

inline bool long_run() { return std::getenv("TANTEADOR_LONG") != nullptr; }

// Every n-th element of a list; the whole list with --long.
inline bool in_turn(std::size_t number, std::size_t n) { return long_run() || number % n == 0; }

}  // namespace tanteador::test
