#include "src/cli/app.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <new>
#include <span>

#include <CLI/CLI.hpp>

#include "src/cli/commands.hpp"
#include "src/cli/league/commands.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/manual.hpp"
#include "src/cli/output/parser_texts.hpp"
#include "src/cli/output/printed.hpp"
#include "src/cli/pin.hpp"
#include "src/core/text/encoding.hpp"
#include "src/core/text/letters.hpp"
#include "src/core/text/text.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using view::say;

constexpr std::string_view kVersion = TANTEADOR_VERSION;

using CommandLister = Commands (*)();

CommandLister& listed_commands(Slot slot) {
  static std::array<CommandLister, 3> commands{};
  return commands[index(slot)];
}

template <Slot slot>
Commands component_commands() {
  return listed_commands(slot) ? listed_commands(slot)() : Commands();
}

struct CommandGroup {
  std::string_view path, help;
  std::optional<Slot> component = {};  // the group is shown only with it
};
constexpr CommandGroup kGroups[] = {{"match", N_("stored matches")},
                                    {"count", N_("what cards are worth")},
                                    {"lots", N_("draw lots for partners")},
                                    {"trick", N_("which card wins a trick")},
                                    {"follow", N_("check whether a card may be played, and why")},
                                    {"rule", N_("the rulebook, offline")},
                                    {"case", N_("disputes and rulings")},
                                    {"referee", N_("referees and their PINs")},
                                    {"roles", N_("roles of people and their PINs")},
                                    {"ruleset", N_("editions and house rules")},
                                    {"key", N_("keys that sign files, and the known ones")},
                                    {"phones", N_("phones at the tables"), Slot::phones},
                                    {"db", N_("the database")}};
constexpr CommandGroup kLeague[] = {{"league", N_("competitions, standings and ratings")},
                                    {"league club", N_("the club's own data")},
                                    {"league player", N_("the players of the club")},
                                    {"league team", N_("the teams of the club")}};

// A command and the former last word of its name. Both names work; only the current one is documented.
struct FormerName {
  std::string_view path, former;
};
constexpr FormerName kFormerNames[] = {{"lots", "draw"},
                                       {"phones", "room"},
                                       {"phones code", "token"},
                                       {"db send", "push"},
                                       {"db fetch", "pull"},
                                       {"db conflicts", "forks"},
                                       {"db choose", "settle"},
                                       {"league player separate", "part"},
                                       {"league player duplicates", "doubles"},
                                       {"league player erase", "forget"},
                                       {"league participant", "entrant"},
                                       {"league remove-penalty", "lift"},
                                       {"league pair", "draw"},
                                       {"league unpair", "undraw"},
                                       {"league pair-again", "redraw"}};

// In the order of the help.
constexpr CommandLister kAtTheTable[] = {score_commands,
                                         match_commands,
                                         ask_commands,
                                         legal_commands,
                                         explain_commands,
                                         calculator_commands,
                                         rule_commands,
                                         case_commands,
                                         appeal_commands,
                                         ruling_log_commands,
                                         referee_commands,
                                         role_commands,
                                         ruleset_commands,
                                         key_commands,
                                         component_commands<Slot::phones>,
                                         database_commands,
                                         component_commands<Slot::transfer>,
                                         merge_commands,
                                         fork_commands,
                                         component_commands<Slot::sharing>};
constexpr CommandLister kOfTheLeague[] = {
    club_commands,      competition_commands, entrant_commands,  change_commands, history_commands,
    report_commands,    site_commands,        money_commands,    date_commands,   round_commands,
    standings_commands, print_commands,       calendar_commands, record_commands, transfer_commands};

struct ParsedCommand {
  std::optional<std::string> database;
  std::string worker, pin_file;
  bool json = false;
  Run run;
  std::string manual;  // form of the manual to print; empty: another command
  std::vector<std::pair<CLI::App*, std::function<Run(Usage&)>>> commands;
};

// The parent of a command, "league player" for "league player add".
CLI::App& parent_command(CLI::App& app, std::string_view path) {
  const std::size_t blank = path.find(' ');
  if (blank == path.npos) return app;
  return parent_command(*app.get_subcommand(std::string(path.substr(0, blank))), path.substr(blank + 1));
}
CLI::App& add_command(CLI::App& app, std::string_view path, std::string_view help) {
  return *parent_command(app, path)
              .add_subcommand(std::string(path.substr(path.rfind(' ') + 1)), tr(help))
              ->group(tr("Commands"));
}

// "league player add"; null if the component of the command is left out.
CLI::App* find_command(CLI::App& app, std::string_view path) {
  const std::string_view word = path.substr(0, path.find(' '));
  const auto commands = app.get_subcommands([](CLI::App*) { return true; });
  const auto found = std::ranges::find(commands, word, &CLI::App::get_name);
  if (found == commands.end()) return nullptr;
  return word == path ? *found : find_command(**found, path.substr(word.size() + 1));
}

void tell_of_help(CLI::App& command) { command.set_help_flag("-h,--help", tr("print this help")); }

