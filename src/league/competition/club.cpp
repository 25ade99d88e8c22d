#include "src/league/competition/club.hpp"

#include <algorithm>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

namespace {

ClubPlayer* find(Roll& roll, std::string_view person) {
  const auto found = roll.places.find(person);
  return found == roll.places.end() ? nullptr : &roll.players[found->second];
}

void add(Roll& roll, ClubPlayer player) {
  if (roll.places.emplace(player.person, roll.players.size()).second)
    roll.players.push_back(std::move(player));
}

// Adds each player once, under the merged id. If that id is a player too, it keeps its position.
void add_players(Roll& roll, const Roll& unmerged, const SamePeople& same) {
  for (const ClubPlayer& player : unmerged.players) {
    const std::string& who = same.merged_id(player.person);
    if (who == player.person || !unmerged.player(who)) add(roll, {who, player.active});
  }
}

void keep_once(std::vector<std::string>& people) {
  for (auto i = people.begin(); i != people.end(); ++i)
    people.erase(std::remove(i + 1, people.end(), *i), people.end());
}

Team merge_team_members(Team team, const SamePeople& same) {
  const auto take_over = [&](std::string& person) { person = same.merged_id(person); };
  take_over(team.captain);
  std::ranges::for_each(team.members, take_over);
  std::ranges::for_each(team.reserves, take_over);
  keep_once(team.members);
  keep_once(team.reserves);
  std::erase_if(team.reserves,
                [&](const std::string& one) { return std::ranges::count(team.members, one) > 0; });
  return team;
}

void count_anew(Club& club) {
  if (!club.unmerged) club.unmerged = club;
  Roll counted;
  add_players(counted, *club.unmerged, club.same);
  for (const Team& team : club.unmerged->teams) counted.teams.push_back(merge_team_members(team, club.same));
  static_cast<Roll&>(club) = std::move(counted);
}

Wrong team_fault(const Club& club, const Team& team) {
  std::vector<std::string> all = team.members;
  all.insert(all.end(), team.reserves.begin(), team.reserves.end());
  std::ranges::sort(all);
  if (team.members.empty()) return refuse(No::team_empty);
  if (std::ranges::adjacent_find(all) != all.end()) return refuse(No::team_twice);
  for (const std::string& person : all) {
    if (!club.player(club.merged_id(person))) return refuse(No::no_player);
  }
  if (!team.captain.empty() && std::ranges::count(team.members, team.captain) == 0)
    return refuse(No::team_captain);
  for (const Team& other : club.teams) {
    if (other.id != team.id && other.name == team.name) return refuse(No::team_name);
  }
  return std::nullopt;
}

Wrong enter(Club& club, const event::ClubNamed& event) {
  club.name = event.name;
  return std::nullopt;
}

Wrong enter(Club& club, const event::NameOrderSet& event) {
  club.name_order = event.order;
  return std::nullopt;
}

Wrong enter(Club& club, const event::PlayerAdded& event) {
  if (find(club, event.person) || club.same.contains(event.person)) return refuse(No::player_again);
  add(club, {event.person});
  if (club.unmerged) add(*club.unmerged, {event.person});
  return std::nullopt;
}

Wrong enter(Club& club, const event::PlayerChanged& event) {
  ClubPlayer* player = find(club, event.person);
  if (!player) return refuse(No::no_player);
  player->active = event.active;
  if (!club.unmerged) return std::nullopt;
  if (ClubPlayer* own = find(*club.unmerged, event.person)) {
    own->active = event.active;
  } else {  // the merged id is no player itself
    for (ClubPlayer& one : club.unmerged->players) {
      if (club.merged_id(one.person) == event.person) one.active = event.active;
    }
  }
  return std::nullopt;
}

Wrong enter(Club& club, const event::SamePerson& event) {
  if (club.merged_id(event.person) == club.merged_id(event.is)) return refuse(No::same_again);
  if (club.same.contains(event.person)) return refuse(No::same_other);
  club.same.merge(event);
  count_anew(club);
  return std::nullopt;
}

Wrong enter(Club& club, const event::NotSamePerson& event) {
  if (club.same.are_two(event.person, event.is)) return refuse(No::two_again);
  const bool was_recorded =
      club.same.is_recorded(event.person, event.is) || club.same.is_recorded(event.is, event.person);
  if (!was_recorded && club.merged_id(event.person) == club.merged_id(event.is))
    return refuse(No::same_through);
  club.same.part(event);
  if (was_recorded) count_anew(club);
  return std::nullopt;
}

Wrong enter(Club& club, const event::TeamAdded& event) {
  if (std::ranges::count(club.teams, event.team.id, &Team::id) > 0) return refuse(No::team_name);
  if (auto wrong = team_fault(club, event.team)) return wrong;
  club.teams.push_back(merge_team_members(event.team, club.same));
  if (club.unmerged) club.unmerged->teams.push_back(event.team);
  return std::nullopt;
}

Wrong enter(Club& club, const event::TeamChanged& event) {
  const auto team = std::ranges::find(club.teams, event.team.id, &Team::id);
  if (team == club.teams.end()) return refuse(No::no_team);
  if (auto wrong = team_fault(club, event.team)) return wrong;
  *team = merge_team_members(event.team, club.same);
  if (club.unmerged) *std::ranges::find(club.unmerged->teams, event.team.id, &Team::id) = event.team;
  return std::nullopt;
}

Wrong enter(Club& club, const event::TeamRemoved& event) {
  const auto is_it = [&](const Team& team) { return team.id == event.team; };
  if (std::erase_if(club.teams, is_it) == 0) return refuse(No::no_team);
  if (club.unmerged) std::erase_if(club.unmerged->teams, is_it);
  return std::nullopt;
}

Wrong enter(Club& club, const event::ClubJoined& event) {
  int& events = club.joined[event.record];
  if (event.events <= events) return refuse(No::joined_again);
  events = event.events;
  return std::nullopt;
}

}  // namespace

const std::string& SamePeople::merged_id(const std::string& person) const {
  const std::string* who = &person;
  for (auto found = is_.find(person); found != is_.end(); found = is_.find(*who)) who = &found->second;
  return *who;
}

bool SamePeople::is_recorded(const std::string& person, const std::string& is) const {
  const auto found = is_.find(person);
  return found != is_.end() && found->second == is;
}

bool SamePeople::are_two(const std::string& person, const std::string& other) const {
  return two_.contains(std::minmax(person, other));
}

// Ignores a merge that would make a cycle, whatever the log contains.
void SamePeople::merge(const event::SamePerson& event) {
  if (merged_id(event.is) == merged_id(event.person)) return;
  is_[event.person] = event.is;
  two_.erase(std::minmax(event.person, event.is));
}

void SamePeople::part(const event::NotSamePerson& event) {
  for (const auto& [one, other] : {Pair(event.person, event.is), Pair(event.is, event.person)})
    if (is_recorded(one, other)) is_.erase(one);
  two_.insert(std::minmax(event.person, event.is));
}

const ClubPlayer* Roll::player(std::string_view person) const {
  const auto found = places.find(person);
  return found == places.end() ? nullptr : &players[found->second];
}

tl::expected<Change, LeagueRefusal> apply(Club& club, const ClubEvent& event) {
  const Wrong wrong = std::visit([&](const auto& one) { return enter(club, one); }, event);
  if (wrong) return tl::unexpected(*wrong);
  return Change{};
}

}  // namespace tanteador::league
