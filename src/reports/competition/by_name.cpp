// Tables of the participants, in order of the names.

#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

using league::Entrant;

// The people of an entrant. A team without known members is one name, "Ana / Beto" are two.
std::vector<Participant> people_of(const Input& of, Entrant entrant) {
  const std::string& name = entrant_name(of.names, entrant);
  std::vector<Participant> people;
  if (of.members && of.members->contains(entrant)) {
    for (const std::string& member : of.members->at(entrant)) people.push_back({member, name});
    return people;
  }
  constexpr std::string_view kBetween = " / ";
  for (std::size_t begin = 0;;) {
    const std::size_t end = name.find(kBetween, begin);
    people.push_back({name.substr(begin, end - begin)});
    if (end == name.npos) return people;
    begin = end + kBetween.size();
  }
}

}  // namespace

Table by_name(const Input& of) {
  Table report;
  report.title = round_title(of.now, *of.round);
  report.columns = {text_column("name", tr("Name")), number_column("table", tr("Table")),
                    text_column("against", tr("Opponent"))};
  auto& rows = report.groups.emplace_back().rows;
  const league::PlayedRound& round = round_of(of);
  const auto add = [&](Entrant entrant, const Cell& table, const Cell& against) {
    for (Participant& person : people_of(of, entrant)) rows.push_back({std::move(person), table, against});
  };
  for (std::size_t table = 0; table < round.tables.size(); ++table) {
    const auto& drawn = round.tables[table].drawn;
    for (std::size_t side = 0; side < drawn.sides.size(); ++side) {
      for (const Entrant entrant : drawn.sides[side])
        add(entrant, table_cell(round, table), text_or_empty(others_at(drawn, side, of.names)));
    }
  }
  for (const league::event::DrawnBye& bye : round.byes) add(bye.entrant, {}, Cell(tr("sits out")));
  for (const league::event::Absent& away : round.away) add(away.entrant, {}, Cell(away_text(away.kind)));
  sort_by_first_cell(rows);
  return report;
}

}  // namespace tanteador::report
