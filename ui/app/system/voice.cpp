#include "ui/app/system/voice.hpp"

#include <unistd.h>

namespace tanteador::ui {

Voice::Voice(std::string program)
    : program_(program.empty() ? find_in_path("espeak-ng") : std::move(program)) {
  if (::access(program_.c_str(), X_OK) != 0) program_.clear();
}

// The sentence follows "--", so it is not read as an option.
void Voice::say_aloud(const std::string& sentence, const std::string& language) {
  const std::string voice = language == "pt" ? "pt-br" : language;  // "pt" is the voice of Portugal
  if (is_there() && !sentence.empty()) speaking_.start({program_, "-v", voice, "--", sentence});
}

}  // namespace tanteador::ui
