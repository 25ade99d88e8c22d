#pragma once
// What can happen in a competition. Stages, rounds, tables and sides count from 0 here and from 1 in the JSON
// form (src/codec/competition/competition.hpp); times, ids and chance are given by the caller.

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "src/league/competition/pairing_reason.hpp"
#include "src/league/competition/stage_setup.hpp"
#include "src/league/pairing/knockout.hpp"
#include "src/league/standings/topage.hpp"

namespace tanteador::league {

struct RoundRef {
  int stage = 0, round = 0;
  auto operator<=>(const RoundRef&) const = default;
};
struct TableRef {
  int stage = 0, round = 0, table = 0;
  RoundRef in() const { return {stage, round}; }
  auto operator<=>(const TableRef&) const = default;
};

namespace event {

struct CompetitionCreated {
  CompetitionSetup setup;
  bool operator==(const CompetitionCreated&) const = default;
};

// The next number of the list is the entrant's. Once rounds were drawn it is a late join: first seated in the
// next draw.
struct EntrantEntered {
  std::vector<std::string> people;  // person ids: one, a fixed pair, or the members of a team
  std::string team, club;           // names; empty: none
  int rating = 0;                   // for the initial order, greater is stronger; 0: none
  bool operator==(const EntrantEntered&) const = default;
};
// What is written of an entrant from now on; what is not given stays.
struct EntrantChanged {
  Entrant entrant{};
  std::optional<int> rating = {};
  std::optional<std::string> club = {};
  std::optional<std::vector<std::string>> categories = {};  // "women", "juniors": own standings and prizes
  bool operator==(const EntrantChanged&) const = default;
};
// The order of seeds, before the first draw of a stage. In the first stage the others follow by rating; in a
// later one they keep their order, and an empty order is by rating.
struct Seeded {
  std::vector<Entrant> order;  // the strongest first
  std::uint64_t seed = 0;      // of the lot; 0: by hand
  bool operator==(const Seeded&) const = default;
};
// No two of these meet while it can be avoided: a family, one car. `lifted`: they may again.
struct KeptApart {
  std::vector<Entrant> entrants;
  std::string reason;
  bool lifted = false;
  bool operator==(const KeptApart&) const = default;
};
// From now on; at an open table it forfeits.
struct EntrantWithdrawn {
  Entrant entrant{};
  std::string reason;
  bool operator==(const EntrantWithdrawn&) const = default;
};
// Will not play the next round to be drawn. `kind`: absent or a bye at one's own wish.
struct Absent {
  Entrant entrant{};
  Kind kind = Kind::absent;
  bool operator==(const Absent&) const = default;
};
// Takes a withdrawal or an absence of the next round back. `tables` are those it had lost by leaving that are
// open again.
struct Returned {
  Entrant entrant{};
  std::vector<TableRef> tables = {};
  bool operator==(const Returned&) const = default;
};
// Somebody plays a drawn round in a person's place, or a part of it.
struct Substituted {
  RoundRef round;
  Entrant entrant{};
  std::string out, in;  // person ids
  int percent = 100;    // of the match the newcomer played
  bool operator==(const Substituted&) const = default;
};

struct DrawnTable {
  std::vector<std::vector<Entrant>> sides;  // the first has the home place; of singles in order of play
  int group = -1;                           // of groups
  int bracket = -1;                         // match of the bracket
  std::vector<Reason> reasons;
  std::string remark = {};  // why it was made by hand
  bool operator==(const DrawnTable&) const = default;
};
struct DrawnBye {
  Entrant entrant{};
  std::vector<Reason> reasons;
  bool operator==(const DrawnBye&) const = default;
};
// Whether proposed by next_round or made by hand: everybody who is to play is in it once.
struct RoundDrawn {
  RoundRef round;
  std::vector<DrawnTable> tables;
  std::vector<DrawnBye> byes;                // allocated ones; not those at one's own wish
  std::vector<std::vector<Entrant>> groups;  // with the first round of a stage of groups
  std::uint64_t seed = 0;                    // of the lots drawn for it
  bool operator==(const RoundDrawn&) const = default;
};
// Rules of a stage that are others from now on, as if they always had been; what is not given stays.
struct RulesChanged {
  int stage = 0;
  std::optional<int> rounds = {}, minutes = {};
  std::optional<RoundPoints> points = {};
  std::optional<std::vector<Tiebreak>> order = {};
  std::string reason = {};
  bool operator==(const RulesChanged&) const = default;
};
// When a round is to begin, drawn or not; an empty time takes the last one back.
struct RoundDated {
  RoundRef round;
  std::string begins;  // RFC 3339
  bool operator==(const RoundDated&) const = default;
};
struct DrawTakenBack {  // while nothing of the round was entered
  RoundRef round;
  bool operator==(const DrawTakenBack&) const = default;
};
// Two tables exchange their numbers.
struct TablesSwapped {
  RoundRef round;
  int first = 0, second = 0;
  bool operator==(const TablesSwapped&) const = default;
};
// Two entrants sat on each other's seats: what was entered stays with the seats.
struct SeatsSwapped {
  RoundRef round;
  Entrant first{}, second{};
  bool operator==(const SeatsSwapped&) const = default;
};

// One side of a table as people write it on the slip.
struct SideScore {
  int score = 0;  // points, sets: what the side wrote
  int sets = 0;   // of a best of n
  int deals = 0;
  Halves game_points = 0;  // of a match over several tables: one for each table won
  bool operator==(const SideScore&) const = default;
};
// Of duplicate: what the taker of a board has made, below 0 where he lost.
struct BoardScore {
  int board = 0;  // from 1
  int score = 0;
  bool operator==(const BoardScore&) const = default;
};
struct TableScore {
  std::vector<SideScore> sides;
  std::optional<int> winner;  // where the figures alone do not tell: the side; -1 says it is drawn
  std::vector<std::vector<int>> tables = {};  // of a match over several: each table's figures by side
  std::vector<BoardScore> boards = {};        // of duplicate, each once; one that is missing is neutralised
  bool operator==(const TableScore&) const = default;
};
// Of a match over several tables the sides' game points and sums by what each table says.
TableScore of_tables(std::vector<std::vector<int>> tables);
// Of duplicate the sides' accounts by the boards' takers (taker_of_board): 2 sides, or 4 that sum to nought.
TableScore of_boards(std::vector<BoardScore> boards, int sides);
struct MatchLinked {  // a match scored with this program; its result comes by itself
  TableRef table;
  std::string match;  // stream id
  bool operator==(const MatchLinked&) const = default;
};
// It gives the table no result any more. What it gave is taken away by a result_corrected of its own.
struct MatchUnlinked {
  TableRef table;
  std::string match;
  bool operator==(const MatchUnlinked&) const = default;
};
// A second, different one of the same table is kept beside the first, which counts until one is corrected.
struct ResultEntered {
  TableRef table;
  TableScore score;
  std::string match;        // where it was read from a linked match
  std::string remark = {};  // why it is taken although the ruleset cannot give it
  bool operator==(const ResultEntered&) const = default;
};
struct ResultCorrected {
  TableRef table;
  std::optional<TableScore> score;  // nothing: it was not played yet
  std::string reason, match;
  std::string remark = {};
  bool operator==(const ResultCorrected&) const = default;
};
struct Forfeited {
  TableRef table;
  std::vector<int> sides;  // who did not come; both of two: a double forfeit
  std::string reason;
  bool operator==(const Forfeited&) const = default;
};

struct PenaltyGiven {
  RoundRef round;
  Entrant entrant{};
  Halves points = 0;  // positive: taken off
  int score = 0;
  std::string reason;
  bool operator==(const PenaltyGiven&) const = default;
};
struct PenaltyLifted {
  int penalty = 0;  // in the order they were given
  std::string reason;
  bool operator==(const PenaltyLifted&) const = default;
};
struct LotDrawn {
  int stage = 0;
  std::vector<Entrant> order;  // the first drawn comes first
  std::uint64_t seed = 0;      // 0: drawn by hand
  bool operator==(const LotDrawn&) const = default;
};

struct RoundClosed {
  RoundRef round;
  bool forced = false;  // with tables open
  bool operator==(const RoundClosed&) const = default;
};
struct StageClosed {
  int stage = 0;
  std::vector<Entrant> going_on;   // in the order they are seeded; none after the last stage
  std::vector<Entrant> repechage;  // who plays for the place left
  bool operator==(const StageClosed&) const = default;
};
struct CompetitionFinished {
  bool operator==(const CompetitionFinished&) const = default;
};
// It was a mistake: it counts nowhere, until it is opened again.
struct CompetitionWithdrawn {
  std::string reason;
  bool operator==(const CompetitionWithdrawn&) const = default;
};
// In hundredths; a prize of ten million pesos or rupiah is one, too.
inline constexpr int kAmountMost = 1'000'000'000;
struct Prize {
  int place = 1;
  std::string category;  // empty: of all
  int amount = 0;        // hundredths of the currency
  std::string thing;     // "a ham"; what is given beside or in place of money
  bool operator==(const Prize&) const = default;
};
// What everybody pays and what is to be won, as it is from now on.
struct MoneySet {
  int fee = 0;           // hundredths, of each entrant
  std::string currency;  // as it is written behind an amount
  std::vector<Prize> prizes;
  bool operator==(const MoneySet&) const = default;
};
struct FeePaid {
  Entrant entrant{};
  int amount = 0;  // hundredths; below 0: given back
  bool operator==(const FeePaid&) const = default;
};
// Takes the last closing back: of the competition, else of a stage or round after which nothing was drawn; of
// a competition that was withdrawn, that.
struct Reopened {
  std::string reason;
  bool operator==(const Reopened&) const = default;
};

}  // namespace event

using CompetitionEvent =
    std::variant<event::CompetitionCreated, event::EntrantEntered, event::EntrantChanged, event::Seeded,
                 event::KeptApart, event::RulesChanged, event::CompetitionWithdrawn, event::MoneySet,
                 event::FeePaid, event::EntrantWithdrawn, event::Absent, event::Returned, event::Substituted,
                 event::RoundDrawn, event::RoundDated, event::DrawTakenBack, event::TablesSwapped,
                 event::SeatsSwapped, event::MatchLinked, event::MatchUnlinked, event::ResultEntered,
                 event::ResultCorrected, event::Forfeited, event::PenaltyGiven, event::PenaltyLifted,
                 event::LotDrawn, event::RoundClosed, event::StageClosed, event::CompetitionFinished,
                 event::Reopened>;

}  // namespace tanteador::league
