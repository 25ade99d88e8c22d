// The players' ratings, best first.

#include "src/reports/cells.hpp"
#include "src/reports/club/club.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

Table ratings(RatingColumns columns) {
  Table table{.title = tr("Ratings"),
              .columns = {number_column("place", "#"), text_column("name", tr("Player")),
                          number_column("rating", tr("Rating")),
                          for_readers_if(columns.deviation, number_column("deviation", tr("Deviation"))),
                          number_column("games", tr("Games")),
                          for_readers_if(columns.deviation, number_column("at_least", tr("Minimum")))},
              .groups = {{}},
              .empty = tr("No rated results yet.")};
  if (columns.club) table.columns.push_back(text_column("club", tr("Club")));
  return table;
}

Row rating_row(std::size_t place, const RatedPlayer& one, RatingColumns columns) {
  Row row{place_cell(place),  Participant{one.name},
          Measure{one.value}, columns.deviation ? Cell(Measure{one.deviation}) : Cell(),
          one.games,          Measure{one.at_least}};
  if (columns.club) row.push_back(one.club);
  return row;
}

}  // namespace tanteador::report
