#pragma once

namespace tanteador::ui {

// GLFW ignores a press of a key that bears the same millisecond as the last press of that key: input methods
// send events twice. Where the X server was stalled, or a program types, these are two presses. Gives each
// press that comes from the server a time of its own. Call it once a window is open; does nothing without
// X11.
void separate_key_presses();

}  // namespace tanteador::ui
