#pragma once
// Wording of the panel: numbers, times, calls, cards, and one sentence for each event.

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/reports/words.hpp"
#include "src/view/command.hpp"
#include "src/view/match_context.hpp"

namespace tanteador::view {

struct PackView;

using report::clock_time;
using report::day_and_time;
using report::day_of;
using report::iso_time;
using report::plain_points;
using report::say;
using report::signed_points;
using report::to_lower;
using report::with_minus_signs;

std::string rule_number(std::string_view rule_id);  // "T-41"; the id when the rule has no number
std::string rule_name(std::string_view rule_id);    // the number; the title when there is none
std::string call_label(std::string_view word);      // two_words: "Two words"; never translated
std::string card_label(std::string_view game, std::string_view card);  // 12e: "12 espadas"
std::string card_label(const PackView& pack, std::string_view card);
std::string suit_name(std::string_view game, const std::string& letter);  // s: "♠"
std::string cards_text(std::string_view game, const std::string& cards);  // "1e 7o": "1 espadas, 7 oros"
std::vector<std::string> split(const std::string& words);                 // at blanks
std::string without_breaks(const std::string& words);  // with no-break spaces, for a narrow button
std::string word_text(const std::string& word);  // a word of the event file or a reason; translated if known
Badge badge_of(std::string_view name);
std::string seat_label(int place);  // "Player 1", where nobody is named

// "4, 5, 2, –": a dash for an unknown number; cut to the number of sides.
std::string numbers_text(std::span<const std::optional<int>> numbers, const Names& names);
template <class Cards, class Name>
std::string list_cards(std::string_view game, const Cards& cards, const Name& name) {
  std::string text;
  for (const auto& card : cards) text += (text.empty() ? "" : ", ") + card_label(game, name(card));
  return text;
}

// Describes an event in one sentence; a correction by its target's number. `side_text`: a stored field by
// name.
using SideText = std::function<std::string(std::string_view field)>;
std::string describe(std::string_view game, const AnyEvent& event, const Names& names,
                     const SideText& side_text);
std::string describe(const MatchContext& context, std::int64_t seq);  // the event in force

}  // namespace tanteador::view
