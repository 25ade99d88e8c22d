#pragma once
// What the league commands share: the open store, finding what was named, and the usual answers. Private to
// the command line.

#include "src/cli/league.hpp"

namespace tanteador::cli {

enum class Wants { to_read, to_write };

// The store with the league over it. Throws Problem where there is nothing to read.
struct Desk {
  Desk(const Context& context, Wants wants);

  Wants wants;
  std::unique_ptr<session::Store> store;
  session::League league;

  // By id, the beginning of one, or the whole name. Throws Problem (unreadable).
  session::OpenCompetition competition(const std::string& named);
  // By number or name. Throws Problem (unreadable).
  league::Entrant entrant(const league::Competition& competition, const std::string& named) const;
  // A known player by name, nickname, licence number or the beginning of the id.
  std::string player(const session::OpenClub& club, const std::string& named) const;
  // Throws Problem (unreadable) where a new name is easily taken for one that is known, unless `fresh`.
  void ask_about(std::span<const std::string> people, bool fresh) const;
  // Those of them who are not yet become players of the club.
  void make_players(const std::vector<std::string>& people);
  std::vector<std::string> names(const league::Competition& competition) const {
    return league.entrant_names(competition);
  }
};

// "3" is table 3 of the round being played, "2.3" table 3 of round 2, "1.2.3" of stage 1.
league::TableRef table_named(const league::Competition& competition, const std::string& named);

// The stage meant, else the current one. Throws Problem (unreadable) where it was not reached yet.
int stage_of(const league::Competition& competition, const LeagueArguments& arguments);
// The round meant, else the last one drawn. Throws Problem (unreadable) where it is not drawn.
league::RoundRef drawn_round(const league::Competition& competition, const LeagueArguments& arguments);
std::string date_text(league::RoundRef round, std::string_view begins);  // "Stage 1, round 2 begins on …"
std::vector<league::RoundRef> rounds_drawn(const league::Competition& competition);  // of all stages
const league::PlayedRound& round_in(const league::Competition& competition, league::RoundRef round);

nlohmann::json round_json(league::RoundRef round);
std::string sentence(const league::Refused& refused, const std::vector<std::string>& names);

// The answer to an event: what was refused and why, or `done` with what else it changed.
Answer league_answer(const Context& context, const Desk& desk, const session::OpenCompetition& competition,
                     const session::LeagueAnswer& answer, const std::string& done);
Answer refused_answer(const Context& context, const std::string& id, const league::Refused& refused,
                      const std::vector<std::string>& names);

// One round as a table, as text and as JSON, with reasons where asked for.
Table round_table(const league::Competition& competition, league::RoundRef round,
                  const std::vector<std::string>& names, bool why);
std::string round_text(const Context& context, const league::Competition& competition, league::RoundRef round,
                       const std::vector<std::string>& names, bool why);
nlohmann::json round_tables_json(const league::Competition& competition, league::RoundRef round,
                                 const std::vector<std::string>& names);
// A lot from the machine's own randomness, for draws without --seed.
std::uint64_t chance(const LeagueArguments& arguments);

}  // namespace tanteador::cli
