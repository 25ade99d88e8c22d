#include "ui/window/system_theme.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <optional>

namespace tanteador::ui {

namespace {

// The one setting that all desktops share (org.freedesktop.appearance): 1 dark, 2 light, 0 no preference.
std::optional<bool> light_by_portal() {
  constexpr const char* kAsk =
      "gdbus call --session --timeout 1 --dest org.freedesktop.portal.Desktop "
      "--object-path /org/freedesktop/portal/desktop "
      "--method org.freedesktop.portal.Settings.Read org.freedesktop.appearance color-scheme 2>/dev/null";
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(kAsk, "r"), pclose);
  char answer[64] = {};
  if (!pipe || !std::fgets(answer, sizeof answer, pipe.get())) return std::nullopt;
  const std::string text = answer;
  if (text.find("uint32 2") != text.npos) return true;
  if (text.find("uint32 1") != text.npos) return false;
  return std::nullopt;
}

std::optional<bool> light_by_gtk() {
  const char* home = std::getenv("HOME");
  const char* config = std::getenv("XDG_CONFIG_HOME");
  const std::string base = config && *config ? config : std::string(home ? home : "") + "/.config";
  for (const char* version : {"/gtk-4.0", "/gtk-3.0"}) {
    std::ifstream in(base + version + "/settings.ini");
    for (std::string line; std::getline(in, line);) {
      if (line.starts_with("gtk-application-prefer-dark-theme"))
        return line.find_first_of("1t", line.find('=')) == line.npos;
    }
  }
  return std::nullopt;
}

}  // namespace

std::string system_theme() {
  const char* gtk = std::getenv("GTK_THEME");
  if (gtk && *gtk) return std::string(gtk).ends_with("dark") ? "mesa" : "papel";
  const auto portal_light = light_by_portal();
  const bool light = portal_light ? *portal_light : light_by_gtk().value_or(false);
  return light ? "papel" : "mesa";
}

}  // namespace tanteador::ui
