// Truf entered with the mouse: the taps of a round, the ways to enter tricks, refusals, every text whole.

#include <doctest/doctest.h>

#include <set>
#include <utility>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/support/truf_lines.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/page.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using namespace tanteador::test::truf;
using test::HeadlessUi;
using test::last_kind;
using test::last_payload;
using test::score_of;
using test::TableFixture;

namespace {

int seat_of_fact(const ui::App& app, std::string_view name) {
  for (const Fact& fact : deal_facts(app.match()->match())) {
    if (fact.name == name) return fact.value.number;
  }
  return -1;
}

}  // namespace

TEST_CASE("a round of Truf takes eight taps: four bid cards, three counts, OK") {
  test::OpenPanel panel(start());
  auto& [table, app, ui] = panel;
  for (int deal = 0; deal < 2; ++deal) {
    const int before = ui.taps();
    press(ui, {"bid/5s", "bid/3h", "bid/2d", "bid/Ac", "taken/4", "taken/5", "taken/2", "tricks/add"});
    CHECK(ui.taps() == before + 8);
  }
  CHECK(score_of(app, 0) == 2);
  CHECK(score_of(app, 1) == -4);
  CHECK(score_of(app, 2) == 0);
  CHECK(score_of(app, 3) == -2);
  CHECK(app.match()->records().size() == 1 + 2 * 3);
}

TEST_CASE("a match of Truf starts from home with two taps") {
  test::OpenPanel panel;
  auto& [table, app, ui] = panel;
  press(ui, {"new/truf", "start", "bid/10h"});
  REQUIRE(app.match());
  CHECK(ui.shows("Ready for the first deal"));
  CHECK(ui.shows("10"));
}

TEST_CASE("bids of 13 are moved with one tap more") {
  test::OpenPanel panel(start());
  auto& [table, app, ui] = panel;
  press(ui, {"bid/5s", "bid/4h", "bid/3d", "bid/Ac"});
  CHECK(ui.shows("Ana 4 · Beto 3 · Caro 2 · Dani 0"));
  press(ui, {"shift/down", "taken/3", "taken/4", "taken/4", "tricks/add"});
  CHECK(score_of(app, 0) == 1);
  CHECK(score_of(app, 1) == -1);
  CHECK(score_of(app, 2) == -2);
  CHECK(score_of(app, 3) == -2);
}

TEST_CASE("a bid is corrected before the last, by a tap on its player") {
  test::OpenPanel panel(start());
  auto& [table, app, ui] = panel;
  press(ui, {"bid/5s", "bid/3h", "seat/0", "bid/6s", "bid/2d"});
  CHECK(ui.enabled("bid/5s"));
  CHECK(!ui.enabled("bid/6s"));
  press(ui, {"bid/Ac"});
  CHECK(last_payload(app) == R"({"cards":["6s","3h","2d","Ac"]})");
  press(ui, {"undo"});  // the deal and its bids are one tap
  CHECK(ui.enabled("bid/6s"));
}

TEST_CASE("bids placed one by one stay hidden, and the table keeps this mode") {
  test::OpenPanel panel(start());
  auto& [table, app, ui] = panel;
  press(ui, {"bids/single", "bid/5s"});
  CHECK(last_payload(app) == R"({"card":"5s","player":0})");
  CHECK(!ui.shows("5 ♠"));
  press(ui, {"seat/2", "bid/2d", "bid/3h"});
  CHECK(last_payload(app) == R"({"card":"3h","player":1})");
  press(ui, {"bid/3h"});  // Dani lays the same card: the engine says why not
  CHECK(ui.shows("has already been used to bid"));
  press(ui, {"bid/Ac"});
  CHECK(ui.shows("BAWAH"));
}

