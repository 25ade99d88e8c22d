#pragma once
// The commands `tanteador league …`: the club, its competitions, their rounds and tables.

#include <functional>
#include <memory>

#include "src/cli/answer.hpp"
#include "src/session/league/league.hpp"

namespace CLI {
class App;
}

namespace tanteador::cli {

// What was typed after a league command; each uses what its row in league_app.cpp names.
struct LeagueArguments {
  std::string id, name, file, table;  // ID is a competition: its id, the beginning of it, or its name
  std::vector<std::string> names;
  std::string game{kGames.front()}, ruleset, format = "swiss", then, movement, order, season, points,
                                             season_points;
  int rounds = 0, groups = 0, cycles = 1, sets = 1, top = 0, best_next = 0, minutes = 0, best = 0;
  std::vector<int> sizes;
  bool third_place = false, repechage = false, carry_over = false, unrated = false;
  std::string late = "zero", withdrawn = "strike", substitutes = "to_entrant", clubs = "before_points";
  int minimum_games = 0, propose = 0;
  double hours = 3;
  std::string team, club, alias, licence, captain, reason, remark, as = "absent", in, person,
                                                                   system = "weng_lin";
  std::vector<std::string> members, reserves;
  std::vector<std::string> time;           // its words
  std::string what;                        // is to be printed
  std::string referee, pin_file;           // who takes decisions in
  std::string csv, jsonl, pdf, html, ics;  // files to write
  bool replace = false;                    // them, where they are there already
  std::optional<int> rating, seed, round, stage, winner;
  int penalty_points = 0, penalty_score = 0, percent = 100;
  std::optional<double> substitute_points;  // in whole and half points
  std::optional<int> substitute_score;
  bool why = false, force = false, inactive = false, active = false, both = false, finish = false,
       byes = false, tables = false, all = false, now = false;
  bool fresh = false;  // a name is another person's, however alike
  bool lots = false, lift = false, apply = false, only_known = false;
  std::vector<std::string> hand;  // tables of a draw told by hand
  std::string by, category, currency, amount, thing, to, separator;
  std::vector<std::string> as_of;  // the words of a time
  int place = 1;
};

using LeagueRun = Answer (*)(const Context&, const LeagueArguments&);

// Adds the group to `app`; `chosen` is set to what is to be run once the command line was read.
void add_league(CLI::App& app, LeagueArguments& arguments, std::function<Answer(const Context&)>& chosen);

Answer league_club(const Context& context, const LeagueArguments& arguments);
Answer league_club_name(const Context& context, const LeagueArguments& arguments);
Answer league_player_add(const Context& context, const LeagueArguments& arguments);
Answer league_player_list(const Context& context, const LeagueArguments& arguments);
Answer league_player_edit(const Context& context, const LeagueArguments& arguments);
Answer league_player_merge(const Context& context, const LeagueArguments& arguments);
Answer league_player_import(const Context& context, const LeagueArguments& arguments);
Answer league_player_export(const Context& context, const LeagueArguments& arguments);
Answer league_player_forget(const Context& context, const LeagueArguments& arguments);
Answer league_team_add(const Context& context, const LeagueArguments& arguments);
Answer league_team_list(const Context& context, const LeagueArguments& arguments);

Answer league_new(const Context& context, const LeagueArguments& arguments);
Answer league_list(const Context& context, const LeagueArguments& arguments);
Answer league_show(const Context& context, const LeagueArguments& arguments);
Answer league_enter(const Context& context, const LeagueArguments& arguments);
Answer league_withdraw(const Context& context, const LeagueArguments& arguments);
Answer league_absent(const Context& context, const LeagueArguments& arguments);
Answer league_return(const Context& context, const LeagueArguments& arguments);
Answer league_substitute(const Context& context, const LeagueArguments& arguments);
Answer league_penalty(const Context& context, const LeagueArguments& arguments);
Answer league_lift(const Context& context, const LeagueArguments& arguments);

Answer league_check_in(const Context& context, const LeagueArguments& arguments);
Answer league_entrant(const Context& context, const LeagueArguments& arguments);
Answer league_seed(const Context& context, const LeagueArguments& arguments);
Answer league_apart(const Context& context, const LeagueArguments& arguments);
Answer league_change(const Context& context, const LeagueArguments& arguments);
Answer league_cancel(const Context& context, const LeagueArguments& arguments);
Answer league_corrections(const Context& context, const LeagueArguments& arguments);
Answer league_prove(const Context& context, const LeagueArguments& arguments);
Answer league_trf(const Context& context, const LeagueArguments& arguments);
Answer league_site(const Context& context, const LeagueArguments& arguments);
Answer league_fee(const Context& context, const LeagueArguments& arguments);
Answer league_paid(const Context& context, const LeagueArguments& arguments);
Answer league_prize(const Context& context, const LeagueArguments& arguments);

Answer league_date(const Context& context, const LeagueArguments& arguments);
Answer league_draw(const Context& context, const LeagueArguments& arguments);
Answer league_undraw(const Context& context, const LeagueArguments& arguments);
Answer league_swap(const Context& context, const LeagueArguments& arguments);
Answer league_lots(const Context& context, const LeagueArguments& arguments);
Answer league_close(const Context& context, const LeagueArguments& arguments);
Answer league_next_stage(const Context& context, const LeagueArguments& arguments);
Answer league_reopen(const Context& context, const LeagueArguments& arguments);
Answer league_link(const Context& context, const LeagueArguments& arguments);
Answer league_result(const Context& context, const LeagueArguments& arguments);
Answer league_correct(const Context& context, const LeagueArguments& arguments);
Answer league_forfeit(const Context& context, const LeagueArguments& arguments);

Answer league_standings(const Context& context, const LeagueArguments& arguments);
Answer league_crosstable(const Context& context, const LeagueArguments& arguments);
Answer league_stats(const Context& context, const LeagueArguments& arguments);
Answer league_ratings(const Context& context, const LeagueArguments& arguments);
Answer league_season(const Context& context, const LeagueArguments& arguments);
Answer league_print(const Context& context, const LeagueArguments& arguments);
Answer league_calendar(const Context& context, const LeagueArguments& arguments);
Answer league_verify(const Context& context, const LeagueArguments& arguments);
Answer league_export(const Context& context, const LeagueArguments& arguments);
Answer league_import(const Context& context, const LeagueArguments& arguments);

}  // namespace tanteador::cli
