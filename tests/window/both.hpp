#pragma once
// A real window on a virtual display with mouse and keyboard, beside the same panel without a window. The
// second panel has its own database and gets the same input. It provides the positions of controls and the
// expected results.

#include <sys/types.h>

#include <chrono>
#include <string>
#include <vector>

#include "tests/support/panel/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"

namespace tanteador::test {

// A child process that ends with this object.
class Child {
 public:
  explicit Child(std::vector<std::string> words, int inherited = -1);
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  pid_t pid() const { return pid_; }

 private:
  pid_t pid_ = -1;
};

// An X server. A test that needs one is skipped if there is none.
class Display {
 public:
  static bool can_be();
  Display();
  const std::string& name() const { return name_; }
  // Runs xdotool with these words.
  void tell(const std::string& words) const;
  // Saves a screenshot of the display.
  void shoot(const std::string& file) const;

 private:
  std::string name_;
  std::unique_ptr<Child> server_;
};

// The panel in a window that fills the display, at 20 frames a second as on a slow machine.
class Real {
 public:
  Real(const Display& display, const Folder& folder, const std::string& database);
  // Waits until the window draws nothing more.
  void rest() const;

 private:
  std::unique_ptr<Child> panel_;
};

class Both {
 public:
  Both();
  // Presses in both panels. Each entry must be in both databases before the next tap.
  void press(const std::vector<std::string>& controls);
  // The same without a mouse: Tab by Tab to each control, then the space bar; digits of a keypad are typed.
  void press_by_keys(const std::vector<std::string>& controls);
  void type(const std::string& field, const std::string& text);
  // Types one key after each delay; a line feed is Enter.
  void type_keys(const std::string& keys, std::chrono::milliseconds delay);
  // Waits for a draw, which runs in the background.
  void wait();
  ui::App& app() { return app_; }
  HeadlessUi& ui() { return ui_; }
  std::string database() const { return real_folder_ / "t.db"; }
  const Folder& folder() const { return real_folder_; }
  session::Store& store() { return *real_store_; }

 private:
  void follow();
  // True if the control is the last pressed one, or `at` is within 60 pixels of the last press. Records this
  // press.
  bool is_near_last(const std::string& control, ImVec2 at);

  TableFixture beside_;
  ui::App app_;
  HeadlessUi ui_;
  Folder real_folder_;
  std::unique_ptr<session::Store> real_store_;
  Display display_;
  Real real_;
  std::string last_;  // control that was pressed, and where
  ImVec2 last_at_{};
};

}  // namespace tanteador::test
