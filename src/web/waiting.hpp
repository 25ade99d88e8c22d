#pragma once
// Calls for the referee and disputed results. The store keeps them beside the log.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/web/tokens.hpp"

namespace tanteador::web {

// A table by a word, "t/COMPETITION/1.2.3" or "m/MATCH", and back.
std::string word_of(const Grant& pass);
std::optional<Grant> pass_of(std::string_view word);

enum class Wait : std::uint8_t { call, dispute };
struct Waiting {
  Wait what = Wait::call;
  Grant pass;
  std::string since;  // RFC 3339
};
std::string key_of(Wait what, const Grant& pass);  // of its note; written away it waits no longer
std::vector<Waiting> waiting(const session::KeyValueStore& store, Wait what);  // the longest first

}  // namespace tanteador::web
