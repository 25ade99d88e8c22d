#pragma once
// Sentences said aloud by espeak-ng, where the machine has it.

#include <string>

#include "ui/app/system/other_program.hpp"

namespace tanteador::ui {

class Voice {
 public:
  // `program`: its path; empty: where it is found, if anywhere.
  explicit Voice(std::string program = {});

  bool is_there() const { return !program_.empty(); }
  // Waits for nothing; what was being said before is broken off. `language`: "de".
  void say_aloud(const std::string& sentence, const std::string& language);

 private:
  std::string program_;
  OtherProgram speaking_;
};

}  // namespace tanteador::ui
