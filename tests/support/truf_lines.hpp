#pragma once
// Event lines of a Truf match for tests of the screens: Ana, Beto, Caro and the first dealer Dani.

#include <string>

namespace tanteador::test::truf {

inline std::string start(const std::string& more = "", const std::string& ruleset = "truf-lodige") {
  return R"({"type":"match_started","game":"truf","ruleset":")" + ruleset +
         R"(","players":["Ana","Beto","Caro","Dani"])" + more + "}\n";
}
inline const std::string kDeal = "{\"type\":\"deal_started\"}\n";

inline std::string bids(const std::string& ana, const std::string& beto, const std::string& caro,
                        const std::string& dani) {
  return R"({"type":"bid","cards":{"Ana":")" + ana + R"(","Beto":")" + beto + R"(","Caro":")" + caro +
         R"(","Dani":")" + dani + "\"}}\n";
}
inline std::string tricks(int ana, int beto, int caro) {
  return R"({"type":"tricks","taken":{"Ana":)" + std::to_string(ana) + R"(,"Beto":)" + std::to_string(beto) +
         R"(,"Caro":)" + std::to_string(caro) + "}}\n";
}
// Bids of 11, so the mode is bawah. Trump is spades and Ana leads. Worth +1 −2 0 −1.
inline const std::string kBids = kDeal + bids("5s", "3h", "2d", "Ac");
inline const std::string kWhole = kBids + tricks(4, 5, 2);
// Bids of 13, to be shifted by Ana.
inline const std::string kThirteen = kDeal + bids("5s", "4h", "3d", "Ac");

inline std::string trick_line(const std::string& name) {
  return R"({"type":"trick_won","player":")" + name + "\"}\n";
}
inline std::string card_line(const std::string& name, const std::string& card) {
  return R"({"type":"card_played","player":")" + name + R"(","card":")" + card + "\"}\n";
}

}  // namespace tanteador::test::truf
