#pragma once
// The people of a club, as a fold over its events. Events name people by id; names, nicknames and licence
// numbers are kept beside the log, so that somebody can be forgotten.

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
  std::vector<std::string> members, reserves;  // person ids, nobody twice
  bool operator==(const Team&) const = default;
};

namespace event {
struct ClubNamed {
  std::string name;
  bool operator==(const ClubNamed&) const = default;
};
// How lists with two columns of names are written down.
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
// Two entries turn out to be one human being: what either did counts for `is`. They may be players of other
// clubs.
struct SamePerson {
  std::string person, is;
  bool operator==(const SamePerson&) const = default;
};
// They are two after all, whether that they are one was said or only thought.
struct NotSamePerson {
  std::string person, is;
  bool operator==(const NotSamePerson&) const = default;
};
struct TeamAdded {
  Team team;  // its people may be told by the ids they do not count under
  bool operator==(const TeamAdded&) const = default;
};
struct TeamChanged {  // the whole team as it is now
  Team team;
  bool operator==(const TeamChanged&) const = default;
};
struct TeamRemoved {  // competitions it has entered keep it
  std::string team;   // its id
  bool operator==(const TeamRemoved&) const = default;
};
// Several desks were first at once. What another record of this club holds was entered here, up to so many
// events.
struct ClubJoined {
  std::string record;  // its id
  int events = 0;
  bool operator==(const ClubJoined&) const = default;
};
}  // namespace event

// Those who were entered twice, and those who only seemed to be.
class SamePeople {
 public:
  using Pair = std::pair<std::string, std::string>;  // who was said to be whom

  const std::string& who(const std::string& person) const;  // the id somebody counts under
  bool contains(const std::string& person) const { return is_.contains(person); }
  bool said(const std::string& person, const std::string& is) const;        // that very thing
  bool are_two(const std::string& person, const std::string& other) const;  // that was said
  void merge(const event::SamePerson& event);
  void part(const event::NotSamePerson& event);
  std::vector<Pair> pairs() const { return {is_.begin(), is_.end()}; }
  std::vector<Pair> two() const { return {two_.begin(), two_.end()}; }
  bool operator==(const SamePeople&) const = default;

 private:
  std::map<std::string, std::string, std::less<>> is_;
  std::set<Pair> two_;  // the lesser id first
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
  std::map<std::string, std::size_t, std::less<>> places;  // in `players`, by person
  std::vector<Team> teams;
  bool operator==(const Roll&) const = default;

  const ClubPlayer* player(std::string_view person) const;  // null: none of that id
};
struct Club : Roll {  // without those who are somebody else
  std::string name;
  NameOrder name_order = NameOrder::given_first;
  SamePeople same;
  std::optional<Roll> told = {};  // with them, where there are any: what is as before when they are two again
  std::map<std::string, int> joined = {};  // events taken over from other records of the club, by record
  bool operator==(const Club&) const = default;

  const std::string& who(const std::string& person) const { return same.who(person); }
};

// On a refusal the club is as before.
tl::expected<Change, Refused> apply(Club& club, const ClubEvent& event);

}  // namespace tanteador::league