void describe(CLI::App& command, const std::function<Run(Usage&)>& take, ParsedCommand& parsed) {
  tell_of_help(command);
  Usage usage(command);
  const Run run = usage.protect_outputs(take(usage));
  command.callback([&parsed, run] { parsed.run = run; });
}

// Describes all commands, for help on all of them. Otherwise only the typed one is described, as there are
// more than a hundred.
void describe_all(ParsedCommand& parsed) {
  for (const auto& [command, take] : parsed.commands) {
    if (!command->parsed()) describe(*command, take, parsed);
  }
}

void add(CLI::App& app, std::span<const CommandGroup> groups, std::span<const CommandLister> files,
         ParsedCommand& parsed) {
  const auto is_left_out = [](const CommandGroup& group) {
    return group.component && !listed_commands(*group.component);
  };
  for (const CommandGroup& group : groups)
    if (!is_left_out(group)) add_command(app, group.path, group.help).require_subcommand(1);
  for (const CommandLister commands : files) {
    for (const Command& command : commands()) {
      CLI::App& sub = add_command(app, command.path, command.help);
      sub.preparse_callback(
          [&sub, take = command.take, &parsed](std::size_t) { describe(sub, take, parsed); });
      parsed.commands.emplace_back(&sub, command.take);
    }
  }
  for (const CommandGroup& group : groups)
    if (!is_left_out(group)) tell_of_help(parent_command(app, std::string(group.path) + " "));
}

void build(CLI::App& app, ParsedCommand& parsed) {
  app.fallthrough();
  app.require_subcommand(0, 1);
  app.formatter(help_formatter());
  app.set_help_flag();  // else each subcommand copies it before it is described
  add(app, kGroups, kAtTheTable, parsed);
  add(app, kLeague, kOfTheLeague, parsed);
  for (const FormerName& name : kFormerNames)
    if (CLI::App* command = find_command(app, name.path)) command->alias(std::string(name.former));
  tell_of_help(app);
  app.set_version_flag("--version", std::string("tanteador ") + std::string(kVersion),
                       tr("print the version"));
  app.add_option("--db", parsed.database, tr("the database (default: in your data folder)"))
      ->type_name("PATH");
  app.add_option("--as", parsed.worker, tr("person with a role who enters; asks for the PIN"))
      ->type_name("NAME");
  app.add_option("--as-pin", parsed.pin_file, tr("file with that PIN on its first line"))->type_name("FILE");
  app.add_flag("--json", parsed.json, tr("print one JSON value on standard output"))->disable_flag_override();
  CLI::App* manual = app.add_subcommand("manual", tr("print shell completions or the manual page"));
  manual->group(tr("Commands"));
  manual->add_option("FORM", parsed.manual, tr("bash, zsh, fish or man"))
      ->required()
      ->check(CLI::IsMember(std::vector<std::string>(std::begin(kManuals), std::end(kManuals))));
  tell_of_help(*manual);
}

std::string first_word(CLI::App& app, const std::string& path) {
  for (const CLI::Option* option : parent_command(app, path + " ").get_options()) {
    if (option->get_positional()) return " " + option->get_name();
  }
  return {};
}

std::string overview(CLI::App& app) {
  std::string out = tr("Commands:") + "\n";
  for (const CommandLister commands : kAtTheTable) {
    for (const Command& command : commands()) {
      std::string left = "  tanteador " + command.path + first_word(app, command.path);
      left.resize(std::max<std::size_t>(left.size() + 2, 34), ' ');
      out += left + tr(command.help) + "\n";
    }
  }
  std::string league = "  tanteador league COMMAND";
  league.resize(34, ' ');
  out += league + tr(kLeague[0].help) + "\n";
  return out + tr("--json prints JSON instead, --db PATH uses another database, --help says more.") + "\n";
}

// False if the reader has closed standard output or the disk is full.
bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t done = write(descriptor, text.data(), text.size());
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) return false;
    text.remove_prefix(done);
  }
  return true;
}

void complain(std::string_view text) { write_all(STDERR_FILENO, strip_controls(text)); }

// Throws Problem. A reader that closes the pipe (EPIPE) is no failure.
Exit print(std::string_view text, Exit status) {
  if (write_all(STDOUT_FILENO, text) || errno == EPIPE) return status;
  const std::string reason = std::strerror(errno);
  throw failure("system", say("The output could not be written: {0}.", {std::string_view(reason)}));
}

