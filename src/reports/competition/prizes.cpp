// The winner of each prize.

#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/competition/money.hpp"
#include "src/reports/league_words.hpp"

namespace tanteador::report {

Table prizes(const Input& of) {
  Table table{.title = of.now.finished ? tr("Prizes") : tr("Prizes so far (provisional)")};
  table.empty = tr("No prizes set.");
  table.columns = {number_column("place", tr("Place")),    text_column("category", tr("Category")),
                   text_column("name", tr("Participant")), number_column("amount", tr("Amount")),
                   text_column("thing", tr("Prize")),      text_column("signature", tr("Signature"))};
  auto& rows = table.groups.emplace_back().rows;
  for (const WonPrize& one : prizes_won(of)) {
    const std::string place = std::to_string(one.place) + (one.shared > 1 ? "=" : "");
    rows.push_back({Result{place, std::int64_t{one.place}}, text_or_empty(one.category),
                    Participant{entrant_name(of.names, one.entrant)},
                    one.amount > 0 ? Cell(Money{one.amount, of.now.money.currency}) : Cell(),
                    text_or_empty(one.thing), Cell()});
  }
  return table;
}

}  // namespace tanteador::report
