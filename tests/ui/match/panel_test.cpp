// The panel, pressed by the mouse without a window, over a real session and a real database.

#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <random>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kFour;
using test::kHand;
using test::kTwo;
using test::score_of;
using test::TableFixture;
using test::tallied;

namespace {

// Every form of the sheet, the row of the event list that is open, the keypad.
void check_forms(ui::App& app, float scale) {
  HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
  ui.click("tool/more");
  std::vector<std::string> ids;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.starts_with("form/")) ids.push_back(item.id);
  }
  for (const std::string& id : ids) {
    ui.click(id);
    CAPTURE(id);
    check_texts(ui);
  }
  ui.click("more/close");
  ui.click("go/history");
  ui.click("row/2");
  check_texts(ui);
  ui.click("row/2");
  ui.click("go/home");
  ui.click("new/truco");
  ui.click("house_rules");
  ids.clear();
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.starts_with("group/")) ids.push_back(item.id);
  }
  for (const std::string& id : ids) {
    ui.click(id);
    CAPTURE(id);
    check_texts(ui);
  }
  ui.click("house/close");
  for (const std::string players : {"players/3", "alone/0", "players/8", "players/2"}) {
    ui.click(players);
    CAPTURE(players);
    check_texts(ui);
  }
  ui.click("go/board");
}

void check_screens(ui::App& app) {
  for (const float scale : {0.8f, 1.0f, 2.0f}) {
    HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
    for (const std::string screen : {"go/settings", "go/history", "go/home", "new/truco", "go/board"}) {
      ui.click(screen);
      CAPTURE(scale);
      CAPTURE(screen);
      check_texts(ui);
    }
    check_forms(app, scale);
  }
}

std::size_t stored_events(TableFixture& table, const std::string& id) {
  return static_cast<std::size_t>(table.store->head(id)->count);
}

}  // namespace

TEST_CASE("the program opens in the live match, or at home without one") {
  TableFixture table;
  {
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    CHECK(ui.find("new/truco") != nullptr);
    CHECK(ui.find("undo") == nullptr);
  }
  REQUIRE(!table.play(kTwo + tallied("Ana", 3)).empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  CHECK(ui.shows("3/30"));
  CHECK(ui.taps() == 0);
}

TEST_CASE("common actions take the intended number of taps") {
  TableFixture table;
  const std::string id = table.play(kTwo);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  struct Row {
    const char* control;
    Points first;
    std::size_t events;
  };
  constexpr Row rows[] = {{"points/0/1", 1, 2},  {"points/0/2", 3, 3}, {"points/0/3", 6, 4},
                          {"points/0/4", 10, 5}, {"undo", 6, 6},       {"redo", 10, 7}};
  for (const Row& row : rows) {
    CAPTURE(row.control);
    const int before = ui.taps();
    ui.click(row.control);
    CHECK(ui.taps() == before + 1);
    CHECK(score_of(app, 0) == row.first);
    CHECK(stored_events(table, id) == row.events);  // each tap is one event, stored at once
  }
}

TEST_CASE("a rematch and the same table again are one tap") {
  TableFixture table;
  std::string lines = kTwo;
  for (int chico = 0; chico < 2; ++chico) {
    lines += tallied("Ana", 30);
    if (chico == 0)
      lines += R"({"type":"hand_started"})"
               "\n";
  }
  const std::string id = table.play(lines);
  REQUIRE(!id.empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  ui.click("again/" + id);
  REQUIRE(app.match());
  CHECK(app.match()->id() != id);
  CHECK(app.match()->names().seats == std::vector<std::string>{"Ana", "Beto"});
  CHECK(score_of(app, 0) == 0);
}

TEST_CASE("a first match starts with one tap, and typed names are its players") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  ui.click("new/truco");
  ui.type("name/0", "Zoé");
  ui.type("name/1", "Łukasz");
  ui.click("start");
  REQUIRE(app.match());
  CHECK(app.match()->names().seats == std::vector<std::string>{"Zoé", "Łukasz"});
  CHECK(ui.find("start_hand") != nullptr);
}

TEST_CASE("a refused start is explained on the sheet, and nothing is stored") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  ui.click("new/truco");
  ui.type("name/0", "Ana");
  ui.type("name/1", "Ana");
  ui.click("start");
  CHECK(!app.match());
  CHECK(ui.shows("the same player name"));
  CHECK(table.session.matches().empty());
}

