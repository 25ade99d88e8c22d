#pragma once
// The language of the text layer. Only this file changes the locale of the process.

#include <filesystem>
#include <string>

#include "src/core/text/catalogue.hpp"

namespace tanteador {

inline constexpr const char* kDomain = "tanteador";

// Sets the process locale from the environment and selects the language it asks for. Catalogues are
// LANGUAGE/LC_MESSAGES below `folder`. Invalidates earlier results of speech().
void use_catalogues(const std::filesystem::path& folder);

// Selects a language ("de"), or the first of several ("ca:es") that has a catalogue. An empty text selects
// the language of the environment. Catalogues are cached, so switching is cheap.
void speak(const std::string& language);

// The code whose catalogue serves `code` too: "es_AR" for "es_UY", "pt_BR" for "pt"; otherwise `code` itself.
std::string spoken_like(const std::string& code);

// Sets the language of the current thread during its lifetime. Scopes may be nested.
class ScopedLocale {
 public:
  explicit ScopedLocale(const std::string& language);
  ScopedLocale(const ScopedLocale&) = delete;
  ScopedLocale& operator=(const ScopedLocale&) = delete;
  ~ScopedLocale();

 private:
  const void* before_;
};

// The language asked for by the first set variable of LANGUAGE, LC_ALL, LC_MESSAGES and LANG. LANGUAGE also
// counts under the C locale; the locale need not be installed.
std::string requested_language();

// The language in use in this thread.
struct Speech {
  const Catalogue* catalogue = nullptr;  // null: English
  std::string_view language = "en";
  std::string_view variety = "en";  // "es_AR" if that country's catalogue is in use; otherwise the language
};
Speech speech();

std::string current_locale();

}  // namespace tanteador
