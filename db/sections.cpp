#include "db/sections.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "src/core/embedded.hpp"

namespace tanteador::db {

namespace {

constexpr std::string_view kHeading = "-- name: ";

std::string folder_of(std::string_view engine, std::string_view what) {
  return std::string("db/").append(engine).append("/").append(what);
}

void add_sections(Sections& sections, std::string_view text) {
  for (std::size_t at = text.find(kHeading); at < text.size();) {
    const std::size_t line = std::min(text.find('\n', at), text.size());
    const std::size_t next = std::min(text.find(kHeading, line), text.size());
    const std::string_view name = text.substr(at + kHeading.size(), line - at - kHeading.size());
    if (!sections.emplace(name, text.substr(line, next - line)).second)
      throw std::logic_error("two queries of one name: " + std::string(name));
    at = next;
  }
}

}  // namespace

Sections sections_of(std::string_view engine) {
  const std::string own = folder_of(engine, "queries/");
  Sections sections;
  for (const embedded::File& file : embedded::db()) {
    if (file.path.starts_with("db/queries/") || file.path.starts_with(own)) add_sections(sections, file.text);
  }
  return sections;
}

const std::string& section(const Sections& sections, std::string_view name) {
  const auto found = sections.find(name);
  if (found == sections.end()) throw std::logic_error("no such query: " + std::string(name));
  return found->second;
}

std::vector<Migration> ladder_of(std::string_view engine) {
  const std::string folder = folder_of(engine, "migrations/");
  std::vector<Migration> ladder;
  for (const embedded::File& file : embedded::db()) {
    if (!file.path.starts_with(folder)) continue;
    const std::string_view name = file.path.substr(folder.size());
    Migration migration{0, file.text};
    std::from_chars(name.data(), name.data() + name.size(), migration.version);
    ladder.push_back(migration);  // the build lists the files by name
  }
  return ladder;
}

}  // namespace tanteador::db
