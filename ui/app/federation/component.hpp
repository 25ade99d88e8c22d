#pragma once
// Transfers between databases: a component that the entry point of the program registers.

namespace tanteador::ui {

void register_federation();

}  // namespace tanteador::ui
