// A competition as lines of data: CSV and JSON Lines.

#include <algorithm>
#include <span>

#include "src/cli/league/files.hpp"
#include "src/cli/printed.hpp"
#include "src/codec/csv.hpp"
#include "src/core/letters.hpp"
#include "src/core/text.hpp"
#include "src/league/table/statistics.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;

std::string dumped(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

json group_or_null(int group) { return group >= 0 ? json(group + 1) : json(); }

// One game is a number; several, or one that was not played, are a text: "1 0.5F".
json met_cell(std::span<const league::Met> games) {
  const auto value = [](const league::Met& game) { return decimal(game.number, game.halves ? 2 : 1); };
  if (games.empty()) return {};
  if (games.size() == 1 && games.front().played) return value(games.front());
  std::string text;
  for (const league::Met& game : games)
    text += (text.empty() ? "" : " ") + dumped(value(game)) + (game.played ? "" : "F");
  return text;
}

}  // namespace

json decimal(std::int64_t value, int parts) {
  if (value % parts == 0) return value / parts;
  return static_cast<double>(value) / parts;
}

namespace {

std::string number_cell(const json& value, char separator) {
  std::string text = dumped(value);
  if (separator == ';' && value.is_number_float()) std::ranges::replace(text, '.', ',');
  return codec::csv_cell(text);
}

char separator_of(const LeagueFiles& arguments) {
  if (arguments.separator.empty() || arguments.separator == ",") return ',';
  if (arguments.separator != ";") throw unreadable(tr("--separator is \",\" or \";\"."));
  return ';';
}

}  // namespace

namespace {

std::string csv_head(const std::vector<std::string>& columns, char separator) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  std::vector<std::string> cells;
  for (const std::string& column : columns) cells.push_back(codec::csv_text(column));
  return std::string(separator == ';' ? kByteOrderMark : "") + codec::csv_line(cells, separator);
}

std::string csv_row(const std::vector<json>& row, char separator) {
  std::vector<std::string> cells;
  for (const json& value : row)
    cells.push_back(value.is_null()     ? ""
                    : value.is_string() ? codec::csv_text(harmless(value.get<std::string>()))
                                        : number_cell(value, separator));
  return codec::csv_line(cells, separator);
}

std::string json_row(const std::vector<std::string>& columns, const std::vector<json>& row) {
  std::string out;
  for (std::size_t i = 0; i < row.size(); ++i)
    out += (i == 0 ? "{" : ",") + dumped(columns[i]) + ":" + dumped(row[i]);
  return out + "}\n";
}

}  // namespace

std::string csv(const Records& records, char separator) {
  std::string out = csv_head(records.columns, separator);
  for (const auto& row : records.rows) out += csv_row(row, separator);
  return out;
}

std::string write_league_rows(const LeagueFiles& files, const RecordRows& records, bool utf8) {
  std::string told;
  const char separator = separator_of(files);
  if (!files.csv.empty())
    told += write_pieces(
        files.csv,
        [&](const auto& put) {
          put(csv_head(records.columns, separator));
          records.each([&](const auto& row) { put(csv_row(row, separator)); });
        },
        utf8);
  if (!files.jsonl.empty())
    told += write_pieces(
        files.jsonl,
        [&](const auto& put) { records.each([&](const auto& row) { put(json_row(records.columns, row)); }); },
        utf8);
  return told;
}

print::Sheet workbook(const Records& records, std::string title) {
  print::Sheet sheet{.title = std::move(title), .columns = records.columns, .rows = {}};
  for (const auto& row : records.rows) {
    auto& cells = sheet.rows.emplace_back();
    for (const json& value : row) {
      if (value.is_null())
        cells.emplace_back();
      else if (value.is_boolean())
        cells.emplace_back(value.get<bool>());
      else if (value.is_number())
        cells.emplace_back(value.get<double>());
      else
        cells.emplace_back(value.get<std::string>());
    }
  }
  return sheet;
}

