#include "ui/panel/drawing/pen.hpp"

#include <imgui_internal.h>
#include <imgui_stdlib.h>

#include <cctype>
#include <cmath>

#include "src/core/text/letters.hpp"
#include "ui/panel/drawing/icons.hpp"
#include "ui/panel/drawing/keys.hpp"
#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/drawing/scripts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kHighKey = 80;
constexpr double kDoubleContact = 0.12;  // seconds: a deliberate second tap takes longer
constexpr double kDoubleTap = 0.6;       // seconds: a control that moved under the finger was not meant yet

float measure(ImFont* font, float size, std::string_view written) {
  const std::string_view text = drawable(font, written);
  return font->CalcTextSizeA(size, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}

struct Lines {
  std::vector<std::string_view> lines;
  bool fits = true;  // no single word is wider than the place
};

// The end of a line in a word too wide for its line: after a hyphen of the word.
std::size_t hyphen_break(std::string_view text, std::size_t start, std::size_t end, ImFont* font, float size,
                         float width) {
  for (std::size_t at = text.rfind('-', end - 1); at != std::string_view::npos && at > start && at + 1 < end;
       at = text.rfind('-', at - 1)) {
    if (measure(font, size, text.substr(start, at + 1 - start)) <= width) return at + 1;
  }
  return std::string_view::npos;
}

// Breaks at spaces, and at hyphens of words too wide for a line. Never breaks a longer word: it does not fit.
Lines wrap(std::string_view text, ImFont* font, float size, float width) {
  Lines result;
  std::size_t start = 0, last_space = std::string_view::npos;
  const auto too_wide = [&](std::size_t end) {
    while (measure(font, size, text.substr(start, end - start)) > width) {
      const std::size_t next = hyphen_break(text, start, end, font, size, width);
      if (next == std::string_view::npos) return true;
      result.lines.push_back(text.substr(start, next - start));
      start = next;
    }
    return false;
  };
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const bool at_end = i == text.size();
    if (!at_end && text[i] != ' ' && text[i] != '\n') continue;
    if (measure(font, size, text.substr(start, i - start)) > width) {
      if (last_space != std::string_view::npos) {
        result.lines.push_back(text.substr(start, last_space - start));
        start = last_space + 1;
      }
      if (too_wide(i)) result.fits = false;
    }
    last_space = i;
    if (at_end || text[i] == '\n') {
      result.lines.push_back(text.substr(start, i - start));
      start = i + 1;
      last_space = std::string_view::npos;
    }
  }
  return result;
}

// As much of the text as fits, at a character boundary, with an ellipsis if anything is cut.
std::string shorten(std::string_view text, ImFont* font, float size, float width) {
  width += kRounding;
  if (measure(font, size, text) <= width) return std::string(text);
  for (std::size_t letters = letter_count(text); letters > 0;) {
    std::string shorter = std::string(first_letters(text, --letters)) + "…";
    if (measure(font, size, shorter) <= width) return shorter;
  }
  return {};
}

// A text that is still too large is shortened line by line, so that it does not overlap its neighbours.
std::vector<std::string> clip_lines(const std::vector<std::string_view>& lines, ImFont* font, float size,
                                    float width, float height) {
  const auto room = static_cast<std::size_t>(std::max(1.0f, std::floor(height / size)));
  std::vector<std::string> clipped_lines;
  for (std::size_t i = 0; i < std::min(room, lines.size()); ++i) {
    const bool ends_early = i + 1 == room && room < lines.size();
    clipped_lines.push_back(
        shorten(ends_early ? std::string(lines[i]) + " …" : std::string(lines[i]), font, size, width));
  }
  return clipped_lines;
}

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

bool has_room() {
  constexpr unsigned kCorners = 48 << 10;  // leaves room for a single large drawing, such as a long note
  const bool any =
      sizeof(ImDrawIdx) > 2 || (ImGui::GetIO().BackendFlags & ImGuiBackendFlags_RendererHasVtxOffset) != 0;
  return any || ImGui::GetWindowDrawList()->_VtxCurrentIdx < kCorners;
}

