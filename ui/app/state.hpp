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
  session::Session& session;
  AppOptions options;
  // Set by the App before any controller is used.
  struct Callbacks {
    std::function<void(view::Screen)> go;  // shows a screen anew
    std::function<void()> read_again;      // another program, or a job, has written to the store
  } callbacks = {};
  view::Screen screen = view::Screen::home;
  view::ScreenStates states = {};
  std::string notice = {};   // a fault, above the screen, until it is dismissed
  std::string done = {};     // a success, shown for some seconds …
  double done_until = 0;     // … until then, by the clock of the options
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
  void say_done(std::string text) {
    constexpr double kShown = 3, kReading = 30;  // seconds; letters read in one more
    done_until = options.seconds() + kShown + static_cast<double>(text.size()) / kReading;
    done = std::move(text);
    needs_build = true;
  }
  // Nothing chosen, except the way of entry.
  view::ScreenStates fresh_states() const {
    view::ScreenStates fresh;
    std::get<view::BoardState>(fresh).results = options.settings.by_results;
    return fresh;
  }
};

}  // namespace tanteador::ui
