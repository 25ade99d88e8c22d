#pragma once
// The commands `tanteador league …`.

#include "src/cli/command.hpp"

namespace tanteador::cli {

Commands club_commands();
Commands competition_commands();
Commands entrant_commands();
Commands change_commands();
Commands history_commands();
Commands report_commands();
Commands site_commands();
Commands money_commands();
Commands date_commands();
Commands round_commands();
Commands standings_commands();
Commands print_commands();
Commands calendar_commands();
Commands record_commands();
Commands transfer_commands();

}  // namespace tanteador::cli
