// People by name, and the names of entrants.

#include "src/session/league/league.hpp"

#include <algorithm>
#include <iterator>
#include <map>

#include "src/core/text/join.hpp"
#include "src/core/text/names.hpp"
#include "src/session/merge/forks.hpp"

namespace tanteador::session {

namespace {

std::vector<std::string> own_first(const std::vector<std::string>& known, const league::Club& club) {
  std::vector<std::string> own;
  std::ranges::copy_if(known, std::back_inserter(own),
                       [&](const std::string& id) { return club.player(id) != nullptr; });
  return own.empty() ? known : own;
}

}  // namespace

std::vector<std::string> League::ids_of_name(const std::string& written,
                                             const league::SamePeople& same) const {
  const std::string name = normal_name(written);
  std::vector<std::string> known;
  const auto [first, last] = fresh_ids_.equal_range(name);
  for (auto fresh = first; fresh != last; ++fresh) known.push_back(fresh->second);
  if (store_) {
    const bool asked_first = first == last;  // otherwise keep the number of the first time
    for (Person& person : store_->people_by_name(name)) known.push_back(std::move(person.id));
    if (asked_first) bearers_[name] = std::ssize(known);
  }
  for (std::string& id : known) id = same.merged_id(id);
  std::ranges::sort(known);
  known.erase(std::ranges::unique(known).begin(), known.end());
  return known;
}

std::vector<std::string> League::people_of_name(const std::string& name, const league::Club& club) const {
  return own_first(ids_of_name(name, club.same), club);
}

// Reads the whole club only if the name is ambiguous.
std::vector<std::string> League::people_of_name(const std::string& name) const {
  const auto known = ids_of_name(name, same_people());
  return known.size() > 1 ? own_first(known, club().now) : known;
}

std::string League::person(const std::string& name) {
  const auto known = people_of_name(name);
  return known.empty() ? new_person(name) : known.front();
}

std::string League::new_person(const std::string& written) {
  const std::string name = normal_name(written);
  std::string id = host_.new_id();
  fresh_[id] = name;
  fresh_ids_.emplace(name, id);
  return id;
}

std::string League::namesake(const std::string& name) { return *namesakes_.insert(new_person(name)).first; }

// Replaces new people whom somebody else entered in the meantime, unless their licences differ.
void League::find_newcomers(std::span<const PlayerCard> cards) {
  const NameBook fresh = fresh_;
  for (const auto& [id, name] : fresh) {
    if (namesakes_.contains(id)) continue;
    const std::string_view person = id;
    const auto bearers = std::ssize(store_->people_by_name(*name));
    if (std::exchange(bearers_[*name], bearers) == bearers) continue;
    auto known = people_of_name(*name);
    const auto licence = [&](std::span<const PlayerCard> all, std::string_view whose) {
      const auto card = std::ranges::find(all, whose, &PlayerCard::person);
      return card == all.end() ? std::string() : card->licence;
    };
    const auto stored = store_->cards_among(known);
    std::erase_if(known, [&](const std::string& one) {
      const std::string own = licence(cards, person), theirs = licence(stored, one);
      return fresh_.contains(one) || (!own.empty() && !theirs.empty() && own != theirs);
    });
    if (known.empty()) continue;
    stored_as_[id] = known.front();
    fresh_.erase(id);
    std::erase_if(fresh_ids_, [&](const auto& each) { return each.second == person; });
  }
}

std::string League::stored_id(const std::string& person) const {
  const auto found = stored_as_.find(person);
  return found == stored_as_.end() ? person : found->second;
}

NameBook League::names() const {
  NameBook book = fresh_;
  if (!store_) return book;
  for (Person& person : store_->people()) book.emplace(std::move(person.id), std::move(person.name));
  return book;
}

NameBook League::names_of(std::span<const std::string> people) const {
  NameBook book;
  for (Person& person : store_->people_among(people))
    book.emplace(std::move(person.id), std::move(person.name));
  return book;
}

league::SamePeople League::same_people() const {
  league::SamePeople same;
  if (!store_) return same;
  codec::StoredLeagueReader reader;
  for (const StreamHead& club : club_records(*store_)) {
    if (!fork_streams(*store_, club.id).empty()) return this->club().now.same;
    for (const RawEvent& stored : store_->same_people(club.id)) {
      const auto event = reader.read<league::ClubEvent>(stored.kind, stored.payload);
      if (!event) return this->club().now.same;  // reports the fault and its place
      if (const auto* one = std::get_if<league::event::SamePerson>(&*event)) same.merge(*one);
      if (const auto* two = std::get_if<league::event::NotSamePerson>(&*event)) same.part(*two);
    }
    break;
  }
  return same;
}

std::optional<std::string> League::name_of(const std::string& person) const {
  if (const auto found = fresh_.find(person); found != fresh_.end()) return found->second;
  const auto known = store_ ? store_->person(person) : std::nullopt;
  return known ? known->name : std::nullopt;
}

namespace {

// Adds to equal names the licence if all have different ones, otherwise the number.
void tell_apart(std::vector<std::string>& names, const league::Competition& competition, const Store* store) {
  std::map<std::string, std::vector<std::size_t>> alike;
  for (std::size_t i = 0; i < names.size(); ++i) alike[names[i]].push_back(i);
  if (alike.size() == names.size()) return;
  const std::vector<PlayerCard> cards = store ? store->player_cards() : std::vector<PlayerCard>();
  const auto licence = [&](std::size_t place) {
    const auto& people = competition.entrants[place].people;
    const PlayerCard* card = people.size() > 1 ? nullptr : card_of(cards, people.front());
    return card ? card->licence : std::string();
  };
  for (const auto& [name, places] : alike) {
    if (places.size() == 1) continue;
    const bool licensed = std::ranges::none_of(places, [&](std::size_t at) { return licence(at).empty(); });
    for (const std::size_t at : places)
      names[at] += " (" + (licensed ? licence(at) : std::to_string(at + 1)) + ")";
  }
}

}  // namespace

std::vector<std::string> League::entrant_names(const league::Competition& competition) const {
  return entrant_names(competition, same_people());
}

std::vector<std::string> League::entrant_names(const league::Competition& competition,
                                               const league::SamePeople& same) const {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < competition.entrants.size(); ++i) {
    const std::string& team = competition.entrants[i].team;
    all.push_back(team.empty() ? join(people_names(competition, i, same), " / ") : team);
  }
  tell_apart(all, competition, store_);
  return all;
}

std::vector<std::string> League::people_names(const league::Competition& competition, std::size_t entrant,
                                              const league::SamePeople& same) const {
  std::vector<std::string> names;
  for (const std::string& person : competition.entrants[entrant].people) {
    const auto known = name_of(same.merged_id(person));
    names.push_back(known ? *known : codec::message("player {0}", {static_cast<int>(entrant) + 1}));
  }
  return names;
}

std::map<league::Entrant, std::vector<std::string>> League::team_members(
    const league::Competition& competition) const {
  std::map<league::Entrant, std::vector<std::string>> members;
  const auto has_team = [](const league::EntrantState& entrant) { return !entrant.team.empty(); };
  if (std::ranges::none_of(competition.entrants, has_team)) return members;
  const league::SamePeople same = same_people();
  for (std::size_t i = 0; i < competition.entrants.size(); ++i) {
    if (!competition.entrants[i].team.empty())
      members.emplace(league::entrant_at(static_cast<int>(i)), people_names(competition, i, same));
  }
  return members;
}

}  // namespace tanteador::session
