#pragma once
// State that the controllers of the panel share: the options, the current screen and the notice.

#include <functional>
#include <string>

#include "src/session/session.hpp"
#include "src/view/screens/screens.hpp"
#include "src/view/states.hpp"
#include "ui/app/options.hpp"

namespace tanteador::ui {

struct AppState {
  session::Session& session;  // of the store
  AppOptions options;
  // Set by the App before any controller is used.
  struct Callbacks {
    std::function<void(view::Screen)> go;  // shows a screen anew
    std::function<void()> read_again;      // another program, or a job, has written to the store
  } callbacks = {};
  view::Screen screen = view::Screen::home;
  view::ScreenStates states = {};
  std::string notice = {};   // above the screen
  bool is_tv = false;        // shows one match, to be read from afar
  bool needs_build = false;  // the current screen is out of date

  template <class State>
  State& get() {
    return std::get<State>(states);
  }
  template <class State>
  const State& get() const {
    return std::get<State>(states);
  }
  // Nothing chosen, except the way of entry.
  view::ScreenStates fresh_states() const {
    view::ScreenStates fresh;
    std::get<view::BoardState>(fresh).results = options.settings.by_results;
    return fresh;
  }
};

}  // namespace tanteador::ui
