#include "src/session/league/joining.hpp"

#include <algorithm>
#include <map>

#include "src/session/league/doubles.hpp"

namespace tanteador::session {

namespace {

namespace e = league::event;

// The content of a record as events for another record, without duplicates and refused ones.
class Joining {
 public:
  explicit Joining(league::Club into) : into_(std::move(into)) {}

  void add(const league::Club& other) {
    if (into_.name.empty() && !other.name.empty()) (void)enter(e::ClubNamed{other.name});
    if (into_.name_order == league::Club().name_order && other.name_order != into_.name_order)
      (void)enter(e::NameOrderSet{other.name_order});
    const league::Roll& roll = other.unmerged ? *other.unmerged : static_cast<const league::Roll&>(other);
    for (const league::ClubPlayer& player : roll.players) {
      if (!enter(e::PlayerAdded{player.person})) continue;
      ++joined.players;
      if (!player.active) (void)enter(e::PlayerChanged{player.person, false});
    }
    for (const auto& [person, is] : other.same.pairs()) (void)enter(e::SamePerson{person, is});
    for (const auto& [person, is] : other.same.two()) (void)enter(e::NotSamePerson{person, is});
    for (const league::Team& team : roll.teams) add(team);
  }
  bool enter(const league::ClubEvent& event) {
    if (!apply(into_, event)) return false;
    events.push_back(event);
    return true;
  }

  std::vector<league::ClubEvent> events;
  JoinedRecords joined;

 private:
  // A second team of the same name gets a number.
  void add(league::Team team) {
    if (std::ranges::count(into_.teams, team.id, &league::Team::id) > 0) return;
    const std::string name = team.name;
    const auto is_taken = [&] { return std::ranges::count(into_.teams, team.name, &league::Team::name) > 0; };
    for (int number = 2; is_taken(); ++number) team.name = name + " (" + std::to_string(number) + ")";
    if (enter(e::TeamAdded{std::move(team)})) ++joined.teams;
  }

  league::Club into_;
};

}  // namespace

JoinedRecords join_club_records(League& league) {
  constexpr int kTries = 5;  // for conflicts with a desk that enters the same players
  for (int tries = 1; tries <= kTries; ++tries) {
    const auto records = club_records(league.store());
    if (records.size() < 2) return {};
    auto into = league.open_club(records.front().id);
    Joining joining(into->now);
    for (const StreamHead& head : std::span(records).subspan(1)) {
      const auto other = league.open_club(head.id);
      joining.add(other->now);
      if (joining.enter(e::ClubJoined{head.id, static_cast<int>(head.count)})) ++joining.joined.records;
    }
    if (league.enter_together(*into, joining.events)) return joining.joined;
  }
  return {};
}

namespace {

std::vector<NamesakePair> find_namesakes(const League& league, const league::Club& club) {
  const NameBook names = league.names();
  const auto cards = league.cards();
  std::map<std::string, std::vector<std::string>> by_name;
  for (const league::ClubPlayer& player : club.players) {
    const auto name = names.find(player.person);
    if (name != names.end() && name->second) by_name[*name->second].push_back(player.person);
  }
  const auto may_be = [&](const std::string& one, const std::string& other) {
    const PlayerCard *first = card_of(cards, one), *second = card_of(cards, other);
    const bool two_licences = first && second && !first->licence.empty() && !second->licence.empty() &&
                              first->licence != second->licence;
    return !two_licences && !club.same.are_two(one, other);
  };
  std::vector<NamesakePair> all;
  for (auto& [name, people] : by_name) {
    std::ranges::sort(people);
    const std::string oldest = people.front();
    std::erase_if(people, [&](const std::string& one) { return one != oldest && !may_be(oldest, one); });
    if (people.size() > 1) all.push_back({name, std::move(people)});
  }
  return all;
}

}  // namespace

std::vector<NamesakePair> maybe_one_person(const League& league) {
  const league::Club club = league.club().now;
  std::vector<NamesakePair> all = find_namesakes(league, club);
  for (LikelyDouble& one : likely_doubles(league.cards(), club.same)) {
    std::ranges::sort(one.people);
    const bool known = std::ranges::any_of(
        all, [&](const NamesakePair& other) { return std::ranges::includes(other.people, one.people); });
    if (!known) all.push_back({league.name_of(one.people.front()).value_or(""), std::move(one.people)});
  }
  return all;
}

}  // namespace tanteador::session
