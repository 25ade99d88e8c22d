#include "src/cli/web/component.hpp"

#include "src/cli/commands.hpp"
#include "src/cli/web/commands.hpp"
#include "src/web/startup/table_links.hpp"

namespace tanteador::cli {

void register_phones() {
  register_commands(Slot::phones, [] {
    Commands commands = serve_commands();
    for (Command& command : room_commands()) commands.push_back(std::move(command));
    return commands;
  });
  web::register_table_links();
}

}  // namespace tanteador::cli
