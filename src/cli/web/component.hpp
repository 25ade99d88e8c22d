#pragma once
// The commands of the phones' server: a component that the entry point of the program registers.

namespace tanteador::cli {

void register_phones();

}  // namespace tanteador::cli
