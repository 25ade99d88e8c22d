// Each form of each page, with and without a script.

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

#include <doctest/doctest.h>

#include "src/core/read_all.hpp"

#include "tests/browser/opened_room.hpp"

namespace tanteador::in_the_browser {

using test::OpenedRoom;
using test::Phone;
using test::reveal;
using test::started;
using test::wait_until_sent;

struct FormStep {
  Phone& on;
  std::string page;
  std::vector<std::pair<std::string, std::string>> fields;
  std::string button;
  std::string css, text;  // then shown
};

// The buttons that were pressed by their values, and the forms that search by their addresses.
using PressedForms = std::set<std::string>;

void fill_in(OpenedRoom& room, PressedForms& pressed, const std::vector<FormStep>& steps) {
  for (const FormStep& step : steps) {
    CAPTURE(step.page);
    CAPTURE(step.button);
    if (!step.page.empty()) step.on.go(room.at(step.page));
    REQUIRE(step.on.until("return !!document.querySelector(arguments[0])", {step.button}));
    step.on.run("for (const each of document.querySelectorAll('details')) each.open = true");
    for (const auto& [field, text] : step.fields) step.on.type(field, text);
    // A search opens another page, so the mark on this one goes. Other forms stay on their page.
    pressed.insert(
        step.on.run("const one = document.querySelector(arguments[0]);"
                    "one.scrollIntoView({block: 'center'});"
                    "document.isOpen = one.form.method === 'get';"
                    "return document.isOpen ? new URL(one.form.action).pathname : one.value",
                    {step.button}));
    step.on.tap(step.button);
    REQUIRE(step.on.until("return !document.isOpen"));
    REQUIRE(wait_until_sent(step.on));
    CHECK(
        step.on.until("return [...document.querySelectorAll(arguments[0])].some(each => "
                      "each.textContent.includes(arguments[1]))",  // folded, too
                      {step.css, step.text}));
  }
}

// "Friday" with a round of two tables, and "Saturday", which nobody has entered.
struct FormEvening {
  OpenedRoom room;
  std::string saturday, code, table, other_table;
  FormEvening() {
    (void)room.command({"league", "new", "Friday", "--rounds", "3", "--minutes", "40"});
    (void)room.command({"league", "enter", "Friday", "Ana", "Beto", "Caro", "Dani"});
    (void)room.command({"league", "draw", "Friday"});
    saturday = room.command({"league", "new", "Saturday", "--rounds", "3"}).at("competition");
    const auto token = room.command({"room", "token", "Friday", "1"});
    code = token.at("code");
    table = token.at("path");
    other_table = room.token({"Friday", "2"});
  }
};

std::string about(const std::string& subject, const std::string& operation) {
  return "form:has(input[name=about][value='" + subject + "']) button[value='" + operation + "']";
}

void fill_in_reader_forms(PressedForms& pressed, bool script) {
  FormEvening evening;
  Phone phone({.script = script}), other({.script = script});
  const std::string &table = evening.table, &second = evening.other_table;
  fill_in(evening.room, pressed,
          {{phone, "/", {{"#who", "Ana"}}, "form[action='/'] button", ".found .points", "Table"},
           {phone, "/", {{"#code", evening.code}}, "form[action='/t'] button", "h1", "Table 1 · Friday"},
           {phone, "/rules", {{"#q", "envido"}}, "form[action='/rules'] button", "#main", "nvido"},
           {phone, table, {}, "button[value='room/call']", "#main", "The referee was called"},
           {phone, "", {}, "button[value='room/uncall']", "#main", "Call the referee"},
           {phone,
            "",
            {{"#figure0", "30"}, {"#figure1", "12"}},
            "button[value='room/report']",
            "#main",
            "Correct?"},
           {phone, "", {}, "button[value='room/sure/0']", "#main", "It counts for now"},
           {other, table, {}, "button[value='room/confirm/1']", "#main", "The result is confirmed."},
           {other, second, {}, "button[value='room/start']", "h1", "Table 2 · Friday"},
           {other, "", {}, "button[value='start_hand']", ".now", "Hand 1"},
           {other, "", {}, "button[value='tool/more']", "button[value='more/close']", ""},
           {other, "", {}, "button[value='more/close']", ".now", "Hand 1"},
           {other, "", {}, "button[value='undo']", ".now", "Ready for the first hand"}});
  // The last point of a match, and a side that does not agree.
  const std::string over = evening.room.token({evening.room.start_match(
      R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],)"
      R"("options":{"target":12,"chicos_to_win":1}})"
      "\n"
      R"({"type":"tallied","side":"Ana","points":12})"
      "\n")});
  fill_in(
      evening.room, pressed,
      {{phone, over, {}, "button[value='room/dispute']", "#main", "A side does not agree with the result"}});
}

