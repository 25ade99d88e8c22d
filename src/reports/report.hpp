#pragma once
// The reports of a competition: what a club pins up, hands out and fills in.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/league/competition/rules.hpp"
#include "src/reports/table.hpp"

namespace tanteador::report {

// A competition as it is to be reported. All must outlive it.
struct Input {
  const league::Competition& now;
  const std::vector<std::string>& names;  // of the entrants
  int stage = 0;
  int rounds = 0;                              // standings are after so many of the stage
  std::optional<league::RoundRef> round = {};  // the one meant; nothing: none is drawn
  bool reasons = false;  // with what tells each from the next, or why a pairing was made
};

struct ReportKind {
  std::string_view word;   // "by-name", as it is asked for
  std::string_view title;  // N_()
  bool of_round = false;   // needs one that is drawn
  Table (*make)(const Input&) = nullptr;
  Table (*data)(const Input&) = nullptr;  // for programs, where that is another table
};
// All of them as they are listed. Those without a maker are pages, or come from more than one competition.
std::span<const ReportKind> report_kinds();
const ReportKind* report_by_name(std::string_view word);  // null: there is none

// The report for programs: its words are English, whatever the language; sentences stay as people read them.
Table data_of(const ReportKind& kind, const Input& of);

}  // namespace tanteador::report
