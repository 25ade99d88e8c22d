#include "ui/app/controllers.hpp"

namespace tanteador::ui {

namespace {

// Background work enters as whoever is signed in.
AppOptions with_worker(AppOptions options) {
  if (!options.store) return options;
  const auto by_worker = [store = options.store](auto open) {
    return [store, open = std::move(open)](auto&&... arguments) {
      auto opened = open(arguments...);
      if (opened) opened->set_worker(store->worker());
      return opened;
    };
  };
  if (options.store_again) options.store_again = by_worker(options.store_again);
  if (options.open_database) options.open_database = by_worker(options.open_database);
  return options;
}

}  // namespace

Controllers::Controllers(session::Session& session, AppOptions options)
    : state{.session = session, .options = with_worker(std::move(options))} {
  const std::string& first = state.options.read_only.empty() ? state.options.notice : state.options.read_only;
  if (state.notice.empty()) state.notice = first;
  if (!state.options.done.empty()) state.say_done(state.options.done);
  state.states = state.fresh_states();
  if (state.options.store) {
    club = std::make_unique<ClubController>(state, matches, new_match, referee, pins);
    if (components().make_phones) phones = components().make_phones(state, matches, club.get());
  }
  exports = std::make_unique<ExportController>(state, matches, referee, club.get());
}

}  // namespace tanteador::ui
