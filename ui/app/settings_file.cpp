#include "ui/app/settings_file.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <fstream>
#include <vector>

namespace tanteador::ui {

namespace {

namespace fs = std::filesystem;

fs::path xdg(const char* variable, const char* below_home) {
  const char* named = std::getenv(variable);
  if (named && *named == '/') return named;
  const char* home = std::getenv("HOME");
  return fs::path(home ? home : ".") / below_home;
}

}  // namespace

view::Settings SettingsFile::read() const {
  view::Settings settings;
  std::ifstream in(path_);
  for (std::string line; std::getline(in, line);) {
    const auto equals = line.find('=');
    if (equals == std::string::npos) continue;
    const std::string name = line.substr(0, equals), value = line.substr(equals + 1);
    if (name == "scale_percent") {
      int percent = settings.scale_percent;
      std::from_chars(value.data(), value.data() + value.size(), percent);
      settings.scale_percent = std::clamp(percent, view::kScaleMin, view::kScaleMax);
    }
    if (name == "appeal_minutes") {
      int minutes = settings.appeal_minutes;
      std::from_chars(value.data(), value.data() + value.size(), minutes);
      settings.appeal_minutes = std::clamp(minutes, 0, view::kAppealMost);
    }
    if (name == "level" && (value == "kitchen" || value == "tournament")) settings.level = value;
    if (name == "language") settings.language = value;
    if (name == "region") settings.region = value;
    if (name == "theme" && std::ranges::find(view::kThemes, value) != std::end(view::kThemes))
      settings.theme = value;
    if (name == "reduced_motion") settings.reduced_motion = value == "1";
    if (name == "by_results") settings.by_results = value == "1";
    if (name == "database") settings.database = value;
    if (name == "speech") settings.speech = value == "1";
    if (name == "sounds") settings.sounds = value == "1";
  }
  return settings;
}

bool SettingsFile::write(const view::Settings& settings) const {
  if (path_.empty()) return true;
  std::error_code error;
  fs::create_directories(path_.parent_path(), error);
  const fs::path fresh = path_.string() + ".new";
  std::ofstream out(fresh);
  out << "scale_percent=" << settings.scale_percent << "\nlanguage=" << settings.language
      << "\nregion=" << settings.region << "\ntheme=" << settings.theme
      << "\nreduced_motion=" << (settings.reduced_motion ? 1 : 0) << "\nlevel=" << settings.level
      << "\nappeal_minutes=" << settings.appeal_minutes << "\nby_results=" << (settings.by_results ? 1 : 0)
      << "\nspeech=" << (settings.speech ? 1 : 0) << "\nsounds=" << (settings.sounds ? 1 : 0)
      << "\ndatabase=" << settings.database << "\n";
  out.close();
  if (!out) return false;
  fs::rename(fresh, path_, error);
  return !error;
}

// The desktop writes user-dirs.dirs in lines like XDG_PICTURES_DIR="$HOME/Bilder".
std::string folder_of_user(const std::string& variable, const std::string& usual) {
  const char* named = std::getenv(variable.c_str());
  if (named && *named) return named;
  const char* home = std::getenv("HOME");
  const std::string base = home ? home : "", start = variable + "=\"", of_home = "$HOME";
  std::ifstream in(xdg("XDG_CONFIG_HOME", ".config") / "user-dirs.dirs");
  std::vector<std::string> folders;
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with(start)) continue;
    std::string folder = line.substr(start.size(), line.rfind('"') - start.size());
    if (folder.starts_with(of_home)) folder.replace(0, of_home.size(), base);
    folders.push_back(folder);
  }
  folders.push_back(base + "/" + usual);
  const auto found = std::ranges::find_if(folders, [](const std::string& folder) {
    std::error_code error;
    return fs::is_directory(folder, error);
  });
  return found == folders.end() ? base : *found;
}

SettingsFile settings_file_of_user() {
  return SettingsFile(xdg("XDG_CONFIG_HOME", ".config") / "tanteador/panel.conf");
}
fs::path database_of_user() { return xdg("XDG_DATA_HOME", ".local/share") / "tanteador/tanteador.db"; }

}  // namespace tanteador::ui
