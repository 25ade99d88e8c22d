#pragma once
// The panel's settings between two runs: a small file in the XDG configuration directory.

#include <filesystem>

#include "src/view/command.hpp"

namespace tanteador::ui {

class SettingsFile {
 public:
  SettingsFile() = default;
  explicit SettingsFile(std::filesystem::path path) : path_(std::move(path)) {}

  // Unreadable settings keep their defaults, so that settings never prevent a start.
  view::Settings read() const;
  // False if the file could not be written.
  bool write(const view::Settings& settings) const;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// The user's folder for pictures or documents: by the variable, user-dirs.dirs, the usual folder, or home.
std::string folder_of_user(const std::string& variable, const std::string& usual);
SettingsFile settings_file_of_user();      // $XDG_CONFIG_HOME/tanteador/panel.conf
std::filesystem::path database_of_user();  // $XDG_DATA_HOME/tanteador/tanteador.db

}  // namespace tanteador::ui
