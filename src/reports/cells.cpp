#include "src/reports/cells.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

Cell tiebreak_cell(league::Value value, league::Tiebreak system) {
  if (league::is_encounter(system)) return value > 0 ? Cell(std::int64_t{value}) : Cell();
  return Fraction{value, league::parts_of(league::info(system).unit)};
}

Cell penalised_name(const std::string& name, const league::Standing& row) {
  return Participant{name, penalty_text(row.penalty_points, row.penalty_score)};
}

Cell table_cell(const league::PlayedRound& round, std::size_t table) {
  const bool group = round.tables[table].drawn.group >= 0;
  return group ? Cell(table_number(round, table)) : place_cell(table);
}

Cell group_cell(int group) { return group >= 0 ? Cell(std::int64_t{group} + 1) : Cell(); }

Cell place_cell(std::size_t place) { return static_cast<std::int64_t>(place) + 1; }

Cell sum_cell(std::int64_t sum, bool scores) { return scores ? Cell(sum) : Cell(Fraction{sum, 2}); }

const league::PlayedRound& round_of(const Input& of) { return round_at(of.now, *of.round); }

void sort_by_first_cell(std::vector<Row>& rows) {
  std::ranges::stable_sort(rows, {}, [](const Row& row) {
    const std::string name = display_text(row.front());
    return std::pair(to_lower(name), name);
  });
}

std::string others_at(const league::event::DrawnTable& table, std::size_t own,
                      const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t side = 0; side < table.sides.size(); ++side)
    if (side != own) text += (text.empty() ? "" : ", ") + partners_text(table.sides[side], names);
  return text;
}

std::string data_text(const Cell& cell) {
  const Value number = value(cell);
  std::array<char, 64> digits{};
  const auto put = [&](auto... of) {
    return std::to_chars(digits.data(), digits.data() + digits.size(), of...);
  };
  const auto* whole = std::get_if<std::int64_t>(&number);
  const auto end = whole ? put(*whole) : put(std::get<double>(number), std::chars_format::fixed);
  return {digits.data(), end.ptr};
}

std::string title_after(const Input& of, std::string_view what) {
  const std::string title = say(what, {of.stage + 1, of.rounds});
  if (of.rounds <= complete_rounds(of.now, of.stage)) return title;
  const std::string playing = after_text(of.now, of.stage, of.rounds);
  return say("{0} ({1})", {std::string_view(title), std::string_view(playing)});
}

}  // namespace tanteador::report
