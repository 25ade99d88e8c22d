#pragma once
// The commands of transfers and sharing: a component that the entry point of the program registers.

namespace tanteador::cli {

void register_federation();

}  // namespace tanteador::cli
