// The bracket of a knock-out with named rounds.

#include <algorithm>
#include <set>

#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

std::string bracket_round_name(const league::BracketMatch& match) {
  switch (match.part) {
    case league::BracketPart::main_draw: break;
    case league::BracketPart::third_place: return tr("Third place");
    case league::BracketPart::repechage: return say("Repechage, round {0}", {match.round + 1});
    case league::BracketPart::winners: return say("Winners' bracket, round {0}", {match.round + 1});
    case league::BracketPart::losers: return say("Losers' bracket, round {0}", {match.round + 1});
    case league::BracketPart::grand_final: return match.round == 0 ? tr("Final") : tr("Second final");
  }
  switch (match.remaining) {
    case 2: return tr("Final");
    case 4: return tr("Semi-finals");
    case 8: return tr("Quarter-finals");
    default: return say("Round of {0}", {match.remaining});
  }
}

std::string round_title(const league::Competition& competition, league::RoundRef ref) {
  std::string title = say("Stage {0}, round {1}", {ref.stage + 1, ref.round + 1});
  const auto stage = static_cast<std::size_t>(ref.stage);
  if (competition.setup.stages[stage].format != league::Format::knockout) return title;
  const league::Bracket bracket = bracket_of(competition, ref.stage);
  std::string name;
  std::set<std::string> unique_names;
  for (const league::PlayedTable& table : competition.stages[stage].rounds[ref.round].tables) {
    const int match = table.drawn.bracket;
    if (match < 0 || match >= static_cast<int>(bracket.matches.size())) continue;
    const std::string one = bracket_round_name(bracket.matches[match]);
    if (unique_names.insert(one).second) name += (name.empty() ? "" : ", ") + one;
  }
  return name.empty() ? title : say("{0}: {1}", {std::string_view(title), std::string_view(name)});
}

namespace {

// The table of each match of the bracket; null if there is none.
std::vector<const league::PlayedTable*> tables_of(const league::PlayedStage& stage, std::size_t matches) {
  std::vector<const league::PlayedTable*> tables(matches, nullptr);
  for (const league::PlayedRound& round : stage.rounds) {
    for (const league::PlayedTable& table : round.tables) {
      if (table.drawn.bracket >= 0 && table.drawn.bracket < static_cast<int>(matches))
        tables[table.drawn.bracket] = &table;
    }
  }
  return tables;
}

// Draws a part of the bracket as a grid. A match has two lines, midway between those of its previous matches.
class Drawing {
 public:
  Drawing(const Input& of, const league::Bracket& bracket)
      : of_(of),
        bracket_(bracket),
        states_(bracket_states(of.now, of.stage)),
        tables_(tables_of(of.now.stages[of.stage], bracket.matches.size())) {}

  // Draws a match and the earlier ones of the same part, from line `top` on. Returns the next free line.
  int draw(std::size_t match, int column, int top) {
    const league::BracketMatch& one = bracket_.matches[match];
    columns_ = std::max(columns_, column + 1);
    const auto feeds = [&](const league::BracketPlace& place) {
      return place.from == league::BracketPlace::From::winner_of &&
             bracket_.matches[place.number].part == one.part;
    };
    const bool first = feeds(one.first), second = feeds(one.second);
    int middle = top, below = top;
    if (first) {
      below = draw(one.first.number, column + 1, top);
      middle = last_;
    }
    if (second) {
      below = draw(one.second.number, column + 1, below);
      middle = first ? (middle + last_) / 2 : last_;
    }
    if (!first && !second) below = top + 3;
    below = std::max(below, middle + 3);
    put(middle, column, line_of(match, states_[match].first));
    put(middle + 1, column, line_of(match, states_[match].second));
    last_ = middle;
    return below;
  }

  // First round first.
  std::vector<Row> rows() const {
    std::vector<Row> rows;
    for (const auto& line : grid_) {
      auto& row = rows.emplace_back(columns_);
      for (std::size_t column = 0; column < line.size(); ++column)
        row[columns_ - 1 - column] = text_or_empty(line[column]);
    }
    while (!rows.empty() &&
           std::ranges::all_of(rows.back(), [](const Cell& cell) { return display_text(cell).empty(); }))
      rows.pop_back();
    return rows;
  }
  int columns() const { return columns_; }

 private:
  void put(int row, int column, std::string text) {
    if (grid_.size() <= static_cast<std::size_t>(row)) grid_.resize(static_cast<std::size_t>(row) + 1);
    auto& line = grid_[row];
    if (line.size() <= static_cast<std::size_t>(column)) line.resize(static_cast<std::size_t>(column) + 1);
    line[column] = std::move(text);
  }

