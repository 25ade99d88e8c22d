// While an entry is replaced, each key shows its effect on the score before it is pressed.

#include <doctest/doctest.h>

#include <map>

#include "src/core/text/join.hpp"
#include "src/view/words.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kHand;
using test::kTwo;
using test::TableFixture;
using test::tallied;

namespace {
namespace instead {

constexpr std::string_view kArrow = " → ";

std::string figures(const ui::App& app) {
  std::vector<std::string> all;
  for (int side = 0; side < side_count(app.match()->match()); ++side)
    all.push_back(view::plain_points(test::score_of(app, side)));
  return join(all, all.size() > 2 ? " · " : " – ");
}

struct Change {
  std::string before, after;
};
std::map<std::string, Change> score_changes(const HeadlessUi& ui) {
  std::map<std::string, Change> all;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    const auto bar = item.text.find(" | "), arrow = item.text.find(kArrow);
    if (!item.enabled || bar == item.text.npos || arrow == item.text.npos) continue;
    all[item.id] = {item.text.substr(bar + 3, arrow - bar - 3), item.text.substr(arrow + kArrow.size())};
  }
  return all;
}

struct Row {
  std::string lines;
  std::vector<std::string> taps;
  std::size_t keys;  // at least, that say it
};
const std::string kRefused =
    "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n"
    "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"no_quiero\"}\n";
std::string match_of(const std::string& game, const std::string& ruleset, const std::string& more) {
  return R"({"type":"match_started","game":")" + game + R"(","ruleset":")" + ruleset +
         R"(","players":["Ana","Beto","Caro","Dani"]})" + "\n" + more;
}

}  // namespace instead
}  // namespace

TEST_CASE("during a replacement each button shows both scores, and they are correct") {
  const instead::Row rows[] = {
      {kTwo + tallied("Ana", 3) + tallied("Beto", 2) + tallied("Ana", 1), {"go/history", "replace/2"}, 7},
      {kTwo + kHand + instead::kRefused + kHand, {"go/history", "replace/4"}, 1},
      {instead::match_of("tarot", "tarot-fft-4",
                         "{\"type\":\"deal_started\"}\n"
                         "{\"type\":\"bid\",\"player\":\"Ana\",\"bid\":\"garde\"}\n"
                         "{\"type\":\"result\",\"bouts\":2,\"points\":49}\n"),
       {"go/history", "replace/4", "key/back", "key/back", "key/5", "key/0"},
       1},
      {R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":["Ana","Beto"]})"
       "\n"
       R"({"type":"counted","points":{"Ana":5,"Beto":7}})"
       "\n",
       {"go/history", "replace/2", "key/7"},
       1}};
  for (const instead::Row& row : rows) {
    CAPTURE(row.lines);
    TableFixture table;
    REQUIRE(!table.play(row.lines).empty());
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    test::press(ui, row.taps);
    CAPTURE(ui.page());
    const auto changes = instead::score_changes(ui);
    CHECK(changes.size() >= row.keys);
    test::check_texts(ui);
    for (const auto& [control, change] : changes) {
      CAPTURE(control);
      CHECK(change.before == instead::figures(app));
      CHECK(change.before != change.after);
      TableFixture each;
      each.play(row.lines);
      ui::App replaced(each.session, each.options());
      HeadlessUi keys(replaced);
      test::press(keys, row.taps);
      test::press(keys, {control});
      if (keys.find("go_on")) test::press(keys, {"go_on"});
      CHECK(instead::figures(replaced) == change.after);
    }
    test::press(ui, {"keep"});
    CHECK(instead::score_changes(ui).empty());
  }
}
