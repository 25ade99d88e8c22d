#pragma once
// A paper written into a folder, on a thread of its own: a thousand slips take a while.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"
#include "ui/app/printable.hpp"

namespace tanteador::ui {

class Keeping {
 public:
  Keeping();
  ~Keeping();
  // What became of it, in words, where that is soon known; else it is under way. Nothing while another is.
  std::optional<std::string> begin(Printable what, view::PaperForm form, std::string folder);
  bool busy() const { return work_ != nullptr; }
  std::optional<std::string> heard();  // the same, once it is over
  void stop();                         // no file is written then; nobody waits for it
  view::ProgressView progress() const;

 private:
  struct Work;
  std::unique_ptr<Work> work_;
  std::vector<std::unique_ptr<Work>> left_;  // stopped, and not over yet
};

}  // namespace tanteador::ui