float random_offset(int place, std::uint32_t salt) {
  std::uint32_t x = static_cast<std::uint32_t>(place) * 2654435761u + salt * 40503u;
  x ^= x >> 15;
  x *= 2246822519u;
  x ^= x >> 13;
  return static_cast<float>(x % 2001u) / 1000.0f - 1.0f;
}

ImU32 mix_colours(ImU32 one, ImU32 other, float share) {
  ImU32 colour = 0;
  for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT, IM_COL32_A_SHIFT}) {
    const auto from = static_cast<float>(one >> shift & 0xFF), to = static_cast<float>(other >> shift & 0xFF);
    colour |= static_cast<ImU32>(from + (to - from) * share + 0.5f) << shift;
  }
  return colour;
}

ImU32 with_alpha(ImU32 colour, float alpha) {
  return (colour & ~IM_COL32_A_MASK) | (static_cast<ImU32>(alpha * 255) << IM_COL32_A_SHIFT);
}

bool Pen::is_visible(const Rect& rect) const {
  return ImGui::IsRectVisible(rect.min(), rect.max()) && has_room();
}

bool Pen::is_far_off(const Rect& rect) const {
  const float window = ImGui::GetIO().DisplaySize.y;
  return can_skip({rect.left, rect.top - window, rect.right, rect.bottom + window});
}

void Pen::log(DrawnItem item) const {
  if (!drawn_) return;
  const ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 min = list.GetClipRectMin(), max = list.GetClipRectMax();
  item.clip = {min.x, min.y, max.x, max.y};
  drawn_->push_back(std::move(item));
}

void Pen::fill(const Rect& rect, ImU32 colour, float rounding) const {
  if (!is_visible(rect)) return;
  ImGui::GetWindowDrawList()->AddRectFilled(rect.min(), rect.max(), colour, px(rounding));
}

void Pen::weave(const Rect& rect, const Weave& weave, ImU32 colour) const {
  if (ink.edged || weave.pixels <= 0 || !is_visible(rect)) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImTextureID picture = ImGui::GetIO().Fonts->TexID;
  for (float y = rect.top; y < rect.bottom; y += weave.pixels) {
    const float bottom = std::min(rect.bottom, y + weave.pixels), tall = (bottom - y) / weave.pixels;
    for (float x = rect.left; x < rect.right && has_room(); x += weave.pixels) {
      const float right = std::min(rect.right, x + weave.pixels), wide = (right - x) / weave.pixels;
      const ImVec2 to{weave.from.x + (weave.to.x - weave.from.x) * wide,
                      weave.from.y + (weave.to.y - weave.from.y) * tall};
      list.AddImage(picture, {x, y}, {right, bottom}, weave.from, to, colour);
    }
  }
}

void Pen::frame(const Rect& rect, ImU32 colour, float rounding, float thickness) const {
  if (!is_visible(rect)) return;
  ImGui::GetWindowDrawList()->AddRect(rect.min(), rect.max(), colour, px(rounding), 0, px(thickness));
}

void Pen::picture(const Rect& rect, std::string_view png, const std::string& description) {
  const bool is_in_view = is_visible(rect);
  const ImTextureID shown = look.pictures && is_in_view ? look.pictures->texture(png) : nullptr;
  if (is_in_view && !shown) return text(rect, description, {look.small, ink.muted});
  log({.id = {}, .text = description, .rect = rect});
  if (shown)
    ImGui::GetWindowDrawList()->AddImageRounded(shown, rect.min(), rect.max(), {0, 0}, {1, 1}, IM_COL32_WHITE,
                                                px(kCardCorner));
}

Pen::FittedText Pen::fit(std::string_view text, ImFont* font, float largest, float width,
                         float height) const {
  const float smallest = std::min(font->FontSize, px(kLeast));
  for (float size = largest;; size -= px(1)) {
    size = std::max(size, smallest);
    Lines wrapped = wrap(text, font, size, width + kRounding);
    const float tall = size * static_cast<float>(wrapped.lines.size());
    const bool fits = wrapped.fits && tall <= height + px(4);
    if (fits || size <= smallest) return {std::move(wrapped.lines), size, !fits};
  }
}

