// What can be written after `tanteador league`.

#include <algorithm>

#include <CLI/CLI.hpp>

#include "src/cli/league/commands.hpp"
#include "src/core/names.hpp"
#include "src/core/text.hpp"

namespace tanteador::cli {

namespace {

std::string game_words() {
  std::string all;
  for (const std::string_view game : kGames) all += (all.empty() ? "" : ", ") + std::string(game);
  return all;
}

constexpr int kMax = 1'000'000, kScoreMax = 1'000'000;

using Setup = void (*)(CLI::App&, LeagueArguments&);

struct LeagueCommand {
  const char *group, *name;
  std::string_view help;
  LeagueRun run;
  Setup setup;
};

void nothing(CLI::App&, LeagueArguments&) {}
void id(CLI::App& app, LeagueArguments& arguments) { app.add_option("ID", arguments.id)->required(); }
void flag(CLI::App& app, const char* name, bool& value, std::string_view help) {
  app.add_flag(name, value, tr(help))->disable_flag_override();
}
template <class Value>
CLI::Option* number(CLI::App& app, const char* name, Value& value, std::string_view help, int low = 0,
                    int high = kMax) {
  return app.add_option(name, value, tr(help))->check(CLI::Range(low, high));
}
void where(CLI::App& app, LeagueArguments& arguments) {
  number(app, "--stage", arguments.stage, english("of this stage; else the current one"), 1);
  number(app, "--round", arguments.round,
         english("of or after this round; else the one being played, of standings the last complete one"), 1);
}
void chance(CLI::App& app, LeagueArguments& arguments) {
  number(app, "--seed", arguments.seed, english("the lot: the same number draws the same"));
}
void because(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("--reason", arguments.reason, tr("why, for the record"))->type_name("TEXT");
}
void fresh(CLI::App& app, LeagueArguments& arguments) {
  flag(app, "--new", arguments.fresh, english("somebody else than whoever is called alike"));
}
void id_and_entrant(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("ENTRANT", arguments.name, tr("number or name"))->required();
}
CLI::Option* table(CLI::App& app, LeagueArguments& arguments) {
  return app.add_option("TABLE", arguments.table,
                        tr("3, in an earlier round 2.3, in an earlier stage 1.2.3"));
}
void id_and_table(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  table(app, arguments)->required();
}

void club_name(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("NAME", arguments.name)->required();
}
void names(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("NAME", arguments.names)->required();
  app.add_option("--alias", arguments.alias, tr("a nickname"))->type_name("NAME");
  app.add_option("--licence", arguments.licence, tr("the federation's number"))->type_name("NUMBER");
  fresh(app, arguments);
}
void edit(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("PLAYER", arguments.id, tr("name, nickname, licence number or id"))->required();
  app.add_option("--name", arguments.name, tr("as it should read"))->type_name("NAME");
  app.add_option("--alias", arguments.alias, tr("a nickname"))->type_name("NAME");
  app.add_option("--licence", arguments.licence, tr("the federation's number"))->type_name("NUMBER");
  flag(app, "--inactive", arguments.inactive, english("plays no more"));
  flag(app, "--active", arguments.active, english("plays again"));
  fresh(app, arguments);
}
void merge(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("PLAYER", arguments.id, tr("the double"))->required();
  app.add_option("IS", arguments.name, tr("who it really is"))->required();
}
void player(CLI::App& app, LeagueArguments& arguments) { app.add_option("PLAYER", arguments.id)->required(); }
void file(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("FILE", arguments.file, tr("- is standard input"))->required();
}
void player_file(CLI::App& app, LeagueArguments& arguments) {
  file(app, arguments);
  fresh(app, arguments);
}
void import_file(CLI::App& app, LeagueArguments& arguments) {
  file(app, arguments);
  app.add_option("--referee", arguments.referee, tr("who decides; his PIN is asked for"))->type_name("NAME");
  app.add_option("--pin-file", arguments.pin_file, tr("where the PIN stands, on the first line"))
      ->type_name("FILE");
}
void team(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("NAME", arguments.name)->required();
  app.add_option("--member", arguments.members, tr("players of the club"))->type_name("PLAYER")->required();
  app.add_option("--reserve", arguments.reserves, tr("who may stand in"))->type_name("PLAYER");
  app.add_option("--captain", arguments.captain, tr("one of the members"))->type_name("PLAYER");
}

void new_one(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("NAME", arguments.name);
  app.add_option("--game", arguments.game, game_words())->type_name("GAME");
  app.add_option("--ruleset", arguments.ruleset, tr("else the game's first edition"))->type_name("ID");
  app.add_option("--format", arguments.format,
                 tr("swiss, round-robin, groups, knockout, singles, rotating-partners"))
      ->type_name("FORMAT");
  number(app, "--rounds", arguments.rounds, english("how many"));
  number(app, "--cycles", arguments.cycles, english("round robin: each meets each so many times"), 1, 2);
  number(app, "--groups", arguments.groups, english("how many groups"));
  app.add_option("--sizes", arguments.sizes, tr("singles: seats of a table, the wanted number first"))
      ->delimiter(',')
      ->allow_extra_args(false);
  app.add_option("--movement", arguments.movement, tr("rotating partners: whist, rainbow or pairs"))
      ->type_name("NAME");
  number(app, "--sets", arguments.sets, english("best of so many"), 1);
  app.add_option("--points", arguments.points, tr("for a win, a draw, a loss and a bye: 3,1,0,3"))
      ->type_name("LIST");
  app.add_option("--order", arguments.order, tr("tie-breaks by their id: PTS,BH,DE"))->type_name("LIST");
  app.add_option("--then", arguments.then, tr("the format of a second stage"))->type_name("FORMAT");
  number(app, "--top", arguments.top, english("so many of each group go on"));
  number(app, "--best-next", arguments.best_next, english("and so many of the next place across the groups"));
  flag(app, "--carry-over", arguments.carry_over, english("results count on in the second stage"));
  flag(app, "--third-place", arguments.third_place, english("knock-out: a match for the third place"));
  flag(app, "--repechage", arguments.repechage,
       english("knock-out: those who lost, or were not among the best, play on"));
  number(app, "--minutes", arguments.minutes, english("of a round"));
  number(app, "--minimum-games", arguments.minimum_games, english("who has fewer is not ranked"));
  app.add_option("--late", arguments.late, tr("rounds missed by who comes late: zero or half"))
      ->type_name("WORTH");
  app.add_option("--withdrawn", arguments.withdrawn,
                 tr("results of who leaves a schedule early: strike or keep"))
      ->type_name("RULE");
  app.add_option("--substitutes", arguments.substitutes,
                 tr("points of a round a substitute played: to_entrant, none or fixed"))
      ->type_name("RULE");
  app.add_option("--substitute-points", arguments.substitute_points,
                 tr("with --substitutes fixed: points for such a round, 0.5 is half a point"))
      ->check(CLI::Range(-kScoreMax / 2.0, kScoreMax / 2.0));
  number(app, "--substitute-score", arguments.substitute_score,
         english("with --substitutes fixed: the score of such a round"), -kScoreMax, kScoreMax);
  app.add_option("--clubs", arguments.clubs, tr("Swiss, clubmates: before_points, within_points or ignored"))
      ->type_name("RULE");
  flag(app, "--unrated", arguments.unrated, english("does not count for the ratings"));
  app.add_option("--season", arguments.season, tr("the season it belongs to"))->type_name("NAME");
  app.add_option("--season-points", arguments.season_points, tr("for rank 1, 2 and so on: 20,12,6"))
      ->type_name("LIST");
  number(app, "--best", arguments.best, english("how many of the season count"));
  app.add_option("--file", arguments.file, tr("all of this as JSON; see docs/league.md"))->type_name("FILE");
  number(app, "--propose", arguments.propose,
         english("for so many entrants: what could be played; begins nothing"), 1, 10'000);
  app.add_option("--hours", arguments.hours, tr("at hand, for --propose"))->check(CLI::Range(0.1, 1000.0));
}
void replacing(CLI::App& app, LeagueArguments& arguments) {
  flag(app, "--replace", arguments.replace, english("in place of a file of that name"));
}
void pages(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("--pdf", arguments.pdf, tr("print it to this file"))->type_name("FILE");
  app.add_option("--html", arguments.html, tr("print it to this file, as a page that needs no other"))
      ->type_name("FILE");
  replacing(app, arguments);
}
void files(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("--csv", arguments.csv, tr("write it to this file, for a spreadsheet"))->type_name("FILE");
  app.add_option("--separator", arguments.separator,
                 tr("of the CSV file: \",\", or \";\" for spreadsheets that write a comma in numbers"))
      ->type_name("SIGN");
  app.add_option("--jsonl", arguments.jsonl, tr("write it to this file, a JSON object a line"))
      ->type_name("FILE");
  pages(app, arguments);
}
void csv_file(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("--csv", arguments.csv, tr("to this file; else to standard output"))->type_name("FILE");
  replacing(app, arguments);
}
void show(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  flag(app, "--why", arguments.why, english("say why each pairing was made"));
  files(app, arguments);
}
void enter(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("NAME", arguments.names, tr("each one entrant; \"Ana / Beto\" is a pair"));
  app.add_option("--team", arguments.team, tr("a team of the club, or what these are called"))
      ->type_name("NAME");
  app.add_option("--club", arguments.club, tr("where they come from"))->type_name("NAME");
  number(app, "--rating", arguments.rating, english("for the order of seeds"));
  app.add_option("--file", arguments.file,
                 tr("a list (CSV) with the columns name, licence, club, rating: all of it, or nothing"))
      ->type_name("FILE");
  fresh(app, arguments);
}
void withdraw(CLI::App& app, LeagueArguments& arguments) {
  id_and_entrant(app, arguments);
  because(app, arguments);
}
void absent(CLI::App& app, LeagueArguments& arguments) {
  id_and_entrant(app, arguments);
  app.add_option("--as", arguments.as, tr("absent, full_bye, half_bye or zero_bye"))->type_name("WORD");
}
void substitute(CLI::App& app, LeagueArguments& arguments) {
  id_and_entrant(app, arguments);
  app.add_option("--in", arguments.in, tr("who plays"))->type_name("NAME")->required();
  app.add_option("--out", arguments.person, tr("for whom, in a pair or team"))->type_name("NAME");
  number(app, "--percent", arguments.percent, english("of the match"), 1, 100);
  where(app, arguments);
  fresh(app, arguments);
}
void penalty(CLI::App& app, LeagueArguments& arguments) {
  id_and_entrant(app, arguments);
  number(app, "--points", arguments.penalty_points, english("taken off, in whole points"), -kScoreMax / 2,
         kScoreMax / 2);
  number(app, "--score", arguments.penalty_score, english("taken off the score"), -kScoreMax, kScoreMax);
  app.add_option("--reason", arguments.reason, tr("why"))->type_name("TEXT")->required();
  where(app, arguments);
}
void lift(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  number(app, "PENALTY", arguments.seed, english("the first, second … one given"), 1)->required();
  because(app, arguments);
}
void lots(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  chance(app, arguments);
}
void check_in(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("NAME", arguments.names, tr("who is there: numbers or names"));
  app.add_option("--file", arguments.file, tr("a name or number a line; - is standard input"))
      ->type_name("FILE");
}
void category(CLI::App& app, LeagueArguments& arguments, std::string_view help) {
  app.add_option("--category", arguments.category, tr(help))->type_name("NAME");
}
void entrant(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("ENTRANT", arguments.name, tr("number or name"));
  number(app, "--rating", arguments.rating, english("for the order of seeds"));
  app.add_option("--club", arguments.club, tr("where they come from"))->type_name("NAME");
  category(app, arguments, english("\"women / juniors\": own standings and prizes"));
  app.add_option(
         "--file", arguments.file,
         tr("a list (CSV) with the columns name, licence, club, rating, category: all of it, or nothing"))
      ->type_name("FILE");
  flag(app, "--only-known", arguments.only_known, english("of the list leave whoever takes no part"));
}
void seed(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("ENTRANT", arguments.names, tr("by hand, the strongest first; the others follow by rating"));
  flag(app, "--lots", arguments.lots, english("by lot"));
  app.add_option("--by", arguments.by, tr("the club's own ratings: weng_lin, glicko2 or elo"))
      ->type_name("NAME");
  chance(app, arguments);
}
void apart(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("ENTRANT", arguments.names, tr("no two of these are to meet"))->required();
  flag(app, "--lift", arguments.lift, english("they may meet again"));
  because(app, arguments);
}
void change(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  number(app, "--stage", arguments.stage, english("of this stage; else the current one"), 1);
  number(app, "--rounds", arguments.rounds, english("how many"));
  number(app, "--minutes", arguments.minutes, english("of a round"));
  app.add_option("--points", arguments.points, tr("for a win, a draw, a loss and a bye: 3,1,0,3"))
      ->type_name("LIST");
  app.add_option("--order", arguments.order, tr("tie-breaks by their id: PTS,BH,DE"))->type_name("LIST");
  flag(app, "--apply", arguments.apply, english("enter it; else what it would change is shown"));
  because(app, arguments);
}
void list(CLI::App& app, LeagueArguments& arguments) {
  flag(app, "--all", arguments.all, english("with those that were withdrawn"));
}
void corrections(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  files(app, arguments);
}
void prove(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("ID", arguments.id);
  where(app, arguments);
  app.add_option("--to", arguments.to, tr("write the seed and all it was drawn from to this file"))
      ->type_name("FILE");
  app.add_option("--file", arguments.file, tr("a proof to be checked; - is standard input"))
      ->type_name("FILE");
  replacing(app, arguments);
}
void trf(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("ID", arguments.id);
  app.add_option("--to", arguments.to, tr("write it to this file"))->type_name("FILE");
  app.add_option("--file", arguments.file, tr("a file to be taken in as a new competition"))
      ->type_name("FILE");
  app.add_option("--name", arguments.name, tr("as it should be called; else as the file says"))
      ->type_name("NAME");
  app.add_option("--game", arguments.game, game_words())->type_name("GAME");
  app.add_option("--ruleset", arguments.ruleset, tr("else the game's first edition"))->type_name("ID");
  replacing(app, arguments);
}
void site(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("--to", arguments.to, tr("the folder; made where there is none"))
      ->type_name("FOLDER")
      ->required();
  replacing(app, arguments);
}
void fee(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("AMOUNT", arguments.name, tr("of each entrant: 12 or 12.50"))->required();
  app.add_option("--currency", arguments.currency, tr("as it is written behind an amount"))
      ->type_name("NAME");
}
void paid(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("ENTRANT", arguments.names, tr("numbers or names"))->required();
  app.add_option("--amount", arguments.amount, tr("of each; else all that is open"))->type_name("AMOUNT");
}
void prize(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  number(app, "PLACE", arguments.place, english("1, 2 and so on"), 1)->required();
  app.add_option("--amount", arguments.amount, tr("in money; with no prize told it is taken back"))
      ->type_name("AMOUNT");
  app.add_option("--thing", arguments.thing, tr("what is given beside or in place of money"))
      ->type_name("TEXT");
  category(app, arguments, english("of this category only"));
}
void cancel(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  because(app, arguments);
}
void draw(CLI::App& app, LeagueArguments& arguments) {
  lots(app, arguments);
  flag(app, "--lots", arguments.lots, english("round 1: the seeds are drawn by lot first"));
  app.add_option("--hand", arguments.hand,
                 tr("a table by hand, \"Ana; Beto\"; a name alone sits out; the rest is drawn round them"))
      ->type_name("NAMES")
      ->allow_extra_args(false);
  because(app, arguments);
  flag(app, "--all", arguments.all, english("every round that can be drawn now: of a schedule, all of them"));
  files(app, arguments);
}
void id_and_round(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  where(app, arguments);
}
void swap(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("ENTRANT", arguments.names)->required()->expected(2);
  flag(app, "--tables", arguments.tables, english("these are numbers of tables"));
  where(app, arguments);
}
void close(CLI::App& app, LeagueArguments& arguments) {
  id_and_round(app, arguments);
  flag(app, "--force", arguments.force,
       english("with tables open: they count as not played until their result comes"));
  flag(app, "--finish", arguments.finish, english("the whole competition"));
}
void reopen(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  because(app, arguments);
}
void link(CLI::App& app, LeagueArguments& arguments) {
  id_and_table(app, arguments);
  app.add_option("MATCH", arguments.name, tr("the id of a scored match"))->required();
}
void remark(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("--remark", arguments.remark,
                 tr("why a score is taken that the ruleset cannot give; stays beside it"))
      ->type_name("TEXT");
}
void as_it_stands(CLI::App& app, LeagueArguments& arguments) {
  flag(app, "--now", arguments.now, english("in the round being played, open tables not counted"));
  app.add_option("--as-of", arguments.as_of, tr("as it stood then: 2026-12-04 20:00"))
      ->type_name("TIME")
      ->expected(1, 2);
}
void result(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  table(app, arguments);
  app.add_option("SCORE", arguments.names, tr("30:21; in a best of three 2:1, and the points if you like"));
  app.add_option("--file", arguments.file,
                 tr("a line a table, \"7 30:12\"; - is standard input: all of it, or nothing"))
      ->type_name("FILE");
  number(app, "--winner", arguments.winner, english("the side, where the score does not tell; 0: drawn"), 0,
         8);
  remark(app, arguments);
}
void correct(CLI::App& app, LeagueArguments& arguments) {
  id_and_table(app, arguments);
  app.add_option("SCORE", arguments.names, tr("as it should be; none: it was not played yet"));
  number(app, "--winner", arguments.winner, english("the side, where the score does not tell; 0: drawn"), 0,
         8);
  because(app, arguments);
  remark(app, arguments);
}
void forfeit(CLI::App& app, LeagueArguments& arguments) {
  id_and_table(app, arguments);
  app.add_option("ENTRANT", arguments.names, tr("who did not come; two names: a double forfeit"))->required();
  because(app, arguments);
}
void standings(CLI::App& app, LeagueArguments& arguments) {
  id_and_round(app, arguments);
  flag(app, "--why", arguments.why, english("say by what each is before the next"));
  as_it_stands(app, arguments);
  files(app, arguments);
}
void crosstable(CLI::App& app, LeagueArguments& arguments) {
  id_and_round(app, arguments);
  as_it_stands(app, arguments);
  files(app, arguments);
}
void print(CLI::App& app, LeagueArguments& arguments) {
  id_and_round(app, arguments);
  app.add_option(
         "--what", arguments.what,
         tr("tables, slips, cards, diplomas, standings, crosstable; and as tables entrants, check-in, "
            "by-name, blank-results, by-rounds, bracket, final"))
      ->type_name("WORD")
      ->required();
  flag(app, "--why", arguments.why, english("say why"));
  as_it_stands(app, arguments);
  files(app, arguments);
}
void date(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("ROUND", arguments.table, tr("2, or 1.2 for stage 1; also one that is not drawn yet"))
      ->required();
  app.add_option("TIME", arguments.time, tr("2026-12-04 20:00, or none"))->required();
}
void calendar(CLI::App& app, LeagueArguments& arguments) {
  id(app, arguments);
  app.add_option("--ics", arguments.ics, tr("write it to this file"))->type_name("FILE")->required();
  replacing(app, arguments);
}
void season(CLI::App& app, LeagueArguments& arguments) {
  club_name(app, arguments);
  files(app, arguments);
}
void of_season(CLI::App& app, LeagueArguments& arguments) {
  season(app, arguments);
  app.add_option("--by", arguments.by, tr("entrant, or person: everybody of a pair or team by himself"))
      ->type_name("WORD");
}
void ratings(CLI::App& app, LeagueArguments& arguments) {
  app.add_option("--system", arguments.system, tr("weng_lin, glicko2 or elo"))->type_name("NAME");
  files(app, arguments);
}

constexpr LeagueCommand kCommands[] = {
    {"club", "show", english("the club in a line"), league_club, nothing},
    {"club", "name", english("what the club is called"), league_club_name, club_name},
    {"player", "add", english("enter players of the club"), league_player_add, names},
    {"player", "list", english("all players"), league_player_list, nothing},
    {"player", "edit", english("change what is written of a player"), league_player_edit, edit},
    {"player", "merge", english("two entries are one person"), league_player_merge, merge},
    {"player", "import", english("enter players from a CSV file: all of it, or nothing"),
     league_player_import, player_file},
    {"player", "export", english("all players as a CSV file"), league_player_export, csv_file},
    {"player", "forget", english("erase a name; every result stays"), league_player_forget, player},
    {"team", "add", english("a team with its members and reserves"), league_team_add, team},
    {"team", "list", english("all teams"), league_team_list, nothing},
    {"", "new", english("begin a competition, or propose one"), league_new, new_one},
    {"", "list", english("all competitions, the newest first"), league_list, list},
    {"", "show", english("who takes part, and the round being played"), league_show, show},
    {"", "enter", english("enter players, pairs or a team"), league_enter, enter},
    {"", "withdraw", english("an entrant leaves the competition"), league_withdraw, withdraw},
    {"", "absent", english("an entrant is away from the next round"), league_absent, absent},
    {"", "return", english("takes a withdrawal or an absence back"), league_return, id_and_entrant},
    {"", "substitute", english("somebody plays in an entrant's place"), league_substitute, substitute},
    {"", "penalty", english("take points off an entrant"), league_penalty, penalty},
    {"", "lift", english("lift a penalty"), league_lift, lift},
    {"", "check-in", english("who is there: everybody else is away from the next round"), league_check_in,
     check_in},
    {"", "entrant", english("change what is written of an entrant"), league_entrant, entrant},
    {"", "seed", english("the order of seeds: by lot, by ratings or by hand"), league_seed, seed},
    {"", "apart", english("some are not to meet"), league_apart, apart},
    {"", "change", english("change rounds, points, tie-breaks or minutes"), league_change, change},
    {"", "cancel", english("the competition was a mistake; it leaves the lists"), league_cancel, cancel},
    {"", "corrections", english("what was put right, and what it changed"), league_corrections, corrections},
    {"", "prove", english("the draw of a round as a file anybody can check"), league_prove, prove},
    {"", "trf", english("a Swiss of single players as a tournament report file (TRF16), out or in"),
     league_trf, trf},
    {"", "site", english("all competitions, players and seasons as linked pages"), league_site, site},
    {"", "fee", english("what each entrant pays"), league_fee, fee},
    {"", "paid", english("somebody has paid"), league_paid, paid},
    {"", "prize", english("what a place wins"), league_prize, prize},
    {"", "date", english("when a round begins"), league_date, date},
    {"", "draw", english("draw the next round, with the reason of each pairing"), league_draw, draw},
    {"", "undraw", english("take the last draw back, before any result"), league_undraw, id_and_round},
    {"", "swap", english("two sat on each other's seats, or two tables change numbers"), league_swap, swap},
    {"", "lots", english("draw lots for those who are level"), league_lots, lots},
    {"", "link", english("a scored match gives the result of a table"), league_link, link},
    {"", "result", english("enter the result of a table"), league_result, result},
    {"", "correct", english("correct a result, also of an earlier round"), league_correct, correct},
    {"", "forfeit", english("somebody did not come"), league_forfeit, forfeit},
    {"", "close", english("close the round, or the competition"), league_close, close},
    {"", "next-stage", english("who goes on, as the rules say"), league_next_stage, id},
    {"", "reopen", english("take the last closing back"), league_reopen, reopen},
    {"", "standings", english("the table, with its tie-breaks"), league_standings, standings},
    {"", "crosstable", english("who has what from whom"), league_crosstable, crosstable},
    {"", "print", english("print tables, slips, lists, the bracket, diplomas"), league_print, print},
    {"", "calendar", english("the rounds for a calendar"), league_calendar, calendar},
    {"", "stats", english("what somebody has played, and against whom"), league_stats, season},
    {"", "ratings", english("the players' ratings"), league_ratings, ratings},
    {"", "season", english("the table of a season"), league_season, of_season},
    {"", "verify", english("hash and compute a competition again; name the first difference"), league_verify,
     id},
    {"", "export", english("print a competition as one file, with its matches"), league_export, id},
    {"", "import", english("take in an exported competition"), league_import, import_file},
};

// Names as they are kept, whatever was typed; what is no name is the same in that form.
void tidy(LeagueArguments& arguments) {
  for (std::string* one : {&arguments.id, &arguments.name, &arguments.team, &arguments.club, &arguments.alias,
                           &arguments.licence, &arguments.captain, &arguments.in, &arguments.person,
                           &arguments.season, &arguments.category, &arguments.currency, &arguments.thing})
    *one = normal_name(*one);
  for (auto* list : {&arguments.names, &arguments.members, &arguments.reserves})
    std::ranges::transform(*list, list->begin(), normal_name);
}

}  // namespace

void add_league(CLI::App& app, LeagueArguments& arguments, std::function<Answer(const Context&)>& chosen) {
  CLI::App& league = *app.add_subcommand("league", tr("the club: competitions, standings, ratings"));
  league.require_subcommand(1);
  league.add_subcommand("club", tr("the club itself"))->require_subcommand(1);
  league.add_subcommand("player", tr("the players of the club"))->require_subcommand(1);
  league.add_subcommand("team", tr("the teams of the club"))->require_subcommand(1);
  for (const LeagueCommand& command : kCommands) {
    CLI::App& parent = *command.group ? *league.get_subcommand(command.group) : league;
    CLI::App& sub = *parent.add_subcommand(command.name, tr(command.help));
    command.setup(sub, arguments);
    sub.callback([&arguments, &chosen, run = command.run] {
      tidy(arguments);
      chosen = [&arguments, run](const Context& context) { return run(context, arguments); };
    });
  }
}

}  // namespace tanteador::cli
