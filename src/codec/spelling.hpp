#pragma once
// Checks the form of texts in fields.

#include <cstddef>
#include <string_view>

namespace tanteador::codec {

inline constexpr std::size_t kTextMax = 2'000;

bool is_time(std::string_view text);        // RFC 3339: "2026-11-20T21:04:00+01:00"
bool is_clean_text(std::string_view text);  // no control characters except line feeds and tabs, not too long
bool is_rule_id(std::string_view text);
bool is_case_id(std::string_view text);    // a game's id, a point and the case, lower case; or "other"
bool is_fact_id(std::string_view text);    // lower case, digits and _
bool is_fact_word(std::string_view text);  // a choice or a card

}  // namespace tanteador::codec
