#pragma once
// What a window needs of the program behind it: what to show, and somebody who carries out what was pressed.

#include <span>
#include <string>

#include "src/view/screens/screens.hpp"

namespace tanteador::ui {

// What the window itself is to do: hand on a text, or keep a picture of what it shows.
struct Wanted {
  std::string clipboard, picture;  // picture: a file; empty: none
};

class Program {
 public:
  virtual ~Program() = default;
  virtual const view::Panel& panel() = 0;  // valid until the next perform
  // Time, or another program, has changed what is shown.
  virtual bool needs_refresh() { return false; }
  // A job is under way that will change it soon.
  virtual bool is_busy() const { return false; }
  virtual void perform(std::span<const view::Command> commands) = 0;
  virtual const view::Settings& settings() const = 0;
  virtual void take_file(const std::string& path) { (void)path; }     // let go over the window
  virtual Wanted take_wanted() { return {}; }                         // once
  virtual void report_picture(bool is_written) { (void)is_written; }  // of Wanted
};

}  // namespace tanteador::ui
