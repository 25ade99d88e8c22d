// Text and shapes.

#include "ui/panel/drawing/pen.hpp"

#include <cmath>

#include "src/core/text/letters.hpp"
#include "ui/panel/drawing/parts.hpp"
#include "ui/panel/drawing/scripts.hpp"

namespace tanteador::ui {

namespace {

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
std::string shorten_to(std::string_view text, ImFont* font, float size, float width) {
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
        shorten_to(ends_early ? std::string(lines[i]) + " …" : std::string(lines[i]), font, size, width));
  }
  return clipped_lines;
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

std::string Pen::shorten(std::string_view text, ImFont* font, float width) const {
  return shorten_to(text, font, look.size_of(font), width);
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
  const float smallest = std::min(look.size_of(font), px(kLeast));
  for (float size = largest;; size -= px(1)) {
    size = std::max(size, smallest);
    Lines wrapped = wrap(text, font, size, width + kRounding);
    const float tall = size * static_cast<float>(wrapped.lines.size());
    const bool fits = wrapped.fits && tall <= height + px(4);
    if (fits || size <= smallest) return {std::move(wrapped.lines), size, !fits};
  }
}

float Pen::height_of(std::string_view text, ImFont* font, float width) const {
  return 1.15f * look.size_of(font) *
         static_cast<float>(wrap(text, font, look.size_of(font), width).lines.size());
}

float Pen::least_key(std::string_view label) const {
  constexpr std::size_t kLines = 3;
  const float size = std::min(look.size_of(look.label), px(kLeast)), step = px(kGapKeypad);
  for (float wide = std::max(step, key(kFinger) - px(2 * kGap));; wide += step) {
    const Lines wrapped = wrap(label, look.label, size, wide);
    if (wrapped.fits && wrapped.lines.size() <= kLines) return wide + px(2 * kGap);
  }
}

float Pen::width_of(std::string_view text, ImFont* font) const {
  return measure(font, look.size_of(font), text);
}

void Pen::keep_measures(std::uint64_t build_number) {
  UiState::Measures& known = state.measured;
  if (known.of != build_number || known.letters != look.body->FontSize || build_number == 0)
    known = {build_number, look.body->FontSize, {}, {}};
}

bool Pen::has_all(ImFont* font, std::string_view text) const {
  while (font && !text.empty())
    if (!font->FindGlyphNoFallback(static_cast<ImWchar>(next_letter(text)))) return false;
  return font != nullptr;
}

// The large face or its substitute, and the largest size that fits the height.
std::pair<ImFont*, float> Pen::large_face(const Rect& rect, std::string_view text) const {
  constexpr float kFull = 0.9f;  // of the height of its place
  return {has_all(look.large, text) ? look.large : look.title,
          std::min(rect.height() * kFull, 2.0f * px(kLarge))};
}

void Pen::large(const Rect& rect, std::string_view text, ImU32 colour, Align align, float times) {
  const auto [font, size] = large_face(rect, text);
  this->text(rect, text, {font, colour, align, Overflow::whole, 0.5f, size * times / look.size_of(font)});
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
  if (style.font != look.digits || !look.huge || style.times * look.letters <= 1) return style;
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
  const float largest = look.size_of(style.font) * style.times;
  if (style.overflow == Overflow::whole) {
    const float size = size_for(text, style.font, largest, rect);
    fitted = {{text}, size, measure(style.font, size, text) > rect.width() + kRounding};
  } else if (style.overflow == Overflow::ellipsis) {
    shorter = shorten_to(text, style.font, largest, rect.width());
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

}  // namespace tanteador::ui
