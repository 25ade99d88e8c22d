// The entrants, and their entry by taps on the people of the club.

#include <algorithm>

#include "src/core/text/names.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/list_check.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

std::size_t size_of_entrants(const league::Competition& now) {
  return now.entrants.empty() ? 1 : std::max<std::size_t>(1, now.entrants.front().people.size());
}

bool takes_part(const league::Competition& now, const std::string& person) {
  return std::ranges::any_of(now.entrants, [&](const league::EntrantState& entrant) {
    return std::ranges::find(entrant.people, person) != entrant.people.end();
  });
}

// The last person tapped completes the entrant and enters it.
Button joining(const EntrantsState& state, const ClubPerson& person, std::size_t size) {
  EntrantsState next = state;
  const auto held = std::ranges::find(next.joining, person.id);
  const bool chosen = held != next.joining.end();
  if (chosen)
    next.joining.erase(held);
  else
    next.joining.push_back(person.id);
  const std::string id = "join/" + person.id;
  if (next.joining.size() < size || chosen) {
    Button action = state_action(std::move(next), id, person.name);
    action.chosen = chosen;
    return action;
  }
  league::event::EntrantEntered event;
  event.people = next.joining;
  event.late = state.late;
  return operation(command::EnterLeague{std::move(event)}, id, person.name);
}

Button finish_check_in_button(const OpenLeague& league, const EntrantsState& state) {
  const league::Competition& now = league.now;
  command::EnterTogether together;
  int here = 0, away = 0;
  for (std::size_t i = 0; i < now.entrants.size(); ++i) {
    if (now.entrants[i].withdrew) continue;
    const int place = static_cast<int>(i);
    const auto entrant = league::entrant_at(place);
    const bool ticked = std::ranges::find(state.check_in.here, place) != state.check_in.here.end();
    const bool is_away =
        std::ranges::find(now.away, entrant, &league::event::Absent::entrant) != now.away.end();
    ++(ticked ? here : away);
    if (ticked && is_away) together.events.emplace_back(coming_back(now, entrant));
    if (!ticked && !is_away)
      together.events.emplace_back(league::event::Absent{entrant, league::Kind::absent});
  }
  together.what = trn("{0} participant present", "{0} participants present", here);
  Button action = operation(std::move(together), "check_in/done", trn("{0} present", "{0} present", here));
  action.detail = trn("{0} absent from the next round", "{0} absent from the next round", away);
  action.enabled = here > 0;
  return action;
}

void add_check_in(EntrantsView& view, const OpenLeague& league, const EntrantsState& state) {
  EntrantsState other = state;
  other.check_in = {!state.check_in.open, {}};
  view.check_in = state_action(std::move(other), "check_in", tr("Check-in"));
  view.check_in.chosen = state.check_in.open;
  view.check_in.enabled = !league.now.entrants.empty();
  if (!state.check_in.open) return;
  view.checked = finish_check_in_button(league, state);
  view.people_title = tr("Tap everyone who is present. All others sit out the next round.");
  view.search = field_of(state.typed, std::string(kLeagueSearch), tr("Search"), tr("name"));
  for (std::size_t i = 0; i < view.entrants.size(); ++i) {
    Button& row = view.entrants[i];
    EntrantsState next = state;
    const int place = view.places[i];
    const auto held = std::ranges::find(next.check_in.here, place);
    row.chosen = held != next.check_in.here.end();
    row.chosen ? void(next.check_in.here.erase(held)) : next.check_in.here.push_back(place);
    row.command = command::LeagueRequest{command::SetLeagueState{std::move(next)}};
    row.enabled = !league.now.entrants[place].withdrew;
  }
}

void add_teams_joining(EntrantsView& view, const league::Competition& now, const ClubBook& book,
                       league::LateWorth late) {
  if (!is_of_teams(now)) return;
  for (const league::Team& team : book.teams) {
    if (std::ranges::find(now.entrants, team.name, &league::EntrantState::team) != now.entrants.end())
      continue;
    view.people.push_back(
        operation(command::EnterLeague{league::event::EntrantEntered{team.members, team.name, {}, 0, late}},
                  "join_team/" + team.id, team.name));
  }
}

