// What leaves the program: a result as text or picture. And a match that came to nothing.

#include <algorithm>
#include <array>

#include "src/core/time.hpp"
#include "src/view/game_view.hpp"
#include "src/view/words.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::ui {

void App::share(const view::command::Share& result) {
  if (!result.picture) {
    wanted_.clipboard = result.text;
    notice_ = tr("Result copied to the clipboard.");
    return;
  }
  if (options_.pictures.empty()) {
    notice_ = tr("No pictures folder found.");
    return;
  }
  wanted_.picture = options_.pictures + "/tanteador-" + result.text + ".png";
  picture_ = wanted_.picture;
}

void App::kept(bool written) {
  notice_ = view::say(written ? english("Picture saved: {0}") : english("{0} could not be saved."),
                      {std::string_view(picture_)});
  stale_ = true;
}

// Ended by an event: it is told, and undone like any other.
void App::discard(const std::string& id) {
  auto match = session_.open(id);
  if (!match || match->records().size() > 1) return;
  const auto added = session_.add(
      *match,
      {{event_at_table(match->match(), MatchEnded{.reason = MatchEnded::Reason::agreed, .side = {}}), {}}});
  if (!added) notice_ = added.error().message;
  if (match_ && match_->id() == id) match_ = std::move(match);
}

// Four people, some way in: everything can be tried.
void App::sample() {
  view::MatchDraft draft = view::first_draft(kGames.front());
  constexpr std::array kNames{"Ana", "Beto", "Carla", "Dario"};
  draft.players = static_cast<int>(kNames.size());
  std::ranges::copy(kNames, draft.names.begin());
  auto started = aside_.score(view::start_line(draft), session::OnRefusal::stop);
  if (!started || !started->match) return;
  const std::string lines = view::game_view(draft.game).sample(started->match->names().sides);
  (void)aside_.add(*started->match, lines, session::OnRefusal::keep_going);
  go(view::Screen::home);
  leave();
  picks_ = fresh();
  match_ = std::move(started->match);
  in_sample_ = true;
  screen_ = view::Screen::board;
}

void App::back_up() {
  if (!options_.back_up) return;
  options_.back_up();
  copied_on_ = local_day(options_.now());
  notice_ = tr("Backup finished.");
}

// At rest, once a day; what went wrong is seen by the age of the copy.
void App::back_up_by_day() {
  const std::string today = local_day(options_.now());
  if (!options_.back_up || !options_.backed_up || copied_on_ == today) return;
  copied_on_ = today;
  try {
    if (local_day(options_.backed_up()) != today) options_.back_up();
  } catch (const session::StoreError&) {
  }
}

view::Copies App::copies() const {
  view::Copies copies{.possible = options_.back_up != nullptr, .minutes = {}};
  if (!options_.backed_up) return copies;
  const auto then = read_time(options_.backed_up()), now = read_time(options_.now());
  if (then && now)
    copies.minutes = static_cast<int>(std::chrono::floor<std::chrono::minutes>(*now - *then).count());
  return copies;
}

// On the screen for everybody: the match that was touched last.
void App::newest() {
  const auto matches = session_.matches({1, 0});
  if (matches.empty() || (match_ && match_->id() == matches.front().id)) return;
  open(matches.front().id);
}

}  // namespace tanteador::ui