std::string json_lines(const Records& records) {
  std::string out;
  for (const auto& row : records.rows) out += json_row(records.columns, row);
  return out;
}

Records standings_records(const Shown& shown) {
  const auto tables = league::standings(shown.open.now, shown.stage, shown.rounds);
  Records records{{"stage", "group", "rank", "number", "name"}, {}};
  if (!tables.empty()) {
    for (const league::Tiebreak system : tables.front().standings.order)
      records.columns.emplace_back(league::info(system).id);
  }
  for (const char* column : {"games", "won", "drawn", "lost", "withdrawn", "lantern", "why", "round",
                             "penalty_points", "penalty_score"})
    records.columns.emplace_back(column);
  for (const league::StageTable& table : tables) {
    const league::Standings& all = table.standings;
    for (std::size_t place = 0; place < all.rows.size(); ++place) {
      const league::Standing& row = all.rows[place];
      std::vector<json> cells{shown.stage + 1, group_or_null(table.group),
                              row.rank > 0 ? json(row.rank) : json(), index(row.entrant) + 1,
                              view::entrant_name(shown.names, row.entrant)};
      for (std::size_t i = 0; i < all.order.size(); ++i) {
        const bool asked = !is_encounter(all.order[i]);
        const int parts = asked ? parts_of(league::info(all.order[i]).unit) : 1;
        const bool there = i < row.values.size() && (asked || row.values[i] > 0);
        cells.push_back(there ? decimal(row.values[i], parts) : json());
      }
      for (const int count : {row.games, row.won, row.drawn, row.lost}) cells.emplace_back(count);
      cells.emplace_back(row.withdrawn);
      cells.emplace_back(row.lantern);
      cells.emplace_back(view::before_text(all, place, shown.names));
      cells.emplace_back(shown.after());
      cells.push_back(decimal(row.penalty_points, 2));
      cells.emplace_back(row.penalty_score);
      records.rows.push_back(std::move(cells));
    }
  }
  return records;
}

Records crosstable_records(const Shown& shown) {
  const league::Encounters encounters(results_of(shown.open.now, shown.stage, shown.rounds));
  const auto tables = league::standings(shown.open.now, shown.stage, shown.rounds);
  std::size_t most = 0;
  for (const league::StageTable& table : tables) most = std::max(most, table.standings.rows.size());
  Records records{{"stage", "group", "place", "number", "name"}, {}};
  for (std::size_t i = 0; i < most; ++i) records.columns.push_back(std::to_string(i + 1));
  for (const char* column : {"round", "penalty_points", "penalty_score"})
    records.columns.emplace_back(column);
  for (const league::StageTable& table : tables) {
    const auto& rows = table.standings.rows;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      std::vector<json> cells{shown.stage + 1, group_or_null(table.group), i + 1, index(rows[i].entrant) + 1,
                              view::entrant_name(shown.names, rows[i].entrant)};
      for (std::size_t other = 0; other < most; ++other) {
        const bool there = other != i && other < rows.size();
        cells.push_back(there ? met_cell(encounters.of(rows[i].entrant, rows[other].entrant)) : json());
      }
      cells.emplace_back(shown.after());
      cells.push_back(decimal(rows[i].penalty_points, 2));
      cells.emplace_back(rows[i].penalty_score);
      records.rows.push_back(std::move(cells));
    }
  }
  return records;
}

std::string_view kind_word(league::Kind kind) {
  constexpr std::string_view kKinds[] = {"played",   "forfeit_win", "forfeit_loss", "allocated_bye",
                                         "full_bye", "half_bye",    "zero_bye",     "absent"};
  return kKinds[index(kind)];
}

