#pragma once
// League files: standings, rounds and crosstables as data and as printed pages.

#include "src/cli/league/league_context.hpp"
#include "src/cli/output/report_files.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/document.hpp"

namespace tanteador::cli {

// `value` / `parts`, as a whole number if possible: 4 halves are 2, 3 halves are 1.5.
nlohmann::json decimal(std::int64_t value, int parts);

// The shown part of a competition.
struct ShownPart {
  const session::OpenCompetition& open;
  const std::vector<std::string>& names;  // of the entrants
  int stage = 0;
  std::optional<int> rounds = {};  // rounds of the stage; empty: all
  // The number of rounds in the standings.
  int round_count() const {
    const auto drawn = static_cast<int>(open.now.stages[stage].rounds.size());
    return std::min(rounds.value_or(drawn), drawn);
  }
  bool why = false;                          // with the reasons of ranks or pairings
  report::LinksByTable links_by_table = {};  // links and codes printed on slips and cards
  std::map<league::Entrant, std::vector<std::string>> members = {};  // names of the people of teams
};

// As in the arguments; by default after the last complete round.
ShownPart standings_input(const session::OpenCompetition& open, const std::vector<std::string>& names,
                          const Moment& arguments);

// The input of the report makers. `round`: for reports of one round.
report::Input input_of(const ShownPart& shown, std::optional<league::RoundRef> round = {});

// A page with one report. Its second title line comes from the report.
report::Document report_page(std::string title, const report::Table& table);
// A page of tables without a competition. Drops empty tables.
report::Document tables_page(std::string title, std::string subtitle, std::span<const report::Table> tables);
report::Document standings_page(const ShownPart& shown);
report::Document entrants_page(const ShownPart& shown);  // including the last round, if there is one
report::Document rounds_page(const ShownPart& shown,
                             std::span<const league::RoundRef> rounds);  // all on one page
// Cuts a wide crosstable into readable tables.
std::vector<report::Table> crosstable_pieces(const report::Table& table);

}  // namespace tanteador::cli
