#pragma once
// Joins several records of one club into the oldest. Several exist if desks started the club independently.

#include "src/session/league/league.hpp"

namespace tanteador::session {

struct JoinedRecords {
  int records = 0, players = 0, teams = 0;  // 0 records: there was only one
};
// Moves players and teams in one transaction. StoreError (damaged) names an unreadable record.
JoinedRecords join_club_records(League& league);

// Club players who may be one person: the same licence, or the same name without two licences. The oldest
// entry is first. They stay separate until a person merges them.
struct NamesakePair {
  std::string name;
  std::vector<std::string> people;  // ids after merging doubles
};
std::vector<NamesakePair> maybe_one_person(const League& league);

}  // namespace tanteador::session
