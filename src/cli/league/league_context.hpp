#pragma once
// What the league commands share: the open store, finding what was named, and the usual answers. Private to
// the command line.

#include <map>
#include <memory>

#include "src/cli/league/typed.hpp"
#include "src/codec/player_list.hpp"
#include "src/league/ratings/ratings.hpp"
#include "src/queries/result_list.hpp"
#include "src/reports/club.hpp"
#include "src/session/league/league.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/view/league/words.hpp"

namespace tanteador::cli {

enum class Wants { to_read, to_write };

// The store with the league over it. Throws Problem where there is nothing to read.
struct LeagueContext {
  LeagueContext(const Context& context, Wants wants);

  Wants wants;
  std::unique_ptr<session::Store> store;
  session::League league;

  // What is named must be one; each throws Problem (unreadable) with a list of those it could be.
  // By id, the beginning of one, or the whole name; sound or not.
  std::string competition_id(const std::string& named) const;
  session::OpenCompetition competition(const std::string& named);
  // By number ("3", "#3") or name.
  league::Entrant entrant(const league::Competition& competition, const std::string& named) const {
    return entrant(names(competition), named);
  }
  // The same among the names of all entrants: of a list they are asked for once.
  static league::Entrant entrant(const std::vector<std::string>& all, const std::string& named);
  // A known player by name, nickname, licence number or the beginning of the id.
  std::string player(const session::OpenClub& club, const std::string& named) const;
  // The same of a player of any club, the club's own first.
  std::string anybody(const session::OpenClub& club, const std::string& named) const;
  // Two entries, also where one of them no longer counts.
  std::pair<std::string, std::string> pair(const session::OpenClub& club, const std::string& one,
                                           const std::string& other) const;
  // Anybody of that name, the club's own first; by licence number or the beginning of the id a player of the
  // club; else somebody new.
  std::string person(const std::string& named);
  // The same of a line of a list: who has another licence is somebody else.
  std::string person(const codec::PlayerLine& line);
  // Throws Problem (unreadable) where a new name is easily taken for one that is known, unless `fresh`.
  void ask_about(std::span<const std::string> people, bool fresh) const;
  // The same of a list, with its lines.
  void ask_about(std::span<const ListedName> list, bool fresh) const;
  // Those of them who are not yet become players of the club.
  void make_players(const std::vector<std::string>& people);
  // "Ana, licence 12, 01a2…"
  std::string describe_person(const std::string& person) const;
  std::vector<std::string> names(const league::Competition& competition) const {
    return league.entrant_names(competition);
  }

 private:
  std::vector<std::string> players(const session::OpenClub& club, const std::string& named) const;
  std::vector<std::string> entries(const std::string& named) const;  // of any club, also those of doubles
  std::string the_one(const std::vector<std::string>& ids, const std::string& named) const;
  // The club and its cards as they were when somebody was looked for first: a list asks for thousands.
  struct Known {
    league::Club club;
    std::map<std::string, session::PlayerCard, std::less<>> cards;  // by person
    std::map<std::string, std::string, std::less<>> holders;        // of a licence
    std::string licence_of(const std::string& person) const;
  };
  const Known& known();
  // The one of these people, or somebody new where there is none.
  std::string one_of(const std::vector<std::string>& ids, const std::string& named);
  std::optional<Known> known_;
};

// Throws Problem (unreadable) where the club has no team of this name.
const league::Team& team_by_name(const league::Club& club, const std::string& name);

// A list of players or entrants in a file; throws Problem where it is none.
codec::PlayerList read_list(const std::string& file);
// Throws Problem where two lines of it may be one person; those that only look alike may stay if `fresh`.
void refuse_twins(std::span<const ListedName> list, bool fresh);
// Takes out the lines that say no more than an earlier one, and answers them.
std::vector<codec::PlayerLine> take_out_repeated(codec::PlayerList& list);
std::string lines_text(std::span<const codec::PlayerLine> lines);  // "Ana (line 2), Beto (line 5)"
nlohmann::json lines_json(std::span<const codec::PlayerLine> lines);
std::string left_out_text(
    std::span<const codec::PlayerLine> lines);  // of --add-new; empty where there are none
// Of a list that was read: its columns that mean nothing here; empty where there are none.
std::string left_text(const std::vector<std::string>& columns);

// "3" is table 3 of the round being played (round_in_play), "2.3" table 3 of round 2, "1.2.3" of stage 1; or
// what the code of its slip says. Throws Problem (unreadable) where it is of another competition.
league::TableRef read_table_ref(session::Store& store, const session::OpenCompetition& competition,
                                const std::string& named);

// The stage meant, else the current one. Throws Problem (unreadable) where it was not reached yet.
int stage_of(const league::Competition& competition, const InRound& arguments);
// The round meant, else the one being played. Throws Problem (unreadable) where it is not drawn.
league::RoundRef drawn_round(const league::Competition& competition, const InRound& arguments);
std::string date_text(league::RoundRef round, std::string_view begins);  // "Stage 1, round 2 begins on …"
std::vector<league::RoundRef> all_rounds(const league::Competition& competition);  // of all stages

nlohmann::json round_json(league::RoundRef round);
nlohmann::json table_json(const league::PlayedTable& table, int number,
                          const std::vector<std::string>& names);
using view::table_text;
std::string sentence(const league::Refused& refused, const std::vector<std::string>& names);

// The answer to an event: what was refused and why, or `done` with what else it changed.
Answer league_answer(const Context& context, const LeagueContext& desk,
                     const session::OpenCompetition& competition, const session::LeagueAnswer& answer,
                     const std::string& done);
Answer refused_answer(const Context& context, const std::string& id, const league::Refused& refused,
                      const std::vector<std::string>& names);

// One round as text and as JSON, with reasons where asked for.
std::string round_text(const Context& context, const league::Competition& competition, league::RoundRef round,
                       const std::vector<std::string>& names, bool why);
nlohmann::json round_tables_json(const league::Competition& competition, league::RoundRef round,
                                 const std::vector<std::string>& names);
// The table of a season, with a column for each of the last so many competitions.
report::Table season_table(const std::string& name, const session::SeasonTable& season, int last);
report::RatedPlayer rated_player(const session::RatedPlayer& one, const std::string& name);
league::RatingSystem rating_system(const std::string& word);  // throws Problem
std::vector<std::string> in_commas(const std::string& text);
// What "women / juniors" makes of somebody; nothing where it names none.
std::vector<league::CompetitionEvent> categories_event(league::Entrant entrant, const std::string& written);
// A lot from the machine's own randomness, for draws without --seed.
std::uint64_t chance(const Lot& lot);

}  // namespace tanteador::cli
