#pragma once
// The reports of a competition that a club displays, hands out or fills in.

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/league/competition/rules.hpp"
#include "src/reports/document.hpp"

namespace tanteador::report {

// Two ways for a phone to reach a table: the address in a QR code, or a code to type.
struct TableLink {
  std::string room, address, code;
};
using LinksByTable = std::map<league::TableRef, TableLink>;

// The competition and the part of it to report. All referenced objects must outlive it.
struct Input {
  const league::Competition& now;
  const std::vector<std::string>& names;  // by entrant
  int stage = 0;
  int rounds = 0;                              // standings are after this many rounds of the stage
  std::optional<league::RoundRef> round = {};  // the round to report; null: none is drawn
  bool reasons = false;                        // adds the reasons for ranks or pairings
  int best = 3;                                // club ranking: participants of a club that count
  std::string_view competition = {};           // its id, for the codes of slips
  const LinksByTable* links = nullptr;         // for slips and cards; null: none
  std::vector<std::string> ends = {};          // for slips: RFC 3339, by table of the round; empty: no clock
  // The names of the people of each team, for lists by name; null: teams are listed by their own name.
  const std::map<league::Entrant, std::vector<std::string>>* members = nullptr;
};

struct ReportKind {
  std::string_view word;                     // as the user requests it: "by-name"
  std::string_view title;                    // N_()
  bool of_round = false;                     // needs a drawn round
  Table (*make)(const Input&) = nullptr;     // for people; null: a page
  Table (*data)(const Input&) = nullptr;     // for programs, if different from `make`
  Document (*page)(const Input&) = nullptr;  // slips, cards, diplomas, receipts
};
// All reports in listing order. One without functions uses several competitions.
std::span<const ReportKind> report_kinds();
const ReportKind* report_by_name(std::string_view word);  // null: unknown word

// The report for programs. Its words are always English; sentences are in the user's language.
Table data_of(const ReportKind& kind, const Input& of);

}  // namespace tanteador::report
