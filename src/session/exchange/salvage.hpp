#pragma once
// Copies all sound data of a damaged store into a new one.

#include <string>
#include <vector>

#include "src/session/host.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

struct SalvageResult {
  struct LeftOut {
    std::string id;      // of a stream; empty: see `reason`
    std::string kind;    // "match", "competition", "person", "code", "note" …
    std::string reason;  // one sentence
  };
  int matches = 0, competitions = 0;
  std::vector<LeftOut> left_out;
};

// Copies each stream, with its people, only if all its hashes are right and it can be replayed. `fresh` must
// be empty. Calls `progress` between streams; it may throw.
SalvageResult salvage(const Store& damaged, Store& fresh, const Host& host, const Progress& progress = {});

}  // namespace tanteador::session
