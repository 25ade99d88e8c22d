#include "ui/app/database/open_database.hpp"

#include <cstdlib>

namespace tanteador::ui {

std::string path_argument(std::string text) {
  const auto first = text.find_first_not_of(" \t\n"), last = text.find_last_not_of(" \t\n");
  text = first == text.npos ? std::string() : text.substr(first, last - first + 1);
  const char* home = std::getenv("HOME");
  return text.starts_with("~/") && home ? home + text.substr(1) : text;
}

}  // namespace tanteador::ui
