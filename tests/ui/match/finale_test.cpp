// The end of a match, a page of its own.

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "src/view/words.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kFour;
using test::TableFixture;
using test::tallied;

namespace {
namespace finale {

const std::string kOver = kFour + test::kHand + tallied("Ellos", 12) + test::kHand + tallied("Nosotros", 30) +
                          test::kHand + tallied("Ellos", 30) + test::kHand + tallied("Ellos", 30);

const ui::DrawnItem* text_of(const HeadlessUi& ui, std::string_view text, float least) {
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    if (item.id.empty() && item.text == text && item.rect.height() >= least) return &item;
  }
  return nullptr;
}

}  // namespace finale
}  // namespace

TEST_CASE("the keys beside the end of a match have one size below the likely next one") {
  TableFixture table;
  const std::string id = table.play(finale::kOver);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"open/" + id});
  REQUIRE(ui.find("new"));
  const ui::Rect& key = ui.find("new")->rect;
  for (const char* other : {"again/round", "again/partners"}) {
    CAPTURE(other);
    REQUIRE(ui.find(other));
    CHECK(ui.find(other)->rect.height() == doctest::Approx(key.height()));
    CHECK(ui.find(other)->rect.width() == doctest::Approx(key.width()));
  }
}

TEST_CASE("the end of a match shows the winner, all places and the turning point") {
  TableFixture table;
  const std::string id = table.play(finale::kOver);
  REQUIRE(!id.empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  test::press(ui, {"open/" + id});
  CHECK(finale::text_of(ui, "Ellos", 60) != nullptr);
  CHECK(finale::text_of(ui, "Ellos wins the match", 0) != nullptr);
  CHECK(ui.shows("Ellos led from hand 3 to the end"));  // 12 : 0, 12 : 30, 42 : 30, 72 : 30
  CHECK(ui.shows("Most points in one hand: Nosotros +30"));
  test::check_page(ui);
  test::press(ui, {"finale/look"});
  CHECK(ui.find("points/0/1") != nullptr);  // the board as it was left
}

namespace {
namespace finale {

const std::string kOneChico =
    R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],"options":{"chicos_to_win":1}})"
    "\n" +
    tallied("Ana", 20) + tallied("Beto", 23) + tallied("Ana", 10);

std::string copied_text(ui::App& app, HeadlessUi& ui) {
  test::press(ui, {"share/text"});
  return app.take_wanted().clipboard;
}

}  // namespace finale
}  // namespace

TEST_CASE("a match of one chico ends by its points, on the page, in the text and in the lists") {
  TableFixture table;
  const std::string id = table.play(finale::kOneChico);
  REQUIRE(!id.empty());
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  CHECK(ui.shows("30"));
  CHECK(ui.shows("23"));
  test::press(ui, {"open/" + id});
  CHECK(finale::text_of(ui, "30", 0) != nullptr);
  CHECK(finale::text_of(ui, "23", 0) != nullptr);
  CHECK(!ui.shows("Most points in one hand"));  // points were written, no hand is known
  const std::string text = finale::copied_text(app, ui);
  CHECK(text.find("1. Ana  30") != std::string::npos);
  CHECK(text.find("2. Beto  23") != std::string::npos);
  test::press(ui, {"go/home", "go/matches"});
  CHECK(ui.shows("Ana – Beto · 30\u00a0–\u00a023"));
}

TEST_CASE("a match of several chicos says the points of each") {
  TableFixture table;
  const std::string id =
      table.play(kFour + tallied("Ellos", 14) + tallied("Nosotros", 30) + test::kHand + tallied("Ellos", 30) +
                 test::kHand + tallied("Nosotros", 7) + tallied("Ellos", 30));
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  CHECK(ui.shows("30–14, 0–30, 7–30"));
  test::press(ui, {"open/" + id});
  for (const char* text : {"Chico 1", "Chico 2", "Chico 3", "14", "7"}) {
    CAPTURE(text);
    CHECK(finale::text_of(ui, text, 0) != nullptr);
  }
  CHECK(finale::copied_text(app, ui).find("\n30–14, 0–30, 7–30\n") != std::string::npos);
  test::press(ui, {"go/home", "go/matches"});
  CHECK(ui.shows("Ana / Caro – Beto / Dani · 1\u00a0–\u00a02"));
  CHECK(ui.shows("30–14, 0–30, 7–30"));
}

