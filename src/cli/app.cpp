#include "src/cli/app.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <functional>
#include <new>

#include <CLI/CLI.hpp>

#include "src/cli/commands.hpp"
#include "src/cli/files.hpp"
#include "src/cli/league/commands.hpp"
#include "src/cli/manual.hpp"
#include "src/cli/printed.hpp"
#include "src/core/encoding.hpp"
#include "src/core/letters.hpp"
#include "src/core/text.hpp"
#include "src/referee/calculators.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

constexpr std::string_view kVersion = TANTEADOR_VERSION;
constexpr int kSeqMax = 1'000'000;

// What a command takes after its name.
enum class Takes {
  nothing,
  what,
  what_and_event,
  what_and_file,
  what_and_seq,
  words,
  search,
  hand,
  ruling,
  appeal,
  log,
  page
};

struct Command {
  std::string_view group, name, help;
  Answer (*run)(const Context&, const Arguments&);
  Takes takes;
  const char* placeholder;                     // of the first argument
  const referee::Calculators* game = nullptr;  // of a calculator
  std::string_view kind = {};                  // of what is counted
};

constexpr Command kFixed[] = {
    {"", "score",
     english("score an event file (- is standard input), store it as a match and print the sheet"), score,
     Takes::what, "FILE"},
    {"match", "list", english("all matches, the newest first"), match_list, Takes::page, ""},
    {"match", "show", english("the sheet of a match"), match_show, Takes::what, "ID"},
    {"match", "verify", english("hash and replay a match again; name the first difference"), match_verify,
     Takes::what, "ID"},
    {"match", "export", english("print a match as one file that can be imported elsewhere"), match_export,
     Takes::what, "ID"},
    {"match", "import", english("take in an exported match"), match_import, Takes::what, "FILE"},
    {"match", "add", english("append events to a match"), match_add, Takes::what_and_file, "ID"},
    {"", "ask", english("may this be done, worth what, by which rule, and what do other editions say"), ask,
     Takes::what_and_event, "FILE|ID"},
    {"", "legal", english("what may be entered now, by whom, worth what"), legal, Takes::what, "FILE|ID"},
    {"", "explain", english("every point with its rule, its arithmetic and the events behind it"), explain,
     Takes::what_and_seq, "ID"},
    {"rule", "search", english("rules by number, words in any language, or situation; slips are forgiven"),
     rule_search, Takes::search, "WORDS"},
    {"rule", "show", english("one rule, by id or number"), rule_show, Takes::what, "RULE"},
    {"rule", "list", english("all rules of a game"), rule_list, Takes::what, "GAME"},
    {"case", "list", english("what goes wrong at the tables of a game"), case_list, Takes::what, "GAME"},
    {"case", "show", english("the facts a case asks for, and its rules"), case_show, Takes::what, "CASE"},
    {"case", "rule", english("rule on a case: the rule, the remedies and the score before and after"),
     case_rule, Takes::ruling, "FILE|ID"},
    {"case", "decide", english("decide an appeal: the ways out and the score before and after"), case_decide,
     Takes::appeal, "ID"},
    {"case", "log", english("the cases that were ruled on, and the appeals against them"), case_log,
     Takes::log, ""},
    {"referee", "list", english("who may enter the referee's word here"), referee_list, Takes::nothing, ""},
    {"referee", "add", english("name a referee and his PIN"), referee_add, Takes::what, "NAME"},
    {"referee", "remove", english("a referee is none any more"), referee_remove, Takes::what, "NAME"},
    {"referee", "pin", english("a referee's new PIN"), referee_pin, Takes::what, "NAME"},
    {"ruleset", "list", english("the editions to play by"), ruleset_list, Takes::nothing, ""},
    {"ruleset", "show", english("one edition with all its values"), ruleset_show, Takes::what, "RULESET"},
    {"ruleset", "check", english("check a house ruleset and say what it does otherwise"), ruleset_check,
     Takes::what, "FILE"},
    {"ruleset", "save", english("keep a house ruleset, to play by it"), ruleset_save, Takes::what, "FILE"},
    {"ruleset", "remove", english("forget a house ruleset; matches played by it keep their rules"),
     ruleset_remove, Takes::what, "RULESET"},
    {"db", "check", english("is the database sound?"), db_check, Takes::nothing, ""},
    {"db", "backup", english("copy the database, also while it is in use"), db_backup, Takes::what, "FILE"},
    {"db", "rebuild", english("make the match list and the points anew from the events"), db_rebuild,
     Takes::nothing, ""},
};