TEST_CASE("a hand is entered with the mouse: envido accepted and won, truco accepted, tricks by winner") {
  TableFixture table;
  const std::string id = table.play(kFour);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  for (const std::string control : {"start_hand", "call/0/envido", "call/1/quiero", "settle/0",
                                    "call/1/truco", "call/0/quiero", "trick/1", "trick/0", "trick/1"}) {
    CAPTURE(control);
    REQUIRE(ui.enabled(control));
    ui.click(control);
  }
  CHECK(score_of(app, 0) == 2);  // envido 2
  CHECK(score_of(app, 1) == 2);  // truco 2
  CHECK(ui.enabled("start_hand"));
  CHECK(stored_events(table, id) == 10);
}

// TANTEADOR_UPDATE=1 writes it again; review the changes like a picture.
TEST_CASE("the board follows the agreed rules") {
  TableFixture table;
  table.play(kFour + tallied("Nosotros", 21) + tallied("Ellos", 8) + kHand +
             "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n");
  ui::App app(table.session, table.options());
  const std::string page = HeadlessUi(app).page();
  const std::string path = TANTEADOR_ROOT "/tests/ui/board_page.txt";
  if (std::getenv("TANTEADOR_UPDATE")) std::ofstream(path) << page;
  std::ifstream in(path);
  const std::string agreed{std::istreambuf_iterator<char>(in), {}};
  CHECK(page == agreed);
}

TEST_CASE("a typed value is entered with the settlement") {
  TableFixture table;
  table.play(kTwo + kHand +
             "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"envido\"}\n"
             "{\"type\":\"called\",\"player\":\"Beto\",\"call\":\"quiero\"}\n");
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  for (const std::string control : {"settle/value", "key/2", "key/7", "key/accept/1"}) ui.click(control);
  REQUIRE(app.match());
  CHECK(app.match()->records().back().payload == R"({"of":"envido","points":27,"winner":1})");
  CHECK(ui.find("key/close") == nullptr);
}

TEST_CASE("playing a card takes two taps on the keypad") {
  test::OpenPanel panel(kTwo + kHand);
  auto& [table, app, ui] = panel;
  for (const std::string control : {"tool/card", "key/1e", "key/accept/0"}) ui.click(control);
  CHECK(app.match()->records().back().payload == R"({"card":"1e","player":0})");
  CHECK(ui.shows("Ana plays 1 espadas"));
}

TEST_CASE("a window too small for the board shows it in two pages, the entries first") {
  TableFixture table;
  table.play(kTwo + kHand);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app, {720, 640, 0.8f});
  CHECK(ui.find("trick/0") != nullptr);
  ui.click("page/0");
  CHECK(ui.find("half/0") != nullptr);
  CHECK(ui.find("trick/0") == nullptr);
  ui.click("page/1");
  CHECK(ui.find("half/0") == nullptr);
  CHECK(ui.find("trick/0") != nullptr);
  test::press(ui, {"page/0", "go/history", "go/board"});  // a board is opened at its entries
  CHECK(ui.find("trick/0") != nullptr);
  test::press(ui, {"page/0", "tool/card"});  // a keypad is shown wherever it is opened
  CHECK(ui.find("key/1e") != nullptr);
}

TEST_CASE("100 random taps and as many undos restore the start") {
  test::OpenPanel panel(kFour);
  auto& [table, app, ui] = panel;
  std::mt19937 random(7);
  const auto fingerprint = [&] {
    return std::pair(deal_facts(app.match()->match()).size(), std::pair(score_of(app, 0), score_of(app, 1)));
  };
  const auto start = fingerprint();
  int entered = 0;
  for (int tap = 0; tap < 100; ++tap) {
    std::vector<std::string> controls;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      const bool enters = item.id.starts_with("call/") || item.id.starts_with("points/") ||
                          item.id.starts_with("trick/") || item.id.starts_with("settle/0") ||
                          item.id == "start_hand";
      if (enters && item.enabled) controls.push_back(item.id);
    }
    if (controls.empty()) break;
    ui.click(controls[random() % controls.size()]);
    ++entered;
  }
  CHECK(entered >= 50);
  for (int undo = 0; undo < entered && ui.enabled("undo"); ++undo) ui.click("undo");
  CHECK(fingerprint() == start);
  CHECK(!ui.enabled("undo"));
}

