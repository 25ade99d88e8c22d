#pragma once
// Writing downwards in a frame: a page that turns, or a card that is cut off at its end.

#include "src/print/wrap.hpp"

namespace tanteador::print {

inline constexpr double kPointsPerMm = 72 / 25.4;
inline constexpr double kLineFactor = 1.3;  // from one line to the next, in sizes of the type

struct Frame {
  double left = 0, top = 0, width = 0, bottom = 0;
  double height() const { return bottom - top; }
  double right() const { return left + width; }
};

class Pen {
 public:
  enum class AtEnd { turn_page, stop };
  Pen(Canvas& canvas, const Frame& frame, AtEnd at_end)
      : canvas_(&canvas), frame_(frame), at_end_(at_end), y_(frame.top) {}

  // Room for so much, on a new page if need be. A page takes what is higher than itself at its top; false:
  // the card is full, now and for whatever follows.
  bool need(double height);
  void turn();  // to a new page, unless nothing stands on this one
  void down(double height) { y_ += height; }
  bool at_top() const { return y_ <= frame_.top; }

  // Lines of text at the left, in the middle or at the right of `width`, from `left` on.
  struct Place {
    double left = 0, width = 0;
    Align align = Align::left;
  };
  void text(const Type& type, std::string_view text, const Place& place);
  void text(const Type& type, std::string_view text, Align align = Align::left);
  // One line that is known to fit, `below` this height.
  void line_of_text(const Type& type, std::string_view line, const Place& place, double below = 0);

  Canvas& canvas() const { return *canvas_; }
  const Frame& frame() const { return frame_; }
  double y() const { return y_; }

 private:
  Canvas* canvas_;
  Frame frame_;
  AtEnd at_end_;
  double y_;
  bool full_ = false;
};

}  // namespace tanteador::print
