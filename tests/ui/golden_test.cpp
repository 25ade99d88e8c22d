// The key screens as they looked when somebody looked at them: tests/ui/golden, half as large as they are
// drawn. With TANTEADOR_GOLDEN=write they are written anew, to be looked at before they are kept.

#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>

#include "tests/support/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"
#include "tests/ui/open_panel.hpp"
#include "tests/ui/press.hpp"
#include "tests/support/raster.hpp"

namespace golden {

using namespace tanteador;
using test::HeadlessUi;
using test::Pixels;

// Letters may be smoothed a little otherwise by another release of FreeType: a square of eight dots may be so
// much brighter or darker, and all of them so much on the average (of 255).
constexpr double kOfSquare = 20, kOfAll = 0.5;
constexpr int kSquare = 8;

struct Difference {
  double most = 0, mean = 0;
};

Difference difference(const Pixels& one, const Pixels& other) {
  Difference found;
  int squares = 0;
  for (int top = 0; top + kSquare <= one.height; top += kSquare) {
    for (int left = 0; left + kSquare <= one.width; left += kSquare, ++squares) {
      double sum = 0;
      for (int row = top; row < top + kSquare; ++row) {
        for (int at = 3 * left; at < 3 * (left + kSquare); ++at) {
          const auto place = static_cast<std::size_t>(3 * row * one.width + at);
          sum += static_cast<double>(one.rgb[place]) - other.rgb[place];
        }
      }
      const double apart = std::abs(sum) / (3 * kSquare * kSquare);
      found.most = std::max(found.most, apart);
      found.mean += apart;
    }
  }
  found.mean /= squares;
  return found;
}

std::string match_of(const std::string& game, const std::string& ruleset, const std::string& more) {
  return R"({"type":"match_started","game":")" + game + R"(","ruleset":")" + ruleset +
         R"(","players":["Ana","Beto","Caro","Dani"]})" + "\n" + more;
}

struct Screen {
  const char* name;
  std::string match;
  std::vector<std::string> taps;
};

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
          {"referee", truco, {"go/referee"}},
          {"new-match", truco, {"go/home", "new/truco", "players/4"}},
          {"settings", truco, {"go/settings"}}};
}

Pixels picture_of(const Screen& screen) {
  test::OpenPanel panel(screen.match);
  auto& [table, app, ui] = panel;
  test::press(ui, screen.taps);
  ImGui::GetIO().MousePos = {-1, -1};  // over nothing
  ui.wait(2);
  return halved(test::rasterised(*ImGui::GetDrawData(), *ImGui::GetIO().Fonts, ui::theme_named("mesa").back));
}

TEST_CASE("the key screens look as they did when they were last looked at") {
  const std::filesystem::path folder = std::filesystem::path(TANTEADOR_ROOT) / "tests/ui/golden";
  const char* mode = std::getenv("TANTEADOR_GOLDEN");
  for (const Screen& screen : screens()) {
    CAPTURE(screen.name);
    const std::string file = folder / (std::string(screen.name) + ".png");
    const Pixels now = picture_of(screen);
    if (mode && std::string(mode) == "write") test::write_png(now, file);
    const Pixels then = test::read_png(file);
    REQUIRE(then.width == now.width);
    REQUIRE(then.height == now.height);
    const Difference apart = difference(now, then);
    CHECK(apart.most <= kOfSquare);
    CHECK(apart.mean <= kOfAll);
    if (apart.most > kOfSquare || apart.mean > kOfAll)
      test::write_png(now, std::string(TANTEADOR_BUILD) + "/golden-" + screen.name + ".png");
  }
}

// Every corner that is drawn, of all that is seen: what a list has outside its place is cut off by the card.
std::vector<std::pair<float, float>> corners() {
  std::vector<std::pair<float, float>> all;
  const ImDrawData& drawn = *ImGui::GetDrawData();
  for (int i = 0; i < drawn.CmdListsCount; ++i)
    for (const ImDrawVert& corner : drawn.CmdLists[i]->VtxBuffer)
      all.emplace_back(corner.pos.x, corner.pos.y);
  return all;
}

TEST_CASE("a window, which notes nothing of what it draws, draws what is noted here") {
  std::vector<Screen> all = screens();
  std::string long_match = test::kTwo;
  for (int i = 0; i < 29; ++i) long_match += test::tallied("Ana", 1);
  all.push_back({"events, scrolled", long_match, {"go/history"}});
  for (const Screen& screen : all) {
    CAPTURE(screen.name);
    test::OpenPanel panel(screen.match);
    auto& [table, app, ui] = panel;
    test::press(ui, screen.taps);
    ImGui::GetIO().MousePos = {-1, -1};
    ui.wheel({300, 500}, -3);
    ui.wait(2);
    const auto noted = corners();
    CHECK(noted.size() > 1000);
    ui.unnoted(1);
    CHECK(corners() == noted);
  }
}

}  // namespace golden
