#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "src/codec/roster.hpp"
#include "src/core/text/time.hpp"
#include "src/session/host.hpp"

using namespace tanteador;

TEST_CASE("ids sort in the order of creation, also within one millisecond (RFC 9562, version 7)") {
  const session::Host host = session::system_host();
  const auto begin = read_time(host.now());
  std::vector<std::string> ids;
  // Two of one quarter of a microsecond would stand by chance: nothing that is stored is made as fast.
  const auto after = [&](const std::string& last) {
    std::string id = host.new_id();
    while (id.substr(0, 18) == last) id = host.new_id();
    return id;
  };
  for (int i = 0; i < 2'000; ++i) ids.push_back(after(ids.empty() ? "" : ids.back().substr(0, 18)));
  const auto end = read_time(host.now());
  CHECK(std::ranges::is_sorted(ids));
  CHECK(std::set(ids.begin(), ids.end()).size() == ids.size());
  REQUIRE((begin && end));
  for (const std::string& id : ids) {
    CHECK(codec::is_uuid(id));
    CHECK(id[14] == '7');
    CHECK(std::string_view("89ab").find(id[19]) != std::string_view::npos);
    const auto made =
        TimePoint(std::chrono::milliseconds(std::stoll(id.substr(0, 8) + id.substr(9, 4), nullptr, 16)));
    CHECK((made >= *begin && made <= *end));
  }
}
