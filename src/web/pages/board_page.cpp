#include "src/web/pages/board_page.hpp"

#include <algorithm>
#include <set>
#include <span>
#include <utility>

#include "src/core/text/locale.hpp"
#include "src/web/pages/drawing.hpp"
#include "src/web/pages/navigation_path.hpp"

namespace tanteador::web {

namespace {

using view::Button;
using view::OutlinePart;

constexpr std::string_view kKinds[] = {"said", "act",  "act",    "choice",
                                       "keys", "form", "record", "ways"};  // by Kind
constexpr int kAcrossMost = 7;
constexpr std::size_t kKeysMost = 24;  // more keys are cards

Markup label_of(const Button& action) {
  Markup inside = tag("span", {{"class", "label"}}, action.label);
  if (!action.detail.empty()) inside += tag("small", action.detail);
  return inside;
}

Markup way_to(const Button& action, const BoardPage& page) {
  if (const auto* rule = std::get_if<view::command::OpenRule>(&action.command))
    return tag("a", {{"class", "way"}, {"href", address("/rules", {{"rule", rule->rule}})}}, action.label);
  return tag("a", {{"class", "way"}, {"href", page.match}}, label_of(action));
}

const view::DisabledReason* find_reason(const OutlinePart& part, const Button& action) {
  const auto why = std::ranges::find(part.disabled_reasons, action.id, &view::DisabledReason::id);
  return why == part.disabled_reasons.end() ? nullptr : &*why;
}

Markup button(const Button& action, const BoardPage& page) {
  if (std::holds_alternative<view::command::Why>(action.command) ||
      std::holds_alternative<view::command::OpenRule>(action.command))
    return way_to(action, page);
  Attributes attributes{{"type", "submit"}, {"name", kOperation}, {"value", action.id}};
  if (action.chosen) attributes.push_back({"aria-pressed", "true"});
  if (!action.enabled) attributes.push_back({"disabled", kBare});
  // For the script: buttons that enter nothing, and the steps that an entry leaves.
  const auto* set = std::get_if<view::command::SetState>(&action.command);
  const auto* enter = std::get_if<view::command::Enter>(&action.command);
  if (set && std::holds_alternative<view::Changes>(set->at)) attributes.push_back({"data-step", kBare});
  if (enter && !enter->answered.empty() && page.steps_left)
    attributes.push_back({"data-answers", page.steps_left(enter->answered)});
  return tag("button", attributes, label_of(action));
}

// Leaves out the panel's own buttons; empty cells of a keypad stay.
Markup buttons(const std::vector<Button>& actions, int across, const OutlinePart& part,
               const BoardPage& page) {
  Markup all;
  for (const Button& action : actions) {
    const bool shown =
        is_for_phones(action) || (!action.enabled && std::holds_alternative<std::monostate>(action.command));
    const bool disabled_reasons = !action.enabled && find_reason(part, action);
    if (shown && !disabled_reasons && !action.label.empty()) all += button(action, page);
  }
  if (all.empty()) return {};
  const std::string in_rows = across > 0 && across <= kAcrossMost ? " k" + std::to_string(across) : "";
  return tag("div", {{"class", "buttons" + in_rows}}, all);
}

Markup field_markup(const view::FieldView& field, const OutlinePart& part, const BoardPage& page) {
  Markup inside = tag("legend", field.title);
  if (!field.entered.empty()) inside += tag("output", {{"class", "points"}}, field.entered);
  inside += buttons(field.choices, 0, part, page) + buttons(field.keys, 3, part, page);
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

Markup part_markup(const OutlinePart& part, const BoardPage& page) {
  Markup inside;
  if (part.kind == OutlinePart::Kind::record) {
    inside = record_markup(part);
  } else {
    inside = heading(2, part.title);
    if (!part.text.empty()) inside += tag("p", {{"class", "large"}}, part.text);
    inside += drawing_of(part.cards);
    for (const std::string& line : part.lines) inside += paragraph(line);
  }
  if (const Markup options = buttons(part.options, 0, part, page); !options.empty())
    inside += tag("div", {{"class", "options"}}, options);
  inside += buttons(part.actions, part.across, part, page);
  for (const view::FieldView& field : part.fields) inside += field_markup(field, part, page);
  const std::string counts = part.counts ? " counts" : "";
  return tag("section", {{"class", std::string(kKinds[index(part.kind)]) + counts}}, inside);
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

struct Tab {
  std::string label = {};
  Markup inside = {};
  bool open = false;
};

// Works without a script, and is not sent.
Markup tabs_markup(const std::string& name, const std::vector<Tab>& tabs) {
  Markup all;
  const auto open = std::ranges::find(tabs, true, &Tab::open);
  const auto shown = open == tabs.end() ? tabs.begin() : open;
  for (auto tab_at = tabs.begin(); tab_at != tabs.end(); ++tab_at) {
    const std::string number = std::to_string(tab_at - tabs.begin()), id = name + number;
    Attributes radio{{"type", "radio"}, {"name", name}, {"value", number}, {"id", id}, {"form", "-"}};
    if (tab_at == shown) radio.push_back({"checked", kBare});
    all += tag("input", radio, {}) + tag("label", {{"for", id}}, tab_at->label) +
           tag("div", {{"class", "tab"}}, tab_at->inside);
  }
  return tag("div", {{"class", "pack"}}, all);
}

// A pack in two steps, so that it fits on a phone. Only the second step, the card, is sent.
Markup pack_markup(std::span<const OutlinePart> parts, const BoardPage& page) {
  std::vector<Tab> tabs;
  for (const auto& suit : suits_of(parts))
    tabs.push_back({.label = suit_title(suit),
                    .inside = buttons(suit, 0, parts.front(), page),
                    .open = std::ranges::any_of(suit, &Button::chosen)});
  Markup head = heading(2, parts.front().title);
  if (!parts.front().text.empty()) head += tag("p", {{"class", "large"}}, parts.front().text);
  return tag("section", {{"class", "keys"}}, head + tabs_markup("suit", tabs));
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
Markup impossible(const view::Outline& outline, const BoardPage& page) {
  Markup all;
  std::set<std::pair<std::string, std::string>> shown;
  std::set<std::string, std::less<>> explained;
  for (const OutlinePart& part : outline.parts) {
    for (const Button& action : part.actions) {
      const view::DisabledReason* why = action.enabled ? nullptr : find_reason(part, action);
      if (why && shown.emplace(action.label, why->sentence).second)
        all += paragraph(tag("strong", action.label) + ": " + why->sentence + " " + way_to(why->rule, page));
      if (why) explained.insert(why->sentence);
    }
  }
  for (const view::Reason& reason : outline.reasons)
    if (!explained.contains(reason.why)) all += paragraph(reason.sentence);
  return all.empty() ? Markup() : unfold(tr("Not possible now"), all);
}

Markup points_markup(const OutlinePart& part, int side, const BoardPage& page) {
  Markup keys;
  for (const Button& action : part.actions) keys += button(action, page);
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
      points += points_markup(part, side++, page);
    else if (part.dock)
      inside += part_markup(part, page);
  }
  if (!points.empty()) inside = tag("div", {{"class", "abreast"}}, points) + inside;
  const OutlinePart none;
  Markup bar = buttons({outline.undo}, 0, none, page) +
               (outline.redo.enabled ? buttons({outline.redo}, 0, none, page) : Markup()) +
               entry_way(outline, page);
  const bool calling = !page.points_only && std::ranges::any_of(outline.parts, &OutlinePart::calls);
  return tag("div", {{"class", calling ? "dock calling" : "dock"}},
             inside + tag("section", {{"class", "undo"}}, bar));
}

// Parts one below the other. Sides in columns stand side by side: one press enters caller and call.
Markup parts_markup(std::span<const OutlinePart> parts, const BoardPage& page) {
  Markup all, abreast;
  const auto put_abreast = [&] {
    if (!abreast.empty()) all += tag("div", {{"class", "abreast"}}, abreast);
    abreast = {};
  };
  for (; !parts.empty(); parts = parts.subspan(1)) {
    if (parts.front().kind == OutlinePart::Kind::abreast) {
      abreast += part_markup(parts.front(), page);
      continue;
    }
    put_abreast();
    if (const auto pack = pack_at(parts); !pack.empty()) {
      all += pack_markup(pack, page);
      parts = parts.subspan(pack.size() - 1);
    } else {
      all += part_markup(parts.front(), page);
    }
  }
  put_abreast();
  return all;
}

// Splits off the first parts that have the same text there.
std::span<const OutlinePart> take_group(std::span<const OutlinePart>& parts, std::string OutlinePart::*text) {
  const auto end =
      std::ranges::find_if(parts, [&](const OutlinePart& part) { return part.*text != parts.front().*text; });
  const auto group = parts.first(static_cast<std::size_t>(end - parts.begin()));
  parts = parts.subspan(group.size());
  return group;
}

// Parts with the same fold unfold together.
Markup folds_markup(std::span<const OutlinePart> parts, const BoardPage& page) {
  Markup all;
  while (!parts.empty()) {
    const auto group = take_group(parts, &OutlinePart::fold);
    const Markup inside = parts_markup(group, page);
    all += group.front().fold.empty() ? inside : unfold(group.front().fold, inside);
  }
  return all;
}

// Parts with the same tab are shown together.
Markup groups_markup(std::span<const OutlinePart> parts, const BoardPage& page) {
  Markup all;
  std::vector<Tab> tabs;
  while (!parts.empty()) {
    const auto group = take_group(parts, &OutlinePart::tab);
    const OutlinePart& first = group.front();
    const Markup inside = folds_markup(group, page);
    if (first.tab.empty())
      all += inside;
    else
      tabs.push_back({first.tab, inside, first.tab_open});
    if (!tabs.empty() && (parts.empty() || parts.front().tab.empty()))
      all += tabs_markup("tab", std::exchange(tabs, {}));
  }
  return all;
}

}  // namespace

Markup board_markup(const view::Outline& outline, const BoardPage& page) {
  std::vector<OutlinePart> parts;
  for (const OutlinePart& part : outline.parts)
    if (!part.dock && !(part.calls && page.points_only)) parts.push_back(part);
  const std::span<const OutlinePart> rest(parts);
  const std::size_t first = page.result.empty() || parts.empty() ? 0 : 1;
  Markup all =
      groups_markup(rest.first(first), page) + page.result + groups_markup(rest.subspan(first), page);
  if (!page.points_only) all += impossible(outline, page);
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
    if (!one.sets.empty()) inside += tag("span", {{"class", "detail sets"}}, one.sets);
    sides += tag("div", attributes, inside);
  }
  const bool many = outline.scores.size() > 2;
  return tag("div", {{"class", many ? "score many" : "score"}}, sides);
}

}  // namespace tanteador::web
