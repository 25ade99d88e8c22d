#pragma once
// How the panel writes: numbers, times, calls, cards, and one sentence for each event.

#include <string>
#include <string_view>
#include <vector>

#include "src/view/table.hpp"

namespace tanteador::view {

std::string say(std::string_view english, PhraseArgs args = {});  // translated and filled in; no names in it
std::string signed_points(int points);                            // "+2", "−3" with the minus sign
std::string plain_points(int points);                             // "2", "−3"
// The same in a text that was written with hyphens: "× -1" as "× −1"; dates and numbers of rules stay.
std::string with_minus_signs(std::string_view text);
std::string rule_number(std::string_view rule_id);  // "T-41"; the id where the rule has no number
std::string rule_name(std::string_view rule_id);    // its title where it has no number
std::string call_label(std::string_view word);      // real_envido: "Real envido"; never translated
std::string card_label(std::string_view game, std::string_view card);     // 12e: "12 espadas"
std::string suit_name(std::string_view game, const std::string& letter);  // s: "spadas"
std::string cards_text(std::string_view game, const std::string& cards);  // "1e 7o": "1 espadas, 7 oros"
std::vector<std::string> split(const std::string& words);                 // at blanks
std::string word_text(const std::string& word);  // a word of the event file or a reason, translated if known
std::string in_small(const std::string& text);   // for comparing: Latin letters small and without their marks
std::string clock_time(std::string_view at);     // local "21:05" of an RFC 3339 time
std::string day_and_time(std::string_view at);   // local "2026-11-21 21:05"

// What happened, in one sentence. Corrections are described by their number alone.
std::string describe(std::string_view game, const LoggedEvent& event, const Names& names);

}  // namespace tanteador::view
