#include "ui/app/controllers.hpp"

namespace tanteador::ui {

Controllers::Controllers(session::Session& session, AppOptions options)
    : state{.session = session, .options = std::move(options)} {
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
