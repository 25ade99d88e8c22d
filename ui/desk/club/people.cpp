// Players and teams of the club: added, changed, merged, forgotten.

#include <algorithm>
#include <set>

#include "src/codec/player_list.hpp"
#include "src/session/referees.hpp"
#include "src/view/league/list_check.hpp"
#include "ui/desk/club/desk.hpp"
#include "ui/desk/refusals.hpp"

namespace tanteador::ui {

ClubDesk::Done ClubDesk::show_player(const std::string& person) {
  own<view::PlayerPick>() = {};
  own<view::PlayerPick>().person = person;
  return {.to = view::Screen::player, .notice = {}};
}

ClubDesk::Done ClubDesk::add_player(const std::string& name) {
  if (!codec::is_name(name)) return {.to = {}, .notice = no_name(name)};
  session::OpenClub club = league_.club();
  const std::int64_t before = club.head.count;
  const auto added = league_.add_player(club, name);
  if (!added) return {.to = {}, .notice = sentence(added.error())};
  remember_in_club(view::added_to_club({name}, {*added}), club.head.count - before);
  view::clear_search(picks_);
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

// With its line, where it has one.
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

// Those the club does not know become its players, all or nobody.
ClubDesk::Done ClubDesk::add_people(const view::command::AddPeople& list) {
  using Into = view::command::AddPeople::Into;
  if (const std::string wrong = no_name_in(list.entrants); !wrong.empty()) return {.to = {}, .notice = wrong};
  const auto checked = view::check_list(book(), list.entrants, [](const std::string&) { return false; });
  if (!checked.fault.empty()) return {.to = {}, .notice = checked.fault};
  if (list.into == Into::entered) return enter_listed(list.entrants);
  std::vector<session::NewPlayer> fresh;
  std::vector<std::vector<std::string>> ids;  // by entrant; of who is new empty
  for (const view::ListedEntrant& entrant : list.entrants) {
    auto& people = ids.emplace_back();
    for (const std::string& name : entrant.people) {
      const view::ClubPerson* known = view::person_called(book(), name, entrant.licence);
      people.push_back(known ? known->id : std::string());
      if (!known) fresh.push_back({name, {{}, entrant.alias, entrant.licence}, entrant.active});
    }
  }
  session::OpenClub club = league_.club();
  const std::int64_t before = club.head.count;
  const auto added = league_.add_players(club, fresh);
  if (!added) return {.to = {}, .notice = sentence(added.error())};
  if (!added->empty())
    remember_in_club(view::added_to_club({fresh.front().name}, *added), club.head.count - before);
  auto next = added->begin();
  for (std::size_t i = 0; i < ids.size(); ++i) {
    for (std::string& id : ids[i])
      if (id.empty()) id = *next++;
    if (list.into != Into::picked) continue;
    auto& draft = own<view::PlanPick>().draft;
    draft = view::picked_together(std::move(draft), ids[i]);
    draft.told[ids[i].front()] = list.entrants[i];
  }
  books_.forget();
  view::clear_search(picks_);
  return {};
}

// All of them or nobody; who comes without another club is a player of this one from then on.
ClubDesk::Done ClubDesk::enter_listed(const std::vector<view::ListedEntrant>& list) {
  if (!open_) return {};
  view::command::EnterTogether together;
  std::vector<session::NewPlayer> players;
  std::set<std::string> fresh;
  const bool teams = view::is_of_teams(open_->now);
  auto number = static_cast<int>(open_->now.entrants.size());
  for (const view::ListedEntrant& entrant : list) {
    league::event::EntrantEntered event{
        .people = {}, .team = {}, .club = entrant.club, .rating = entrant.rating};
    const league::Team* team = teams && entrant.people.size() == 1
                                   ? view::team_called(book().teams, entrant.people.front())
                                   : nullptr;
    if (team) {
      event.team = team->name;
      event.people = team->members;
    }
    for (const std::string& name : team ? std::vector<std::string>() : entrant.people) {
      const view::ClubPerson* known = view::person_called(book(), name, entrant.licence);
      // A namesake earlier in the list has another licence.
      const bool namesake = !entrant.licence.empty() && !fresh.insert(name).second;
      event.people.push_back(known ? known->id : namesake ? league_.namesake(name) : league_.person(name));
      const bool guest = !entrant.club.empty() && entrant.club != book().name;
      if (!known && !guest)
        players.push_back({name, {event.people.back(), entrant.alias, entrant.licence}, entrant.active});
    }
    together.events.emplace_back(std::move(event));
    if (!entrant.categories.empty())
      together.events.emplace_back(league::event::EntrantChanged{
          .entrant = league::entrant_at(number), .categories = view::categories_typed(entrant.categories)});
    ++number;
  }
  const auto count = static_cast<int>(list.size());
  together.what = trn("{0} participant from a list", "{0} participants from a list", count);
  const std::size_t before = open_->records.size();
  Done done = enter_together(together);
  if (open_->records.size() == before) return done;
  for (session::NewPlayer& player : players) player.card.person = league_.stored_as(player.card.person);
  session::OpenClub club = league_.club();
  if (const auto added = league_.add_players(club, players); !added) done.notice = sentence(added.error());
  books_.forget();
  view::clear_search(picks_);
  return done;
}

tl::expected<std::vector<view::ListedEntrant>, std::string> ClubDesk::read_list(std::string_view bytes) {
  const auto read = codec::read_players(bytes, book().name_order);
  if (!read) return tl::unexpected(text_of(read.error()));
  auto list = entrants_of(*read);
  if (list.empty()) return tl::unexpected(tr("The list names nobody."));
  return list;
}

void ClubDesk::show_list(view::Screen screen, std::vector<view::ListedEntrant> list) {
  view::clear_search(picks_);
  (screen == view::Screen::new_competition ? own<view::PlanPick>().listed
   : screen == view::Screen::competition   ? own<view::EntrantsPick>().listed
                                           : own<view::ClubPick>().listed) = std::move(list);
}

bool ClubDesk::takes_lists(view::Screen screen) const {
  return screen == view::Screen::new_competition ||
         (screen == view::Screen::competition && open_ &&
          pick<view::CompetitionPick>().page == view::LeaguePage::entrants);
}

ClubDesk::Done ClubDesk::edit_player(const view::command::EditPlayer& edit) {
  if (!codec::is_name(edit.name)) return {.to = {}, .notice = no_name(edit.name)};
  const auto& people = book().people;
  const auto was = std::ranges::find(people, edit.person, &view::ClubPerson::id);
  std::optional<view::ClubAct> act;
  if (was != people.end()) act = view::taken_back(*was);
  if (const auto wrong = league_.edit_player({edit.person, edit.alias, edit.licence}, edit.name))
    return {.to = {}, .notice = sentence(*wrong)};
  remember_in_club(std::move(act), 0);
  books_.forget();
  return show_player(edit.person);
}

ClubDesk::Done ClubDesk::forget(const std::string& person) {
  league_.forget(person);
  club_acts_.clear();  // one of them may bear the name
  own<view::PlayerPick>().forgetting = false;
  return {.to = view::Screen::club,
          .notice = tr("Name, nickname and licence number have been erased. All results are kept.")};
}

ClubDesk::Done ClubDesk::enter_in_club(const league::ClubEvent& event) {
  session::OpenClub club = league_.club();
  const auto done = league_.enter(club, event);
  if (!done) return {.to = {}, .notice = sentence(done.error())};
  books_.forget();
  return {};
}

ClubDesk::Done ClubDesk::change(const league::ClubEvent& event) {
  auto act = view::taken_back(league_.club().now, book(), event);
  Done done = enter_in_club(event);
  if (!done.notice.empty()) return done;
  remember_in_club(std::move(act), 1);
  leave_team_that_is_gone();
  const auto* same = std::get_if<league::event::SamePerson>(&event);
  return same && !own<view::ClubPick>().doubles ? show_player(same->is) : done;
}

// That was so many events.
void ClubDesk::remember_in_club(std::optional<view::ClubAct> act, std::int64_t events) {
  club_acts_.remember(league_.club().head, events, std::move(act));
}

ClubDesk::Done ClubDesk::take_back_in_club() {
  const view::ClubAct* last = club_acts_.last(league_.club().head);
  if (!last) return {};
  const view::ClubAct act = *last;
  Done done;
  if (act.written) {
    const auto wrong = league_.edit_player({act.written->person, act.written->alias, act.written->licence},
                                           act.written->name);
    if (wrong) done.notice = sentence(*wrong);
    show_player(act.written->person);  // what was typed goes
  } else {
    session::OpenClub club = league_.club();
    const auto answer = league_.enter_together(club, act.back);
    if (!answer) done.notice = sentence(answer.error());
  }
  books_.forget();
  if (!done.notice.empty()) return done;
  club_acts_.taken_back(league_.club().head);
  leave_team_that_is_gone();
  return done;
}

// Its sheet may be open when it is removed.
void ClubDesk::leave_team_that_is_gone() {
  auto& team = own<view::ClubPick>().team;
  if (!team || team->id.empty()) return;
  const auto& teams = league_.club().now.teams;
  if (std::ranges::find(teams, team->id, &league::Team::id) == teams.end()) team.reset();
}

ClubDesk::Done ClubDesk::save(league::Team team) {
  if (!codec::is_name(team.name)) return {.to = {}, .notice = no_name(team.name)};
  Done done;
  if (team.id.empty()) {
    team.id = host_.new_id();
    done = change(league::event::TeamAdded{std::move(team)});
  } else {
    done = change(league::event::TeamChanged{std::move(team)});
  }
  if (done.notice.empty()) own<view::ClubPick>().team.reset();
  return done;
}

const view::ClubBook& ClubDesk::book() {
  view::ClubBook& book = books_.club();
  const view::ClubAct* act = club_acts_.last(books_.head);
  book.last_act = act ? act->what : std::string();
  if (own<view::ClubPick>().page == view::ClubPage::referees)
    book.referees = session::Referees(session_).names();
  return book;
}

}  // namespace tanteador::ui
