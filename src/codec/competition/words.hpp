#pragma once
// A choice of a competition's rules by its word.

#include <string_view>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"

namespace tanteador::codec {

// Also a tie-break by its id. `place` names the field in the error, as "stages[1].late_join".
template <class Choice>
tl::expected<Choice, InputError> read_word(std::string_view place, std::string_view word);

}  // namespace tanteador::codec