float Pen::height_of(std::string_view text, ImFont* font, float width) const {
  return font->FontSize * 1.15f * static_cast<float>(wrap(text, font, font->FontSize, width).lines.size());
}

float Pen::least_key(std::string_view label) const {
  constexpr std::size_t kLines = 3;
  const float size = std::min(look.label->FontSize, px(kLeast)), step = px(kGapKeypad);
  for (float wide = std::max(step, key(kFinger) - px(2 * kGap));; wide += step) {
    const Lines wrapped = wrap(label, look.label, size, wide);
    if (wrapped.fits && wrapped.lines.size() <= kLines) return wide + px(2 * kGap);
  }
}

float Pen::width_of(std::string_view text, ImFont* font) const { return measure(font, font->FontSize, text); }

void Pen::keep_measures(std::uint64_t build_number) {
  UiState::Measures& known = state.measured;
  if (known.of != build_number || known.letters != look.body->FontSize || build_number == 0)
    known = {build_number, look.body->FontSize, {}, {}};
}

// The large face or its substitute, and the largest size that fits the height.
std::pair<ImFont*, float> Pen::large_face(const Rect& rect, std::string_view text) const {
  bool has_all = look.large != nullptr;
  for (std::string_view rest = text; has_all && !rest.empty();)
    has_all = look.large->FindGlyphNoFallback(static_cast<ImWchar>(next_letter(rest))) != nullptr;
  constexpr float kFull = 0.9f;  // of the height of its place
  return {has_all ? look.large : look.title, std::min(rect.height() * kFull, 2.0f * px(kLarge))};
}

void Pen::large(const Rect& rect, std::string_view text, ImU32 colour, Align align, float times) {
  const auto [font, size] = large_face(rect, text);
  this->text(rect, text, {font, colour, align, Overflow::whole, 0.5f, size * times / font->FontSize});
}

float Pen::share(const Rect& rect, std::string_view text) const {
  const auto [font, size] = large_face(rect, text);
  const float wide = measure(font, size, text);
  return wide <= rect.width() ? 1 : rect.width() / wide;
}

float Pen::size_for(std::string_view text, ImFont* font, float largest, const Rect& rect) const {
  constexpr float kInk = 0.78f;  // of the size: how high figures are
  float size = std::clamp(rect.height() / kInk, kLeastFigure, std::max(kLeastFigure, largest));
  while (size > kLeastFigure && measure(font, size, text) > rect.width() + kRounding)
    size = std::max(kLeastFigure, size - px(1));
  return size;
}

void Pen::write_lines(const Rect& rect, const FittedText& fitted, const TextStyle& style) const {
  const auto count = static_cast<float>(fitted.lines.size());
  const float leading =
      std::min(fitted.size * 1.15f, std::max(fitted.size, rect.height() / std::max(1.0f, count)));
  const float tall = leading * (count - 1) + fitted.size;
  float y = rect.top + (rect.height() - tall) * style.middle;
  ImDrawList* list = ImGui::GetWindowDrawList();
  for (const std::string_view written : fitted.lines) {
    const std::string_view line = drawable(style.font, written);
    const float spare = rect.width() - measure(style.font, fitted.size, line);
    const float x = rect.left + (style.align == Align::left    ? 0
                                 : style.align == Align::right ? spare
                                                               : spare / 2);
    list->AddText(style.font, fitted.size, {std::floor(x), std::floor(y)}, style.colour, line.data(),
                  line.data() + line.size());
    y += leading;
  }
}

// Figures larger than the baked size use the largest baked one.
TextStyle Pen::largest_style(TextStyle style) const {
  if (style.font != look.digits || !look.huge || style.times <= 1) return style;
  style.times *= look.digits->FontSize / look.huge->FontSize;
  style.font = look.huge;
  return style;
}

