// What people have played, told of the matches themselves: the newest of them, for all are not read for a
// page.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include <nlohmann/json.hpp>

#include "src/view/words.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::ui {

namespace {

constexpr int kLooked = 2000;   // matches that are looked through for who played last and for records
constexpr int kTold = 300;      // of one person
constexpr int kCompared = 300;  // by the same rules

std::vector<std::vector<std::string>> people_by_side(const session::MatchSummary& row) {
  std::vector<std::vector<std::string>> sides;
  for (const auto& side : nlohmann::json::parse(row.sides)) {
    auto& people = sides.emplace_back();
    for (const std::string id : side["players"]) people.push_back(id);
  }
  return sides;
}

}  // namespace

// A list of people goes where a list can be pasted: into the competition that is open or is being thought
// out, else into the club. It is shown before it is taken. On the page of other databases it is one of them.
void App::dropped(const std::string& file) {
  if (screen_ == view::Screen::together && others_) {
    stale_ = true;
    return others_->type(file);
  }
  constexpr std::uintmax_t kMost = 1u << 20;
  stale_ = true;
  std::error_code error;
  const bool small = std::filesystem::file_size(file, error) <= kMost && !error;
  std::ifstream in(file, std::ios::binary);
  std::ostringstream bytes;
  if (!small || !(in && bytes << in.rdbuf())) {
    notice_ = view::say("{0} is not a readable list of people.", {std::string_view(file)});
    return;
  }
  if (!club_) return;
  auto listed = club_->read_list(bytes.str());
  if (!listed) {
    notice_ = file + ": " + listed.error();
    return;
  }
  if (!club_->takes_lists(screen_)) {
    go(view::Screen::club);
    auto pick = club_->pick<view::ClubPick>();
    pick.page = view::ClubPage::players;
    follow(club_->run(view::command::AimLeague{std::move(pick)}));
  }
  club_->show_list(screen_, *std::move(listed));
}

// Several lines in the field where lists are taken are a list, as a file would be one.
bool App::pasted(const view::command::Type& typed) {
  const bool list = typed.field == view::kLeagueSearch && typed.text.find('\n') != std::string::npos &&
                    typed.text.find_first_not_of(" \t\r\n") != std::string::npos;
  if (!list || !club_ || !(screen_ == view::Screen::club || club_->takes_lists(screen_))) return false;
  auto listed = club_->read_list(typed.text);
  if (!listed) notice_ = listed.error();
  club_->show_list(screen_, listed ? *std::move(listed) : std::vector<view::ListedEntrant>());
  stale_ = true;
  return true;
}

// Who has a name, the newest first: "Player 1" is nobody.
std::vector<session::Person> App::named() const {
  std::set<std::string> unnamed;
  for (int place = 1; place <= kSeatsMax; ++place) {
    unnamed.insert(view::say("Player {0}", {place}));
    unnamed.insert("Player " + std::to_string(place));
  }
  std::vector<session::Person> people = session_.people();
  std::erase_if(people, [&](const session::Person& one) { return !one.name || unnamed.contains(*one.name); });
  std::ranges::reverse(people);
  return people;
}

// Who played last comes first; of those who never did whoever was met last.
const std::vector<view::PersonKnown>& App::known_people() {
  if (people_) return *people_;
  std::map<std::string, std::string> last;
  int looked = 0;
  session_.each_match(false, [&](const session::MatchSummary& row) {
    for (const auto& side : people_by_side(row)) {
      for (const std::string& id : side) last.try_emplace(id, row.last_at);
    }
    return ++looked < kLooked;
  });
  std::vector<view::PersonKnown> known;
  for (const session::Person& person : named()) known.push_back({person.id, *person.name, last[person.id]});
  std::ranges::stable_sort(known, std::greater<>{}, &view::PersonKnown::last);
  return people_.emplace(std::move(known));
}

view::PeopleView App::people() { return view::make_people(known_people(), pick<view::PeoplePick>()); }

// Who won is for the match to say; it is asked once.
const view::Played& App::played(const session::MatchSummary& row, const session::NameBook& names) {
  const auto [found, fresh] = played_.try_emplace(row.id + row.last_at);
  view::Played& match = found->second;
  if (!fresh) return match;
  match.id = row.id;
  match.game = row.game;
  match.at = row.last_at;
  match.sides = people_by_side(row);
  for (const auto& side : match.sides) {
    auto& called = match.names.emplace_back();
    for (const std::string& id : side) {
      const auto name = names.find(id);
      called.push_back(name != names.end() && name->second ? *name->second
                                                           : tr("a player whose name was erased"));
    }
  }
  for (const auto& side : nlohmann::json::parse(row.sides)) match.scores.push_back(side.value("score", 0));
  if (row.status == "drawn") return match;
  if (const auto open = session_.open(row.id)) {
    for (const Side side : outcome(open->match()).winners) match.winners.push_back(index(side));
  }
  return match;
}

// Of a match that was discarded nobody tells.
bool App::is_empty(const view::Played& match) const {
  const bool level = std::ranges::all_of(match.scores, [](int score) { return score == 0; });
  return level && match.winners.empty() && options_.store && options_.store->entries(match.id).empty();
}

// The newest matches of one person that are over.
const std::vector<view::Played>& App::told_of(const std::string& person, const session::NameBook& names) {
  if (told_ && told_->person == person) return told_->matches;
  told_.emplace(Told{person, {}});
  std::vector<view::Played>& told = told_->matches;
  session_.each_match(false, [&](const session::MatchSummary& row) {
    const bool over = row.status != "in_progress" && row.status != "forked";
    if (!over || row.sides.find(person) == row.sides.npos) return true;
    try {
      const view::Played& match = played(row, names);
      if (!is_empty(match)) told.push_back(match);
    } catch (const session::StoreError& error) {  // a damaged one is named on the home screen
      if (error.code() != session::StoreError::Code::damaged) throw;
      played_.erase(row.id + row.last_at);
    }
    return told.size() < kTold;
  });
  return told;
}

view::PersonView App::person() {
  const std::string& id = pick<view::PeoplePick>().person;
  const session::NameBook names = session_.name_book();
  const auto name = names.find(id);
  const bool known = name != names.end() && name->second;
  return view::make_person({id, known ? *name->second : tr("a player whose name was erased"), {}},
                           told_of(id, names), pick<view::PeoplePick>(), options_.now());
}

// Of matches that were won by the same ruleset with nothing else agreed, before this one.
view::Best App::best() {
  view::Best best;
  if (!match_ || !options_.store) return best;
  const auto [found, fresh] = best_.try_emplace(match_->id());
  if (!fresh) return found->second;
  const auto own = session_.agreed(match_->id());
  const std::pair began(match_->records().front().at, match_->id());
  int looked = 0;
  session_.each_match(false, [&](const session::MatchSummary& row) {
    const bool alike = row.status == "won" && row.ruleset == match_->edition().id &&
                       std::pair(row.started_at, row.id) < began;
    if (++looked == kLooked) return false;
    if (!alike || session_.agreed(row.id) != own) return true;
    std::map<std::pair<int, int>, int> by_deal;  // and side
    std::set<int> deals;
    for (const session::EntryRow& entry : options_.store->entries(row.id)) {
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

}  // namespace tanteador::ui
