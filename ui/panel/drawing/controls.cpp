// Controls: keys, places to touch and text fields, pressed by pointer or keyboard.

#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include <algorithm>
#include <cctype>
#include <cmath>

#include "src/core/text/letters.hpp"
#include "ui/panel/drawing/icons.hpp"
#include "ui/panel/drawing/keys.hpp"
#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kHighKey = 80;
constexpr double kDoubleContact = 0.12;  // seconds: a deliberate second tap takes longer
constexpr double kDoubleTap = 0.6;       // seconds: a control that moved under the finger was not meant yet

ImU32 fade(ImU32 colour, float alpha) {
  const auto a = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * alpha);
  return (colour & ~IM_COL32_A_MASK) | (a << IM_COL32_A_SHIFT);
}

// True if the command enters nothing, so that an accidental press does no harm.
bool is_state_command(const view::Command& command) {
  const auto* in_league = std::get_if<view::command::LeagueRequest>(&command);
  return std::holds_alternative<std::monostate>(command) ||
         std::holds_alternative<view::command::SetState>(command) ||
         (in_league && (std::holds_alternative<view::command::SetLeagueState>(in_league->what) ||
                        std::holds_alternative<view::command::PickEntrant>(in_league->what)));
}

}  // namespace

// The same control pressed again at once, or another one that has just moved to the same place.
bool Pen::is_second_contact(const view::Button& action) const {
  const double since = ImGui::GetTime() - state.last_press;
  if (state.last_pressed == action.id) return since < kDoubleContact;
  if (is_state_command(action.command)) return false;
  const ImVec2 at = ImGui::GetIO().MousePos;
  const float slip = px(kSlip);
  return ImGui::IsMouseReleased(0) && since < kDoubleTap && std::abs(at.x - state.last_place.x) <= slip &&
         std::abs(at.y - state.last_place.y) <= slip;
}

void Pen::show_focus(const Rect& rect, std::string_view id) const {
  if (!state.focus_moved || state.focus != id) return;
  state.focus_moved = false;
  const float top = ImGui::GetWindowPos().y, bottom = top + ImGui::GetWindowHeight();
  const float above = top - rect.top, below = rect.bottom - bottom;
  if (above > 0 || below > 0)
    ImGui::SetScrollY(ImGui::GetScrollY() + (above > 0 ? -above - px(kGap) : below + px(kGap)));
}

// In a small box over the upper left corner, beside the label, while Alt is held.
void Pen::show_letter(const Rect& rect, std::string_view id) const {
  const auto found = state.letters.find(id);
  if (!state.letters_shown || found == state.letters.end()) return;
  const Rect box{rect.left - px(4), rect.top - px(6), rect.left + px(14), rect.top + px(12)};
  const std::string letter(1, static_cast<char>(std::toupper(static_cast<unsigned char>(found->second))));
  fill(box, ink.accent, 5);
  (void)write(box, letter, {look.small, ink.on_accent, Align::centre, Overflow::whole});
  log({.id = {}, .text = letter, .rect = box});
}

// A control with help that is held, or pressed with the right button, shows it; then it is not pressed.
void Pen::hold_for_help(const Rect& rect, const view::Button& action) {
  constexpr float kHeld = 0.6f, kLongestFrame = 0.05f;  // seconds
  if (action.help.empty() || !ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenDisabled)) return;
  const ImGuiIO& io = ImGui::GetIO();
  const float slip = px(kSlip);
  const bool pressed = ImGui::IsItemActive() && io.MouseDragMaxDistanceSqr[0] <= slip * slip;
  if (pressed && state.held.id.empty()) {
    state.moving = true;
    state.held_seconds += std::min(io.DeltaTime, kLongestFrame);  // a slow frame makes no short press long
  }
  if (state.held_seconds >= kHeld || ImGui::IsMouseClicked(1)) state.held = {action.id, action.help, rect};
}

void Pen::note_visible(std::string id, const Rect& rect, bool field) {
  const ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 min = list.GetClipRectMin(), max = list.GetClipRectMax();
  const auto x = [&](float at) { return std::clamp(at, min.x, std::max(min.x, max.x)); };
  const auto y = [&](float at) { return std::clamp(at, min.y, std::max(min.y, max.y)); };
  state.visible.push_back(
      {std::move(id), rect, field, {x(rect.left), y(rect.top), x(rect.right), y(rect.bottom)}});
}

