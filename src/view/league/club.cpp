// The club: its competitions, players and teams.

#include <algorithm>

#include "src/core/text/names.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/entry/draft.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/club_sheets.hpp"
#include "src/view/league/list_check.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

constexpr std::string_view kTeamName = "league/team";

std::string status_of(const ListedCompetition& row) {
  if (row.status == "finished") return tr("finished");
  if (row.status == "entering") return tr("registration");
  if (row.status == "forked") return tr("not decided");
  const std::string open = open_tables_text(row.open_tables);
  return say("Round {0} · {1}", {row.round, std::string_view(open)});
}

// Those being played first, finished ones last.
void add_competitions(ClubView& view, const ClubBook& book) {
  view.empty = tr("No competitions yet.");
  std::vector<ListedCompetition> rows = book.competitions;
  std::ranges::stable_sort(rows, {}, [](const ListedCompetition& row) {
    return row.status == "finished" ? 2 : row.status == "entering" ? 1 : 0;
  });
  std::ranges::transform(rows, std::back_inserter(view.rows), competition_button);
}

std::string person_details(const ClubPerson& person) {
  std::vector<std::string> parts;
  for (const std::string& part : {person.alias, person.licence}) {
    if (!part.empty()) parts.push_back(part);
  }
  if (!person.active) parts.push_back(tr("inactive"));
  return join(parts, " · ");
}

void add_listed_players(ClubView& view, const ClubBook& book, const ClubViewState& state) {
  const std::string letters = field_text(state.typed, kLeagueSearch);
  view.empty = tr("No player with this name. Type a name to search for or add a player.");
  view.field = field_of(state.typed, std::string(kLeagueSearch), tr("Search or add"), tr("name"));
  constexpr auto kInto = command::AddPeople::Into::club;
  const CheckedList list = check_list(book, listed_entrants(state), [](const std::string&) { return false; });
  view.tools.push_back(list.listed.empty() ? add_player(book, letters) : add_listed(book, list, kInto));
  ClubViewState all = state;
  all.inactive_too = !state.inactive_too;
  view.tools.push_back(state_action(std::move(all), "inactive", tr("Include inactive players")));
  view.tools.back().chosen = state.inactive_too;
  ClubViewState doubles = state;
  doubles.doubles = true;
  view.tools.push_back(state_action(std::move(doubles), "doubles", tr("Find duplicates…")));
  if (!list.listed.empty()) {
    view.rows = list_preview(book, state, list, kInto);
    return;
  }
  for (const ClubPerson* person : people_with(book, letters, state.inactive_too)) {
    Button action = operation(command::ShowPlayer{person->id}, "player/" + person->id, person->name);
    action.detail = person_details(*person);
    view.rows.push_back(std::move(action));
  }
}

void add_club_teams(ClubView& view, const ClubBook& book, const ClubViewState& state) {
  view.empty = tr("No teams yet.");
  ClubViewState fresh = state;
  fresh.team.emplace();
  fresh.reserves = false;
  fresh.typed.erase(std::string(kTeamName));
  Button create = state_action(std::move(fresh), "team/new", tr("New team"));
  if (book.teams.empty())
    view.begin = std::move(create);
  else
    view.tools.push_back(std::move(create));
  for (const league::Team& team : book.teams) {
    std::vector<std::string> members;
    for (const std::string& member : team.members) members.push_back(person_name(book, member));
    const std::string playing = join(members, ", ");
    std::vector<std::string> reserves;
    for (const std::string& one : team.reserves) reserves.push_back(person_name(book, one));
    const std::string standing_in = join(reserves, ", ");
    ClubViewState next = state;
    next.reserves = false;
    next.team = team;
    next.typed[std::string(kTeamName)] = team.name;
    view.rows.push_back(state_action(std::move(next), "team/" + team.id, team.name));
    view.rows.back().detail =
        reserves.empty()
            ? playing
            : say("{0}; reserves: {1}", {std::string_view(playing), std::string_view(standing_in)});
  }
}