TEST_CASE("nothing is cut, in any language, at any scale, on any screen") {
  TableFixture table;
  table.play(kFour + tallied("Nosotros", 21) + kHand);
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  REQUIRE(languages.list().size() >= 4);
  for (const view::Language& language : languages.list()) {
    ui::App app(table.session, table.options(languages, language.code));
    CAPTURE(language.name);
    check_screens(app);
  }
  languages.speak("en");
}

TEST_CASE("nothing is cut on the boards of three, six and eight, between hands or in a pica-pica") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const std::string& lines :
       {test::start(3), test::start(3) + kHand, test::start(6) + kHand, test::start(6) + test::kRedonda,
        test::start(8) + test::kRedonda, test::start(6) + test::kRedonda + kHand, test::pica_of_eight()}) {
    TableFixture table;
    REQUIRE(!table.play(lines).empty());
    for (const view::Language& language : languages.list()) {
      ui::App app(table.session, table.options(languages, language.code));
      for (const float scale : {1.0f, 2.0f}) {
        HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
        CAPTURE(language.name);
        CAPTURE(lines);
        check_page(ui);
      }
    }
  }
  languages.speak("en");
}

TEST_CASE("a replacement and a refusal leave everything in its place") {
  const std::string called = "{\"type\":\"called\",\"player\":\"Ana\",\"call\":\"truco\"}\n";
  for (const std::string& lines : {kFour + kHand + called, test::pica_of_eight() + tallied("Ellos", 1)}) {
    test::OpenPanel panel(lines);
    auto& [table, app, ui] = panel;
    const std::string row = "row/" + std::to_string(app.match()->records().size());
    for (const std::string& control : {std::string("go/history"), row, std::string("replace")})
      ui.click(control);
    CHECK(ui.shows("replaces entry"));
    check_page(ui);
    ui.click("keep");
    for (const char* control : {"go/history", "row/2"}) ui.click(control);
    CHECK(ui.shows("would be removed with it"));
    check_texts(ui);
    ui.click("go/board");
    check_places(ui);
  }
}

TEST_CASE("a language chosen in the settings applies at once") {
  TableFixture table;
  table.play(kTwo);
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  ui::App app(table.session, table.options(languages, ""));
  HeadlessUi ui(app);
  ui.click("go/settings");
  ui.click("language/de");
  CHECK(ui.shows("Einstellungen"));
  ui.click("language/en");
  CHECK(ui.shows("Settings"));
}

TEST_CASE("the wheel reaches the oldest event") {
  TableFixture table;
  std::string lines = kTwo;
  for (int i = 0; i < 20; ++i) lines += tallied("Ana", 1);
  table.play(lines);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  ui.click("go/history");
  const auto lowest = [&] {
    float bottom = 0;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.text == "Match started") bottom = item.rect.bottom;
    }
    return bottom;
  };
  CHECK(lowest() > 800);
  ui.wheel({640, 400}, -100);
  CHECK(lowest() <= 800);
  ui.drag({640, 300}, {640, 600});  // a finger that moves scrolls and presses nothing
  CHECK(lowest() > 800);
  CHECK(ui.find("strike") == nullptr);
}

TEST_CASE("touch targets are large and apart, with a gap between the sides' points") {
  test::OpenPanel panel(kFour + R"({"type":"hand_started"})"
                                "\n");
  auto& [table, app, ui] = panel;
  check_places(ui);
  CHECK(ui.find("points/1/1")->rect.left - ui.find("points/0/4")->rect.right >= 34);
}

TEST_CASE("settings are saved and restored") {
  TableFixture table;
  {
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    ui.click("go/settings");
    ui.click("scale/larger");
    ui.click("motion/reduced");
    ui.click("theme/papel");
    ui.click("region/uruguay");
  }
  const view::Settings kept = table.options().settings_file.read();
  CHECK(kept.scale_percent == 110);
  CHECK(kept.reduced_motion);
  CHECK(kept.theme == "papel");
  CHECK(kept.region == "uruguay");
  ui::App again(table.session, table.options());
  HeadlessUi next(again);
  next.click("new/truco");
  CHECK(next.shows("Truco uruguayo"));
}

