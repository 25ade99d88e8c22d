#pragma once
// Words as people write them: in one of their forms, or with a slip.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::referee {

bool has_digit(std::string_view word);

// How many letters (bytes) must be put in, left out, exchanged or swapped with their neighbour to make one
// word of the other; anything beyond `most` is given as `most` + 1.
int edit_distance(std::string_view word, std::string_view other, int most);

// The words nearest to `word` that begin alike: within one slip up to seven letters, within two beyond. None
// for words of one or two letters or with a digit, where every slip makes another word. At most `count`, in
// alphabetical order.
std::vector<std::string> nearest(std::string_view word, std::span<const std::string> vocabulary,
                                 std::size_t count);

// A word without its ending, the same for its singular and plural and its cases: "vertrag" of "vertrage",
// "smazzat" of "smazzate". One rule for all languages of the rulebook: of the usual endings the longest that
// leaves four letters. For comparing only; small letters without accents.
std::string stem(std::string_view word);

}  // namespace tanteador::referee
