#pragma once
// The JSON of a competition's and a club's events: what each field is called.

#include "src/codec/record.hpp"
#include "src/league/competition/club.hpp"

namespace tanteador::league {
// Entrants stand in lists by their number.
inline codec::Counted<Entrant> item_form(Entrant& entrant) { return codec::counted(entrant); }
}  // namespace tanteador::league

namespace tanteador::codec {

TANTEADOR_EVENT(league::event::CompetitionCreated, competition_created);
TANTEADOR_EVENT(league::event::EntrantEntered, entrant_entered);
TANTEADOR_EVENT(league::event::EntrantChanged, entrant_changed);
TANTEADOR_EVENT(league::event::Seeded, seeded);
TANTEADOR_EVENT(league::event::KeptApart, kept_apart);
TANTEADOR_EVENT(league::event::RulesChanged, rules_changed);
TANTEADOR_EVENT(league::event::CompetitionWithdrawn, competition_withdrawn);
TANTEADOR_EVENT(league::event::MoneySet, money_set);
TANTEADOR_EVENT(league::event::FeePaid, fee_paid);
TANTEADOR_EVENT(league::event::EntrantWithdrawn, entrant_withdrawn);
TANTEADOR_EVENT(league::event::Absent, absent);
TANTEADOR_EVENT(league::event::Returned, returned);
TANTEADOR_EVENT(league::event::Substituted, substituted);
TANTEADOR_EVENT(league::event::RoundDrawn, round_drawn);
TANTEADOR_EVENT(league::event::RoundDated, round_dated);
TANTEADOR_EVENT(league::event::DrawTakenBack, draw_taken_back);
TANTEADOR_EVENT(league::event::TablesSwapped, tables_swapped);
TANTEADOR_EVENT(league::event::SeatsSwapped, seats_swapped);
TANTEADOR_EVENT(league::event::MatchLinked, match_linked);
TANTEADOR_EVENT(league::event::ResultEntered, result_entered);
TANTEADOR_EVENT(league::event::ResultCorrected, result_corrected);
TANTEADOR_EVENT(league::event::Forfeited, forfeited);
TANTEADOR_EVENT(league::event::PenaltyGiven, penalty);
TANTEADOR_EVENT(league::event::PenaltyLifted, penalty_lifted);
TANTEADOR_EVENT(league::event::LotDrawn, lot_drawn);
TANTEADOR_EVENT(league::event::RoundClosed, round_closed);
TANTEADOR_EVENT(league::event::StageClosed, stage_closed);
TANTEADOR_EVENT(league::event::CompetitionFinished, competition_finished);
TANTEADOR_EVENT(league::event::Reopened, reopened);
TANTEADOR_EVENT(league::event::ClubNamed, club_named);
TANTEADOR_EVENT(league::event::PlayerAdded, player_added);
TANTEADOR_EVENT(league::event::PlayerChanged, player_changed);
TANTEADOR_EVENT(league::event::SamePerson, same_person);
TANTEADOR_EVENT(league::event::NotSamePerson, not_same_person);
TANTEADOR_EVENT(league::event::TeamAdded, team_added);
TANTEADOR_EVENT(league::event::TeamChanged, team_changed);

#define TANTEADOR_WORDS(Enum, count, ...)                                   \
  template <>                                                               \
  struct Words<Enum> {                                                      \
    static constexpr std::array<std::string_view, count> list{__VA_ARGS__}; \
  }
TANTEADOR_WORDS(league::Format, 6, "round_robin", "swiss", "groups", "singles", "rotating_partners",
                "knockout");
TANTEADOR_WORDS(league::GroupDraw, 2, "snake", "drawn");
TANTEADOR_WORDS(league::Movement, 5, "whist", "rainbow", "pairs", "mitchell", "howell");
TANTEADOR_WORDS(league::PartnerRule, 2, "balanced", "drawn");
TANTEADOR_WORDS(league::ClubRule, 3, "ignored", "within_points", "before_points");
TANTEADOR_WORDS(league::LateJoin, 2, "zero", "half");
TANTEADOR_WORDS(league::UnplayedRule, 2, "fide2023", "fide2026");
TANTEADOR_WORDS(league::WithdrawalRule::Policy, 2, "keep", "strike");
TANTEADOR_WORDS(league::SubstituteRule::Points, 3, "to_entrant", "none", "fixed");
TANTEADOR_WORDS(league::GoOn::Who, 2, "all", "top");
TANTEADOR_WORDS(league::Because, 29, "schedule", "same_points", "met_group", "club_group", "odd_group",
                "rest_of_group", "rematch", "same_club", "bracket", "design", "search", "repeat", "movement",
                "boards", "fresh_partners", "lowest", "lowest_of_due", "second_bye", "for_the_rest",
                "odd_number", "by_hand", "swapped", "kept_apart", "least", "least_again", "rest_or_clubs",
                "rematch_found", "club_found", "partners_again");
#undef TANTEADOR_WORDS

// How somebody is away, of the kinds of a round.
enum class AwayAs : std::uint8_t { full_bye, half_bye, zero_bye, absent };
template <>
struct Words<AwayAs> {
  static constexpr std::array<std::string_view, 4> list{"full_bye", "half_bye", "zero_bye", "absent"};
};
static_assert(static_cast<int>(league::Kind::absent) - static_cast<int>(league::Kind::full_bye) == 3);

}  // namespace tanteador::codec