TEST_CASE("the shared picture shows the score sheet in place of the buttons, for every game") {
  struct Row {
    std::string lines;
    std::vector<std::string> figures;
  };
  std::string many =
      R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":["Ana","Beto"]})"
      "\n";
  std::vector<std::string> all;
  for (int deal = 1; deal <= 60; ++deal) {
    many += R"({"type":"counted","points":{"Ana":)" + std::to_string(-100 * deal) + R"(,"Beto":7}})" + "\n";
    all.push_back(std::to_string(7 * deal));
  }
  all.push_back("−183000");
  many += R"({"type":"match_ended","reason":"agreed"})"
          "\n";
  for (const Row& row : {Row{finale::kOver, {"12", "30"}}, Row{many, all}}) {
    TableFixture table;
    const std::string id = table.play(row.lines);
    REQUIRE(!id.empty());
    ui::App app(table.session, table.options());
    app.perform(std::vector<view::Command>{view::command::Open{id}});
    for (const auto& [width, height] : {std::pair{800.0f, 600.0f}, {1280.0f, 800.0f}, {1080.0f, 1920.0f}}) {
      CAPTURE(width);
      HeadlessUi ui(app, {width, height, ui::scale_in_window(100, width, height)});
      ui.pictured();
      test::check_texts(ui);
      CHECK(ui.find("share/picture") == nullptr);
      CHECK(ui.find("go/home") == nullptr);
      CHECK(ui.shows(app.match()->edition().title));
      CHECK(ui.shows(view::day_of(app.match()->records().back().at)));
      for (const std::string& figure : row.figures) {
        CAPTURE(figure);
        CHECK(finale::text_of(ui, figure, 0) != nullptr);
      }
      for (const ui::DrawnItem& item : ui.drawn_items()) {
        CAPTURE(item.text);
        CHECK(item.rect.right <= width + 1);
        CHECK(item.rect.bottom <= height + 1);
      }
      ui.frame();
      CHECK(ui.find("share/picture") != nullptr);
    }
  }
}

TEST_CASE("the end of a match of twelve with large figures keeps every name") {
  const std::vector<std::string> all{"Ana",  "Beto", "Caro", "Dani", "Eva",  "Fito",
                                     "Gina", "Hugo", "Iris", "Juan", "Karl", "Lola"};
  std::string names, points;
  for (std::size_t i = 0; i < all.size(); ++i) {
    names += (i > 0 ? ",\"" : "\"") + all[i] + "\"";
    points += (i > 0 ? ",\"" : "\"") + all[i] + "\":" + std::to_string(-1000000 + static_cast<int>(i));
  }
  TableFixture table;
  const std::string id =
      table.play(R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":[)" + names +
                 "]}\n" + R"({"type":"counted","points":{)" + points + "}}\n" +
                 R"({"type":"match_ended","reason":"agreed"})" + "\n");
  REQUIRE(!id.empty());
  ui::App app(table.session, table.options());
  app.perform(std::vector<view::Command>{view::command::Open{id}});
  for (const auto& [width, height] : {std::pair{800.0f, 600.0f}, {1280.0f, 800.0f}, {768.0f, 1024.0f}}) {
    CAPTURE(width);
    HeadlessUi ui(app, {width, height, ui::scale_in_window(100, width, height)});
    test::check_texts(ui);
    for (std::size_t i = 1; i < all.size(); ++i) {  // the first carries the lantern
      CAPTURE(all[i]);
      CHECK(std::ranges::any_of(ui.drawn_items(), [&](const ui::DrawnItem& item) {
        return item.id.empty() && item.text == all[i] && !item.shortened && item.rect.width() > 0;
      }));
    }
  }
}

TEST_CASE("after the end a match starts with the same, rotated or new seats") {
  struct Row {
    std::string control;
    std::vector<std::string> seats;
  };
  const Row rows[] = {{"again", {"Ana", "Beto", "Caro", "Dani"}},
                      {"again/round", {"Beto", "Caro", "Dani", "Ana"}},
                      {"again/partners", {"Ana", "Caro", "Dani", "Beto"}}};
  for (const Row& row : rows) {
    CAPTURE(row.control);
    TableFixture table;
    const std::string id = table.play(finale::kOver);
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    test::press(ui, {"open/" + id, row.control});
    CHECK(app.match()->id() != id);
    CHECK(app.match()->names().seats == row.seats);
  }
}

