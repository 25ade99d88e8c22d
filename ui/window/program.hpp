#pragma once
// The program behind a window: supplies the panel to show and performs its commands.

#include <span>
#include <string>

#include "src/view/screens/screens.hpp"

namespace tanteador::ui {

// Requests to the window: copy a text to the clipboard, or write a picture of the screen.
struct WindowRequests {
  std::string clipboard, picture;  // picture: a file; empty: none
};

class Program {
 public:
  virtual ~Program() = default;
  virtual const view::Panel& panel() = 0;  // valid until the next perform
  // True if time, or another program, has changed the screen.
  virtual bool needs_refresh() { return false; }
  // True while a job runs that will change the screen soon.
  virtual bool is_busy() const { return false; }
  virtual void perform(std::span<const view::Command> commands) = 0;
  virtual const view::Settings& settings() const = 0;
  virtual void take_file(const std::string& path) { (void)path; }     // dropped on the window
  virtual WindowRequests take_wanted() { return {}; }                 // once
  virtual void report_picture(bool is_written) { (void)is_written; }  // of WindowRequests
};

}  // namespace tanteador::ui
