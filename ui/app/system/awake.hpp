#pragma once
// The screen stays awake while a match is played at it: by what the desktop has for that, for as long as the
// panel lives.

#include <string>
#include <vector>

#include "ui/app/system/other_program.hpp"

namespace tanteador::ui {

// The program that does it and its words; empty: the machine has none.
std::vector<std::string> program_to_stay_awake();

class Awake {
 public:
  explicit Awake(std::vector<std::string> words) : words_(std::move(words)) {}
  void keep(bool wanted) {
    if (words_.empty() || wanted == program_.is_begun()) return;
    wanted ? program_.start(words_) : program_.stop();
  }

 private:
  std::vector<std::string> words_;
  OtherProgram program_;
};

}  // namespace tanteador::ui
