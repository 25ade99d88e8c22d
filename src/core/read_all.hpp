#pragma once
// Reads a stream to its end.

#include <istream>
#include <sstream>
#include <string>
#include <utility>

namespace tanteador {

// The remaining bytes of the stream; empty if it cannot be read.
inline std::string read_all(std::istream& in) {
  std::ostringstream bytes;
  bytes << in.rdbuf();
  return std::move(bytes).str();
}

}  // namespace tanteador
