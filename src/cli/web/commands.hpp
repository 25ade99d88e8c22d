#pragma once
// The commands of the phones' server.

#include "src/cli/command.hpp"

namespace tanteador::cli {

Commands serve_commands();
Commands room_commands();

}  // namespace tanteador::cli
