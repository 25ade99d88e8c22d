#pragma once
// Remarks on an imported tournament report.

#include <string>

#include "src/session/league/report.hpp"

namespace tanteador::queries {

// One line each: ignored tie-breaks and lines, different points, later byes. Often empty.
std::string report_remarks(const session::ReportTaken& taken);

}  // namespace tanteador::queries