namespace {

constexpr std::string_view kVerdicts[] = {"", "lost", "drawn", "won"};  // by Verdict

// The entrant's line in a round; null while its table is open.
const league::Line* line_of(const league::RoundResult& round, league::Entrant entrant) {
  for (const league::TableResult& table : round.tables) {
    const auto line = std::ranges::find(table.lines, entrant, &league::Line::entrant);
    if (line != table.lines.end()) return &*line;
  }
  return nullptr;
}

class RoundLines {
 public:
  RoundLines(Records& records, const Shown& shown, league::RoundRef ref)
      : records_(records),
        shown_(shown),
        ref_(ref),
        result_(results_of(shown.open.now, ref.stage, ref.round + 1).rounds.back()) {}

  // `figures`: the table has some.
  void add(const json& table, const json& group, const json& side, league::Entrant entrant,
           const std::string& why, bool figures = true) {
    const league::Line* line = line_of(result_, entrant);
    const bool counted = figures && line && line->kind == league::Kind::played;
    const std::string_view verdict = line ? kVerdicts[index(line->verdict)] : "";
    records_.rows.push_back({ref_.stage + 1, ref_.round + 1, table, group, side, index(entrant) + 1,
                             view::entrant_name(shown_.names, entrant), line ? kind_word(line->kind) : "open",
                             verdict.empty() ? json() : json(verdict),
                             line ? decimal(line->points, 2) : json(), counted ? json(line->score) : json(),
                             counted ? json(line->sets) : json(), why});
  }

 private:
  Records& records_;
  const Shown& shown_;
  league::RoundRef ref_;
  league::RoundResult result_;
};

}  // namespace

Records round_records(const Shown& shown, std::span<const league::RoundRef> rounds) {
  Records records{{"stage", "round", "table", "group", "side", "number", "name", "status", "verdict",
                   "points", "score", "sets", "why"},
                  {}};
  for (const league::RoundRef ref : rounds) {
    const league::PlayedRound& round = round_at(shown.open.now, ref);
    RoundLines lines(records, shown, ref);
    for (std::size_t table = 0; table < round.tables.size(); ++table) {
      const league::event::DrawnTable& drawn = round.tables[table].drawn;
      const auto& score = round.tables[table].score;
      const bool figures = !score || view::has_figures(*score);
      const std::string why = view::because_text(drawn, {.seats = {}, .sides = shown.names});
      for (std::size_t side = 0; side < drawn.sides.size(); ++side) {
        for (const league::Entrant entrant : drawn.sides[side])
          lines.add(table + 1, group_or_null(drawn.group), side + 1, entrant, why, figures);
      }
    }
    for (const league::event::DrawnBye& bye : round.byes)
      lines.add({}, {}, {}, bye.entrant,
                view::because_text(bye.reasons, {.seats = {}, .sides = shown.names}));
    for (const league::event::Absent& away : round.away) lines.add({}, {}, {}, away.entrant, {});
  }
  return records;
}

void LeagueFiles::describe(Usage& usage) {
  usage.output("--csv", csv, tr("export as CSV to this file"));
  usage.text("--separator", separator,
             tr("column separator: \",\" or \";\" (for spreadsheets that use decimal commas)"), "SIGN");
  usage.output("--jsonl", jsonl, tr("export as JSON Lines to this file"));
  usage.output("--xlsx", xlsx, tr("export as an Excel workbook (XLSX) to this file"));
  usage.output("--pdf", pdf, tr("save as PDF"));
  usage.output("--html", html, tr("save as a single web page"));
  usage.replacing(replace);
}

std::string write_league_files(const LeagueFiles& files, const Records& records,
                               const print::Document& page) {
  std::string told;
  if (!files.csv.empty()) told += write_file(files.csv, csv(records, separator_of(files)));
  if (!files.jsonl.empty()) told += write_file(files.jsonl, json_lines(records));
  if (!files.xlsx.empty()) {
    const print::Sheet sheet = workbook(records, page.subtitle.empty() ? page.title : page.subtitle);
    const auto bytes = print::xlsx(std::span(&sheet, 1));
    if (!bytes) throw failed("system", bytes.error());
    told += write_file(files.xlsx, *bytes);
  }
  return told + write_pages(page, files);
}

}  // namespace tanteador::cli
