#pragma once
// Helpers of the league commands: the open store, search by name, common answers. Internal to src/cli/league.

#include <map>
#include <memory>

#include "src/cli/league/typed.hpp"
#include "src/codec/files/player_list.hpp"
#include "src/league/ratings/ratings.hpp"
#include "src/queries/result_list.hpp"
#include "src/reports/club/club.hpp"
#include "src/session/league/league.hpp"
#include "src/session/league/ranking/ratings.hpp"
#include "src/view/league/words.hpp"

namespace tanteador::cli {

enum class Wants { to_read, to_write };

// The open store with its league. Throws Problem if there is no database to read.
struct LeagueContext {
  LeagueContext(const Context& context, Wants wants);

  Wants wants;
  std::unique_ptr<session::Store> store;
  session::League league;

  // Each search must find exactly one; else it throws Problem (unreadable) that lists the candidates.
  // By id, beginning of the id, or whole name. Damaged competitions are found too.
  std::string competition_id(const std::string& named) const;
  session::OpenCompetition competition(const std::string& named);
  // By number ("3", "#3") or name.
  league::Entrant entrant(const league::Competition& competition, const std::string& named) const {
    return entrant(names(competition), named);
  }
  // The same with the names of all entrants, for many searches.
  static league::Entrant entrant(const std::vector<std::string>& all, const std::string& named);
  // A player of the club by name, nickname, licence, or beginning of the id.
  std::string player(const session::OpenClub& club, const std::string& named) const;
  // Like player(), then also players of other clubs.
  std::string resolve_anybody(const session::OpenClub& club, const std::string& named) const;
  // Two records of a person, also if they are merged already.
  std::pair<std::string, std::string> pair(const session::OpenClub& club, const std::string& one,
                                           const std::string& other) const;
  // Any person of this name, the club's first; or a club player by licence or beginning of the id. Creates a
  // new person if there is none.
  std::string person(const std::string& named);
  // The same for a line of a list. A person with another licence is a different person.
  std::string person(const codec::PlayerLine& line);
  // Throws Problem (unreadable) if a new name looks like a known one, unless `fresh`.
  void ask_about(std::span<const std::string> people, bool fresh) const;
  // The same for a list; the error names the line.
  void ask_about(std::span<const ListedName> list, bool fresh) const;
  // Makes these people players of the club, unless they are already.
  void make_players(const std::vector<std::string>& people);
  // "Ana, licence 12, 01a2…"
  std::string describe_person(const std::string& person) const;
  std::vector<std::string> names(const league::Competition& competition) const {
    return league.entrant_names(competition);
  }

 private:
  std::vector<std::string> players(const session::OpenClub& club, const std::string& named) const;
  std::vector<std::string> entries(const std::string& named) const;  // in all clubs, including merged records
  std::string require_one(const std::vector<std::string>& ids, const std::string& named) const;
  // The club and its cards, read once: a list makes thousands of searches.
  struct PeopleIndex {
    league::Club club;
    std::map<std::string, session::PlayerCard, std::less<>> cards;  // by person
    std::map<std::string, std::string, std::less<>> holders;        // person by licence
    std::string licence_of(const std::string& person) const;
  };
  const PeopleIndex& people_index();
  // The only one of these people; a new person if the list is empty.
  std::string one_of(const std::vector<std::string>& ids, const std::string& named);
  std::optional<PeopleIndex> known_;
};

// Throws Problem (unreadable) if the club has no such team.
const league::Team& team_by_name(const league::Club& club, const std::string& name);

// Reads a list of players or entrants. Throws Problem if it is invalid.
codec::PlayerList read_list(const std::string& file);
// Throws Problem if two lines may be the same person. `fresh`: allows names that only look alike.
void refuse_twins(std::span<const ListedName> list, bool fresh);
// Removes entrants that repeat an earlier line, and returns them.
std::vector<codec::PlayerLine> take_out_repeated(codec::PlayerList& list);
std::string lines_text(std::span<const codec::PlayerLine> lines);  // "Ana (line 2), Beto (line 5)"
nlohmann::json lines_json(std::span<const codec::PlayerLine> lines);
std::string left_out_text(std::span<const codec::PlayerLine> lines);  // for --add-new; empty: none
// Lines about the columns: those that were read of a program's list, and the ignored ones; empty: none.
std::string columns_text(const codec::PlayerList& list);
nlohmann::json columns_json(const codec::PlayerList& list);  // {"ELOFIDE": "rating"}

// "3" is table 3 of the round in play (round_in_play), "2.3" of round 2, "1.2.3" of stage 1. A slip's code
// works too. Throws Problem (unreadable) for a slip of another competition.
league::TableRef read_table_ref(session::Store& store, const session::OpenCompetition& competition,
                                const std::string& named);

// The stage in the arguments, else the current one. Throws Problem (unreadable) if it has not begun.
int stage_of(const league::Competition& competition, const RoundArguments& arguments);
// The round in the arguments, else the round in play. Throws Problem (unreadable) if it is not paired.
league::RoundRef drawn_round(const league::Competition& competition, const RoundArguments& arguments);
std::string date_text(league::RoundRef round, std::string_view begins);  // "Stage 1, round 2 begins on …"
std::vector<league::RoundRef> all_rounds(const league::Competition& competition);  // of all stages

nlohmann::json round_json(league::RoundRef round);
nlohmann::json table_json(const league::PlayedTable& table, int number, const Names& names);
using view::table_text;
std::string sentence(const league::LeagueRefusal& refused, const std::vector<std::string>& names);

// The answer to an entry: the refusal, or `done` with the side effects.
Answer league_answer(const Context& context, const LeagueContext& leagues,
                     const session::OpenCompetition& competition, const session::LeagueAnswer& answer,
                     const std::string& done);
Answer refused_answer(const Context& context, const std::string& id, const league::LeagueRefusal& refused,
                      const std::vector<std::string>& names);

// One round as text or JSON. `why`: with the reasons of the pairings.
std::string round_text(const Context& context, const league::Competition& competition, league::RoundRef round,
                       const std::vector<std::string>& names, bool why);
nlohmann::json round_tables_json(const league::Competition& competition, league::RoundRef round,
                                 const std::vector<std::string>& names);
// The table of a season, with columns for the last `last` competitions.
report::Table season_table(const std::string& name, const session::SeasonTable& season, int last);
report::RatedPlayer rated_player(const session::RatedPlayer& one, const std::string& name);
league::RatingSystem rating_system(const std::string& word);  // throws Problem
// The event that sets categories such as "women / juniors"; empty: the text has none.
std::vector<league::CompetitionEvent> categories_event(league::Entrant entrant, const std::string& written);
// The seed given with --seed, else a random number.
std::uint64_t chance(const Lot& lot);

}  // namespace tanteador::cli