bool Pen::hit(const Rect& rect, const view::Button& action) {
  if (action.enabled) {
    note_visible(action.id, rect, false);
    want_letter(state, action);
  }
  show_focus(rect, action.id);
  if (action.enabled && !state.by_key.empty() && state.by_key == action.id) {
    state.by_key.clear();
    state.last_pressed = action.id;
    return true;
  }
  if (!ImGui::IsRectVisible(rect.min(), rect.max())) return false;  // in a list of thousands, most
  ImGui::SetCursorScreenPos(rect.min());
  ImGui::BeginDisabled(!action.enabled);
  const std::string id = "###" + action.id;
  const bool pressed = ImGui::InvisibleButton(id.c_str(), rect.size()) && action.enabled;
  ImGui::EndDisabled();
  hold_for_help(rect, action);
  if (!pressed || state.held.id == action.id) return false;
  const float slip = px(kSlip);
  if (ImGui::IsMouseReleased(0) && ImGui::GetIO().MouseDragMaxDistanceSqr[0] > slip * slip) return false;
  const bool bounced = is_second_contact(action);
  if (bounced && state.last_pressed != action.id) return false;
  state.last_pressed = action.id;
  state.last_press = ImGui::GetTime();
  state.last_place = ImGui::GetIO().MousePos;
  return !bounced;
}

// The release after a repetition is no press.
void Pen::repeat_button(const Rect& rect, const view::Button& action) {
  constexpr double kDelay = 0.4, kEvery = 0.08;  // seconds
  const bool pressed = press(rect, action),
             held = action.enabled && is_visible(rect) && ImGui::IsItemActive();
  const bool is_repeating = state.repeated == action.id;
  if (pressed && !is_repeating) out.push_back(action.command);
  if (pressed || !held) {
    if (is_repeating) state.repeated.clear();
    return;
  }
  state.moving = true;
  const double now = ImGui::GetTime();
  if (ImGui::GetIO().MouseDownDuration[0] < kDelay || (is_repeating && now < state.repeat_at)) return;
  out.push_back(action.command);
  state.repeated = action.id;
  state.repeat_at = now + kEvery;
}

// The mark of a chosen control, because colour alone is not enough.
void Pen::tick(const Rect& rect) const {
  const ImVec2 at{rect.right - px(13), rect.top + px(13)};
  const ImVec2 points[] = {
      {at.x - px(5), at.y}, {at.x - px(1.5f), at.y + px(4)}, {at.x + px(5), at.y - px(4)}};
  ImGui::GetWindowDrawList()->AddPolyline(points, 3, ink.accent, 0, px(2.4f));
}

// With a lower edge that disappears while it is pressed; the key itself does not move.
void Pen::ground(const Rect& rect, ImU32 colour, bool held) const {
  constexpr float kLip = 3, kShade = 0.3f;
  if (!held) fill(rect, mix_colours(colour, IM_COL32_BLACK, kShade));
  fill({rect.left, rect.top, rect.right, rect.bottom - (held ? 0 : px(kLip))}, colour);
  if (ink.edged) frame(rect.inset(px(0.75f)), ink.outline, 12, 1.5f);
}

// A disabled control has no face.
void Pen::face(const Rect& rect, const view::Button& action, Kind kind) const {
  if (!is_visible(rect)) return;
  const bool held = ImGui::IsItemActive(), hot = ImGui::IsItemHovered();
  const ImU32 act = tint_ != 0 ? mix_colours(ink.panel, tint_, hot ? kTintHot : kTint)
                    : hot      ? ink.button_hot
                               : ink.button;
  if (action.chosen && (action.enabled || kind == Kind::choice)) {
    fill(rect, ink.chosen);
    if (ink.edged || kind == Kind::act) frame(rect.inset(px(1)), ink.accent, 12, 2);
    tick(rect);
  } else if (action.enabled && kind == Kind::next) {
    ground(rect, tint_ != 0 ? tint_ : hot ? ink.accent_hot : ink.accent, held);
  } else if (action.enabled && kind == Kind::act) {
    ground(rect, act, held);
  } else if (action.enabled && (hot || held)) {
    fill(rect, ink.button);
  } else if (action.enabled && kind == Kind::link && !has_icon(action.id)) {
    const float half = std::min(rect.width() - px(16), width_of(action.label, look.label)) / 2,
                x = rect.centre().x, y = rect.bottom - px(6);
    ImGui::GetWindowDrawList()->AddLine({x - half, y}, {x + half, y}, fade(ink.outline, 0.6f), px(1.2f));
  }
  if (state.focus == action.id) frame(rect.inset(px(-3)), ink.text, 14, 3);
}

