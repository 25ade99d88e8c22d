// What a frame of the panel costs without a graphics driver: the view, the drawing, ImGui's own work.

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

}  // namespace

int main() {
  constexpr int kFrames = 2000;
  test::TableFixture table;
  table.play(test::kFour + R"({"type":"tallied","side":"Nosotros","points":19})"
                           "\n"
                           R"({"type":"hand_started"})"
                           "\n");
  ui::App app(table.session, table.options());
  test::HeadlessUi ui(app);
  const view::Command rebuild = view::command::Dismiss{};  // the view is made anew after every command
  struct Row {
    const char* what;
    bool with_view;
  };
  for (const Row& row : {Row{"a frame, drawn", false}, Row{"a frame, its view made anew and drawn", true}}) {
    const double start = cpu_ms();
    for (int i = 0; i < kFrames; ++i) {
      if (row.with_view) app.perform({&rebuild, 1});
      ui.frame();
    }
    std::printf("%-44s %9.3f ms of CPU   aim: 2 ms\n", row.what, (cpu_ms() - start) / kFrames);
  }
}
