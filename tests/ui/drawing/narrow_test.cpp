// The panel in windows smaller than its board, in every language, with the longest names. Controls are whole,
// apart and large enough; texts are readable; no figure loses its sign.

#include <doctest/doctest.h>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"
#include "ui/panel/panel.hpp"
#include "ui/window/fonts.hpp"

using namespace tanteador;
using test::HeadlessUi;
using test::kHand;
using test::press;
using test::TableFixture;

namespace {

const std::string kRuled =
    R"({"type":"case_ruled","case":"truco.out_of_turn","facts":{"player":{"found":{"player":"Beto"}}},)"
    R"("rule":"truco.turn","fixed":false,"remedy":"warn","reason":"x"})"
    "\n";
const std::string kFirst = "Maximiliana-Konstantinowna Freifrau von Oberwesterheim",
                  kSecond = "Bartholomäus Großmütterchen-Schwarzenbergerländer";

struct NarrowWindow {
  float width, height;
};
constexpr NarrowWindow kNarrowWindows[] = {{800, 600},  {900, 650},  {1024, 600}, {1024, 768},
                                           {1366, 768}, {768, 1024}, {1080, 1920}};
constexpr NarrowWindow kOnEnd[] = {{768, 1024}, {800, 1280}, {1080, 1920}, {1440, 2560}};

test::Canvas canvas(const NarrowWindow& window) {
  return {window.width, window.height, ui::scale_in_window(100, window.width, window.height)};
}

bool apart(const ui::Rect& one, const ui::Rect& other) {
  constexpr float kTouching = 0.5f;  // pixels
  return one.right <= other.left + kTouching || other.right <= one.left + kTouching ||
         one.bottom <= other.top + kTouching || other.bottom <= one.top + kTouching;
}

// Controls in the window, apart, and large enough for a finger; nothing that is read is cut.
void check_controls(const HeadlessUi& ui, const NarrowWindow& window) {
  constexpr float kFinger = 43.9f;  // pixels: 44, and what a sum of sizes may lose
  const auto& drawn = ui.drawn_items();
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    const ui::DrawnItem& item = drawn[i];
    if (item.id.empty()) continue;
    CAPTURE(item.id);
    CHECK(item.rect.height() >= kFinger);
    CHECK(item.rect.width() >= kFinger);
    CHECK(item.rect.right <= window.width);
    CHECK(item.rect.bottom <= window.height);
    for (std::size_t j = i + 1; j < drawn.size(); ++j) {
      if (drawn[j].id.empty()) continue;
      CAPTURE(drawn[j].id);
      CHECK(apart(item.rect, drawn[j].rect));
    }
  }
  for (const std::string& text : ui.cut()) FAIL_CHECK(text);
}

// Texts of the headline overlap neither each other nor the rail.
void check_headline(const HeadlessUi& ui, float bottom) {
  std::vector<const ui::DrawnItem*> head;
  for (const ui::DrawnItem& item : ui.drawn_items()) {
    const bool of_rail = item.rect.left < ui.find("go/home")->rect.right && item.rect.bottom > bottom;
    if (item.rect.top < bottom && !of_rail) head.push_back(&item);
  }
  for (std::size_t i = 0; i < head.size(); ++i) {
    CAPTURE(head[i]->text);
    CHECK(head[i]->rect.width() > 0);
    CHECK(head[i]->rect.top >= 0);
    CHECK(head[i]->rect.bottom <= bottom);
    CHECK_FALSE(head[i]->cut);
    for (std::size_t j = i + 1; j < head.size(); ++j) {
      CAPTURE(head[j]->text);
      CHECK(apart(head[i]->rect, head[j]->rect));
    }
  }
}

ui::AppOptions speaking(const TableFixture& table, const ui::Languages& languages, const std::string& code) {
  ui::AppOptions options = table.options();
  options.languages = languages.list();
  options.speak = [&languages](const std::string& chosen) { languages.speak(chosen); };
  options.settings.language = code;
  return options;
}

