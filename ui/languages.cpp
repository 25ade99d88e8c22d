#include "ui/languages.hpp"

#include <libintl.h>

#include <clocale>
#include <cstdlib>

namespace tanteador::ui {

namespace {

namespace fs = std::filesystem;

constexpr const char* kDomain = "tanteador";
constexpr const char* kChoice = "LANGUAGE";  // what gettext asks first

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
  const char* choice = std::getenv(kChoice);
  of_system_ = choice ? choice : "";
  std::setlocale(LC_ALL, "");
  const std::string messages = std::setlocale(LC_MESSAGES, nullptr);
  // Under the plain C locale gettext translates nothing, whatever is chosen.
  if (messages == "C" || messages == "POSIX") std::setlocale(LC_ALL, "C.UTF-8");
  std::setlocale(LC_NUMERIC, "C");
  bindtextdomain(kDomain, catalogues_.c_str());
  bind_textdomain_codeset(kDomain, "UTF-8");
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

void Languages::speak(const std::string& code) const {
  const std::string& choice = code.empty() ? of_system_ : code;
  choice.empty() ? unsetenv(kChoice) : setenv(kChoice, choice.c_str(), 1);
  textdomain(kDomain);  // makes gettext forget the sentences of the language before
}

}  // namespace tanteador::ui
