#include "src/print/pen.hpp"

namespace tanteador::print {

namespace {

constexpr double kBaseline = 0.98;  // below the top of a line, in type sizes

}  // namespace

bool Pen::need(double height) {
  if (full_) return false;
  if (y_ + height <= frame_.bottom + kRounding) return true;
  if (at_end_ == PageEnd::stop) {
    full_ = true;
    return false;
  }
  turn();
  return true;
}

void Pen::turn() {
  if (at_end_ == PageEnd::stop || is_at_top()) return;
  canvas_->new_page();
  y_ = frame_.top;
}

void Pen::line_of_text(const Type& type, std::string_view line, const Place& place, double below) {
  double x = place.left;
  if (place.align != report::Align::left) {
    const double rest = place.width - canvas_->text_width(type, line);
    x += place.align == report::Align::right ? rest : rest / 2;
  }
  canvas_->text(x, y_ + below + kBaseline * type.points, type, line);
}

void Pen::text(const Type& type, std::string_view text, const Place& place) {
  for (const std::string& line : wrap_lines(*canvas_, type, text, place.width)) {
    if (!need(kLineFactor * type.points)) return;
    line_of_text(type, line, place);
    down(kLineFactor * type.points);
  }
}

void Pen::text(const Type& type, std::string_view words, report::Align align) {
  text(type, words, {frame_.left, frame_.width, align});
}

}  // namespace tanteador::print