// `look` is shown the table in every window and language, from the board.
template <class Look>
void in_every_window(TableFixture& table, const Look& look) {
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const view::Language& language : languages.list()) {
    ui::App app(table.session, speaking(table, languages, language.code));
    for (const NarrowWindow& window : kNarrowWindows) {
      HeadlessUi ui(app, canvas(window));
      CAPTURE(language.code);
      CAPTURE(window.width);
      CAPTURE(window.height);
      look(ui, window);
    }
  }
  languages.speak("en");
}

TEST_CASE("a board shown in halves says in one that the other waits for an answer") {
  TableFixture table;
  table.play(test::kFour + kHand);
  ui::App app(table.session, table.options());
  HeadlessUi ui(app, canvas({800, 600}));
  press(ui, {"page/0"});
  REQUIRE(ui.find("page/1") != nullptr);
  CHECK(ui.find("page/1")->text == "Enter");
  press(ui, {"page/1", "call/0/truco", "page/0"});
  CHECK(ui.find("page/1")->text == "Ellos must answer");
  press(ui, {"page/1", "call/1/quiero", "page/0"});
  CHECK(ui.find("page/1")->text == "Enter");
}

}  // namespace

TEST_CASE("the first hand has room for every button, for all players, in a small window too") {
  for (const int players : {2, 3, 4, 6, 8}) {
    CAPTURE(players);
    TableFixture table;
    REQUIRE(!table.play(test::start(players) + kHand).empty());
    in_every_window(table, [](HeadlessUi& ui, const NarrowWindow& window) {
      CHECK(ui.enabled("trick/0"));
      CHECK(ui.enabled("tool/more"));
      check_controls(ui, window);
      if (ui.find("page/0") == nullptr) return;
      ui.click("page/0");
      CHECK(ui.find("half/0"));
      check_controls(ui, window);
    });
  }
}

TEST_CASE("in a portrait window the whole board is visible: played cards above, buttons below") {
  struct Row {
    const char* lines;
    const char *object, *hand;  // a control of each
  };
  const std::string names = "\"" + kFirst + "\",\"" + kSecond + R"(","Ana","Beto")";
  constexpr Row kRows[] = {{R"("truco","ruleset":"truco-nhf-de")", "undo", "tool/more"},
                           {R"("truf","ruleset":"truf-lodige-2")", "undo", "tool/more"},
                           {R"("troccas","ruleset":"troccas-1962")", "undo", "tool/more"},
                           {R"("tarot","ruleset":"tarot-fft-4")", "undo", "take/0/prise"},
                           {R"("sheet","ruleset":"sheet-rummy")", "undo", "tool/more"}};
  for (const Row& row : kRows) {
    CAPTURE(row.lines);
    TableFixture table;
    REQUIRE(!table
                 .play(R"({"type":"match_started","game":)" + std::string(row.lines) + R"(,"players":[)" +
                       names + "]}\n")
                 .empty());
    for (const NarrowWindow& window : kOnEnd) {
      CAPTURE(window.width);
      ui::App app(table.session, table.options());
      HeadlessUi ui(app, canvas(window));
      CHECK(ui.find("page/0") == nullptr);
      const ui::DrawnItem *object = ui.find(row.object), *hand = ui.find(row.hand);
      REQUIRE(object != nullptr);
      REQUIRE(hand != nullptr);
      CHECK(object->rect.bottom < hand->rect.top);
      check_controls(ui, window);
    }
  }
}

