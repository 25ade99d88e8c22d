// Help: the tutorials in the panel, from the first screen, in its language.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "tests/ui/open_panel.hpp"
#include "tests/ui/press.hpp"
#include "ui/app/system/languages.hpp"

using namespace tanteador;
using namespace tanteador::test;

TEST_CASE("the first screen leads to the tutorials, readable to their end") {
  OpenPanel panel;
  auto& ui = panel.ui;
  press(ui, {"home/help"});
  CHECK(ui.shows("First match"));
  const auto top_of_text = [&] {
    const auto word = std::ranges::find(ui.drawn_items(), std::string("minutes."), &ui::DrawnItem::text);
    return word == ui.drawn_items().end() ? -10'000.0f : word->rect.top;
  };
  const float before = top_of_text();
  CHECK(before > 0);
  ui.wheel({700, 600}, -3);
  ui.frame();
  CHECK(top_of_text() < before);
  press(ui, {"help/phones"});
  CHECK(ui.shows("Phones at the tables"));
}

TEST_CASE("help opens from the navigation, and from the settings during a match") {
  OpenPanel panel(kTwo);
  auto& ui = panel.ui;
  press(ui, {"go/settings", "go/help"});
  CHECK(ui.shows("First match"));
  CHECK(ui.find("go/board") != nullptr);
  press(ui, {"go/board"});
  CHECK(ui.find("points/0/3") != nullptr);
}

namespace {

int drawn_pictures() {
  int count = 0;
  const ImDrawData& drawn = *ImGui::GetDrawData();
  for (int i = 0; i < drawn.CmdListsCount; ++i)
    for (const ImDrawCmd& command : drawn.CmdLists[i]->CmdBuffer)
      count += command.GetTexID() == reinterpret_cast<ImTextureID>(kPictureTexture) ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("a tutorial shows its pictures, and says what they show") {
  OpenPanel panel;
  auto& ui = panel.ui;
  press(ui, {"home/help"});
  CHECK(drawn_pictures() > 0);
  const auto described = std::ranges::find_if(ui.drawn_items(), [](const ui::DrawnItem& item) {
    return item.text.starts_with("The page of a new match");
  });
  REQUIRE(described != ui.drawn_items().end());
  CHECK(described->rect.width() > 700);
  CHECK(described->rect.height() == doctest::Approx(described->rect.width() * 5 / 8).epsilon(0.01));
  press(ui, {"go/home"});
  CHECK(drawn_pictures() == 0);
}

TEST_CASE("the tutorials are in the language of the panel") {
  TableFixture table;
  const ui::Languages languages(TANTEADOR_BUILD "/locale");
  ui::App app(table.session, table.options(languages, ""));
  HeadlessUi ui(app);
  press(ui, {"go/settings", "language/de", "go/help"});
  CHECK(ui.shows("Erste Partie"));
  press(ui, {"go/settings", "language/pt_BR", "go/help"});
  CHECK(ui.shows("Primeira partida"));
  CHECK(drawn_pictures() > 0);
  press(ui, {"go/settings", "language/en", "go/help"});
  CHECK(ui.shows("First match"));
}

TEST_CASE("the page about the program shows version, licence and files, and copies them") {
  TableFixture table;
  ui::AppOptions options = table.options();
  options.facts = {"9.8.7", "Linux 6.1 x86_64", {"/home/ana/t.db", "/home/ana/panel.conf"}};
  ui::App app(table.session, options);
  HeadlessUi ui(app);
  press(ui, {"go/settings", "go/about"});
  for (const char* shown : {"9.8.7", "MIT", "SQLite", "/home/ana/t.db"}) CHECK(ui.shows(shown));
  ui.click("about/copy");
  const std::string copied = app.take_wanted().clipboard;
  for (const char* fact :
       {"Tanteador 9.8.7", "Linux 6.1 x86_64", "theme: mesa", "file: /home/ana/panel.conf"})
    CHECK(copied.find(fact) != copied.npos);
  CHECK(ui.shows("Diagnostics copied."));
  press(ui, {"go/settings/back"});
  CHECK(ui.find("go/about") != nullptr);
}
