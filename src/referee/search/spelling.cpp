#include "src/referee/search/spelling.hpp"

#include <algorithm>
#include <array>

namespace tanteador::referee {

namespace {

constexpr std::size_t kShortest = 3, kOneSlip = 7;  // letters
constexpr std::size_t kLongest = 40;                // longer words have no neighbours

constexpr std::size_t kStem = 4;  // minimum letters of a stem
constexpr std::array<std::string_view, 16> kEndings{
    "ern", "nya", "en", "er", "es", "em", "as", "os",
    "is",  "e",   "n",  "s",  "a",  "o",  "i",  "x"};  // longest first

// First letters must be equal; the first two may be swapped.
bool begins_alike(std::string_view word, std::string_view other) {
  return word[0] == other[0] || (other.size() > 1 && word[0] == other[1] && word[1] == other[0]);
}

}  // namespace

bool has_digit(std::string_view word) { return word.find_first_of("0123456789") != std::string_view::npos; }

// Damerau's distance row by row; swapped letters are not edited again.
int edit_distance(std::string_view word, std::string_view other, int most) {
  const std::size_t longer = std::max(word.size(), other.size()),
                    shorter = std::min(word.size(), other.size());
  if (longer - shorter > static_cast<std::size_t>(most) || longer > kLongest) return most + 1;
  using Row = std::array<int, kLongest + 1>;
  Row before{}, last{}, now{};
  for (std::size_t j = 0; j <= other.size(); ++j) last[j] = static_cast<int>(j);
  for (std::size_t i = 1; i <= word.size(); ++i) {
    now[0] = static_cast<int>(i);
    for (std::size_t j = 1; j <= other.size(); ++j) {
      const int exchanged = last[j - 1] + (word[i - 1] != other[j - 1]);
      now[j] = std::min({last[j] + 1, now[j - 1] + 1, exchanged});
      const bool swapped = i > 1 && j > 1 && word[i - 1] == other[j - 2] && word[i - 2] == other[j - 1];
      if (swapped) now[j] = std::min(now[j], before[j - 2] + 1);
    }
    before = last;
    last = now;
  }
  return std::min(last[other.size()], most + 1);
}

std::vector<std::string> nearest(std::string_view word, std::span<const std::string> vocabulary,
                                 std::size_t count) {
  std::vector<std::string> found;
  if (word.size() < kShortest || has_digit(word)) return found;
  int best = word.size() <= kOneSlip ? 1 : 2;
  for (const std::string& other : vocabulary) {
    if (has_digit(other) || !begins_alike(word, other)) continue;
    const int slips = edit_distance(word, other, best);
    if (slips > best) continue;
    if (slips < best) found.clear();
    best = slips;
    found.push_back(other);
  }
  std::ranges::sort(found);
  if (found.size() > count) found.resize(count);
  return found;
}

std::string stem(std::string_view word) {
  for (const std::string_view ending : kEndings) {
    if (word.size() >= ending.size() + kStem && word.ends_with(ending))
      return std::string(word.substr(0, word.size() - ending.size()));
  }
  return std::string(word);
}

}  // namespace tanteador::referee
