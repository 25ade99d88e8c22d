#pragma once
// Writes downwards in a frame: a page that continues on the next, or a card that is cut off.

#include "src/print/wrap.hpp"

namespace tanteador::print {

inline constexpr double kPointsPerMm = 72 / 25.4;
inline constexpr double kLineFactor = 1.3;  // line height in type sizes

struct Frame {
  double left = 0, top = 0, width = 0, bottom = 0;
  double height() const { return bottom - top; }
  double right() const { return left + width; }
};

class Pen {
 public:
  enum class PageEnd { turn_page, stop };
  Pen(Canvas& canvas, const Frame& frame, PageEnd at_end)
      : canvas_(&canvas), frame_(frame), at_end_(at_end), y_(frame.top) {}

  // Makes room for this height, on a new page if necessary. A height larger than a page starts at its top.
  // False: the card is full, and stays full.
  bool need(double height);
  void turn();  // starts a new page unless this one is empty
  void down(double height) { y_ += height; }
  bool is_at_top() const { return y_ <= frame_.top; }

  // The horizontal place of text: aligned within `width` from `left`.
  struct Place {
    double left = 0, width = 0;
    report::Align align = report::Align::left;
  };
  void text(const Type& type, std::string_view text, const Place& place);
  void text(const Type& type, std::string_view text, report::Align align = report::Align::left);
  // Draws one line that fits, `below` points lower than the pen.
  void line_of_text(const Type& type, std::string_view line, const Place& place, double below = 0);

  Canvas& canvas() const { return *canvas_; }
  const Frame& frame() const { return frame_; }
  double y() const { return y_; }

 private:
  Canvas* canvas_;
  Frame frame_;
  PageEnd at_end_;
  double y_;
  bool full_ = false;
};

}  // namespace tanteador::print
