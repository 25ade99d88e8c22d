#include "tests/window/both.hpp"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <thread>
#include <utility>

namespace tanteador::test {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kPatience = 30s, kPause = 10ms;

template <class Happened>
void wait_until(const Happened& happened, const char* what) {
  for (const auto end = Clock::now() + kPatience; !happened();) {
    if (Clock::now() > end) throw std::runtime_error(std::string("waited for nothing: ") + what);
    std::this_thread::sleep_for(kPause);
  }
}

// The number of all stored events.
std::int64_t events_in(const session::Store& store) {
  std::int64_t all = 0;
  for (const char* kind : {"match", "competition", "club"})
    for (const session::StreamHead& head : store.streams(kind)) all += head.count;
  return all;
}

ui::AppOptions as_in_a_window(const TableFixture& beside) {
  ui::AppOptions options = beside.options();
  const std::string file = (beside.folder / "t.db").string();
  options.store_again = [file] { return db::open_store(file, db::OpenMode::write); };
  options.papers = options.pictures = beside.folder.path();
  options.server = {[](const std::string&) { return view::ServerFound{}; }, file, file};
  options.open_database = [](const std::string& database, ui::Opening) {
    return db::open_store(database, db::OpenMode::write);
  };
  return options;
}

}  // namespace

Child::Child(std::vector<std::string> words, int inherited) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_ = ::fork();
  if (pid_ != 0) return;
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (inherited >= 0) ::fcntl(inherited, F_SETFD, 0);
  ::execvp(arguments.front(), arguments.data());
  ::_exit(127);
}

Child::~Child() {
  ::kill(pid_, SIGTERM);
  ::waitpid(pid_, nullptr, 0);
}

bool Display::can_be() {
  for (const char* tool : {"Xvfb", "xdotool", "import", "compare"})
    if (std::system((std::string("command -v ") + tool + " >/dev/null").c_str()) != 0) return false;
  return true;
}

Display::Display() {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  server_ =
      std::make_unique<Child>(std::vector<std::string>{"Xvfb", "-displayfd", std::to_string(ends[1]),
                                                       "-screen", "0", "1280x800x24", "-nolisten", "tcp"},
                              ends[1]);
  ::close(ends[1]);
  char letter = 0;
  for (name_ = ":"; ::read(ends[0], &letter, 1) == 1 && letter != '\n';) name_ += letter;
  ::close(ends[0]);
  if (name_ == ":") throw std::runtime_error("Xvfb does not start");
}

void Display::tell(const std::string& words) const {
  const std::string command = "DISPLAY=" + name_ + " xdotool " + words + " >/dev/null";
  if (std::system(command.c_str()) != 0) throw std::runtime_error("this failed: " + command);
}

void Display::shoot(const std::string& file) const {
  const std::string command = "DISPLAY=" + name_ + " import -window root " + file;
  if (std::system(command.c_str()) != 0) throw std::runtime_error("this failed: " + command);
}

Real::Real(const Display& display, const Folder& folder, const std::string& database) {
  const std::string home = folder.path();
  std::filesystem::create_directory(folder / "tanteador");
  std::ofstream(folder.path() / "tanteador/panel.conf")
      << "by_results=0\nreduced_motion=1\n";  // a motion costs a frame for each moment
  panel_ = std::make_unique<Child>(std::vector<std::string>{
      "env", "DISPLAY=" + display.name(), "LC_ALL=C.UTF-8", "LP_NUM_THREADS=0", "HOME=" + home,
      "XDG_CONFIG_HOME=" + home, "XDG_DATA_HOME=" + home, std::string(TANTEADOR_BUILD) + "/tanteador-panel",
      "--db", database, "--size", "1280x800", "--fps", "20"});
  display.tell("search --sync --onlyvisible --name Tanteador");
  rest();
}

