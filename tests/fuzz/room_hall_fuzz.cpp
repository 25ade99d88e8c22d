// Any request of a phone, with a token or without, is answered, and its content is text on the page.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/web/page_handler_laws.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static tanteador::test::AskedRoom room;
  const auto law = room.broken_law({reinterpret_cast<const char*>(data), size});
  if (!law) return 0;
  std::fprintf(stderr, "%s\n", law->c_str());
  std::abort();
}
