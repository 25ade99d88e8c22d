// Laws of words that people type: searches in the rulebook and names of cards.

#include <algorithm>
#include <sstream>

#include "src/cards/pack.hpp"
#include "src/cards/spanish.hpp"
#include "src/referee/calculators.hpp"
#include "src/referee/search/search.hpp"
#include "tests/fuzz/laws.hpp"

namespace tanteador::fuzz {

namespace {

template <class Subject>
bool is_sound(const referee::Hits<Subject>& hits) {
  auto sorted = hits.all;
  std::ranges::sort(sorted);
  return hits.complete <= hits.all.size() && std::ranges::count(hits.all, nullptr) == 0 &&
         std::ranges::adjacent_find(sorted) == sorted.end();
}

// A card that can be read is the same one named and read again.
std::optional<std::string> broken_name(std::string_view word) {
  for (const auto letters : {spanish::Letters::spanish, spanish::Letters::brazilian}) {
    const auto card = spanish::parse(word, letters);
    if (card && spanish::parse(spanish::name(*card, letters), letters) != card)
      return "a Spanish card that is another one named again";
  }
  const auto breaks = [&]<class Pack>(Pack) {
    const auto card = Pack::parse(word);
    return card && Pack::parse(Pack::name(*card)) != card;
  };
  if (breaks(cards::French()) || breaks(cards::FrenchTarock()) || breaks(cards::GrisonsTarock()))
    return "a card that is another one named again";
  return std::nullopt;
}

std::string lower(std::string_view word) {
  std::string all(word);
  for (char& letter : all)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return all;
}

std::optional<std::string> broken_calculation(const referee::Calculators& game, referee::Words words) {
  const referee::TableStatus now;
  if (referee::lacks_turned_card(game, now) || words.empty()) return std::nullopt;
  for (const referee::CountRow& row : game.counts)
    if (row.cards == 0 || row.cards == words.size()) (void)row.count(words, now);
  if (game.trick) {
    const auto answer = game.trick(words, now);
    if (answer && answer->winner >= static_cast<int>(words.size())) return "a trick won by nobody";
  }
  if (game.draw) (void)game.draw(words);
  for (std::size_t held = 1; game.follow && held <= words.size(); held += 3) {
    const auto answer = game.follow(words.first(held), words.subspan(held), words.front(), now);
    if (!answer) continue;
    const bool is_playable = std::ranges::any_of(
        answer->playable, [&](std::string_view card) { return lower(card) == lower(words.front()); });
    if (answer->legal != is_playable) return "a legal card that is not playable, or the reverse";
    if (answer->playable.empty()) return "a hand without a card that may be played";
  }
  return std::nullopt;
}

}  // namespace

// The first line is the game, the second the situation, if there are three lines.
std::optional<std::string> law_of_search(std::string_view bytes) {
  referee::SearchQuery query;
  for (std::string* field : {&query.game, &query.situation}) {
    const std::size_t end = bytes.find('\n');
    if (end == bytes.npos) break;
    *field = bytes.substr(0, end);
    bytes.remove_prefix(end + 1);
  }
  query.words = bytes;
  const auto found = referee::search(query);
  if (!is_sound(found.rules) || !is_sound(found.cases)) return "an answer twice, or one that is none";
  for (const rulebook::Rule* rule : found.rules.all)
    if (!query.game.empty() && rule->game != query.game) return "a rule of another game";
  return std::nullopt;
}

std::optional<std::string> law_of_cards(std::string_view bytes) {
  std::istringstream in{std::string(bytes)};
  std::vector<std::string> words;
  for (std::string word; words.size() < 80 && in >> word;) words.push_back(word);
  for (const std::string& word : words)
    if (auto broken = broken_name(word)) return broken;
  for (const referee::Calculators* game : referee::all_calculators()) {
    if (!game->is_card || referee::unreadable_card(game->game, words)) continue;
    if (auto broken = broken_calculation(*game, words)) return *broken + ": " + std::string(game->game);
  }
  return std::nullopt;
}

}  // namespace tanteador::fuzz
