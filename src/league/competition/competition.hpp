#pragma once
// A competition as a fold over its events: who takes part, the rounds drawn, what was entered, and everything
// that follows from it. Nothing is added up as it happens, so a correction needs no care but being entered.

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

// --- What a competition is now. Read it freely; only apply() changes it.

struct StoodIn {
  std::string out, in;  // person ids
  int percent = 100;    // of the match the newcomer played
  bool operator==(const StoodIn&) const = default;
};

struct PlayedTable {
  event::DrawnTable drawn;                  // as seats and tables were swapped since
  std::optional<event::TableScore> score;   // what counts
  std::vector<event::TableScore> disputed;  // other ones that were entered for the same table
  std::vector<int> forfeits;                // sides that did not come
  std::vector<int> left;                    // those of them by having withdrawn
  std::string remark;                       // of what counts
  std::vector<std::string> matches;         // linked ones, in order
  bool operator==(const PlayedTable&) const = default;
};
// It has a result, or so many sides forfeited that none is needed.
bool is_decided(const PlayedTable& table);
// The entrants who won the table, by play or because the others did not come. Empty if it is open or tied.
std::vector<Entrant> winners_of(const PlayedTable& table, const StageSetup& setup);

// Results and penalties of earlier rounds that are others now than they were when a round was drawn.
struct Superseded {
  std::map<TableRef, TableResult> results;  // as they were
  std::set<int> penalties;                  // given or lifted since
  bool empty() const { return results.empty() && penalties.empty(); }
  bool operator==(const Superseded&) const = default;
};

enum class RoundStatus : std::uint8_t { open, closed, forced };  // forced: closed with tables open
struct PlayedRound {
  std::vector<PlayedTable> tables;
  std::vector<event::DrawnBye> byes;
  std::vector<event::Absent> away;            // asked off or absent in this round
  std::vector<event::Absent> asked_off = {};  // before its draw; a schedule seats some of them all the same
  std::vector<std::pair<Entrant, StoodIn>> stand_ins;
  std::vector<BracketComers> comers = {};  // of a knock-out: whom the draw fixes
  Superseded superseded = {};
  std::uint64_t seed = 0;
  RoundStatus status = RoundStatus::open;
  bool operator==(const PlayedRound&) const = default;
};

struct StageField {
  std::vector<Entrant> entrants, repechage;
  bool operator==(const StageField&) const = default;
};
struct PlayedStage {
  std::vector<Entrant> entrants;        // in seed order once drawn, before in order of entry
  std::vector<Entrant> repechage;       // those who play for the place left
  std::optional<StageField> entered;    // with those who had withdrawn before the first draw
  std::vector<event::Seeded> seedings;  // of a later stage, as they were entered
  std::vector<PlayedRound> rounds;
  std::vector<std::vector<Entrant>> groups;  // of a stage of groups once drawn
  std::vector<int> lots;                     // by entrant, from 1; 0: none
  Superseded superseded;                     // since its field was taken
  bool closed = false;
  bool operator==(const PlayedStage&) const = default;
};

struct EntrantState {
  std::vector<std::string> people;
  std::string team, club;
  int rating = 0;
  int first_round = 0;               // of the first stage
  std::optional<RoundRef> withdrew;  // the first round without it
  std::vector<std::string> categories = {};
  int paid = 0;  // hundredths
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
  std::vector<PlayedStage> stages;  // one for each of the setup
  int stage = 0;                    // the current one
  std::vector<event::Absent> away;  // from the next round to be drawn
  std::vector<GivenPenalty> penalties;
  std::map<RoundRef, std::string> dates;  // when rounds begin, RFC 3339, also of those to come
  std::vector<Entrant> seeds;             // as told, the strongest first; those not in it follow by rating
  std::vector<Pairing> apart;             // who is not to meet; the lower number first, in order
  event::MoneySet money;
  bool created = false, finished = false, withdrawn = false;
  bool operator==(const Competition&) const = default;

  const StageSetup& rules() const { return setup.stages[stage]; }
  const PlayedStage& now() const { return stages[stage]; }
};

// --- Events

// Why an event cannot stand. `key` is stable ("league/open_tables"); the sentence names the place.
struct Refused {
  std::string_view key;
  Phrase message;  // entrants in it are rendered from Names::sides
  bool operator==(const Refused&) const = default;
};
// What an accepted event has done beside the obvious.
struct Change {
  std::vector<RoundRef> affected;  // drawn already, by what was corrected now: they stay as they are
  std::vector<int>
      affected_stages;    // nothing is drawn there, but who plays was taken from what was corrected
  bool disputed = false;  // a second, different result: the first counts until one is corrected
};
// On a refusal the competition is as before.
tl::expected<Change, Refused> apply(Competition& competition, const CompetitionEvent& event);

// What apply() lets pass because older logs hold it, and nobody may enter any more: a stand-in who plays in
// that round already, a single player or a pair among teams.
std::optional<Refused> objection(const Competition& competition, const CompetitionEvent& event);

// --- What follows

