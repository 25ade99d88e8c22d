// The program without arguments: opens the panel, or prints help when there is no display.

#include <unistd.h>

#include <cstdlib>

#include "src/cli/commands.hpp"
#include "src/core/text/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

constexpr const char* kPanel = "tanteador-panel";

bool has_display() {
  const auto set = [](const char* name) {
    const char* value = std::getenv(name);
    return value && *value;
  };
  return set("DISPLAY") || set("WAYLAND_DISPLAY");
}

}  // namespace

Answer start_panel(const Context& context, const std::filesystem::path& folder, const std::string& overview) {
  const std::string database = context.database.string();
  if (!has_display()) {
    return {.text = tr("No display found, so the panel cannot open. Everything else works.") + "\n" +
                    context.paper.write(Ink::plain, say("Database: {0}", {std::string_view(database)})) +
                    "\n\n" + overview};
  }
  std::string name = kPanel, option = "--db", path = context.named_database.value_or("");
  char* arguments[] = {name.data(), path.empty() ? nullptr : option.data(), path.data(), nullptr};
  execv((folder / kPanel).c_str(), arguments);
  execvp(kPanel, arguments);
  throw failure("system", say("{0} was found neither next to tanteador nor on the PATH. Install it, or use "
                              "the commands: tanteador --help.",
                              {std::string_view(kPanel)}));
}

}  // namespace tanteador::cli
