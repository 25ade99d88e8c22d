#include "ui/desk/languages.hpp"

#include "src/core/locale.hpp"

namespace tanteador::ui {

namespace {

namespace fs = std::filesystem;

struct Named {
  const char* code;
  const char* name;
};
constexpr Named kNames[] = {
    {"es", "Español"}, {"de", "Deutsch"}, {"it", "Italiano"}, {"fr", "Français"}, {"id", "Bahasa Indonesia"}};

}  // namespace

fs::path catalogue_folder() {
  std::error_code error;
  const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
  const fs::path beside = folder / "locale";
  return fs::is_directory(beside, error) ? beside : folder.parent_path() / "share/locale";
}

Languages::Languages(fs::path catalogues) : catalogues_(std::move(catalogues)) {
  use_catalogues(catalogues_);
}

std::vector<view::Language> Languages::list() const {
  std::vector<view::Language> languages{{"", "Auto"}, {"en", "English"}};
  std::error_code error;
  for (const Named& named : kNames) {
    if (fs::exists(catalogues_ / named.code / "LC_MESSAGES/tanteador.mo", error))
      languages.push_back({named.code, named.name});
  }
  return languages;
}

void Languages::speak(const std::string& code) const { tanteador::speak(code); }

}  // namespace tanteador::ui
