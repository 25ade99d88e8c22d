#pragma once
// A board as the contents of a form: every action a button whose value is its id.

#include "src/view/outline.hpp"
#include "src/web/pages/markup.hpp"

namespace tanteador::web {

// `match`: the page with the reasons for the score.
Markup board_markup(const view::Outline& outline, const std::string& match);
Markup undo_markup(const view::Outline& outline);
Markup score_board(const view::Outline& outline);

inline constexpr const char* kDeed = "do";           // the name of all buttons
inline constexpr std::string_view kTyped = "type:";  // before the id of a field, the name of its text

}  // namespace tanteador::web
