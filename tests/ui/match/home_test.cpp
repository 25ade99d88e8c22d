// The home screen: one large control, an obvious next act, pages that need no match, and the first start.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>

#include "src/session/check.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kTwo;
using test::TableFixture;
using test::tallied;

namespace {
namespace home_page {

const std::string kNames =
    R"("players":["Maximiliana Freifrau von Oberwesterheim","Bartholomäus Großmütterchen","Ana","Łukasz"])";
const std::string kGames[] = {
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de",)" + kNames + "}\n",
    R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-4",)" + kNames + "}\n",
    R"({"type":"match_started","game":"sheet","ruleset":"sheet-rummy",)" + kNames +
        "}\n{\"type\":\"match_ended\",\"reason\":\"agreed\"}\n"};

constexpr std::pair<float, float> kWindows[] = {{800, 600},   {1024, 768},  {1280, 800},  {1366, 768},
                                                {1080, 1920}, {1920, 1080}, {2560, 1440}, {3840, 2160}};

template <class Look>
void in_all_windows(TableFixture& table, const Look& look) {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const view::Language& language : languages.list()) {
    ui::App app(table.session, table.options(languages, language.code));
    for (const auto& [width, height] : kWindows) {
      for (const int percent : {80, 100, 250}) {
        CAPTURE(language.code);
        CAPTURE(width);
        CAPTURE(percent);
        HeadlessUi ui(app, {width, height, ui::scale_in_window(percent, width, height)});
        look(ui);
      }
    }
  }
  languages.speak("en");
}

// The control that is drawn largest.
std::string largest(const HeadlessUi& ui, float below) {
  std::string id;
  float most = 0;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    const float size = item.rect.width() * item.rect.height();
    if (item.id.empty() || item.rect.top < below || size <= most) continue;
    most = size;
    id = item.id;
  }
  return id;
}

}  // namespace home_page
}  // namespace

TEST_CASE("the home screen has one largest figure and one largest button") {
  TableFixture table;
  const std::string over =
      table.play(kTwo + tallied("Ana", 3) + R"({"type":"match_ended","reason":"agreed"})" + "\n");
  {
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    CHECK(home_page::largest(ui, 66) == "again/" + over);
  }
  const std::string live = table.play(kTwo + tallied("Beto", 7));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/home"});
  CHECK(home_page::largest(ui, 66) == "open/" + live);
  float tallest = 0;
  std::string text;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (!item.id.empty() || item.rect.height() <= tallest) continue;
    tallest = item.rect.height();
    text = item.text;
  }
  CHECK((text == "0" || text == "7"));
}

TEST_CASE("nothing of the home screen is cut or covered, in any window, size and language") {
  TableFixture table;
  for (const std::string& game : home_page::kGames) REQUIRE(!table.play(game).empty());
  home_page::in_all_windows(table, [](HeadlessUi& ui) {
    if (ui.find("go/home")) ui.click("go/home");
    test::check_texts(ui);
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.id.starts_with("new/") || item.id.starts_with("go/")) {
        CAPTURE(item.id);
        CHECK(item.rect.height() >= 43.5f * ui.canvas().scale);
        CHECK(item.rect.bottom <= ui.canvas().height);
      }
    }
  });
}

TEST_CASE("in a large window everything grows, and every size has an effect") {
  struct Row {
    float width, height, scale;
  };
  const Row rows[] = {{1280, 800, 1},      {1366, 768, 0.96f},  {1080, 1920, 1},       {1920, 1080, 1.08f},
                      {2560, 1440, 1.44f}, {3840, 2160, 2.16f}, {1440, 2560, 4 / 3.0f}};
  for (const Row& row : rows) {
    CAPTURE(row.width);
    CHECK(ui::scale_in_window(100, row.width, row.height) == doctest::Approx(row.scale));
    CHECK(ui::scale_in_window(80, row.width, row.height) < row.scale);
    if (row.width > 1900) CHECK(ui::scale_in_window(120, row.width, row.height) > row.scale);
  }
}

TEST_CASE("the first start offers a game, a sample and a club, and nothing is cut") {
  TableFixture table;
  home_page::in_all_windows(table, [](HeadlessUi& ui) {
    CHECK(ui.find("new/truco"));
    CHECK(ui.find("sample"));
    CHECK(ui.find("go/club"));
    test::check_page(ui);
  });
}

