#include "src/cli/federation/component.hpp"

#include "src/cli/commands.hpp"
#include "src/cli/federation/commands.hpp"

namespace tanteador::cli {

void register_federation() {
  register_commands(Slot::transfer, sync_commands);
  register_commands(Slot::sharing, share_commands);
}

}  // namespace tanteador::cli
