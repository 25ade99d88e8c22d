#pragma once
// The steps of a phone from a fresh board to an entry. Each step presses a button of the board that the step
// before led to, or types a text there. The page carries the steps; the server keeps none. A step that no
// board offers is ignored.

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/match_context.hpp"
#include "src/view/outline.hpp"

namespace tanteador::web {

struct NavigationStep {
  std::string action;  // its id; of a text that of the field
  std::optional<std::string> typed = {};
  bool operator==(const NavigationStep&) const = default;
};
using NavigationPath = std::vector<NavigationStep>;

inline constexpr std::size_t kStepsMost = 200, kTypedMost = 120;  // letters

// The form in the page. Reading returns an empty path for malformed text.
std::string text_of(const NavigationPath& trail);
NavigationPath read_navigation_path(std::string_view text);

struct ReplayResult {
  view::BoardState state;
  NavigationPath trail;                               // the steps that were taken …
  std::vector<std::set<std::string>> changed;         // … and what each of them changed (view::differences)
  std::shared_ptr<const view::Outline> outline = {};  // of that board; null before outline_at()
};
const view::Outline& outline_at(const view::MatchContext& context, ReplayResult& reached);
ReplayResult follow(const view::MatchContext& context, std::span<const NavigationStep> further,
                    ReplayResult from = {});
// The steps to the draft that is left once these answers are entered.
NavigationPath steps_left(const ReplayResult& reached, const view::Changes& answered);

// True for buttons that a phone may press: entries, choices, undo, reasons. Tools of the panel are excluded.
bool is_for_phones(const view::Button& action);
// Null if the board has no enabled button or no text field of that id.
const view::Button* find_action(const view::Outline& outline, std::string_view id);
const view::FieldView* find_field(const view::Outline& outline, std::string_view id);

}  // namespace tanteador::web
