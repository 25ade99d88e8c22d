#pragma once
// Numbers, times and sentences as people read them; nothing here knows a game.

#include <cstdint>
#include <string>
#include <string_view>

#include "src/core/text/text.hpp"

namespace tanteador::report {

std::string say(std::string_view english, PhraseArgs args = {});  // translated and filled in; no names in it
std::string signed_points(int points);                            // "+2", "−3" with the minus sign
std::string plain_points(int points);                             // "2", "−3"
// The same in a text that was written with hyphens: "× -1" as "× −1"; dates and numbers of rules stay.
std::string with_minus_signs(std::string_view text);
std::string decimal_text(std::int64_t hundredths);  // "1512.35", with the decimal sign of the language
std::string money_text(std::int64_t hundredths, const std::string& currency);  // "12.50 CHF"
std::string in_small(const std::string& text);  // for comparing: Latin letters small and without their marks
std::string clock_time(std::string_view at);    // local "21:05" of an RFC 3339 time
std::string day_of(std::string_view at);        // "2026-11-21", "21/11/2026", as the language writes it
std::string day_and_time(std::string_view at);  // "21/11/2026 21:05"
std::string typed_time(std::string_view at);    // "2026-11-21 21:05", as it can be typed, in every language

}  // namespace tanteador::report