// A line separates two neighbours if neither is chosen.
void Pen::tray(const Rect& rect, std::span<const view::Button> row, int columns) const {
  const auto count = static_cast<int>(row.size());
  const Rect last = rect.column(count - 1, columns, px(kGap));
  if (count == 0 || !is_visible(rect)) return;
  const Rect whole{rect.left, rect.top, last.right, rect.bottom};
  fill(whole, ink.tray);
  if (ink.edged) frame(whole.inset(px(0.75f)), ink.outline, 12, 1.5f);
  for (int i = 1; i < count; ++i) {
    const auto next = static_cast<std::size_t>(i);
    if (row[next].chosen || row[next - 1].chosen) continue;
    const float x = rect.column(i, columns, px(kGap)).left - px(kGap / 2), air = rect.height() * 0.24f;
    ImGui::GetWindowDrawList()->AddLine({x, rect.top + air}, {x, rect.bottom - air}, fade(ink.outline, 0.6f),
                                        px(1.2f));
  }
}

// Width to reserve at the right of a label and its icon for the tick, beyond the free space.
float Pen::room_for_tick(const view::Button& action, const Rect& inside) const {
  constexpr float kTick = 14;
  const float icon = icons_ == Icons::left && has_icon(action.id) ? px(kIcon) + px(kIconAir) : 0;
  const float wide = std::max(icon + width_of(action.label, look.label), width_of(action.detail, look.small));
  return std::clamp(px(kTick) - (inside.width() - wide) / 2, 0.0f, px(kTick));
}

// A large key has a large label if it fits on one line. All keys of a row have the smaller one, if one has.
ImFont* Pen::label_font(const Rect& rect, const view::Button& action) const {
  constexpr std::size_t kWordLetters = 14;
  const bool high = rect.height() >= px(kHighKey) && letter_count(action.label) <= kWordLetters &&
                    width_of(action.label, look.title) <= rect.width() - px(16);
  return high && even_ > 0 ? look.title : look.label;
}

Rect Pen::label_place(const Rect& rect, const view::Button& action) const {
  Rect inside = rect.inset(px(8), px(6));
  if (action.chosen) inside.right -= room_for_tick(action, inside);
  if (action.detail.empty()) return inside;
  ImFont *word = label_font(rect, action), *detail_font = word == look.title ? look.body : look.small;
  const float line = std::min(inside.height() / 2, look.size_of(word) * 1.2f);
  const float detail =
      std::min(height_of(action.detail, detail_font, inside.width()), inside.height() - line);
  const float lines = height_of(action.label, word, inside.width());
  const float label = std::max(line, std::min(lines, inside.height() - detail));
  const float top = inside.top + (inside.height() - label - detail) / 2;
  return {inside.left, top, inside.right, top + label};
}

Rect Pen::detail_place(const Rect& rect, const view::Button& action) const {
  ImFont *word = label_font(rect, action), *detail_font = word == look.title ? look.body : look.small;
  const Rect upper = label_place(rect, action), inside = rect.inset(px(8), px(6));
  const float tall = std::min(height_of(action.detail, detail_font, upper.width()),
                              inside.height() - std::min(inside.height() / 2, look.size_of(word) * 1.2f));
  return {upper.left, upper.bottom, upper.right, upper.bottom + tall};
}

void Pen::drop_long_detail(const Rect& rect, view::Button& action) const {
  if (action.detail.empty() || can_skip(rect)) return;
  constexpr float kLegible = 0.85f;  // of its size
  ImFont* word = label_font(rect, action);
  const Rect label = label_place(rect, action), place = detail_place(rect, action);
  const float small = look.size_of(look.small);
  if (fit(action.detail, look.small, small, place.width(), place.height()).size < kLegible * small ||
      fit(action.label, word, look.size_of(word), label.width(), label.height()).cut)
    action.detail.clear();
}