TEST_CASE("long names keep the figures of the event list complete beside the rule") {
  TableFixture table;
  std::string lines = R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":[")" +
                      kFirst + R"(",")" + kSecond + "\"]}\n";
  for (const std::string& side : {kFirst, kSecond})
    lines += R"({"type":"ruled","side":")" + side + R"(","points":-414,"reason":"agreed"})" + "\n";
  REQUIRE(!table.play(lines).empty());
  in_every_window(table, [](HeadlessUi& ui, const NarrowWindow&) {
    ui.click("go/history");
    std::vector<const ui::DrawnItem*> texts;
    int figures = 0;
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (!item.id.empty()) continue;
      texts.push_back(&item);
      if (item.text != "−414") continue;
      ++figures;
      CHECK_FALSE(item.cut);
      CHECK_FALSE(item.shortened);
    }
    CHECK(figures == 2);
    for (std::size_t i = 0; i < texts.size(); ++i) {
      for (std::size_t j = i + 1; j < texts.size(); ++j) {
        CAPTURE(texts[i]->text);
        CAPTURE(texts[j]->text);
        CHECK(apart(texts[i]->rect, texts[j]->rect));
      }
    }
    for (const std::string& text : ui.cut()) FAIL_CHECK(text);
  });
}

TEST_CASE("rules are cited by number on a button beside the forbidden action") {
  test::OpenPanel panel(test::kTwo + kHand);
  auto& [table, app, ui] = panel;
  ui.click("call/0/quiero");
  CHECK_FALSE(ui.shows("truco."));
  REQUIRE(ui.find("why_not/rule"));
  CHECK(ui.find("why_not/rule")->text.starts_with("T"));
}

TEST_CASE("many chicos leave room for the side's name") {
  TableFixture table;
  table.play(R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de","players":["Ana","Beto"],)"
             R"("options":{"chicos_to_win":99}})"
             "\n");
  in_every_window(table, [](HeadlessUi& ui, const NarrowWindow&) {
    if (ui.find("page/0")) ui.click("page/0");
    CHECK(ui.shows("0/99"));
    for (const ui::DrawnItem& item : ui.drawn_items()) {
      if (item.text == "Ana") CHECK_FALSE(item.shortened);
    }
  });
}

TEST_CASE("the headline shows the game and the time for an appeal in separate areas") {
  TableFixture table;
  REQUIRE(!table
               .play(R"({"type":"match_started","game":"truco","ruleset":"truco-nhf-de",)"
                     R"("players":["Ana","Beto"],"options":{"chicos_to_win":3}})"
                     "\n" +
                     kHand + kRuled)
               .empty());
  in_every_window(table, [](HeadlessUi& ui, const NarrowWindow& window) {
    const float bottom = 56 * canvas(window).scale;
    check_headline(ui, bottom);
    for (const char* screen : {"go/home", "go/history", "go/board"}) {
      ui.click(screen);
      check_headline(ui, bottom);
    }
  });
}

TEST_CASE("no sign of a figure is too thin to be visible") {
  ImFontAtlas atlas;
  const ui::Look look = ui::load_fonts(atlas, 0.8f);
  for (const ImFont* font : {look.small, look.body, look.label}) {
    const float smallest = look.px(ui::kLeast) / font->FontSize;
    for (const int sign : {0x2D, 0x2013, 0x2212}) {
      const ImFontGlyph* glyph = font->FindGlyphNoFallback(static_cast<ImWchar>(sign));
      REQUIRE(glyph != nullptr);
      CAPTURE(sign);
      CHECK((glyph->Y1 - glyph->Y0) * smallest >= 1);
    }
  }
}

TEST_CASE("the score above the results of a hand shows whole names, in every size of small window") {
  TableFixture table;
  table.play(test::kFour + kHand);
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  for (const view::Language& language : languages.list()) {
    ui::AppOptions options = table.options(languages, language.code);
    options.settings.by_results = true;
    ui::App app(table.session, options);
    for (const int percent : {100, 110, 125}) {
      CAPTURE(language.name);
      CAPTURE(percent);
      HeadlessUi ui(app, {800, 600, ui::scale_asked_for(percent, 800, 600)});
      REQUIRE(ui.find("points/0/1") != nullptr);
      for (const ui::DrawnItem& item : ui.drawn_items()) {
        if (item.id.empty() && (item.text == "Nosotros" || item.text == "Ellos")) CHECK_FALSE(item.shortened);
      }
      check_controls(ui, {800, 600});
    }
  }
  languages.speak("en");
}
