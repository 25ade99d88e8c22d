// Any game entered by hand: a number in at most three taps, derived numbers, the dealer, undo.

#include <doctest/doctest.h>

#include <algorithm>
#include <tuple>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::press;
using test::TableFixture;

namespace {

constexpr const char* kTwelve[] = {"Ana",  "Beto", "Caro", "Dani", "Ema",   "Fina",
                                   "Gabo", "Hugo", "Inés", "Juan", "Karla", "Lola"};

std::string begin(std::string_view ruleset, int players, const std::string& more = "") {
  std::string names;
  for (int i = 0; i < players; ++i) names += (i > 0 ? ",\"" : "\"") + std::string(kTwelve[i]) + "\"";
  return R"({"type":"match_started","game":"sheet","ruleset":")" + std::string(ruleset) + R"(","players":[)" +
         names + "]" + more + "}\n";
}

std::vector<Points> totals_of(const ui::App& app) {
  std::vector<Points> all;
  for (int side = 0; side < side_count(app.match()->match()); ++side)
    all.push_back(score(app.match()->match(), side_at(side)));
  return all;
}

}  // namespace

TEST_CASE("a deal takes at most three taps a side, and one to add it") {
  struct Row {
    const char* what;
    std::string_view ruleset;
    int players;
    std::vector<std::string> taps;  // of the numbers
    std::vector<Points> after;
  };
  const Row rows[] = {
      // Rummy to 100: after two digits the keys go on.
      {"two digits a side",
       "sheet-rummy",
       4,
       {"key/4", "key/5", "key/1", "key/2", "count/3", "key/3", "key/0"},
       {45, 12, 0, 30}},
      {"one digit, then the next side", "sheet-rummy", 2, {"key/7", "count/1", "key/3"}, {7, 3}},
      {"three digits a side",
       "sheet-belote",
       2,
       {"key/1", "key/2", "key/0", "count/1", "key/4", "key/2"},
       {120, 42}},
      {"a chip a side (S-12)", "sheet-rummy", 3, {"chip/0", "chip/1", "chip/3"}, {5, 10, 20}},
      {"the declarer alone: the others have 0", "sheet-skat", 3, {"count/1", "key/4", "key/8"}, {0, 48, 0}},
      {"below nought", "sheet-skat", 3, {"key/3", "key/6", "key/sign"}, {-36, 0, 0}},
      {"below nought by a chip (S-12)", "sheet-skat", 3, {"key/sign", "chip/1"}, {-20, 0, 0}},
      {"a digit too many is taken back", "sheet-rummy", 2, {"key/9", "key/back", "key/8"}, {8, 0}},
      {"one alone", "sheet-any", 1, {"key/5"}, {5}},
  };
  for (const Row& row : rows) {
    CAPTURE(row.what);
    CHECK(row.taps.size() <= 3 * static_cast<std::size_t>(row.players));
    test::OpenPanel panel(begin(row.ruleset, row.players));
    auto& [table, app, ui] = panel;
    CHECK(!ui.enabled("enter"));
    press(ui, row.taps);
    press(ui, {"enter"});
    CHECK(totals_of(app) == row.after);
    press(ui, {"undo"});
    CHECK(totals_of(app) == std::vector<Points>(row.after.size()));
  }
}

TEST_CASE("a number that gives the others follows the chosen side") {
  test::OpenPanel panel(begin("sheet-belote", 2, R"(,"options":{"deal_sum":162,"others":"rest"})"));
  auto& [table, app, ui] = panel;
  press(ui, {"key/1", "key/0", "key/0"});
  CHECK(ui.shows("62"));  // what is left of 162
  CHECK(ui.shows("Add: +100, +62"));
  press(ui, {"count/1"});
  CHECK(ui.shows("Add: +62, +100"));
  press(ui, {"enter"});
  CHECK(totals_of(app) == std::vector<Points>{62, 100});
}

TEST_CASE("numbers without the agreed sum are refused beside the buttons, with the reason") {
  test::OpenPanel panel(begin("sheet-belote", 2, R"(,"options":{"deal_sum":162})"));
  auto& [table, app, ui] = panel;
  press(ui, {"key/1", "key/0", "key/0", "count/1", "key/6", "key/0"});
  CHECK(ui.shows("The numbers of a deal must add up to 162, not 160."));
  CHECK(!ui.enabled("enter"));
  press(ui, {"key/back", "key/2", "enter"});
  CHECK(totals_of(app) == std::vector<Points>{100, 62});
}

TEST_CASE("another dealer is named with a tap, and the deal rotates from there") {
  test::OpenPanel panel(begin("sheet-any", 4));
  auto& [table, app, ui] = panel;
  CHECK(ui.shows("Dani deals"));
  press(ui, {"dealer/next", "dealer/next"});
  CHECK(ui.shows("Beto deals"));
  press(ui, {"key/1", "enter"});
  CHECK(ui.shows("Caro deals"));
  CHECK(app.match()->records().back().payload.find("\"dealer\":1") != std::string::npos);
}

