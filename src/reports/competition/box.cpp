// Entry fees, and the balance after the prizes are paid.

#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/competition/money.hpp"
#include "src/reports/league_words.hpp"

namespace tanteador::report {

Table box(const Input& of) {
  const league::event::MoneySet& money = of.now.money;
  Table table{.title = tr("Entry fees and cash box")};
  table.empty = tr("No participants yet.");
  table.columns = {number_column("number", "#"), text_column("name", tr("Participant")),
                   number_column("due", tr("Due")), number_column("paid", tr("Paid")),
                   number_column("open", tr("Outstanding"))};
  auto& rows = table.groups.emplace_back().rows;
  std::int64_t due = 0, paid = 0, prizes = 0;
  for (std::size_t i = 0; i < of.now.entrants.size(); ++i) {
    const league::EntrantState& entrant = of.now.entrants[i];
    // Participants who left before playing owe only what they have paid.
    const bool played = !entrant.withdrew || *entrant.withdrew > league::RoundRef{0, 0};
    const int owed = played ? money.fee : 0;
    due += owed;
    paid += entrant.paid;
    rows.push_back({place_cell(i), Participant{of.names[i]}, Money{owed}, Money{entrant.paid},
                    owed == entrant.paid ? Cell() : Cell(Money{owed - entrant.paid})});
  }
  for (const WonPrize& one : prizes_won(of)) prizes += one.amount;
  const auto total = [&](std::string what, std::int64_t first, std::int64_t second, std::int64_t third) {
    rows.push_back({Cell(), std::move(what), Money{first, money.currency}, Money{second, money.currency},
                    Money{third, money.currency}});
  };
  total(tr("Total"), due, paid, due - paid);
  rows.push_back({Cell(), tr("Prizes in money"), Cell(), Money{-prizes, money.currency}, Cell()});
  rows.push_back(
      {Cell(), tr("In the cash box at the end"), Cell(), Money{paid - prizes, money.currency}, Cell()});
  return table;
}

}  // namespace tanteador::report
