#include "src/league/competition/club.hpp"

#include <algorithm>

#include "src/league/competition/rules.hpp"

namespace tanteador::league {

namespace {

ClubPlayer* find(Club& club, std::string_view person) {
  const auto found = club.places.find(person);
  return found == club.places.end() ? nullptr : &club.players[found->second];
}

void remove(Club& club, const std::string& person) {
  std::erase_if(club.players, [&](const ClubPlayer& player) { return player.person == person; });
  club.places.clear();
  for (std::size_t i = 0; i < club.players.size(); ++i) club.places.emplace(club.players[i].person, i);
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
  club.places.emplace(event.person, club.players.size());
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
  remove(club, event.person);
  club.same.merge(event);
  const auto take_over = [&](std::string& person) {
    if (person == event.person) person = event.is;
  };
  for (Team& team : club.teams) {
    take_over(team.captain);
    std::ranges::for_each(team.members, take_over);
    std::ranges::for_each(team.reserves, take_over);
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

const std::string& SamePeople::who(const std::string& person) const {
  const auto found = is_.find(person);
  return found == is_.end() ? person : found->second;
}

void SamePeople::merge(const event::SamePerson& event) {
  for (auto& [person, is] : is_) {
    if (is == event.person) is = event.is;
  }
  is_[event.person] = event.is;
}

const ClubPlayer* Club::player(std::string_view person) const {
  const auto found = places.find(person);
  return found == places.end() ? nullptr : &players[found->second];
}

tl::expected<Change, Refused> apply(Club& club, const ClubEvent& event) {
  const Wrong wrong = std::visit([&](const auto& one) { return enter(club, one); }, event);
  if (wrong) return tl::unexpected(*wrong);
  return Change{};
}

}  // namespace tanteador::league