// Draws the icon above or before the label. Returns the rest of the key, or the label's indent in pixels.
Pen::Words Pen::words_beside_icon(const Rect& rect, const view::Button& action, ImU32 colour) const {
  if (icons_ == Icons::none || !has_icon(action.id)) return {rect};
  const float wide = px(kIcon), air = px(kIconAir);
  if (icons_ == Icons::above) {
    const float tall = std::min(wide, rect.height() * 0.42f), top = rect.top + px(3);
    draw_icon(look, action.id, {rect.centre().x, top + tall / 2}, tall / look.scale, colour);
    return {{rect.left, top + tall - px(4), rect.right, rect.bottom + px(3)}};
  }
  ImFont* font = label_font(rect, action);
  const float word = width_of(action.label, font) * std::abs(even_);
  const Rect place = label_place(rect, action);
  if (word + wide + air > place.width() + kRounding) return {rect};
  const ImVec2 at{place.centre().x - (word + air) / 2, place.centre().y};
  draw_icon(look, action.id, at, kIcon, colour);
  return {rect, wide + air};
}

void Pen::equalize_labels(std::span<const KeyPlace> keys) {
  even_ = 1;
  const auto is_small = [&](const KeyPlace& one) { return label_font(one.rect, *one.key) == look.label; };
  if (std::ranges::any_of(keys, is_small)) even_ = -1;
  for (const KeyPlace& one : keys) {
    if (one.key->label.empty()) continue;
    ImFont* font = label_font(one.rect, *one.key);
    const Rect place = label_place(one.rect, *one.key);
    const float size = fit(one.key->label, font, look.size_of(font), place.width(), place.height()).size;
    even_ = std::copysign(std::min(std::abs(even_), size / look.size_of(font)), even_);
  }
}

void Pen::equalize_labels(const Rect& key, std::span<const view::Button> row) {
  std::vector<KeyPlace> keys;
  for (const view::Button& one : row) keys.push_back({key, &one});
  equalize_labels(keys);
}

bool Pen::write_label(const Words& words, const view::Button& action, ImU32 colour,
                      ImU32 detail_colour) const {
  const Rect& rect = words.place;
  ImFont *word = label_font(rect, action), *detail_font = word == look.title ? look.body : look.small;
  const Rect upper = label_place(rect, action);
  const bool label = write({upper.left + words.indent, upper.top, upper.right, upper.bottom}, action.label,
                           {word, colour, Align::centre, Overflow::wrap, 0.5f, std::abs(even_)})
                         .whole;
  if (action.detail.empty()) return label;
  return write(detail_place(rect, action), action.detail, {detail_font, detail_colour, Align::centre})
             .whole &&
         label;
}

void Pen::button(const Rect& rect, const view::Button& action, Kind kind, float mark) {
  if (!press(rect, action, kind, mark)) return;
  state.open_reason.clear();
  out.push_back(action.command);
}

bool Pen::press(const Rect& rect, const view::Button& action, Kind kind, float mark) {
  if (action.label.empty() || reads_only_) return false;
  const bool pressed = hit(rect, action);
  if (can_skip(rect)) return pressed;
  face(rect, action, kind);
  const bool loud = action.enabled && kind == Kind::next && !action.chosen;
  constexpr float kFaint = 0.7f;
  const ImU32 label = loud ? ink.on_accent : action.enabled ? ink.text : fade(ink.muted, kFaint);
  const ImU32 detail = loud                           ? ink.on_accent
                       : tint_ != 0 && action.enabled ? ink.text
                                                      : fade(ink.muted, action.enabled ? 1 : kFaint);
  if (mark == 0 && !action.badge.initials.empty() && rect.width() >= px(kBadgeFrom)) {
    mark = kBadge + 12;
    draw_badge(*this, {rect.left + px(8), rect.top, rect.left + px(8 + kBadge), rect.bottom}, action.badge);
  }
  const Words words = mark > 0 ? Words{{rect.left + px(mark), rect.top, rect.right, rect.bottom}}
                               : words_beside_icon(rect, action, label);
  const bool whole = write_label(words, action, label, detail);
  log({action.id, action.detail.empty() ? action.label : action.label + " | " + action.detail, rect,
       action.enabled, !whole});
  show_letter(rect, action.id);
  return pressed;
}