// Reads from the kernel that the drawing thread sleeps and has done nothing for longer than a frame takes.
void Real::rest() const {
  const std::string process = "/proc/" + std::to_string(panel_->pid());
  const auto word = [&](const char* file, int place) {
    std::ifstream in(process + file);
    std::string found;
    for (int i = 0; i <= place; ++i) in >> found;
    return found;
  };
  constexpr int kQuiet = 8;  // pauses of 10 ms
  int quiet = 0;
  std::string before;
  wait_until(
      [&] {
        const std::string now = word("/schedstat", 0);
        quiet = now == before && word("/stat", 2) == "S" ? quiet + 1 : 0;
        before = now;
        return quiet >= kQuiet;
      },
      "the window to be at rest");
}

Both::Both()
    : app_(beside_.session, as_in_a_window(beside_)),
      ui_(app_, {1280, 800, 1}),
      real_store_(db::open_store(real_folder_ / "t.db", db::OpenMode::write)),
      real_(display_, real_folder_, real_folder_ / "t.db") {}

void Both::follow() {
  real_.rest();
  const std::int64_t wanted = events_in(*beside_.store);
  wait_until([&] { return events_in(*real_store_) >= wanted; }, "the entry in the window");
  CHECK(events_in(*real_store_) == wanted);
}

bool Both::is_near_last(const std::string& control, ImVec2 at) {
  constexpr float kNear = 60;  // pixels; how far the hand of a double contact slips is less
  const std::string last = std::exchange(last_, control);
  const ImVec2 from = std::exchange(last_at_, at);
  return last == control || (std::abs(from.x - at.x) < kNear && std::abs(from.y - at.y) < kNear);
}

void Both::press(const std::vector<std::string>& controls) {
  for (const std::string& control : controls) {
    CAPTURE(control);
    CAPTURE(ui_.page());
    REQUIRE(ui_.enabled(control));
    const ImVec2 at = ui_.find(control)->rect.centre();
    display_.tell("mousemove " + std::to_string(static_cast<int>(at.x)) + " " +
                  std::to_string(static_cast<int>(at.y)));
    if (is_near_last(control, at)) std::this_thread::sleep_for(320ms);  // sooner it is a double contact
    real_.rest();
    display_.tell("mousedown 1");
    std::this_thread::sleep_for(30ms);  // a press that lasts shows the help of the control
    display_.tell("mouseup 1");
    ui_.click(control);
    std::this_thread::sleep_for(30ms);
    follow();
  }
}

// Faster than the window draws, so that several keys are in one frame.
void Both::press_by_keys(const std::vector<std::string>& controls) {
  constexpr int kMostTabs = 200;
  for (const std::string& control : controls) {
    CAPTURE(control);
    CAPTURE(ui_.page());
    REQUIRE(ui_.enabled(control));
    if (control.starts_with("key/") && std::isdigit(static_cast<unsigned char>(control.back()))) {
      type_keys(control.substr(control.size() - 1), 12ms);
      continue;
    }
    std::string tabs;
    for (int i = 0; i < kMostTabs && ui_.focus() != control; ++i) {
      ui_.key(ImGuiKey_Tab);
      tabs += " Tab";
    }
    REQUIRE(ui_.focus() == control);
    display_.tell("key --delay 12" + tabs + " space");
    ui_.key(ImGuiKey_Space);
    std::this_thread::sleep_for(30ms);
    follow();
  }
}

void Both::type(const std::string& field, const std::string& text) {
  press({field});
  display_.tell("type --delay 15 '" + text + "'");
  ui_.type(field, text);
  follow();
}

void Both::type_keys(const std::string& keys, std::chrono::milliseconds delay) {
  std::string typed = keys;  // for xdotool a line feed is another key than Enter
  std::ranges::replace(typed, '\n', '\r');
  display_.tell("type --delay " + std::to_string(delay.count()) + " '" + typed + "'");
  ui_.type_keys(keys, Pace::all_in_one_frame);
  std::this_thread::sleep_for(30ms);
  follow();
}

void Both::wait() {
  for (int tries = 0; tries < 2000 && app_.is_busy(); ++tries) {
    std::this_thread::sleep_for(kPause);
    (void)app_.needs_refresh();
    ui_.frame();
  }
  ui_.frame();
  follow();
  real_.rest();  // until it shows the round
}

}  // namespace tanteador::test
