#pragma once
// Matches of every game as starting points for drafts.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tanteador::test {

// A starting point: the lines of a match, and the controls to press first.
struct Start {
  std::string name, lines;
  std::vector<std::string> pressed = {};
};

inline std::string start_line(std::string_view game, std::string_view ruleset, std::size_t players) {
  constexpr std::string_view kNames[] = {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede", "Gala", "Hugo"};
  std::string names;
  for (std::size_t i = 0; i < players; ++i) names += (i == 0 ? "\"" : ",\"") + std::string(kNames[i]) + "\"";
  return R"({"type":"match_started","game":")" + std::string(game) + R"(","ruleset":")" +
         std::string(ruleset) + R"(","players":[)" + names + "]}\n";
}

inline const std::string kBegunHand = "{\"type\":\"hand_started\"}\n",
                         kBegunDeal = "{\"type\":\"deal_started\"}\n";
inline const std::string kOpenEnvido = kBegunHand + R"({"type":"called","player":"Ana","call":"envido"})"
                                                    "\n"
                                                    R"({"type":"called","player":"Beto","call":"quiero"})"
                                                    "\n";
inline const std::string kRedonda = kBegunHand + R"({"type":"trick_won","winner":"Nosotros"})"
                                                 "\n"
                                                 R"({"type":"trick_won","winner":"Nosotros"})"
                                                 "\n";
inline const std::string kTruco4 = start_line("truco", "truco-argentino", 4),
                         kTruco8 = start_line("truco", "truco-nhf-de", 8);
inline const std::string kTarot5 = start_line("tarot", "tarot-fft-5", 5),
                         kTarot4 = start_line("tarot", "tarot-fft-4", 4);
inline const std::string kTroccas = start_line("troccas", "troccas-1962", 4);
inline const std::string kTruf = start_line("truf", "truf-lodige", 4);
inline const std::string kSheet = start_line("sheet", "sheet-any", 3);
inline const std::string kLaidBids =
    kBegunDeal + R"({"type":"bid","cards":{"Ana":"5s","Beto":"3h","Caro":"2d","Dani":"Ac"}})"
                 "\n";

inline std::vector<Start> boards() {
  return {
      {"a hand by results", kTruco4 + kBegunHand, {"tool/way"}},
      {"the pairs of a pica-pica", kTruco8 + kRedonda},
      {"the value of an envido", kTruco4 + kOpenEnvido, {"settle/value"}},
      {"a card that is played", kTruco4 + kBegunHand, {"tool/card"}},
      {"a deal of tarot", kTarot5, {"take/2/garde", "bouts/1", "key/5", "partner/0"}},
      {"a deal of tarot of four", kTarot4, {"take/0/prise", "bouts/2", "key/4"}},
      {"a count of Troccas", kTroccas},
      {"a matsch of Troccas", kTroccas, {"mode/matsch"}},
      {"bids of Truf", kTruf},
      {"tricks of Truf", kTruf + kLaidBids},
      {"a deal of any game", kSheet},
  };
}

// Positions, by name, where the events of the forms are legal.
inline std::vector<std::pair<std::string, std::string>> tables() {
  return {
      {"truco", kTruco4},
      {"truco, in a hand", kTruco4 + kBegunHand},
      {"truco, in an envido", kTruco4 + kOpenEnvido},
      {"tarot", kTarot5},
      {"tarot, in a deal", kTarot5 + kBegunDeal},
      {"troccas", kTroccas},
      {"troccas, dealt", kTroccas + kBegunDeal},
      {"truf", kTruf},
      {"truf, in the tricks", kTruf + kLaidBids},
      {"truf, before the bids", kTruf + kBegunDeal},
      {"any game", kSheet},
      {"truco, in duels", start_line("truco", "truco-nhf-de", 6) + kRedonda + kBegunHand},
  };
}

// True for the field of the next digit and the open parts of the screen, which are no answers.
inline bool is_cursor(std::string_view name) {
  constexpr std::string_view kCursors[] = {"keypad_field", "tarot/player", "tarot/row",  "tarot/open",
                                           "troccas/side", "troccas/pile", "sheet/side", "truf/seat",
                                           "confirming",   "truf/bids",    "truf/mode",  "troccas/mode"};
  return std::ranges::find(kCursors, name) != std::end(kCursors) || name.find("/given") != name.npos;
}

}  // namespace tanteador::test
