#pragma once
// The JSON fields of events of competitions and clubs.

#include "src/codec/competition/rules.hpp"

namespace tanteador::league {

using codec::CountedList;
using codec::one_based;
using codec::Time;

void round_fields(auto& io, RoundRef& round) {
  io("stage", one_based(round.stage));
  io("round", one_based(round.round));
}
void table_fields(auto& io, TableRef& table) {
  io("stage", one_based(table.stage));
  io("round", one_based(table.round));
  io("table", one_based(table.table));
}

void fields(auto& io, TableRef& table) { table_fields(io, table); }

void fields(auto& io, VirtualPoints& virtual_points) {
  io("points", virtual_points.points);
  io("entrants", virtual_points.entrants);
}

namespace event {

void fields(auto& io, DrawnTable& table) {
  io("sides", table.sides);
  io.optional("group", one_based(table.group));
  io.optional("bracket", one_based(table.bracket));
  io.optional("reasons", table.reasons);
  io.optional("remark", table.remark);
}
void fields(auto& io, DrawnBye& bye) {
  io("entrant", one_based(bye.entrant));
  io.optional("reasons", bye.reasons);
}
void fields(auto& io, SideScore& side) {
  io.optional("score", side.score);
  io.optional("sets", side.sets);
  io.optional("deals", side.deals);
  io.optional("game_points", side.game_points);
}
void fields(auto& io, BoardScore& board) {
  io("board", board.board);
  io("score", board.score);
}
// `winner` counts from 1; 0 means a draw.
void fields(auto& io, TableScore& score) {
  io("sides", score.sides);
  std::optional<int> winner;
  if (score.winner) winner = *score.winner + 1;
  io.optional("winner", winner);
  if (winner) score.winner = *winner - 1;
  io.optional("tables", score.tables);
  io.optional("boards", score.boards);
}

void fields(auto& io, CompetitionCreated& event) { league::fields(io, event.setup); }
void fields(auto& io, EntrantEntered& event) {
  io("people", Ids{event.people});
  io.optional("team", event.team);
  io.optional("club", event.club);
  io.optional("rating", event.rating);
  io.newer_field("late", event.late);
}
void fields(auto& io, EntrantChanged& event) {
  io("entrant", one_based(event.entrant));
  io.optional("rating", event.rating);
  io.optional("club", event.club);
  io.optional("categories", event.categories);
  io.optional("table", event.table);
  io.optional("late", event.late);
}
void fields(auto& io, Seeded& event) {
  io("order", event.order);
  io.optional("seed", event.seed);
}
void fields(auto& io, KeptApart& event) {
  io("entrants", event.entrants);
  io.optional("reason", event.reason);
  io.optional("lifted", event.lifted);
}
void fields(auto& io, RulesChanged& event) {
  io("stage", one_based(event.stage));
  io.optional("rounds", event.rounds);
  io.optional("minutes", event.minutes);
  io.optional("last_deal", event.last_deal);
  io.optional("points", event.points);
  io.optional("order", event.order);
  io.optional("free_tables", event.free_tables);
  io.optional("reason", event.reason);
}
void fields(auto& io, CompetitionWithdrawn& event) { io.optional("reason", event.reason); }
inline BoundedNumber<int> amount(int& hundredths) { return {hundredths, -kAmountMost, kAmountMost}; }
void fields(auto& io, Prize& prize) {
  io("place", prize.place);
  io.optional("category", prize.category);
  io.optional("amount", amount(prize.amount));
  io.optional("thing", prize.thing);
  io.newer_field("ranking", prize.ranking);
}
void fields(auto& io, MoneySet& event) {
  io.optional("fee", amount(event.fee));
  io.optional("currency", event.currency);
  io.optional("prizes", event.prizes);
  io.optional("one_prize_each", event.one_prize_each);
}
void fields(auto& io, FeePaid& event) {
  io("entrant", one_based(event.entrant));
  io("amount", amount(event.amount));
}
void fields(auto& io, EntrantWithdrawn& event) {
  io("entrant", one_based(event.entrant));
  io.optional("reason", event.reason);
}
void fields(auto& io, Absent& event) {
  io("entrant", one_based(event.entrant));
  auto as = static_cast<codec::AwayAs>(static_cast<int>(event.kind) - static_cast<int>(Kind::full_bye));
  io("as", as);
  event.kind = static_cast<Kind>(static_cast<int>(as) + static_cast<int>(Kind::full_bye));
}
void fields(auto& io, Returned& event) {
  io("entrant", one_based(event.entrant));
  io.optional("tables", event.tables);
}
void fields(auto& io, Substituted& event) {
  round_fields(io, event.round);
  io("entrant", one_based(event.entrant));
  io("out", Id{event.out});
  io("in", Id{event.in});
  io.default_field("percent", BoundedNumber<int>{event.percent, 1, 100});
}
void fields(auto& io, RoundDrawn& event) {
  round_fields(io, event.round);
  io("tables", event.tables);
  io.optional("byes", event.byes);
  io.optional("groups", event.groups);
  io.newer_field("virtual_points", event.virtual_points);
  io.newer_field("seeds", event.seeds);
  io.optional("seed", event.seed);
}
void fields(auto& io, RoundDated& event) {
  round_fields(io, event.round);
  if (codec::has_text(io, "begins", event.begins)) io("begins", Time{event.begins});
}
void fields(auto& io, ClockChanged& event) {
  round_fields(io, event.round);
  io("change", event.change);
  io.optional("minutes", BoundedNumber<int>{event.minutes, -kRoundMinutesMax, kRoundMinutesMax});
  io.optional("tables", CountedList{event.tables});
}
void fields(auto& io, DrawTakenBack& event) { round_fields(io, event.round); }
void fields(auto& io, TablesSwapped& event) {
  round_fields(io, event.round);
  io("first", one_based(event.first));
  io("second", one_based(event.second));
}
void fields(auto& io, SeatsSwapped& event) {
  round_fields(io, event.round);
  io("first", one_based(event.first));
  io("second", one_based(event.second));
}
void fields(auto& io, MatchLinked& event) {
  table_fields(io, event.table);
  io("match", Id{event.match});
}
void fields(auto& io, MatchUnlinked& event) {
  table_fields(io, event.table);
  io("match", Id{event.match});
}
void fields(auto& io, ResultEntered& event) {
  table_fields(io, event.table);
  io("result", event.score);
  io.optional("remark", event.remark);
  if (codec::has_text(io, "match", event.match)) io("match", Id{event.match});
}
void fields(auto& io, ResultCorrected& event) {
  table_fields(io, event.table);
  io.optional("result", event.score);
  io.optional("reason", event.reason);
  io.optional("remark", event.remark);
  if (codec::has_text(io, "match", event.match)) io("match", Id{event.match});
}
void fields(auto& io, Forfeited& event) {
  table_fields(io, event.table);
  io("sides", CountedList{event.sides});
  io.optional("reason", event.reason);
}
void fields(auto& io, PenaltyGiven& event) {
  round_fields(io, event.round);
  io("entrant", one_based(event.entrant));
  io.optional("points", event.points);
  io.optional("score", event.score);
  io("reason", event.reason);
}
void fields(auto& io, PenaltyLifted& event) {
  io("penalty", one_based(event.penalty));
  io.optional("reason", event.reason);
}
void fields(auto& io, LotDrawn& event) {
  io("stage", one_based(event.stage));
  io("order", event.order);
  io.optional("seed", event.seed);
}
void fields(auto& io, RoundClosed& event) {
  round_fields(io, event.round);
  io.optional("forced", event.forced);
}
void fields(auto& io, StageClosed& event) {
  io("stage", one_based(event.stage));
  io("going_on", event.going_on);
  io.optional("repechage", event.repechage);
}
void fields(auto&, CompetitionFinished&) {}
void fields(auto& io, Reopened& event) { io.optional("reason", event.reason); }

void fields(auto& io, ClubNamed& event) { io("name", event.name); }
void fields(auto& io, NameOrderSet& event) { io("order", event.order); }
void fields(auto& io, PlayerAdded& event) { io("person", Id{event.person}); }
void fields(auto& io, PlayerChanged& event) {
  io("person", Id{event.person});
  io("active", event.active);
}
void fields(auto& io, SamePerson& event) {
  io("person", Id{event.person});
  io("is", Id{event.is});
}
void fields(auto& io, NotSamePerson& event) {
  io("person", Id{event.person});
  io("is", Id{event.is});
}
void fields(auto& io, TeamAdded& event) { league::fields(io, event.team); }
void fields(auto& io, TeamChanged& event) { league::fields(io, event.team); }
void fields(auto& io, TeamRemoved& event) { io("team", Id{event.team}); }
void fields(auto& io, ClubJoined& event) {
  io("record", Id{event.record});
  io("events", event.events);
}

}  // namespace event

}  // namespace tanteador::league