// Adds the person to the members or the reserves, or removes it. The first member is the captain.
ClubViewState toggle_person(ClubViewState state, const std::string& person) {
  league::Team& team = *state.team;
  auto &into = state.reserves ? team.reserves : team.members,
       &other = state.reserves ? team.members : team.reserves;
  std::erase(other, person);
  if (std::erase(into, person) == 0) into.push_back(person);
  if (std::ranges::find(team.members, team.captain) == team.members.end())
    team.captain = team.members.empty() ? std::string() : team.members.front();
  return state;
}

void add_team_sheet(ClubView& view, const ClubBook& book, const ClubViewState& state) {
  view.field = field_of(state.typed, std::string(kTeamName), tr("Team name, then the members"), tr("name"));
  league::Team team = *state.team;
  team.name = field_text(state.typed, kTeamName);
  Button save = operation(command::SaveTeam{team}, "team/save", tr("Save team"));
  save.enabled = !team.name.empty() && !team.members.empty();
  ClubViewState closed = state;
  closed.team.reset();
  ClubViewState other = state;
  other.reserves = !state.reserves;
  Button reserves = state_action(std::move(other), "team/reserves", tr("Mark reserves"));
  reserves.chosen = state.reserves;
  view.tools = {std::move(save), std::move(reserves),
                state_action(std::move(closed), "team/close", tr("Leave unchanged"))};
  if (!team.id.empty())
    view.remove =
        operation(command::ChangeClub{league::event::TeamRemoved{team.id}}, "team/remove", tr("Remove team"));
  for (const ClubPerson& person : book.people) {
    const bool member = std::ranges::find(team.members, person.id) != team.members.end();
    const bool reserve = std::ranges::find(team.reserves, person.id) != team.reserves.end();
    if (!person.active && !member && !reserve) continue;
    view.rows.push_back(state_action(toggle_person(state, person.id), "member/" + person.id, person.name));
    view.rows.back().chosen = member || reserve;
    view.rows.back().detail = person.id == team.captain ? tr("captain") : reserve ? tr("reserve") : "";
  }
}

}  // namespace

std::string person_name(const ClubBook& book, const std::string& id) {
  const auto found = book.names.find(id);
  return found == book.names.end() ? tr("a player whose name was erased") : found->second;
}

Button state_action(LeagueScreenState next, std::string id, std::string label) {
  return operation(command::SetLeagueState{std::move(next)}, std::move(id), std::move(label));
}

Button operation(LeagueCommand what, std::string id, std::string label) {
  return {.id = std::string(kLeagueField) + std::move(id),
          .label = std::move(label),
          .command = command::LeagueRequest{std::move(what)}};
}

std::string field_text(const Texts& typed, std::string_view id) {
  const auto found = typed.find(std::string(id));
  return found == typed.end() ? std::string() : found->second;
}

TextField field_of(const Texts& typed, std::string id, std::string label, std::string hint) {
  std::string text = field_text(typed, id);
  return {std::move(id), std::move(label), std::move(hint), std::move(text)};
}

TextField field_with(const Texts& typed, std::string id, std::string label, std::string hint,
                     const std::string& text) {
  TextField field = field_of(typed, std::move(id), std::move(label), std::move(hint));
  if (!typed.contains(field.id)) field.text = text;
  return field;
}

std::vector<const ClubPerson*> people_with(const ClubBook& book, const std::string& letters,
                                           bool inactive_too) {
  const std::string wanted = confusable_key(letters);
  std::vector<const ClubPerson*> found;
  for (const ClubPerson& person : book.people) {
    if (!person.active && !inactive_too) continue;
    for (const std::string& text : {person.name, person.alias, person.licence}) {
      if (confusable_key(text).find(wanted) == std::string::npos) continue;
      found.push_back(&person);
      break;
    }
  }
  std::ranges::stable_sort(found, {}, [](const ClubPerson* person) { return to_lower(person->name); });
  return found;
}

