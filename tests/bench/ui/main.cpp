// What a frame of the panel costs without a graphics driver: the view, the drawing, ImGui's own work; on
// every kind of screen.

#include <cstdio>
#include <ctime>

#include "tests/support/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"

using namespace tanteador;

namespace {

double cpu_ms() {
  std::timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

struct Screen {
  const char* what;
  std::vector<std::string> taps;
};

}  // namespace

int main() {
  constexpr int kFrames = 500;
  test::TableFixture table;
  for (int i = 0; i < 300; ++i) table.play(test::kTwo + test::tallied("Ana", 1 + i % 29));
  table.play(test::kFour + test::tallied("Nosotros", 19) + test::kHand);
  ui::App app(table.session, table.options());
  test::HeadlessUi ui(app);
  const Screen screens[] = {{"board", {}},
                            {"events", {"go/history"}},
                            {"events on paper", {"print"}},
                            {"home", {"go/home"}},
                            {"all matches", {"go/matches"}},
                            {"something went wrong", {"go/referee"}},
                            {"rules", {"go/rulebook"}},
                            {"settings", {"go/settings"}},
                            {"new match", {"go/home", "new/truco"}},
                            {"club", {"go/home", "go/club"}}};
  const view::Command rebuild = view::command::Dismiss{};  // the view is made anew after every command
  for (const Screen& screen : screens) {
    for (const std::string& tap : screen.taps) {
      if (!ui.find(tap)) ui.click("go/home");
      ui.click(tap);
    }
    for (const bool with_view : {false, true}) {
      const double start = cpu_ms();
      for (int i = 0; i < kFrames; ++i) {
        if (with_view) app.perform({&rebuild, 1});
        ui.frame();
      }
      std::printf("%-22s %-28s %9.3f ms of CPU   aim: 2 ms\n", screen.what,
                  with_view ? "its view made anew as well" : "a frame, drawn", (cpu_ms() - start) / kFrames);
    }
  }
}
