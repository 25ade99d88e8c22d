#pragma once
// UTF-8 text from any source, read character by character.

#include <string>
#include <string_view>

namespace tanteador {

inline constexpr char32_t kNoLetter = 0xFFFD;  // replacement for bytes that are no character

// Removes and returns the first character of a non-empty text; U+FFFD and one byte if it is invalid.
char32_t next_letter(std::string_view& text);

std::size_t letter_count(std::string_view text);
std::string_view first_letters(std::string_view text, std::size_t most);

// Replaces control characters, changes of writing direction and invalid bytes by U+FFFD. Line feeds stay.
std::string strip_controls(std::string_view text);

}  // namespace tanteador
