#include "src/view/league/round/dispute.hpp"

#include <algorithm>

#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using league::event::TableScore;

std::string side_name(const league::PlayedTable& table, std::size_t side,
                      const std::vector<std::string>& names) {
  return partners_text(table.drawn.sides[side], names);
}

// The table as if only this result had been entered.
league::PlayedTable table_with(const league::PlayedTable& table, const TableReport& report) {
  league::PlayedTable alone;
  alone.drawn = table.drawn;
  alone.score = report.score;
  alone.remark = report.remark;
  return alone;
}

// Times on one day need no date.
std::string time_text(std::span<const TableReport> reports, const std::string& at) {
  constexpr std::size_t kDate = 10;  // letters
  if (at.empty()) return {};
  const std::string day = day_and_time(at).substr(0, kDate);
  const bool same_day = std::ranges::all_of(reports, [&](const TableReport& other) {
    return other.at.empty() || day_and_time(other.at).starts_with(day);
  });
  return same_day ? clock_time(at) : day_and_time(at);
}

// "Ana / Beto · 19:42"
std::string source_text(const league::PlayedTable& table, std::span<const TableReport> reports,
                        const TableReport& report, const std::vector<std::string>& names) {
  const std::string by = source_name(table, report, names);
  const std::string at = time_text(reports, report.at);
  return at.empty() ? by : say("{0} · {1}", {std::string_view(by), std::string_view(at)});
}

struct ResultComparison {
  std::span<const TableReport> reports;
  Dispute dispute = {};

  bool has_any(int league::event::SideScore::*figure) const {
    return std::ranges::any_of(reports, [&](const TableReport& report) {
      return std::ranges::any_of(report.score.sides, [&](const auto& side) { return side.*figure != 0; });
    });
  }
  template <class Value>
  void add(std::string label, const Value& value, bool only_different = false) {
    Dispute::Line line{.label = std::move(label), .values = {}, .differs = false};
    for (const TableReport& report : reports) line.values.push_back(value(report.score));
    line.differs =
        std::ranges::any_of(line.values, [&](const std::string& one) { return one != line.values.front(); });
    if (line.differs || !only_different) dispute.lines.push_back(std::move(line));
  }
};

void add_sides(ResultComparison& all, const league::PlayedTable& table,
               const std::vector<std::string>& names) {
  const bool sets = all.has_any(&league::event::SideScore::sets),
             points = all.has_any(&league::event::SideScore::score),
             tables = all.has_any(&league::event::SideScore::game_points);
  for (std::size_t side = 0; side < table.drawn.sides.size(); ++side) {
    const std::string name = side_name(table, side, names);
    const auto figure = [side](int league::event::SideScore::*of) {
      return [side, of](const TableScore& score) { return plain_points(score.sides[side].*of); };
    };
    if (tables)
      all.add(name, [&](const TableScore& score) { return halves_text(score.sides[side].game_points); });
    else if (sets)
      all.add(say("{0}: sets", {std::string_view(name)}), figure(&league::event::SideScore::sets));
    if (points && (tables || sets))
      all.add(say("{0}: points", {std::string_view(name)}), figure(&league::event::SideScore::score));
    if (!tables && !sets) all.add(name, figure(&league::event::SideScore::score));
  }
}

// The tables of a match and the boards of a duplicate: only those that differ.
void add_parts(ResultComparison& all) {
  std::size_t tables = 0;
  int boards = 0;
  for (const TableReport& report : all.reports) {
    tables = std::max(tables, report.score.tables.size());
    for (const auto& one : report.score.boards) boards = std::max(boards, one.board);
  }
  for (std::size_t i = 0; i < tables; ++i)
    all.add(
        say("Table {0}", {static_cast<int>(i) + 1}),
        [&](const TableScore& score) {
          std::string text;
          if (i >= score.tables.size()) return std::string("–");
          for (const int points : score.tables[i]) text += (text.empty() ? "" : ":") + plain_points(points);
          return text;
        },
        true);
  for (int board = 1; board <= boards; ++board)
    all.add(
        say("Board {0}", {board}),
        [&](const TableScore& score) {
          const auto found = std::ranges::find(score.boards, board, &league::event::BoardScore::board);
          return found == score.boards.end() ? std::string("–") : plain_points(found->score);
        },
        true);
}

void add_winner(ResultComparison& all, const league::PlayedTable& table,
                const std::vector<std::string>& names) {
  all.add(
      tr("Winner"),
      [&](const TableScore& score) {
        const auto won = league::verdicts(score);
        const auto winner = std::ranges::find(won, league::Verdict::won);
        return winner == won.end() ? std::string(tr(NC_("tie", "drawn")))
                                   : side_name(table, static_cast<std::size_t>(winner - won.begin()), names);
      },
      true);
}

}  // namespace

std::vector<TableReport> reports_of(const league::PlayedTable& table) {
  std::vector<TableReport> reports;
  if (table.score) reports.push_back({.score = *table.score, .remark = table.remark});
  for (const auto& [score, remark] : table.disputed) reports.push_back({.score = score, .remark = remark});
  return reports;
}

Dispute compare_reports(const league::PlayedTable& table, std::span<const TableReport> reports,
                        const std::vector<std::string>& names) {
  ResultComparison all{reports};
  for (const TableReport& report : reports)
    all.dispute.sources.push_back(source_text(table, reports, report, names));
  add_sides(all, table, names);
  add_parts(all);
  add_winner(all, table, names);
  return std::move(all.dispute);
}

report::Table dispute_table(const Dispute& dispute) {
  report::Table table{.columns = {report::text_column("what", "")}, .groups = {{}}};
  for (const std::string& source : dispute.sources)
    table.columns.push_back(report::number_column({}, source));
  table.columns.push_back(report::word_column(""));
  for (const Dispute::Line& line : dispute.lines) {
    report::Row row{line.label};
    for (const std::string& value : line.values)
      row.push_back(report::Mark{value, line.differs ? report::Tone::bad : report::Tone::plain});
    row.push_back(line.differs ? report::Cell(report::Mark{tr("different"), report::Tone::bad})
                               : report::Cell());
    add_row(table, std::move(row));
  }
  return table;
}

league::event::ResultCorrected accept_report(league::TableRef at, const league::PlayedTable& table,
                                             const TableReport& report) {
  const bool by_side = reported_by(table_with(table, report)).has_value();
  return {at, report.score, std::string(kAccepted), report.match, by_side ? std::string() : report.remark};
}

std::string source_name(const league::PlayedTable& table, const TableReport& report,
                        const std::vector<std::string>& names) {
  if (const auto side = reported_by(table_with(table, report)))
    return side_name(table, static_cast<std::size_t>(*side), names);
  return report.match.empty() ? tr("Desk") : tr("Match at this table");
}

std::string score_text(const league::PlayedTable& table, const TableReport& report) {
  return slip_text(table_with(table, report));
}

std::string acceptance_text(const league::PlayedTable& table, const TableReport& report) {
  const std::string text = with_minus_signs(score_text(table, report));
  return say("{0} is the valid result", {std::string_view(text)});
}

}  // namespace tanteador::view