std::string json_line(const nlohmann::json& value) {
  return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

Exit print(const Answer& answer, Form form, const Terminal& paper) {
  if (form == Form::json) complain(answer.aside);
  complain(answer.warning);
  if (form == Form::json && answer.printed) return answer.status;
  try {
    if (form == Form::json) return print(json_line(answer.json), answer.status);
    return print(paper.utf8 ? answer.text : to_ascii(answer.text), answer.status);
  } catch (Problem& problem) {
    if (answer.tells_of_files)
      problem.message += "\n" + answer.text.substr(0, answer.text.find_last_not_of('\n') + 1);
    throw;
  }
}

Exit report(Problem problem, Form form, const StoredStream& stored) {
  if (problem.status == Exit::failed) problem.stored = *stored;
  complain("tanteador: " + problem_text(problem) + "\n");
  if (form == Form::json) write_all(STDOUT_FILENO, json_line(error_json(problem)));
  return problem.status;
}

bool asks_for_json(int argc, char** argv) {
  for (int i = 1; i < argc && std::string_view(argv[i]) != "--"; ++i) {
    if (std::string_view(argv[i]) == "--json") return true;
  }
  return false;
}

Answer answer_to(ParsedCommand& parsed, CLI::App& app, Form form, const StoredStream& stored, char** argv) {
  Context context{.form = form, .stored = stored, .worker = parsed.worker};
  context.named_database = parsed.database;
  if (parsed.database == "") throw Problem{Exit::unreadable, "usage", tr("--db needs a path.")};
  context.database =
      context.named_database ? std::filesystem::path(*context.named_database) : default_database();
  context.paper = form == Form::text ? output_terminal() : Terminal{};
  if (parsed.run) {
    context.pin = pin_of_worker(parsed.worker, parsed.pin_file);
    return parsed.run(context);
  }
  if (form == Form::json)
    throw Problem{Exit::unreadable, "usage", tr("--json needs a command; tanteador --help names them.")};
  describe_all(parsed);
  return start_panel(context, program_folder(argv[0]), overview(app));
}

void require_utf8(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (const auto bad = bad_byte(argv[i]))
      throw Problem{Exit::unreadable, "usage",
                    say("Argument {0} is not valid UTF-8 from byte {1}: {2}",
                        {i, static_cast<int>(*bad) + 1, std::string_view(strip_controls(argv[i]))})};
  }
}

// The words after the command's name in reverse order, as CLI11 takes them. "--sizes 4 3" becomes "--sizes
// 4,3", as a vector option would also take the following name.
std::vector<std::string> words_in(int argc, char** argv) {
  constexpr std::size_t kDigitsMost = 2;
  const auto is_size = [](std::string_view word) {
    return !word.empty() && word.size() <= kDigitsMost && word.find_first_not_of("0123456789") == word.npos;
  };
  std::vector<std::string> words;
  bool sizes = false, any = false;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word(argv[i]);
    if (sizes && any && is_size(word)) {
      words.back() += "," + std::string(word);
      continue;
    }
    any = sizes && !any && is_size(word);
    sizes = word == "--sizes" || any;
    words.emplace_back(word);
  }
  std::ranges::reverse(words);
  return words;
}

Exit run_parsed(int argc, char** argv, Form form, const StoredStream& stored) {
  require_utf8(argc, argv);
  ParsedCommand parsed;
  CLI::App app(tr("Tanteador keeps the score of traditional card games, by the rules."), "tanteador");
  build(app, parsed);
  try {
    app.parse(words_in(argc, argv));
  } catch (const CLI::CallForHelp&) {
    const std::string help = app.help();
    return print(form == Form::json ? json_line({{"help", help}}) : help, Exit::done);
  } catch (const CLI::CallForVersion& version) {
    return print(form == Form::json ? json_line({{"version", kVersion}}) : std::string(version.what()) + "\n",
                 Exit::done);
  } catch (const CLI::ParseError& error) {
    const std::string detail = usage_error(error.what());
    throw Problem{Exit::unreadable, "usage", say("{0}. See tanteador --help.", {std::string_view(detail)})};
  }
  if (!parsed.manual.empty()) {
    describe_all(parsed);
    const std::string text = manual(app, parsed.manual);
    return print(form == Form::json ? json_line({{parsed.manual, text}}) : text, Exit::done);
  }
  return print(answer_to(parsed, app, form, stored, argv), form,
               form == Form::text ? output_terminal() : Terminal{});
}

}  // namespace

void register_commands(Slot slot, Commands (*commands)()) { listed_commands(slot) = commands; }

int run(int argc, char** argv) {
  const Form form = asks_for_json(argc, argv) ? Form::json : Form::text;
  try {
    const StoredStream stored = std::make_shared<StoredStream::element_type>();
    try {
      return static_cast<int>(run_parsed(argc, argv, form, stored));
    } catch (const Problem& problem) {
      return static_cast<int>(report(problem, form, stored));
    } catch (const session::StoreError& error) {
      return static_cast<int>(report(problem_of(error), form, stored));
    } catch (const std::bad_alloc&) {
      return static_cast<int>(report(failure("system", tr("Out of memory.")), form, stored));
    } catch (const std::exception& error) {
      const std::string detail = error.what();
      return static_cast<int>(
          report(failure("system", say("Unexpected error: {0}", {std::string_view(detail)})), form, stored));
    }
  } catch (...) {  // even the report could not be written
    return static_cast<int>(Exit::failed);
  }
}

}  // namespace tanteador::cli
