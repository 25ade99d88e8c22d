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
  // Stores the way of entry, which users choose on the match screen, with the settings.
  void store_way_of_entry();
  void back_up();
  // Call note_activity() after every input. After a while without input tidy_at_rest() checkpoints the
  // database, and copies it once a day.
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
