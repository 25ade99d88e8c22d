// Each form of each page, with and without a script.

#include <doctest/doctest.h>

#include "tests/browser/opened_room.hpp"

namespace tanteador::in_the_browser {

using test::OpenedRoom;
using test::Phone;
using test::wait_until_sent;

struct FormStep {
  Phone& on;
  std::string page;
  std::vector<std::pair<std::string, std::string>> fields;
  std::string button;
  std::string css, text;  // then shown
};

void fill_in(OpenedRoom& room, const std::vector<FormStep>& steps) {
  for (const FormStep& step : steps) {
    CAPTURE(step.page);
    CAPTURE(step.button);
    if (!step.page.empty()) step.on.go(room.at(step.page));
    step.on.run("for (const each of document.querySelectorAll('details')) each.open = true");
    for (const auto& [field, text] : step.fields) step.on.type(field, text);
    step.on.run("document.querySelector(arguments[0]).scrollIntoView({block: 'center'})", {step.button});
    step.on.tap(step.button);
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
    (void)room.command({"league", "new", "Friday", "--rounds", "3"});
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

TEST_CASE("each form of a reader and of a table works with and without a script") {
  for (const bool script : {true, false}) {
    CAPTURE(script);
    FormEvening evening;
    Phone phone({.script = script}), other({.script = script});
    const std::string &table = evening.table, &second = evening.other_table;
    fill_in(evening.room,
            {{phone, "/", {{"#who", "Ana"}}, "form[action='/'] button", ".found .points", "Table"},
             {phone, "/", {{"#code", evening.code}}, "form[action='/t'] button", "h1", "Table 1 · Friday"},
             {phone, "/rules", {{"#q", "envido"}}, "form[role=search] button", "#main", "nvido"},
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
  }
}

TEST_CASE("each form of the desk works with and without a script") {
  for (const bool script : {true, false}) {
    CAPTURE(script);
    FormEvening evening;
    Phone desk({.width = 1280, .height = 800, .script = script}), phone({.script = script});
    const std::string path = evening.room.token({"--desk"}), enter = "/enter/" + evening.saturday;
    const std::string register_button = "button[value='register']";
    fill_in(
        evening.room,
        {{desk, path, {}, about(evening.saturday, "desk/entries"), "button[aria-pressed]", "Take entries"},
         {phone,
          enter,
          {{"#name", "Eva"}, {"#club", "North"}},
          register_button,
          "#main",
          "Eva is on the list."},
         {phone, enter, {{"#name", "Fito"}}, register_button, "#main", "Fito is on the list."},
         {phone, enter, {}, register_button, ".notice", "Type your name."},
         {desk, path, {}, about(evening.saturday, "desk/enter"), "td", "Fito"},
         {desk, path, {}, about(evening.saturday, "desk/reject"), "#main", "Take entries by phone"},
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
    CHECK(phone.until_text("#main", "The result is confirmed.") == script);  // else nobody fetches it
    desk.go(evening.room.at(path));
    const std::string second = desk.attribute("a[href*='at=']", "href");
    fill_in(evening.room, {{desk, second, {}, "button[value='desk/hand-out']", ".typed", ""}});
    desk.go(evening.room.at(path));
    const std::size_t codes = desk.count("button[value='desk/revoke']");
    fill_in(evening.room, {{desk, path, {}, "button[value='desk/revoke']", "#main", "Codes of the tables"}});
    CHECK(desk.count("button[value='desk/revoke']") == codes - 1);
    const auto entered = evening.room.command({"league", "show", "Saturday"});
    CHECK(entered.dump().find("Eva") != std::string::npos);
    CHECK(entered.dump().find("Fito") == std::string::npos);
  }
}

}  // namespace tanteador::in_the_browser
