#pragma once
// Sentences said aloud by espeak-ng, where the machine has it.

#include <sys/types.h>

#include <string>

namespace tanteador::ui {

class Voice {
 public:
  // `program`: its path; empty: where it is found, if anywhere.
  explicit Voice(std::string program = {});
  Voice(const Voice&) = delete;
  Voice& operator=(const Voice&) = delete;
  ~Voice();  // what is being said is broken off

  bool is_there() const { return !program_.empty(); }
  // Waits for nothing; what was being said before is broken off. `language`: "de".
  void say_aloud(const std::string& sentence, const std::string& language);

 private:
  void hush();

  std::string program_;
  pid_t speaking_ = 0;
};

}  // namespace tanteador::ui
