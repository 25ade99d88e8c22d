// Result slips, four on each page, and the seats as data. A slip shows the link of its table, otherwise its
// code.

#include <algorithm>

#include "src/core/text/text.hpp"
#include "src/core/text/time.hpp"
#include "src/league/pairing/duplicate.hpp"
#include "src/reports/cells.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/pages/parts.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

league::TableRef table_ref(const Input& of, std::size_t table) {
  return {of.round->stage, of.round->round, static_cast<int>(table)};
}

std::string place_text(const Input& of, std::size_t table) {
  const std::string number = table_number(round_of(of), table);
  return say("Stage {0}, round {1}, table {2}",
             {of.round->stage + 1, of.round->round + 1, std::string_view(number)});
}

Column column_to_fill(std::string title, int share) { return {.title = std::move(title), .share = share}; }
// Two lines high, to write in.
std::string high(const std::string& text = {}) { return text + "\n "; }

Table match_tables(const Input& of, const league::PlayedTable& table, int tables) {
  Table fields{.columns = {column_to_fill(tr("Table"), 0)}, .groups = {{}}};
  for (const auto& side : table.drawn.sides)
    fields.columns.push_back(column_to_fill(partners_text(side, of.names), 1));
  for (int number = 1; number <= tables; ++number) add_row(fields, {high(std::to_string(number))});
  for (const std::string& what : {tr("Points"), tr("Signature")})
    add_row(fields, {Mark{high(what), Tone::strong}});
  return fields;
}

void add_boards(Blocks& slip, const Input& of, const league::PlayedTable& table,
                const std::vector<int>& boards) {
  Pairs seats;
  const auto& sides = table.drawn.sides;
  for (std::size_t side = 0; side < sides.size(); ++side)
    seats.lines.emplace_back(tr(league::seat_name(static_cast<int>(side), sides.size() == 2)),
                             partners_text(sides[side], of.names));
  slip.push_back({std::move(seats)});
  Table fields{.columns = {number_column({}, tr(NC_("duplicate", "Board"))), column_to_fill(tr("Taker"), 1),
                           column_to_fill(tr("Points"), 1)},
               .groups = {{}}};
  for (const int board : boards) add_row(fields, {integer(board), high()});
  slip.push_back({std::move(fields)});
  slip.push_back({WriteOn{tr("Signature")}});
}

// A line for each side, high enough to write in.
Table lines_of_sides(const Input& of, const league::PlayedTable& table, bool sets) {
  Table fields{.columns = {column_to_fill(tr("Participant"), 3)}, .groups = {{}}};
  if (sets) fields.columns.push_back(column_to_fill(tr("Sets"), 1));
  fields.columns.push_back(column_to_fill(tr("Points"), 1));
  fields.columns.push_back(column_to_fill(tr("Signature"), 3));
  for (const auto& side : table.drawn.sides)
    add_row(fields, {Participant{high(partners_text(side, of.names))}});
  return fields;
}

// "until 20:45 · Last deal at 20:35". Empty without a clock.
std::string time_text(const Input& of, std::size_t table) {
  const auto end = table < of.ends.size() ? read_time(of.ends[table]) : std::nullopt;
  if (!end) return {};
  const std::string until = clock_time(of.ends[table]);
  std::string text = say("until {0}", {std::string_view(until)});
  const int minutes = of.now.setup.stages[of.round->stage].last_deal;
  if (minutes == 0) return text;
  const std::string last = clock_time(tanteador::time_text(*end - std::chrono::minutes(minutes)));
  return text + " · " + say("last deal at {0}", {std::string_view(last)});
}

Blocks slip_of(const Input& of, std::size_t table) {
  constexpr double kTitlePoints = 12, kSideMm = 24;
  const std::string code = slip_code(of.competition, table_ref(of, table));
  const TableLink* link = find_link(of, table);
  Blocks slip{{Paragraph{of.now.setup.name, Weight::strong, Align::left, kTitlePoints}},
              {Paragraph{place_text(of, table)}},
              {link ? code_of(*link, kSideMm) : QrCode{code, kSideMm}},
              {Paragraph{code, Weight::faint, Align::left, kSmallestPoints}}};
  if (const std::string time = time_text(of, table); !time.empty())
    slip.insert(slip.begin() + 2, {Paragraph{time, Weight::strong, Align::left, {}}});
  const league::StageSetup& setup = of.now.setup.stages[of.round->stage];
  const league::PlayedTable& at = round_of(of).tables[table];
  if (setup.match_tables > 0)
    slip.push_back({match_tables(of, at, setup.match_tables)});
  else if (const auto boards = boards_at(at, setup); !boards.empty())
    add_boards(slip, of, at, boards);
  else
    slip.push_back({lines_of_sides(of, at, setup.sets > 1)});
  return slip;
}

}  // namespace

Document slips(const Input& of) {
  constexpr int kLinesOfQuarter = 6;
  const league::StageSetup& setup = of.now.setup.stages[of.round->stage];
  const int cut = std::max(setup.match_tables, setup.boards) > kLinesOfQuarter ? 1 : 2;
  Cards cards{.across = cut, .down = cut, .cards = {}};
  for (std::size_t table = 0; table < round_of(of).tables.size(); ++table)
    if (!is_free(round_of(of).tables[table])) cards.cards.push_back(slip_of(of, table));
  return {.language = language(), .blocks = {{std::move(cards)}}, .name = round_title(of.now, *of.round)};
}

Table seats(const Input& of) {
  Table table{.title = tr("Tables"), .groups = {{}}};
  for (const char* key : {"stage", "round", "table", "side", "entrant", "code"})
    table.columns.push_back(data_column(key));
  const league::PlayedRound& played = round_of(of);
  for (std::size_t number = 0; number < played.tables.size(); ++number) {
    const league::TableRef at = table_ref(of, number);
    const TableLink* link = find_link(of, number);
    int side = 0;
    for (const auto& entrants : played.tables[number].drawn.sides) {
      ++side;
      for (const league::Entrant entrant : entrants)
        add_row(table, {integer(at.stage + 1), integer(at.round + 1), integer(at.table + 1), integer(side),
                        Participant{entrant_name(of.names, entrant)},
                        link ? link->code : slip_code(of.competition, at)});
    }
  }
  return table;
}

}  // namespace tanteador::report
