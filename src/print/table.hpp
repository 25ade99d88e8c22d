#pragma once
// Draws tables and pairs: column widths, and rows across pages.

#include "src/print/pen.hpp"

namespace tanteador::print {

void draw(Pen& pen, const report::Table& table);
void draw(Pen& pen, const report::Pairs& pairs);

Type type_of(report::Weight weight, double points);

}  // namespace tanteador::print
