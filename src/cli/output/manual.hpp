#pragma once
// Shell completions and the manual page.

#include <string>
#include <string_view>

namespace CLI {
class App;
}

namespace tanteador::cli {

inline constexpr std::string_view kManuals[] = {"bash", "zsh", "fish", "man"};

// `form`: one of kManuals. The text is generated from the command definitions.
std::string manual(const CLI::App& app, std::string_view form);

}  // namespace tanteador::cli
