#include "src/web/http/rate_limit.hpp"

#include <doctest/doctest.h>

#include "src/web/http/client.hpp"
#include "src/web/http/http_message.hpp"

namespace guard_of_the_room {

using namespace tanteador::web::http;
using std::chrono::seconds;

TEST_CASE("each wrong code beyond ten doubles the wait up to five minutes, and expires at last") {
  Guard guard;
  Guard::Time now{};
  now += seconds(1000);
  for (int i = 0; i < Guard::kFree; ++i) {
    CHECK(guard.wait({"a", "a"}, "x", now) == seconds(0));
    guard.record_token({"a", "a"}, "x", false, now);
  }
  for (const int expected : {2, 4, 8, 16, 32, 64, 128, 256, 300, 300}) {
    CHECK(guard.wait({"a", "a"}, "x", now) == seconds(expected));
    CHECK(guard.wait({"a", "a"}, "x", now + seconds(expected - 1)) == seconds(1));
    CHECK(guard.wait({"b", "b"}, "x", now) == seconds(0));
    now += seconds(expected);
    CHECK(guard.wait({"a", "a"}, "x", now) == seconds(0));
    guard.record_token({"a", "a"}, "x", false, now);
  }
  now += Guard::kForgotten + seconds(1);
  CHECK(guard.wait({"a", "a"}, "x", now) == seconds(0));
  guard.record_token({"a", "a"}, "x", false, now);
  CHECK(guard.wait({"a", "a"}, "x", now) == seconds(0));
}

TEST_CASE("a correct code is not slowed after wrong guesses until it is revoked") {
  Guard guard;
  const Guard::Time now = Guard::Time() + seconds(1000);
  guard.record_token({"a", "a"}, "gumine", true, now);
  for (int i = 0; i <= Guard::kFree; ++i) guard.record_token({"a", "a"}, "guess", false, now);
  CHECK(guard.wait({"a", "a"}, "gumine", now) == seconds(0));
  CHECK(guard.wait({"a", "a"}, "guother", now) > seconds(0));
  CHECK(guard.wait({"b", "b"}, "gumine", now) == seconds(0));
  guard.record_token({"a", "a"}, "gumine", false, now);  // revoked
  CHECK(guard.wait({"a", "a"}, "gumine", now) > seconds(0));
}

TEST_CASE("the number of remembered addresses is limited") {
  Guard guard;
  const Guard::Time now = Guard::Time() + seconds(1000);
  for (int i = 0; i < 100'000; ++i)
    guard.record_token({std::to_string(i), std::to_string(i)}, "x", false, now);
  for (int i = 0; i <= Guard::kFree; ++i) guard.record_token({"last", "last"}, "x", false, now);
  CHECK(guard.wait({"last", "last"}, "x", now) > seconds(0));
}

TEST_CASE("ten mistyped codes on one phone do not lock out another phone of the same address") {
  Guard guard;
  const Guard::Time now = Guard::Time() + seconds(1000);
  for (int i = 0; i < 2 * Guard::kFree; ++i) guard.record_token({"hall", "hall"}, "7QK4D", false, now);
  CHECK(guard.wait({"hall", "hall"}, "7QK5D", now) > seconds(0));
  CHECK(guard.wait({"hall", "hall"}, "MX2PA", now) == seconds(0));
}

TEST_CASE("many addresses of one or several networks guess no faster than one") {
  Guard guard;
  const Guard::Time now = Guard::Time() + seconds(1000);
  const auto code = [](int i) {
    return std::string{char('A' + i % 26), char('A' + i / 26 % 26), 'X', 'X', 'X'};
  };
  for (int i = 0; i <= Guard::kFreeOfNetwork; ++i)
    guard.record_token({std::to_string(i), "n"}, code(i), false, now);
  CHECK(guard.wait({"new", "n"}, "ZZ234", now) > seconds(0));
  CHECK(guard.wait({"new", "other"}, "ZZ234", now) == seconds(0));
  for (int i = 0; i <= Guard::kFreeOfAll; ++i)
    guard.record_token({std::to_string(i), std::to_string(i)}, code(i), false, now);
  CHECK(guard.wait({"new", "other"}, "ZZ234", now) == Guard::kLongestOfAll);
}

TEST_CASE("a secret is never slowed and never counts as a guess") {
  Guard guard;
  const Guard::Time now = Guard::Time() + seconds(1000);
  const std::string secret(26, 'q');
  for (int i = 0; i < 100; ++i) guard.record_token({"a", "a"}, secret, false, now);
  CHECK(guard.wait({"a", "a"}, "MX2PA", now) == seconds(0));
  for (int i = 0; i < 100; ++i) guard.record_token({"a", "a"}, "MX2PA", false, now);
  CHECK(guard.wait({"a", "a"}, secret, now) == seconds(0));
}

TEST_CASE("phones of one IPv6 network have connections of their own, up to a limit of the network") {
  const auto address = [](const char* text) { return asio::ip::make_address(text); };
  Server::Impl server({.address = "127.0.0.1", .limits = {.per_address = 2, .per_network = 3}});
  const auto connect = [&](const char* text) {
    ++server.by_address[address_text(address(text))];
    ++server.by_network[network_of(address(text))];
  };
  const char* const one = "2001:db8:0:1::1";
  const char* const neighbour = "2001:db8:0:1:ffff::2";
  for (int i = 0; i < 2; ++i) connect(one);
  CHECK_FALSE(server.has_room(address(one)));
  CHECK(server.has_room(address(neighbour)));
  connect(neighbour);
  CHECK_FALSE(server.has_room(address("2001:db8:0:1::3")));
  CHECK(server.has_room(address("2001:db8:0:2::1")));
  CHECK(address_text(address("fe80::1%1")) == "fe80::1");
  CHECK(plain_address(address("::ffff:10.0.0.7")) == address("10.0.0.7"));
}

TEST_CASE("dates have the HTTP format in every language of the machine") {
  CHECK(http_date(784111777) == "Sun, 06 Nov 1994 08:49:37 GMT");  // the example of RFC 9110, 5.6.7
  CHECK(http_date(0) == "Thu, 01 Jan 1970 00:00:00 GMT");
}

}  // namespace guard_of_the_room