namespace tanteador::league {

using codec::counted;
using codec::CountedList;
using codec::Id;
using codec::Ids;
using codec::Ranged;
using codec::Time;

void fields(auto& io, RoundPoints& points) {
  io("win", points.scheme.win);
  io("draw", points.scheme.draw);
  io("loss", points.scheme.loss);
  io("bye", points.bye);
  io("half_bye", points.half_bye);
  io("forfeit_win", points.forfeit_win);
  io("forfeit_loss", points.forfeit_loss);
}
void fields(auto& io, WithdrawalRule& rule) {
  io("policy", rule.policy);
  io("played_percent", Ranged<int>{rule.played_percent, 0, 100});
}
void fields(auto& io, SubstituteRule& rule) {
  io("policy", rule.policy);
  io.optional("points", rule.points);
  io.optional("score", rule.score);
}
void fields(auto& io, GoOn& rule) {
  io("who", rule.who);
  io.optional("top", rule.top);
  io.optional("best_next", rule.best_next);
  io.optional("carry_over", rule.carry_over);
  io.optional("repechage", rule.repechage);
}
void fields(auto& io, StageSetup& setup) {
  io.optional("name", setup.name);
  io("format", setup.format);
  io.optional("rounds", setup.rounds);
  io.defaulted("cycles", setup.cycles);
  io.optional("groups", setup.groups);
  io.defaulted("group_draw", setup.group_draw);
  io.optional("third_place", setup.third_place);
  io.optional("repechage", setup.repechage);
  io.defaulted("sizes", setup.sizes);
  io.defaulted("movement", setup.movement);
  io.defaulted("partners", setup.partners);
  io.defaulted("clubs", setup.clubs);
  io.defaulted("sets", setup.sets);
  io.optional("match_tables", setup.match_tables);
  io.optional("boards", setup.boards);
  io.defaulted("points", setup.points);
  io.optional("order", setup.order);
  io.defaulted("unplayed", setup.unplayed);
  io.optional("minimum_games", setup.minimum_games);
  io.defaulted("withdrawals", setup.withdrawals);
  io.defaulted("late_join", setup.late_join);
  io.defaulted("substitutes", setup.substitutes);
  io.optional("minutes", setup.minutes);
  io.defaulted("go_on", setup.go_on);
}
void fields(auto& io, SeasonRule& rule) {
  io("by_rank", rule.by_rank);
  io.optional("for_taking_part", rule.for_taking_part);
  io.optional("best", rule.best);
}
void fields(auto& io, Reason& reason) {
  io("because", reason.because);
  std::vector<int> numbers(reason.numbers.begin(), reason.numbers.end());
  while (!numbers.empty() && numbers.back() == 0) numbers.pop_back();
  io.optional("numbers", numbers);
  if (numbers.size() > reason.numbers.size()) return io.fail("numbers", english("\"{0}\" must be a list."));
  reason.numbers = {};
  std::ranges::copy(numbers, reason.numbers.begin());
}
void fields(auto& io, Team& team) {
  io("team", Id{team.id});
  io("name", team.name);
  if (codec::given(io, "captain", team.captain)) io("captain", Id{team.captain});
  io("members", Ids{team.members});
  io.optional("reserves", Ids{team.reserves});
}
void fields(auto& io, CompetitionSetup& setup) {
  io("name", setup.name);
  io("game", setup.game);
  io("ruleset", setup.ruleset);
  io.defaulted("rated", setup.rated);
  io.optional("season", setup.season);
  io.optional("season_points", setup.season_points);
  io("stages", setup.stages);
}
void round_fields(auto& io, RoundRef& round) {
  io("stage", counted(round.stage));
  io("round", counted(round.round));
}
void table_fields(auto& io, TableRef& table) {
  io("stage", counted(table.stage));
  io("round", counted(table.round));
  io("table", counted(table.table));
}

void fields(auto& io, TableRef& table) { table_fields(io, table); }

namespace event {

void fields(auto& io, DrawnTable& table) {
  io("sides", table.sides);
  io.optional("group", counted(table.group));
  io.optional("bracket", counted(table.bracket));
  io.optional("reasons", table.reasons);
  io.optional("remark", table.remark);
}
void fields(auto& io, DrawnBye& bye) {
  io("entrant", counted(bye.entrant));
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
// `winner` counts from 1; 0 says the table is drawn.
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
}
void fields(auto& io, EntrantChanged& event) {
  io("entrant", counted(event.entrant));
  io.optional("rating", event.rating);
  io.optional("club", event.club);
  io.optional("categories", event.categories);
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
  io("stage", counted(event.stage));
  io.optional("rounds", event.rounds);
  io.optional("minutes", event.minutes);
  io.optional("points", event.points);
  io.optional("order", event.order);
  io.optional("reason", event.reason);
}
void fields(auto& io, CompetitionWithdrawn& event) { io.optional("reason", event.reason); }
inline Ranged<int> amount(int& hundredths) { return {hundredths, -kAmountMost, kAmountMost}; }
void fields(auto& io, Prize& prize) {
  io("place", prize.place);
  io.optional("category", prize.category);
  io.optional("amount", amount(prize.amount));
  io.optional("thing", prize.thing);
}
void fields(auto& io, MoneySet& event) {
  io.optional("fee", amount(event.fee));
  io.optional("currency", event.currency);
  io.optional("prizes", event.prizes);
}
void fields(auto& io, FeePaid& event) {
  io("entrant", counted(event.entrant));
  io("amount", amount(event.amount));
}
void fields(auto& io, EntrantWithdrawn& event) {
  io("entrant", counted(event.entrant));
  io.optional("reason", event.reason);
}
void fields(auto& io, Absent& event) {
  io("entrant", counted(event.entrant));
  auto as = static_cast<codec::AwayAs>(static_cast<int>(event.kind) - static_cast<int>(Kind::full_bye));
  io("as", as);
  event.kind = static_cast<Kind>(static_cast<int>(as) + static_cast<int>(Kind::full_bye));
}
void fields(auto& io, Returned& event) {
  io("entrant", counted(event.entrant));
  io.optional("tables", event.tables);
}
void fields(auto& io, Substituted& event) {
  round_fields(io, event.round);
  io("entrant", counted(event.entrant));
  io("out", Id{event.out});
  io("in", Id{event.in});
  io.defaulted("percent", Ranged<int>{event.percent, 1, 100});
}
void fields(auto& io, RoundDrawn& event) {
  round_fields(io, event.round);
  io("tables", event.tables);
  io.optional("byes", event.byes);
  io.optional("groups", event.groups);
  io.optional("seed", event.seed);
}
void fields(auto& io, RoundDated& event) {
  round_fields(io, event.round);
  if (codec::given(io, "begins", event.begins)) io("begins", Time{event.begins});
}
void fields(auto& io, DrawTakenBack& event) { round_fields(io, event.round); }
void fields(auto& io, TablesSwapped& event) {
  round_fields(io, event.round);
  io("first", counted(event.first));
  io("second", counted(event.second));
}
void fields(auto& io, SeatsSwapped& event) {
  round_fields(io, event.round);
  io("first", counted(event.first));
  io("second", counted(event.second));
}
void fields(auto& io, MatchLinked& event) {
  table_fields(io, event.table);
  io("match", Id{event.match});
}
void fields(auto& io, ResultEntered& event) {
  table_fields(io, event.table);
  io("result", event.score);
  io.optional("remark", event.remark);
  if (codec::given(io, "match", event.match)) io("match", Id{event.match});
}
void fields(auto& io, ResultCorrected& event) {
  table_fields(io, event.table);
  io.optional("result", event.score);
  io.optional("reason", event.reason);
  io.optional("remark", event.remark);
  if (codec::given(io, "match", event.match)) io("match", Id{event.match});
}
void fields(auto& io, Forfeited& event) {
  table_fields(io, event.table);
  io("sides", CountedList{event.sides});
  io.optional("reason", event.reason);
}
void fields(auto& io, PenaltyGiven& event) {
  round_fields(io, event.round);
  io("entrant", counted(event.entrant));
  io.optional("points", event.points);
  io.optional("score", event.score);
  io("reason", event.reason);
}
void fields(auto& io, PenaltyLifted& event) {
  io("penalty", counted(event.penalty));
  io.optional("reason", event.reason);
}
void fields(auto& io, LotDrawn& event) {
  io("stage", counted(event.stage));
  io("order", event.order);
  io.optional("seed", event.seed);
}
void fields(auto& io, RoundClosed& event) {
  round_fields(io, event.round);
  io.optional("forced", event.forced);
}
void fields(auto& io, StageClosed& event) {
  io("stage", counted(event.stage));
  io("going_on", event.going_on);
  io.optional("repechage", event.repechage);
}
void fields(auto&, CompetitionFinished&) {}
void fields(auto& io, Reopened& event) { io.optional("reason", event.reason); }

void fields(auto& io, ClubNamed& event) { io("name", event.name); }
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

}  // namespace event

}  // namespace tanteador::league
