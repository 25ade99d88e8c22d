// The club's record: its players, cards and licences.

#include "src/session/league/league.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "src/core/text/names.hpp"
#include "src/session/cases/roles.hpp"

namespace tanteador::session {

std::set<std::string> joined_records(const Store& store) {
  std::set<std::string> joined;
  const auto clubs = store.streams("club");
  codec::StoredLeagueReader reader;
  for (const StreamHead& head : clubs) {
    store.read(head.id, [&](const StoredEvent& event) {
      if (event.record.kind != "club_joined") return;
      const auto read = reader.read<league::ClubEvent>(event.record.kind, event.record.payload);
      if (!read) return;
      const auto& record = std::get<league::event::ClubJoined>(*read);
      const auto other = std::ranges::find(clubs, record.record, &StreamHead::id);
      const bool grown = other != clubs.end() && other->count > record.events;
      if (!grown && record.record != clubs.front().id) joined.insert(record.record);
    });
  }
  return joined;
}

std::vector<StreamHead> club_records(const Store& store) {
  auto clubs = store.streams("club");
  if (clubs.size() < 2) return clubs;
  const auto joined = joined_records(store);
  std::erase_if(clubs, [&](const StreamHead& head) { return joined.contains(head.id); });
  return clubs;
}

OpenClub League::club() const {
  if (!store_) return {};
  for (const StreamHead& head : club_records(*store_)) {
    if (auto club = read<league::Club>(head.id)) return std::move(*club);
  }
  return {};
}

std::optional<OpenClub> League::open_club(std::string_view id) const { return read<league::Club>(id); }

LeagueAnswer League::enter(OpenClub& club, const league::ClubEvent& event, std::vector<PlayerCard> cards) {
  if (club.head.id.empty()) club.head.id = host_.new_id();
  return append(club, std::span(&event, 1), std::move(cards));
}

LeagueAnswer League::enter_together(OpenClub& club, std::span<const league::ClubEvent> events,
                                    std::vector<PlayerCard> cards) {
  if (club.head.id.empty()) club.head.id = host_.new_id();
  return append(club, events, std::move(cards));
}

tl::expected<std::string, league::LeagueRefusal> League::add_player(OpenClub& club, const std::string& name,
                                                                    PlayerCard card) {
  const NewPlayer player{name, std::move(card)};
  auto ids = add_players(club, {&player, 1});
  if (!ids) return tl::unexpected(ids.error());
  return std::move(ids->front());
}

tl::expected<std::vector<std::string>, league::LeagueRefusal> League::add_players(
    OpenClub& club, std::span<const NewPlayer> players) {
  if (club.head.id.empty()) club.head.id = host_.new_id();
  std::vector<std::string> ids;
  std::vector<league::ClubEvent> events;
  std::vector<PlayerCard> cards;
  const auto known = this->cards();
  std::map<std::string, std::string, std::less<>> licences;  // of the new cards
  const auto licence_of = [&](const std::string& id) {
    const auto here = licences.find(id);
    const PlayerCard* card = card_of(known, id);
    return here != licences.end() ? here->second : card ? card->licence : std::string();
  };
  for (const NewPlayer& player : players) {
    auto same = player.namesake              ? std::vector<std::string>()
                : player.card.person.empty() ? people_of_name(player.name, club.now)
                                             : std::vector<std::string>{player.card.person};
    std::erase_if(same, [&](const std::string& id) {
      const std::string licence = licence_of(id);
      return player.card.person.empty() && !licence.empty() && !player.card.licence.empty() &&
             licence != player.card.licence;
    });
    const std::string& id = ids.emplace_back(player.namesake ? namesake(player.name)
                                             : same.empty()  ? new_person(player.name)
                                                             : same.front());
    if (!licences.emplace(id, player.card.licence).second || club.now.player(id)) {
      refused_name_ = player.name;
      return tl::unexpected(league::LeagueRefusal{
          "club/player_again",
          {N_("{0} is a player of the club already."), {std::string_view(refused_name_)}}});
    }
    events.push_back(league::event::PlayerAdded{id});
    if (!player.active) events.push_back(league::event::PlayerChanged{id, false});
    const PlayerCard card{id, player.card.alias, player.card.licence};
    if (!card.alias.empty() || !card.licence.empty()) cards.push_back(card);
  }
  if (events.empty()) return ids;
  const auto answer = append(club, std::span<const league::ClubEvent>(events), std::move(cards));
  if (!answer) return tl::unexpected(answer.error());
  for (std::string& id : ids) id = stored_id(id);
  return ids;
}

// Refuses a licence that somebody else holds. Merged entries may share theirs.
League::Refusal League::check_licences(std::span<const PlayerCard> cards,
                                       std::vector<Holders>& licence_holders) {
  if (std::ranges::all_of(cards, [](const PlayerCard& card) { return card.licence.empty(); })) return {};
  const auto stored = store_->player_cards();
  const league::SamePeople same = same_people();
  std::multimap<std::string_view, std::string_view> holders, written;
  for (const PlayerCard& card : stored) holders.emplace(card.licence, card.person);
  for (const PlayerCard& card : cards) {
    if (card.licence.empty()) continue;
    std::vector<std::string> others;
    std::int64_t stored_others = 0;
    bool held = false;
    for (const auto* all : {&holders, &written}) {
      const auto [first, last] = all->equal_range(card.licence);
      for (auto holder = first; holder != last; ++holder) {
        held = held || holder->second == card.person;
        if (holder->second != card.person) others.emplace_back(holder->second);
      }
      if (all == &holders) stored_others = std::ssize(others);
    }
    for (const std::string& other : others) {
      if (held || same.merged_id(other) == same.merged_id(card.person)) continue;
      licence_refused_ = card.licence;
      holder_refused_ = name_of(other).value_or(other);
      return league::LeagueRefusal{"club/licence_taken",
                                   {N_("Licence {0} belongs to {1}."),
                                    {std::string_view(licence_refused_), std::string_view(holder_refused_)}}};
    }
    licence_holders.push_back({card.licence, stored_others, card.person});
    written.emplace(card.licence, card.person);
  }
  return {};
}

std::vector<LookAlike> League::look_alikes(std::span<const std::string> written) const {
  std::multimap<std::string, std::string> known;  // name by confusable key
  std::set<std::string> names;
  for (const Person& person : store_->people()) {
    if (!person.name) continue;
    known.emplace(confusable_key(*person.name), *person.name);
    names.insert(*person.name);
  }
  std::vector<LookAlike> alike;
  for (const std::string& one : written) {
    const std::string name = normal_name(one), key = confusable_key(name);
    if (!names.insert(name).second) continue;
    if (const auto other = known.find(key); other != known.end()) alike.push_back({name, other->second});
    known.emplace(key, name);
  }
  return alike;
}

std::optional<league::LeagueRefusal> League::edit_player(const PlayerCard& card, const std::string& name) {
  require(*store_, Operation::manage);
  for (int tries = 1;; ++tries) {
    std::vector<Holders> licence_holders;
    if (auto wrong = check_licences({&card, 1}, licence_holders)) return wrong;
    try {
      store_->put_player({card.person, name}, card,
                         licence_holders.empty() ? Holders{} : licence_holders.front());
      return std::nullopt;
    } catch (const StoreError& error) {
      if (error.code() != StoreError::Code::conflict || tries == kTries) throw;
    }
  }
}

void League::forget(const std::string& person) {
  require(*store_, Operation::manage);
  const league::SamePeople same = same_people();
  store_->forget_person(person);
  for (const auto& [one, is] : same.pairs()) {
    for (const std::string& id : {one, is})
      if (id != person && same.merged_id(id) == same.merged_id(person)) store_->forget_person(id);
  }
}

}  // namespace tanteador::session
