// The big screen of a match: the sheet of its game, large, without controls.

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::TableFixture;

namespace {
namespace tv {

constexpr const char* kNames[] = {"Maximiliana Freifrau von Oberwesterheim", "Bartholomäus Großmütterchen",
                                  "Ana", "Wolfgang Amadeus Mozart"};

std::string start_of(const std::string& ruleset) {
  std::string names;
  for (const char* name : kNames) names += (names.empty() ? "\"" : ",\"") + std::string(name) + "\"";
  return R"({"type":"match_started","game":")" + ruleset.substr(0, ruleset.find('-')) + R"(","ruleset":")" +
         ruleset + R"(","players":[)" + names + "]}\n";
}

std::string bid(int player, const std::string& what) {
  return R"({"type":"bid","player":")" + std::string(kNames[player]) + R"(",)" + what + "}\n";
}

struct Game {
  std::string lines;
  std::vector<std::string> shown;  // besides the names
};

// One match of each game, with the texts of its sheet.
std::vector<Game> games() {
  const std::string deal = "{\"type\":\"deal_started\"}\n";
  std::string truf = start_of("truf-lodige") + deal;
  for (const auto& [player, card] : {std::pair(0, "5s"), {1, "3h"}, {2, "2d"}, {3, "Ac"}})
    truf += bid(player, R"("card":")" + std::string(card) + "\"");
  return {
      {start_of("truco-nhf-de") + test::tallied("Nosotros", 19) + test::tallied("Ellos", 13) + test::kHand,
       {"19/30", "13/30", "BUENAS", "Nosotros leads by 6"}},
      {start_of("tarot-fft-4") + deal + bid(2, R"("bid":"garde")") +
           R"({"type":"result","bouts":2,"points":49})" + "\n",
       {"+198", "−66", "G", "Ana leads by 264"}},
      {start_of("troccas-1962") + deal + R"({"type":"counted","points":{"Nus":20}})" + "\n", {"−16", "+16"}},
      {truf, {"5", "3", "2", "A"}},
      {start_of("sheet-any") + R"({"type":"counted","points":{"Ana":70,"Wolfgang Amadeus Mozart":-20,)" +
           R"("Maximiliana Freifrau von Oberwesterheim":4,"Bartholomäus Großmütterchen":5}})" + "\n",
       {"70", "−20", "Ana leads by 65"}}};
}

bool shows_exactly(const HeadlessUi& ui, const std::string& text) {
  return std::ranges::any_of(ui.drawn_items(), [&](const ui::DrawnItem& item) { return item.text == text; });
}

}  // namespace tv
}  // namespace

TEST_CASE("the big screen shows each game's sheet whole in every window, and its only control leads back") {
  constexpr std::pair<float, float> kWindows[] = {{1280, 720}, {1366, 768}, {1920, 1080}, {1080, 1920}};
  for (const tv::Game& game : tv::games()) {
    CAPTURE(game.lines);
    TableFixture table;
    REQUIRE(!table.play(game.lines).empty());
    ui::App app(table.session, table.options());
    for (const auto& [width, height] : kWindows) {
      CAPTURE(width);
      HeadlessUi ui(app, {width, height, ui::scale_asked_for(100, width, height)});
      test::press(ui, {"go/tv"});
      test::check_texts(ui);
      for (const std::string& text : game.shown) {
        CAPTURE(text);
        CHECK(tv::shows_exactly(ui, text));
      }
      for (const ui::DrawnItem& item : ui.drawn_items()) {
        CAPTURE(item.text);
        if (!item.id.empty()) CHECK(item.id == "tv/back");
        CHECK(item.rect.right <= width + 1);
        CHECK(item.rect.bottom <= height + 1);
      }
      test::press(ui, {"tv/back"});
    }
  }
}

TEST_CASE("a big screen fills its window at any setting, and a board has the requested scale") {
  view::Panel panel;
  panel.body = view::TvView{};
  CHECK(ui::scale_of(panel, 100, 1066, 600) == doctest::Approx(1));
  for (const int percent : {80, 250})
    CHECK(ui::scale_of(panel, percent, 1920, 1080) == doctest::Approx(1.8f).epsilon(0.01));
  CHECK(ui::scale_of(panel, 100, 3840, 2160) == doctest::Approx(3.2f));  // larger letters are not baked
  panel.body = view::WallView{};
  CHECK(ui::scale_of(panel, 100, 1920, 1080) == doctest::Approx(1.5f));
  CHECK(ui::scale_of(panel, 250, 1920, 1080) == doctest::Approx(1.5f * 1.25f));
  panel.body = view::MatchScreen{};
  CHECK(ui::scale_of(panel, 100, 1920, 1080) == ui::scale_asked_for(100, 1920, 1080));
}
