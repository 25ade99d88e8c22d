#pragma once
// Compares every row of every table with what the log implies (docs/reference/event-log.md).

#include <optional>
#include <string>
#include <vector>

#include "src/session/host.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

// Returns the first difference between a stream, its hashes, the rules and its projections; null: all agree.
// Reads in one snapshot. `kind` is "match" or "competition".
std::optional<std::string> difference(Store& store, const Host& host, std::string_view kind,
                                      std::string_view id);

// Returns the sentence without the stream id if the log of one stream is damaged; null: another error.
std::optional<std::string> damage_of_stream(const StoreError& error);

struct CheckResult {
  std::vector<std::string> faults;  // one sentence each
  int matches = 0, competitions = 0;
};
// Checks all streams, and the rows that no event confirms: people, cards, house rulesets, referees. Reads in
// one snapshot and keeps few streams in memory. Uses host.beside more threads; the result and its order do
// not depend on them. Calls `progress` between streams; it may throw.
CheckResult check(Store& store, const Host& host, const Progress& progress = {});

// Returns a sentence for each house ruleset that cannot be read or is saved under a different id.
std::vector<std::string> faults_of_rulesets(const RulesetStore& store);

}  // namespace tanteador::session