TEST_CASE("the sample allows every action to the end, and stores nothing") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  test::press(ui, {"sample"});
  CHECK(ui.shows("nothing is saved"));
  const Points before = test::score_of(app, 0);
  test::press(ui, {"call/0/truco", "call/1/quiero", "trick/0", "trick/0"});
  CHECK(test::score_of(app, 0) == before + 2);
  test::press(ui, {"undo"});
  CHECK(test::score_of(app, 0) == before);
  test::press(ui, {"redo"});
  for (int i = 0; i < 40 && !ui.find("again"); ++i)
    ui.click(ui.enabled("points/0/4") ? "points/0/4" : "start_hand");
  test::press(ui, {"again"});  // another sample, kept as little
  CHECK(ui.shows("nothing is saved"));
  test::press(ui, {"go/home"});
  CHECK(table.session.count_matches() == 0);
  CHECK(ui.find("new/truco"));
  test::press(ui, {"new/truco", "start", "points/0/1"});
  CHECK(table.session.count_matches() == 1);
}

TEST_CASE("the referee opens from the home screen by game, search and case, and nothing is entered") {
  test::OpenPanel panel(kTwo + R"({"type":"match_ended","reason":"agreed"})" + "\n");
  auto& [table, app, ui] = panel;
  int before = ui.taps();
  test::press(ui, {"go/dispute", "dispute/truco"});
  CHECK(ui.taps() == before + 2);
  REQUIRE(ui.find("case/truco.out_of_turn"));
  const auto cases = [&] {
    return std::ranges::count_if(ui.drawn_items(),
                                 [](const ui::DrawnItem& item) { return item.id.starts_with("case/"); });
  };
  const auto all = cases();
  ui.type("cases/search", "TURN");
  CHECK(cases() < all);
  REQUIRE(ui.find("case/truco.out_of_turn"));
  ui.type("cases/search", " zzzz");  // one of the words is found, and that is said
  CHECK(ui.find("case/truco.out_of_turn"));
  CHECK(ui.shows("No rule has all these words. These have some of them."));
  test::press(ui, {"referee/close", "dispute/truco"});
  CHECK(cases() == all);
  ui.type("cases/search", "zzzz");
  CHECK(ui.find("case/truco.out_of_turn") == nullptr);
  CHECK(ui.find("case/other"));
  CHECK(ui.shows("No rule contains any of these words."));
  test::press(ui, {"referee/close", "dispute/truco"});
  test::press_in_sight(ui, {"case/truco.out_of_turn"});
  CHECK(!ui.enabled("apply"));
  test::check_page(ui);
  test::press(ui, {"referee/back", "referee/close", "dispute/tarot"});
  CHECK(ui.find("case/truco.out_of_turn") == nullptr);
  test::press(ui, {"referee/close", "referee/close"});
  CHECK(ui.find("new/truco"));
  CHECK(table.session.count_matches() == 1);
}

TEST_CASE("a player's page shows matches, partners and opponents") {
  TableFixture table;
  const std::string won = kTwo + tallied("Ana", 30) + test::kHand + tallied("Ana", 30);
  const std::string lost = kTwo + tallied("Beto", 30) + test::kHand + tallied("Beto", 30);
  for (const std::string& match : {won, won, lost}) REQUIRE(!table.play(match).empty());
  // A side that forfeits loses, whatever the score.
  REQUIRE(!table
               .play(kTwo + tallied("Ana", 3) + R"({"type":"match_ended","reason":"forfeit","side":"Ana"})" +
                     "\n")
               .empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/home", "go/people"});
  ui.type("people/search", "an");
  std::string ana;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.starts_with("person/")) ana = item.id;
  }
  REQUIRE(!ana.empty());
  test::press(ui, {ana});
  CHECK(ui.shows("50 %"));
  CHECK(ui.shows("2 : 2"));
  CHECK(ui.shows("Beto"));
  test::check_page(ui);
  test::press(ui, {"people/days/30", "people/game/truco", "people/back"});
  CHECK(ui.find("people/search"));
}

TEST_CASE("a backup is one tap in the settings with its age, and one is made daily at rest") {
  TableFixture table;
  ui::AppOptions options = table.options();
  int made = 0;
  std::string last;
  double seconds = 0;
  std::string now = "2026-11-23T20:00:00.000Z";
  options.now = [&] { return now; };
  options.seconds = [&] { return seconds; };
  options.settle = [] {};
  options.backed_up = [&] { return last; };
  options.back_up = [&] {
    ++made;
    last = now;
  };
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  test::press(ui, {"go/settings"});
  CHECK(ui.shows("No backup yet."));
  seconds = 5;
  (void)app.needs_refresh();
  CHECK(made == 1);
  test::press(ui, {"go/home", "go/settings"});
  CHECK(ui.shows("The last backup is 0 minutes old."));
  seconds = 10;
  (void)app.needs_refresh();
  CHECK(made == 1);  // one a day
  now = "2026-11-24T20:00:00.000Z";
  test::press(ui, {"go/home", "go/settings"});
  CHECK(ui.shows("The last backup is 24 hours old."));
  CHECK(ui.cut().empty());
  test::press(ui, {"back_up"});
  CHECK(made == 2);
  test::check_page(ui);
  now = "2026-11-25T20:00:00.000Z";
  test::press(ui, {"go/home"});
  seconds = 20;
  (void)app.needs_refresh();
  CHECK(made == 3);
}

