// What was done last in a competition, in words, and the event that takes it back.

#include <algorithm>

#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

namespace league_undo {

namespace e = league::event;
const std::string kUndo = "undo";  // the reason that is kept
using league::Competition;

struct Undone {
  const Competition& before;
  const std::vector<std::string>& names;

  using Answer = std::optional<DoneInLeague>;

  std::string of_table(const league::TableRef& at, std::string_view words) const {
    const std::string number = table_number(round_in(before, at.in()), static_cast<std::size_t>(at.table));
    return say(words, {std::string_view(number)});
  }
  std::string of_round(const league::RoundRef& round, std::string_view words) const {
    return say(words, {round.round + 1});
  }
  std::string of_entrant(league::Entrant entrant, std::string_view words) const {
    return say(words, {std::string_view(entrant_name(names, entrant))});
  }
  // What the table had before: a result, a forfeit, or neither.
  league::CompetitionEvent as_before(const league::TableRef& at) const {
    const league::PlayedTable& table = round_in(before, at.in()).tables[static_cast<std::size_t>(at.table)];
    if (!table.score && !table.forfeits.empty()) return e::Forfeited{at, table.forfeits, kUndo};
    return e::ResultCorrected{at, table.score, kUndo, {}, table.remark};
  }

  Answer operator()(const e::ResultEntered& one) const {
    return DoneInLeague{of_table(one.table, english("Table {0}: a result")), as_before(one.table)};
  }
  Answer operator()(const e::ResultCorrected& one) const {
    return DoneInLeague{of_table(one.table, english("Table {0}: a result corrected")), as_before(one.table)};
  }
  Answer operator()(const e::Forfeited& one) const {
    return DoneInLeague{of_table(one.table, english("Table {0}: a forfeit")), as_before(one.table)};
  }
  Answer operator()(const e::RoundDrawn& one) const {
    return DoneInLeague{of_round(one.round, english("Round {0} drawn")), e::DrawTakenBack{one.round}};
  }
  Answer operator()(const e::RoundClosed& one) const {
    return DoneInLeague{of_round(one.round, english("Round {0} closed")), e::Reopened{kUndo}};
  }
  Answer operator()(const e::StageClosed& one) const {
    return DoneInLeague{say("Stage {0} closed", {one.stage + 1}), e::Reopened{kUndo}};
  }
  Answer operator()(const e::CompetitionFinished&) const {
    return DoneInLeague{tr("The competition ended"), e::Reopened{kUndo}};
  }
  Answer operator()(const e::EntrantWithdrawn& one) const {
    return DoneInLeague{of_entrant(one.entrant, english("{0} has left")), e::Returned{one.entrant, {}}};
  }
  Answer operator()(const e::Absent& one) const {
    return DoneInLeague{of_entrant(one.entrant, english("{0} sits out")), e::Returned{one.entrant, {}}};
  }
  Answer operator()(const e::PenaltyGiven& one) const {
    return DoneInLeague{of_entrant(one.entrant, english("{0}: a penalty")),
                        e::PenaltyLifted{static_cast<int>(before.penalties.size()), kUndo}};
  }
  Answer operator()(const e::RoundDated& one) const {
    return DoneInLeague{of_round(one.round, english("Round {0}: its time")),
                        e::RoundDated{one.round, begins(one.round)}};
  }
  Answer operator()(const e::TablesSwapped& one) const {
    return DoneInLeague{say("Tables {0} and {1} exchanged", {one.first + 1, one.second + 1}), one};
  }
  template <class Other>
  Answer operator()(const Other&) const {
    return std::nullopt;
  }

  std::string begins(const league::RoundRef& round) const {
    const auto found = before.dates.find(round);
    return found == before.dates.end() ? std::string() : found->second;
  }
};

}  // namespace league_undo
}  // namespace

std::optional<DoneInLeague> taken_back(const Competition& before, const std::vector<std::string>& names,
                                       const league::CompetitionEvent& event) {
  return std::visit(league_undo::Undone{before, names}, event);
}

}  // namespace tanteador::view
