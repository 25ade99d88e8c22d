#include "ui/window/x11_keys.hpp"

#include <X11/Xlibint.h>

// GLFW's header for this needs headers of other X11 libraries. A GLFW for Wayland alone lacks the function.
extern "C" [[gnu::weak]] Display* glfwGetX11Display();

namespace tanteador::ui {

namespace {

using ReadEvent = Bool (*)(Display*, XEvent*, xEvent*);

ReadEvent read_event = nullptr;  // Xlib's own
Time last_press[256];            // by key code; Xlib holds its lock while it reads

// For the server's events only: those that an input method repeats keep their time, so GLFW knows them.
Bool read_key_press(Display* display, XEvent* event, xEvent* wire) {
  constexpr Time kWrap = 0xffffffff, kHalf = 0x7fffffff;  // times are milliseconds in 32 bits
  const Bool to_queue = read_event(display, event, wire);
  Time& last = last_press[event->xkey.keycode & 0xff];
  const Time since = (event->xkey.time - last) & kWrap;
  // The time of the last press was already moved forward.
  if (last != 0 && (since == 0 || since > kHalf)) event->xkey.time = (last + 1) & kWrap;
  last = event->xkey.time;
  return to_queue;
}

}  // namespace

void separate_key_presses() {
  Display* display = glfwGetX11Display ? glfwGetX11Display() : nullptr;
  if (!display) return;
  for (Time& last : last_press) last = 0;
  read_event = XESetWireToEvent(display, KeyPress, read_key_press);
}

}  // namespace tanteador::ui
