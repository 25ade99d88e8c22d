#pragma once
// A program that runs beside this one until it is stopped.

#include <sys/types.h>

#include <string>
#include <vector>

namespace tanteador::ui {

std::string in_path(const std::string& program);  // where it is; empty: nowhere

class OtherProgram {
 public:
  OtherProgram() = default;
  OtherProgram(const OtherProgram&) = delete;
  OtherProgram& operator=(const OtherProgram&) = delete;
  ~OtherProgram() { stop(); }

  // In place of what it began before; its path and its words, which no shell reads. Waits for nothing.
  void start(std::vector<std::string> words);
  void stop();  // and whatever that began
  bool is_begun() const { return process_ > 0; }

 private:
  pid_t process_ = 0;
};

}  // namespace tanteador::ui
