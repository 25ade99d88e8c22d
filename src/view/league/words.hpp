#pragma once
// Wording of a competition, on the screen and in the terminal.

#include "src/reports/league_words.hpp"

namespace tanteador::view {

// The name of a role: scorer, referee, secretary (session::Role).
std::string role_name(int role);

std::string game_title(std::string_view game);  // an unknown game: its id

using report::after_text;
using report::away_text;
using report::before_text;
using report::bracket_round_name;
using report::entrant_name;
using report::formats_text;
using report::group_letters;
using report::group_title;
using report::halves_text;
using report::has_figures;
using report::keizer_lines;
using report::kRemarked;
using report::late_entry_text;
using report::late_worth_text;
using report::marked_text;
using report::met_text;
using report::name_with_penalty;
using report::open_tables_text;
using report::opponents_text;
using report::partners_text;
using report::penalty_text;
using report::place_remark;
using report::reasons_text;
using report::remark_of;
using report::remarked_text;
using report::reported_by;
using report::reported_remark;
using report::round_title;
using report::slip_text;
using report::table_number;
using report::table_sizes_text;
using report::table_text;
using report::tiebreak_text;
using report::tiebreak_title;

}  // namespace tanteador::view
