#pragma once
// Numbers, times and sentences for users, independent of the game.

#include <cstdint>
#include <string>
#include <string_view>

#include "src/core/text/text.hpp"

namespace tanteador::report {

std::string say(std::string_view english, PhraseArgs args = {});  // translated and filled in, without names
std::string signed_points(int points);                            // "+2", "−3" with the minus sign
std::string plain_points(int points);                             // "2", "−3"
// Replaces hyphens that mean minus: "× -1" becomes "× −1". Dates and rule numbers stay.
std::string with_minus_signs(std::string_view text);
std::string decimal_text(std::int64_t hundredths);  // "1512.35", with the decimal separator of the language
std::string money_text(std::int64_t hundredths, const std::string& currency);
std::string to_lower(const std::string& text);  // for comparison: Latin letters in lower case without accents
std::string clock_time(std::string_view at);    // local time "21:05" from RFC 3339
std::string day_of(std::string_view at);        // "2026-11-21", "21/11/2026", in the form of the language
std::string day_and_time(std::string_view at);
std::string iso_time(std::string_view at);  // "2026-11-21 21:05", in local time

}  // namespace tanteador::report