  // "Ana: 30" with the winner marked; "bye" or "…" without an entrant.
  std::string line_of(std::size_t match, std::optional<league::Entrant> entrant) const {
    if (!entrant && states_[match].status == league::BracketStatus::walkover) return tr("bye");
    const league::BracketPart part = bracket_.matches[match].part;
    const bool twice = part == league::BracketPart::losers || part == league::BracketPart::grand_final;
    if (!entrant) return twice && states_[match].status == league::BracketStatus::empty ? "–" : "…";
    std::string text = entrant_name(of_.names, *entrant);
    const league::PlayedTable* table = tables_[match];
    if (table && table->score && has_figures(*table->score)) {
      for (std::size_t side = 0; side < table->drawn.sides.size(); ++side) {
        if (std::ranges::count(table->drawn.sides[side], *entrant) == 0) continue;
        const auto& score = table->score->sides[side];
        const auto any = [&](const auto member) {
          return std::ranges::any_of(table->score->sides, [&](const auto& one) { return one.*member > 0; });
        };
        using Side = league::event::SideScore;
        text +=
            ": " + (any(&Side::game_points) ? halves_text(score.game_points)
                                            : std::to_string(any(&Side::sets) ? score.sets : score.score));
      }
    }
    const league::BracketState& state = states_[match];
    if (state.winner == entrant) text = "► " + text;
    // An entrant stays in a drawn round even if the result was corrected since.
    if (state.as_winner == entrant && state.winner != entrant) text += " (" + tr("plays on as paired") + ")";
    return text;
  }

  const Input& of_;
  const league::Bracket& bracket_;
  std::vector<league::BracketState> states_;
  std::vector<const league::PlayedTable*> tables_;
  std::vector<std::vector<std::string>> grid_;  // last round first
  int columns_ = 0, last_ = 0;
};

std::vector<std::size_t> ends_of(const league::Bracket& bracket) {
  std::vector<std::size_t> ends;
  const auto final_match = static_cast<std::size_t>(bracket.final_match());
  if (bracket.matches[final_match].part == league::BracketPart::main_draw) ends.push_back(final_match);
  for (std::size_t match = 0; match < bracket.matches.size(); ++match) {
    const league::BracketPart part = bracket.matches[match].part;
    if (part == league::BracketPart::main_draw) continue;
    const bool goes_on = std::ranges::any_of(bracket.matches, [&](const league::BracketMatch& other) {
      const auto takes = [&](const league::BracketPlace& place) {
        return place.from == league::BracketPlace::From::winner_of && place.number == static_cast<int>(match);
      };
      return other.part == part && (takes(other.first) || takes(other.second));
    });
    if (!goes_on) ends.push_back(match);
  }
  return ends;
}

std::vector<std::string> titles_of(const league::Bracket& bracket, std::size_t end, int columns) {
  std::vector<std::string> titles;
  league::BracketMatch match = bracket.matches[end];
  for (int column = 0; column < columns; ++column) {
    titles.insert(titles.begin(), bracket_round_name(match));
    match.remaining *= 2;
    --match.round;
  }
  return titles;
}

std::string part_title(league::BracketPart part) {
  switch (part) {
    case league::BracketPart::main_draw: break;
    case league::BracketPart::third_place: return tr("Third place");
    case league::BracketPart::repechage: return tr("Repechage");
    case league::BracketPart::winners: return tr("Winners' bracket");
    case league::BracketPart::losers: return tr("Losers' bracket");
    case league::BracketPart::grand_final: return tr("Final");
  }
  return tr("Main bracket");
}

}  // namespace

Table bracket(const Input& of) {
  Table table;
  table.title = tr("Bracket");
  table.empty = tr("This stage has no bracket, or it has not been paired yet.");
  table.layout = Layout::bracket;
  const auto& setup = of.now.setup.stages[of.stage];
  if (setup.format != league::Format::knockout) return table;
  const league::Bracket tree = bracket_of(of.now, of.stage);
  if (tree.final_match() < 0) return table;
  int most = 0;
  for (const std::size_t end : ends_of(tree)) {
    Drawing drawing(of, tree);
    (void)drawing.draw(end, 0, 0);
    const league::BracketPart part = tree.matches[end].part;
    table.groups.push_back({.title = part_title(part),
                            .rows = drawing.rows(),
                            .titles = titles_of(tree, end, drawing.columns())});
    most = std::max(most, drawing.columns());
  }
  for (int column = 0; column < most; ++column)
    table.columns.push_back(text_column("round_" + std::to_string(column + 1), {}));
  for (Group& part : table.groups) {
    const std::size_t missing = static_cast<std::size_t>(most) - part.titles.size();
    part.titles.insert(part.titles.begin(), missing, "");
    for (Row& row : part.rows) row.insert(row.begin(), missing, Cell());
  }
  if (table.groups.size() == 1) table.groups.front().title.clear();
  return table;
}

}  // namespace tanteador::report
