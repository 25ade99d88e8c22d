// Entry fees, and the balance after the prizes are paid.

#include "src/league/competition/prizes.hpp"
#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"

namespace tanteador::report {

std::int64_t box_balance(const league::Competition& now, const league::PrizeAwards& awards) {
  std::int64_t balance = 0;
  for (const league::EntrantState& entrant : now.entrants) balance += entrant.paid;
  for (const league::WonPrize& one : awards.winners) balance -= one.amount;
  return balance;
}

Table box(const Input& of) {
  const league::event::MoneySet& money = of.now.money;
  Table table{.title = tr("Entry fees and cash box")};
  table.empty = tr("No participants yet.");
  table.columns = {number_column("number", "#"), text_column("name", tr("Participant")),
                   number_column("due", tr("Due")), number_column("paid", tr("Paid")),
                   number_column("open", tr("Outstanding"))};
  auto& rows = table.groups.emplace_back().rows;
  std::int64_t due = 0, paid = 0;
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
  const std::int64_t left = box_balance(of.now, league::award_prizes(of.now));
  const auto total = [&](std::string what, std::int64_t first, std::int64_t second, std::int64_t third) {
    rows.push_back({Cell(), std::move(what), Money{first, money.currency}, Money{second, money.currency},
                    Money{third, money.currency}});
  };
  total(tr("Total"), due, paid, due - paid);
  rows.push_back({Cell(), tr("Prizes in money"), Cell(), Money{left - paid, money.currency}, Cell()});
  rows.push_back({Cell(), tr("In the cash box at the end"), Cell(), Money{left, money.currency}, Cell()});
  return table;
}

}  // namespace tanteador::report
