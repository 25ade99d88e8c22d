#pragma once
// The people of a club, as a fold over its events. Events name people by id; names, nicknames and licence
// numbers are kept beside the log, so that somebody can be forgotten.

#include <map>
#include <string>
#include <variant>
#include <vector>

#include <tl/expected.hpp>

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
struct PlayerAdded {
  std::string person;
  bool operator==(const PlayerAdded&) const = default;
};
struct PlayerChanged {
  std::string person;
  bool active = true;
  bool operator==(const PlayerChanged&) const = default;
};
// Two entries turn out to be one human being: what either did counts for `is`.
struct SamePerson {
  std::string person, is;
  bool operator==(const SamePerson&) const = default;
};
struct TeamAdded {
  Team team;
  bool operator==(const TeamAdded&) const = default;
};
struct TeamChanged {  // the whole team as it is now
  Team team;
  bool operator==(const TeamChanged&) const = default;
};
}  // namespace event

// Those who were entered twice.
class SamePeople {
 public:
  const std::string& who(const std::string& person) const;  // the id somebody counts under
  bool contains(const std::string& person) const { return is_.contains(person); }
  void merge(const event::SamePerson& event);
  bool operator==(const SamePeople&) const = default;

 private:
  std::map<std::string, std::string, std::less<>> is_;  // person id: the id that stands for it
};

using ClubEvent = std::variant<event::ClubNamed, event::PlayerAdded, event::PlayerChanged, event::SamePerson,
                               event::TeamAdded, event::TeamChanged>;

struct ClubPlayer {
  std::string person;
  bool active = true;
  bool operator==(const ClubPlayer&) const = default;
};
struct Club {
  std::string name;
  std::vector<ClubPlayer> players;  // in order of entry, without those merged into another
  std::map<std::string, std::size_t, std::less<>> places;  // in `players`, by person
  std::vector<Team> teams;
  SamePeople same;
  bool operator==(const Club&) const = default;

  const std::string& who(const std::string& person) const { return same.who(person); }
  const ClubPlayer* player(std::string_view person) const;  // null: none of that id
};

// On a refusal the club is as before.
tl::expected<Change, Refused> apply(Club& club, const ClubEvent& event);

}  // namespace tanteador::league
