#pragma once
// Remarks on an imported tournament report.

#include <string>

#include "src/session/league/report.hpp"

namespace tanteador::queries {

// A line each: tie-breaks and lines that were left, points that differ, byes of later rounds. Often empty.
std::string report_remarks(const session::ReportTaken& taken);

}  // namespace tanteador::queries
