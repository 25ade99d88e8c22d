// A score is drawn whole on every board, at every size, scale and language. It may be smaller, but is never
// shortened or missing.

#include <doctest/doctest.h>

#include <algorithm>

#include "src/view/words.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/panel/panel.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::TableFixture;
using test::tallied;

namespace {

bool is_figure(const std::string& text) {
  return !text.empty() && std::ranges::all_of(text, [](unsigned char c) {
    return (c >= '0' && c <= '9') || c == '/' || c == '+' || c == ' ' ||
           c > 127;  // the minus sign and the dash
  }) && std::ranges::any_of(text, [](unsigned char c) { return c >= '0' && c <= '9'; });
}

struct Window {
  float width, height;
  int percent;
};
constexpr Window kWindows[] = {{800, 600, 100},  {1024, 768, 100},  {1280, 800, 100},  {1366, 768, 100},
                               {1920, 1080, 80}, {1920, 1080, 130}, {2560, 1440, 110}, {1080, 1920, 250}};

void check_figures(ui::App& app, const std::vector<std::string>& expected) {
  for (const Window& size : kWindows) {
    CAPTURE(size.width);
    CAPTURE(size.percent);
    HeadlessUi ui(app, {size.width, size.height, ui::scale_in_window(size.percent, size.width, size.height)});
    if (ui.find("page/0")) ui.click("page/0");
    for (const std::string& figure : expected) {
      CAPTURE(figure);
      CHECK(std::ranges::any_of(ui.drawn_items(),
                                [&](const ui::DrawnItem& item) { return item.text == figure; }));
    }
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      CAPTURE(item.text);
      CHECK(item.text == view::with_minus_signs(item.text));  // a hyphen is none
      if (!is_figure(item.text)) continue;
      CHECK_FALSE(item.cut);
      CHECK_FALSE(item.shortened);
    }
  }
}

}  // namespace

TEST_CASE("every score figure on every board is complete") {
  struct Row {
    std::string lines;
    std::vector<std::string> figures;
  };
  const std::vector<Row> rows{
      {test::kTwo + tallied("Ana", 4) + tallied("Beto", 2), {"4", "2", "4/30", "2/30"}},
      {test::kFour + tallied("Nosotros", 11) + tallied("Ellos", 28), {"11", "13", "11/30", "28/30"}},
      {test::kTwo + "{\"type\":\"ruled\",\"side\":\"Ana\",\"points\":-4,\"reason\":\"late\"}\n",
       {"−4", "0", "−4/30"}},
      {test::kTwo + "{\"type\":\"ruled\",\"side\":\"Ana\",\"points\":-1000000,\"reason\":\"late\"}\n",
       {"−1000000", "−1000000/30"}},
      {test::start(3) + tallied("Ana", 14), {"14"}},
      {R"({"type":"match_started","game":"troccas","ruleset":"troccas-1962","players":["Ana","Beto","Caro"]})"
       "\n"
       R"({"type":"deal_started"})"
       "\n"
       R"({"type":"counted","points":{"Ana":20,"Beto":70}})"
       "\n",
       {}},
      {R"({"type":"match_started","game":"truf","ruleset":"truf-lodige","players":["Ana","Beto","Caro","Dani"]})"
       "\n",
       {"0"}},
      {R"({"type":"match_started","game":"tarot","ruleset":"tarot-fft-4","players":["Ana","Beto","Caro","Dani"]})"
       "\n"
       R"({"type":"deal_started"})"
       "\n"
       R"({"type":"bid","player":"Ana","bid":"garde"})"
       "\n"
       R"({"type":"result","bouts":2,"points":49})"
       "\n",
       {}},
      {R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":["Ana","Beto","Caro","Dani"]})"
       "\n"
       R"({"type":"counted","points":{"Ana":-20,"Beto":70,"Caro":8,"Dani":0}})"
       "\n",
       {"−20", "70", "8"}},
      {R"({"type":"match_started","game":"sheet","ruleset":"sheet-any","players":["Ana","Beto","Caro"]})"
       "\n"
       R"({"type":"counted","points":{"Ana":-1000000,"Beto":1000000,"Caro":-999999}})"
       "\n",
       {"−1000000", "1000000", "−999999"}}};
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const Row& row : rows) {
    TableFixture table;
    REQUIRE(!table.play(row.lines).empty());
    for (const std::string code : {"en", "de", "es"}) {
      CAPTURE(code);
      CAPTURE(row.lines);
      ui::AppOptions options = table.options();
      options.speak = [&](const std::string& chosen) { languages.speak(chosen); };
      options.settings.language = code;
      ui::App app(table.session, options);
      check_figures(app, row.figures);
    }
  }
  languages.speak("en");
}

TEST_CASE("the score on a card of the home screen is complete") {
  TableFixture table;
  REQUIRE(!table.play(test::kTwo + tallied("Ana", 14) + tallied("Beto", 22)).empty());
  ui::App app(table.session, table.options());
  const std::vector<view::Command> home{view::command::Go{view::Screen::home}};
  app.perform(home);
  check_figures(app, {"14", "22"});
}
