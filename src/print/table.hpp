#pragma once
// Tables and pairs: how wide the columns are, and their rows over the pages.

#include "src/print/pen.hpp"

namespace tanteador::print {

// The size of the type and the width of every column, its margins included, in points.
struct Fit {
  double points = kBodyPoints;
  std::vector<double> widths;
};
Fit fitted(const Canvas& canvas, const Table& table, double width);

void draw(Pen& pen, const Table& table);
void draw(Pen& pen, const Pairs& pairs);

Type type_of(Weight weight, double points);

}  // namespace tanteador::print
