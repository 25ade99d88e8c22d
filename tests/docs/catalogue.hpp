#pragma once
// Reads the texts of the translation catalogues from their files.

#include <fstream>
#include <string>
#include <vector>

namespace tanteador::test {

struct Text {
  std::string context, words;
  std::string translated = {};  // all forms
};

// The text of a line such as: msgid "Give \"rank\" or \"points\""
inline std::string unquoted(const std::string& line) {
  std::string text;
  for (std::size_t i = line.find('"') + 1; i + 1 < line.size(); ++i) {
    if (line[i] == '\\') ++i;
    text += line[i] == 'n' && line[i - 1] == '\\' ? '\n' : line[i];
  }
  return text;
}

// Every English text with its context and translation, and both forms of texts with a number.
inline std::vector<Text> texts(const std::string& language = "de") {
  std::ifstream in(TANTEADOR_ROOT "/src/core/catalogues/" + language + ".po");
  std::vector<Text> found;
  std::string context;
  for (std::string line; std::getline(in, line);) {
    if (line.empty()) context.clear();
    if (line.starts_with("msgctxt ")) context = unquoted(line);
    if (line.starts_with("msgid")) found.push_back({context, unquoted(line)});
    if (line.starts_with("msgstr")) found.back().translated += unquoted(line) + "\n";
  }
  found.erase(found.begin());  // the catalogue's header
  return found;
}

}  // namespace tanteador::test
