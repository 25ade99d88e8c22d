#pragma once
// The settings, and the copies of the database.

#include <optional>
#include <string>

#include "ui/app/state.hpp"

namespace tanteador::ui {

class SettingsController {
 public:
  explicit SettingsController(AppState& state) : state_(state) {}

  // Applies and stores them.
  void set(const view::Settings& settings);
  // How hands are entered is chosen on the board, and stored with the settings.
  void store_way_of_entry();
  void back_up();
  // Somebody has pressed something; after a while without it the database is moved into its one file, and
  // copied once a day.
  void note_activity() { last_activity_ = state_.options.seconds(); }
  void tidy_at_rest();
  view::SettingsView form(bool has_voice, bool has_tones) const;

 private:
  void back_up_once_a_day();
  view::Copies copies() const;

  AppState& state_;
  std::string copied_on_;                // the day of this run's last copy
  std::optional<double> last_activity_;  // until the database was tidied
};

}  // namespace tanteador::ui