TEST_CASE("a wrong count shows its reason, and a tap on a player corrects it") {
  test::OpenPanel panel(start() + kBids);
  auto& [table, app, ui] = panel;
  press(ui, {"taken/4", "taken/5", "taken/2", "seat/3", "taken/1"});
  CHECK(ui.shows("The tricks add up to 12, not 13"));
  CHECK(!ui.enabled("tricks/add"));
  press(ui, {"seat/0", "taken/5"});
  CHECK(ui.shows("Add: Ana 0 · Beto −2 · Caro 0 · Dani 0"));
  press(ui, {"tricks/clear"});
  CHECK(!ui.enabled("tricks/add"));
  CHECK(ui.shows("How many tricks did Ana take?"));
}

TEST_CASE("trick by trick a tap names the winner, at the seat or below") {
  test::OpenPanel panel(start() + kBids);
  auto& [table, app, ui] = panel;
  press(ui, {"mode/winners"});
  for (int trick = 0; trick < 13; ++trick)
    press(ui, {trick % 2 == 0 ? "seat/" + std::to_string(trick % 4) : "winner/" + std::to_string(trick % 4)});
  CHECK(score_of(app, 0) == 5 - 4);
  CHECK(score_of(app, 1) == 3 - 3);
  CHECK(ui.shows("Deal 1 is over"));
}

TEST_CASE("card by card a tap plays a card, and an illegal card is refused with its reason") {
  test::OpenPanel panel(start() + kBids);
  auto& [table, app, ui] = panel;
  press(ui, {"mode/cards", "card/7h", "card/4d"});
  CHECK(ui.shows("must follow suit"));  // Beto has bid with a heart
  CHECK(app.match()->records().size() == 4);
  press(ui, {"card/3h", "card/Kh", "card/Ah"});
  CHECK(ui.shows("12 tricks left"));
  CHECK(ui.shows("Trick 2: which card does Dani play?"));
  press(ui, {"undo", "tool/card", "key/Ah", "key/accept/3"});
  CHECK(ui.shows("Trick 2: which card does Dani play?"));
}

TEST_CASE("a hand is thrown in by its player, with or without its thirteen cards") {
  test::OpenPanel panel(start());
  auto& [table, app, ui] = panel;
  press(ui, {"seat/1", "redeal/numbers"});
  CHECK(last_payload(app) == R"({"player":1,"reason":"all_numbers"})");
  press(ui, {"tool/more", "form/redealt", "field/player/2", "field/hand/pick"});
  for (const char* card : {"2s", "3s", "4s", "5s", "6s", "7s", "8s", "9s", "10s", "2h", "3h", "4h"})
    press(ui, {std::string("key/") + card});
  CHECK(!ui.enabled("key/accept"));
  press(ui, {"key/5h", "key/accept", "form/enter"});
  CHECK(last_kind(app) == "redealt");
  CHECK(last_payload(app).find("\"player\":2") != std::string::npos);
}

TEST_CASE("another dealer is chosen with a tap, and is entered with the bids") {
  TableFixture table;
  table.play(start() + kWhole);  // Beto deals next
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  const std::size_t deal = app.match()->records().size();
  press(ui, {"dealer", "bid/5s", "bid/3h", "bid/2d", "bid/Ac"});
  CHECK(app.match()->records()[deal].payload == R"({"dealer":2})");
  CHECK(ui.shows("Caro deals out of turn"));
}

TEST_CASE("an earlier event of a deal is replaced by one of the same step") {
  test::OpenPanel panel(start() + kWhole);
  auto& [table, app, ui] = panel;
  press(ui, {"go/history", "row/4", "replace", "taken/5", "taken/3", "taken/2", "tricks/add"});
  CHECK(last_kind(app) == "amended");
  CHECK(score_of(app, 0) == 0);
  press(ui, {"go/history", "row/2", "replace"});
  CHECK(ui.find("bid/5s") == nullptr);  // a start stands in the place of a start
  press(ui, {"dealer", "start_hand"});
  CHECK(seat_of_fact(app, "dealer") == 0);
}

TEST_CASE("a decided match offers the rematch and asks all four") {
  TableFixture table;
  const std::string id = table.play(start(R"(,"options":{"deals":1})") + kWhole);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app);
  ui.click("open/" + id);
  check_page(ui);
  press(ui, {"agree/3", "again"});
  CHECK(ui.shows("Ready for the first deal"));
}

