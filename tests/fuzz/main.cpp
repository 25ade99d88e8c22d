// libFuzzer looks for inputs that break the law of one target, crash, hang or trip a sanitizer.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/laws.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto broken = tanteador::fuzz::TANTEADOR_LAW({reinterpret_cast<const char*>(data), size});
  if (!broken) return 0;
  std::fprintf(stderr, "%s\n", broken->c_str());
  std::abort();
}
