// The calculators of a case: cards by keys, and the rules' result for them.

#include <doctest/doctest.h>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"

using namespace tanteador;
using namespace tanteador::test;

namespace {

struct Row {
  std::string name, lines;
  std::vector<std::string> taps;
  std::string answer;
};

const std::string kTarot =
    R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-4","players":["Ana","Beto","Caro","Dani"]})"
    "\n";
const std::string kTroccas =
    R"({"type":"match_started","game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro","Dani"]})"
    "\n";
const std::string kTruco =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"]})"
    "\n";
const std::string kPaulista =
    R"({"type":"match_started","game":"truco","ruleset":"truco-paulista","players":["Ana","Beto"]})"
    "\n";
const std::string kTruf =
    R"({"type":"match_started","game":"truf","ruleset":"truf-lodige","players":["Ana","Beto","Caro","Dani"]})"
    "\n";

// T-6, T-8, T-3 (no card of a lower rank wins), N-9, N-11, C-3, F-10 and F-12.
const Row kRows[] = {
    {"envido", kTruco, {"key/7o", "key/6o", "key/1e"}, "33"},
    {"flor", kTruco, {"calculate/flor", "key/7o", "key/6o", "key/5o"}, "38"},
    {"no flor", kTruco, {"calculate/flor", "key/7o", "key/6o", "key/1e"}, "different suits"},
    {"the ace of swords", kTruco, {"calculate/trick", "key/3o", "key/1e"}, "Card 2, the 1 espadas, wins."},
    {"parda", kTruco, {"calculate/trick", "key/3o", "key/3e"}, "Tied (parda): the cards 1, 2."},
    {"a manilha by the vira",
     kPaulista,
     {"slot/face_up", "key/5c", "slot/cards", "key/6o", "key/3p"},
     "Card 1, the 6 ♦, wins."},
    {"a trick without its vira", kPaulista, {"key/6o", "key/3p"}, "First enter the card that was turned up"},
    {"a pile of tarot", kTarot, {"key/Kh", "key/2s"}, "5 points in 2 cards, bouts: 0"},
    {"overtrumping",
     kTarot,
     {"calculate/follow", "key/T4", "key/T9", "slot/cards", "key/Kh", "key/T7", "slot/card", "key/T4"},
     "Playable: "},
    {"a pile of Troccas", kTroccas, {"key/Ks", "key/Qs", "key/2b", "key/3b"}, "8 points in 4 cards"},
    {"trump in Truf", kTruf, {"calculate/trick", "key/As", "key/2h", "trump/h"}, "Card 2, the "},
    {"trump is not led before it was played",
     kTruf,
     {"calculate/follow", "key/3s", "key/5h", "trump/s", "slot/card", "key/3s"},
     "trump"},
};

}  // namespace

TEST_CASE("cards are counted and judged by keys, and nothing is entered") {
  for (const Row& row : kRows) {
    CAPTURE(row.name);
    test::OpenPanel panel(row.lines);
    auto& [table, app, ui] = panel;
    const auto before = app.match()->records().size();
    ui.click("go/referee");
    ui.click("referee/calculate");
    for (const std::string& tap : row.taps) ui.click(tap);
    CHECK(ui.shows(row.answer));
    CHECK(ui.find("slot/cards") != nullptr);
    CHECK(app.match()->records().size() == before);
    ui.click("key/close");
    CHECK(ui.find("referee/calculate") != nullptr);
    CHECK(ui.cut().empty());
  }
}

TEST_CASE("a table without envido and flor has no calculator for them") {
  for (const auto& [lines, counted] : {std::pair{kPaulista, false}, {kTruco, true}}) {
    test::OpenPanel panel(lines);
    auto& [table, app, ui] = panel;
    ui.click("go/referee");
    ui.click("referee/calculate");
    CHECK(ui.find("calculate/trick") != nullptr);
    CHECK((ui.find("calculate/envido") != nullptr) == counted);
    CHECK((ui.find("calculate/flor") != nullptr) == counted);
    CHECK((ui.find("slot/face_up") != nullptr) == !counted);
  }
}

TEST_CASE("the calculator keeps the answers of an open case") {
  test::OpenPanel panel(kTruco);
  auto& [table, app, ui] = panel;
  ui.click("go/referee");
  ui.click("case/truco.false_flor");
  ui.click("fact/player/0");
  ui.click("referee/calculate");
  ui.click("key/7o");
  ui.click("key/close");
  ui.click("fact/held/yes");
  CHECK(ui.enabled("apply"));
}
