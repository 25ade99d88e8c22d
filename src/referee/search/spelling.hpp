#pragma once
// Word forms and misspellings.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tanteador::referee {

bool has_digit(std::string_view word);

// Insertions, deletions, substitutions and neighbour swaps between two words, in bytes; up to `most` + 1.
int edit_distance(std::string_view word, std::string_view other, int most);

// The nearest words that begin alike, at most `count`, in alphabetical order. One slip is allowed up to seven
// letters, two beyond. Words of one or two letters or with a digit have none.
std::vector<std::string> nearest(std::string_view word, std::span<const std::string> vocabulary,
                                 std::size_t count);

// The word without its ending: "vertrag" of "vertrage", "smazzat" of "smazzate". Removes the longest common
// ending that leaves four letters, in any language. `word`: as words_in() gives it. For comparison only.
std::string stem(std::string_view word);

}  // namespace tanteador::referee
