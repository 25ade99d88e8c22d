// Any bytes from a phone keep the law of one parser: TANTEADOR_LAW, a function of tests/web.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/web/http_message_laws.hpp"
#include "tests/web/word_laws.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto law = tanteador::test::TANTEADOR_LAW({reinterpret_cast<const char*>(data), size});
  if (!law) return 0;
  std::fprintf(stderr, "%s\n", law->c_str());
  std::abort();
}
