// Output is sent in order, however much the network takes at once.

#include "src/web/http/outbox.hpp"

#include <doctest/doctest.h>

#include <random>

namespace to_be_sent {

using tanteador::web::http::Outbox;
using tanteador::web::http::share_text;

TEST_CASE("all queued bytes go out once and in order") {
  for (unsigned seed = 0; seed < 200; ++seed) {
    std::mt19937 chance(seed);
    const auto up_to = [&](unsigned most) { return chance() % (most + 1); };
    Outbox box;
    std::string given, sent;
    for (int step = 0; step < 60; ++step) {
      if (up_to(1) == 0) {
        const std::string text(up_to(9), static_cast<char>('a' + step % 26));
        given += text;
        box.add(share_text(text));
      }
      std::string now;
      for (const std::string_view piece : box.next(1 + up_to(3))) now += piece;
      const std::size_t taken = up_to(static_cast<unsigned>(now.size()));
      sent += now.substr(0, taken);
      box.mark_written(taken);
      CHECK(box.bytes() == given.size() - sent.size());
      CHECK(box.empty() == (given.size() == sent.size()));
    }
    for (const std::string_view piece : box.next(1000)) sent += piece;
    CHECK(sent == given);
  }
}

}  // namespace to_be_sent