// Tables and byes told by hand; the rest of the round is drawn round them.
struct ByHand {
  std::vector<event::DrawnTable> tables;
  std::vector<Entrant> byes;
  bool empty() const { return tables.empty() && byes.empty(); }
};
// The draw of the next round, to be entered as it is or changed by hand first. `seed` is the lot. With a draw
// that is to be made `again` seats are searched for as they were then.
tl::expected<event::RoundDrawn, Refused> next_round(const Competition& competition, std::uint64_t seed,
                                                    const ByHand& by_hand = {},
                                                    const event::RoundDrawn* again = nullptr);
// A round that was drawn, or with the first of a later stage a field that was taken, by results that are
// others now.
bool is_superseded(const Competition& competition, RoundRef round);
// The first such round that can be taken back with those drawn after it; nothing: none can.
std::optional<RoundRef> round_to_redraw(const Competition& competition);
// Entries that do not fit any more once draws are taken back: a person enters them again where they still
// hold.
struct LostEntries {
  std::vector<std::pair<RoundRef, Entrant>> absences, stand_ins;
  std::vector<Entrant> seeds;  // entrants who do not play in the stage any more
  bool empty() const { return absences.empty() && stand_ins.empty() && seeds.empty(); }
};
// Events that take draws back and keep what was entered by hand. The round is to be drawn after them if
// `draws`.
struct Redraw {
  std::vector<CompetitionEvent> events;
  bool draws = true;
  LostEntries lost = {};
};
// Takes the draws from this round on back. Absences stay, and a forfeit becomes one.
tl::expected<Redraw, Refused> take_draws_back(const Competition& competition, RoundRef from);
// The same; before the first round of a later stage also who plays in it, if results have changed that.
tl::expected<Redraw, Refused> redraw(const Competition& competition, RoundRef from);
// Seeds by lot for everybody who has entered, to be entered before the first draw.
event::Seeded seeds_by_lot(const Competition& competition, std::uint64_t seed);
// Who goes on, to be entered; refused while a lot must be drawn among those level at the last place.
tl::expected<event::StageClosed, Refused> next_stage(const Competition& competition);
// That an entrant plays again, with the tables lost by leaving that are to be played after all: those of
// rounds not closed, of a knock-out while nothing was drawn by them.
event::Returned coming_back(const Competition& competition, Entrant entrant);
// A lot for everybody of the current stage; it counts after all other comparisons.
event::LotDrawn draw_lots(const Competition& competition, std::uint64_t seed);

enum class Missing : std::uint8_t { result, dispute };
struct OpenTable {
  TableRef table;
  Missing missing{};
  bool operator==(const OpenTable&) const = default;
};
// Of all drawn rounds, forced ones too, in order.
std::vector<OpenTable> whats_missing(const Competition& competition);
// The first round of the stage with a table to be played, else the first not closed, else the last drawn; -1
// where none is drawn.
int round_in_play(const Competition& competition, int stage);
// So many rounds of the stage, from the first on, are closed or lack no result: what standings are shown
// after.
int complete_rounds(const Competition& competition, int stage);
// How many rounds the stage has; 0 where it is not known yet (a knock-out before its draw).
int rounds_due(const Competition& competition, int stage);
// Everybody's opponents are known from the start: rounds may be drawn ahead and missing ones forfeit.
bool is_scheduled(const StageSetup& setup);

// The results of the first `rounds` of a stage (all without), with what is carried over and penalties.
Results results_of(const Competition& competition, int stage, std::optional<int> rounds = {});
// One table, or one for each group. Within `rounds`, what is not decided yet does not count.
struct StageTable {
  int group = -1;
  Standings standings;
};
std::vector<StageTable> standings(const Competition& competition, int stage, std::optional<int> rounds = {});
// All entrants with the final rank: of the last stage they reached, those who went further first.
std::vector<StagePlace> final_ranks(const Competition& competition);

// Of duplicate: every board of the first `rounds` of a stage (all without) as it was played, and what it is
// worth.
std::vector<BoardPlayed> boards_played(const Competition& competition, int stage,
                                       std::optional<int> rounds = {});
std::vector<Percentage> percentages(const Competition& competition, int stage,
                                    std::optional<int> rounds = {});

// The boards of a table of duplicate, from 1, as its draw says; else none.
std::vector<int> boards_at(const PlayedTable& table, const StageSetup& setup);
// People who really played a table, by side: substitutes with their share, those replaced with the rest.
struct Seated {
  std::string person;
  int side = 0;
  int percent = 100;
  bool operator==(const Seated&) const = default;
};
std::vector<Seated> seated_at(const Competition& competition, TableRef table);
// The competition's lines of a table as results_of counts them; empty while it is open.
TableResult result_of(const Competition& competition, TableRef table);

// The bracket of a knock-out stage and what the results make of it; empty before its first round is drawn.
Bracket bracket_of(const Competition& competition, int stage);
std::vector<BracketState> bracket_states(const Competition& competition, int stage);

// The table a match is linked with; nothing: none.
std::optional<TableRef> table_with(const Competition& competition, const std::string& match);
// The table an entrant sits at in a round; nothing: a bye, away, or not drawn.
std::optional<int> table_of(const PlayedRound& round, Entrant entrant);

}  // namespace tanteador::league