void fill_in_desk_forms(PressedForms& pressed, bool script) {
  FormEvening evening;
  Phone desk({.width = 1280, .height = 800, .script = script}), phone({.script = script});
  const std::string path = evening.room.token({"--desk"}), enter = "/enter/" + evening.saturday;
  const std::string register_button = "button[value='register']";
  fill_in(
      evening.room, pressed,
      {{desk, path, {}, about(evening.saturday, "desk/entries"), "button[aria-pressed]", "Take entries"},
       {desk,
        path,
        {{"#places-" + evening.saturday, "1"}},
        "button[value='desk/limits']",
        "#main",
        "Take entries by phone"},
       {phone,
        enter,
        {{"#name", "Eva"}, {"#club", "North"}},
        register_button,
        "#main",
        "Eva is on the list."},
       {phone, enter, {{"#name", "Fito"}}, register_button, "#main", "Fito is number 1 on the waiting list."},
       {phone, enter, {}, register_button, ".notice", "Type your name."},
       {desk, path, {}, about(evening.saturday, "desk/enter"), "td", "Fito"},
       {desk, path, {}, about(evening.saturday, "desk/reject"), "#main", "Take entries by phone"},
       {desk, path, {}, "button[value='desk/clock']", ".clock", "Clock stopped"},
       {desk,
        path,
        {{"#free-" + evening.saturday, "2"}},
        about(evening.saturday, "desk/free-tables"),
        "#main",
        "Tables that stay free"},
       {desk, path, {}, about(evening.saturday, "desk/wall"), "button[aria-pressed]", "Saturday"},
       {desk, path, {}, "button[value='desk/shows']", "#main", "What the big screen shows"},
       {desk, path, {}, "button[value='desk/live']:not([aria-pressed])", "#main", "Live scores"},
       {phone, evening.table, {}, "button[value='room/call']", "#main", "The referee was called"},
       {desk, path, {}, "button[value='desk/settled']", "#main", "Nothing to do."},
       {phone,
        evening.table,
        {{"#figure0", "30"}, {"#figure1", "12"}},
        "button[value='room/report']",
        "#main",
        "Correct?"},
       {phone, "", {}, "button[value='room/sure/0']", "#main", "It counts for now"},
       {desk, path, {}, "button[value='desk/take']", "#main", "Open tables"}});
  if (script) CHECK(phone.until_text("#main", "The result is confirmed."));  // else nobody fetches it
  desk.go(evening.room.at(path));
  const std::string second = desk.attribute("a[href*='at=']", "href");
  fill_in(evening.room, pressed, {{desk, second, {}, "button[value='desk/hand-out']", ".typed", ""}});
  desk.go(evening.room.at(path));
  const std::size_t codes = desk.count("button[value='desk/revoke']");
  fill_in(evening.room, pressed,
          {{desk, path, {}, "button[value='desk/revoke']", "#main", "Codes of the tables"}});
  CHECK(desk.count("button[value='desk/revoke']") == codes - 1);
  const auto entered = evening.room.command({"league", "show", "Saturday"});
  CHECK(entered.dump().find("Eva") != std::string::npos);
  CHECK(entered.dump().find("Fito") == std::string::npos);
  CHECK(entered.dump().find("\"free_tables\":[2]") != std::string::npos);
  // A corrected result of the round before.
  (void)evening.room.command({"league", "result", "Friday", "2", "30:12"});
  (void)evening.room.command({"league", "close", "Friday"});
  (void)evening.room.command({"league", "pair", "Friday"});
  (void)evening.room.command({"league", "correct", "Friday", "1.1", "12:30", "--reason", "misread"});
  fill_in(evening.room, pressed, {{desk, path, {}, "button[value='desk/redraw']", "#main", "Open tables"}});
  CHECK(desk.count("button[value='desk/redraw']") == 0);
  // Two different results, and the desk enters a third one.
  Phone other({.script = script});
  const std::string disputed = evening.room.token({"Friday", "2"}), report = "button[value='room/report']";
  fill_in(evening.room, pressed,
          {{phone, disputed, {{"#figure0", "30"}, {"#figure1", "12"}}, report, "#main", "Correct?"},
           {phone, "", {}, "button[value='room/sure/0']", "#main", "It counts for now"},
           {other, disputed, {{"#figure0", "30"}, {"#figure1", "20"}}, report, "#main", "Correct?"},
           {other, "", {}, "button[value='room/sure/1']", "#main", "Different results were reported"}});
  desk.go(evening.room.at(path));
  const std::string third = desk.attribute("a[href*='at=']", "href");
  fill_in(evening.room, pressed,
          {{desk,
            third,
            {{"#figure0", "30"}, {"#figure1", "14"}},
            "button[value='room/correct']",
            "#main",
            "The result is confirmed."}});
}

