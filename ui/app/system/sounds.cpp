#include "ui/app/system/sounds.hpp"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace tanteador::ui {

namespace {

namespace fs = std::filesystem;

constexpr int kRate = 22050;  // samples a second
constexpr Tone kTap[] = {{880, 0.07f}};
constexpr Tone kWon[] = {{523.25f, 0.12f}, {659.25f, 0.12f}, {783.99f, 0.12f}, {1046.5f, 0.4f}};

void put(std::string& out, std::uint32_t number, int bytes) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>(number >> (8 * i) & 0xFF);
}

}  // namespace

std::string wav_of(std::span<const Tone> tones) {
  constexpr float kLoud = 9000, kDying = 5, kRise = 0.004f, kTurn = 2 * 3.14159265f;
  std::string samples;
  for (const Tone& tone : tones) {
    const int count = static_cast<int>(tone.seconds * kRate);
    for (int i = 0; i < count; ++i) {
      const float at = static_cast<float>(i) / kRate;
      const float loud = kLoud * std::min(1.0f, at / kRise) * std::exp(-kDying * at / tone.seconds);
      const auto sample = static_cast<std::int16_t>(loud * std::sin(kTurn * tone.hertz * at));
      put(samples, static_cast<std::uint16_t>(sample), 2);
    }
  }
  std::string wav = "RIFF";
  put(wav, static_cast<std::uint32_t>(36 + samples.size()), 4);
  wav += "WAVEfmt ";
  put(wav, 16, 4);  // bytes that follow: PCM samples, one channel, …
  put(wav, 1, 2);
  put(wav, 1, 2);
  put(wav, kRate, 4);
  put(wav, 2 * kRate, 4);  // … bytes a second, bytes and bits a sample
  put(wav, 2, 2);
  put(wav, 16, 2);
  wav += "data";
  put(wav, static_cast<std::uint32_t>(samples.size()), 4);
  return wav + samples;
}

Sounds::Sounds(std::string player) : player_(std::move(player)) {
  for (const char* known : {"pw-play", "paplay", "aplay"})
    if (player_.empty()) player_ = find_in_path(known);
  if (::access(player_.c_str(), X_OK) != 0) player_.clear();
}

Sounds::~Sounds() {
  std::error_code error;
  if (!folder_.empty()) fs::remove_all(folder_, error);
}

void Sounds::tap() { play("tap.wav", kTap); }
void Sounds::play_win() { play("won.wav", kWon); }

void Sounds::play(const char* name, std::span<const Tone> tones) {
  if (!is_there()) return;
  std::error_code error;
  if (folder_.empty()) {
    folder_ = (fs::temp_directory_path(error) / "tanteador-XXXXXX").string();
    if (error || !::mkdtemp(folder_.data())) return folder_.clear();
  }
  const fs::path file = fs::path(folder_) / name;
  if (!fs::exists(file, error)) std::ofstream(file, std::ios::binary) << wav_of(tones);
  playing_.start({player_, file.string()});
}

}  // namespace tanteador::ui
