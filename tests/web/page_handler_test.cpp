// The phones' page handler with requests that no page makes.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include "tests/web/page_handler_laws.hpp"

namespace whole_room_asked {

// Valid requests of phones, shared with the fuzzer as its seeds.
std::vector<std::string> sound_requests() {
  std::vector<std::string> all;
  for (const auto& seed : std::filesystem::directory_iterator(TANTEADOR_ROOT "/tests/fuzz/seeds/hall")) {
    std::ifstream file(seed.path(), std::ios::binary);
    all.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  std::ranges::sort(all);
  return all;
}

TEST_CASE("every request, with or without a code, is answered, with its text escaped") {
  constexpr std::string_view kNasty[] = {
      "<q>",   "%3Cq%22%27", "%0A", "&on=", "~",    "999999999999999999999",
      "-1",    "*",          "%22", "AND ", "@a",   "%E2%80%AE",
      "NEAR(", "^-",         ":",   "1.1.", "=%00", "points/0/1"};
  std::mt19937 random(23);
  const auto below = [&](std::size_t most) { return random() % most; };
  tanteador::test::AskedRoom room;
  const auto check = [&](const std::string& bytes) {
    const auto law = room.broken_law(bytes);
    CAPTURE(bytes);
    REQUIRE_MESSAGE(!law, *law);
  };
  const auto sound = sound_requests();
  for (const std::string& one : sound) check(one);
  CHECK(room.changed_count() >= 6);
  for (int i = 0; i < 400; ++i) {
    std::string bytes = sound[below(sound.size())];
    for (std::size_t changes = 1 + below(3); changes > 0; --changes) {
      const std::size_t at = below(bytes.size() + 1);
      if (below(4) == 0 && at < bytes.size())
        bytes[at] = static_cast<char>(below(256));
      else
        bytes.insert(at, kNasty[below(std::size(kNasty))]);
    }
    check(bytes);
  }
}

}  // namespace whole_room_asked
