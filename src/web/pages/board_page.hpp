#pragma once
// A board as the contents of a form: every action a button whose value is its id.

#include "src/view/outline.hpp"
#include "src/web/pages/markup.hpp"

namespace tanteador::web {

struct BoardPage {
  std::string path, match;   // its own address, and that of the page with the reasons for the score
  bool points_only = false;  // without the calls
};
// The keys of a board; points, Enter and Undo come last and stay under the thumb.
Markup board_markup(const view::Outline& outline, const BoardPage& page);
Markup score_board(const view::Outline& outline);

inline constexpr const char* kEntry = "entry";       // query and cookie: "points" or "calls"
inline constexpr const char* kOperation = "do";      // the name of all buttons
inline constexpr std::string_view kTyped = "type:";  // before the id of a field, the name of its text

}  // namespace tanteador::web
