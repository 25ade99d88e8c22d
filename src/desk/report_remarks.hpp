#pragma once
// What has to be said about a tournament report that was taken in.

#include <string>

#include "src/session/league/report.hpp"

namespace tanteador::desk {

// A line each: tie-breaks and lines that were left, points that differ, byes of later rounds. Often empty.
std::string report_remarks(const session::ReportTaken& taken);

}  // namespace tanteador::desk
