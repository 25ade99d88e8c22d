// What a player of the club has done, as the player's page shows it.

#include <algorithm>

#include "src/session/league/ratings.hpp"
#include "src/session/league/statistics.hpp"
#include "ui/desk/club_desk.hpp"

namespace tanteador::ui {

const view::PlayerRecord& ClubDesk::record() {
  if (record_) return *record_;
  view::PlayerRecord made;
  const auto& people = book().people;
  const auto person = std::ranges::find(people, pick_.person, &view::ClubPerson::id);
  if (person != people.end()) made.person = *person;
  made.played = session::record_of(league_, pick_.person);
  const auto rated = session::ratings(league_);
  const auto own = std::ranges::find(rated, pick_.person, &session::RatedPlayer::person);
  if (own != rated.end()) {
    for (const session::RatedWeek& week : own->weeks)
      made.weeks.push_back({week.monday, week.rating.value, week.rating.deviation});
  }
  return record_.emplace(std::move(made));
}

}  // namespace tanteador::ui
