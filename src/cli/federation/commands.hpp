#pragma once
// The commands of the federation: a component that the entry point of the program registers.

#include "src/cli/command.hpp"

namespace tanteador::cli {

Commands sync_commands();
Commands share_commands();
void register_federation();

}  // namespace tanteador::cli
