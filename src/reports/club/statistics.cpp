// The games of a person, with opponents and results.

#include "src/core/text/join.hpp"
#include "src/reports/cells.hpp"
#include "src/reports/club/club.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

std::vector<Column> count_columns(Column of) {
  return {std::move(of), number_column("games", tr("Games")), number_column("won", tr("Won")),
          number_column("drawn", tr(NC_("tie", "Drawn"))), number_column("lost", tr("Lost"))};
}

std::string how_it_went(const league::GameOfPerson& game) {
  switch (game.kind) {
    case league::Kind::played: break;
    case league::Kind::forfeit_win: return tr("won by forfeit");
    case league::Kind::forfeit_loss: return tr("lost by forfeit");
    case league::Kind::allocated_bye:
    case league::Kind::full_bye:
    case league::Kind::half_bye:
    case league::Kind::zero_bye:
    case league::Kind::absent: return away_text(game.kind);
  }
  switch (game.verdict) {
    case league::Verdict::won: return tr("won");
    case league::Verdict::drawn: return tr(NC_("tie", "drawn"));
    case league::Verdict::lost: return tr("lost");
    case league::Verdict::none: break;
  }
  return {};
}

}  // namespace

Table games_played(const league::PersonRecord& record, GameTitle title_of) {
  Table table{.title = tr("Games played"),
              .columns = count_columns(text_column("game", tr("Game"))),
              .empty = tr("No games yet.")};
  table.columns.push_back(number_column("best_score", tr("Best score")));
  table.columns.push_back(number_column("longest_run", tr("Longest run of wins")));
  auto& rows = table.groups.emplace_back().rows;
  for (const league::GameRecord& one : record.games)
    rows.push_back(
        {Participant{title_of(one.game)}, one.games, one.won, one.drawn, one.lost, one.best, one.longest});
  return table;
}

Table opponents_met(const league::PersonRecord& record) {
  Table table{.title = tr("Opponent"),
              .columns = count_columns(text_column("against", tr("Participant"))),
              .empty = tr("No opponents yet.")};
  auto& rows = table.groups.emplace_back().rows;
  for (const auto& [name, met] : record.opponents)
    rows.push_back({Participant{name}, met.games, met.won, met.drawn, met.lost});
  return table;
}

Table results_of(const league::CompetitionOfPerson& competition) {
  Table table{.title = competition.name,
              .columns = {text_column("against", tr("Opponent")), number_column("round", tr("Round")),
                          number_column("result", tr("Result")), number_column("outcome", {})}};
  auto& rows = table.groups.emplace_back().rows;
  for (const league::GameOfPerson& game : competition.games) {
    const std::string round = std::to_string(game.round + 1);
    std::vector<std::string> scores;
    for (const int score : game.scores) scores.push_back(std::to_string(score));
    rows.push_back({game.opponents.empty() ? Cell(Result{"–"}) : Cell(Participant{join(game.opponents)}),
                    competition.stages > 1 ? Cell(std::to_string(game.stage + 1) + "." + round)
                                           : place_cell(static_cast<std::size_t>(game.round)),
                    text_or_empty(join(scores, ":")), text_or_empty(how_it_went(game))});
  }
  return table;
}

Table statistics(const league::PersonRecord& record) {
  Table statistics;
  for (const char* key :
       {"game", "against", "competitions", "games", "won", "drawn", "lost", "best_score", "longest_run"})
    statistics.columns.push_back(data_column(key));
  auto& rows = statistics.groups.emplace_back().rows;
  for (const league::GameRecord& one : record.games)
    rows.push_back(
        {one.game, Cell(), one.competitions, one.games, one.won, one.drawn, one.lost, one.best, one.longest});
  for (const auto& [name, met] : record.opponents)
    rows.push_back(
        {Cell(), Participant{name}, Cell(), met.games, met.won, met.drawn, met.lost, Cell(), Cell()});
  return statistics;
}

}  // namespace tanteador::report
