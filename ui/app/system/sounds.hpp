#pragma once
// Short tones for an entry and for a set won, played by a program of the machine.

#include <span>
#include <string>

#include "ui/app/system/other_program.hpp"

namespace tanteador::ui {

struct Tone {
  float hertz, seconds;
};
// A WAV file, 16 bits, one channel, of the tones one after the other, each fading.
std::string wav_of(std::span<const Tone> tones);

class Sounds {
 public:
  // `player`: path of a program that plays a file. Empty: pw-play, paplay or aplay, whichever is installed.
  explicit Sounds(std::string player = {});
  ~Sounds();
  Sounds(const Sounds&) = delete;
  Sounds& operator=(const Sounds&) = delete;

  bool is_there() const { return !player_.empty(); }
  // Both return at once and stop the previous sound. If the file cannot be written, there is no sound.
  void tap();
  void play_win();

 private:
  void play(const char* name, std::span<const Tone> tones);

  std::string player_, folder_;  // of the files: of this process alone, deleted at its end
  OtherProgram playing_;
};

}  // namespace tanteador::ui
