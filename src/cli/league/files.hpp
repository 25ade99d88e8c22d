#pragma once
// What a league hands out as files: the same standings, rounds and crosstables as lines of data and as pages.

#include "src/cli/league/league_context.hpp"
#include "src/cli/output/report_files.hpp"
#include "src/print/document.hpp"
#include "src/queries/pages.hpp"
#include "src/reports/makers.hpp"

namespace tanteador::cli {

// `value` counts halves, quarters …; whole numbers stay whole: 4 halves are 2, 3 are 1.5.
nlohmann::json decimal(std::int64_t value, int parts);

using queries::TableLink;

// A competition as it is to be shown.
struct Shown {
  const session::OpenCompetition& open;
  const std::vector<std::string>& names;  // of the entrants
  int stage = 0;
  std::optional<int> rounds = {};  // so many of the stage; all of them
  // The rounds the standings are after.
  int after() const {
    const auto drawn = static_cast<int>(open.now.stages[stage].rounds.size());
    return std::min(rounds.value_or(drawn), drawn);
  }
  bool why = false;  // with what tells each from the next, or why a pairing was made
  std::map<league::TableRef, TableLink> ways_in = {};  // on slips and cards, of tables that have one
};

// As it was asked for: else after the last round that is complete.
Shown shown_as(const session::OpenCompetition& open, const std::vector<std::string>& names,
               const Moment& arguments);

// The same for the makers of reports; `round`: the one that is meant.
report::Input input_of(const Shown& shown, std::optional<league::RoundRef> round = {});

// A page with this report on it; the second line below its title is the report's.
print::Document report_page(std::string title, const report::Table& table);
// Tables of no competition in particular; those without a row are left out.
print::Document tables_page(std::string title, std::string subtitle, std::span<const report::Table> tables);
print::Document standings_page(const Shown& shown);
print::Document entrants_page(const Shown& shown);  // with the last round, where there is one
print::Document rounds_page(const Shown& shown,
                            std::span<const league::RoundRef> rounds);  // one below another
// A crosstable cut so that people can read it.
std::vector<report::Table> crosstable_pieces(const report::Table& table);

}  // namespace tanteador::cli
