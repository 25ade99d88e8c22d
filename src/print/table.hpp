#pragma once
// Draws tables and pairs: column widths, and rows across pages.

#include "src/print/pen.hpp"

namespace tanteador::print {

void draw(Pen& pen, const report::Table& table);
void draw(Pen& pen, const Pairs& pairs);

Type type_of(Weight weight, double points);

}  // namespace tanteador::print
