#include "ui/window/window.hpp"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>
#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>

#include <algorithm>
#include <cfloat>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <thread>
#include <tuple>
#include <utility>

#include "ui/panel/panel.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/fonts.hpp"
#include "ui/window/input.hpp"
#include "ui/window/pictures.hpp"
#include "ui/window/system_theme.hpp"
#include "ui/window/x11_keys.hpp"

namespace tanteador::ui {

namespace {

constexpr int kSettleFrames = 4;  // after an event, for hover and release
constexpr double kAtRest = 0.5;   // seconds between checks for changes, without drawing
constexpr double kMoving = 1.0 / 60;
constexpr double kBusy = 0.1;  // between checks while a job runs

std::string last_error;  // GLFW's error callback has no user pointer

void on_error(int, const char* text) { last_error = text; }

// Position and size of the window on the screen, when it does not fill it.
struct WindowPlace {
  int x = 0, y = 0, width = 1280, height = 800, maximised = 0, full = 0;
  bool operator==(const WindowPlace&) const = default;
};

// `known`: false if the file cannot be read or the window would be outside all screens.
WindowPlace read_stood(const std::string& file, bool& known) {
  constexpr int kLeast = 320, kMost = 16384, kSeen = 100;  // pixels
  WindowPlace stood;
  std::ifstream in(file);
  known = in >> stood.x >> stood.y >> stood.width >> stood.height >> stood.maximised &&
          std::min(stood.width, stood.height) >= kLeast && std::max(stood.width, stood.height) <= kMost;
  if (!known) return {};
  in >> stood.full;  // older files end before it
  int count = 0;
  GLFWmonitor** screens = glfwGetMonitors(&count);
  known = false;
  for (int i = 0; i < count; ++i) {
    int x = 0, y = 0, width = 0, height = 0;
    glfwGetMonitorWorkarea(screens[i], &x, &y, &width, &height);
    known = known || (stood.x + stood.width >= x + kSeen && stood.x <= x + width - kSeen && stood.y >= y &&
                      stood.y <= y + height - kSeen);
  }
  return stood;
}

GLFWmonitor* monitor_of(GLFWwindow* window) {
  int left = 0, top = 0, wide = 0, tall = 0, count = 0;
  glfwGetWindowPos(window, &left, &top);
  glfwGetWindowSize(window, &wide, &tall);
  GLFWmonitor** monitors = glfwGetMonitors(&count);
  for (int i = 0; i < count; ++i) {
    int x = 0, y = 0;
    glfwGetMonitorPos(monitors[i], &x, &y);
    const GLFWvidmode* mode = glfwGetVideoMode(monitors[i]);
    const int across = left + wide / 2 - x, down = top + tall / 2 - y;
    if (mode && across >= 0 && across < mode->width && down >= 0 && down < mode->height) return monitors[i];
  }
  return glfwGetPrimaryMonitor();
}

void fit_work_area(GLFWwindow* window) {
  GLFWmonitor* monitor = monitor_of(window);
  if (!monitor) return;
  int x = 0, y = 0, across = 0, down = 0, left = 0, top = 0, right = 0, bottom = 0, wide = 0, tall = 0;
  glfwGetMonitorWorkarea(monitor, &x, &y, &across, &down);
  glfwGetWindowFrameSize(window, &left, &top, &right, &bottom);
  glfwGetWindowSize(window, &wide, &tall);
  across -= left + right;
  down -= top + bottom;
  if (wide <= across && tall <= down) return;
  glfwSetWindowSize(window, std::min(wide, across), std::min(tall, down));
  glfwSetWindowPos(window, x + left, y + top);
}

class Window {
 public:
  Window(Program& program, const WindowOptions& options);
  ~Window();
  bool open() const { return handle_ != nullptr; }
  bool is_saved() const { return is_saved_; }
  void run();

 private:
  static Window& window_of(GLFWwindow* handle) {
    return *static_cast<Window*>(glfwGetWindowUserPointer(handle));
  }
  void listen();
  void push_input(Input input);
  void handle_pointer(double x, double y);
  void poll();
  void wait(double seconds);
  void wake() { to_draw_ = kSettleFrames; }
  void rescale();
  static void draw_in_pixels();
  void draw(std::vector<view::Command> pressed);
  void show();
  void hand_on();
  const Theme& theme_of(const std::string& name);
  void frame();
  bool is_finished();
  void look_around();
  void remember();
  void fill_screen(bool full);

