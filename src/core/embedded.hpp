#pragma once
// Files built into the program (cmake/embed.cmake): rulebook data, migrations, queries, tutorials.

#include <span>
#include <string_view>

namespace tanteador::embedded {

struct File {
  std::string_view path;  // relative to the repository's root
  std::string_view text;  // of a picture: its bytes
};

std::span<const File> rulebook();
std::span<const File> db();
std::span<const File> referee();
std::span<const File> web();

}  // namespace tanteador::embedded
