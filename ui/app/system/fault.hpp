#pragma once
// Restarts the program after a fault of its own, or of a drawing library.

namespace tanteador::ui {

// Installs handlers that report an abort or failed assertion on standard error and restart the program with
// its arguments. No entry is lost: all are in the database. A fault soon after the restart ends the program.
void survive_faults(char** words);
// True if the program has just restarted after a fault.
bool is_back();

}  // namespace tanteador::ui
