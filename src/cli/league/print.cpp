// What a competition needs on paper.

#include <algorithm>

#include "src/cli/files.hpp"
#include "src/cli/league/commands.hpp"
#include "src/cli/league/files.hpp"
#include "src/cli/league/history.hpp"
#include "src/cli/printed.hpp"
#include "src/core/locale.hpp"
#include "src/core/text.hpp"
#include "src/room/opened.hpp"
#include "src/room/tokens.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;

// Pages that are no table.
enum class Leads { nowhere, to_table };
struct Printable {
  std::string_view name;
  print::Document (*of_stage)(const Shown&);                     // either of the whole stage
  print::Document (*of_round)(const Shown&, league::RoundRef);   // or of a round
  Records (*records)(const Shown&, league::RoundRef) = nullptr;  // the same as data; null: pages alone
  Leads leads = Leads::nowhere;
};
constexpr Printable kPrintables[] = {
    {"tables", nullptr, round_page,
     [](const Shown& shown, league::RoundRef round) {
       return round_records(shown, {&round, 1});
     }},
    {"slips", nullptr, slips_page, nullptr, Leads::to_table},
    {"cards", nullptr, cards_page, nullptr, Leads::to_table},
    {"standings", standings_page, nullptr,
     [](const Shown& shown, league::RoundRef) { return standings_records(shown); }},
    {"crosstable", crosstable_page, nullptr,
     [](const Shown& shown, league::RoundRef) { return crosstable_records(shown); }},
    {"diplomas", diplomas_page, nullptr}};

std::string all_words() {
  std::string words;
  for (const Printable& one : kPrintables) words += (words.empty() ? "" : ", ") + std::string(one.name);
  for (const view::PaperKind& one : view::paper_kinds()) words += ", " + std::string(one.word);
  return words;
}

Table table_of(const view::LeaguePaper& paper, const view::PaperPart& part) {
  const auto is_left = [&](std::size_t column) {
    return paper.columns[column].for_programs || (!part.titles.empty() && part.titles[column].empty());
  };
  std::vector<Table::Column> columns;
  for (std::size_t i = 0; i < paper.columns.size(); ++i) {
    const view::PaperColumn& one = paper.columns[i];
    if (!is_left(i))
      columns.push_back({part.titles.empty() ? one.title : part.titles[i],
                         one.number ? Table::Align::right : Table::Align::left, one.wraps});
  }
  Table table(columns);
  for (const auto& row : part.rows) {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (!is_left(i)) cells.push_back({row[i].shown});
    }
    table.row(std::move(cells));
  }
  return table;
}

json value_of(const view::PaperCell& cell) {
  return std::visit(
      []<class Value>(const Value& value) -> json {
        if constexpr (std::is_same_v<Value, std::monostate>)
          return nullptr;
        else
          return value;
      },
      cell.value);
}

Records records_of(const view::LeaguePaper& paper) {
  Records records{{}, {}};
  const bool parts = paper.parts.size() > 1;
  if (parts) records.columns.emplace_back("part");
  for (const view::PaperColumn& column : paper.columns) records.columns.push_back(column.key);
  for (const view::PaperPart& part : paper.parts) {
    for (const auto& row : part.rows) {
      auto& cells = records.rows.emplace_back();
      if (parts) cells.emplace_back(part.title);
      for (const view::PaperCell& cell : row) cells.push_back(value_of(cell));
    }
  }
  return records;
}

json paper_json(const view::LeaguePaper& paper) {
  const Records records = records_of(paper);
  json rows = json::array();
  for (const auto& row : records.rows) {
    json& object = rows.emplace_back(json::object());
    for (std::size_t i = 0; i < row.size(); ++i) object[records.columns[i]] = row[i];
  }
  return rows;
}

}  // namespace

print::Document paper_page(const std::string& title, const view::LeaguePaper& paper) {
  print::Document page{.title = title,
                       .subtitle = paper.title,
                       .footer = printed_at(session::system_host().now()),
                       .language = language()};
  if (paper.wide) page.orientation = print::Orientation::landscape;
  for (const view::PaperPart& part : paper.parts) {
    if (!part.title.empty()) page.blocks.push_back({print::Heading{part.title}});
    print::Table table = on_page(table_of(paper, part));
    table.bracket = paper.bracket;
    page.blocks.push_back({std::move(table)});
  }
  if (paper.parts.empty()) page.blocks.push_back({print::Paragraph{paper.empty}});
  return page;
}

