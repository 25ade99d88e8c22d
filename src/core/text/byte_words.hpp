#pragma once
// Bytes as words that people of any language can read aloud: 16 bits are five letters, as in "lusab-babad".

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace tanteador {

inline constexpr std::size_t kBytesPerWord = 2;

// Words with hyphens between them. The number of bytes must be even.
std::string byte_words(std::span<const std::uint8_t> bytes);
// Reads words in capital or small letters with hyphens, blanks or commas between them. The error is the first
// word that byte_words() never writes.
tl::expected<std::vector<std::uint8_t>, std::string> read_byte_words(std::string_view text);

}  // namespace tanteador
