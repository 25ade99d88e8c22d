#include "src/core/locale.hpp"

#include <atomic>
#include <clocale>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string_view>

namespace tanteador {

namespace {

// A language there is a catalogue for, or none.
struct Language {
  std::string code;
  std::optional<Catalogue> catalogue;
};

// Languages stay where they are for as long as the program runs, so that what was handed out of them holds.
struct Library {
  std::filesystem::path folder;
  std::map<std::string, Language, std::less<>> languages;
  std::string asked;  // by the environment
};

Library& library() {
  static Library library;
  return library;
}

std::atomic<const Language*> spoken = nullptr;
const Language kEnglish{"en", std::nullopt};
thread_local const Language* spoken_here = nullptr;  // null: as the process does

// Read when it is first asked for.
const Language& language_of(const std::string& code) {
  static std::mutex reading;
  const std::lock_guard lock(reading);
  auto& known = library().languages;
  const auto found = known.find(code);
  if (found != known.end()) return found->second;
  const std::string file = std::string(kDomain) + ".mo";
  return known[code] = {code.substr(0, code.find('_')),
                        Catalogue::read(library().folder / code / "LC_MESSAGES" / file)};
}

bool is_english(std::string_view code) {
  return code == "C" || code == "POSIX" || code == "en" || code.starts_with("en_");
}

// The first of "ca_ES.UTF-8:es" there is a catalogue for; null: English.
const Language* first_of(std::string_view list) {
  while (!list.empty()) {
    const std::string_view locale = list.substr(0, list.find(':'));
    list.remove_prefix(std::min(list.size(), locale.size() + 1));
    const std::string code(locale.substr(0, locale.find_first_of(".@")));
    if (is_english(code)) return nullptr;
    if (code.find('/') != code.npos || code.empty()) continue;
    for (const std::string& name : {code, code.substr(0, code.find('_'))}) {
      const Language& language = language_of(name);
      if (language.catalogue) return &language;
    }
  }
  return nullptr;
}

}  // namespace

std::string language_asked() {
  for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);
    if (!value || !*value) continue;
    const std::string_view text = value;
    const std::string_view locale = text.substr(0, text.find_first_of(".:"));
    return locale == "C" || locale == "POSIX" ? "en" : value;
  }
  return "en";
}

void use_catalogues(const std::filesystem::path& folder) {
  spoken = nullptr;
  library() = {folder, {}, language_asked()};
  if (!std::setlocale(LC_ALL, "")) std::setlocale(LC_ALL, "C.UTF-8");  // one that is not installed
  std::setlocale(LC_NUMERIC, "C");
  speak({});
}

void speak(const std::string& language) { spoken = first_of(language.empty() ? library().asked : language); }

SpokenHere::SpokenHere(const std::string& language) : before_(spoken_here) {
  const Language* wanted = first_of(language.empty() ? library().asked : language);
  spoken_here = wanted ? wanted : &kEnglish;
}

SpokenHere::~SpokenHere() { spoken_here = static_cast<const Language*>(before_); }

Speech speech() {
  const Language* language = spoken_here ? spoken_here : spoken.load();
  return language && language->catalogue ? Speech{&*language->catalogue, language->code} : Speech{};
}

}  // namespace tanteador
