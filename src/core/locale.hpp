#pragma once
// Which language the sentences of the text layer are in. Here alone the process's own locale is changed.

#include <filesystem>
#include <string>

namespace tanteador {

inline constexpr const char* kDomain = "tanteador";  // of all catalogues

// Takes the locale of the process from its environment, and sentences from the catalogues below `folder`
// (LANGUAGE/LC_MESSAGES); speaks the language that was asked for.
void use_catalogues(const std::filesystem::path& folder);

// From now on in this language ("de"), or in the first of several ("ca:es") there is a catalogue for. Empty:
// the language asked for by the environment.
void speak(const std::string& language);

// What the environment asks for: the first set of LANGUAGE, LC_ALL, LC_MESSAGES and LANG, however the system
// is set up: LANGUAGE counts under the plain C locale as well, and a locale need not be installed.
std::string language_asked();

}  // namespace tanteador
