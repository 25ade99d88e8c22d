// The edge between bytes and values, tried with bytes nobody would write.

#include <doctest/doctest.h>

#include <random>

#include "tests/web/http_message_laws.hpp"
#include "tests/web/word_laws.hpp"

namespace edge_of_the_room {

TEST_CASE("any bytes reach the handler as text, and no answer exceeds its headers") {
  const std::string sound[] = {
      "GET\n/c/019a?lang=es&round=2\nlaptop:8080\n\n\nlang=es; theme=dark\nes-ES,es;q=0.9\n\"7\"\n17\n",
      "POST\n/t/7QK4D/tap?x=%C3%A9\n192.168.1.20\nhttp://192.168.1.20\napplication/x-www-form-urlencoded; "
      "charset=UTF-8\n\nde\n\n\nid=a%2Bb&seen=17&event=%7B%22type%22%3A%22hand_started%22%7D",
      "HEAD\n/hotspot-detect.html\nlocalhost\n\n\n\n\n*\n\n"};
  std::mt19937 random(21);
  const auto below = [&](std::size_t most) { return random() % most; };
  constexpr std::string_view kNasty[] = {"%",        "%0d%0a",    "%00",   "%2e%2e",   "/../", "\r\n",
                                         "\xC0\xAF", "%ED%A0%80", "[::1]", "&&==",     "+",    "%25%30",
                                         "\\",       "%01",       ";;",    "%E2%80%AE"};
  for (int i = 0; i < 30'000; ++i) {
    std::string bytes = sound[below(3)];
    for (std::size_t changes = below(4); changes > 0; --changes) {
      const std::size_t at = below(bytes.size());
      if (below(2) == 0)
        bytes[at] = static_cast<char>(below(256));
      else
        bytes.insert(at, kNasty[below(std::size(kNasty))]);
    }
    const auto law = tanteador::test::broken_law_of_request(bytes);
    CAPTURE(bytes);
    REQUIRE_MESSAGE(!law, *law);
  }
}

TEST_CASE("any message, in any pieces, reads back within its limits") {
  const std::string sound[] = {
      "POST /t/7QK4D HTTP/1.1\r\nHost: laptop\r\nContent-Length: 5\r\n\r\na=b&cGET / HTTP/1.1\r\nHost: "
      "x\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\nGET /2 "
      "HTTP/1.0\r\n\r\n",
      "points/0/1~call:Envido~form/taker:Ana\\:Pérez",
      "t/019a7f3c/1.2.3",
      "m/019a7f3c",
      "http://10.0.0.1:8080/t/7QK4D",
      "15",
      "+120 -40 -40 -40",
      "2:1 30:12 12:30",
      R"([{"at":"m/7","address":"10.0.0.2","seen":"","wrote":"","unsent":2,"since":""}])",
      R"({"name":"Ana","partner":"Beto","machine":"laptop","pid":7,"since":"","addresses":["http://x"]})"};
  std::mt19937 random(22);
  const auto below = [&](std::size_t most) { return random() % most; };
  constexpr std::string_view kNasty[] = {"\r\n",       "\r\n\r\n", "Content-Length: 99999999999\r\n",
                                         "ffffff\r\n", "~",        ":",
                                         "\\",         "%",        ".",
                                         "-",          "1/2",      "\xE2\x88\x92",
                                         "\xFF"};
  for (int i = 0; i < 20'000; ++i) {
    std::string bytes = sound[below(std::size(sound))];
    for (std::size_t changes = below(4); changes > 0 && !bytes.empty(); --changes) {
      const std::size_t at = below(bytes.size());
      if (below(2) == 0)
        bytes[at] = static_cast<char>(below(256));
      else
        bytes.insert(at, kNasty[below(std::size(kNasty))]);
    }
    CAPTURE(bytes);
    for (const auto broken : {tanteador::test::broken_law_of_bytes, tanteador::test::broken_law_of_steps,
                              tanteador::test::broken_law_of_words, tanteador::test::broken_law_of_notes}) {
      const auto law = broken(bytes);
      REQUIRE_MESSAGE(!law, *law);
    }
  }
  const auto two = tanteador::test::requests_in(sound[0], 7);
  REQUIRE(two.size() == 2);
  CHECK(two[0].starts_with("POST\n/t/7QK4D\nlaptop\n"));
  CHECK(two[0].find("a=b&c") != two[0].npos);
  CHECK(two[1].starts_with("GET\n/\nx\n"));
}

}  // namespace edge_of_the_room
