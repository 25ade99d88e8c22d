#pragma once
// The events of a competition. Stages, rounds, tables and sides count from 0 here and from 1 in JSON
// (src/codec/competition/competition.hpp). The caller supplies times, ids and random seeds.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "src/league/competition/pairing_reason.hpp"
#include "src/league/competition/stage_setup.hpp"
#include "src/league/pairing/knockout.hpp"
#include "src/league/pairing/swiss/acceleration.hpp"
#include "src/league/standings/topage.hpp"

namespace tanteador::league {

struct RoundRef {
  int stage = 0, round = 0;
  auto operator<=>(const RoundRef&) const = default;
};
struct TableRef {
  int stage = 0, round = 0, table = 0;
  RoundRef round_ref() const { return {stage, round}; }
  auto operator<=>(const TableRef&) const = default;
};

namespace event {

struct CompetitionCreated {
  CompetitionSetup setup;
  bool operator==(const CompetitionCreated&) const = default;
};

// Adds an entrant with the next number. After the first draw it is a late join, seated from the next draw on.
struct EntrantEntered {
  std::vector<std::string> people;       // person ids: one, a fixed pair, or the members of a team
  std::string team, club;                // names; empty: none
  int rating = 0;                        // for the initial order, higher is stronger; 0: none
  LateWorth late = LateWorth::by_rules;  // of a late join
  bool operator==(const EntrantEntered&) const = default;
};
// Changes data of an entrant; unset fields stay.
struct EntrantChanged {
  Entrant entrant{};
  std::optional<int> rating = {};
  std::optional<std::string> club = {};
  std::optional<std::vector<std::string>> categories = {};  // "women", "juniors": own standings and prizes
  std::optional<int> table = {};  // number of the table where it sits in every round; 0: any
  std::optional<LateWorth> late = {};
  bool operator==(const EntrantChanged&) const = default;
};
// The seeding order, before the first draw of a stage. In the first stage, unlisted entrants follow by
// rating. In a later stage they keep their order; an empty order means by rating.
struct Seeded {
  std::vector<Entrant> order;  // strongest first
  std::uint64_t seed = 0;      // of the lot; 0: by hand
  bool operator==(const Seeded&) const = default;
};
// These entrants should not meet if that can be avoided (a family, one car). `lifted`: ends this.
struct KeptApart {
  std::vector<Entrant> entrants;
  std::string reason;
  bool lifted = false;
  bool operator==(const KeptApart&) const = default;
};
// Ends participation from now on. Open tables are forfeited.
struct EntrantWithdrawn {
  Entrant entrant{};
  std::string reason;
  bool operator==(const EntrantWithdrawn&) const = default;
};
// Misses the next round to be drawn. `kind`: absent, or a requested bye.
struct Absent {
  Entrant entrant{};
  Kind kind = Kind::absent;
  bool operator==(const Absent&) const = default;
};
// Takes back a withdrawal or the next absence. `tables`: those forfeited by the withdrawal, open again.
struct Returned {
  Entrant entrant{};
  std::vector<TableRef> tables = {};
  bool operator==(const Returned&) const = default;
};
// A substitute plays a drawn round, or part of it, for a person.
struct Substituted {
  RoundRef round;
  Entrant entrant{};
  std::string out, in;  // person ids
  int percent = 100;    // share of the match that `in` played
  bool operator==(const Substituted&) const = default;
};

struct DrawnTable {
  std::vector<std::vector<Entrant>> sides;  // the first side has the home place; singles: order of play;
                                            // none: a table that stays free
  int group = -1;                           // of a stage of groups
  int bracket = -1;                         // match of the bracket
  std::vector<Reason> reasons;
  std::string remark = {};  // reason for a table made by hand
  bool operator==(const DrawnTable&) const = default;
};
struct DrawnBye {
  Entrant entrant{};
  std::vector<Reason> reasons;
  bool operator==(const DrawnBye&) const = default;
};
// A draw, proposed by next_round() or made by hand. It contains every playing entrant once.
struct RoundDrawn {
  RoundRef round;
  std::vector<DrawnTable> tables;
  std::vector<DrawnBye> byes;                // allocated byes, no requested ones
  std::vector<std::vector<Entrant>> groups;  // in the first round of a stage of groups
  VirtualPoints virtual_points = {};         // in an accelerated round
  std::vector<Entrant> seeds = {};           // knock-out: the new order of seeds that keeps clubs apart
  std::uint64_t seed = 0;
  bool operator==(const RoundDrawn&) const = default;
};
// Changes rules of a stage for all its rounds; unset fields stay.
struct RulesChanged {
  int stage = 0;
  std::optional<int> rounds = {}, minutes = {}, last_deal = {};
  std::optional<RoundPoints> points = {};
  std::optional<std::vector<Tiebreak>> order = {};
  std::optional<std::vector<int>> free_tables = {};  // also in later stages
  std::string reason = {};
  bool operator==(const RulesChanged&) const = default;
};
// Sets the begin of a round, drawn or not. Empty: removes it.
struct RoundDated {
  RoundRef round;
  std::string begins;  // RFC 3339
  bool operator==(const RoundDated&) const = default;
};
inline constexpr int kRoundMinutesMax = 24 * 60;  // of a clock, with added time
// Changes the clock of an open round. Time while it is stopped does not count.
enum class ClockChange : std::uint8_t { add, stop, resume };
struct ClockChanged {
  RoundRef round;
  ClockChange change{};
  int minutes = 0;          // to add; negative: to take away
  std::vector<int> tables;  // that have them; empty: all tables of the round
  bool operator==(const ClockChanged&) const = default;
};
// Allowed only while the round has no results.
struct DrawTakenBack {
  RoundRef round;
  bool operator==(const DrawTakenBack&) const = default;
};
struct TablesSwapped {
  RoundRef round;
  int first = 0, second = 0;
  bool operator==(const TablesSwapped&) const = default;
};
// Two entrants sat in each other's seats. Results stay with the seats.
struct SeatsSwapped {
  RoundRef round;
  Entrant first{}, second{};
  bool operator==(const SeatsSwapped&) const = default;
};

// The score of one side as written on the result slip.
struct SideScore {
  int score = 0;  // points or sets
  int sets = 0;   // of a best of n
  int deals = 0;
  Halves game_points = 0;  // of a match over several tables: one for each won table
  bool operator==(const SideScore&) const = default;
};
// Duplicate: the taker's score of a board, negative if he lost.
struct BoardScore {
  int board = 0;  // from 1
  int score = 0;
  bool operator==(const BoardScore&) const = default;
};
struct TableScore {
  std::vector<SideScore> sides;
  std::optional<int> winner;                  // if the scores alone do not decide: the side, or -1 for a draw
  std::vector<std::vector<int>> tables = {};  // match over several tables: the scores of each table by side
  std::vector<BoardScore> boards = {};        // duplicate: each board once; missing ones are neutralised
  bool operator==(const TableScore&) const = default;
};
// Match over several tables: computes game points and sums of the sides from the scores of each table.
TableScore score_of_tables(std::vector<std::vector<int>> tables);
// Duplicate: computes the scores of the sides from the takers (taker_of_board). 2 sides, or 4 with sum 0.
TableScore score_of_boards(std::vector<BoardScore> boards, int sides);
// Links a match scored with this program. Its result is entered automatically.
struct MatchLinked {
  TableRef table;
  std::string match;  // stream id
  bool operator==(const MatchLinked&) const = default;
};
// The match gives the table no more results. A separate result_corrected removes its result.
struct MatchUnlinked {
  TableRef table;
  std::string match;
  bool operator==(const MatchUnlinked&) const = default;
};
// A second, different score is stored as disputed. The first one counts until a correction.
struct ResultEntered {
  TableRef table;
  TableScore score;
  std::string match;        // id of the linked match that it comes from
  std::string remark = {};  // reason for accepting a score that the ruleset cannot give
  bool operator==(const ResultEntered&) const = default;
};
struct ResultCorrected {
  TableRef table;
  std::optional<TableScore> score;  // null: not played yet
  std::string reason, match;
  std::string remark = {};
  bool operator==(const ResultCorrected&) const = default;
};
struct Forfeited {
  TableRef table;
  std::vector<int> sides;  // sides that did not come; both of two: a double forfeit
  std::string reason;
  bool operator==(const Forfeited&) const = default;
};

struct PenaltyGiven {
  RoundRef round;
  Entrant entrant{};
  Halves points = 0;  // positive: deducted
  int score = 0;
  std::string reason;
  bool operator==(const PenaltyGiven&) const = default;
};
struct PenaltyLifted {
  int penalty = 0;  // index, in the order given
  std::string reason;
  bool operator==(const PenaltyLifted&) const = default;
};
struct LotDrawn {
  int stage = 0;
  std::vector<Entrant> order;  // first drawn first
  std::uint64_t seed = 0;      // 0: drawn by hand
  bool operator==(const LotDrawn&) const = default;
};

struct RoundClosed {
  RoundRef round;
  bool forced = false;  // with undecided tables
  bool operator==(const RoundClosed&) const = default;
};
struct StageClosed {
  int stage = 0;
  std::vector<Entrant> going_on;   // in seeding order; empty after the last stage
  std::vector<Entrant> repechage;  // play for the remaining place
  bool operator==(const StageClosed&) const = default;
};
struct CompetitionFinished {
  bool operator==(const CompetitionFinished&) const = default;
};
// The competition was created by mistake. It counts nowhere until it is reopened.
struct CompetitionWithdrawn {
  std::string reason;
  bool operator==(const CompetitionWithdrawn&) const = default;
};
// Limit in hundredths, large enough for a prize of ten million pesos or rupiah.
inline constexpr int kAmountMost = 1'000'000'000;
// The list that a prize goes by: the final one, the performance ratings, or the final one from its end.
enum class PrizeRanking : std::uint8_t { final_rank, performance, from_last };
struct Prize {
  int place = 1;         // in that list
  std::string category;  // empty: all entrants
  int amount = 0;        // hundredths of the currency
  std::string thing;     // "a ham"; in addition to the amount or instead of it
  PrizeRanking ranking = PrizeRanking::final_rank;
  bool operator==(const Prize&) const = default;
};
// Replaces the entry fee and the prizes.
struct MoneySet {
  int fee = 0;           // hundredths, for each entrant
  std::string currency;  // as written after an amount
  std::vector<Prize> prizes;
  bool one_prize_each = false;  // each entrant receives its largest prize only
  bool operator==(const MoneySet&) const = default;
};
struct FeePaid {
  Entrant entrant{};
  int amount = 0;  // hundredths; negative: paid back
  bool operator==(const FeePaid&) const = default;
};
// Takes back the last closing after which nothing was drawn, or a withdrawal of the competition.
struct Reopened {
  std::string reason;
  bool operator==(const Reopened&) const = default;
};

}  // namespace event

using CompetitionEvent =
    std::variant<event::CompetitionCreated, event::EntrantEntered, event::EntrantChanged, event::Seeded,
                 event::KeptApart, event::RulesChanged, event::CompetitionWithdrawn, event::MoneySet,
                 event::FeePaid, event::EntrantWithdrawn, event::Absent, event::Returned, event::Substituted,
                 event::RoundDrawn, event::RoundDated, event::ClockChanged, event::DrawTakenBack,
                 event::TablesSwapped, event::SeatsSwapped, event::MatchLinked, event::MatchUnlinked,
                 event::ResultEntered, event::ResultCorrected, event::Forfeited, event::PenaltyGiven,
                 event::PenaltyLifted, event::LotDrawn, event::RoundClosed, event::StageClosed,
                 event::CompetitionFinished, event::Reopened>;

}  // namespace tanteador::league
