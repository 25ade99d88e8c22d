#pragma once
// A program that runs beside this one until it is stopped.

#include <sys/types.h>

#include <string>
#include <utility>
#include <vector>

#include "ui/app/system/signals.hpp"

namespace tanteador::ui {

std::string find_in_path(const std::string& program);  // its path; empty: not found
// Runs a program until it ends or must stop. Returns whether it succeeded, and its messages.
std::pair<bool, std::string> run_program(std::vector<std::string> words, Signals& signals);

class OtherProgram {
 public:
  OtherProgram() = default;
  OtherProgram(const OtherProgram&) = delete;
  OtherProgram& operator=(const OtherProgram&) = delete;
  ~OtherProgram() { stop(); }

  // Starts a program in place of the previous one, by its path and arguments, without a shell. Does not wait.
  void start(std::vector<std::string> words);
  void stop();  // also its child processes
  bool is_begun() const { return process_ > 0; }

 private:
  pid_t process_ = 0;
};

}  // namespace tanteador::ui
