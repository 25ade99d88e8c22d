#pragma once
// QR codes on a terminal.

#include <string>

#include "src/cli/output/paper.hpp"

namespace tanteador::cli {

// A QR code to be scanned from a terminal; empty on anything else.
std::string qr_text(const Paper& paper, const std::string& address);

}  // namespace tanteador::cli