bool Pen::vacant(const Rect& rect, const view::Button& action) {
  if (action.label.empty()) return false;
  view::Button probe = action;
  probe.enabled = true;
  probe.command = {};
  const bool pressed = hit(rect, probe);
  if (is_visible(rect) && (ImGui::IsItemHovered() || state.focus == action.id))
    frame(rect.inset(px(1)), fade(ink.outline, 0.55f), 12, 1.2f);
  const bool whole =
      write(rect.inset(px(8), px(6)), action.label, {look.small, ink.muted, Align::centre}).whole;
  log({action.id, action.label, rect, false, !whole});
  show_letter(rect, action.id);
  return pressed;
}

void Pen::touch(const Rect& rect, const view::Button& action) {
  (void)touch_unframed(rect, action);
  if (action.label.empty() || reads_only_ || can_skip(rect)) return;
  if (action.chosen || ImGui::IsItemHovered()) frame(rect, action.chosen ? ink.accent : ink.outline, 8);
}

bool Pen::touch_unframed(const Rect& rect, const view::Button& action) {
  if (action.label.empty() || reads_only_) return false;
  const bool pressed = hit(rect, action);
  if (pressed && !std::holds_alternative<std::monostate>(action.command)) out.push_back(action.command);
  if (can_skip(rect)) return pressed;
  if (state.focus == action.id) frame(rect, ink.text, 8, 3);
  log({action.id, action.detail.empty() ? action.label : action.label + " | " + action.detail, rect,
       action.enabled, false});
  show_letter(rect, action.id);
  return pressed;
}

// Gives the field one letter a frame of those typed before the caret was there.
void Pen::give_letters(ImGuiID field) const {
  if (state.field_letters.empty() || ImGui::GetActiveID() != field) return;
  ImGui::GetIO().AddInputCharacter(state.field_letters.front());
  state.field_letters.pop_front();
}

void Pen::note_caret(const Rect& rect, const char* id) const {
  if (!ImGui::IsItemActive()) return;
  state.caret = state.focus = id;
  state.focused = rect;
  const ImGuiInputTextState* typed = ImGui::GetInputTextState(ImGui::GetItemID());
  const bool bare = typed && typed->Stb.select_start == typed->Stb.select_end;
  state.caret_first = bare && typed->Stb.cursor == 0;
  state.caret_last = bare && typed->Stb.cursor == typed->CurLenW;
}

bool Pen::field(const Rect& rect, const char* id, const std::string& hint, std::string& value,
                TextVisibility shown) {
  ImGui::SetCursorScreenPos(rect.min());
  ImGui::SetNextItemWidth(rect.size().x);
  ImGui::PushFont(look.body);
  const ImVec2 air{ImGui::GetStyle().FramePadding.x, (rect.size().y - look.size_of(look.body)) / 2};
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {air.x, std::max(0.0f, air.y)});
  note_visible(id, rect, true);
  show_focus(rect, id);
  for (std::string* wanted : {&state.by_key, &state.field_next}) {
    if (*wanted != id) continue;
    wanted->clear();
    ImGui::SetKeyboardFocusHere();
  }
  const float room = rect.size().x - 2 * ImGui::GetStyle().FramePadding.x;
  const std::string shown_hint = shorten(hint, look.body, room);
  const bool enter = ImGui::GetIO().InputQueueCharacters.contains(letter_of(ImGuiKey_Enter));
  const auto flags =
      shown == TextVisibility::hidden ? ImGuiInputTextFlags_Password : ImGuiInputTextFlags_None;
  const std::string name = std::string("###") + id;
  give_letters(ImGui::GetID(name.c_str()));
  const bool changed = ImGui::InputTextWithHint(name.c_str(), shown_hint.c_str(), &value, flags);
  if (enter && (ImGui::IsItemActive() || ImGui::IsItemDeactivated())) {
    state.field_entered = id;
    state.focus.clear();  // the next Enter is for the screen
  }
  note_caret(rect, id);
  if (state.focus == id) frame(rect.inset(px(-3)), ink.text, 14, 3);
  ImGui::PopStyleVar();
  ImGui::PopFont();
  log({id, shown == TextVisibility::hidden ? std::string(value.size(), '*') : value, rect, true, false});
  return changed;
}

}  // namespace tanteador::ui
