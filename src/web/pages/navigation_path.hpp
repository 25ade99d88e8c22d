#pragma once
// What a phone points at before it enters something: the steps from a fresh board on, each an action of the
// board the one before led to, or a text typed there. The page bears them; nothing of it is kept here, and no
// phone can point at what no board offers.

#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/view/command.hpp"
#include "src/view/outline.hpp"
#include "src/view/table.hpp"

namespace tanteador::web {

struct NavigationStep {
  std::string action;  // its id; of a text that of the field
  std::optional<std::string> typed = {};
  bool operator==(const NavigationStep&) const = default;
};
using NavigationPath = std::vector<NavigationStep>;

inline constexpr std::size_t kStepsMost = 200, kTypedMost = 120;  // letters

// As the page bears it. What is no trail is an empty one.
std::string text_of(const NavigationPath& trail);
NavigationPath read_navigation_path(std::string_view text);

// Where the steps lead. Those no board on the way has are passed over.
struct ReplayResult {
  view::BoardState pick;
  NavigationPath trail;                               // the steps that were taken …
  std::vector<std::set<std::string>> changed;         // … and what each of them changed (view::differences)
  std::shared_ptr<const view::Outline> outline = {};  // of the board there, once it was asked for
};
const view::Outline& outline_at(const view::Table& table, ReplayResult& reached);
ReplayResult follow(const view::Table& table, std::span<const NavigationStep> further,
                    ReplayResult from = {});
// The steps to the draft that is left once these answers are entered.
NavigationPath steps_left(const ReplayResult& reached, const view::Changes& answered);

// What a page of a board may do: enter, point, take back, ask for reasons; nothing of the panel's own.
bool is_for_phones(const view::Button& action);
// Null: the board has none of that id, or not now.
const view::Button* find_action(const view::Outline& outline, std::string_view id);
const view::FieldView* find_field(const view::Outline& outline, std::string_view id);  // that is typed

}  // namespace tanteador::web
