#pragma once
// Words for keys and for the last event of a stream (docs/decisions/0030-signatures.md).

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "src/codec/input_error.hpp"
#include "src/session/rows.hpp"

namespace tanteador::session {

using PublicKey = std::array<unsigned char, 32>;

// Eight words from the hash of the key; the last one checks the others.
std::string key_words(const PublicKey& key);
// The same words in their usual form. Error: a word that is none, too few or too many, or one mistyped.
tl::expected<std::string, codec::InputError> read_key_words(std::string_view text);

// The first 128 bits of a hash as eight words, for paper.
std::string head_words(const Hash& hash);
tl::expected<std::string, codec::InputError> read_head_words(std::string_view text);

}  // namespace tanteador::session
