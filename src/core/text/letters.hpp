#pragma once
// UTF-8 text from anybody, letter by letter.

#include <string>
#include <string_view>

namespace tanteador {

inline constexpr char32_t kNoLetter = 0xFFFD;  // stands for what is no character

// Takes one character off the front of a text that is not empty; U+FFFD and one byte where it is no UTF-8.
char32_t next_letter(std::string_view& text);

// How many there are, and the first so many of them.
std::size_t letter_count(std::string_view text);
std::string_view first_letters(std::string_view text, std::size_t most);

// What terminals and readers would obey or cannot read (control characters, changes of writing direction)
// becomes U+FFFD; line feeds stay.
std::string harmless(std::string_view text);

}  // namespace tanteador