TEST_CASE("a damaged match is named on the home screen and hides no other") {
  TableFixture table;
  table.play(kTwo + tallied("Beto", 7));
  const std::string broken = table.play(kTwo + tallied("Ana", 3));
  SQLite::Database(table.folder / "t.db", SQLite::OPEN_READWRITE)
      .exec(
          "DROP TRIGGER event_no_update;"
          "UPDATE event SET payload = replace(payload, '3', '5') WHERE seq = 2 AND stream = '" +
          broken + "'");
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  CHECK(ui.shows("Damaged match"));
  CHECK(ui.shows(broken));
  CHECK(ui.shows("7"));
  CHECK(ui.cut().empty());
}

TEST_CASE("an unreadable list is reported, and the rest works") {
  TableFixture table;
  for (int i = 0; i < 14; ++i)
    table.play(kTwo + tallied("Ana", 1 + i) + "{\"type\":\"match_ended\",\"reason\":\"agreed\"}\n");
  SQLite::Database(table.folder / "t.db", SQLite::OPEN_READWRITE)
      .exec("UPDATE match_summary SET sides = '{'");
  ui::AppOptions options = table.options();
  options.store = table.store.get();
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  for (const char* control : {"go/matches", "go/people", "new/truco"}) {
    CAPTURE(control);
    ui.click(control);
    CHECK(ui.shows("could not be read"));
    ui.click("dismiss");
    CHECK(!ui.shows("could not be read"));
    REQUIRE(ui.enabled(control));  // at home again
  }
  ui.click("go/club");
  CHECK(ui.find("league/new") != nullptr);
}

TEST_CASE("a list glides on after a quick drag, slower and slower, and a press stops it") {
  TableFixture table;
  std::string lines = kTwo;
  for (int i = 0; i < 25; ++i) lines += tallied("Ana", 1);
  REQUIRE(!table.play(lines).empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app, {.motion = true});
  ui.click("go/history");
  const auto place = [&] {
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.text == "Match started") return item.rect.bottom;
    }
    return 0.0f;
  };
  ui.drag({640, 700}, {640, 620});
  const float released = place();
  ui.frame();
  const float first = released - place();
  ui.frame();
  const float second = released - first - place();
  CHECK(first > 0);
  CHECK(second > 0);
  CHECK(second < first);
  ui.press_at({640, 20});
  const float stopped = place();
  ui.frame();
  CHECK(place() == stopped);
}

TEST_CASE("a control that is held shows its help and is not pressed") {
  test::OpenPanel panel(kTwo + test::kHand);
  auto& [table, app, ui] = panel;
  const ImVec2 at = ui.find("call/0/truco")->rect.centre();
  ui.add(ui::PointerInput{at});
  ui.frame();
  ui.add(ui::ButtonInput{0, true});
  ui.frame();
  CHECK_FALSE(ui.shows("Truco: 2 if accepted, 1 if refused."));
  for (int i = 0; i < 6; ++i) ui.frame();  // however long these frames take
  CHECK_FALSE(ui.shows("Truco: 2 if accepted, 1 if refused."));
  for (int i = 0; i < 40; ++i) ui.frame();
  CHECK(ui.shows("Truco: 2 if accepted, 1 if refused."));
  ui.add(ui::ButtonInput{0, false});
  ui.frame();
  ui.frame();
  CHECK(ui.shows("Truco: 2 if accepted, 1 if refused."));
  CHECK(ui.enabled("call/0/truco"));
  ui.click("call/0/truco");
  CHECK_FALSE(ui.shows("Truco: 2 if accepted, 1 if refused."));
  CHECK(ui.enabled("call/1/quiero"));
}

TEST_CASE("the big screen shows the stake, the last entries and the time on the material of the game") {
  test::OpenPanel panel(kTwo + test::kHand +
                        R"({"type":"called","player":"Ana","call":"truco"})"
                        "\n");
  auto& [table, app, ui] = panel;
  ui.click("go/tv");
  CHECK(ui.shows(view::clock_time(table.options().now())));
  CHECK(ui.shows("Beto"));
  CHECK(ui.shows("Ana: truco"));
  CHECK(ui.cut().empty());
}
