#pragma once
// The list of streams that a club shares (docs/how-to/several-clubs.md). "Not shared" is an event of the
// competition and travels with it. The list of what was shared with whom stays in this database.

#include <set>
#include <string>
#include <vector>

#include "src/session/merge/transfer.hpp"

namespace tanteador::federation {

// Competitions that stay at home; where two said otherwise without knowing of each other, it stays.
std::set<std::string> streams_at_home(const session::Store& store);
// False: it is so already, or there is no such competition.
bool keep_at_home(session::Store& store, const session::Host& host, std::string_view competition, bool home);
// Selects what two clubs share: competitions that do not stay at home, with their matches (session::compare).
session::Selects shared_streams(const session::Store* mine, const session::Store* theirs);

struct ShareRecord {
  std::string at, with;              // when, and the database it was given to
  std::vector<std::string> streams;  // competitions and matches, by id
  std::int64_t events = 0;
};
std::vector<ShareRecord> list_shares(const session::Store& store);  // in order of time
void note_shared(session::Store& store, const session::Host& host,
                 const ShareRecord& given);  // its `at` is now

}  // namespace tanteador::federation
