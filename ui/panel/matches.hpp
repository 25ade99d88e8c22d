#pragma once
// Points as matches, laid in squares of five; one that comes or goes is seen on its way.

#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui {

// Those of one side, in one block or in several.
class Matches {
 public:
  Matches(Pen& pen, int side, int points);
  // The places from `first` on: a match, or its outline where there is no point yet. `gilded`: with a gold
  // end.
  void draw(const Rect& area, int first, int places, bool gilded) const;
  // The size of the squares in which so many places have room.
  static float square(const Pen& pen, const Rect& area, int places);

 private:
  float presence(int place) const;

  Pen& pen_;
  int side_;
  Motion& motion_;
};

void draw_matches(Pen& pen, const Rect& area, int points, int places, int side);  // in one block
void draw_emblem(Pen& pen, const Rect& area);                                     // of the program

}  // namespace tanteador::ui