Pen::TextFit Pen::write(const Rect& rect, std::string_view text, const TextStyle& wanted) const {
  const TextStyle style = largest_style(wanted);
  const bool visible =
      is_visible({rect.left, rect.top, std::max(rect.right, rect.left + 1), rect.bottom + px(4)});
  if (!visible && !drawn_) return {};
  std::string shorter;
  std::vector<std::string> clipped_lines;
  FittedText fitted;
  const float largest = style.font->FontSize * style.times;
  if (style.overflow == Overflow::whole) {
    const float size = size_for(text, style.font, largest, rect);
    fitted = {{text}, size, measure(style.font, size, text) > rect.width() + kRounding};
  } else if (style.overflow == Overflow::ellipsis) {
    shorter = shorten(text, style.font, largest, rect.width());
    fitted = {{shorter}, largest, false};
  } else {
    fitted = fit(text, style.font, largest, rect.width(), rect.height());
    if (fitted.cut) {
      clipped_lines = clip_lines(fitted.lines, style.font, fitted.size, rect.width(), rect.height() + px(4));
      fitted.lines.assign(clipped_lines.begin(), clipped_lines.end());
    }
  }
  if (visible) write_lines(rect, fitted, style);
  return {!fitted.cut, !clipped_lines.empty() || (style.overflow == Overflow::ellipsis && shorter != text)};
}

void Pen::text(const Rect& rect, std::string_view text, const TextStyle& style) {
  if (text.empty() || can_skip(rect)) return;
  TextStyle with_font = style;
  if (!with_font.font) with_font.font = look.body;
  if (with_font.colour == 0) with_font.colour = ink.text;
  const TextFit written = write(rect, text, with_font);
  log({{}, std::string(text), rect, true, !written.whole, written.shortened});
}

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

bool Pen::hit(const Rect& rect, const view::Button& action) {
  if (action.enabled) {
    state.visible.push_back({action.id, rect});
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
  if (action.enabled && action.chosen) {
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

// A large key has a large label, unless another key of its row has not.
ImFont* Pen::label_font(const Rect& rect, const view::Button& action) const {
  constexpr std::size_t kWordLetters = 14;
  const bool high = rect.height() >= px(kHighKey) && letter_count(action.label) <= kWordLetters;
  return high && even_ > 0 ? look.title : look.label;
}

Rect Pen::label_place(const Rect& rect, const view::Button& action) const {
  Rect inside = rect.inset(px(8), px(6));
  if (action.chosen) inside.right -= room_for_tick(action, inside);
  if (action.detail.empty()) return inside;
  ImFont *word = label_font(rect, action), *detail_font = word == look.title ? look.body : look.small;
  const float line = std::min(inside.height() / 2, word->FontSize * 1.2f);
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
                              inside.height() - std::min(inside.height() / 2, word->FontSize * 1.2f));
  return {upper.left, upper.bottom, upper.right, upper.bottom + tall};
}

void Pen::drop_long_detail(const Rect& rect, view::Button& action) const {
  if (action.detail.empty() || can_skip(rect)) return;
  ImFont* word = label_font(rect, action);
  const Rect label = label_place(rect, action), place = detail_place(rect, action);
  if (fit(action.detail, look.small, look.small->FontSize, place.width(), place.height()).cut ||
      fit(action.label, word, word->FontSize, label.width(), label.height()).cut)
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
  const float word = measure(font, font->FontSize * std::abs(even_), action.label);
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
    const float size = fit(one.key->label, font, font->FontSize, place.width(), place.height()).size;
    even_ = std::copysign(std::min(std::abs(even_), size / font->FontSize), even_);
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
  if (action.label.empty()) return false;
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
  if (action.label.empty() || can_skip(rect)) return;
  if (action.chosen || ImGui::IsItemHovered()) frame(rect, action.chosen ? ink.accent : ink.outline, 8);
}

bool Pen::touch_unframed(const Rect& rect, const view::Button& action) {
  if (action.label.empty()) return false;
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
  const ImVec2 air{ImGui::GetStyle().FramePadding.x, (rect.size().y - look.body->FontSize) / 2};
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {air.x, std::max(0.0f, air.y)});
  state.visible.push_back({id, rect, true});
  show_focus(rect, id);
  for (std::string* wanted : {&state.by_key, &state.field_next}) {
    if (*wanted != id) continue;
    wanted->clear();
    ImGui::SetKeyboardFocusHere();
  }
  const float room = rect.size().x - 2 * ImGui::GetStyle().FramePadding.x;
  const std::string shown_hint = shorten(hint, look.body, look.body->FontSize, room);
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