// The operations and searches that the sources of the pages name.
std::set<std::string> forms_of_pages() {
  const std::regex form(
      R"re("((?:room|desk)/[a-z-]+)|operation_button\("([a-z]+)"|\{"action", "(/[a-z]*)"\})re");
  std::set<std::string> all;
  for (const auto& file : std::filesystem::directory_iterator(TANTEADOR_ROOT "/src/web/pages")) {
    if (file.path().extension() != ".cpp") continue;
    std::ifstream in(file.path(), std::ios::binary);
    const std::string text = read_all(in);
    for (std::sregex_iterator found(text.begin(), text.end(), form), end; found != end; ++found)
      for (std::size_t part = 1; part < found->size(); ++part)
        if ((*found)[part].matched) all.insert((*found)[part]);
  }
  return all;
}

TEST_CASE("each form of each page works with and without a script") {
  const std::set<std::string> forms = forms_of_pages();
  CHECK(forms.size() > 20);
  for (const bool script : {true, false}) {
    CAPTURE(script);
    PressedForms pressed;
    fill_in_reader_forms(pressed, script);
    fill_in_desk_forms(pressed, script);
    for (const std::string& form : forms) {
      const auto found = pressed.lower_bound(form);  // "room/sure" is in "room/sure/0"
      CHECK_MESSAGE((found != pressed.end() && found->starts_with(form)), "no test presses ", form);
    }
  }
}

TEST_CASE("an entry of every game is made without a script") {
  struct Row {
    const char *game, *ruleset;
    std::vector<const char*> taps;
  };
  const Row rows[] = {
      {"sheet", "sheet-any", {"key/1", "key/2", "count/1", "key/5", "enter"}},
      {"troccas", "troccas-1962", {"key/4", "key/1", "enter"}},
      {"tarot", "tarot-fft-4", {"take/2/garde", "bouts/2", "key/5", "key/1", "deal/enter"}},
      {"truf",
       "truf-lodige-2",
       {"bid/5s", "bid/3h", "bid/2d", "bid/Ac", "taken/5", "taken/3", "taken/2", "tricks/add"}},
      {"truco",
       "truco-argentino",
       {"start_hand", "call/0/truco", "call/1/quiero", "undo", "tool/more", "more/close"}},
      {"truco", "truco-argentino", {"start_hand", "tool/way", "line/envido/won/0", "line/truco/won/1"}}};
  OpenedRoom room;
  Phone phone({.script = false});
  for (const Row& row : rows) {
    CAPTURE(std::string(row.ruleset));
    const std::string match = room.start_match(started(row.game, row.ruleset, 4));
    const int before = room.events_of(match);
    phone.go(room.at(room.token({match})));
    for (const char* id : row.taps) {
      CAPTURE(std::string(id));
      (void)reveal(phone, id);
      phone.tap("form.board button[value='" + std::string(id) + "']");
    }
    CHECK(room.events_of(match) > before);
  }
}

}  // namespace tanteador::in_the_browser
