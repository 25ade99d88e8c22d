#pragma once
// Short tones for what was entered and for a set that is won, played by a program the machine has for that.

#include <span>
#include <string>

#include "ui/app/system/other_program.hpp"

namespace tanteador::ui {

struct Tone {
  float hertz, seconds;
};
// One after the other, each dying away: a WAV file, 16 bits, one channel.
std::string wav_of(std::span<const Tone> tones);

class Sounds {
 public:
  // `player`: the path of a program that plays the file it is given; empty: pw-play, paplay or aplay,
  // whichever is there.
  explicit Sounds(std::string player = {});
  ~Sounds();
  Sounds(const Sounds&) = delete;
  Sounds& operator=(const Sounds&) = delete;

  bool is_there() const { return !player_.empty(); }
  // Both wait for nothing, and break off what still sounds; a file that cannot be written is silence.
  void tap();
  void won();

 private:
  void play(const char* name, std::span<const Tone> tones);

  std::string player_, folder_;  // of the files: of this process alone, gone with it
  OtherProgram playing_;
};

}  // namespace tanteador::ui
