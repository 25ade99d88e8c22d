#pragma once
// A board as the contents of a form. Every button has its id as value.

#include <functional>
#include <string>

#include "src/view/outline.hpp"
#include "src/web/pages/page_table.hpp"

namespace tanteador::web {

struct BoardPage {
  std::string path, match;  // address of the page, and of the match page
  bool points_only = false;
  std::function<std::string(const view::Changes&)> steps_left = {};  // as text, after these were entered
  Markup result = {};  // of a match that is over, below the first part
};
// The buttons of a board; points, Enter and Undo come last, near the thumb.
Markup board_markup(const view::Outline& outline, const BoardPage& page);
Markup score_board(const view::Outline& outline);

inline constexpr const char* kEntry = "entry";       // query and cookie: "points" or "calls"
inline constexpr const char* kOperation = "do";      // the name of all buttons
inline constexpr std::string_view kTyped = "type:";  // prefix of a text field's id

}  // namespace tanteador::web
