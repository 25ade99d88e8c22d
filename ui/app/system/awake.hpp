#pragma once
// Keeps the screen on while a match is played, by a program of the desktop.

#include <string>
#include <vector>

#include "ui/app/system/other_program.hpp"

namespace tanteador::ui {

// The program that keeps the screen on, and its arguments; empty: the machine has none.
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
