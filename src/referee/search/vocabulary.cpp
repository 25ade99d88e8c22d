#include "src/referee/search/vocabulary.hpp"

#include <algorithm>
#include <array>
#include <set>

#include <nlohmann/json.hpp>

#include "src/core/embedded.hpp"
#include "src/core/text/letters.hpp"
#include "src/core/text/names.hpp"

namespace tanteador::referee {

namespace {

// Letters often written as two, which lose no accent.
constexpr std::array<std::pair<char32_t, std::string_view>, 3> kAsTwo{
    {{U'æ', "ae"}, {U'œ', "oe"}, {U'ß', "ss"}}};

bool is_ascii_word(char32_t letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
}

// Beyond ASCII: all but the signs of Latin-1, general punctuation and invalid bytes.
bool is_word_letter(char32_t letter) {
  if (letter < 0x80) return is_ascii_word(letter);
  return letter >= 0xC0 && (letter < 0x2000 || letter > 0x206F) && letter != kNoLetter;
}

struct Vocabulary {
  std::vector<Concept> concepts;
  std::set<std::string, std::less<>> ignored;
};

Vocabulary read_vocabulary() {
  Vocabulary read;
  const auto files = embedded::referee();
  const auto file = std::ranges::find(files, "src/referee/data/search/words.json", &embedded::File::path);
  const auto document = nlohmann::json::parse(file->text);
  for (const auto& item : document.at("concepts"))
    read.concepts.push_back({.words = item.at("words"), .of = item.at("of")});
  for (const auto& words : document.at("ignored"))
    for (std::string& word : words_in(words.get<std::string>())) read.ignored.insert(std::move(word));
  return read;
}

const Vocabulary& vocabulary() {
  static const Vocabulary read = read_vocabulary();
  return read;
}

}  // namespace

const std::vector<Concept>& concepts() { return vocabulary().concepts; }

bool is_ignored(std::string_view word) { return vocabulary().ignored.contains(word); }

std::vector<std::string> words_in(std::string_view text) {
  std::string spaced(text);
  std::ranges::replace(spaced, '\0', ' ');
  const std::string folded = confusable_key(spaced);
  std::vector<std::string> words;
  bool inside = false;
  for (std::string_view rest = folded; !rest.empty();) {
    const std::string_view before = rest;
    const char32_t letter = next_letter(rest);
    if (!std::exchange(inside, is_word_letter(letter)) && inside) words.emplace_back();
    if (!inside) continue;
    const auto two = std::ranges::find(kAsTwo, letter, &std::pair<char32_t, std::string_view>::first);
    words.back() += two == kAsTwo.end() ? before.substr(0, before.size() - rest.size()) : two->second;
  }
  return words;
}

}  // namespace tanteador::referee
