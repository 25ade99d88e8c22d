#pragma once
// The commands of each file.

#include <cstdint>
#include <filesystem>

#include "src/cli/command.hpp"

namespace tanteador::cli {

Commands score_commands();
Commands match_commands();
Commands ask_commands();
Commands legal_commands();
Commands explain_commands();
Commands calculator_commands();  // of every game
Commands rule_commands();
Commands case_commands();
Commands appeal_commands();
Commands ruling_log_commands();
Commands referee_commands();
Commands role_commands();
Commands ruleset_commands();
Commands key_commands();
Commands database_commands();
Commands merge_commands();
Commands fork_commands();

// The place in the help at which a component adds its commands.
enum class Slot : std::uint8_t { phones, transfer, sharing };
// For the entry point of a program, before run().
void register_commands(Slot slot, Commands (*commands)());

// Replaces this process by the panel; returns only when there is no display. `overview`: list of commands.
Answer start_panel(const Context& context, const std::filesystem::path& folder, const std::string& overview);

}  // namespace tanteador::cli