namespace {

std::string paper_text(const Context& context, const view::LeaguePaper& paper) {
  std::string text = context.paper.write(Ink::title, paper.title) + "\n";
  bool any = false;
  for (const view::PaperPart& part : paper.parts) {
    if (part.rows.empty()) continue;
    if (!part.title.empty()) text += context.paper.write(Ink::title, part.title) + "\n";
    text += table_of(paper, part).draw(context.paper);
    any = true;
  }
  return any ? text : text + paper.empty + "\n";
}

struct Printing : Moment, LeagueFiles {
  std::string what, room;
  void describe(Usage& usage) {
    Moment::describe(usage);
    usage.text("--what", what, all_words(), "WORD").required();
    usage.flag("--why", why, tr("show the reasons"));
    usage.text("--room", room,
               tr("address for the QR codes on result slips and cards: http://192.168.1.20:8080, or none "
                  "(default: the room's current or last address)"),
               "URL");
    describe_time(usage);
    LeagueFiles::describe(usage);
  }
};

// Where the room is, as it was said or as the store knows; empty: nowhere.
std::string room_of(const Printing& arguments, const session::Store& store) {
  if (arguments.room == "none") return {};
  if (arguments.room.empty()) return arguments.as_of.empty() ? room::known_address(store) : std::string();
  const auto address = room::read_address(arguments.room);
  if (!address)
    throw unreadable(view::say(
        "{0} is not a room address. Write it like http://192.168.1.20:8080, as shown by \"tanteador serve\".",
        {std::string_view(arguments.room)}));
  return *address;
}

json add_ways_in(const Context& context, const std::string& room, league::RoundRef round, Shown& shown) {
  const auto store = open_to_write(context);
  room::Tokens tokens(*store, session::system_host());
  json all = json::array();
  for (const auto& [table, token] : tokens_of(tokens, shown.open.head.id, shown.open.now, round)) {
    const WayIn way{room, room + "/t/" + token.secret, token.code};
    all.push_back({{"table", table.table + 1}, {"address", way.address}, {"code", way.code}});
    shown.ways_in.emplace(table, way);
  }
  return all;
}

Answer print_page(const Context& context, const Printing& arguments, const Printable& what, Shown& shown,
                  const std::string& room) {
  Answer answer{.json = {{"competition", shown.open.head.id}, {"what", arguments.what}}};
  for (const std::string* file : {&arguments.pdf, &arguments.html}) spare_file(*file, arguments.replace);
  const league::RoundRef round = what.of_round ? drawn_round(shown.open.now, arguments) : league::RoundRef{};
  if (what.leads == Leads::to_table && !room.empty())
    answer.json["tokens"] = add_ways_in(context, room, round, shown);
  const print::Document page = what.of_stage ? what.of_stage(shown) : what.of_round(shown, round);
  answer.text = write_league_files(arguments, what.records ? what.records(shown, round) : Records(), page);
  if (!shown.ways_in.empty())
    answer.text += view::say("The codes point to {0}. Anyone who has one can enter results for that table.",
                             {std::string_view(room)}) +
                   "\n";
  return answer;
}

// Data for programs is in English, whatever the language.
view::LeaguePaper in_english(const view::PaperKind& kind, const view::PaperOf& of) {
  const SpokenHere speech("en");
  return kind.make(of);
}

Answer print_paper(const Context& context, const Printing& arguments) {
  const auto what = std::ranges::find(kPrintables, arguments.what, &Printable::name);
  const auto kinds = view::paper_kinds();
  const auto kind = std::ranges::find(kinds, arguments.what, &view::PaperKind::word);
  const bool is_page = what != std::end(kPrintables);
  if (!is_page && kind == kinds.end())
    throw unreadable(view::say("--what must be one of: {0}.", {std::string_view(all_words())}));
  if (is_page && !what->records && arguments.as_data())
    throw unreadable(tr("These are pages, not data: write them with --pdf FILE or --html FILE."));
  if (is_page && !arguments.wanted())
    throw unreadable(tr("Name the file: --pdf FILE, --html FILE, --csv FILE, --xlsx FILE or --jsonl FILE."));
  Desk desk(context, Wants::to_read);
  const auto open = competition_then(desk, arguments);
  const auto names = desk.names(open.now);
  Shown shown = shown_as(open, names, arguments);
  if (is_page) return print_page(context, arguments, *what, shown, room_of(arguments, *desk.store));
  Answer answer{.json = {{"competition", open.head.id}, {"what", arguments.what}}};
  view::PaperOf of{.now = open.now, .names = names, .stage = shown.stage, .rounds = shown.after()};
  if (kind->of_round) of.round = drawn_round(open.now, arguments);
  const view::LeaguePaper paper = kind->make(of), data = in_english(*kind, of);
  answer.json["title"] = paper.title;
  answer.json["rows"] = paper_json(data);
  answer.text = arguments.wanted()
                    ? write_league_files(arguments, records_of(data), paper_page(open.now.setup.name, paper))
                    : paper_text(context, paper);
  return answer;
}

}  // namespace

Commands print_commands() {
  return {command("league print", english("print tables, result slips, lists, the bracket and diplomas"),
                  print_paper)};
}

}  // namespace tanteador::cli
