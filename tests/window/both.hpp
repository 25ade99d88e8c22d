#pragma once
// A real window on a display without a screen, with a mouse and a keyboard, and beside it the same panel
// without a window, on a database of its own, which is entered the same: it says where each control lies, and
// what must come of it.

#include <sys/types.h>

#include <chrono>
#include <string>
#include <vector>

#include "tests/support/headless_ui.hpp"
#include "tests/support/table_fixture.hpp"

namespace tanteador::test {

// A program that ends with this.
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

// An X server; a test that needs one is left out where there is none.
class Display {
 public:
  static bool can_be();
  Display();
  const std::string& name() const { return name_; }
  // What xdotool does with these words.
  void tell(const std::string& words) const;
  // A picture of all of it.
  void shoot(const std::string& file) const;

 private:
  std::string name_;
  std::unique_ptr<Child> server_;
};

// The panel in a window that fills the display.
class Real {
 public:
  Real(const Display& display, const Folder& folder, const std::string& database);
  // Until it draws nothing.
  void rest() const;

 private:
  std::unique_ptr<Child> panel_;
};

class Both {
 public:
  Both();
  // Each entry in the window is one beside it before the next tap.
  void press(const std::vector<std::string>& controls);
  void type(const std::string& field, const std::string& text);
  // One key after each delay; a line feed is Enter.
  void type_keys(const std::string& keys, std::chrono::milliseconds delay);
  // The draw of a round, which is done beside.
  void wait();
  ui::App& app() { return app_; }
  HeadlessUi& ui() { return ui_; }
  std::string database() const { return real_folder_ / "t.db"; }
  const Folder& folder() const { return real_folder_; }
  session::Store& store() { return *real_store_; }

 private:
  void follow();
  // Of the last press; then this is the last.
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
