#pragma once
// What the command says of itself to others: to shells that complete words, and to man.

#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace tanteador::cli {

inline constexpr std::string_view kManuals[] = {"bash", "zsh", "fish", "man"};

// `form` is one of kManuals. The words come from the command itself, so that they cannot be others.
std::string manual(const CLI::App& app, std::string_view form);

}  // namespace tanteador::cli
