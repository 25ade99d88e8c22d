#pragma once
// The marks of a drawn page, shared by the PDF file, the picture and the preview. Positions are points (1/72
// inch) from the left and top edges of the page.

#include <string>
#include <vector>

#include "src/reports/document.hpp"

namespace tanteador::print {

enum class Face { regular, bold };
enum class Shade { black, grey, pale };
enum class Stroke { thin, thick, dashed };

struct Type {
  Face face = Face::regular;
  double points = report::kBodyPoints;
  Shade shade = Shade::black;
};

inline constexpr double kGreys[] = {0.0, 0.38, 0.75};      // by Shade; 1 is white
inline constexpr double kThicknesses[] = {0.4, 0.9, 0.4};  // by Stroke, in points
inline constexpr double kDash = 3;                         // length of a dash and of a gap, in points
inline Shade shade_of(Stroke stroke) { return stroke == Stroke::thick ? Shade::grey : Shade::pale; }

struct DrawnPage {
  struct Text {  // one line
    double x = 0, baseline = 0, width = 0;
    Type type;
    std::string text;
  };
  struct Line {
    double x1 = 0, y1 = 0, x2 = 0, y2 = 0;
    Stroke stroke = Stroke::thin;
  };
  struct Box {  // black
    double x = 0, y = 0, width = 0, height = 0;
  };
  double width = 0, height = 0;
  std::vector<Text> texts = {};
  std::vector<Line> lines = {};
  std::vector<Box> boxes = {};
};

}  // namespace tanteador::print