// Those of each game: what its referee's calculators can do.
void add_calculators(std::vector<Command>& all) {
  const auto games = referee::all_calculators();
  const auto add = [&](Command command, const referee::Calculators& game, std::string_view kind = {}) {
    command.game = &game;
    command.kind = kind;
    all.push_back(command);
  };
  for (const auto* game : games) {
    for (const referee::CountRow& row : game->counts)
      add({"count", row.cards > 0 ? row.kind : game->game, row.help, count_cards, Takes::words, "CARDS"},
          *game, row.kind);
  }
  for (const auto* game : games) {
    if (game->draw) add({"draw", game->game, game->draw_help, draw_cards, Takes::words, "CARDS"}, *game);
  }
  for (const auto* game : games) {
    if (game->trick)
      add({"trick", game->game, english("who wins a trick; cards in the order played"), win_trick,
           Takes::words, "CARDS"},
          *game);
  }
  for (const auto* game : games) {
    if (game->follow)
      add({"follow", game->game, english("may this card be played now?"), follow_trick, Takes::hand, ""},
          *game);
  }
}

const std::vector<Command>& commands() {
  static const std::vector<Command> all = [] {
    std::vector<Command> list;
    for (const Command& command : kFixed) {
      if (command.group == "rule" && command.name == "search") add_calculators(list);
      list.push_back(command);
    }
    return list;
  }();
  return all;
}

struct Group {
  std::string_view name, help;
};
constexpr Group kGroups[] = {{"match", english("stored matches")},
                             {"count", english("what cards are worth")},
                             {"draw", english("partners drawn with cards")},
                             {"trick", english("who wins a trick")},
                             {"follow", english("may a card be played now, by which rule")},
                             {"rule", english("the rulebook, offline")},
                             {"case", english("something went wrong: rulings and their record")},
                             {"referee", english("who may enter the referee's word")},
                             {"ruleset", english("editions and house rules")},
                             {"db", english("the database")}};

struct Parsed {
  std::optional<std::string> database;
  bool json = false, replace = false;
  Arguments arguments;
  const Command* command = nullptr;
  LeagueArguments league_arguments;
  std::function<Answer(const Context&)> league;  // what of `league` is to be run
  std::string manual;                            // the form of it; empty: something else is asked
};

// What a calculator must know of the table beside the cards.
void add_table(CLI::App& app, const Command& command, Arguments& arguments) {
  const bool laid = command.run == win_trick || command.run == follow_trick;
  if (laid && !command.game->trumps.empty())
    app.add_option("--trump", arguments.trump, tr("the trump suit: s, h, d or c"))->type_name("SUIT");
  if (command.run == follow_trick && !command.game->trumps.empty())
    app.add_flag("--broken", arguments.broken, tr("a trump has been played already"))
        ->disable_flag_override();
  if (command.run == count_cards && command.game->counts_by_players)
    app.add_option("--players", arguments.players, tr("at the table; 3 and 5 count differently"))
        ->check(CLI::Range(3, 6));
}

// One value each time: the next argument may be one without a name.
CLI::Option* add_list(CLI::App& app, const char* name, std::vector<std::string>& values,
                      const std::string& help) {
  return app.add_option(name, values, help)->allow_extra_args(false);
}

// What the referee himself adds to a case or to an appeal.
void add_judgement(CLI::App& app, CaseArguments& ruling) {
  app.add_option("--level", ruling.level, tr("kitchen, club or tournament"))->type_name("LEVEL");
  app.add_option("--remedy", ruling.remedy, tr("the remedy to apply"))->type_name("REMEDY");
  app.add_option("--own", ruling.own, tr("the referee's own decision, in a few words"))->type_name("TEXT");
  add_list(app, "--points", ruling.points, tr("points of one's own decision"))->type_name("SIDE=POINTS");
}

void add_appeal(CLI::App& app, const Command& command, Arguments& arguments) {
  CaseArguments& ruling = arguments.ruling;
  app.add_option(command.placeholder, arguments.what)->required();
  app.add_option("SEQ", arguments.seq, tr("the appeal, or what it is against"))
      ->required()
      ->check(CLI::Range(0, kSeqMax));
  auto* upheld = app.add_flag("--upheld", ruling.upheld, tr("the appeal is right"))->disable_flag_override();
  app.add_flag("--rejected", ruling.rejected, tr("what was decided stands"))
      ->disable_flag_override()
      ->excludes(upheld);
  add_judgement(app, ruling);
  app.add_option("--reason", ruling.reason, tr("why it is decided so"))->type_name("TEXT");
  app.add_flag("--apply", ruling.apply, tr("enter the decision and what it changes"))
      ->disable_flag_override();
}

