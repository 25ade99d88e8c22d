// Who takes part, and joining by taps from the club.

#include <algorithm>

#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// As many people as the other entrants have.
std::size_t size_of_entrants(const league::Competition& now) {
  return now.entrants.empty() ? 1 : std::max<std::size_t>(1, now.entrants.front().people.size());
}

bool takes_part(const league::Competition& now, const std::string& person) {
  return std::ranges::any_of(now.entrants, [&](const league::EntrantState& entrant) {
    return std::ranges::find(entrant.people, person) != entrant.people.end();
  });
}

// The last one tapped completes the entrant and enters it.
Action joining(const LeaguePick& pick, const ClubPerson& person, std::size_t size) {
  LeaguePick next = pick;
  const auto held = std::ranges::find(next.joining, person.id);
  const bool chosen = held != next.joining.end();
  if (chosen)
    next.joining.erase(held);
  else
    next.joining.push_back(person.id);
  const std::string id = "join/" + person.id;
  if (next.joining.size() < size || chosen) {
    Action action = aimed(std::move(next), id, person.name);
    action.chosen = chosen;
    return action;
  }
  league::event::EntrantEntered event;
  event.people = next.joining;
  return deed(command::EnterLeague{std::move(event)}, id, person.name);
}

}  // namespace

EntrantsView make_entrants(const OpenLeague& league, const ClubBook& book, const LeaguePick& pick) {
  const league::Competition& now = league.now;
  EntrantsView view;
  view.head = head_of(league, pick);
  view.title = trn("{0} entrant", "{0} entrants", static_cast<int>(now.entrants.size()));
  for (std::size_t i = 0; i < now.entrants.size(); ++i) {
    LeaguePick next = pick;
    const bool chosen = pick.entrant == static_cast<int>(i);
    next.entrant = chosen ? -1 : static_cast<int>(i);
    view.entrants.push_back(aimed(std::move(next), "entrant/" + std::to_string(i + 1), league.names[i]));
    view.entrants.back().detail = entrant_state(now, i);
    view.entrants.back().chosen = chosen;
  }
  if (now.finished) return view;
  if (pick.entrant >= 0 && pick.entrant < static_cast<int>(now.entrants.size())) {
    view.sheet = make_entrant(league, book, pick);
    view.head.undo = {};  // its place is the sheet's
    return view;
  }
  const std::size_t size = size_of_entrants(now);
  view.people_title = size == 1 ? tr("Who joins? One tap enters a player of the club.")
                                : say("Who joins? {0} taps enter them together.", {static_cast<int>(size)});
  view.search = field_of(pick, std::string(kLeagueSearch), tr("Search, or add"), tr("a name"));
  view.add = add_player(book, view.search.text);
  for (const ClubPerson* person : people_with(book, view.search.text, false)) {
    if (!takes_part(now, person->id)) view.people.push_back(joining(pick, *person, size));
  }
  return view;
}

}  // namespace tanteador::view
