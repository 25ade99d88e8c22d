#pragma once
// A competition, computed from its events: the participants, the drawn rounds, the entries and their results.
// Totals are always computed anew, so a correction is just another event.

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include <tl/expected.hpp>

#include "src/core/text/phrase.hpp"
#include "src/league/competition/events.hpp"

namespace tanteador::league {

struct StoodIn {
  std::string out, in;
  int percent = 100;
  bool operator==(const StoodIn&) const = default;
};

struct OtherScore {
  event::TableScore score;
  std::string remark;
  bool operator==(const OtherScore&) const = default;
};
struct PlayedTable {
  event::DrawnTable drawn;                 // with all later swaps of seats and tables
  std::optional<event::TableScore> score;  // the score that counts
  std::vector<OtherScore> disputed;        // different ones entered for this table
  std::vector<int> forfeits;               // sides that did not come
  std::vector<int> left;                   // the sides among them that had withdrawn
  std::string remark;                      // of `score`
  std::vector<std::string> matches;        // linked matches, in order
  int added_minutes = 0;                   // to the time of the round
  bool operator==(const PlayedTable&) const = default;
};
// True for a number that the draw left free. Such a table counts as decided and has no results.
inline bool is_free(const PlayedTable& table) { return table.drawn.sides.empty(); }
// True if the table has a score, or if so many sides forfeited that none is needed.
bool is_decided(const PlayedTable& table);
// The entrants who won the table, by play or because the others did not come. Empty if it is open or tied.
std::vector<Entrant> winners_of(const PlayedTable& table, const StageSetup& setup);

// Results and penalties of earlier rounds that have changed since a round was drawn.
struct SupersededResults {
  std::map<TableRef, TableResult> results;  // as they were at the draw
  std::set<int> penalties;                  // given or lifted since
  bool empty() const { return results.empty() && penalties.empty(); }
  bool operator==(const SupersededResults&) const = default;
};

enum class RoundStatus : std::uint8_t { open, closed, forced };  // forced: closed with tables open
struct PlayedRound {
  std::vector<PlayedTable> tables;
  std::vector<event::DrawnBye> byes;
  std::vector<event::Absent> away;            // absent in this round
  std::vector<event::Absent> asked_off = {};  // absent before its draw; a schedule may seat them anyway
  std::vector<std::pair<Entrant, StoodIn>> stand_ins;
  std::vector<BracketOccupants> occupants = {};  // knock-out: the entrants that the draw fixes
  SupersededResults superseded = {};
  VirtualPoints virtual_points = {};
  std::uint64_t seed = 0;
  RoundStatus status = RoundStatus::open;
  int added_minutes = 0;  // for all tables
  bool is_stopped = false;
  bool operator==(const PlayedRound&) const = default;
};

struct StageField {
  std::vector<Entrant> entrants, repechage;
  bool operator==(const StageField&) const = default;
};
struct PlayedStage {
  std::vector<Entrant> entrants;  // in seed order after the draw, otherwise in order of entry
  std::vector<Entrant> repechage;
  std::optional<StageField> entered;    // before the first draw, with withdrawn entrants
  std::vector<event::Seeded> seedings;  // of a later stage, as entered
  std::vector<PlayedRound> rounds;
  std::vector<std::vector<Entrant>> groups;  // groups only, after the draw
  std::vector<int> lots;                     // by entrant, from 1; 0: none
  SupersededResults superseded;              // changes since the entrants of the stage were determined
  bool closed = false;
  bool operator==(const PlayedStage&) const = default;
};

struct EntrantState {
  std::vector<std::string> people;
  std::string team, club;
  int rating = 0;
  int first_round = 0;               // in the first stage
  std::optional<RoundRef> withdrew;  // the first round that it misses
  std::vector<std::string> categories = {};
  int paid = 0;   // in hundredths of the currency
  int table = 0;  // number of its fixed table; 0: none
  LateWorth late = LateWorth::by_rules;
  bool operator==(const EntrantState&) const = default;
};

struct GivenPenalty {
  event::PenaltyGiven given;
  bool lifted = false;
  bool operator==(const GivenPenalty&) const = default;
};

struct Competition {
  CompetitionSetup setup;
  std::vector<EntrantState> entrants;
  std::vector<PlayedStage> stages;  // as many as in `setup`
  int stage = 0;                    // the current one
  std::vector<event::Absent> away;  // from the next draw on
  std::vector<GivenPenalty> penalties;
  std::map<RoundRef, std::string> dates;  // begin of each round, RFC 3339, also of future rounds
  std::vector<Entrant> seeds;             // as entered, strongest first; the others follow by rating
  std::vector<Pairing> apart;             // pairs that should not meet; lower number first, sorted
  event::MoneySet money;
  bool created = false, finished = false, withdrawn = false;
  bool operator==(const Competition&) const = default;