TEST_CASE("nothing is cut at a table of Truf, in any language, at any scale, in any moment of the deal") {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  const std::string laid = kDeal + R"({"type":"bid","player":"Caro","card":"2d"})" + "\n";
  for (const std::string& lines :
       {start(), start() + laid, start() + kThirteen, start() + kBids, start() + kBids + trick_line("Ana"),
        start() + kBids + card_line("Ana", "7h"), start() + kWhole,
        start(R"(,"options":{"deals":1,"winner_by":"tricks_max"})") + kWhole}) {
    TableFixture table;
    const std::string id = table.play(lines);
    REQUIRE(!id.empty());
    for (const view::Language& language : languages.list()) {
      ui::App app(table.session, table.options(languages, language.code));
      app.perform(std::array<view::Command, 1>{view::command::Open{id}});
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

TEST_CASE("long names fit, or end in a deliberate ellipsis") {
  const auto renamed = [](std::string lines) {
    for (const auto& [name, longer] : {std::pair<std::string, std::string>{"Ana", "Maximiliane"},
                                       {"Beto", "Bartholomäus"},
                                       {"Caro", "Anak Agung Gede"},
                                       {"Dani", "Wilhelmina"}}) {
      const std::string word = "\"" + name + "\"";
      for (std::size_t at = lines.find(word); at != std::string::npos; at = lines.find(word, at + 1))
        lines.replace(at + 1, name.size(), longer);
    }
    return lines;
  };
  for (const std::string& lines : {start(), start() + kThirteen, start() + kWhole, start() + kBids}) {
    TableFixture table;
    REQUIRE(!table.play(renamed(lines)).empty());
    ui::App app(table.session, table.options());
    for (const float scale : {1.0f, 2.0f}) {
      HeadlessUi ui(app, {1280 * scale, 800 * scale, scale});
      CAPTURE(lines);
      check_page(ui);
      if (ui.find("taken/4") == nullptr) continue;
      press(ui, {"taken/4", "taken/5", "taken/2"});
      check_page(ui);
      press(ui, {"mode/winners"});
      check_page(ui);
      press(ui, {"mode/counts", "tricks/clear"});
    }
  }
}

TEST_CASE("a small portrait screen shows the deals that fit, including the open one") {
  for (const int played : {0, 1, 6, 12}) {
    CAPTURE(played);
    std::string lines = start();
    for (int deal = 0; deal < played; ++deal) lines += kWhole;
    TableFixture table;
    REQUIRE(!table.play(lines).empty());
    ui::App app(table.session, table.options());
    for (const auto& [width, height] : {std::pair{768.0f, 1024.0f}, {800.0f, 1280.0f}, {1080.0f, 1920.0f}}) {
      CAPTURE(width);
      HeadlessUi ui(app, {width, height, ui::scale_in_window(100, width, height)});
      std::set<int> shown;
      for (const ui::DrawnItem& item : ui.drawn_items()) {
        const bool number =
            !item.text.empty() && item.text.find_first_not_of("0123456789") == std::string::npos;
        if (!number || !item.id.empty() || item.rect.right > width * 0.1f) continue;
        CAPTURE(item.text);
        CHECK(item.rect.height() >= 15);  // pixels: a line of small letters
        shown.insert(std::stoi(item.text));
      }
      CHECK(shown.size() >= 6);
      CHECK(shown.contains(played + 1));
      if (played > 0) CHECK(shown.contains(played));
    }
  }
}

TEST_CASE("a window too small for both halves shows sheet and entry in pages") {
  TableFixture table;
  table.play(start() + kBids);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app, {720, 640, 0.8f});
  press(ui, {"page/0"});
  CHECK(ui.find("taken/4") == nullptr);
  press(ui, {"page/1", "taken/4", "taken/5", "taken/2", "tricks/add"});
  CHECK(score_of(app, 0) == 1);
}
