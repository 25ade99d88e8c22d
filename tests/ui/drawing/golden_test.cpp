// The key screens compared with approved pictures: tests/ui/golden, at half size. TANTEADOR_GOLDEN=write
// writes them again; look at them before you commit them.

#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>

#include "src/session/league/league.hpp"
#include "tests/support/competition.hpp"
#include "tests/support/one_evening.hpp"
#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/panel/raster.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/press.hpp"

namespace golden {

using namespace tanteador;
using test::HeadlessUi;
using test::Pixels;
using test::TableFixture;

// Letters may be smoothed a little otherwise by another release of FreeType.
constexpr double kOfSquare = 20, kOfAll = 0.5;

std::string match_of(const std::string& game, const std::string& ruleset, const std::string& more) {
  return R"({"type":"match_started","game":")" + game + R"(","ruleset":")" + ruleset +
         R"(","players":["Ana","Beto","Caro","Dani"]})" + "\n" + more;
}

struct Screen {
  std::string name;
  std::string match;
  std::vector<std::string> taps;  // "@": the competition
};

// A round of six, half of it played; its id.
std::string competition(TableFixture& table) {
  session::League league(table.store.get(), test::one_evening());
  auto made = league.create(test::cup("truco-nhf-de", test::swiss(), "Friday")).value();
  test::enter_players(league, made, {"Ana", "Beto", "Caro", "Dani", "Eva", "Fede"});
  test::draw(league, made);
  for (const int table_of : {0, 1})
    (void)league
        .enter(made, league::event::ResultEntered{{0, 0, table_of}, {{{.score = 30}, {.score = 21}}, {}}, {}})
        .value();
  return made.head.id;
}

std::vector<Screen> screens() {
  const std::string deal = "{\"type\":\"deal_started\"}\n", truco = test::kFour +
                                                                    test::tallied("Nosotros", 19) +
                                                                    test::tallied("Ellos", 13) + test::kHand;
  return {{"truco", truco, {}},
          {"truco-called", truco, {"call/0/truco"}},
          {"tarot",
           match_of("tarot", "tarot-fft-4",
                    deal + R"({"type":"bid","player":"Ana","bid":"garde"})"
                           "\n"
                           R"({"type":"result","bouts":2,"points":49})"
                           "\n"),
           {}},
          {"troccas", match_of("troccas", "troccas-1962", ""), {"key/4", "key/1", "enter"}},
          {"truf", match_of("truf", "truf-lodige", ""), {"bid/5s", "bid/3h"}},
          {"home", truco, {"go/home"}},
          {"history", truco, {"go/history"}},
          {"tv", truco, {"go/tv"}},
          {"finale", truco + test::tallied("Nosotros", 11) + test::kHand + test::tallied("Nosotros", 30), {}},
          {"round", truco, {"go/home", "go/club", "league/competition/@"}},
          {"standings", truco, {"go/home", "go/club", "league/competition/@", "league/view/1"}},
          {"wall", truco, {"go/home", "go/club", "league/competition/@", "league/wall"}},
          {"referee", truco, {"go/referee"}},
          {"new-match", truco, {"go/home", "new/truco", "players/4"}},
          {"settings", truco, {"go/settings"}}};
}

// The panel after its taps.
struct Shown {
  TableFixture table;
  std::string evening = competition(table);
  session::Session session{table.store.get(), test::one_evening()};
  ui::App app;
  HeadlessUi ui{app};

  explicit Shown(const Screen& screen) : app(session, options(screen)) {
    for (std::string tap : screen.taps) {
      if (tap.ends_with('@')) tap.replace(tap.size() - 1, 1, evening);
      test::press(ui, {tap});
    }
    ui.add(ui::PointerInput{{-1, -1}});  // over nothing
  }

 private:
  ui::AppOptions options(const Screen& screen) {
    const auto scored = session.score(screen.match, session::RefusalPolicy::stop);
    REQUIRE((scored && scored->match && scored->refused.empty()));
    ui::AppOptions made = table.options();
    made.now = test::one_evening().now;
    made.open = scored->match->id();
    return made;
  }
};

Pixels picture_of(const Screen& screen) {
  Shown shown(screen);
  HeadlessUi& ui = shown.ui;
  ui.wait(2);
  return halved(
      test::rasterised(*ImGui::GetDrawData(), *ImGui::GetIO().Fonts, ui::theme_by_name("mesa").back));
}

TEST_CASE("the key screens match their golden files") {
  const std::filesystem::path folder = std::filesystem::path(TANTEADOR_ROOT) / "tests/ui/golden";
  const char* mode = std::getenv("TANTEADOR_GOLDEN");
  for (const Screen& screen : screens()) {
    CAPTURE(screen.name);
    const std::string file = folder / (screen.name + ".png");
    const Pixels now = picture_of(screen);
    if (mode && std::string(mode) == "write") test::write_png(now, file);
    const Pixels then = test::read_png(file);
    REQUIRE(then.width == now.width);
    REQUIRE(then.height == now.height);
    const test::Difference apart = test::difference(now, then);
    CHECK(apart.most <= kOfSquare);
    CHECK(apart.mean <= kOfAll);
    if (apart.most > kOfSquare || apart.mean > kOfAll)
      test::write_png(now, std::string(TANTEADOR_BUILD) + "/golden-" + screen.name + ".png");
  }
}

// Every visible corner. Parts of a list outside its area are cut off by the card.
std::vector<std::pair<float, float>> corners() {
  std::vector<std::pair<float, float>> all;
  const ImDrawData& drawn = *ImGui::GetDrawData();
  for (int i = 0; i < drawn.CmdListsCount; ++i)
    for (const ImDrawVert& corner : drawn.CmdLists[i]->VtxBuffer)
      all.emplace_back(corner.pos.x, corner.pos.y);
  return all;
}

TEST_CASE("a window draws the recorded output without recording it") {
  std::vector<Screen> all = screens();
  std::string long_match = test::kTwo;
  for (int i = 0; i < 29; ++i) long_match += test::tallied("Ana", 1);
  all.push_back({"events, scrolled", long_match, {"go/history"}});
  for (const Screen& screen : all) {
    CAPTURE(screen.name);
    Shown shown(screen);
    HeadlessUi& ui = shown.ui;
    ui.wheel({300, 500}, -3);
    ui.wait(2);
    const auto noted = corners();
    CHECK(noted.size() > 500);
    ui.unnoted(1);
    CHECK(corners() == noted);
  }
}

}  // namespace golden