// Offers the points for rounds that late entrants missed.
void add_late(EntrantsView& view, const league::Competition& now, const EntrantsState& state) {
  const int missed = missed_rounds(now);
  if (missed == 0) return;
  view.people_title +=
      " " + trn("Points for the missed round:", "Points for each of the {0} missed rounds:", missed);
  for (const league::LateWorth given : kLateWorths) {
    EntrantsState next = state;
    next.late = given;
    view.late.push_back(state_action(std::move(next), "late/" + std::to_string(static_cast<int>(given)),
                                     late_worth_text(now, given)));
    view.late.back().chosen = given == state.late;
  }
}

// False where partners change or each player sits alone.
bool takes_pairs(const league::Competition& now) {
  const league::StageSetup& stage = now.setup.stages.front();
  const bool formations =
      stage.movement == league::Movement::mitchell || stage.movement == league::Movement::howell;
  return stage.format != league::Format::singles &&
         (stage.format != league::Format::rotating_partners || formations);
}

}  // namespace

EntrantsView make_entrants(const OpenLeague& league, const ClubBook& book, const EntrantsState& state) {
  const league::Competition& now = league.now;
  EntrantsView view;
  view.head = head_of(league);
  view.title = trn("{0} participant", "{0} participants", static_cast<int>(now.entrants.size()));
  const std::string letters = confusable_key(field_text(state.typed, kLeagueSearch));
  const bool searches = state.entrant < 0 && !letters.empty() && listed_entrants(state).empty();
  for (std::size_t i = 0; i < now.entrants.size(); ++i) {
    if (searches && confusable_key(league.names[i]).find(letters) == std::string::npos) continue;
    view.places.push_back(static_cast<int>(i));
    EntrantsState next = state;
    const bool chosen = state.entrant == static_cast<int>(i);
    next.entrant = chosen ? -1 : static_cast<int>(i);
    next.leaving = false;
    next.typed.erase(std::string(kReason));
    view.entrants.push_back(
        state_action(std::move(next), "entrant/" + std::to_string(i + 1), league.names[i]));
    view.entrants.back().detail = entrant_state(now, i);
    view.entrants.back().chosen = chosen;
  }
  if (now.finished) return view;
  if (state.entrant >= 0 && state.entrant < static_cast<int>(now.entrants.size())) {
    view.sheet = make_entrant(league, book, state);
    return view;
  }
  add_check_in(view, league, state);
  if (state.check_in.open) return view;
  const std::size_t size = size_of_entrants(now);
  view.people_title =
      size == 1 ? tr("Who is joining? Tap a player to enter them.")
                : say("Who is joining? Tap {0} players to enter them together.", {static_cast<int>(size)});
  view.search = field_of(state.typed, std::string(kLeagueSearch), tr("Search or add"), tr("name"));
  if (auto listed = listed_entrants(state); !listed.empty()) {
    constexpr auto kInto = command::AddPeople::Into::entered;
    const CheckedList list = check_list(book, std::move(listed),
                                        [&](const std::string& person) { return takes_part(now, person); });
    view.people_title = tr("Check the list before importing");
    add_late(view, now, state);
    view.add = add_listed(book, list, kInto);
    view.people = list_preview(book, state, list, kInto);
    if (size == 2 || (now.entrants.empty() && takes_pairs(now)))
      put_first(view.people, pair_buttons(list, kInto));
    return view;
  }
  add_late(view, now, state);
  view.add = add_player(book, view.search.text);
  add_teams_joining(view, now, book, state.late);
  for (const ClubPerson* person : people_with(book, view.search.text, false)) {
    if (!takes_part(now, person->id)) view.people.push_back(joining(state, *person, size));
  }
  return view;
}

}  // namespace tanteador::view