TEST_CASE("the end of a match is complete for every winner, language and window") {
  const std::string names =
      R"(,"players":["Maximiliana Freifrau von Oberwesterheim","Bartholomäus","Ana","Łukasz"]})"
      "\n";
  const std::string ended = "{\"type\":\"match_ended\",\"reason\":\"agreed\"}\n";
  const std::string matches[] = {
      finale::kOver,
      R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-4")" + names +
          "{\"type\":\"deal_started\"}\n{\"type\":\"bid\",\"player\":\"Ana\",\"bid\":\"garde\"}\n"
          "{\"type\":\"result\",\"bouts\":2,\"points\":49}\n" +
          ended,
      R"({"type":"match_started","game":"sheet","ruleset":"sheet-rummy")" + names +
          R"({"type":"counted","points":{"Maximiliana Freifrau von Oberwesterheim":0,"Bartholomäus":31,"Ana":12,"Łukasz":5}})"
          "\n" +
          ended};
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const std::string& match : matches) {
    CAPTURE(match);
    TableFixture table;
    const std::string id = table.play(match);
    CHECK(!id.empty());
    for (const view::Language& language : languages.list()) {
      ui::App app(table.session, table.options(languages, language.code));
      for (const auto& [width, height] :
           {std::pair{800.0f, 600.0f}, {1366.0f, 768.0f}, {1080.0f, 1920.0f}, {2560.0f, 1440.0f}}) {
        CAPTURE(language.code);
        CAPTURE(width);
        HeadlessUi ui(app, {width, height, ui::scale_in_window(100, width, height)});
        if (ui.find("open/" + id)) test::press(ui, {"open/" + id});
        CHECK(ui.find("finale/look") != nullptr);
        test::check_page(ui);
      }
    }
  }
  languages.speak("en");
}

TEST_CASE("records are shown: most points in a deal, fewest deals, by the same rules") {
  std::string usual = kFour + tallied("Nosotros", 15);
  for (int deal = 1; deal < 4; ++deal) usual += test::kHand + tallied("Nosotros", 15);
  const std::string fast = kFour + tallied("Ellos", 30) + test::kHand + tallied("Ellos", 30);
  TableFixture table;
  const auto end_of = [&](const std::string& lines) {
    const std::string id = table.play(lines);
    ui::App app(table.session, table.options());
    HeadlessUi ui(app);
    test::press(ui, {"open/" + id});
    return ui.page();
  };
  const auto records = [](const std::string& page) {
    int count = 0;
    for (std::size_t at = page.find("Record!"); at != page.npos; at = page.find("Record!", at + 1)) ++count;
    return count;
  };
  CHECK(records(end_of(usual)) == 0);
  CHECK(records(end_of(fast)) == 0);  // against one match anything would be a record
  CHECK(records(end_of(usual)) == 0);
  TableFixture other;
  for (int i = 0; i < 3; ++i) REQUIRE(!other.play(usual).empty());
  const std::string level = other.play(usual), broken = other.play(fast), later = other.play(fast);
  ui::App app(other.session, other.options());
  HeadlessUi ui(app);
  const auto open_page = [&](const std::string& id) {
    app.perform(std::vector<view::Command>{view::command::Open{id}});
    ui.frame();
    return ui.page();
  };
  CHECK(records(open_page(level)) == 0);
  CHECK(records(open_page(broken)) == 2);
  CHECK(open_page(broken).find("so far was +15") != std::string::npos);
  CHECK(open_page(broken).find("so far took 4 hands") != std::string::npos);
  CHECK(records(open_page(later)) == 0);  // as good is no better
}

TEST_CASE("pieces of the game fall at the end of a match, but not with reduced motion") {
  TableFixture table;
  const std::string id = table.play(finale::kOver);
  ui::App app(table.session, table.options());
  const auto vertices = [&](bool motion) {
    HeadlessUi ui(app, {.motion = motion});
    if (ui.find("open/" + id)) ui.click("open/" + id);
    ui.wait(2);
    return ImGui::GetDrawData()->TotalVtxCount;
  };
  const int still = vertices(false);
  CHECK(vertices(true) > still + 26 * 4);
}

TEST_CASE("with three players or more, the first three stand on a podium") {
  TableFixture table;
  table.play(
      R"({"type":"match_started","game":"sheet","ruleset":"sheet-skat","players":["Ana","Beto","Caro"]})"
      "\n"
      R"({"type":"counted","points":{"Ana":30,"Beto":20,"Caro":10}})"
      "\n"
      R"({"type":"match_ended","reason":"agreed"})"
      "\n");
  ui::App app(table.session, table.options());
  HeadlessUi ui(app, {.width = 1920, .height = 1080});
  if (ui.find("again") == nullptr)
    for (const ui::DrawnItem& item : ui.drawn_items())
      if (item.id.starts_with("open/")) {
        ui.click(std::string(item.id));
        break;
      }
  const auto times = [&](std::string_view text) {
    return std::ranges::count_if(
        ui.drawn_items(), [&](const ui::DrawnItem& item) { return item.id.empty() && item.text == text; });
  };
  for (const char* name : {"Beto", "Caro"}) CHECK(times(name) >= 2);  // on the podium and in the list
}
