#pragma once
// A layout as a value: boxes in rows and columns, and their places, in pixels. It draws nothing.

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace tanteador::ui::layout {

struct Bounds {
  float left = 0, top = 0, right = 0, bottom = 0;

  float width() const { return right - left; }
  float height() const { return bottom - top; }
};

struct Extent {
  float wide = 0, tall = 0;
};

enum class Along { row, column };

// Has one content, parts, or variants. Spare room: optional parts at any depth, then good sizes, best sizes,
// weights.
struct Box {
  std::string name = {};  // for the messages of tests
  Extent least = {};      // of the content; no place is ever smaller
  Extent good = {};       // enough; every part has it before one has more
  Extent best = {};       // wanted
  float weight = 0;       // its part of the room that nobody needs
  bool optional = false;  // has its best size, or no place at all
  int keys = 0;           // of the content: keys of one width side by side …
  float apart = 0;        // … with this gap
  std::function<void(const Bounds&)> draw = {};
  Along along = Along::column;
  float gap = 0;
  Extent inset = {};  // the space round the parts
  std::vector<Box> parts = {};
  std::vector<Box> variants = {};  // instead of parts: the first that fits has the place, else the last
};

Box row(float gap, std::vector<Box> parts);
Box column(float gap, std::vector<Box> parts);
Box variants(std::vector<Box> layouts);  // as small as the last
Box stretch(Box box, float weight = 1);  // with a part of the spare room
Box widen(Box box, float wide);          // at least so wide
Box heighten(Box box, float tall);       // at least so high

// The least size of the box with all its parts; optional ones need no room.
Extent least_of(const Box& box);
Extent good_of(const Box& box);  // at which all parts have their good sizes …
Extent best_of(const Box& box);  // … or their best
bool fits(const Box& box, Extent room);
// Returns the first variant that fits, else the last.
const Box& first_fitting(std::span<const Box> variants, Extent room);

// Calls `visit` with each box that has a place, a whole before its parts.
using Visit = std::function<void(const Box&, const Bounds&)>;
void visit_places(const Box& box, const Bounds& place, const Visit& visit);
void draw(const Box& box, const Bounds& place);

}  // namespace tanteador::ui::layout