  Program& program_;
  const WindowOptions& options_;
  GLFWwindow* handle_ = nullptr;
  Look look_;
  std::optional<GlPictures> pictures_{std::in_place};  // until the window is destroyed
  UiState state_;
  float baked_ = 0;     // the scale at which the fonts are baked
  std::string system_;  // the system's theme, once queried
  int to_draw_ = kSettleFrames, drawn_ = 0, drawn_before_rest_ = 0;
  double rest_since_ = -1, looked_ = 0;
  bool is_saved_ = true;  // the requested picture was written
  std::string picture_;   // file for a picture of the next frame
  InputQueue inputs_;
  double polled_ = 0;
  WindowPlace stood_;
};

Window::Window(Program& program, const WindowOptions& options) : program_(program), options_(options) {
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 0);
  bool known = false;
  stood_ = read_stood(options.stood, known);
  glfwWindowHint(GLFW_SCALE_TO_MONITOR, known || options.size ? GLFW_FALSE : GLFW_TRUE);
  glfwWindowHint(GLFW_AUTO_ICONIFY, GLFW_FALSE);  // a full second screen stays while the first is used
  if (options.size) std::tie(stood_.width, stood_.height) = *options.size;
  handle_ = glfwCreateWindow(stood_.width, stood_.height, "Tanteador", nullptr, nullptr);
  if (!handle_) return;
  if (known && !options.size) {
    glfwSetWindowPos(handle_, stood_.x, stood_.y);
    if (stood_.maximised) glfwMaximizeWindow(handle_);
    if (stood_.full) fill_screen(true);
  } else if (!options.size) {
    fit_work_area(handle_);
  }
  glfwMakeContextCurrent(handle_);
  glfwSwapInterval(1);
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.ConfigInputTextCursorBlink = false;  // a blinking cursor would need frames
  listen();
  separate_key_presses();
  ImGui_ImplGlfw_InitForOpenGL(handle_, false);
  io.KeyMap[ImGuiKey_Tab] = -1;  // the panel moves the focus itself
  ImGui_ImplOpenGL3_Init("#version 130");
}

Window::~Window() {
  if (!handle_) return;
  pictures_.reset();
  ImGui_ImplOpenGL3_Shutdown();
  ImGui_ImplGlfw_Shutdown();
  ImGui::DestroyContext();
  glfwDestroyWindow(handle_);
}

void Window::listen() {
  glfwSetWindowUserPointer(handle_, this);
  glfwSetCursorPosCallback(handle_,
                           [](GLFWwindow* w, double x, double y) { window_of(w).handle_pointer(x, y); });
  glfwSetCursorEnterCallback(handle_, [](GLFWwindow* w, int inside) {
    if (!inside) window_of(w).push_input(PointerInput{{-FLT_MAX, -FLT_MAX}});
  });
  glfwSetMouseButtonCallback(handle_, [](GLFWwindow* w, int button, int action, int) {
    window_of(w).push_input(ButtonInput{button, action != GLFW_RELEASE});
  });
  glfwSetScrollCallback(handle_, [](GLFWwindow* w, double across, double down) {
    window_of(w).push_input(WheelInput{static_cast<float>(across), static_cast<float>(down)});
  });
  glfwSetCharCallback(handle_,
                      [](GLFWwindow* w, unsigned letter) { window_of(w).push_input(LetterInput{letter}); });
  glfwSetKeyCallback(handle_, [](GLFWwindow* w, int key, int, int action, int mods) {
    if (key == GLFW_KEY_F11) {
      if (action == GLFW_PRESS) window_of(w).fill_screen(!glfwGetWindowMonitor(w));
      return;
    }
    window_of(w).push_input(KeyInput{key, action, mods});
  });
  glfwSetDropCallback(handle_, [](GLFWwindow* w, int count, const char** files) {
    if (count > 0) window_of(w).program_.take_file(files[0]);
    window_of(w).wake();
  });
  glfwSetFramebufferSizeCallback(handle_, [](GLFWwindow* w, int, int) { window_of(w).wake(); });
  glfwSetWindowContentScaleCallback(handle_, [](GLFWwindow* w, float, float) { window_of(w).wake(); });
  glfwSetWindowRefreshCallback(handle_, [](GLFWwindow* w) { window_of(w).wake(); });
  glfwSetWindowFocusCallback(handle_, [](GLFWwindow* w, int) { window_of(w).wake(); });
}

const Theme& Window::theme_of(const std::string& name) {
  if (name != view::kSystemTheme) return theme_by_name(name);
  if (system_.empty()) system_ = system_theme();
  return theme_by_name(system_);
}

// Fonts cannot be resized: they are baked again when the scale changes.
void Window::rescale() {
  int width = 0, height = 0;
  glfwGetFramebufferSize(handle_, &width, &height);
  float across = 1, down = 1;
  glfwGetWindowContentScale(handle_, &across, &down);
  const float monitor = monitor_scale(std::max(across, down));
  const view::Settings& settings = program_.settings();
  const float scale = scale_of(program_.panel(), settings.scale_percent, static_cast<float>(width),
                               static_cast<float>(height), monitor);
  const Theme& theme = theme_of(settings.theme);
  if (std::abs(scale - baked_) <= 0.01f && look_.theme == &theme && look_.monitor == monitor) {
    look_.reduced_motion = settings.reduced_motion;
    return;
  }
  if (std::abs(scale - baked_) > 0.01f) {
    ImGui_ImplOpenGL3_DestroyFontsTexture();
    look_ = load_fonts(*ImGui::GetIO().Fonts, scale);
    ImGui::GetIO().FontDefault = look_.body;
    ImGui_ImplOpenGL3_CreateFontsTexture();
    baked_ = scale;
  }
  look_.monitor = monitor;
  look_.theme = &theme;
  look_.pictures = &*pictures_;
  look_.reduced_motion = settings.reduced_motion;
  apply_style(look_);
}

// Draws pixel by pixel even if the desktop's units are larger than the pixels of the screen.
void Window::draw_in_pixels() {
  ImGuiIO& io = ImGui::GetIO();
  const ImVec2 times = io.DisplayFramebufferScale;
  if (times.x <= 0 || times.y <= 0 || (times.x == 1 && times.y == 1)) return;
  io.DisplaySize = {io.DisplaySize.x * times.x, io.DisplaySize.y * times.y};
  io.DisplayFramebufferScale = {1, 1};
}

void Window::push_input(Input input) {
  inputs_.add(input);
  wake();
}

void Window::handle_pointer(double x, double y) {
  int width = 0, height = 0, across = 0, down = 0;
  glfwGetWindowSize(handle_, &width, &height);
  glfwGetFramebufferSize(handle_, &across, &down);
  if (width <= 0 || height <= 0) return;
  push_input(PointerInput{{static_cast<float>(x * across / width), static_cast<float>(y * down / height)}});
}

// Inputs that came while a frame was drawn have no exact time; those waited for do.
void Window::poll() {
  const double since = std::exchange(polled_, glfwGetTime());
  glfwPollEvents();
  inputs_.date(since, glfwGetTime());
}

void Window::wait(double seconds) {
  glfwWaitEventsTimeout(seconds);
  polled_ = glfwGetTime();
  inputs_.date(polled_, polled_);
}

void Window::draw(std::vector<view::Command> pressed) {
  ImGui::NewFrame();
  draw_window(look_, state_, program_.panel(), pressed, nullptr);
  ImGui::Render();
  if (pressed.empty()) return;
  program_.perform(pressed);
  wake();
}

void Window::show() {
  ++drawn_;
  const bool last = options_.frames && drawn_ >= *options_.frames;
  is_saved_ = present(handle_, look_, last ? options_.shot : picture_) && is_saved_;
  if (picture_.empty()) return;
  program_.report_picture(std::exchange(is_saved_, true));
  picture_.clear();
  wake();
}

void Window::hand_on() {
  const WindowRequests wanted = program_.take_wanted();
  if (!wanted.clipboard.empty()) glfwSetClipboardString(handle_, wanted.clipboard.c_str());
  if (!wanted.picture.empty()) picture_ = wanted.picture;
}

// Handles all waiting inputs as far as that is quick, and then draws the picture.
void Window::frame() {
  constexpr double kMost = 0.1;  // seconds without a new picture
  rescale();
  ImGui_ImplOpenGL3_NewFrame();
  ImGui_ImplGlfw_NewFrame();
  draw_in_pixels();
  const double end = glfwGetTime() + kMost;
  inputs_.take(
      program_, state_,
      [&](std::vector<view::Command> pressed) {
        draw(std::move(pressed));
        hand_on();
      },
      [&] { return glfwGetTime() > end || !picture_.empty(); });
  inputs_.advance(glfwGetTime());
  state_.pictured = !picture_.empty();
  draw({});
  state_.pictured = false;
  show();
  hand_on();
  if (!inputs_.empty()) wake();
}

bool Window::is_finished() {
  if (glfwWindowShouldClose(handle_)) return true;
  if (options_.frames && drawn_ >= *options_.frames) return true;
  if (!options_.idle || to_draw_ > 0) return false;
  if (rest_since_ < 0) {
    rest_since_ = glfwGetTime();
    drawn_before_rest_ = drawn_;
  }
  if (glfwGetTime() - rest_since_ < *options_.idle) return false;
  std::printf("%d frames in %.0f seconds at rest\n", drawn_ - drawn_before_rest_, *options_.idle);
  return true;
}

void Window::run() {
  while (!is_finished()) {
    if (options_.frames && !state_.moving) wake();
    if (to_draw_ > 0) {
      poll();
      frame();
      if (options_.rate) std::this_thread::sleep_for(std::chrono::milliseconds(1000 / *options_.rate));
      if (!state_.moving) --to_draw_;
      if (state_.moving) wait(kMoving);
    } else {
      wait(program_.is_busy() ? kBusy : kAtRest);
    }
    look_around();
  }
}

// Also runs while somebody moves the mouse.
void Window::look_around() {
  const double now = glfwGetTime();
  if (now - looked_ < (program_.is_busy() ? kBusy : kAtRest) * 0.9) return;
  looked_ = now;
  remember();
  if (program_.needs_refresh()) wake();
}

// Stores every change of position or size, because a program can be ended without notice.
void Window::remember() {
  if (options_.stood.empty() || glfwGetWindowAttrib(handle_, GLFW_ICONIFIED)) return;
  WindowPlace now = stood_;
  now.full = glfwGetWindowMonitor(handle_) != nullptr;
  if (!now.full) now.maximised = glfwGetWindowAttrib(handle_, GLFW_MAXIMIZED);
  if (!now.full && !now.maximised) {  // the size to restore
    glfwGetWindowPos(handle_, &now.x, &now.y);
    glfwGetWindowSize(handle_, &now.width, &now.height);
  }
  if (now == stood_) return;
  stood_ = now;
  std::error_code error;
  std::filesystem::create_directories(std::filesystem::path(options_.stood).parent_path(), error);
  std::ofstream(options_.stood) << now.x << ' ' << now.y << ' ' << now.width << ' ' << now.height << ' '
                                << now.maximised << ' ' << now.full << '\n';
}

void Window::fill_screen(bool full) {
  wake();
  if (!full)
    return glfwSetWindowMonitor(handle_, nullptr, stood_.x, stood_.y, stood_.width, stood_.height,
                                GLFW_DONT_CARE);
  remember();
  GLFWmonitor* monitor = monitor_of(handle_);
  if (const GLFWvidmode* mode = monitor ? glfwGetVideoMode(monitor) : nullptr)
    glfwSetWindowMonitor(handle_, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
}

}  // namespace

// Without glfwTerminate(): it would unload the graphics driver, which keeps what it allocated until the end.
bool run_window(Program& program, const WindowOptions& options, std::string& problem) {
  glfwSetErrorCallback(on_error);
  if (!glfwInit()) {
    problem = last_error;
    return false;
  }
  Window window(program, options);
  if (window.open()) window.run();
  const bool done = window.open() && window.is_saved();
  if (!done) problem = window.open() ? options.shot : last_error;
  return done;
}

}  // namespace tanteador::ui
