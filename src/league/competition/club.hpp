#pragma once
// The people of a club, computed from its events. Events name people by id. Names, nicknames and licence
// numbers are stored outside the log, so that a person can be forgotten.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

#include "src/core/text/name_list.hpp"
#include "src/league/competition/competition.hpp"

namespace tanteador::league {

struct Team {
  std::string id, name;
  std::string captain;                         // person id, one of the members; empty: none
  std::vector<std::string> members, reserves;  // person ids, no duplicates
  bool operator==(const Team&) const = default;
};

namespace event {
struct ClubNamed {
  std::string name;
  bool operator==(const ClubNamed&) const = default;
};
// The order of the names in lists with two name columns.
struct NameOrderSet {
  NameOrder order = NameOrder::given_first;
  bool operator==(const NameOrderSet&) const = default;
};
struct PlayerAdded {
  std::string person;
  bool operator==(const PlayerAdded&) const = default;
};
struct PlayerChanged {
  std::string person;
  bool active = true;
  bool operator==(const PlayerChanged&) const = default;
};
// Merges two entries of one person, also of different clubs: the results of both count for `is`.
struct SamePerson {
  std::string person, is;
  bool operator==(const SamePerson&) const = default;
};
// Separates two entries, whether they were merged or only suspected to be one person.
struct NotSamePerson {
  std::string person, is;
  bool operator==(const NotSamePerson&) const = default;
};
struct TeamAdded {
  Team team;  // the ids of its people may be merged ones
  bool operator==(const TeamAdded&) const = default;
};
struct TeamChanged {
  Team team;
  bool operator==(const TeamChanged&) const = default;
};
// Competitions that the team has entered keep it.
struct TeamRemoved {
  std::string team;
  bool operator==(const TeamRemoved&) const = default;
};
// The first `events` events of another record of this club, started independently, were entered here.
struct ClubJoined {
  std::string record;
  int events = 0;
  bool operator==(const ClubJoined&) const = default;
};
}  // namespace event

// Entries that were merged as one person, and pairs declared to be different people.
class SamePeople {
 public:
  using Pair = std::pair<std::string, std::string>;  // person, is

  const std::string& merged_id(const std::string& person) const;
  bool contains(const std::string& person) const { return is_.contains(person); }
  bool is_recorded(const std::string& person, const std::string& is) const;  // exactly this merge was entered
  bool are_two(const std::string& person, const std::string& other) const;
  void merge(const event::SamePerson& event);
  void part(const event::NotSamePerson& event);
  std::vector<Pair> pairs() const { return {is_.begin(), is_.end()}; }
  std::vector<Pair> two() const { return {two_.begin(), two_.end()}; }
  bool operator==(const SamePeople&) const = default;

 private:
  std::map<std::string, std::string, std::less<>> is_;
  std::set<Pair> two_;  // smaller id first
};

using ClubEvent = std::variant<event::ClubNamed, event::PlayerAdded, event::PlayerChanged, event::SamePerson,
                               event::NotSamePerson, event::TeamAdded, event::TeamChanged, event::TeamRemoved,
                               event::NameOrderSet, event::ClubJoined>;

struct ClubPlayer {
  std::string person;
  bool active = true;
  bool operator==(const ClubPlayer&) const = default;
};
struct Roll {
  std::vector<ClubPlayer> players;                         // in order of entry
  std::map<std::string, std::size_t, std::less<>> places;  // index in `players`, by person
  std::vector<Team> teams;
  bool operator==(const Roll&) const = default;

  const ClubPlayer* player(std::string_view person) const;  // null: unknown id
};
// The club with merged entries counted once.
struct Club : Roll {
  std::string name;
  NameOrder name_order = NameOrder::given_first;
  SamePeople same;
  std::optional<Roll> unmerged = {};       // set if entries are merged: the roll without the merges
  std::map<std::string, int> joined = {};  // number of events taken from other records of the club, by record
  bool operator==(const Club&) const = default;

  const std::string& merged_id(const std::string& person) const { return same.merged_id(person); }
};

// If the event is refused, the club is unchanged.
tl::expected<Change, LeagueRefusal> apply(Club& club, const ClubEvent& event);

}  // namespace tanteador::league
