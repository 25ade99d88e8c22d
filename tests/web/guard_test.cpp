#include "src/web/http/guard.hpp"

#include <doctest/doctest.h>

#include "src/web/http/edge.hpp"

namespace guard_of_the_room {

using namespace tanteador::web::http;
using std::chrono::seconds;

TEST_CASE(
    "each wrong token beyond ten takes twice as long, five minutes at the most, and is forgotten at last") {
  Guard guard;
  Guard::Time now{};
  now += seconds(1000);
  for (int i = 0; i < Guard::kFree; ++i) {
    CHECK(guard.wait("a", "x", now) == seconds(0));
    guard.saw("a", "x", false, now);
  }
  for (const int expected : {2, 4, 8, 16, 32, 64, 128, 256, 300, 300}) {
    CHECK(guard.wait("a", "x", now) == seconds(expected));
    CHECK(guard.wait("a", "x", now + seconds(expected - 1)) == seconds(1));
    CHECK(guard.wait("b", "x", now) == seconds(0));
    now += seconds(expected);
    CHECK(guard.wait("a", "x", now) == seconds(0));
    guard.saw("a", "x", false, now);
  }
  now += Guard::kForgotten + seconds(1);
  CHECK(guard.wait("a", "x", now) == seconds(0));
  guard.saw("a", "x", false, now);
  CHECK(guard.wait("a", "x", now) == seconds(0));
}

TEST_CASE("who has shown a right token goes on with it until it is one no more") {
  Guard guard;
  const Guard::Time now = Guard::Time() + seconds(1000);
  guard.saw("a", "mine", true, now);
  for (int i = 0; i <= Guard::kFree; ++i) guard.saw("a", "guess", false, now);
  CHECK(guard.wait("a", "mine", now) == seconds(0));
  CHECK(guard.wait("a", "another", now) > seconds(0));
  CHECK(guard.wait("b", "mine", now) == seconds(0));
  guard.saw("a", "mine", false, now);  // revoked
  CHECK(guard.wait("a", "mine", now) > seconds(0));
}

TEST_CASE("a hundred thousand addresses are not all remembered") {
  Guard guard;
  const Guard::Time now = Guard::Time() + seconds(1000);
  for (int i = 0; i < 100'000; ++i) guard.saw(std::to_string(i), "x", false, now);
  for (int i = 0; i <= Guard::kFree; ++i) guard.saw("last", "x", false, now);
  CHECK(guard.wait("last", "x", now) > seconds(0));
}

TEST_CASE("dates are those of HTTP whatever the language of the machine") {
  CHECK(http_date(784111777) == "Sun, 06 Nov 1994 08:49:37 GMT");  // the example of RFC 9110, 5.6.7
  CHECK(http_date(0) == "Thu, 01 Jan 1970 00:00:00 GMT");
}

}  // namespace guard_of_the_room
