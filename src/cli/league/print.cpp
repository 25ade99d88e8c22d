// Printed papers of a competition.

#include <algorithm>

#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/league/history.hpp"
#include "src/cli/output/files.hpp"
#include "src/cli/output/printed.hpp"
#include "src/cli/output/report.hpp"
#include "src/core/text/text.hpp"
#include "src/queries/table_links.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;

// Without seasons, which have their own command.
std::string all_words() {
  std::string words;
  for (const report::ReportKind& one : report::report_kinds())
    if (one.make || one.page) words += (words.empty() ? "" : ", ") + std::string(one.word);
  return words;
}

struct AsJson {
  json operator()(std::monostate) const { return nullptr; }
  json operator()(const auto& value) const { return value; }
};

json rows_json(const report::Table& table) {
  const std::vector<std::string> columns = data_columns(table);
  json rows = json::array();
  for (const report::Group& group : table.groups) {
    for (const report::Row& row : group.rows) {
      const std::vector<report::Value> values = data_row(table, group, row);
      json& object = rows.emplace_back(json::object());
      for (std::size_t i = 0; i < values.size(); ++i) object[columns[i]] = std::visit(AsJson{}, values[i]);
    }
  }
  return rows;
}

struct Printing : Moment, ReportFiles {
  std::string what, room;
  std::optional<int> best;
  void describe(Usage& usage) {
    Moment::describe(usage);
    usage.text("--what", what, all_words(), "WORD").required();
    usage.flag("--why", why, tr("show the reasons"));
    usage.number("--best", best, tr("club ranking: how many participants of each club count (3)"), 1, 100);
    usage.text("--room", room,
               tr("address for the QR codes on slips and cards: http://192.168.1.20:8080, or none "
                  "(default: the current or last address for phones)"),
               "URL");
    describe_time(usage);
    ReportFiles::describe(usage);
  }
};

// The address of the phones' server: from --room, else the last one in the store; empty: none.
std::string room_of(const Printing& arguments, const session::Store& store) {
  if (arguments.room == "none") return {};
  if (arguments.room.empty())
    return arguments.as_of.empty() ? queries::table_links().known_address(store) : std::string();
  const auto address = queries::table_links().read_address(arguments.room);
  if (!address)
    throw unreadable(
        view::say("{0} is not an address for phones. Write it like http://192.168.1.20:8080, as shown by "
                  "\"tanteador serve\".",
                  {std::string_view(arguments.room)}));
  return *address;
}

json add_ways_in(const Context& context, const std::string& room, league::RoundRef round, ShownPart& shown) {
  const auto store = open_to_write(context);
  shown.links_by_table = queries::table_links().make(*store, session::system_host(), shown.open, round, room);
  json all = json::array();
  for (const auto& [table, link] : shown.links_by_table)
    all.push_back({{"table", table.table + 1}, {"address", link.address}, {"code", link.code}});
  return all;
}

Answer print_page(const Context& context, const Printing& arguments, const report::ReportKind& kind,
                  ShownPart& shown, const std::string& room) {
  Answer answer{.json = {{"competition", shown.open.head.id}, {"what", arguments.what}}};
  std::optional<league::RoundRef> round;
  if (kind.of_round) {
    round = drawn_round(shown.open.now, arguments);
    if (!room.empty()) answer.json["tokens"] = add_ways_in(context, room, *round, shown);
  }
  report::Input input = input_of(shown, round);
  if (round)
    input.ends = view::table_ends(queries::round_clock(shown.open, *round, session::system_host().now()),
                                  round_at(shown.open.now, *round).tables.size());
  answer.text = write_report_files(arguments, data_of(kind, input), kind.page(input));
  if (!shown.links_by_table.empty())
    answer.text += view::say("The codes point to {0}. Anyone who has one can enter results for that table.",
                             {std::string_view(room)}) +
                   "\n";
  return answer;
}

Answer print_report(const Context& context, const Printing& arguments, const report::ReportKind& kind,
                    const ShownPart& shown) {
  const league::Competition& now = shown.open.now;
  report::Input input =
      input_of(shown, kind.of_round ? std::optional(drawn_round(now, arguments)) : std::nullopt);
  if (arguments.best && kind.word != "club-totals")
    throw unreadable(
        view::say("{0} needs {1}.", {std::string_view("--best"), std::string_view("--what club-totals")}));
  input.best = arguments.best.value_or(input.best);
  const report::Table table = kind.make(input), data = data_of(kind, input);
  Answer answer{.json = {{"competition", shown.open.head.id},
                         {"what", arguments.what},
                         {"title", table.title},
                         {"rows", rows_json(data)}}};
  const auto pieces = kind.word == "crosstable" ? crosstable_pieces(table) : std::vector{table};
  if (arguments.is_wanted()) {
    answer.text = write_report_files(arguments, data, tables_page(now.setup.name, table.title, pieces));
    return answer;
  }
  answer.text = context.paper.write(Ink::title, table.title) + "\n";
  for (const report::Table& piece : pieces) answer.text += terminal_text(context.paper, piece);
  return answer;
}

Answer print(const Context& context, const Printing& arguments) {
  const report::ReportKind* kind = report::report_by_name(arguments.what);
  if (!kind || !(kind->make || kind->page))
    throw unreadable(view::say("--what must be one of: {0}.", {std::string_view(all_words())}));
  if (kind->page && !arguments.is_wanted())
    throw unreadable(tr("These are pages: write them with --pdf FILE or --html FILE."));
  LeagueContext leagues(context, Wants::to_read);
  const auto open = competition_then(leagues, arguments);
  const auto names = leagues.names(open.now);
  ShownPart shown = standings_input(open, names, arguments);
  shown.members = leagues.league.team_members(open.now);
  return kind->page ? print_page(context, arguments, *kind, shown, room_of(arguments, *leagues.store))
                    : print_report(context, arguments, *kind, shown);
}

}  // namespace

Commands print_commands() {
  return {command("league print", N_("print tables, result slips, lists, the bracket and diplomas"), print)};
}

}  // namespace tanteador::cli
