#pragma once
// QR codes on a terminal.

#include <string>

#include "src/cli/output/terminal.hpp"

namespace tanteador::cli {

// A QR code for a terminal; empty on other outputs.
std::string qr_text(const Terminal& paper, const std::string& address);

}  // namespace tanteador::cli
