#include "src/web/pages/board_page.hpp"

#include <algorithm>

#include "src/web/pages/drawing.hpp"
#include "src/web/pages/trail.hpp"

namespace tanteador::web {

namespace {

using view::Action;
using view::OutlinePart;

constexpr std::string_view kKinds[] = {"said", "act",  "act",    "choice",
                                       "keys", "form", "record", "ways"};  // by Kind
constexpr int kAcrossMost = 6;

Markup label_of(const Action& action) {
  Markup inside = tag("span", {{"class", "label"}}, action.label);
  if (!action.detail.empty()) inside += tag("small", action.detail);
  return inside;
}

// What only leads to another page.
Markup way_to(const Action& action, const std::string& match) {
  if (const auto* rule = std::get_if<view::command::OpenRule>(&action.command))
    return tag("a", {{"class", "way"}, {"href", address("/rules", {{"rule", rule->rule}})}}, action.label);
  return tag("a", {{"class", "way"}, {"href", match}}, label_of(action));
}

Markup button(const Action& action, const OutlinePart& part, const std::string& match) {
  if (std::holds_alternative<view::command::Why>(action.command) ||
      std::holds_alternative<view::command::OpenRule>(action.command))
    return way_to(action, match);
  const auto why = std::ranges::find(part.not_now, action.id, &view::NotNow::id);
  if (!action.enabled && why != part.not_now.end())
    return tag("details", {{"class", "not-now"}},
               tag("summary", action.label) + paragraph(why->sentence) + way_to(why->rule, match));
  Attributes attributes{{"type", "submit"}, {"name", kDeed}, {"value", action.id}};
  if (action.chosen) attributes.push_back({"aria-pressed", "true"});
  if (!action.enabled) attributes.push_back({"disabled", kBare});
  // For the script: keys that enter nothing yet, and keys that use up what was answered.
  const auto* aim = std::get_if<view::command::Aim>(&action.command);
  const auto* enter = std::get_if<view::command::Enter>(&action.command);
  if (aim && std::holds_alternative<view::Changes>(aim->at)) attributes.push_back({"data-step", kBare});
  if (enter && !enter->answered.empty()) attributes.push_back({"data-answers", kBare});
  return tag("button", attributes, label_of(action));
}

// Panel's own actions have no button here; empty places of a keypad keep theirs.
Markup buttons(const std::vector<Action>& actions, int across, const OutlinePart& part,
               const std::string& match) {
  Markup all;
  for (const Action& action : actions) {
    const bool shown =
        is_for_phones(action) || (!action.enabled && std::holds_alternative<std::monostate>(action.command));
    if (shown && !action.label.empty()) all += button(action, part, match);
  }
  if (all.empty()) return {};
  const std::string in_rows = across > 0 && across <= kAcrossMost ? " k" + std::to_string(across) : "";
  return tag("div", {{"class", "buttons" + in_rows}}, all);
}

Markup field_markup(const view::FieldView& field, const OutlinePart& part, const std::string& match) {
  Markup inside = tag("legend", field.title);
  if (!field.entered.empty()) inside += tag("output", {{"class", "points"}}, field.entered);
  inside += buttons(field.choices, 0, part, match) + buttons(field.keys, 3, part, match);
  if (field.typed)
    inside += tag("input",
                  {{"type", "text"},
                   {"name", std::string(kTyped) + field.id},
                   {"value", field.text},
                   {"placeholder", field.hint},
                   {"aria-label", field.title},
                   {"maxlength", std::to_string(kTypedMost)}},
                  {});
  return tag("fieldset", inside);
}

Markup record_markup(const OutlinePart& part) {
  Grid table{.columns = part.columns};
  for (const auto& row : part.rows) table.rows.emplace_back(row.begin(), row.end());
  table.numbers.assign(part.columns.size(), true);
  Markup inside = drawing_of(part.curves), lines;
  if (!part.rows.empty()) inside += grid(table, "");
  for (const std::string& line : part.lines) lines += paragraph(line);
  const bool many = part.rows.empty() && part.lines.size() > 1 && !part.title.empty();
  return many ? unfold(part.title, lines) : heading(2, part.title) + inside + lines;
}

Markup part_markup(const OutlinePart& part, const std::string& match) {
  Markup inside;
  if (part.kind == OutlinePart::Kind::record) {
    inside = record_markup(part);
  } else {
    inside = heading(2, part.title);
    if (!part.text.empty()) inside += tag("p", {{"class", "large"}}, part.text);
    inside += drawing_of(part.cards);
    for (const std::string& line : part.lines) inside += paragraph(line);
  }
  inside += buttons(part.actions, part.across, part, match);
  for (const view::FieldView& field : part.fields) inside += field_markup(field, part, match);
  return tag("section", {{"class", std::string(kKinds[index(part.kind)])}}, inside);
}

}  // namespace

Markup board_markup(const view::Outline& outline, const std::string& match) {
  Markup all;
  Markup abreast;  // side beside side, so that one press says who called what
  const auto put_abreast = [&] {
    if (!abreast.empty()) all += tag("div", {{"class", "abreast"}}, abreast);
    abreast = {};
  };
  for (const OutlinePart& part : outline.parts) {
    if (part.kind == OutlinePart::Kind::abreast) {
      abreast += part_markup(part, match);
      continue;
    }
    put_abreast();
    all += part_markup(part, match);
  }
  put_abreast();
  return all;
}

Markup undo_markup(const view::Outline& outline) {
  const OutlinePart none;
  return tag("section", {{"class", "undo"}}, buttons({outline.undo, outline.redo}, 2, none, {}));
}

Markup score_board(const view::Outline& outline) {
  Markup sides;
  for (const view::OutlineScore& one : outline.scores) {
    const Attributes attributes{{"class", one.leads ? "side leads" : "side"},
                                {"data-side", std::to_string(one.side % kSideMarks)}};
    Markup inside =
        tag("span", {{"class", "name"}}, one.name) + tag("span", {{"class", "points"}}, one.points);
    const bool both = !one.badge.empty() && !one.detail.empty();
    const std::string detail = one.badge + (both ? " · " : "") + one.detail;
    inside += drawing_of(one.marks);
    if (!detail.empty()) inside += tag("span", {{"class", "detail"}}, detail);
    sides += tag("div", attributes, inside);
  }
  const bool many = outline.scores.size() > 2;
  return tag("div", {{"class", many ? "score many" : "score"}}, sides);
}

}  // namespace tanteador::web
