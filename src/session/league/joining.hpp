#pragma once
// Several records of one club, made by desks that were first at once: their players and teams come into the
// oldest.

#include "src/session/league/league.hpp"

namespace tanteador::session {

struct JoinedRecords {
  int records = 0, players = 0, teams = 0;  // 0 records: there was one already
};
// One step: all of it is stored, or nothing. StoreError (damaged) names a record that cannot be read.
JoinedRecords join_club_records(League& league);

// Club players who may be one person: the same licence, or the same name without two licences. The first of
// each is the oldest entry. Nobody is taken for another before a person says so.
struct MaybeOnePerson {
  std::string name;
  std::vector<std::string> people;  // ids that count
};
std::vector<MaybeOnePerson> maybe_one_person(const League& league);

}  // namespace tanteador::session
