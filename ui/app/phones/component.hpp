#pragma once
// The phones' server of the panel: a component that the entry point of the program registers.

namespace tanteador::ui {

void register_phones();

}  // namespace tanteador::ui
