#include "src/web/pages/navigation_path.hpp"

#include <algorithm>
#include <utility>

#include "src/core/text/letters.hpp"
#include "src/view/entry/board.hpp"

namespace tanteador::web {

namespace {

constexpr char kBetween = '~', kTypedMark = '=', kEscape = '^';

std::string escape_step(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == kEscape)
      out += "^^";
    else if (c == kBetween)
      out += "^-";
    else if (c == kTypedMark)
      out += "^:";
    else
      out += c;
  }
  return out;
}

std::string unescape_step(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != kEscape || i + 1 == text.size()) {
      out += text[i];
      continue;
    }
    const char what = text[++i];
    out += what == '-' ? kBetween : what == ':' ? kTypedMark : what;
  }
  return out;
}

// One more step; false where there is no such thing on the board.
bool take(view::BoardState& state, const view::Outline& outline, const NavigationStep& step) {
  if (step.typed) {
    const view::FieldView* field = find_field(outline, step.action);
    if (!field) return false;
    state.values[field->id.substr(field->id.find('/') + 1)] =
        std::string(first_letters(strip_controls(*step.typed), kTypedMost));
    return true;
  }
  const view::Button* action = find_action(outline, step.action);
  const auto* set = action ? std::get_if<view::command::SetState>(&action->command) : nullptr;
  const auto* changes = set ? std::get_if<view::Changes>(&set->at) : nullptr;
  if (!changes) return false;
  state = view::apply_changes(std::move(state), *changes);
  return true;
}

}  // namespace

std::string text_of(const NavigationPath& trail) {
  std::string text;
  for (const NavigationStep& step : trail) {
    if (!text.empty()) text += kBetween;
    text += escape_step(step.action);
    if (step.typed) text += kTypedMark + escape_step(*step.typed);
  }
  return text;
}

NavigationPath read_navigation_path(std::string_view text) {
  NavigationPath trail;
  while (!text.empty() && trail.size() < kStepsMost) {
    const auto end = text.find(kBetween);
    const std::string_view one = text.substr(0, end);
    text = end == text.npos ? std::string_view() : text.substr(end + 1);
    const auto typed = one.find(kTypedMark);
    NavigationStep step{unescape_step(one.substr(0, typed))};
    if (typed != one.npos) step.typed = unescape_step(one.substr(typed + 1));
    if (!step.action.empty()) trail.push_back(std::move(step));
  }
  return trail;
}

const view::Outline& outline_at(const view::MatchContext& context, ReplayResult& reached) {
  if (!reached.outline)
    reached.outline = std::make_shared<const view::Outline>(
        view::make_outline(view::make_match_screen(context, reached.state)));
  return *reached.outline;
}

ReplayResult follow(const view::MatchContext& context, std::span<const NavigationStep> further,
                    ReplayResult from) {
  ReplayResult reached = std::move(from);
  for (const NavigationStep& step : further) {
    const view::BoardState before = reached.state;
    if (!take(reached.state, outline_at(context, reached), step)) continue;
    reached.outline.reset();
    reached.trail.push_back(step);
    reached.changed.push_back(view::differences(before, reached.state));
  }
  return reached;
}

// A needed step may depend on another that changed the same state, such as the button that opened a form.
// Steps that would repeat the entered answers are left out.
NavigationPath steps_left(const ReplayResult& reached, const view::Changes& answered) {
  const view::BoardState draft = view::apply_changes(reached.state, answered);
  const std::set<std::string> left = view::differences({}, draft),
                              gone = view::differences(reached.state, draft);
  const auto touches = [&](std::size_t step, const std::set<std::string>& names) {
    return std::ranges::any_of(reached.changed[step],
                               [&](const std::string& name) { return names.contains(name); });
  };
  std::set<std::string> needed = left;
  std::vector<bool> stays(reached.trail.size());
  for (bool more = true; std::exchange(more, false);) {
    for (std::size_t i = 0; i < stays.size(); ++i) {
      const bool helps = touches(i, left) || (touches(i, needed) && !touches(i, gone));
      if (stays[i] || !helps) continue;
      stays[i] = more = true;
      needed.insert(reached.changed[i].begin(), reached.changed[i].end());
    }
  }
  NavigationPath steps;
  for (std::size_t i = 0; i < stays.size(); ++i)
    if (stays[i]) steps.push_back(reached.trail[i]);
  return steps;
}

bool is_for_phones(const view::Button& action) {
  namespace c = view::command;
  const auto& what = action.command;
  return std::holds_alternative<c::Enter>(what) || std::holds_alternative<c::SetState>(what) ||
         std::holds_alternative<c::Undo>(what) || std::holds_alternative<c::Redo>(what) ||
         std::holds_alternative<c::Why>(what) || std::holds_alternative<c::OpenRule>(what);
}

const view::Button* find_action(const view::Outline& outline, std::string_view id) {
  const view::Button* found = nullptr;
  const auto look = [&](const view::Button& action) {
    if (!found && action.enabled && action.id == id && is_for_phones(action)) found = &action;
  };
  for (const view::OutlinePart& part : outline.parts) {
    std::ranges::for_each(part.options, look);
    std::ranges::for_each(part.actions, look);
    for (const view::FieldView& field : part.fields) {
      std::ranges::for_each(field.choices, look);
      std::ranges::for_each(field.keys, look);
    }
  }
  look(outline.undo);
  look(outline.redo);
  return found;
}

const view::FieldView* find_field(const view::Outline& outline, std::string_view id) {
  for (const view::OutlinePart& part : outline.parts) {
    for (const view::FieldView& field : part.fields)
      if (field.typed && field.id == id) return &field;
  }
  return nullptr;
}

}  // namespace tanteador::web
