#pragma once
// Parts of the pages of a competition. Private to this folder.

#include "src/reports/report.hpp"

namespace tanteador::report {

// Null: nothing leads a phone to this table.
const TableLink* find_link(const Input& of, std::size_t table);
// The QR code of a link, with its address and code to type beside it.
QrCode code_of(const TableLink& link, double side_mm);
// The font size at which text of this length fits; `room`: letters that fit at `points`. Long names are not
// cut off.
double fitting_points(std::size_t letters, std::size_t room, double points);

}  // namespace tanteador::report
