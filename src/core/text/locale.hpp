#pragma once
// Which language the sentences of the text layer are in. Here alone the process's own locale is changed.

#include <filesystem>
#include <string>

#include "src/core/text/catalogue.hpp"

namespace tanteador {

inline constexpr const char* kDomain = "tanteador";  // of all catalogues

// Takes the locale of the process from its environment, and sentences from the catalogues below `folder`
// (LANGUAGE/LC_MESSAGES); speaks the language that was asked for.
void use_catalogues(const std::filesystem::path& folder);

// From now on in this language ("de"), or in the first of several ("ca:es") there is a catalogue for. Empty:
// the language asked for by the environment. A catalogue is read once, so to change between requests costs
// nothing.
void speak(const std::string& language);

// Where people speak as in another country whose catalogue there is, that one: "es_AR" of "es_UY".
std::string spoken_like(const std::string& code);

// As long as it lives its thread speaks that language, whatever the process does; of several the latest.
class SpokenHere {
 public:
  explicit SpokenHere(const std::string& language);
  SpokenHere(const SpokenHere&) = delete;
  SpokenHere& operator=(const SpokenHere&) = delete;
  ~SpokenHere();

 private:
  const void* before_;
};

// What the environment asks for: the first set of LANGUAGE, LC_ALL, LC_MESSAGES and LANG, however the system
// is set up: LANGUAGE counts under the plain C locale as well, and a locale need not be installed.
std::string language_asked();

// Of what is being spoken, for the text layer.
struct Speech {
  const Catalogue* catalogue = nullptr;  // null: English
  std::string_view language = "en";
  std::string_view variety = "en";  // "es_AR" where that country's catalogue is spoken; else the language
};
Speech speech();

// Of which country the language is: "es_AR" where its own catalogue is spoken, else the language alone.
std::string variety();

}  // namespace tanteador