  const StageSetup& rules() const { return setup.stages[stage]; }
  const PlayedStage& now() const { return stages[stage]; }
};

// The reason for a refusal. `key` is stable ("league/open_tables"); `message` is the sentence.
struct LeagueRefusal {
  std::string_view key;
  Phrase message;  // render entrants in it with Names::sides
  bool operator==(const LeagueRefusal&) const = default;
};
struct Change {
  std::vector<RoundRef> affected;    // drawn rounds that depended on the corrected data; they stay unchanged
  std::vector<int> affected_stages;  // stages without a draw whose entrants came from the corrected data
  bool disputed = false;             // a second, different score; the first one counts until a correction
};
// If the event is refused, the competition is unchanged.
tl::expected<Change, LeagueRefusal> apply(Competition& competition, const CompetitionEvent& event);

// Refuses new events that apply() accepts only for older logs, such as a pair among teams.
std::optional<LeagueRefusal> objection(const Competition& competition, const CompetitionEvent& event);

// Tables and byes fixed by hand; the rest of the round is drawn around them.
struct HandEdits {
  std::vector<event::DrawnTable> tables;
  std::vector<Entrant> byes;
  bool empty() const { return tables.empty() && byes.empty(); }
};
// Draws the next round. The caller enters the draw, or changes it first. `seed` is the lot. `again`: an
// existing draw to reproduce with the search settings it was made with.
tl::expected<event::RoundDrawn, LeagueRefusal> next_round(const Competition& competition, std::uint64_t seed,
                                                          const HandEdits& by_hand = {},
                                                          const event::RoundDrawn* again = nullptr);
// True if results behind a draw have changed; in a stage's first round also those behind its entrants.
bool is_superseded(const Competition& competition, RoundRef round);
// The first such round that can be redrawn together with all later ones. Null: none.
std::optional<RoundRef> round_to_redraw(const Competition& competition);
// Entries that are lost when draws are taken back. A person can enter them again if they still apply.
struct LostEntries {
  std::vector<std::pair<RoundRef, Entrant>> absences, stand_ins;
  std::vector<Entrant> seeds;  // entrants who are no longer in the stage
  bool empty() const { return absences.empty() && stand_ins.empty() && seeds.empty(); }
};
// Events that take draws back and keep entries made by hand. If `draws`, the round must be drawn again.
struct Redraw {
  std::vector<CompetitionEvent> events;
  bool draws = true;
  LostEntries lost = {};
};
// Takes back the draws from this round on. Absences stay, and a forfeit becomes an absence.
tl::expected<Redraw, LeagueRefusal> take_draws_back(const Competition& competition, RoundRef from);
// The same. Before the first round of a later stage it also finds its entrants again if results have changed.
tl::expected<Redraw, LeagueRefusal> redraw(const Competition& competition, RoundRef from);
// Returns seeds by lot for all entrants, for use before the first draw.
event::Seeded seeds_by_lot(const Competition& competition, std::uint64_t seed);
// Returns the event that closes the stage and names who goes on. Refused if a lot must decide the last place.
tl::expected<event::StageClosed, LeagueRefusal> next_stage(const Competition& competition);
// Returns the event for an entrant who plays again. `tables` are its forfeited tables that can still be
// played. Their round is open, and no draw of a knock-out depends on them.
event::Returned coming_back(const Competition& competition, Entrant entrant);
// Draws a lot for every entrant of the current stage. It counts after all other criteria.
event::LotDrawn draw_lots(const Competition& competition, std::uint64_t seed);

enum class Missing : std::uint8_t { result, dispute };
struct OpenTable {
  TableRef table;
  Missing missing{};
  bool operator==(const OpenTable&) const = default;
};
// Open tables of all drawn rounds, including forced ones, in order.
std::vector<OpenTable> whats_missing(const Competition& competition);
// The first open round with an undecided table, else the first open one, else the last drawn; -1: none.
int round_in_play(const Competition& competition, int stage);
// The number of rounds, from the first on, that are closed or fully decided. Standings are shown after them.
int complete_rounds(const Competition& competition, int stage);
// The number of rounds in the stage; 0: not known yet (a knock-out before its draw).
int rounds_due(const Competition& competition, int stage);
// True if all opponents are known from the start. Then rounds may be drawn ahead and absent entrants forfeit.
bool is_scheduled(const StageSetup& setup);

// The results of the first `rounds` rounds of a stage (null: all), with carried-over results and penalties.
Results results_of(const Competition& competition, int stage, std::optional<int> rounds = {});
// The standings of a stage, or of one of its groups. With `rounds`, undecided tables do not count.
struct StageTable {
  int group = -1;
  Standings standings;
};
std::vector<StageTable> standings(const Competition& competition, int stage, std::optional<int> rounds = {});
// All entrants with their final rank: by the last stage they reached, later stages first.
std::vector<StagePlace> final_ranks(const Competition& competition);
// The performance rating of each entrant in the first stage; 0: it has not met a rated opponent.
std::vector<Value> performance_ratings(const Competition& competition);

// The Keizer points after the first `rounds` rounds of a stage (null: all).
KeizerTable keizer_table(const Competition& competition, int stage, std::optional<int> rounds = {});
// The tables of each drawn round; of a whist movement also of the later rounds, if everybody present stays.
std::vector<std::vector<event::DrawnTable>> movement_rounds(const Competition& competition, int stage);

// Duplicate: all boards played in the first `rounds` rounds of a stage (null: all).
std::vector<BoardPlayed> boards_played(const Competition& competition, int stage,
                                       std::optional<int> rounds = {});
std::vector<Percentage> percentages(const Competition& competition, int stage,
                                    std::optional<int> rounds = {});

// Duplicate: the board numbers at a table, from 1. Empty for other games.
std::vector<int> boards_at(const PlayedTable& table, const StageSetup& setup);
// The people who played at a table, by side. A substitute has its share, the replaced person the rest.
struct SeatedPerson {
  std::string person;
  int side = 0;
  int percent = 100;
  bool operator==(const SeatedPerson&) const = default;
};
std::vector<SeatedPerson> seated_entrants(const Competition& competition, TableRef table);
// The result of a table as results_of() counts it; empty while the table is undecided.
TableResult result_of(const Competition& competition, TableRef table);

// The bracket of a knock-out stage and its state; empty before the first draw.
Bracket bracket_of(const Competition& competition, int stage);
std::vector<BracketState> bracket_states(const Competition& competition, int stage);

std::optional<TableRef> table_with(const Competition& competition, const std::string& match);
// The bye of an entrant for each round missed before its late entry.
Kind late_kind(const Competition& competition, const EntrantState& entrant);
// The points of such a bye, by the rules or by the decision for this entrant.
Halves late_points(const Competition& competition, LateWorth given);
// The number of rounds that somebody misses who enters now; 0: nobody can enter, or none was paired.
int missed_rounds(const Competition& competition);
// The table of an entrant in a round. Null: a bye, absent, or not drawn.
std::optional<int> table_of(const PlayedRound& round, Entrant entrant);

}  // namespace tanteador::league
