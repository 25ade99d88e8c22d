#include "ui/app/system/awake.hpp"

#include <unistd.h>

#include <cstdlib>

namespace tanteador::ui {

std::vector<std::string> program_to_stay_awake() {
  const char* desktop = std::getenv("XDG_CURRENT_DESKTOP");
  const bool gnome = desktop && std::string(desktop).find("GNOME") != std::string::npos;
  const std::string own = gnome ? find_in_path("gnome-session-inhibit") : std::string(),
                    system = find_in_path("systemd-inhibit"), tail = find_in_path("tail");
  if (tail.empty() || (own.empty() && system.empty())) return {};
  std::vector<std::string> words =
      own.empty()
          ? std::vector<std::string>{system, "--what=idle", "--who=Tanteador", "--why=A match is played"}
          : std::vector<std::string>{own, "--inhibit", "idle", "--reason", "A match is played"};
  // For the life of this process, however it ends.
  for (const std::string& word :
       {tail, "--pid=" + std::to_string(::getpid()), std::string("-f"), std::string("/dev/null")})
    words.push_back(word);
  return words;
}

}  // namespace tanteador::ui
