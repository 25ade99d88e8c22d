#pragma once
// Reads the words of a competition's rules.

#include <string_view>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"

namespace tanteador::codec {

// Also accepts the id of a tie-break. `place` is the path of the field for the error, such as
// "stages[1].late_join".
template <class Choice>
tl::expected<Choice, InputError> read_word(std::string_view place, std::string_view word);

}  // namespace tanteador::codec
