// What a player of the club has done, as the player's page shows it.

#include <algorithm>

#include "src/session/league/ratings.hpp"
#include "src/session/league/statistics.hpp"
#include "ui/desk/club_desk.hpp"

namespace tanteador::ui {

namespace {

std::string text_of(const std::string& text) { return text; }
std::string text_of(int number) { return std::to_string(number); }

template <class Item>
std::string in_a_row(const std::vector<Item>& items, const char* between) {
  std::string text;
  for (const Item& item : items) text += (text.empty() ? "" : between) + text_of(item);
  return text;
}

}  // namespace

const view::PlayerRecord& ClubDesk::record() {
  if (record_) return *record_;
  view::PlayerRecord made;
  const auto& people = book().people;
  const auto person = std::ranges::find(people, pick_.person, &view::ClubPerson::id);
  if (person != people.end()) made.person = *person;
  const session::PersonRecord played = session::record_of(league_, pick_.person);
  for (const session::GameRecord& one : played.games)
    made.games.push_back({one.game, one.games, one.won, one.drawn, one.lost, one.best, one.longest});
  for (const session::OpponentRecord& one : played.opponents) made.opponents.push_back({one.name, one.met});
  for (const session::CompetitionOfPerson& one : played.competitions) {
    view::PlayedCompetition& competition = made.competitions.emplace_back();
    competition.name = one.name;
    competition.stages = one.stages > 1;
    for (const session::GameOfPerson& game : one.games)
      competition.games.push_back({game.stage, game.round, in_a_row(game.opponents, ", "), game.kind,
                                   game.verdict, in_a_row(game.scores, ":")});
  }
  const auto rated = session::ratings(league_);
  const auto own = std::ranges::find(rated, pick_.person, &session::RatedPlayer::person);
  if (own != rated.end()) {
    for (const session::RatedWeek& week : own->weeks)
      made.weeks.push_back({week.monday, week.rating.value, week.rating.deviation});
  }
  return record_.emplace(std::move(made));
}

}  // namespace tanteador::ui
