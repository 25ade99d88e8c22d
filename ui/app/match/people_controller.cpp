#include "ui/app/match/people_controller.hpp"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "src/view/words.hpp"

namespace tanteador::ui {

namespace {

constexpr int kLooked = 2000;  // matches read for recent players and for records
constexpr int kOfPerson = 300;
constexpr int kCompared = 300;  // won by the same rules

std::vector<std::vector<std::string>> people_by_side(const session::MatchSummary& row) {
  std::vector<std::vector<std::string>> sides;
  for (const auto& side : nlohmann::json::parse(row.sides)) {
    auto& people = sides.emplace_back();
    for (const std::string id : side["players"]) people.push_back(id);
  }
  return sides;
}

}  // namespace

// Newest first, without "Player 1" and the like.
std::vector<session::Person> PeopleController::named_people() const {
  std::set<std::string> unnamed;
  for (int place = 1; place <= kSeatsMax; ++place) {
    unnamed.insert(view::say("Player {0}", {place}));
    unnamed.insert("Player " + std::to_string(place));
  }
  std::vector<session::Person> people = state_.session.people();
  std::erase_if(people, [&](const session::Person& one) { return !one.name || unnamed.contains(*one.name); });
  std::ranges::reverse(people);
  return people;
}

const std::vector<view::PersonKnown>& PeopleController::known_people() {
  if (people_) return *people_;
  std::map<std::string, std::string> last;
  int looked = 0;
  state_.session.visit_matches(false, [&](const session::MatchSummary& row) {
    for (const auto& side : people_by_side(row)) {
      for (const std::string& id : side) last.try_emplace(id, row.last_at);
    }
    return ++looked < kLooked;
  });
  std::vector<view::PersonKnown> known;
  for (const session::Person& person : named_people())
    known.push_back({person.id, *person.name, last[person.id]});
  std::ranges::stable_sort(known, std::greater<>{}, &view::PersonKnown::last);
  return people_.emplace(std::move(known));
}

view::PeopleView PeopleController::people() {
  return view::make_people(known_people(), state_.get<view::PeopleState>());
}

// Replays a match once to learn who won.
const view::PlayedMatch& PeopleController::read_match(const session::MatchSummary& row,
                                                      const session::NameBook& names) {
  const auto [found, fresh] = played_.try_emplace(row.id + row.last_at);
  view::PlayedMatch& match = found->second;
  if (!fresh) return match;
  match.id = row.id;
  match.game = row.game;
  match.at = row.last_at;
  match.sides = people_by_side(row);
  for (const auto& side : match.sides) {
    auto& called = match.names.emplace_back();
    for (const std::string& id : side) {
      const auto name = names.find(id);
      called.push_back(name == names.end() ? std::string() : name->second.value_or(""));
    }
  }
  for (const auto& side : nlohmann::json::parse(row.sides)) match.scores.push_back(side.value("score", 0));
  if (row.status == "drawn") return match;
  if (const auto open = state_.session.open(row.id)) {
    for (const Side side : outcome(open->match()).winners) match.winners.push_back(index(side));
  }
  return match;
}

bool PeopleController::is_empty(const view::PlayedMatch& match) const {
  const bool level = std::ranges::all_of(match.scores, [](int score) { return score == 0; });
  return level && match.winners.empty() && state_.options.store &&
         state_.options.store->entries(match.id).empty();
}

const std::vector<view::PlayedMatch>& PeopleController::played_matches(const std::string& person,
                                                                       const session::NameBook& names) {
  if (of_person_ && of_person_->person == person) return of_person_->matches;
  of_person_.emplace(PersonMatches{person, {}});
  std::vector<view::PlayedMatch>& matches = of_person_->matches;
  state_.session.visit_matches(false, [&](const session::MatchSummary& row) {
    const bool over = row.status != "in_progress" && row.status != "forked";
    if (!over || row.sides.find(person) == row.sides.npos) return true;
    try {
      const view::PlayedMatch& match = read_match(row, names);
      if (!is_empty(match)) matches.push_back(match);
    } catch (const session::StoreError& error) {  // a damaged one is listed on the home screen
      if (error.code() != session::StoreError::Code::damaged) throw;
      played_.erase(row.id + row.last_at);
    }
    return matches.size() < kOfPerson;
  });
  return matches;
}

view::PersonView PeopleController::person() {
  const std::string& id = state_.get<view::PeopleState>().person;
  const session::NameBook names = state_.session.name_book();
  const auto name = names.find(id);
  const bool known = name != names.end() && name->second;
  return view::make_person({id, known ? *name->second : tr("a player whose name was erased"), {}},
                           played_matches(id, names), state_.get<view::PeopleState>(), state_.options.now());
}

view::Best PeopleController::best_before(const session::OpenMatch& open) {
  view::Best best;
  if (!state_.options.store) return best;
  const auto [found, fresh] = best_.try_emplace(open.id());
  if (!fresh) return found->second;
  const auto own = state_.session.agreed_options(open.id());
  const std::pair began(open.records().front().at, open.id());
  int looked = 0;
  state_.session.visit_matches(false, [&](const session::MatchSummary& row) {
    const bool alike =
        row.status == "won" && row.ruleset == open.edition().id && std::pair(row.started_at, row.id) < began;
    if (++looked == kLooked) return false;
    if (!alike || state_.session.agreed_options(row.id) != own) return true;
    std::map<std::pair<int, int>, int> by_deal;  // and by side
    std::set<int> deals;
    for (const session::EntryRow& entry : state_.options.store->entries(row.id)) {
      by_deal[{entry.deal, entry.side}] += entry.points;
      deals.insert(entry.deal);
    }
    for (const auto& [place, points] : by_deal) best.deal = std::max(best.deal, points);
    const int count = static_cast<int>(deals.size());
    if (count > 0) best.deals = best.deals == 0 ? count : std::min(best.deals, count);
    return ++best.matches < kCompared;
  });
  return found->second = best;
}

void PeopleController::forget() {
  of_person_.reset();
  people_.reset();
}

}  // namespace tanteador::ui
