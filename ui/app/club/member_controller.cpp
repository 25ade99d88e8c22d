#include "ui/app/club/member_controller.hpp"

#include <algorithm>
#include <set>

#include "src/codec/files/player_list.hpp"
#include "src/session/signatures/key_words.hpp"
#include "src/session/signatures/known_keys.hpp"
#include "src/view/league/list_check.hpp"
#include "src/view/words.hpp"
#include "ui/app/refusals.hpp"

namespace tanteador::ui {

ClubAnswer MemberController::show_player(const std::string& person) {
  state_.get<view::PlayerState>() = {};
  state_.get<view::PlayerState>().person = person;
  return {.to = view::Screen::player, .notice = {}};
}

ClubAnswer MemberController::add_player(const std::string& name) {
  if (!codec::is_name(name)) return {.to = {}, .notice = no_name(name)};
  session::OpenClub club = state_.league.club();
  const std::int64_t before = club.head.count;
  const auto added = state_.league.add_player(club, name);
  if (!added) return {.to = {}, .notice = state_.sentence(added.error())};
  remember(view::added_to_club({name}, {*added}), club.head.count - before);
  view::clear_search(state_.states);
  return {};
}

namespace {

std::string no_name_in(const std::vector<view::ListedEntrant>& list) {
  for (const view::ListedEntrant& entrant : list) {
    for (const std::string& name : entrant.people)
      if (!codec::is_name(name)) return no_name(name);
  }
  return {};
}

std::string text_of(const codec::InputError& error) {
  return error.line > 0 ? view::say("Line {0}: {1}", {error.line, std::string_view(error.message)})
                        : error.message;
}

std::vector<view::ListedEntrant> entrants_of(const codec::PlayerList& list) {
  std::vector<view::ListedEntrant> entrants;
  for (const codec::PlayerLine& line : list.players) {
    auto people = codec::people_in(line.name);
    if (people.empty()) continue;
    const bool alone = people.size() == 1;
    entrants.push_back({.people = std::move(people),
                        .alias = alone ? line.alias : std::string(),
                        .licence = alone ? line.licence : std::string(),
                        .active = line.active != "no",
                        .club = line.club,
                        .categories = line.categories,
                        .rating = line.rating.empty() ? 0 : std::stoi(line.rating),
                        .line = line.line});
  }
  return entrants;
}

}  // namespace

ClubAnswer MemberController::add_people(const view::command::AddPeople& list) {
  using Into = view::command::AddPeople::Into;
  if (const std::string wrong = no_name_in(list.entrants); !wrong.empty()) return {.to = {}, .notice = wrong};
  const auto checked =
      view::check_list(state_.book(), list.entrants, [](const std::string&) { return false; });
  if (!checked.fault.empty()) return {.to = {}, .notice = checked.fault};
  if (list.pairs) return add_pairs(list);
  if (list.into == Into::entered) return enter_listed(list.entrants);
  std::vector<session::NewPlayer> fresh;
  std::vector<std::vector<std::string>> ids;  // by entrant; empty for a new one
  for (const view::ListedEntrant& entrant : list.entrants) {
    auto& people = ids.emplace_back();
    for (const std::string& name : entrant.people) {
      const view::ClubPerson* known = view::person_of_name(state_.book(), name, entrant.licence);
      people.push_back(known ? known->id : std::string());
      if (!known) fresh.push_back({name, {{}, entrant.alias, entrant.licence}, entrant.active});
    }
  }
  session::OpenClub club = state_.league.club();
  const std::int64_t before = club.head.count;
  const auto added = state_.league.add_players(club, fresh);
  if (!added) return {.to = {}, .notice = state_.sentence(added.error())};
  if (!added->empty()) remember(view::added_to_club({fresh.front().name}, *added), club.head.count - before);
  auto next = added->begin();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    for (std::string& id : ids[i])
      if (id.empty()) id = *next++;
    if (list.into != Into::picked) continue;
    auto& draft = state_.get<view::PlanState>().draft;
    draft = view::pick_players(std::move(draft), ids[i]);
    draft.details[ids[i].front()] = list.entrants[i];
  }
  state_.reports.forget();
  view::clear_search(state_.states);
  return {};
}

