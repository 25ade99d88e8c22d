#include "src/view/game_view.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

// The score of the chico being played, or the chicos of a match that is over.
std::string score_text(const Table& table, Outcome::Status status) {
  std::vector<std::string> scores;
  for (int side = 0; side < side_count(table.match); ++side) {
    const Facts facts = side_facts(table.match, side_at(side));
    const Fact* chicos = fact(facts, "chicos");
    const bool over = status != Outcome::Status::in_progress && chicos;
    const int points = over ? chicos->value.number : score(table.match, side_at(side));
    scores.push_back(points < 0 ? signed_points(points) : std::to_string(points));
  }
  return joined(scores, scores.size() > 2 ? " · " : " – ");
}

std::string status_text(const Table& table, const Outcome& result) {
  switch (result.status) {
    case Outcome::Status::in_progress: return tr("in progress");
    case Outcome::Status::drawn: return tr("drawn");
    case Outcome::Status::won:
      if (result.winners.size() == 1)
        return render({english("won by {0}"), {result.winners.front()}}, table.names);
      return tr("won");
    case Outcome::Status::ended: return tr("ended early");
  }
  return {};
}

MatchCard card_of(const Table& table) {
  const Outcome result = outcome(table.match);
  MatchCard card;
  card.live = result.status == Outcome::Status::in_progress;
  card.title = every_player_is_a_side(table.match) ? joined(table.names.seats, " – ")
                                                   : joined(table.names.sides, " – ");
  card.score = score_text(table, result.status);
  const std::string people =
      every_player_is_a_side(table.match) ? std::string() : joined(table.names.seats, ", ") + "\n";
  const std::string when = table.events.empty() ? std::string() : day_and_time(table.events.back().at);
  card.detail =
      people + joined({table.edition, status_text(table, result) + (when.empty() ? "" : " · " + when)}, "\n");
  card.open = {.id = "open/" + table.id,
               .label = card.live ? tr("Go on") : tr("Look"),
               .command = command::Open{table.id}};
  if (!card.live)
    card.again = {
        .id = "again/" + table.id, .label = tr("Same table again"), .command = command::Again{table.id}};
  return card;
}

}  // namespace

Home make_home(std::span<const Table> tables, std::span<const std::string> damaged) {
  Home home;
  home.title = tr("The table");
  home.welcome =
      tr("Keep the score of a game played with real cards, with every point explained by its rule. Nothing "
         "needs saving: what you enter is kept at once.");
  home.live_title = tr("In progress");
  home.recent_title = tr("Recent tables");
  home.games_title = tr("New match");
  for (const GameView& game : game_views())
    home.games.push_back({.id = "new/" + std::string(game.game),
                          .label = tr(game.title),
                          .detail = tr(game.line),
                          .command = command::NewMatch{std::string(game.game)}});
  home.club = {.id = "go/club",
               .label = tr("Club"),
               .detail = tr("players, teams, competitions"),
               .command = command::Go{Screen::club}};
  for (const Table& table : tables) {
    MatchCard card = card_of(table);
    (card.live ? home.live : home.recent).push_back(std::move(card));
  }
  for (const std::string& fault : damaged)
    home.recent.push_back(
        {.title = tr("A damaged match"), .score = {}, .detail = fault, .open = {}, .again = {}});
  return home;
}

}  // namespace tanteador::view
