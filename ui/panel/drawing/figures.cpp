// Figures in columns: every digit as wide as a zero, so that columns align; losses slanted.

#include <cmath>

#include "src/core/text/letters.hpp"
#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui {

namespace {

float wide(ImFont* font, float size, std::string_view letter) {
  const std::string_view measured = letter[0] >= '0' && letter[0] <= '9' ? "0" : letter;
  return font->CalcTextSizeA(size, FLT_MAX, 0, measured.data(), measured.data() + measured.size()).x;
}

float width_of_all(ImFont* font, float size, std::string_view text) {
  float width = 0;
  while (!text.empty()) {
    const std::string_view letter = first_letters(text, 1);
    width += wide(font, size, letter);
    text.remove_prefix(letter.size());
  }
  return width;
}

}  // namespace

float Pen::common_size(std::span<const std::string> figures, ImFont* font, float width) const {
  float times = 1;
  for (const std::string& text : figures)
    if (const float all = width_of_all(font, look.size_of(font), text); all > width)
      times = std::min(times, width / all);
  return times;
}

void Pen::figures(const Rect& rect, std::string_view text, const TextStyle& style, bool slanted) {
  if (text.empty() || can_skip(rect)) return;
  float size = look.size_of(style.font) * style.times;
  while (size > kLeastFigure && width_of_all(style.font, size, text) > rect.width() + kRounding)
    size = std::max(kLeastFigure, size - px(1));
  const float width = width_of_all(style.font, size, text);
  const float spare = rect.width() - width;
  float x = rect.left + (style.align == Align::left ? 0 : style.align == Align::right ? spare : spare / 2);
  const float y = std::floor(rect.top + (rect.height() - size) * style.middle);
  log({{}, std::string(text), rect, true, width > rect.width() + px(2)});
  if (!is_visible({rect.left, y, std::max(rect.right, rect.left + 1), y + size})) return;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const int first = list.VtxBuffer.Size;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view letter = first_letters(rest, 1);
    const float cell = wide(style.font, size, letter);
    const float own =
        style.font->CalcTextSizeA(size, FLT_MAX, 0, letter.data(), letter.data() + letter.size()).x;
    list.AddText(style.font, size, {std::floor(x + (cell - own) / 2), y}, style.colour, letter.data(),
                 letter.data() + letter.size());
    x += cell;
    rest.remove_prefix(letter.size());
  }
  constexpr float kSlant = 0.2f;
  const float foot = y + size * 0.8f;
  for (int i = first; slanted && i < list.VtxBuffer.Size; ++i)
    list.VtxBuffer[i].pos.x += (foot - list.VtxBuffer[i].pos.y) * kSlant;
}

}  // namespace tanteador::ui
