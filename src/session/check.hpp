#pragma once
// Whether what is stored is what the log gives (docs/reference/event-log.md): every row of every table.

#include <optional>
#include <string>
#include <vector>

#include "src/session/host.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

// The first difference between a stream, its hashes, the rules and what is stored of it beside the log;
// nothing if all agree. As of one moment. `kind` is "match" or "competition".
std::optional<std::string> difference(Store& store, const Host& host, std::string_view kind,
                                      std::string_view id);

// The sentence without the id, where an error says that the log of one stream is damaged; nothing where the
// whole database is.
std::optional<std::string> damage_of_stream(const StoreError& error);

struct Checked {
  std::vector<std::string> faults;  // a sentence each
  int matches = 0, competitions = 0;
};
// All of them, and what the log does not vouch for: people, cards, house rulesets, referees. As of one
// moment; a few streams are in memory at a time, replayed on so many threads as the host allows: what is
// found and its order are the same. `progress` is called between streams and may throw.
Checked check(Store& store, const Host& host, const Progress& progress = {});

// A sentence for each house ruleset that cannot be read, and is in no list therefore.
std::vector<std::string> faults_of_rulesets(const RulesetStore& store);

}  // namespace tanteador::session