// Alias and licence belong to one person, so these players of the club are added before the pairs.
ClubAnswer MemberController::add_pairs(const view::command::AddPeople& list) {
  std::vector<view::ListedEntrant> known = list.entrants;
  std::erase_if(known, [&](const view::ListedEntrant& one) {
    const bool guest = !one.club.empty() && one.club != state_.book().name;
    return guest || (one.alias.empty() && one.licence.empty());
  });
  const std::uint64_t lot = state_.random_lot();
  const auto pairs = view::paired_list(list.entrants, *list.pairs, lot);
  if (pairs.empty()) return {};
  if (!known.empty()) (void)add_people({known, view::command::AddPeople::Into::club});
  ClubAnswer done = add_people({pairs, list.into});
  if (*list.pairs == league::PairRule::by_lot && done.notice.empty())
    done.done = view::say("The number of this random draw is {0}.", {std::string_view(std::to_string(lot))});
  return done;
}

// An entrant without another club becomes a player of this one.
ClubAnswer MemberController::enter_listed(const std::vector<view::ListedEntrant>& list) {
  if (!state_.open) return {};
  view::command::EnterTogether together;
  std::vector<session::NewPlayer> players;
  std::set<std::string> fresh;
  const bool teams = view::is_of_teams(state_.open->now);
  auto number = static_cast<int>(state_.open->now.entrants.size());
  for (const view::ListedEntrant& entrant : list) {
    league::event::EntrantEntered event{.people = {},
                                        .team = {},
                                        .club = entrant.club,
                                        .rating = entrant.rating,
                                        .late = state_.get<view::EntrantsState>().late};
    const league::Team* team = teams && entrant.people.size() == 1
                                   ? view::team_of_name(state_.book().teams, entrant.people.front())
                                   : nullptr;
    if (team) {
      event.team = team->name;
      event.people = team->members;
    }
    for (const std::string& name : team ? std::vector<std::string>() : entrant.people) {
      const view::ClubPerson* known = view::person_of_name(state_.book(), name, entrant.licence);
      // A namesake earlier in the list has another licence.
      const bool namesake = !entrant.licence.empty() && !fresh.insert(name).second;
      event.people.push_back(known      ? known->id
                             : namesake ? state_.league.namesake(name)
                                        : state_.league.person(name));
      const bool guest = !entrant.club.empty() && entrant.club != state_.book().name;
      if (!known && !guest)
        players.push_back({name, {event.people.back(), entrant.alias, entrant.licence}, entrant.active});
    }
    together.events.emplace_back(std::move(event));
    if (!entrant.categories.empty())
      together.events.emplace_back(league::event::EntrantChanged{
          .entrant = league::entrant_at(number), .categories = view::read_categories(entrant.categories)});
    ++number;
  }
  const auto count = static_cast<int>(list.size());
  together.what = trn("{0} participant from a list", "{0} participants from a list", count);
  const std::size_t before = state_.open->records.size();
  ClubAnswer done = competition_.enter_together(together);
  if (state_.open->records.size() == before) return done;
  for (session::NewPlayer& player : players) player.card.person = state_.league.stored_id(player.card.person);
  session::OpenClub club = state_.league.club();
  if (const auto added = state_.league.add_players(club, players); !added)
    done.notice = state_.sentence(added.error());
  state_.reports.forget();
  view::clear_search(state_.states);
  return done;
}

tl::expected<std::vector<view::ListedEntrant>, std::string> MemberController::read_list(
    std::string_view bytes) {
  const auto read = codec::read_players(bytes, state_.book().name_order);
  if (!read) return tl::unexpected(text_of(read.error()));
  auto list = entrants_of(*read);
  if (list.empty()) return tl::unexpected(tr("The list names nobody."));
  return list;
}

void MemberController::show_list(view::Screen screen, std::vector<view::ListedEntrant> list) {
  view::clear_search(state_.states);
  (screen == view::Screen::new_competition ? state_.get<view::PlanState>().listed
   : screen == view::Screen::competition   ? state_.get<view::EntrantsState>().listed
                                           : state_.get<view::ClubViewState>().listed) = std::move(list);
}

bool MemberController::takes_lists(view::Screen screen) const {
  return screen == view::Screen::new_competition ||
         (screen == view::Screen::competition && state_.open &&
          state_.get<view::CompetitionViewState>().page == view::LeaguePage::entrants);
}

