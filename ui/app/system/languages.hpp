#pragma once
// The languages there are catalogues for, and speaking one of them from now on.

#include <filesystem>
#include <string>
#include <vector>

#include "src/view/sheets.hpp"

namespace tanteador::ui {

// Beside the program while it is being built, in share/locale once it is installed.
std::filesystem::path catalogue_folder();

class Languages {
 public:
  // Takes the locale of the process from its environment.
  explicit Languages(std::filesystem::path catalogues);

  std::vector<view::Language> list() const;   // the system's own choice first
  void speak(const std::string& code) const;  // empty: as the system says

 private:
  std::filesystem::path catalogues_;
};

}  // namespace tanteador::ui
