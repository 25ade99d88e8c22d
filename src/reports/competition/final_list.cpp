// The final list of all stages.

#include <map>

#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

using league::Entrant;

std::string stage_title(const league::Competition& now, int stage) {
  const std::string& name = now.setup.stages[stage].name;
  if (!name.empty()) return name;
  const std::string format = tr(name_of(now.setup.stages[stage]));
  return say("{0}, {1}", {stage + 1, std::string_view(format)});
}

std::map<Entrant, std::string> last_stages(const league::Competition& now) {
  std::map<Entrant, std::string> how;
  for (int stage = now.stage; stage >= 0; --stage) {
    for (const league::StageTable& table : standings(now, stage)) {
      const std::string where = stage_title(now, stage), group = group_title(table.group);
      for (const league::Standing& row : table.standings.rows)
        how.emplace(row.entrant, group.empty() ? where : where + ", " + group);
    }
  }
  return how;
}

}  // namespace

Table final_list(const Input& of) {
  Table table;
  table.title = of.now.finished ? tr("Final standings") : tr("Standings over all stages (provisional)");
  table.empty = tr("No participants yet.");
  table.columns = {number_column("rank", "#"), text_column("name", tr("Participant")),
                   text_column("club", tr("Club"))};
  const bool stages = of.now.setup.stages.size() > 1;
  if (stages) table.columns.push_back(text_column("stage", tr("Stage reached")));
  const auto how = last_stages(of.now);
  auto& rows = table.groups.emplace_back().rows;
  for (const league::StagePlace& place : final_ranks(of.now)) {
    rows.push_back({place.rank > 0 ? Cell(std::int64_t{place.rank}) : Cell(),
                    Participant{entrant_name(of.names, place.entrant)},
                    text_or_empty(of.now.entrants[index(place.entrant)].club)});
    if (stages) rows.back().push_back(how.contains(place.entrant) ? Cell(how.at(place.entrant)) : Cell());
  }
  return table;
}

}  // namespace tanteador::report
