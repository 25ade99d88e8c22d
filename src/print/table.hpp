#pragma once
// Reports and pairs: how wide the columns are, and their rows over the pages.

#include "src/print/pen.hpp"

namespace tanteador::print {

void draw(Pen& pen, const report::Table& table);
void draw(Pen& pen, const Pairs& pairs);

Type type_of(Weight weight, double points);

}  // namespace tanteador::print
