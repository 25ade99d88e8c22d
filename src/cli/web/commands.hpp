#pragma once
// The commands of the phones' server: a component that the entry point of the program registers.

#include "src/cli/command.hpp"

namespace tanteador::cli {

Commands serve_commands();
Commands room_commands();
void register_phones();

}  // namespace tanteador::cli