std::vector<std::vector<std::string>> names_listed(const std::string& text) {
  std::vector<std::vector<std::string>> entrants;
  if (text.find_first_of(std::string(kNextName) + "/") == text.npos) return entrants;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find_first_of(kNextName, begin), text.size());
    std::vector<std::string> people;
    for (std::size_t from = begin; from <= end;) {
      const std::size_t to = std::min(text.find('/', from), end);
      std::string name = normal_name(std::string_view(text).substr(from, to - from));
      if (!name.empty()) people.push_back(std::move(name));
      from = to + 1;
    }
    if (!people.empty()) entrants.push_back(std::move(people));
    begin = end + 1;
  }
  return entrants;
}

Button add_player(const ClubBook& book, const std::string& name) {
  const std::string normal = normal_name(name), key = confusable_key(name);
  const bool known = std::ranges::find(book.people, normal, &ClubPerson::name) != book.people.end();
  Button action = operation(command::AddPlayer{normal}, "player/add", tr("Add the player"));
  action.enabled = !normal.empty() && !known;
  if (!action.enabled) return action;
  const auto alike =
      std::ranges::find(book.people, key, [](const auto& one) { return confusable_key(one.name); });
  if (alike != book.people.end())
    action.detail = say("Similar name: {0}. Someone else?", {std::string_view(alike->name)});
  else if (team_of_name(book.teams, normal))
    action.detail = say("{0} is a team of the club. Is it a person too?", {std::string_view(normal)});
  return action;
}

Button undo_in_club(const ClubBook& book) {
  if (book.last_act.empty()) return {};
  Button undo = operation(command::TakeBackInClub{}, "undo", tr("Undo"));
  undo.detail = book.last_act;
  return undo;
}

Button competition_button(const ListedCompetition& row) {
  const std::string game = game_title(row.game), status = status_of(row),
                    entrants = trn("{0} participant", "{0} participants", row.entrants);
  Button action = operation(command::ShowCompetition{row.id}, "competition/" + row.id, row.name);
  action.detail = join({game, entrants, status}, " · ");
  return action;
}

ClubView make_club(const ClubBook& book, const ClubViewState& state, const ClubFigures& figures) {
  ClubView view;
  view.title = book.name.empty() ? tr("Club") : book.name;
  const auto active = std::ranges::count(book.people, true, &ClubPerson::active);
  view.line = say(
      "{0} players, {1} of them active; {2} teams.",
      {static_cast<int>(book.people.size()), static_cast<int>(active), static_cast<int>(book.teams.size())});
  constexpr std::string_view kPages[] = {N_("Competitions"), N_("Players"), N_("Teams"), N_("Seasons"),
                                         N_("Ratings"),      N_("Files"),   N_("Roles")};
  for (std::size_t i = 0; i < std::size(kPages); ++i) {
    ClubViewState next = state;
    next.page = static_cast<ClubPage>(i);
    next.team.reset();
    next.doubles = false;
    next.listed.clear();
    view.pages.push_back(state_action(std::move(next), "page/" + std::to_string(i), tr(kPages[i])));
    view.pages.back().chosen = state.page == static_cast<ClubPage>(i);
  }
  view.pages.push_back(
      {.id = "go/together", .label = tr("Synchronise"), .command = command::Go{Screen::together}});
  view.fresh = {
      .id = "league/new", .label = tr("New competition"), .command = command::Go{Screen::new_competition}};
  view.undo = undo_in_club(book);
  switch (state.page) {
    case ClubPage::competitions: add_competitions(view, book); break;
    case ClubPage::players:
      if (state.doubles)
        view.sheet = make_doubles_sheet(book, state);
      else
        add_listed_players(view, book, state);
      break;
    case ClubPage::teams:
      state.team ? add_team_sheet(view, book, state) : add_club_teams(view, book, state);
      break;
    case ClubPage::seasons:
    case ClubPage::ratings:
    case ClubPage::files:
    case ClubPage::referees: view.sheet = make_club_sheet(book, state, figures); break;
  }
  return view;
}

}  // namespace tanteador::view
