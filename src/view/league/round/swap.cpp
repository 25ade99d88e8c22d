// Exchange of seats and tables in a round.

#include <algorithm>

#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

struct Exchange {
  const RoundState& state;
  league::RoundRef round;

  SwapPlace place(SwapState held, const std::string& id, std::string label, bool chosen,
                  std::optional<league::CompetitionEvent> exchanged) const {
    held.open = true;
    RoundState hold = state, let_go = state;
    hold.swap = held;
    let_go.swap = {.open = true};
    SwapPlace place;
    place.hold = state_action(std::move(hold), id + "/hold", label);
    if (exchanged)
      place.tap = operation(command::EnterLeague{*std::move(exchanged)}, id, std::move(label));
    else
      place.tap = chosen ? state_action(std::move(let_go), id, std::move(label)) : place.hold;
    place.tap.id = std::string(kLeagueField) + id;
    place.tap.chosen = chosen;
    return place;
  }
  SwapPlace table(int number, std::string label) const {
    const int held = state.swap.table;
    std::optional<league::CompetitionEvent> exchanged;
    if (held >= 0 && held != number) exchanged = league::event::TablesSwapped{round, held, number};
    return place({.table = number}, "swap/table/" + std::to_string(number + 1), std::move(label),
                 held == number, std::move(exchanged));
  }
  SwapPlace seat(league::Entrant entrant, std::string label) const {
    const int held = state.swap.entrant, own = index(entrant);
    std::optional<league::CompetitionEvent> exchanged;
    if (held >= 0 && held != own)
      exchanged = league::event::SeatsSwapped{round, league::entrant_at(held), entrant};
    return place({.entrant = own}, "swap/seat/" + std::to_string(own + 1), std::move(label), held == own,
                 std::move(exchanged));
  }
};

bool may_change(const league::PlayedTable& table) {
  return !is_decided(table) && table.matches.empty() && table.forfeits.empty();
}

}  // namespace

std::optional<SwapSheet> make_swap(const OpenLeague& league, league::RoundRef round,
                                   const RoundState& state) {
  const league::PlayedRound& played = round_at(league.now, round);
  if (league.now.finished || played.status != league::RoundStatus::open) return std::nullopt;
  const Exchange exchange{state, round};
  SwapSheet sheet;
  sheet.title = say("Round {0}: seats and tables", {round.round + 1});
  sheet.help = tr("Drag a name onto another, or a table's number onto another; or tap one, then the other.");
  for (std::size_t i = 0; i < played.tables.size(); ++i) {
    const bool free = is_free(played.tables[i]);
    if (!free && !may_change(played.tables[i])) continue;
    SwapTable& table = sheet.tables.emplace_back();
    if (free) table.title = tr("stays free");
    table.number = exchange.table(static_cast<int>(i), table_number(played, i));
    for (const auto& side : played.tables[i].drawn.sides) {
      for (const league::Entrant entrant : side)
        table.seats.push_back(exchange.seat(entrant, entrant_name(league.names, entrant)));
    }
  }
  if (sheet.tables.empty()) return std::nullopt;
  if (!played.byes.empty()) {
    SwapTable& out = sheet.tables.emplace_back();
    out.title = tr("sits out");
    for (const league::event::DrawnBye& bye : played.byes)
      out.seats.push_back(exchange.seat(bye.entrant, entrant_name(league.names, bye.entrant)));
  }
  RoundState closed = state;
  closed.swap = {};
  sheet.close = state_action(std::move(closed), {}, tr("Done"));
  sheet.close.id = std::string(kSheetClose);
  return sheet;
}

}  // namespace tanteador::view
