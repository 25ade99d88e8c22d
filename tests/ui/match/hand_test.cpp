// The hand of Truco: every call keeps its place through the whole hand and has a readable description.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kFour;
using test::kHand;
using test::kTwo;
using test::TableFixture;

namespace {
namespace hand {

using Corner = std::pair<int, int>;  // of a place, in pixels

bool is_answer(const std::string& id) { return id.find("quiero") != id.npos || id.find("achico") != id.npos; }

// The corners of each call, trick, number and undo key. The steps of a ladder share one corner.
std::map<std::string, Corner> places(const HeadlessUi& ui) {
  std::map<std::string, Corner> all;
  constexpr std::string_view kKept[] = {"call/", "leave/", "trick/", "points/", "undo", "redo"};
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (std::ranges::any_of(kKept, [&](std::string_view kept) { return item.id.starts_with(kept); }))
      all[item.id] = {static_cast<int>(item.rect.left), static_cast<int>(item.rect.top)};
  }
  return all;
}

std::string ladder(const std::string& id) {
  const std::string side = id.substr(0, id.rfind('/') + 1), word = id.substr(id.rfind('/') + 1);
  if (word == "retruco" || word == "vale_cuatro") return side + "truco";
  if (word == "con_flor_quiero") return side + "quiero";
  return word == "con_flor_me_achico" ? side + "no_quiero" : id;
}

const std::vector<std::vector<std::string>> kHands{
    {"call/0/envido", "call/1/real_envido", "call/0/quiero", "settle/0", "call/0/truco", "call/1/quiero",
     "call/1/retruco", "call/0/quiero", "call/0/vale_cuatro", "call/1/quiero", "trick/0"},
    {"call/0/truco", "call/1/envido", "call/0/no_quiero", "call/1/quiero", "trick/1", "trick/tied"},
    {"call/0/flor", "call/1/contraflor", "call/0/con_flor_quiero", "settle/1", "trick/0"},
    {"trick/tied", "call/1/truco", "call/0/quiero"}};

}  // namespace hand
}  // namespace

TEST_CASE("calls, tricks, numbers and undo keep their places during a hand") {
  for (const std::string& match : {kTwo, kFour, test::start(3), test::start(6)}) {
    for (const test::Canvas canvas : {test::Canvas{1280, 800, 1}, {1080, 1920, 1}, {2560, 1600, 2}}) {
      for (const auto& taps : hand::kHands) {
        TableFixture table;
        table.play(match + kHand);
        ui::App app(table.session, table.options());
        HeadlessUi ui(app, canvas);
        std::map<std::string, hand::Corner> fixed;
        std::map<hand::Corner, bool> answers;
        for (std::size_t i = 0; i <= taps.size(); ++i) {
          for (const auto& [id, corner] : hand::places(ui)) {
            CAPTURE(id);
            CHECK(fixed.try_emplace(hand::ladder(id), corner).first->second == corner);
            CHECK(answers.try_emplace(corner, hand::is_answer(id)).first->second == hand::is_answer(id));
          }
          test::check_texts(ui);
          if (i == taps.size()) break;
          CAPTURE(taps[i]);
          CAPTURE(ui.page());
          REQUIRE(ui.enabled(taps[i]));
          ui.click(taps[i]);
        }
        CHECK(fixed.size() >= 14);
      }
    }
  }
}

TEST_CASE("a second tap within 300 ms on a changed button is ignored") {
  test::OpenPanel panel(kTwo + kHand + R"({"type":"called","player":"Beto","call":"truco"})" + "\n");
  auto& [table, app, ui] = panel;
  test::press(ui, {"call/0/quiero"});
  ui.wait(1);
  const ImVec2 at = ui.find("call/0/retruco")->rect.centre();
  ui.click("call/0/retruco");
  const std::size_t before = app.match()->records().size();
  ui.press_at(at);  // empty now
  CHECK(app.match()->records().size() == before);
  // A control that moved to the place of a won trick is another control.
  test::press(ui, {"call/1/quiero", "trick/0"});
  ui.wait(1);
  const ImVec2 trick = ui.find("trick/0")->rect.centre();
  ui.click("trick/0");
  const std::size_t over = app.match()->records().size();
  ui.press_at(trick);
  CHECK(app.match()->records().size() == over);
}

TEST_CASE("an empty place gives its reason when pressed, with the rule one tap further") {
  test::OpenPanel panel(kTwo + kHand);
  auto& [table, app, ui] = panel;
  REQUIRE(!ui.enabled("call/0/quiero"));
  const std::size_t before = app.match()->records().size();
  ui.click("call/0/quiero");
  CHECK(app.match()->records().size() == before);
  bool said = false;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (!item.text.starts_with("Quiero: ")) continue;
    said = true;
    CHECK(item.text.find("T-") == std::string::npos);
  }
  CHECK(said);
  REQUIRE(ui.enabled("why_not/rule"));
  ui.wait(1);
  test::press(ui, {"why_not/rule"});
  CHECK(ui.find("why_not/rule") == nullptr);  // the rulebook
}

TEST_CASE("the stake is large: step, points, the side to answer, and pending calls") {
  test::OpenPanel panel(kTwo);
  auto& [table, app, ui] = panel;
  test::press(ui, {"start_hand"});
  CHECK(ui.shows("Ana is mano"));
  test::press(ui, {"call/0/envido"});
  const auto large = [&](std::string_view text) {
    return std::ranges::any_of(ui.drawn_items(), [&](const ui::DrawnItem& item) {
      return item.id.empty() && item.text == text && item.rect.height() >= 45;
    });
  };
  CHECK(large("2"));
  CHECK(ui.shows("Beto must answer"));
  test::press(ui, {"call/1/real_envido"});
  CHECK(large("5"));  // 2 + 3 (T-21)
  test::press(ui, {"undo"});
  test::press(ui, {"call/1/quiero"});
  CHECK(ui.shows("Envido accepted: 2"));
  test::press(ui, {"settle/1"});
  CHECK(ui.shows("Envido: Beto +2 when the hand ends"));
  test::press(ui, {"call/0/truco"});
  CHECK(ui.shows("Truco"));
  CHECK(ui.shows("Beto must answer"));
  test::press(ui, {"call/1/quiero"});
  CHECK(large("2"));
  test::press(ui, {"trick/0", "trick/0"});
  CHECK(ui.shows("Ana +2: "));  // what came of the hand
  CHECK(ui.shows("Beto +2: "));
}
