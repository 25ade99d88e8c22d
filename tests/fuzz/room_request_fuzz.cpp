// Any bytes from a phone reach the pages as text only, and every answer ends where it should.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/web/http_message_laws.hpp"
#include "tests/web/word_laws.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  for (const auto& law : {tanteador::test::broken_law(bytes), tanteador::test::broken_law_of_words(bytes)}) {
    if (!law) continue;
    std::fprintf(stderr, "%s\n", law->c_str());
    std::abort();
  }
  return 0;
}
