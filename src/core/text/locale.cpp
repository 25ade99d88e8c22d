#include "src/core/text/locale.hpp"

#include <atomic>
#include <clocale>
#include <cstdlib>
#include <map>
#include <mutex>
#include <string_view>

namespace tanteador {

namespace {

struct Language {
  std::string code, variety;
  std::optional<Catalogue> catalogue;
};

// Languages stay in memory as long as the program runs, so references to them remain valid.
struct Library {
  std::filesystem::path folder;
  std::map<std::string, Language, std::less<>> languages;
  std::string default_language;  // by the environment
};

Library& library() {
  static Library library;
  return library;
}

std::atomic<const Language*> spoken = nullptr;
const Language kEnglish{"en", "en", std::nullopt};
thread_local const Language* spoken_here = nullptr;  // null: the language of the process

// Reads a catalogue once. A country's ("es_AR") holds only the differences from its language's, if any.
const Language& read_once(const std::string& code) {
  auto& known = library().languages;
  const auto found = known.find(code);
  if (found != known.end()) return found->second;
  const std::string file = std::string(kDomain) + ".mo", language = code.substr(0, code.find('_'));
  Language& read =
      known[code] = {language, code, Catalogue::read(library().folder / code / "LC_MESSAGES" / file)};
  if (!read.catalogue || language == code) return read;
  const Language& whole = read_once(language);
  if (whole.catalogue) read.catalogue->falls_back_on(*whole.catalogue);
  return read;
}

const Language& language_of(const std::string& code) {
  static std::mutex reading;
  const std::lock_guard lock(reading);
  return read_once(code);
}

bool is_english(std::string_view code) {
  return code == "C" || code == "POSIX" || code == "en" || code.starts_with("en_");
}

// The first language of "ca_ES.UTF-8:es" that has a catalogue; null for English.
const Language* first_of(std::string_view list) {
  while (!list.empty()) {
    const std::string_view locale = list.substr(0, list.find(':'));
    list.remove_prefix(std::min(list.size(), locale.size() + 1));
    const std::string code(locale.substr(0, locale.find_first_of(".@")));
    if (is_english(code)) return nullptr;
    if (code.find('/') != code.npos || code.empty()) continue;
    for (const std::string& name : {code, spoken_like(code), code.substr(0, code.find('_'))}) {
      const Language& language = language_of(name);
      if (language.catalogue) return &language;
    }
  }
  return nullptr;
}

}  // namespace

std::string spoken_like(const std::string& code) {
  if (code == "es_UY") return "es_AR";
  return code == "pt" || code.starts_with("pt_") ? "pt_BR" : code;
}

std::string requested_language() {
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
  library() = {folder, {}, requested_language()};
  if (!std::setlocale(LC_ALL, ""))
    std::setlocale(LC_ALL, "C.UTF-8");  // fallback if the locale is not installed
  std::setlocale(LC_NUMERIC, "C");
  speak({});
}

void speak(const std::string& language) {
  spoken = first_of(language.empty() ? library().default_language : language);
}

ScopedLocale::ScopedLocale(const std::string& language) : before_(spoken_here) {
  const Language* wanted = first_of(language.empty() ? library().default_language : language);
  spoken_here = wanted ? wanted : &kEnglish;
}

ScopedLocale::~ScopedLocale() { spoken_here = static_cast<const Language*>(before_); }

Speech speech() {
  const Language* language = spoken_here ? spoken_here : spoken.load();
  return language && language->catalogue ? Speech{&*language->catalogue, language->code, language->variety}
                                         : Speech{};
}

std::string current_locale() { return std::string(speech().variety); }

}  // namespace tanteador
