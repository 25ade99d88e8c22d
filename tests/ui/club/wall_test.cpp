// The big screen of a competition, in every window.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <span>

#include "tests/support/competition.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::TableFixture;

namespace {
namespace hung_wall {

constexpr int kPlayers = 24, kPlayed = 5;

// A round of twelve tables in a named club; five have a result. Its id.
std::string evening(TableFixture& table) {
  session::League league(table.store.get(), session::system_host());
  league::StageSetup stage = test::swiss();
  stage.minutes = 50;
  auto made =
      league.create(test::cup("truco-nhf-de", stage, "The evenings of the friends of the game")).value();
  session::OpenClub club = league.club();
  (void)league.enter(club, league::event::ClubNamed{"Club Social La Esquina, Rosario"}).value();
  test::enter_players(league, made, test::numbered(kPlayers, "Maximiliana Freifrau "));
  test::draw(league, made);
  for (int at = 0; at < kPlayed; ++at)
    (void)league
        .enter(made, league::event::ResultEntered{{0, 0, at}, {{{.score = 30}, {.score = 21}}, {}}, {}})
        .value();
  return made.head.id;
}

bool overlap(const ui::Rect& one, const ui::Rect& other) {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

int number_of(const HeadlessUi& ui, const std::string& text) {
  return static_cast<int>(std::ranges::count(ui.drawn_items(), text, &ui::DrawnItem::text));
}

}  // namespace hung_wall
}  // namespace

TEST_CASE("the wall shows the club, the countdown and all tables, and no text touches another") {
  constexpr std::pair<float, float> kWindows[] = {{1280, 720}, {1366, 768}, {1920, 1080}, {1080, 1920}};
  test::FilledPanel panel(hung_wall::evening);
  for (const auto& [width, height] : kWindows) {
    CAPTURE(width);
    HeadlessUi ui(panel.app, {width, height, ui::scale_asked_for(100, width, height)});
    test::press(ui, {"go/home", "go/club", "league/competition/" + panel.id, "league/wall"});
    test::check_texts(ui);
    CHECK(ui.shows("Club Social La Esquina, Rosario"));
    CHECK(ui.shows("7 tables are open."));
    if (width > height) {  // all tables on one page
      CHECK(hung_wall::number_of(ui, "in progress") == 12 - hung_wall::kPlayed);
      CHECK(hung_wall::number_of(ui, "30") == hung_wall::kPlayed);
    }
    const auto clock = std::ranges::find_if(ui.drawn_items(), [](const ui::DrawnItem& item) {
      return item.text == "50:00" || item.text.starts_with("49:") || item.text.starts_with("48:");
    });
    REQUIRE(clock != ui.drawn_items().end());
    CHECK(clock->rect.height() >= 0.055f * std::min(width, height));  // readable from six metres
    std::vector<ui::Rect> texts;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      CAPTURE(item.text);
      if (item.text == ":") continue;  // between two scores
      for (const ui::Rect& other : texts) CHECK_FALSE(hung_wall::overlap(item.rect, other));
      texts.push_back(item.rect);
    }
    test::press(ui, {"league/wall/back"});
  }
}

TEST_CASE("rounds and standings have one row of tabs") {
  test::FilledPanel panel(hung_wall::evening);
  auto& [table, id, app, ui] = panel;
  test::press(ui, {"go/home", "go/club", "league/competition/" + id, "league/view/1"});
  std::set<float> tops;
  for (const ui::DrawnItem& item : ui.drawn_items())
    for (const char* tab : {"league/table_of/", "league/after/", "league/in_play"})
      if (item.id.starts_with(tab)) tops.insert(item.rect.top);
  CHECK(tops.size() == 1);
}

TEST_CASE("tabs without room give way to keys that lead to the next ones") {
  struct OnePanel : ui::Program {
    view::Panel shown;
    view::Settings chosen;
    const view::Panel& panel() override { return shown; }
    void perform(std::span<const view::Command>) override {}
    const view::Settings& settings() const override { return chosen; }
  } program;
  view::StandingsView view;
  for (int i = 1; i <= 20; ++i)
    view.rounds.push_back({.id = "after/" + std::to_string(i), .label = "After round " + std::to_string(i)});
  view.rounds[9].chosen = true;
  program.shown.body = view;
  HeadlessUi ui(program, {1280, 800, 1});
  CHECK(ui.find("after/10") != nullptr);
  CHECK(hung_wall::number_of(ui, "←") == 1);
  CHECK(hung_wall::number_of(ui, "→") == 1);
  for (const ui::DrawnItem& item : ui.drawn_items()) CHECK(item.rect.right <= 1280);
}