void add_ruling(CLI::App& app, const Command& command, Arguments& arguments) {
  CaseArguments& ruling = arguments.ruling;
  app.add_option(command.placeholder, arguments.what)->required();
  app.add_option("CASE", arguments.file)->required();
  add_list(app, "--fact", ruling.facts, tr("what the referee finds; ? where it is unknown"))
      ->type_name("FACT=VALUE");
  add_list(app, "--said", ruling.said, tr("what a side says"))->type_name("SIDE:FACT=VALUE");
  add_judgement(app, ruling);
  app.add_option("--reason", ruling.reason, tr("why; needed for what no rule fixes"))->type_name("TEXT");
  app.add_flag("--precedent", ruling.precedent, tr("keep it for when the same happens again"))
      ->disable_flag_override();
  app.add_flag("--apply", ruling.apply, tr("enter the ruling and its remedy"))->disable_flag_override();
}

void add_printing(CLI::App& app, Arguments& arguments) {
  app.add_option("--pdf", arguments.pdf, tr("print it to this file, as PDF"))->type_name("FILE");
  app.add_option("--html", arguments.html, tr("print it to this file, as a page for a browser"))
      ->type_name("FILE");
}

void add_log(CLI::App& app, Arguments& arguments) {
  constexpr int kDay = 24 * 60;
  CaseArguments& ruling = arguments.ruling;
  app.add_option("--game", ruling.game, tr("only of this game"))->type_name("GAME");
  app.add_option("--player", ruling.player, tr("only what concerned this player"))->type_name("NAME");
  app.add_flag("--precedents", ruling.precedents, tr("only what is kept for when the same happens again"))
      ->disable_flag_override();
  app.add_flag("--open", ruling.open, tr("only where an appeal waits"))->disable_flag_override();
  app.add_option("--minutes", ruling.minutes, tr("how long a ruling can be appealed"))
      ->check(CLI::Range(0, kDay));
  add_printing(app, arguments);
}

void add_page(CLI::App& app, Arguments& arguments) {
  app.add_option("--limit", arguments.limit, tr("so many at a time; 0: all"))->check(CLI::Range(0, kSeqMax));
  app.add_option("--page", arguments.page, tr("the first, the second … of them"))
      ->check(CLI::Range(1, kSeqMax));
}

void add_search(CLI::App& app, const Command& command, Arguments& arguments) {
  const std::string situations = situation_words();
  app.add_option(command.placeholder, arguments.words);
  app.add_option("--game", arguments.game, tr("only rules of this game, or of every table"))
      ->type_name("GAME|table");
  app.add_option("--situation", arguments.situation,
                 say("only rules of one of these: {0}", {std::string_view(situations)}))
      ->type_name("WORD");
}

void add_referee(CLI::App& app, const Command& command, Arguments& arguments) {
  constexpr Answer (*kEnter[])(const Context&, const Arguments&) = {
      score, match_add, match_import, case_rule, case_decide, referee_add, referee_remove, referee_pin};
  if (std::ranges::find(kEnter, command.run) == std::end(kEnter)) return;
  app.add_option("--referee", arguments.referee, tr("who decides; his PIN is asked for"))->type_name("NAME");
  app.add_option("--pin-file", arguments.pin_file, tr("where the PIN stands, on the first line"))
      ->type_name("FILE");
}

