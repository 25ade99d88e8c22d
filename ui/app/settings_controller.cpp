#include "ui/app/settings_controller.hpp"

#include <chrono>

#include "src/core/text/time.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

void SettingsController::set(const view::Settings& settings) {
  if (settings.language != state_.options.settings.language) state_.options.speak(settings.language);
  state_.options.settings = settings;
  if (!state_.options.settings_file.write(settings))
    state_.notice = tr("The settings could not be saved: the file is not writable.");
}

void SettingsController::store_way_of_entry() {
  const bool by_results = state_.get<view::BoardState>().results;
  if (by_results == state_.options.settings.by_results) return;
  view::Settings settings = state_.options.settings;
  settings.by_results = by_results;
  set(settings);
}

void SettingsController::back_up() {
  if (!state_.options.back_up) return;
  state_.options.back_up();
  copied_on_ = local_day(state_.options.now());
  state_.say_done(tr("Backup finished."));
}

// A failure shows in the age of the copy.
void SettingsController::back_up_once_a_day() {
  const std::string today = local_day(state_.options.now());
  if (!state_.options.back_up || !state_.options.backed_up || copied_on_ == today) return;
  copied_on_ = today;
  try {
    if (local_day(state_.options.backed_up()) != today) state_.options.back_up();
  } catch (const session::StoreError&) {
  }
}

view::Copies SettingsController::copies() const {
  view::Copies copies{.possible = state_.options.back_up != nullptr, .minutes = {}};
  if (!state_.options.backed_up) return copies;
  const auto then = read_time(state_.options.backed_up()), now = read_time(state_.options.now());
  if (then && now)
    copies.minutes = static_cast<int>(std::chrono::floor<std::chrono::minutes>(*now - *then).count());
  return copies;
}

void SettingsController::tidy_at_rest() {
  constexpr double kRest = 3;  // seconds
  const AppOptions& options = state_.options;
  if (!options.settle || !last_activity_ || options.seconds() - *last_activity_ < kRest) return;
  last_activity_.reset();
  back_up_once_a_day();
  try {
    options.settle();
  } catch (const session::StoreError&) {  // busy: after the next activity
  }
}

view::SettingsView SettingsController::form(bool has_voice, bool has_tones) const {
  const AppOptions& options = state_.options;
  return view::make_settings(options.settings, options.languages, copies(),
                             {.voice = has_voice, .tones = has_tones});
}

}  // namespace tanteador::ui
