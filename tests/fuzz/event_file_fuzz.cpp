// libFuzzer looks for event files that crash, hang or trip a sanitizer.

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "src/session/session.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tanteador::session;
  Session session(nullptr, system_host());
  static_cast<void>(session.score({reinterpret_cast<const char*>(data), size}, RefusalPolicy::keep_going));
  return 0;
}
