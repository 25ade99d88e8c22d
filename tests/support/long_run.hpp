#pragma once
// What is asked in full by ./dev test --long, and in part by ./dev test.

#include <cstddef>
#include <cstdlib>

namespace tanteador::test {

inline bool long_run() { return std::getenv("TANTEADOR_LONG") != nullptr; }

// Every n-th of a list, so that each part of it is tried; the whole list with --long.
inline bool in_turn(std::size_t number, std::size_t n) { return long_run() || number % n == 0; }

}  // namespace tanteador::test
