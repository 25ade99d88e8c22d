// The big screen of a competition in every window, and pages of a club in small windows.

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <span>

#include "src/core/text/time.hpp"
#include "tests/support/competition.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"
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

namespace {
namespace small_pages {

// A round of four tables, of which one is disputed. Its id.
std::string disputed(TableFixture& table) {
  session::League league(table.store.get(), session::system_host());
  auto made = league.create(test::cup("truco-nhf-de", test::swiss(), "The evenings of the friends")).value();
  test::enter_players(league, made, test::numbered(8));
  test::draw(league, made);
  for (const int other : {12, 21})
    (void)league
        .enter(made, league::event::ResultEntered{{0, 0, 0}, {{{.score = 30}, {.score = other}}, {}}, {}})
        .value();
  return made.head.id;
}

struct Speaking {
  const ui::Languages languages{TANTEADOR_BUILD "/locale"};
  TableFixture table;
  std::string id = disputed(table);

  ui::AppOptions options(const std::string& language) const {
    ui::AppOptions options = table.options();
    options.languages = languages.list();
    options.speak = [this](const std::string& chosen) { languages.speak(chosen); };
    options.settings.language = language;
    return options;
  }
  template <class Check>
  void in_every_language(const Check& check) {
    for (const view::Language& language : languages.list()) {
      CAPTURE(language.name);
      ui::App app(table.session, options(language.code));
      for (const int percent : {100, 125}) {
        CAPTURE(percent);
        HeadlessUi ui(app, {800, 600, ui::scale_asked_for(percent, 800, 600)});
        test::press(ui, {"go/home", "go/club"});
        check(ui);
      }
    }
    languages.speak("en");
  }
};

std::set<float> tops(const HeadlessUi& ui, std::string_view begin) {
  std::set<float> all;
  for (const ui::DrawnItem& item : ui.drawn_items())
    if (item.id.starts_with(begin)) all.insert(item.rect.top);
  return all;
}

long labels(const HeadlessUi& ui, const std::string& label) {
  return std::ranges::count_if(ui.drawn_items(), [&](const ui::DrawnItem& item) {
    return !item.id.empty() && item.text.starts_with(label);
  });
}

}  // namespace small_pages
}  // namespace

TEST_CASE("a round with a disputed table keeps its keys and fields apart in a small window") {
  small_pages::Speaking club;
  club.in_every_language([&](HeadlessUi& ui) {
    test::press(ui, {"league/competition/" + club.id});
    CHECK(ui.find("league/date/set"));
    CHECK(ui.find("league/open_only"));
    test::check_page(ui, test::Below::scrolled);
    CHECK(small_pages::tops(ui, "league/view/").size() == 1);
    for (const char* page : {"league/view/4", "league/view/0"}) {  // its name is never shortened
      test::press(ui, {page});
      const auto& items = ui.drawn_items();
      CHECK_FALSE(std::ranges::find(items, page, &ui::DrawnItem::id)->shortened);
    }
  });
}

TEST_CASE("the rail marks the club on every page of it") {
  test::FilledPanel panel(small_pages::disputed);
  auto& [table, id, app, ui] = panel;
  const auto marked = [&] {
    const auto& bar = app.panel().bar;
    const auto chosen = std::ranges::find(bar, true, &view::Button::chosen);
    return chosen == bar.end() ? std::string() : chosen->id;
  };
  CHECK(marked() == "go/home");
  for (const char* control : {"go/club", "league/new", "league/club"}) {
    test::press(ui, {control});
    CHECK(marked() == "go/club");
  }
  for (const std::string& control : {"league/competition/" + id, std::string("league/view/1")}) {
    test::press(ui, {control});
    CHECK(marked() == "go/club");
  }
}

TEST_CASE("Escape closes a result slip, then leaves the competition for the club") {
  test::FilledPanel panel(small_pages::disputed);
  auto& [table, id, app, ui] = panel;
  test::press(ui, {"go/club", "league/competition/" + id, "league/table/1"});
  REQUIRE(ui.find("league/result/close"));
  ui.key(ImGuiKey_Escape);
  CHECK_FALSE(ui.find("league/result/close"));
  CHECK(std::holds_alternative<view::RoundScreen>(app.panel().body));
  ui.key(ImGuiKey_Escape);
  CHECK(std::holds_alternative<view::ClubView>(app.panel().body));
}

TEST_CASE("the empty page of teams names its next step once") {
  test::FilledPanel panel([](TableFixture& table) {
    session::League league(table.store.get(), session::system_host());
    return league.create(test::cup("truco-nhf-de")).value().head.id;
  });
  test::press(panel.ui, {"go/club", "league/page/2"});
  CHECK(small_pages::labels(panel.ui, "New team") == 1);
}

TEST_CASE("an upright big screen shows a long title whole") {
  test::FilledPanel panel(small_pages::disputed);
  HeadlessUi ui(panel.app, {1080, 1920, ui::scale_asked_for(100, 1080, 1920)});
  test::press(ui, {"go/home", "go/club", "league/competition/" + panel.id, "league/wall"});
  const auto& items = ui.drawn_items();
  const auto title = std::ranges::find(items, "The evenings of the friends", &ui::DrawnItem::text);
  REQUIRE(title != items.end());
  CHECK_FALSE(title->shortened);
  CHECK_FALSE(title->cut);
}

TEST_CASE("a competition shows every minute of its clock") {
  TableFixture table;
  const std::string id = hung_wall::evening(table);
  int passed = 0;
  ui::AppOptions options = table.options();
  options.now = [&passed] {
    return time_text(*read_time(session::system_host().now()) + std::chrono::minutes(passed));
  };
  ui::App app(table.session, std::move(options));
  HeadlessUi ui(app);
  test::press(ui,
              {"go/home", "go/club", "league/competition/" + id, "league/view/4", "league/manage/group/1"});
  const auto shows_minutes = [&ui](int minutes) {
    const std::string end = " · " + std::to_string(minutes) + " minutes";
    return std::ranges::any_of(ui.drawn_items(), [&](const auto& item) { return item.text.ends_with(end); });
  };
  CHECK(shows_minutes(50));
  passed = 3;
  CHECK(app.needs_refresh());
  ui.frame();
  CHECK(shows_minutes(47));
  CHECK_FALSE(app.needs_refresh());
}