void add_arguments(CLI::App& app, const Command& command, Arguments& arguments) {
  add_referee(app, command, arguments);
  switch (command.takes) {
    case Takes::nothing: return;
    case Takes::ruling: return add_ruling(app, command, arguments);
    case Takes::appeal: return add_appeal(app, command, arguments);
    case Takes::log: return add_log(app, arguments);
    case Takes::page: return add_page(app, arguments);
    case Takes::words:
      app.add_option(command.placeholder, arguments.words)->required();
      add_table(app, command, arguments);
      return;
    case Takes::search: add_search(app, command, arguments); return;
    case Takes::hand:
      app.add_option("--hand", arguments.hand, tr("the cards of the player, the one in question included"))
          ->required()
          ->type_name("CARDS");
      app.add_option("--trick", arguments.trick, tr("the cards on the table; none: the card is led"))
          ->type_name("CARDS");
      app.add_option("--card", arguments.card, tr("the card in question"))->required()->type_name("CARD");
      add_table(app, command, arguments);
      return;
    case Takes::what: app.add_option(command.placeholder, arguments.what)->required(); break;
    case Takes::what_and_event:
      app.add_option(command.placeholder, arguments.what)->required();
      app.add_option("EVENT", arguments.event, tr("one event, as a JSON object"))->required();
      app.add_option("--at", arguments.at, tr("as the match stood just before this event"))
          ->check(CLI::Range(0, kSeqMax))
          ->type_name("SEQ");
      break;
    case Takes::what_and_file:
      app.add_option(command.placeholder, arguments.what)->required();
      app.add_option("FILE", arguments.file, tr("event file; - is standard input"))->required();
      app.add_option("--expect", arguments.expect,
                     tr("the last event the sender knows; if the match has moved on, nothing is entered"))
          ->check(CLI::Range(0, kSeqMax));
      break;
    case Takes::what_and_seq:
      app.add_option(command.placeholder, arguments.what)->required();
      app.add_option("SEQ", arguments.seq, tr("only the points this event had to do with"));
      break;
  }
  if (command.run == score || command.run == match_show)
    app.add_option("--under", arguments.under,
                   tr("what this other ruleset would have scored; stores nothing"))
        ->type_name("RULESET");
  if (command.run == match_show) add_printing(app, arguments);
  if (command.run != score) return;
  app.add_flag("--dry-run", arguments.dry_run, tr("store nothing"))->disable_flag_override();
  app.add_flag("--keep-going", arguments.keep_going, tr("skip what is refused and go on"))
      ->disable_flag_override();
}

void build(CLI::App& app, Parsed& parsed) {
  app.fallthrough();
  app.require_subcommand(0, 1);
  app.set_help_flag("-h,--help", tr("print this help"));
  app.set_version_flag("--version", std::string("tanteador ") + std::string(kVersion),
                       tr("print the version"));
  app.add_option("--db", parsed.database, tr("the database (default: below the data directory of the user)"))
      ->type_name("PATH");
  app.add_flag("--json", parsed.json, tr("print one JSON value on standard output"))->disable_flag_override();
  app.get_formatter()->column_width(28);
  for (const Group& group : kGroups)
    app.add_subcommand(std::string(group.name), tr(group.help))->require_subcommand(1);
  for (const Command& command : commands()) {
    CLI::App& parent = command.group.empty() ? app : *app.get_subcommand(std::string(command.group));
    CLI::App& sub = *parent.add_subcommand(std::string(command.name), tr(command.help));
    add_arguments(sub, command, parsed.arguments);
    if (sub.get_option_no_throw("--pdf"))
      sub.add_flag("--replace", parsed.replace, tr("in place of a file of that name"))
          ->disable_flag_override();
    sub.callback([&parsed, &command] {
      parsed.command = &command;
      parsed.arguments.game = command.game ? std::string(command.game->game) : parsed.arguments.game;
      parsed.arguments.kind = command.kind;
    });
  }
  add_league(app, parsed.league_arguments, parsed.league);
  app.add_subcommand("manual", tr("this command as words to complete in a shell, or as a manual page"))
      ->add_option("FORM", parsed.manual, tr("bash, zsh, fish or man"))
      ->required()
      ->check(CLI::IsMember(std::vector<std::string>(std::begin(kManuals), std::end(kManuals))));
}

// One line a command, for who runs tanteador alone.
std::string overview() {
  std::string out = tr("Commands:") + "\n";
  for (const Command& command : commands()) {
    std::string left = "  tanteador " + (command.group.empty() ? "" : std::string(command.group) + " ") +
                       std::string(command.name);
    if (command.takes != Takes::nothing) left += std::string(" ") + command.placeholder;
    left.resize(std::max<std::size_t>(left.size() + 2, 34), ' ');
    out += left + tr(command.help) + "\n";
  }
  std::string league = "  tanteador league COMMAND";
  league.resize(34, ' ');
  out += league + tr("the club: competitions, standings, ratings") + "\n";
  return out + tr("--json prints JSON instead, --db PATH uses another database, --help says more.") + "\n";
}

// False where the reader of standard output went away or the disk is full.
bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t done = write(descriptor, text.data(), text.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(done));
  }
  return true;
}

void complain(std::string_view text) { write_all(STDERR_FILENO, harmless(text)); }

// Throws Problem. A reader who has seen enough (EPIPE) is no failure.
Exit print(std::string_view text, Exit status) {
  if (write_all(STDOUT_FILENO, text) || errno == EPIPE) return status;
  const std::string reason = std::strerror(errno);
  throw failed("system", say("The answer could not be written: {0}.", {std::string_view(reason)}));
}

