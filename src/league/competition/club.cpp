#include "src/league/competition/club.hpp"

#include <algorithm>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

namespace {

ClubPlayer* find(Club& club, std::string_view person) {
  const auto found = std::ranges::find(club.players, person, &ClubPlayer::person);
  return found == club.players.end() ? nullptr : &*found;
}

Wrong team_fault(const Club& club, const Team& team) {
  std::vector<std::string> all = team.members;
  all.insert(all.end(), team.reserves.begin(), team.reserves.end());
  std::ranges::sort(all);
  if (team.members.empty()) return refused(No::team_empty);
  if (std::ranges::adjacent_find(all) != all.end()) return refused(No::team_twice);
  for (const std::string& person : all) {
    if (!club.player(person)) return refused(No::no_player);
  }
  if (!team.captain.empty() && std::ranges::count(team.members, team.captain) == 0)
    return refused(No::team_captain);
  for (const Team& other : club.teams) {
    if (other.id != team.id && other.name == team.name) return refused(No::team_name);
  }
  return std::nullopt;
}

Wrong enter(Club& club, const event::ClubNamed& event) {
  club.name = event.name;
  return std::nullopt;
}

Wrong enter(Club& club, const event::PlayerAdded& event) {
  if (find(club, event.person) || club.same.contains(event.person)) return refused(No::player_again);
  club.players.push_back({event.person});
  return std::nullopt;
}

Wrong enter(Club& club, const event::PlayerChanged& event) {
  ClubPlayer* player = find(club, event.person);
  if (!player) return refused(No::no_player);
  player->active = event.active;
  return std::nullopt;
}

Wrong enter(Club& club, const event::SamePerson& event) {
  if (event.person == event.is) return refused(No::same_again);
  if (!find(club, event.person) || !find(club, event.is)) return refused(No::no_player);
  std::erase_if(club.players, [&](const ClubPlayer& player) { return player.person == event.person; });
  for (auto& [person, is] : club.same) {
    if (is == event.person) is = event.is;
  }
  club.same[event.person] = event.is;
  const auto merge = [&](std::string& person) {
    if (person == event.person) person = event.is;
  };
  for (Team& team : club.teams) {
    merge(team.captain);
    std::ranges::for_each(team.members, merge);
    std::ranges::for_each(team.reserves, merge);
    const auto keep_once = [](std::vector<std::string>& people) {
      for (auto i = people.begin(); i != people.end(); ++i)
        people.erase(std::remove(i + 1, people.end(), *i), people.end());
    };
    keep_once(team.members);
    keep_once(team.reserves);
    std::erase_if(team.reserves,
                  [&](const std::string& one) { return std::ranges::count(team.members, one) > 0; });
  }
  return std::nullopt;
}

Wrong enter(Club& club, const event::TeamAdded& event) {
  if (std::ranges::count(club.teams, event.team.id, &Team::id) > 0) return refused(No::team_name);
  if (auto wrong = team_fault(club, event.team)) return wrong;
  club.teams.push_back(event.team);
  return std::nullopt;
}

Wrong enter(Club& club, const event::TeamChanged& event) {
  const auto team = std::ranges::find(club.teams, event.team.id, &Team::id);
  if (team == club.teams.end()) return refused(No::no_team);
  if (auto wrong = team_fault(club, event.team)) return wrong;
  *team = event.team;
  return std::nullopt;
}

}  // namespace

const std::string& Club::who(const std::string& person) const {
  const auto found = same.find(person);
  return found == same.end() ? person : found->second;
}

const ClubPlayer* Club::player(std::string_view person) const {
  const auto found = std::ranges::find(players, person, &ClubPlayer::person);
  return found == players.end() ? nullptr : &*found;
}

tl::expected<Change, Refused> apply(Club& club, const ClubEvent& event) {
  const Wrong wrong = std::visit([&](const auto& one) { return enter(club, one); }, event);
  if (wrong) return tl::unexpected(*wrong);
  return Change{};
}

}  // namespace tanteador::league
