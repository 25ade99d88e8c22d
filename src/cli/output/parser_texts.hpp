#pragma once
// The texts of the parser itself, in the reader's language: its errors and the headings of help.

#include <memory>
#include <string>

#include <CLI/CLI.hpp>

namespace tanteador::cli {

// Translates an error of the parser, without a period: "--points: 900 is not between 0 and 500".
std::string usage_error(const std::string& error);

std::shared_ptr<CLI::Formatter> help_formatter();

}  // namespace tanteador::cli
