#pragma once
// Points drawn as matches in squares of five, or as beans in rows of six. Changes are animated.

#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui {

// The marks of one side, in one block or in several.
class Matches {
 public:
  Matches(Pen& pen, int side, int points);
  // Draws places from `first` on: a match, or an outline if there is no point yet. `gilded`: with a gold end.
  void draw(const Rect& area, int first, int places, bool gilded) const;
  void draw_beans(const Rect& area, int places) const;
  // The size of the squares at which so many places fit.
  static float square(const Pen& pen, const Rect& area, int places);

 private:
  float presence(int place) const;

  Pen& pen_;
  int side_;
  Motion& motion_;
};

enum class Marks { matches, beans };
void draw_matches(Pen& pen, const Rect& area, Marks marks, int points, int places, int side);  // in one block
// The matches of one side; `side` identifies the tally.
void draw_tally(Pen& pen, const Rect& area, const view::Tally& tally, int side);
void draw_emblem(Pen& pen, const Rect& area);  // of the program
// A single match; `angle`: of its head, in radians, 0 points right; `unit`: a quarter of its length, in
// pixels; `flame`: from 0 to 1.
void draw_match(const Pen& pen, ImVec2 centre, float angle, float unit, float flame);

}  // namespace tanteador::ui
