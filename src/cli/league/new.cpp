// Proposal, start, list and display of competitions.

#include <algorithm>
#include <cmath>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/league/rules.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/report.hpp"
#include "src/codec/competition/words.hpp"
#include "src/codec/roster.hpp"
#include "src/codec/spelling.hpp"
#include "src/core/text/join.hpp"
#include "src/core/text/text.hpp"
#include "src/league/competition/proposal.hpp"
#include "src/rulebook/rulebook.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/parts.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/round/slip.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

void describe_game(Usage& usage, std::string& game, std::string& ruleset) {
  std::string all;
  for (const std::string_view one : kGames) all += (all.empty() ? "" : ", ") + std::string(one);
  usage.text("--game", game, all, "GAME");
  usage.text("--ruleset", ruleset, tr("rule set (default: the first of the game)"), "ID");
}

namespace {

using nlohmann::json;
using view::say;

const view::UsualRound& require_usual_round(const std::string& game) {
  const auto all = view::usual_rounds();
  const auto found = std::ranges::find(all, game, &view::UsualRound::game);
  if (found == all.end()) throw unreadable(say("There is no game called {0}.", {std::string_view(game)}));
  return *found;
}

league::Format format_by_name(const std::string& word) {
  std::string written = word;
  std::ranges::replace(written, '-', '_');
  if (const auto format = codec::format_of_word(written)) return *format;
  throw unreadable(
      say("There is no format {0}. Choose swiss, round-robin, groups, knockout, keizer, singles or "
          "rotating-partners.",
          {std::string_view(word)}));
}

struct NewCompetition {
  std::string name, game{kGames.front()}, ruleset, format = "swiss", seats = "fresh", elimination = "single",
                                                   movement, points, order, free, keizer, then;
  int rounds = 0, then_rounds = 0, cycles = 1, groups = 0, sets = 1, top = 0, best_next = 0, minutes = 0,
      last_deal = 0, minimum_games = 0, boards = 0, match_tables = 0;
  std::vector<int> sizes;
  bool score_final = false, between_clubs = false, accelerated = false, carry_over = false,
       third_place = false, repechage = false, unrated = false, known_keys = false;
  std::string late = "zero", withdrawn = "strike", substitutes = "to_entrant", clubs = "before_points",
              unplayed = "fide2026";
  std::optional<int> half_byes;
  int half_byes_until = 0;
  std::optional<double> substitute_points;  // in whole and half points
  std::optional<int> substitute_score;
  std::string season, season_points, file;
  int best = 0, propose = 0;
  double hours = 3;
  void describe(Usage& usage);
  void describe_format(Usage& usage);
  void describe_substitutes(Usage& usage);
};

void NewCompetition::describe_format(Usage& usage) {
  describe_game(usage, game, ruleset);
  usage.text("--format", format,
             tr("swiss, round-robin, groups, knockout, keizer, singles, rotating-partners"), "FORMAT");
  usage.number("--rounds", rounds, tr("number of rounds"));
  usage.number("--cycles", cycles, tr("round robin: how often each pair meets"), 1, 2);
  usage.flag("--between-clubs", between_clubs,
             tr("round robin of two clubs: everybody meets only the other club (Scheveningen)"));
  usage.number("--groups", groups, tr("number of groups"));
  usage.text("--keizer", keizer,
             tr("Keizer: first value (0: 1½ times the participants), shares for a bye and an absence, rounds "
                "between meetings: 0,2/3,1/3,3"),
             "LIST");
  usage.numbers("--sizes", sizes, tr("tables of single players: table sizes, preferred size first"));
  usage.text("--seats", seats,
             tr("tables of single players: fresh (new opponents), by_score (table 1 has the best) or "
                "by_score_fresh (both)"),
             "RULE");
  usage.flag("--score-final", score_final, tr("tables of single players: seat the last round by score"));
  usage.text("--movement", movement,
             tr("movement: whist, rainbow or pairs; for duplicate rainbow, mitchell or howell"), "NAME");
  usage.number("--boards", boards, tr("duplicate: boards per round"), 0, 8);
  usage.number("--sets", sets, tr("best of N sets"), 1);
  usage.number("--match-tables", match_tables, tr("teams meet at N tables, each worth one game point"), 0,
               100);
  usage.text("--points", points, tr("points for a win, draw, loss, bye and half bye: 3,1,0,3,1"), "LIST");
  usage.text("--order", order, tr("tie-breaks, by id: PTS,BH,DE"), "LIST");
  usage.text("--free-tables", free, tr("tables that stay free in all rounds: 3,7"), "LIST");
  usage.text("--then", then, tr("format of a second stage"), "FORMAT");
  usage.number("--then-rounds", then_rounds, tr("number of rounds of the second stage"));
  usage.number("--top", top, tr("how many qualify from each group"));
  usage.number("--best-next", best_next, tr("how many more qualify from the next place, across groups"));
  usage.flag("--carry-over", carry_over, tr("results are carried over to the second stage"));
  usage.text("--elimination", elimination,
             tr("knock-out: single, double (out after two losses) or double_one_final (no second final)"),
             "RULE");
  usage.flag("--third-place", third_place, tr("knock-out: play for third place"));
  usage.flag("--repechage", repechage, tr("knock-out: repechage for those who lost or did not qualify"));
}

void NewCompetition::describe_substitutes(Usage& usage) {
  usage.text("--substitutes", substitutes,
             tr("points of a round played by a substitute: to_entrant, none or fixed"), "RULE");
  usage.number("--substitute-points", substitute_points,
               tr("with --substitutes fixed: points for such a round, 0.5 is half a point"), -kScoreMax / 2.0,
               kScoreMax / 2.0);
  usage.number("--substitute-score", substitute_score,
               tr("with --substitutes fixed: the score of such a round"), -kScoreMax, kScoreMax);
}

void NewCompetition::describe(Usage& usage) {
  usage.name("NAME", name);
  describe_format(usage);
  usage.number("--minutes", minutes, tr("minutes per round"));
  usage.number("--last-deal", last_deal,
               tr("with --minutes: how many minutes before the end the last deal begins"), 0,
               league::event::kRoundMinutesMax);
  usage.number("--minimum-games", minimum_games, tr("minimum number of games to be ranked"));
  usage.text("--late", late, tr("points for rounds missed by late arrivals: zero, half or full"), "WORTH");
  usage.number("--half-byes", half_byes, tr("how many half-point byes a participant may have"), 0, 100);
  usage.number("--half-byes-until", half_byes_until, tr("last round with half-point byes"), 0, 100);
  usage.text("--unplayed", unplayed,
             tr("Swiss: treatment of unplayed rounds in tie-breaks: fide2026 or fide2023"), "EDITION");
  usage.text("--withdrawn", withdrawn,
             tr("results of a participant who leaves a round robin early: strike or keep"), "RULE");
  describe_substitutes(usage);
  usage.text("--clubs", clubs,
             tr("players of the same club in a Swiss, a knock-out or seats by lot: "
                "before_points, within_points or ignored"),
             "RULE");
  usage.flag("--accelerated", accelerated,
             tr("Swiss: in the first rounds the strong meet the strong (virtual points, FIDE C.04.5.1)"));
  usage.flag("--unrated", unrated, tr("do not rate this competition"));
  usage.flag("--known-keys", known_keys,
             tr("link only matches that were entered here or signed by a known key"));
  usage.name("--season", season, tr("season"), "NAME");
  usage.text("--season-points", season_points, tr("season points for ranks 1, 2, …: 20,12,6"), "LIST");
  usage.number("--best", best, tr("how many results of the season count"));
  usage.text("--file", file, tr("all of this as JSON; see docs/how-to/set-up-a-competition.md"), "FILE");
  usage.number("--propose", propose, tr("suggest formats for N participants; creates nothing"), 1, 10'000);
  usage.number("--hours", hours, tr("hours available, with --propose"), 0.1, 1000);
}

league::SubstituteRule substitute_rule(const NewCompetition& arguments) {
  using Points = league::SubstituteRule::Points;
  league::SubstituteRule rule{.policy =
                                  choice<Points>("stages[1].substitutes.policy", arguments.substitutes)};
  const bool valued = arguments.substitute_points || arguments.substitute_score;
  if (valued != (rule.policy == Points::fixed))
    throw unreadable(tr("--substitutes fixed needs --substitute-points, --substitute-score or both."));
  if (arguments.substitute_points) {
    const double halves = 2 * *arguments.substitute_points;
    if (halves != std::floor(halves)) throw unreadable(tr("--substitute-points are whole or half points."));
    rule.points = static_cast<int>(halves);
  }
  if (arguments.substitute_score) rule.score = *arguments.substitute_score;
  return rule;
}

// "2/3" in sixths; null for other shares. Whole numbers are the numerator of 1.
std::optional<int> read_share(const std::string& written) {
  const std::size_t slash = written.find('/');
  const std::string above = written.substr(0, slash),
                    below = slash == written.npos ? "1" : written.substr(slash + 1);
  const auto is_digit = [](const std::string& text) {
    return text.size() == 1 && text[0] >= '0' && text[0] <= '9';
  };
  if (!is_digit(above) || !is_digit(below)) return std::nullopt;
  const int parts = below[0] - '0',
            sixths = parts > 0 ? (above[0] - '0') * league::kKeizerSixths / parts : -1;
  const bool exact = parts > 0 && league::kKeizerSixths % parts == 0 && sixths <= league::kKeizerSixths;
  return exact ? std::optional(sixths) : std::nullopt;
}

// "60,2/3,1/3,5"; later numbers may be left out. Throws Problem for others.
league::KeizerRules keizer_rules(const std::string& typed) {
  league::KeizerRules rules;
  const std::vector<std::string> parts = split_commas(typed);
  const auto number = [&](std::size_t at, int& into) {
    const auto read = at < parts.size() ? view::read_table_numbers(parts[at]) : std::vector<int>{into};
    const bool one = read && read->size() == 1;
    if (one) into = read->front();
    return one;
  };
  const auto share = [&](std::size_t at, int& into) {
    const auto read = at < parts.size() ? read_share(parts[at]) : std::optional(into);
    into = read.value_or(into);
    return read.has_value();
  };
  if (parts.size() > 4 || !number(0, rules.top) || !share(1, rules.bye_sixths) ||
      !share(2, rules.absent_sixths) || !number(3, rules.rounds_between))
    throw unreadable(
        say("{0} is not a list for Keizer. Write the first value, two shares such as 2/3, and a "
            "number of rounds: 60,2/3,1/3,3.",
            {std::string_view(typed)}));
  return rules;
}

// Options of both stages.
league::StageSetup stage_setup(const NewCompetition& arguments, league::Format format) {
  league::StageSetup stage;
  stage.format = format;
  stage.sets = arguments.sets;
  stage.match_tables = arguments.match_tables;
  stage.minutes = arguments.minutes;
  stage.last_deal = arguments.last_deal;
  stage.free_tables = free_tables(arguments.free);
  stage.cycles = arguments.cycles;
  if (format == league::Format::knockout)
    stage.elimination = choice<league::Elimination>("stages[1].elimination", arguments.elimination);
  if (format == league::Format::singles) {
    stage.seats = choice<league::SeatRule>("stages[1].seats", arguments.seats);
    stage.score_final = arguments.score_final;
    if (!arguments.sizes.empty()) stage.sizes = arguments.sizes;
  }
  stage.minimum_games = arguments.minimum_games;
  stage.late_join = choice<league::LateJoin>("stages[1].late_join", arguments.late);
  stage.half_byes = arguments.half_byes;
  stage.half_byes_until = arguments.half_byes_until;
  stage.clubs = choice<league::ClubRule>("stages[1].clubs", arguments.clubs);
  stage.between_clubs = arguments.between_clubs && format == league::Format::round_robin;
  stage.accelerated = arguments.accelerated && format == league::Format::swiss;
  if (format == league::Format::keizer) stage.keizer = keizer_rules(arguments.keizer);
  stage.unplayed = choice<league::UnplayedRule>("stages[1].unplayed", arguments.unplayed);
  stage.substitutes = substitute_rule(arguments);
  stage.withdrawals.policy =
      choice<league::WithdrawalRule::Policy>("stages[1].withdrawals.policy", arguments.withdrawn);
  return stage;
}

// Parses "3", "0.5" or "½" in halves, separated by commas. Throws Problem for negative points.
std::vector<int> read_points(const std::string& written) {
  constexpr int kPointsMost = 99'999;
  std::vector<int> all;
  for (const std::string& one : split_commas(written)) {
    const auto halves = view::read_halves(one);
    if (!halves || *halves < 0 || *halves > 2 * kPointsMost)
      throw unreadable(
          say("{0} is not a list of points. Write whole or half points separated by commas, such as 3,1,0.5.",
              {std::string_view(written)}));
    all.push_back(*halves);
  }
  return all;
}

}  // namespace

league::RoundPoints round_points(const std::string& typed) {
  league::RoundPoints points;
  const std::vector<int> values = read_points(typed);
  int* const places[] = {&points.scheme.win, &points.scheme.draw, &points.scheme.loss, &points.bye,
                         &points.half_bye};
  if (values.size() > std::size(places))
    throw unreadable(
        say("{0} has too many numbers. Points are for a win, a draw, a loss, a bye and half a bye.",
            {std::string_view(typed)}));
  for (std::size_t i = 0; i < values.size(); ++i) *places[i] = values[i];
  // By default, a bye counts as a win and half a bye as a draw.
  points.forfeit_win = points.scheme.win;
  if (values.size() < 4) points.bye = points.scheme.win;
  if (values.size() < 5) points.half_bye = points.scheme.draw;
  return points;
}

std::vector<league::Tiebreak> tiebreaks(const std::string& typed, const std::string& place) {
  std::vector<league::Tiebreak> order;
  for (const std::string& id : split_commas(typed))
    order.push_back(choice<league::Tiebreak>(place + "[" + std::to_string(order.size() + 1) + "]", id));
  return order;
}

std::vector<int> free_tables(const std::string& typed) {
  if (typed == "none") return {};
  const auto numbers = view::read_table_numbers(typed);
  if (!numbers)
    throw unreadable(say("{0} is not a list of tables. Write numbers separated by commas, such as 3,7.",
                         {std::string_view(typed)}));
  return *numbers;
}

void require_clean_text(const std::string& field, const std::string& text) {
  if (!codec::is_clean_text(text))
    throw unreadable(say("\"{0}\" is too long or contains invalid characters.", {std::string_view(field)}));
}

namespace {

// Refuses an option that no stage can use.
void require_use(const NewCompetition& arguments) {
  struct Use {
    bool given;
    std::string_view option;
    std::vector<std::string_view> formats;
  };
  const std::vector<std::string_view> singles{"singles"}, knockout{"knockout"},
      round_robin{"round-robin", "groups"}, partners{"rotating-partners"};
  const Use uses[] = {{arguments.seats != "fresh", "--seats", singles},
                      {arguments.score_final, "--score-final", singles},
                      {arguments.accelerated, "--accelerated", {"swiss"}},
                      {!arguments.keizer.empty(), "--keizer", {"keizer"}},
                      {arguments.elimination != "single", "--elimination", knockout},
                      {arguments.third_place, "--third-place", knockout},
                      {arguments.repechage, "--repechage", knockout},
                      {arguments.cycles > 1, "--cycles", round_robin},
                      {arguments.between_clubs, "--between-clubs", {"round-robin"}},
                      {arguments.groups > 0, "--groups", {"groups"}},
                      {!arguments.movement.empty(), "--movement", partners},
                      {arguments.boards > 0, "--boards", partners}};
  const auto is_in = [](const std::vector<std::string_view>& formats, std::string word) {
    std::ranges::replace(word, '_', '-');
    return std::ranges::find(formats, word) != formats.end();
  };
  for (const auto& [given, option, formats] : uses) {
    if (given && !is_in(formats, arguments.format) && !is_in(formats, arguments.then))
      throw unreadable(
          say("{0} needs a stage with the format {1}.", {option, std::string_view(join(formats))}));
  }
  const std::pair<bool, std::string_view> second_stage[] = {{arguments.then_rounds > 0, "--then-rounds"},
                                                            {arguments.top > 0, "--top"},
                                                            {arguments.best_next > 0, "--best-next"},
                                                            {arguments.carry_over, "--carry-over"}};
  for (const auto& [given, option] : second_stage)
    if (given && arguments.then.empty())
      throw unreadable(say("{0} needs {1}.", {option, std::string_view("--then")}));
}

std::vector<league::StageSetup> read_stages(const NewCompetition& arguments) {
  league::StageSetup first = stage_setup(arguments, format_by_name(arguments.format));
  first.rounds = arguments.rounds;
  first.groups = arguments.groups;
  if (!arguments.sizes.empty()) first.sizes = arguments.sizes;
  if (!arguments.movement.empty())
    first.movement = choice<league::Movement>("stages[1].movement", arguments.movement);
  first.boards = arguments.boards;
  if (!arguments.points.empty()) first.points = round_points(arguments.points);
  if (!arguments.order.empty()) first.order = tiebreaks(arguments.order, "stages[1].order");
  if (arguments.then.empty()) {
    first.third_place = arguments.third_place;
    first.repechage = arguments.repechage;
    return {first};
  }
  using Who = league::GoOn::Who;
  first.go_on = {.who = arguments.top + arguments.best_next > 0 ? Who::top : Who::all,
                 .top = arguments.top,
                 .best_next = arguments.best_next,
                 .carry_over = arguments.carry_over,
                 .repechage = arguments.repechage};
  league::StageSetup second = stage_setup(arguments, format_by_name(arguments.then));
  second.rounds = arguments.then_rounds;
  second.third_place = arguments.third_place;
  return {first, second};
}

// The first edition of the game for the number of players at a table.
std::string usual_ruleset(const NewCompetition& arguments) {
  const rulebook::Edition& first = rulebook::first_edition(arguments.game);
  const std::vector<int> sizes = arguments.sizes.empty() ? league::StageSetup().sizes : arguments.sizes;
  return view::edition_for(first, sizes.front()).id;
}

league::CompetitionSetup read_setup(const NewCompetition& arguments) {
  require_clean_text("season", arguments.season);
  std::vector<league::StageSetup> stages = read_stages(arguments);
  require_use(arguments);
  return {.name = arguments.name,
          .game = arguments.game,
          .ruleset = arguments.ruleset.empty() ? usual_ruleset(arguments) : arguments.ruleset,
          .rated = !arguments.unrated,
          .season = arguments.season,
          .season_points = {.by_rank = read_points(arguments.season_points), .best = arguments.best},
          .known_keys = arguments.known_keys,
          .stages = std::move(stages)};
}

league::CompetitionSetup setup_in_file(const NewCompetition& arguments) {
  auto parsed = codec::parse_line(read_input_file(arguments.file), 1);
  if (!parsed) throw unreadable(parsed.error());
  if (parsed->is_object() && !arguments.name.empty()) (*parsed)["name"] = arguments.name;
  auto setup = codec::read_competition_setup(*parsed);
  if (!setup) throw unreadable(setup.error());
  return *std::move(setup);
}

league::CompetitionSetup setup_of(const Context& context, const NewCompetition& arguments) {
  require_usual_round(arguments.game);
  league::CompetitionSetup setup = arguments.file.empty() ? read_setup(arguments) : setup_in_file(arguments);
  if (!codec::is_name(setup.name)) throw unreadable(tr("A competition needs a name."));
  require_usual_round(setup.game);
  const auto store = open_to_read(context);
  const session::Session session(store.get(), session::system_host());
  if (ruleset_by_id(session, setup.ruleset)->game != setup.game)
    throw unreadable(say("{0} is not a rule set for {1}.",
                         {std::string_view(setup.ruleset), std::string_view(setup.game)}));
  return setup;
}

std::string proposal_command(const NewCompetition& arguments, const league::Proposal& proposal) {
  const league::StageSetup& first = proposal.stages.front();
  std::string command = "tanteador league new NAME --game " + arguments.game + " --format " +
                        std::string(codec::format_word(first.format));
  const auto add = [&](const char* option, int value) {
    if (value > 0) command += std::string(" ") + option + " " + std::to_string(value);
  };
  add("--rounds", first.rounds);
  add("--groups", first.groups);
  add("--cycles", first.cycles > 1 ? first.cycles : 0);
  if (first.between_clubs) command += " --between-clubs";
  if (first.movement == league::Movement::pairs) command += " --movement pairs";
  if (proposal.stages.size() > 1) {
    command += " --then " + std::string(codec::format_word(proposal.stages[1].format));
    add("--top", first.go_on.top);
    if (proposal.stages[1].third_place) command += " --third-place";
  }
  add("--sets", first.sets > 1 ? first.sets : 0);
  add("--minutes", first.minutes);
  return command;
}

// A round robin of two clubs with half of the participants each, if it fits.
void add_two_clubs(std::vector<league::Proposal>& all, int entrants, int minutes, int round_minutes) {
  const int rounds = entrants / 2;
  if (entrants < 4 || entrants % 2 != 0 || rounds * round_minutes > minutes) return;
  league::StageSetup stage;
  stage.format = league::Format::round_robin;
  stage.between_clubs = true;
  stage.minutes = round_minutes;
  all.push_back({{stage}, rounds, rounds * round_minutes});
}

Answer proposals(const Context& context, const NewCompetition& arguments) {
  const view::UsualRound& game = require_usual_round(arguments.game);
  const int round = arguments.minutes > 0 ? arguments.minutes : game.minutes * arguments.sets;
  const int minutes = static_cast<int>(arguments.hours * 60);
  const bool partners = format_by_name(arguments.format) == league::Format::rotating_partners;
  Answer answer{.json = json::array()};
  report::Table table{.columns = {report::word_column(tr("Format")), report::number_column({}, tr("Rounds")),
                                  report::number_column({}, tr("Minutes")),
                                  report::text_column({}, tr("Command"))}};
  auto all = propose(game.meeting, arguments.propose, minutes, round, partners);
  if (game.meeting == league::Opposition::two_sides && !partners)
    add_two_clubs(all, arguments.propose, minutes, round);
  for (league::Proposal& one : all) {
    for (league::StageSetup& stage : one.stages) stage.sets = arguments.sets;
    const std::string command = proposal_command(arguments, one);
    league::CompetitionSetup setup;
    setup.stages = one.stages;
    answer.json.push_back({{"stages", codec::setup_json(setup)["stages"]},
                           {"rounds", one.rounds},
                           {"minutes", one.minutes},
                           {"fits", one.fits},
                           {"command", command}});
    if (!one.fits)
      answer.text =
          say("Nothing fits into {0} minutes. The shortest option takes {1}:", {minutes, one.minutes}) + "\n";
    add_row(table,
            {report::Mark{view::formats_text(one.stages), report::Tone::strong}, report::integer(one.rounds),
             report::integer(one.minutes), report::Mark{command, report::Tone::faint}});
  }
  answer.text += !has_rows(table) ? tr("At least two participants are needed.") + "\n"
                                  : terminal_text(context.paper, table);
  return answer;
}

json summary_json(const session::CompetitionSummary& row) {
  return {{"competition", row.id},        {"name", row.name},       {"game", row.game},
          {"ruleset", row.ruleset},       {"season", row.season},   {"status", row.status},
          {"started_at", row.started_at}, {"last_at", row.last_at}, {"entrants", row.entrants},
          {"stage", row.stage},           {"round", row.round},     {"open_tables", row.open_tables}};
}

Answer begin_competition(const Context& context, const NewCompetition& arguments) {
  if (arguments.propose > 0) return proposals(context, arguments);
  const league::CompetitionSetup setup = setup_of(context, arguments);
  LeagueContext leagues(context, Wants::to_write);
  const auto competition = leagues.league.create(setup);
  if (!competition) return refused_answer(context, {}, competition.error(), {});
  Answer answer{.json = {{"competition", competition->head.id}, {"setup", codec::setup_json(setup)}}};
  answer.text = say("{0} is open for registration. Its id is {1}.",
                    {std::string_view(setup.name), std::string_view(competition->head.id)}) +
                "\n";
  return answer;
}

struct Listing {
  bool all = false;
  void describe(Usage& usage) { usage.flag("--all", all, tr("including cancelled ones")); }
};

Answer list_competitions(const Context& context, const Listing& arguments) {
  Answer answer{.json = json::array(), .text = tr("No competitions yet.") + "\n"};
  if (!has_database(context)) return answer;
  LeagueContext leagues(context, Wants::to_read);
  report::Table table{.columns = {report::word_column(tr("Competition")), report::text_column({}, tr("Name")),
                                  report::word_column(tr("Game")),
                                  report::number_column({}, tr("Participants")),
                                  report::number_column({}, tr("Round")), report::word_column(tr("Status"))}};
  for (const auto& row : arguments.all ? leagues.league.all_competitions() : leagues.league.competitions()) {
    answer.json.push_back(summary_json(row));
    const std::string status = row.status == "entering"               ? tr("registration")
                               : row.status == "playing"              ? tr("playing")
                               : row.status == "withdrawn"            ? tr(NC_("competition", "cancelled"))
                               : row.status == session::kForkedStatus ? tr("not decided")
                                                                      : tr("finished");
    add_row(table, {row.id, report::Mark{row.name, report::Tone::strong},
                    report::Mark{row.game, report::Tone::faint}, report::integer(row.entrants),
                    report::integer(row.round), status});
  }
  if (has_rows(table)) answer.text = terminal_text(context.paper, table);
  return answer;
}

struct CompetitionShown : OneCompetition, ReportFiles {
  bool why = false;
  void describe(Usage& usage) {
    OneCompetition::describe(usage);
    usage.flag("--why", why, tr("show the reason for each pairing"));
    ReportFiles::describe(usage);
  }
};

Answer show_competition(const Context& context, const CompetitionShown& arguments) {
  LeagueContext leagues(context, Wants::to_read);
  const auto open = leagues.competition(arguments.id);
  const league::Competition& now = open.now;
  const auto names = leagues.names(now);
  const session::CompetitionSummary summary = session::projection_of(open).summary;
  Answer answer{.json = summary_json(summary)};
  answer.json["setup"] = codec::setup_json(now.setup);
  answer.json["entrants"] = json::array();
  answer.text = context.paper.write(Ink::title, now.setup.name) + "\n";
  for (std::size_t i = 0; i < now.entrants.size(); ++i) {
    const league::EntrantState& entrant = now.entrants[i];
    answer.json["entrants"].push_back({{"number", i + 1},
                                       {"name", names[i]},
                                       {"club", entrant.club},
                                       {"rating", entrant.rating},
                                       {"withdrawn", entrant.withdrew.has_value()},
                                       {"people", entrant.people}});
  }
  const ShownPart shown{.open = open, .names = names, .stage = now.stage, .why = arguments.why};
  answer.text += terminal_text(context.paper, report::entrants(input_of(shown)));
  answer.json["rounds"] = json::array();
  const std::vector<league::RoundRef> rounds = all_rounds(now);
  for (const league::RoundRef round : rounds)
    answer.json["rounds"].push_back(round_tables_json(now, round, names));
  const int last = round_in_play(now, now.stage);
  if (last >= 0) {
    answer.text += "\n" + view::round_title(now, {now.stage, last}) + "\n" +
                   round_text(context, now, {now.stage, last}, names, arguments.why);
  }
  answer.json["dates"] = json::array();
  for (const auto& [round, begins] : now.dates) {
    answer.json["dates"].push_back(round_json(round));
    answer.json["dates"].back()["begins"] = begins;
    if (!std::ranges::binary_search(rounds, round)) answer.text += date_text(round, begins) + "\n";
  }
  if (arguments.is_wanted())
    answer.text =
        write_report_files(arguments, report::round_lines(input_of(shown), rounds), entrants_page(shown));
  return answer;
}

}  // namespace

Commands competition_commands() {
  return {command("league new", N_("create a competition, or suggest formats"), begin_competition),
          command("league list", N_("all competitions, the newest first"), list_competitions),
          command("league show", N_("show participants and the current round"), show_competition)};
}

}  // namespace tanteador::cli
