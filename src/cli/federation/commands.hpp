#pragma once
// The commands of transfers and sharing.

#include "src/cli/command.hpp"

namespace tanteador::cli {

Commands sync_commands();
Commands share_commands();

}  // namespace tanteador::cli