TEST_CASE("the age of the last backup is complete in the smallest window, in every language") {
  TableFixture table;
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const view::Language& language : languages.list()) {
    CAPTURE(language.name);
    ui::AppOptions options = table.options(languages, language.code);
    options.facts.places = {"/home/somebody/.local/share/tanteador/tanteador.db",
                            "/home/somebody/.config/tanteador/panel.conf"};
    options.back_up = [] {};
    options.now = [] { return std::string("2026-11-23T20:00:00.000Z"); };
    options.backed_up = [] { return std::string("2026-11-23T02:00:00.000Z"); };
    ui::App app(table.session, options);
    HeadlessUi ui(app, {800, 600, 0.8f});
    test::press(ui, {"go/settings"});
    REQUIRE(ui.find("back_up") != nullptr);
    CHECK(ui.shows("18"));
    CHECK(ui.cut().empty());
    CHECK(ui.find("back_up")->rect.height() >= 44);
  }
  languages.speak("en");
}

TEST_CASE("the board shows the number of other matches in play, unless there are none") {
  TableFixture table;
  table.play(kTwo);
  {
    ui::App app(table.session, table.options());
    CHECK(!HeadlessUi(app).shows("in play"));
  }
  table.play(kTwo + tallied("Ana", 3));
  table.play(kTwo + R"({"type":"match_ended","reason":"agreed"})" + "\n");
  table.play(kTwo + tallied("Beto", 3));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  CHECK(ui.shows("2 other matches in play"));
  test::press(ui, {"go/home"});
  CHECK(!ui.shows("in play"));
}

TEST_CASE("the last players are offered first in a new match") {
  TableFixture table;
  int day = 0;  // two matches of one moment would stand in either order
  for (const auto& [one, other] : {std::pair{"Ana", "Beto"}, {"Caro", "Dani"}, {"Beto", "Eva"}})
    REQUIRE(!table
                 .play(R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":[")" +
                       std::string(one) + "\",\"" + other + R"("],"at":"2026-03-0)" + std::to_string(++day) +
                       "T21:00:00Z\"}\n")
                 .empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  const auto offered_names = [&] {
    std::string all;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.id.starts_with("known/")) all += item.id.substr(6) + " ";
    }
    return all;
  };
  test::press(ui, {"go/home", "new/truco"});
  const std::string first = offered_names();
  CHECK((first == "Eva Beto Dani Caro Ana " || first == "Beto Eva Dani Caro Ana "));
  ui.type("name/0", "c");
  CHECK(offered_names() == "Caro ");
}

TEST_CASE("a discarded match counts in no statistics") {
  TableFixture table;
  table.play(kTwo + tallied("Ana", 30) + test::kHand + tallied("Ana", 30));
  const std::string empty = table.play(kTwo);
  // Played, and level: that is a match.
  table.play(kTwo + tallied("Ana", 5) + tallied("Beto", 5) + R"({"type":"match_ended","reason":"agreed"})" +
             "\n");
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"go/home", "discard/" + empty, "go/people"});
  std::string ana;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.starts_with("person/") && item.text.starts_with("Ana")) ana = item.id;
  }
  test::press(ui, {ana});
  CHECK(ui.shows("1 : 0, 1 drawn"));
}

TEST_CASE("the practice of Argentina, Uruguay and Brazil is offered first there") {
  struct Row {
    const char *language, *asked, *ruleset;
  };
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  const char* before = std::getenv("LANGUAGE");
  const std::string old = before ? before : "";
  for (const Row& row : {Row{"es_AR", "es_AR", "truco-argentino"}, Row{"es", "es_UY", "truco-uruguayo"},
                         Row{"es", "es_ES", "truco-nhf-de"}, Row{"de", "es_UY", "truco-nhf-de"},
                         Row{"it", "it_IT", "truco-nhf-de"}, Row{"pt_BR", "pt_BR", "truco-paulista"}}) {
    CAPTURE(row.language);
    CAPTURE(row.asked);
    ::setenv("LANGUAGE", row.asked, 1);
    TableFixture table;
    ui::App app(table.session, table.options(languages, row.language));
    HeadlessUi ui(app);
    test::press(ui, {"new/truco"});
    CHECK(std::get<view::NewMatch>(app.panel().body).draft.ruleset == row.ruleset);
  }
  old.empty() ? ::unsetenv("LANGUAGE") : ::setenv("LANGUAGE", old.c_str(), 1);
  languages.speak("en");
}

