#pragma once
// Copies everything that is sound of a damaged store into a new one.

#include <string>
#include <vector>

#include "src/session/host.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

struct Salvaged {
  struct LeftOut {
    std::string id;      // of a stream; empty: `reason` says what
    std::string kind;    // "match", "competition", "person", "code", "note" …
    std::string reason;  // a sentence
  };
  int matches = 0, competitions = 0;
  std::vector<LeftOut> left_out;
};

// A stream is copied whole or not at all: hashed, replayed by the rules, with its people. The new store must
// be empty. `progress` is called between streams and may throw.
Salvaged salvage(const Store& damaged, Store& fresh, const Host& host, const Progress& progress = {});

}  // namespace tanteador::session