ClubAnswer MemberController::edit_player(const view::command::EditPlayer& edit) {
  if (!codec::is_name(edit.name)) return {.to = {}, .notice = no_name(edit.name)};
  const auto& people = state_.book().people;
  const auto was = std::ranges::find(people, edit.person, &view::ClubPerson::id);
  std::optional<view::ClubAct> act;
  if (was != people.end()) act = view::is_undone(*was);
  if (const auto wrong = state_.league.edit_player({edit.person, edit.alias, edit.licence}, edit.name))
    return {.to = {}, .notice = state_.sentence(*wrong)};
  remember(std::move(act), 0);
  state_.reports.forget();
  return show_player(edit.person);
}

ClubAnswer MemberController::forget_player(const std::string& person) {
  state_.league.forget(person);
  state_.entered.clear();  // an event group may contain the name
  state_.get<view::PlayerState>().forgetting = false;
  return {.to = view::Screen::club,
          .notice = {},
          .done = tr("Name, nickname and licence number have been erased. All results are kept.")};
}

ClubAnswer MemberController::change(const league::ClubEvent& event) {
  auto act = view::is_undone(state_.league.club().now, state_.book(), event);
  session::OpenClub club = state_.league.club();
  if (const auto answer = state_.league.enter(club, event); !answer)
    return {.to = {}, .notice = state_.sentence(answer.error())};
  state_.reports.forget();
  remember(std::move(act), 1);
  close_removed_team();
  const auto* same = std::get_if<league::event::SamePerson>(&event);
  return same && !state_.get<view::ClubViewState>().doubles ? show_player(same->is) : ClubAnswer();
}

namespace {

ClubAnswer forget_key(session::Store& store, const std::string& words) {
  for (const session::KnownKey& key : session::known_keys(store)) {
    if (key.words != words) continue;
    session::forget_key(store, words);
    return {.done = view::say("{0} is no longer a known key.", {std::string_view(key.name)})};
  }
  return {};
}

}  // namespace

ClubAnswer MemberController::change_keys(const view::command::ChangeKeys& change) {
  if (change.name.empty()) return forget_key(state_.store, change.words);
  if (!codec::is_name(change.name))
    return {.notice = view::say("\"{0}\" must be a name.", {std::string_view(change.name)})};
  const auto words = session::read_key_words(change.words);
  if (!words) return {.notice = words.error().message};
  for (const session::KnownKey& known : session::known_keys(state_.store))
    if (known.name == change.name && known.words != *words)
      return {.notice = view::say("{0} is the name of another known key: {1}",
                                  {std::string_view(known.name), std::string_view(known.words)})};
  session::trust_key(state_.store, {change.name, *words});
  auto& typed = state_.get<view::ClubViewState>().typed;
  for (const std::string_view field : {view::kKeyName, view::kKeyWords}) typed.erase(std::string(field));
  return {.done = view::say("{0} is a known key now: {1}",
                            {std::string_view(change.name), std::string_view(*words)})};
}

void MemberController::remember(std::optional<view::ClubAct> act, std::int64_t events) {
  state_.entered.remember(state_.league.club().head, events, std::move(act));
}

ClubAnswer MemberController::take_back() {
  const view::ClubAct* last = state_.entered.last(state_.league.club().head);
  if (!last) return {};
  const view::ClubAct act = *last;
  ClubAnswer done;
  if (act.written) {
    const auto wrong = state_.league.edit_player(
        {act.written->person, act.written->alias, act.written->licence}, act.written->name);
    if (wrong) done.notice = state_.sentence(*wrong);
    show_player(act.written->person);  // clears the typed text
  } else {
    session::OpenClub club = state_.league.club();
    const auto answer = state_.league.enter_together(club, act.back);
    if (!answer) done.notice = state_.sentence(answer.error());
  }
  state_.reports.forget();
  if (!done.notice.empty()) return done;
  state_.entered.forget_last(state_.league.club().head);
  close_removed_team();
  return done;
}

void MemberController::close_removed_team() {
  auto& team = state_.get<view::ClubViewState>().team;
  if (!team || team->id.empty()) return;
  const auto& teams = state_.league.club().now.teams;
  if (std::ranges::find(teams, team->id, &league::Team::id) == teams.end()) team.reset();
}

ClubAnswer MemberController::save(league::Team team) {
  if (!codec::is_name(team.name)) return {.to = {}, .notice = no_name(team.name)};
  ClubAnswer done;
  if (team.id.empty()) {
    team.id = state_.host.new_id();
    done = change(league::event::TeamAdded{std::move(team)});
  } else {
    done = change(league::event::TeamChanged{std::move(team)});
  }
  if (done.notice.empty()) state_.get<view::ClubViewState>().team.reset();
  return done;
}

}  // namespace tanteador::ui
