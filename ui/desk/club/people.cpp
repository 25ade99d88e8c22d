// Players and teams of the club: added, changed, merged, forgotten.

#include <algorithm>
#include <map>

#include "ui/desk/club/desk.hpp"
#include "ui/desk/refusals.hpp"

namespace tanteador::ui {

namespace {

std::vector<std::string> ids_of(const std::vector<std::string>& people,
                                const std::map<std::string, std::string>& by_name) {
  std::vector<std::string> ids;
  for (const std::string& name : people) ids.push_back(by_name.at(name));
  return ids;
}

}  // namespace

ClubDesk::Done ClubDesk::show_player(const std::string& person) {
  own<view::PlayerPick>() = {};
  own<view::PlayerPick>().person = person;
  return {.to = Screen::player, .notice = {}};
}

ClubDesk::Done ClubDesk::add_player(const std::string& name) {
  if (!codec::is_name(name)) return {.to = {}, .notice = no_name(name)};
  session::OpenClub club = league_.club();
  const auto added = league_.add_player(club, name);
  if (!added) return {.to = {}, .notice = sentence(added.error())};
  view::clear_search(picks_);
  return {};
}

// Those the club does not know become its players; nobody, where a name cannot be one.
ClubDesk::Done ClubDesk::add_people(const view::command::AddPeople& list) {
  for (const auto& people : list.entrants)
    for (const std::string& name : people)
      if (!codec::is_name(name)) return {.to = {}, .notice = no_name(name)};
  session::OpenClub club = league_.club();
  std::map<std::string, std::string> ids;  // by name
  for (const view::ClubPerson& person : book().people) ids.emplace(person.name, person.id);
  for (const auto& people : list.entrants) {
    for (const std::string& name : people) {
      if (ids.contains(name)) continue;
      const auto added = league_.add_player(club, name);
      if (!added) return {.to = {}, .notice = sentence(added.error())};
      ids.emplace(name, *added);
    }
    auto& draft = own<view::PlanPick>().draft;
    if (list.picked) draft = view::picked_together(std::move(draft), ids_of(people, ids));
  }
  books_.forget();
  view::clear_search(picks_);
  return {};
}

ClubDesk::Done ClubDesk::edit_player(const view::command::EditPlayer& edit) {
  if (!codec::is_name(edit.name)) return {.to = {}, .notice = no_name(edit.name)};
  const auto& people = book().people;
  const auto was = std::ranges::find(people, edit.person, &view::ClubPerson::id);
  std::optional<view::ClubAct> act;
  if (was != people.end()) act = view::taken_back(*was);
  league_.edit_player({edit.person, edit.alias, edit.licence}, edit.name);
  remember_in_club(std::move(act));
  books_.forget();
  return show_player(edit.person);
}

ClubDesk::Done ClubDesk::forget(const std::string& person) {
  league_.forget(person);
  club_acts_.clear();  // one of them may bear the name
  own<view::PlayerPick>().forgetting = false;
  return {.to = Screen::club,
          .notice = tr("The name, nickname and licence number are gone; every result stays.")};
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
  remember_in_club(std::move(act));
  const auto* same = std::get_if<league::event::SamePerson>(&event);
  return same && !own<view::ClubPick>().doubles ? show_player(same->is) : done;
}

void ClubDesk::remember_in_club(std::optional<view::ClubAct> act) {
  const bool event = act && std::holds_alternative<view::command::ChangeClub>(act->back);
  club_acts_.remember(league_.club().head, event ? 1 : 0, std::move(act));
}

ClubDesk::Done ClubDesk::take_back_in_club() {
  const view::ClubAct* last = club_acts_.last(league_.club().head);
  if (!last) return {};
  const view::ClubAct act = *last;
  Done done;
  if (const auto* edit = std::get_if<view::command::EditPlayer>(&act.back)) {
    league_.edit_player({edit->person, edit->alias, edit->licence}, edit->name);
    show_player(edit->person);  // what was typed goes
  } else {
    done = enter_in_club(std::get<view::command::ChangeClub>(act.back).event);
  }
  books_.forget();
  if (!done.notice.empty()) return done;
  club_acts_.taken_back(league_.club().head);
  return done;
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
  return book;
}

}  // namespace tanteador::ui
