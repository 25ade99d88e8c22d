#pragma once
// A workaround for lost key presses under X11.

namespace tanteador::ui {

// GLFW ignores a press in the same millisecond as the last press of that key: input methods send events
// twice. After a stall of the X server, or if a program types, these are two real presses. Gives each press
// from the server a time of its own. Call it once a window is open; does nothing without X11.
void separate_key_presses();

}  // namespace tanteador::ui
