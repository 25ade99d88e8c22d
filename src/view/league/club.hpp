#pragma once
// The screens of the club and its competitions, made from what the session knows of them.

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/league/competition/proposal.hpp"
#include "src/league/table/record.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/league/corrections.hpp"
#include "src/view/screens.hpp"

namespace tanteador::view {

struct ClubPerson {
  std::string id, name, alias, licence;  // alias, licence: may be empty
  bool active = true;
};
struct ListedCompetition {
  std::string id, name, game, status;  // entering, playing, finished
  int entrants = 0, round = 0, open_tables = 0;
};
struct NamedRuleset {
  std::string id, game, title;
};
struct PossibleDouble {
  std::string licence;
  std::vector<std::string> people;  // ids
};
struct ClubBook {
  std::string name;
  std::vector<ClubPerson> people;                         // in order of entry
  std::map<std::string, std::string, std::less<>> names;  // of everybody known, by id
  std::vector<league::Team> teams;
  std::vector<ListedCompetition> competitions;                // newest first
  std::vector<std::string> seasons;                           // of them, the latest first
  std::vector<NamedRuleset> rulesets;                         // of the house
  std::vector<PossibleDouble> doubles = {};                   // who bear one licence number
  std::vector<league::SamePeople::Pair> same = {}, two = {};  // who was said to be whom, and who not
  std::string last_act = {};  // what was done last with players and teams; empty: nothing to be taken back
};

struct RatedWeek {
  std::string monday;  // "2026-11-16"
  double value = 0, deviation = 0;
};
// A player of the club, and what he has played.
struct PlayerRecord {
  ClubPerson person;
  league::PersonRecord played;
  std::vector<RatedWeek> weeks;  // those played in, in order
};

// What a season has come to.
struct SeasonBook {
  std::string name;
  std::vector<std::string> competitions;  // finished ones, the oldest first
  std::vector<league::SeasonLine> rows;
};

// A scored match of the same people as a table.
struct TableMatch {
  std::string id, text;  // text: its score and when it began
};

// What was put right: where, and what stood there before and since, why, and who stands elsewhere by it.
struct ToldCorrection {
  std::string at, what, reason;  // at: RFC 3339
  std::vector<Moved> moved;
};

// A competition that is open. Both must outlive it.
struct OpenLeague {
  const league::Competition& now;
  const std::vector<std::string>& names;  // of the entrants
  int target = 0;                         // points a decided game ends with; 0: none is known
  std::vector<TableMatch> matches = {};   // that could be linked with the table that is open
  std::string until = {};  // when the clock of the round runs out, RFC 3339; empty: it has none
  std::int64_t minutes_left = 0;
  const rulebook::Edition* rules = nullptr;  // of its ruleset, where that is known
  std::string last_act = {};                 // what was done last and can be taken back; empty: nothing
  std::string as_of = {};                    // it is shown as it stood then; empty: as it stands
  std::string no_moment = {};                // why it is not shown as it stood at the time that was typed
  const std::vector<ToldCorrection>* corrections = nullptr;  // where they were looked for
};

// What its further pages show, of the page that is chosen.
struct RatedRow {
  std::string name;
  double value = 0, deviation = 0, worth = 0;
  int games = 0;
  std::string club = {};  // of a ranking over several
};
struct ClubFigures {
  std::optional<SeasonBook> season;
  std::vector<RatedRow> rated;                     // best first
  std::string folder;                              // where files go, unless another place is typed
  const std::vector<RatedRow>* ranking = nullptr;  // of all clubs, where it was asked for; the best of it
  int ranked = 0;                                  // so many in all
};
ClubView make_club(const ClubBook& book, const LeaguePick& pick, const ClubFigures& figures = {});
// `folder`: as in ClubFigures.
ManageView make_manage(const OpenLeague& league, const LeaguePick& pick, const std::string& folder);
PlayerPage make_player(const PlayerRecord& record, const ClubBook& book, const LeaguePick& pick);
// `problem`: why the last attempt was refused.
NewCompetition make_new_competition(const ClubBook& book, const LeaguePick& pick, std::string problem);
RoundScreen make_round(const OpenLeague& league, const LeaguePick& pick);
// `season`: of the competition, where it is the season that is shown.
StandingsView make_standings(const OpenLeague& league, const LeaguePick& pick,
                             const SeasonBook* season = nullptr);
EntrantsView make_entrants(const OpenLeague& league, const ClubBook& book, const LeaguePick& pick);
PapersView make_papers(const OpenLeague& league, const LeaguePick& pick);
struct LeaguePaper;
struct PaperKind;
const PaperKind& paper_meant(const LeaguePick& pick);                    // the one that is shown
LeaguePaper paper_of(const OpenLeague& league, const LeaguePick& pick);  // made; of paper_kinds()
LeaguePick pick_of_paper(LeaguePick pick);                               // that shows what is shown, on paper
WallView make_wall(const OpenLeague& league, int turn);
ProgressView make_progress(const OpenLeague& league, int tenths);
// `done` of `all` steps; all 0: nobody knows how many there are.
ProgressView make_work(const command::ClubWork& work, int tenths, std::size_t done, std::size_t all);

// How a game is usually played at a club.
struct UsualRound {
  std::string_view game;
  league::Opposition meeting = league::Opposition::two_sides;
  int minutes = 0;  // of a round
};
std::span<const UsualRound> usual_rounds();

// --- What these screens share.

// The competition's name, what is played and how far it is, and the ways to its other pages.
LeagueHead head_of(const OpenLeague& league, const LeaguePick& pick);
// The sheet of the table that is open.
ResultSheet make_result(const OpenLeague& league, league::TableRef at, const LeaguePick& pick);
// Of a round that is being played: the tables without a result, and who sits out; none where there is nothing
// to exchange.
std::optional<SwapSheet> make_swap(const OpenLeague& league, league::RoundRef round, const LeaguePick& pick);
// What the round shown is: the one asked for, or the one being played. Round -1: none is drawn.
league::RoundRef shown_round(const league::Competition& now, const LeaguePick& pick);
const league::PlayedRound& round_in(const league::Competition& now, league::RoundRef ref);

// What takes back what was done last with players and teams; no label where nothing is.
Action undo_in_club(const ClubBook& book);
Action aimed(LeaguePick next, std::string id, std::string label);
// The field of that id, of what is written somewhere: until something is typed it has that.
TextField field_with(const LeaguePick& pick, std::string id, std::string label, std::string hint,
                     const std::string& text);
// A place to write to or read from, and the keys beside it.
SettingRow file_row(const LeaguePick& pick, std::string title, std::string id, std::string label,
                    const std::string& usual, command::ClubWork::What what);
// A name every system takes: "Friday cup, round 2" → "friday-cup-round-2".
std::string as_file_name(const std::string& text);
// With that person or team in it, or without whom it had; of a pair the place is left.
CompetitionDraft picked_or_not(CompetitionDraft draft, const std::string& id);
// With these of one entrant as well, whoever of them is not in it.
CompetitionDraft picked_together(CompetitionDraft draft, const std::vector<std::string>& ids);
Action deed(LeagueCommand what, std::string id, std::string label);
TextField field_of(const LeaguePick& pick, std::string id, std::string label, std::string hint);
std::string typed_in(const LeaguePick& pick, std::string_view id);
// Those whose name, nickname or licence number has these letters, in either case.
std::vector<const ClubPerson*> people_with(const ClubBook& book, const std::string& letters,
                                           bool inactive_too);
// Of somebody who was forgotten a word for that.
std::string person_name(const ClubBook& book, const std::string& id);
// A crosstable for each group: who has what from whom, so many columns of it from one on.
inline constexpr int kCrossColumns = 12;
std::vector<FigureTable> crosstables(const OpenLeague& league, int stage, int rounds, int column);
// A column for each of the last competitions, and one for what counts of those before them.
inline constexpr int kSeasonColumns = 12;
FigureTable season_table(const SeasonBook& season);
std::string entrant_state(const league::Competition& now, std::size_t place);  // "withdrawn", "number 3"
// The sheet of the entrant that is chosen.
EntrantSheet make_entrant(const OpenLeague& league, const ClubBook& book, const LeaguePick& pick);
// Makes a player of the club of a name that was typed and is nobody's, or of several with commas between
// them; else not enabled.
Action add_player(const ClubBook& book, const std::string& name);
// "Ana / Beto, Caro": an entrant each, "Ana" and "Beto" a pair; empty where it is one name alone.
std::vector<std::vector<std::string>> names_listed(const std::string& text);
// A list before it is taken: each entrant, and whether the club knows it; nothing to press.
std::vector<Action> list_preview(const ClubBook& book, const std::vector<std::vector<std::string>>& listed);
// Takes it: into the club, or into the competition that is being thought out as well.
Action add_listed(const ClubBook& book, std::vector<std::vector<std::string>> listed, bool picked);

// What takes an event back, and what the event did in words; nothing where it cannot be taken back.
struct DoneInLeague {
  std::string what;
  std::vector<league::CompetitionEvent> back;
  int events = 1;  // that it was
};
std::optional<DoneInLeague> taken_back(const league::Competition& before,
                                       const std::vector<std::string>& names,
                                       const league::CompetitionEvent& event);
// The same of players and teams.
struct ClubAct {
  std::string what;
  LeagueCommand back;  // ChangeClub or EditPlayer
};
std::optional<ClubAct> taken_back(const league::Club& before, const ClubBook& book,
                                  const league::ClubEvent& event);
ClubAct taken_back(const ClubPerson& before);  // somebody is written otherwise
// The same of several that were entered together; `what`: what they did.
std::optional<DoneInLeague> taken_back(league::Competition before, const std::vector<std::string>& names,
                                       const command::EnterTogether& together);

}  // namespace tanteador::view
