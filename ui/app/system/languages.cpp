#include "ui/app/system/languages.hpp"

#include "src/core/text/locale.hpp"
#include "src/view/languages.hpp"

namespace tanteador::ui {

namespace {

namespace fs = std::filesystem;

}  // namespace

fs::path catalogue_folder() {
  std::error_code error;
  const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
  const fs::path catalogues = folder / "locale";
  return fs::is_directory(catalogues, error) ? catalogues : folder.parent_path() / "share/locale";
}

Languages::Languages(fs::path catalogues) : catalogues_(std::move(catalogues)) {
  use_catalogues(catalogues_);
}

std::vector<view::Language> Languages::list() const {
  std::vector<view::Language> languages(1);  // the one of the system
  for (view::Language& language : view::languages()) languages.push_back(std::move(language));
  return languages;
}

void Languages::speak(const std::string& code) const { tanteador::speak(code); }

}  // namespace tanteador::ui