TEST_CASE("every part of the sheet fits, for one player and for twelve, at the start and later") {
  for (const std::string_view ruleset : {"sheet-any", "sheet-mus", "sheet-rummy", "sheet-jass"}) {
    for (const int players : {1, 2, 4, 7, 12}) {
      CAPTURE(ruleset);
      CAPTURE(players);
      std::string points;
      for (int i = 0; i < players; ++i)
        points += (i > 0 ? ",\"" : "\"") + std::string(kTwelve[i]) + "\":" + std::to_string(3 + 2 * i);
      const std::string deal = R"({"type":"counted","points":{)" + points + "}}\n";
      test::OpenPanel panel(begin(ruleset, players) + deal + deal);
      auto& [table, app, ui] = panel;
      test::check_page(ui);
      press(ui, {"key/1", "key/2"});
      test::check_page(ui);
    }
  }
}

TEST_CASE("above the deals of twelve each name has its mark beside it") {
  constexpr std::string_view kLong = "Wilhelmine-Maximiliana ";
  std::string names, points;
  for (int i = 0; i < 12; ++i) {
    const std::string name = "\"" + std::string(kLong) + std::to_string(i) + "\"";
    names += (i > 0 ? "," : "") + name;
    points += (i > 0 ? "," : "") + name + ":" + std::to_string(i);
  }
  TableFixture table;
  REQUIRE(!table
               .play(R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":[)" + names +
                     "]}\n" + R"({"type":"counted","points":{)" + points + "}}\n")
               .empty());
  ui::App app(table.session, table.options());
  for (const auto& [width, height, scale] :
       {std::tuple{800.0f, 600.0f, 0.8f}, {1280.0f, 800.0f, 1.0f}, {1366.0f, 768.0f, 0.96f}}) {
    CAPTURE(width);
    HeadlessUi ui(app, {width, height, scale});
    if (ui.find("page/0")) ui.click("page/0");
    const float line =
        std::ranges::max_element(ui.drawn_items(), {}, [&](const ui::DrawnItem& item) {
          return item.text.starts_with(kLong) && item.id.empty() && item.rect.left < width * 0.6f
                     ? item.rect.top
                     : 0;
        })->rect.top;
    std::vector<const ui::DrawnItem*> names_above;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.text.starts_with(kLong) && item.rect.top == line) names_above.push_back(&item);
    }
    REQUIRE(names_above.size() == 12);
    constexpr float kMarkAndAir = 18 + 5 + 6;  // units
    for (std::size_t i = 1; i < 12; ++i)
      CHECK(names_above[i]->rect.left - names_above[i - 1]->rect.right >= kMarkAndAir * scale - 1);
  }
}

TEST_CASE("a long name stays in its column at the largest figures too") {
  std::string names;
  for (int i = 0; i < 12; ++i)
    names += (i > 0 ? ",\"" : "\"") +
             std::string("Wilhelmine-Maximiliana Großmütterchen-Schwarzenbergerländer ") + std::to_string(i) +
             "\"";
  TableFixture table;
  REQUIRE(!table
               .play(R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":[)" + names +
                     "]}\n")
               .empty());
  ui::AppOptions options = table.options();
  options.tv = true;
  ui::App app(table.session, options);
  for (const auto& [width, height] : {std::pair{800.0f, 600.0f}, {1366.0f, 768.0f}, {1920.0f, 1080.0f}}) {
    CAPTURE(width);
    HeadlessUi ui(app, {width, height, ui::scale_in_window(100, width, height)});
    CHECK(ui.shows("Wilhelmine"));
    for (const std::string& text : ui.cut()) FAIL_CHECK(text);
  }
}

TEST_CASE("the deals of any number of players stay on the sheet, in every window") {
  constexpr std::tuple<float, float> kWindows[] = {{800, 600},  {1024, 600}, {1280, 800},
                                                   {768, 1024}, {800, 1280}, {1080, 1920}};
  for (const int players : {1, 6, 7, 12}) {
    CAPTURE(players);
    std::string points;
    for (int i = 0; i < players; ++i)
      points += (i > 0 ? ",\"" : "\"") + std::string(kTwelve[i]) + "\":" + std::to_string(-1000 - i);
    const std::string deal = R"({"type":"counted","points":{)" + points + "}}\n";
    std::string lines = begin("sheet-any", players);
    for (int i = 0; i < 30; ++i) lines += deal;
    TableFixture table;
    REQUIRE(!table.play(lines).empty());
    ui::App app(table.session, table.options());
    for (const auto& [width, height] : kWindows) {
      CAPTURE(width);
      CAPTURE(height);
      HeadlessUi ui(app, {width, height, ui::scale_in_window(100, width, height)});
      if (ui.find("page/0")) ui.click("page/0");
      const auto chart = std::ranges::find(ui.drawn_items(), "Points over the deals", &ui::DrawnItem::text);
      REQUIRE(chart != ui.drawn_items().end());
      int figures = 0;
      for (const ui::DrawnItem& item : ui.drawn_items()) {
        if (!item.text.starts_with("−") || item.rect.top >= chart->rect.top) continue;
        CAPTURE(item.text);
        CHECK(item.rect.bottom <= chart->rect.top);
        ++figures;
      }
      CHECK(figures >= 3 * players);  // the totals, and one deal at least with its change and total
    }
  }
}

TEST_CASE("a match of any game starts with a few taps, with single players or two sides") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/sheet", "ruleset/sheet-mus", "players/4", "sides/two", "start"});
  CHECK(side_count(app.match()->match()) == 2);
  CHECK(side_of(app.match()->match(), seat_at(2)) == side_at(0));
  press(ui, {"go/home", "new/sheet", "players/12", "start"});
  CHECK(side_count(app.match()->match()) == 12);
}