TEST_CASE("a seat without a name is nobody: not stored, not offered, not counted") {
  TableFixture table;
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"new/truco"});
  ui.type("name/0", "Ana");
  test::press(ui, {"start"});
  CHECK(app.match()->names().seats == std::vector<std::string>{"Ana", "Player 2"});
  std::vector<std::string> stored;
  for (const session::Person& person : table.store->people())
    if (person.name) stored.push_back(*person.name);
  CHECK(stored == std::vector<std::string>{"Ana"});
  test::press(ui, {"points/1/4"});
  app.perform(std::vector<view::Command>{view::command::Again{app.match()->id()}});
  ui.frame();
  CHECK(app.match()->names().seats == std::vector<std::string>{"Ana", "Player 2"});
  CHECK(table.store->people().size() == 3);  // each time another nobody
  test::press(ui, {"go/home"});
  CHECK(ui.shows("Ana – Player 2"));
  test::press(ui, {"go/matches"});
  CHECK(ui.shows("Ana – Player 2 · "));
  test::press(ui, {"go/home", "new/truco"});
  CHECK(ui.find("known/Ana") != nullptr);
  CHECK(ui.find("known/Player 2") == nullptr);
  const auto checked = session::check(*table.store, session::system_host());
  CHECK(checked.faults.empty());
}

TEST_CASE("a table where nobody is named is not offered again") {
  TableFixture table;
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"new/truco", "start", "go/home", "new/truf", "start", "go/home"});
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    CAPTURE(item.id);
    CHECK(!item.id.starts_with("same/"));
  }
}

TEST_CASE("a number of the rules repeats while its key is held, and can be typed") {
  TableFixture table;
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"new/truco", "house_rules"});
  const auto target = [&] {
    for (const view::ParameterRow& row : std::get<view::HouseRules>(app.panel().body).rows)
      if (row.name == "target") return row.number;
    return std::string();
  };
  CHECK(target() == "30");
  const ui::Rect key = ui.find("rule/target/less")->rect;
  ui.add(ui::PointerInput{key.centre()});
  ui.frame();
  ui.add(ui::ButtonInput{0, true});
  for (int i = 0; i < 12; ++i) ui.frame();
  const int held = std::stoi(target());
  CHECK(held < 27);
  CHECK(held > 15);
  CHECK(ui.find("rule/target/less")->rect.top == key.top);  // it stays under the finger
  ui.add(ui::ButtonInput{0, false});
  ui.frame();
  ui.frame();
  CHECK(std::stoi(target()) == held);  // the release is no step
  test::press(ui, {"rule/target/less"});
  CHECK(std::stoi(target()) == held - 1);
  ui.click("number/target");
  ui.type_keys("\b\b16", test::Pace::one_each_frame);
  CHECK(target() == "16");
}

TEST_CASE("the header names rules only where they are those of the screen") {
  TableFixture table;
  table.play(test::kTwo + test::tallied("Ana", 3));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  CHECK(ui.shows("Truco, German edition"));
  test::press(ui, {"go/settings"});
  CHECK(app.panel().subtitle.find("Truco, German edition") == std::string::npos);
  test::press(ui, {"go/rulebook"});
  CHECK(app.panel().subtitle.find("Truco, German edition") == 0);
}

TEST_CASE("the last rules of a game are the default for as many players") {
  TableFixture table;
  const auto of = [](const char* game, const char* ruleset, const char* players) {
    return std::string(R"({"type":"match_started","game":")") + game + R"(","ruleset":")" + ruleset +
           R"(","players":[)" + players + "]}\n";
  };
  REQUIRE(!table.play(of("sheet", "sheet-jass", R"("Ana","Beto")")).empty());
  REQUIRE(!table.play(of("tarot", "tarot-fft-5", R"("Ana","Beto","Caro","Dani","Eva")")).empty());
  REQUIRE(!table.play(of("sheet", "sheet-rummy", R"("Ana","Beto","Caro")")).empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  const auto draft = [&] { return std::get<view::NewMatch>(app.panel().body).draft; };
  test::press(ui, {"go/home", "new/tarot"});
  CHECK(draft().ruleset == "tarot-fft-5");
  CHECK(draft().players == 5);
  test::press(ui, {"close", "new/sheet"});
  CHECK(draft().ruleset == "sheet-rummy");
  CHECK(draft().players == 3);
}
