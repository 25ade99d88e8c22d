#pragma once
// Speaks sentences aloud by espeak-ng, if it is installed.

#include <string>

#include "ui/app/system/other_program.hpp"

namespace tanteador::ui {

class Voice {
 public:
  // `program`: its path; empty: searched in the PATH.
  explicit Voice(std::string program = {});

  bool is_there() const { return !program_.empty(); }
  // Returns at once and stops the previous sentence. `language`: for example "de".
  void say_aloud(const std::string& sentence, const std::string& language);

 private:
  std::string program_;
  OtherProgram speaking_;
};

}  // namespace tanteador::ui
