#pragma once
// The languages with a catalogue, and the change to one of them.

#include <filesystem>
#include <string>
#include <vector>

#include "src/view/sheets.hpp"

namespace tanteador::ui {

// Next to the program in a build tree, share/locale in an installation.
std::filesystem::path catalogue_folder();

class Languages {
 public:
  // Takes the locale of the process from its environment.
  explicit Languages(std::filesystem::path catalogues);

  std::vector<view::Language> list() const;   // the system's own choice first
  void speak(const std::string& code) const;  // empty: the language of the system

 private:
  std::filesystem::path catalogues_;
};

}  // namespace tanteador::ui
