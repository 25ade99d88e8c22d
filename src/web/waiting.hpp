#pragma once
// Calls for the referee and disputed results. The store keeps them beside the log.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/web/tokens.hpp"

namespace tanteador::web {

// A grant as text: "t/COMPETITION/STAGE.ROUND.TABLE" from 1, or "m/MATCH". Reading: null for other text.
std::string word_of(const Grant& pass);
std::optional<Grant> pass_of(std::string_view word);

enum class Wait : std::uint8_t { call, dispute };
struct Waiting {
  Wait what = Wait::call;
  Grant pass;
  std::string since;  // RFC 3339
};
std::string key_of(Wait what, const Grant& pass);  // key in the store; an empty value ends the request
std::vector<Waiting> waiting(const session::KeyValueStore& store, Wait what);  // longest waiting first

}  // namespace tanteador::web
