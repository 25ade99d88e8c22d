#pragma once
// When the program meets a fault of its own, or of a library it draws with.

namespace tanteador::ui {

// From now on an abort (an assertion is one) is told on standard error, and the program begins again with the
// same words: everything entered is in the database. A fault that comes back at once ends it.
void survive_faults(char** words);
// Whether it has just begun again after one.
bool is_back();

}  // namespace tanteador::ui
