#include "src/web/pages/board_page.hpp"

#include <algorithm>
#include <set>
#include <span>

#include "src/core/text/locale.hpp"
#include "src/web/pages/drawing.hpp"
#include "src/web/pages/navigation_path.hpp"

namespace tanteador::web {

namespace {

using view::Button;
using view::OutlinePart;

constexpr std::string_view kKinds[] = {"said", "act",  "act",    "choice",
                                       "keys", "form", "record", "ways"};  // by Kind
constexpr int kAcrossMost = 6;
constexpr std::size_t kKeysMost = 24;  // more keys are cards

Markup label_of(const Button& action) {
  Markup inside = tag("span", {{"class", "label"}}, action.label);
  if (!action.detail.empty()) inside += tag("small", action.detail);
  return inside;
}

Markup way_to(const Button& action, const std::string& match) {
  if (const auto* rule = std::get_if<view::command::OpenRule>(&action.command))
    return tag("a", {{"class", "way"}, {"href", address("/rules", {{"rule", rule->rule}})}}, action.label);
  return tag("a", {{"class", "way"}, {"href", match}}, label_of(action));
}

const view::DisabledReason* find_reason(const OutlinePart& part, const Button& action) {
  const auto why = std::ranges::find(part.disabled_reasons, action.id, &view::DisabledReason::id);
  return why == part.disabled_reasons.end() ? nullptr : &*why;
}

Markup button(const Button& action, const std::string& match) {
  if (std::holds_alternative<view::command::Why>(action.command) ||
      std::holds_alternative<view::command::OpenRule>(action.command))
    return way_to(action, match);
  Attributes attributes{{"type", "submit"}, {"name", kOperation}, {"value", action.id}};
  if (action.chosen) attributes.push_back({"aria-pressed", "true"});
  if (!action.enabled) attributes.push_back({"disabled", kBare});
  // For the script: buttons that enter nothing, and buttons that use the answers.
  const auto* set = std::get_if<view::command::SetState>(&action.command);
  const auto* enter = std::get_if<view::command::Enter>(&action.command);
  if (set && std::holds_alternative<view::Changes>(set->at)) attributes.push_back({"data-step", kBare});
  if (enter && !enter->answered.empty()) attributes.push_back({"data-answers", kBare});
  return tag("button", attributes, label_of(action));
}

// Leaves out the panel's own buttons; empty cells of a keypad stay.
Markup buttons(const std::vector<Button>& actions, int across, const OutlinePart& part,
               const std::string& match) {
  Markup all;
  for (const Button& action : actions) {
    const bool shown =
        is_for_phones(action) || (!action.enabled && std::holds_alternative<std::monostate>(action.command));
    const bool disabled_reasons = !action.enabled && find_reason(part, action);
    if (shown && !disabled_reasons && !action.label.empty()) all += button(action, match);
  }
  if (all.empty()) return {};
  const std::string in_rows = across > 0 && across <= kAcrossMost ? " k" + std::to_string(across) : "";
  return tag("div", {{"class", "buttons" + in_rows}}, all);
}

Markup field_markup(const view::FieldView& field, const OutlinePart& part, const std::string& match) {
  Markup inside = tag("legend", field.title);
  if (!field.entered.empty()) inside += tag("output", {{"class", "points"}}, field.entered);
  inside +=
      buttons(field.choices, 0, part, match) + buttons(view::sort_for_keypad(field.keys), 3, part, match);
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
  PageTable table = page_table(part.columns);
  for (report::Column& column : table.values.columns) column.align = report::Align::right;
  for (const auto& row : part.rows) table.add_row({row.begin(), row.end()});
  Markup inside = drawing_of(part.curves), lines;
  if (!part.rows.empty()) inside += table_markup(table);
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

std::vector<std::vector<Button>> suits_of(std::span<const OutlinePart> parts) {
  std::vector<std::vector<Button>> suits;
  for (const OutlinePart& part : parts)
    for (const Button& card : part.actions) {
      if (&card == &part.actions.front() || card.detail != suits.back().back().detail) suits.emplace_back();
      suits.back().push_back(card);
    }
  return suits;
}

// The symbol or the name of the suit, or the first and the last card of those without a suit.
std::string suit_title(const std::vector<Button>& suit) {
  const std::string &first = suit.front().label, &last = suit.back().label;
  if (!suit.front().detail.empty()) return suit.front().detail;
  std::size_t at = first.size();
  while (at > 0 && static_cast<unsigned char>(first[at - 1]) >= 0x80) --at;
  const std::string sign = first.substr(at);
  return !sign.empty() && last.ends_with(sign) ? sign : first + "–" + last;
}

// A pack in two steps, so that it fits on a phone. Only the second step, the card, is sent.
Markup pack_markup(std::span<const OutlinePart> parts, const std::string& match) {
  const auto suits = suits_of(parts);
  const auto chosen = std::ranges::find_if(
      suits, [](const auto& suit) { return std::ranges::any_of(suit, &Button::chosen); });
  const auto shown = chosen == suits.end() ? suits.begin() : chosen;
  Markup inside;
  for (auto suit = suits.begin(); suit != suits.end(); ++suit) {
    const std::string number = std::to_string(suit - suits.begin()), id = "suit" + number;
    Attributes radio{{"type", "radio"}, {"name", "suit"}, {"value", number}, {"id", id}, {"form", "-"}};
    if (suit == shown) radio.push_back({"checked", kBare});
    inside += tag("input", radio, {}) + tag("label", {{"for", id}}, suit_title(*suit)) +
              buttons(*suit, 0, parts.front(), match);
  }
  Markup head = heading(2, parts.front().title);
  if (!parts.front().text.empty()) head += tag("p", {{"class", "large"}}, parts.front().text);
  return tag("section", {{"class", "keys"}}, head + tag("div", {{"class", "pack"}}, inside));
}

// The parts from here on that are the cards of one pack; none of other keys.
std::span<const OutlinePart> pack_at(std::span<const OutlinePart> parts) {
  std::size_t end = 0, keys = 0;
  const auto is_suit = [&](const OutlinePart& part) {
    return part.kind == OutlinePart::Kind::keys && !part.dock && part.across == 0 &&
           (end == 0 || (part.title.empty() && part.text.empty()));
  };
  while (end < parts.size() && is_suit(parts[end])) keys += parts[end++].actions.size();
  return parts.first(keys > kKeysMost ? end : 0);
}

}  // namespace

namespace {

// Everything impossible, once each, with the reason: first the calls with a link to their rule.
Markup impossible(const view::Outline& outline, const std::string& match) {
  Markup all;
  std::set<std::pair<std::string, std::string>> shown;
  std::set<std::string, std::less<>> explained;
  for (const OutlinePart& part : outline.parts) {
    for (const Button& action : part.actions) {
      const view::DisabledReason* why = action.enabled ? nullptr : find_reason(part, action);
      if (why && shown.emplace(action.label, why->sentence).second)
        all += paragraph(tag("strong", action.label) + ": " + why->sentence + " " + way_to(why->rule, match));
      if (why) explained.insert(why->sentence);
    }
  }
  for (const view::Reason& reason : outline.reasons)
    if (!explained.contains(reason.why)) all += paragraph(reason.sentence);
  return all.empty() ? Markup() : unfold(tr("Not possible now"), all);
}

Markup points_markup(const OutlinePart& part, int side) {
  Markup keys;
  for (const Button& action : part.actions) keys += button(action, {});
  return tag("section",
             {{"class", "pts"}, {"data-side", std::to_string(side % kSideMarks)}, {"aria-label", part.title}},
             keys);
}

// Switches between calls and points only; the phone remembers it.
Markup entry_way(const view::Outline& outline, const BoardPage& page) {
  if (std::ranges::none_of(outline.parts, &OutlinePart::is_points)) return {};
  const std::string other = page.points_only ? "calls" : "points";
  return tag("a", {{"class", "way"}, {"href", address(page.path, {{kEntry, other}})}},
             page.points_only ? tr("Calls") : tr("Points only"));
}

Markup dock_markup(const view::Outline& outline, const BoardPage& page) {
  Markup points, inside;
  int side = 0;
  for (const OutlinePart& part : outline.parts) {
    if (part.is_points())
      points += points_markup(part, side++);
    else if (part.dock)
      inside += part_markup(part, page.match);
  }
  if (!points.empty()) inside = tag("div", {{"class", "abreast"}}, points) + inside;
  const OutlinePart none;
  Markup bar = buttons({outline.undo}, 0, none, {}) +
               (outline.redo.enabled ? buttons({outline.redo}, 0, none, {}) : Markup()) +
               entry_way(outline, page);
  const bool calling = !page.points_only && std::ranges::any_of(outline.parts, [](const OutlinePart& part) {
    return part.kind == OutlinePart::Kind::abreast;
  });
  return tag("div", {{"class", calling ? "dock calling" : "dock"}},
             inside + tag("section", {{"class", "undo"}}, bar));
}

}  // namespace

Markup board_markup(const view::Outline& outline, const BoardPage& page) {
  Markup all;
  Markup abreast;  // sides in columns: one press enters caller and call
  const auto put_abreast = [&] {
    if (!abreast.empty()) all += tag("div", {{"class", "abreast"}}, abreast);
    abreast = {};
  };
  for (std::span<const OutlinePart> left = outline.parts; !left.empty(); left = left.subspan(1)) {
    const OutlinePart& part = left.front();
    if (part.dock || (part.calls && page.points_only)) continue;
    if (const auto pack = pack_at(left); !pack.empty()) {
      put_abreast();
      all += pack_markup(pack, page.match);
      left = left.subspan(pack.size() - 1);
      continue;
    }
    if (part.kind == OutlinePart::Kind::abreast) {
      abreast += part_markup(part, page.match);
      continue;
    }
    put_abreast();
    all += part_markup(part, page.match);
  }
  put_abreast();
  if (!page.points_only) all += impossible(outline, page.match);
  return all + dock_markup(outline, page);
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