std::string json_line(const nlohmann::json& value) {
  return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

Exit print(const Answer& answer, Form form, const Paper& paper) {
  if (form == Form::json) complain(answer.aside);
  try {
    if (form == Form::json) return print(json_line(answer.json), answer.status);
    return print(paper.utf8 ? answer.text : in_ascii(answer.text), answer.status);
  } catch (Problem& problem) {
    if (answer.tells_of_files)
      problem.message += "\n" + answer.text.substr(0, answer.text.find_last_not_of('\n') + 1);
    throw;
  }
}

Exit report(Problem problem, Form form, const Stored& stored) {
  if (problem.status == Exit::failed) problem.stored = *stored;
  complain("tanteador: " + written(problem) + "\n");
  if (form == Form::json) write_all(STDOUT_FILENO, json_line(error_json(problem)));
  return problem.status;
}

bool asks_for_json(int argc, char** argv) {
  for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
    if (std::string_view(argv[i]) == "--json") return true;
  }
  return false;
}

Answer answer_to(const Parsed& parsed, Form form, const Stored& stored, char** argv) {
  Context context{.form = form, .stored = stored};
  context.named_database = parsed.database;
  if (parsed.database == "") throw Problem{Exit::unreadable, "usage", tr("--db needs the path of a file.")};
  context.database =
      context.named_database ? std::filesystem::path(*context.named_database) : default_database();
  context.paper = form == Form::text ? paper_of_output() : Paper{};
  const LeagueArguments& league = parsed.league_arguments;
  spare_files({league.csv, league.jsonl, league.pdf, league.html, league.ics, league.to}, league.replace);
  spare_files({parsed.arguments.pdf, parsed.arguments.html}, parsed.replace);
  if (parsed.league) return parsed.league(context);
  if (parsed.command) return parsed.command->run(context, parsed.arguments);
  if (form == Form::json)
    throw Problem{Exit::unreadable, "usage", tr("--json needs a command; tanteador --help names them.")};
  return start_panel(context, program_folder(argv[0]), overview());
}

void require_utf8(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (const auto bad = bad_byte(argv[i]))
      throw Problem{Exit::unreadable, "usage",
                    say("Argument {0} is no UTF-8, from its byte {1} on: {2}",
                        {i, static_cast<int>(*bad) + 1, std::string_view(harmless(argv[i]))})};
  }
}

Exit run_parsed(int argc, char** argv, Form form, const Stored& stored) {
  require_utf8(argc, argv);
  Parsed parsed;
  CLI::App app(tr("Tanteador keeps the score of traditional card games, by the rules."), "tanteador");
  build(app, parsed);
  try {
    app.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    const std::string help = app.help();
    return print(form == Form::json ? json_line({{"help", help}}) : help, Exit::done);
  } catch (const CLI::CallForVersion& version) {
    return print(form == Form::json ? json_line({{"version", kVersion}}) : std::string(version.what()) + "\n",
                 Exit::done);
  } catch (const CLI::ParseError& error) {
    const std::string detail = error.what();
    throw Problem{Exit::unreadable, "usage",
                  say("{0}. tanteador --help says what can be written.", {std::string_view(detail)})};
  }
  if (!parsed.manual.empty()) {
    const std::string text = manual(app, parsed.manual);
    return print(form == Form::json ? json_line({{parsed.manual, text}}) : text, Exit::done);
  }
  return print(answer_to(parsed, form, stored, argv), form, form == Form::text ? paper_of_output() : Paper{});
}

}  // namespace

int run(int argc, char** argv) {
  const Form form = asks_for_json(argc, argv) ? Form::json : Form::text;
  try {
    const Stored stored = std::make_shared<Stored::element_type>();
    try {
      return static_cast<int>(run_parsed(argc, argv, form, stored));
    } catch (const Problem& problem) {
      return static_cast<int>(report(problem, form, stored));
    } catch (const session::StoreError& error) {
      return static_cast<int>(report(problem_of(error), form, stored));
    } catch (const std::bad_alloc&) {
      return static_cast<int>(
          report(failed("system", tr("There is not enough memory for this.")), form, stored));
    } catch (const std::exception& error) {
      const std::string detail = error.what();
      return static_cast<int>(
          report(failed("system", say("Something unforeseen went wrong: {0}", {std::string_view(detail)})),
                 form, stored));
    }
  } catch (...) {  // not even the report could be written
    return static_cast<int>(Exit::failed);
  }
}

}  // namespace tanteador::cli
