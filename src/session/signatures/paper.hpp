#pragma once
// Compares the words on a printed score sheet with a match.

#include <cstdint>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>
#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"

namespace tanteador::session {

struct PaperResult {
  std::int64_t entry = 0;    // the last entry of the match when it was printed; 0: not a paper of this match
  std::int64_t entries = 0;  // of the match now
};
// `exported`: a sound export. Error: words that cannot be read, or one that alone differs from the match.
tl::expected<PaperResult, codec::InputError> check_paper(const nlohmann::json& exported,
                                                         std::string_view words);

}  // namespace tanteador::session
