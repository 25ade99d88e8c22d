#include "src/session/league/league.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "src/core/names.hpp"
#include "src/session/chain.hpp"
#include "src/session/check.hpp"
#include "src/session/forks.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

template <class State>
constexpr std::string_view kKind = std::is_same_v<State, league::Club> ? "club" : "competition";

template <class State>
using EventOf =
    std::conditional_t<std::is_same_v<State, league::Club>, league::ClubEvent, league::CompetitionEvent>;

}  // namespace

template <class State>
std::optional<std::string> replay(OpenStream<State>& stream, const StoredEvent& event,
                                  codec::StoredLeagueReader& reader) {
  const auto at = [&](std::string_view sentence) {
    return codec::message(sentence, {EventSeq{event.record.seq}});
  };
  if (event.record.seq != stream.head.count + 1)
    return at(english("Entry {0} does not follow the one before it."));
  if (event.prev_hash != stream.head.hash)
    return at(english("Entry {0} does not follow from the one before."));
  if (hash_event(stream.head.id, event.record, event.prev_hash) != event.hash)
    return at(english("Entry {0} was altered: its check code does not match."));
  const auto read = reader.read<EventOf<State>>(event.record.kind, event.record.payload);
  if (!read || !apply(stream.now, *read)) return at(english("Entry {0} is not valid when replayed."));
  stream.head.count = event.record.seq;
  stream.head.hash = event.hash;
  stream.records.push_back(event.record);
  return std::nullopt;
}

template <class State>
std::optional<std::string> replay_all(OpenStream<State>& stream, const Counted& now) {
  codec::StoredLeagueReader reader;
  for (const StoredEvent& event : now.events) {
    if (auto fault = replay(stream, event, reader)) return fault;
  }
  stream.kept = now.kept;
  stream.forks = now.forks;
  return std::nullopt;
}
template std::optional<std::string> replay_all(OpenCompetition&, const Counted&);
template std::optional<std::string> replay_all(OpenClub&, const Counted&);
template std::optional<std::string> replay(OpenCompetition&, const StoredEvent&, codec::StoredLeagueReader&);

template <class State>
std::optional<OpenStream<State>> League::read(std::string_view id) const {
  std::optional<StreamHead> head;
  OpenStream<State> stream;
  std::optional<std::string> fault;
  store_->at_one_moment([&] {  // else another's event between head and log would look like damage
    head = store_->head(id);
    if (!head || head->kind != kKind<State>) return head.reset();
    stream.head = {std::string(id), head->kind, 0, {}};
    if (!fork_streams(*store_, id).empty()) {
      const Counted now = counted(history(*store_, id));
      head = now.head;
      fault = replay_all(stream, now);
      return;
    }
    constexpr std::int64_t kMost = 10'000;  // a damaged head may say anything
    stream.records.reserve(std::clamp<std::int64_t>(head->count, 0, kMost));
    codec::StoredLeagueReader reader;
    store_->read(id, [&](const StoredEvent& event) {
      if (!fault) fault = replay(stream, event, reader);
    });
  });
  if (!head) return std::nullopt;
  const bool whole = stream.head.count == head->count && stream.head.hash == head->hash;
  if (!fault && !whole) fault = codec::message("Entries are missing at the end.");
  if (fault) throw StoreError(StoreError::Code::damaged, std::string(id) + ": " + *fault);
  return stream;
}

namespace {

constexpr int kTries = 20;  // of an append, when another writer is always faster

// The ids of people in an event of a club or a competition.
template <class Event, class Each>
void each_person_id(Event& event, const Each& each) {
  std::visit(
      [&](auto& one) {
        if constexpr (requires { one.person; }) each(one.person);
        if constexpr (requires { one.person, one.is; }) each(one.is);
        if constexpr (requires { one.people; }) std::ranges::for_each(one.people, each);
        if constexpr (requires { one.out, one.in; }) (each(one.out), each(one.in));
        if constexpr (requires { one.team.captain; }) {
          each(one.team.captain);
          std::ranges::for_each(one.team.members, each);
          std::ranges::for_each(one.team.reserves, each);
        }
      },
      event);
}

std::string title_of(const league::Club& club) { return club.name; }
std::string title_of(const league::Competition& competition) { return competition.setup.name; }

}  // namespace

// Where the stream is not here: another desk has made the club's record meanwhile.
template <class State>
void League::read_again(OpenStream<State>& stream) const {
  if (auto now = read<State>(stream.head.id)) stream = std::move(*now);
  if constexpr (std::is_same_v<State, league::Club>) {
    if (stream.head.count > 0) return;
    if (OpenClub first = club(); first.head.count > 0) stream = std::move(first);
  }
}

// New people whose names somebody else has entered by now are those, unless their licences differ.
void League::find_newcomers(std::span<const PlayerCard> cards) {
  const NameBook fresh = fresh_;
  for (const auto& [id, name] : fresh) {
    if (namesakes_.contains(id)) continue;
    const std::string_view person = id;
    const auto bearers = std::ssize(store_->people_named(*name));
    if (std::exchange(bearers_[*name], bearers) == bearers) continue;
    auto known = called(*name);
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

std::string League::stored_as(const std::string& person) const {
  const auto found = stored_as_.find(person);
  return found == stored_as_.end() ? person : found->second;
}

// Where somebody else was faster, the event is judged again by where the stream stands now.
template <class State, class Event>
LeagueAnswer League::append(OpenStream<State>& stream, std::span<const Event> written,
                            std::vector<PlayerCard> cards) {
  std::vector<Event> events(written.begin(), written.end());
  for (int tries = 1;; ++tries) {
    for (Event& event : events)
      each_person_id(event, [&](std::string& person) { person = stored_as(person); });
    for (PlayerCard& card : cards) card.person = stored_as(card.person);
    try {
      return append_once(stream, std::span<const Event>(events), cards);
    } catch (const StoreError& error) {
      const std::string title = title_of(stream.now);
      if (error.code() == StoreError::Code::locked && !title.empty())
        throw StoreError(error.code(), title + ": " + error.what());
      if (error.code() != StoreError::Code::moved_on) throw;
      if (tries == kTries)
        throw StoreError(
            error.code(),
            codec::message("{0}: someone else made an entry in the meantime. Check it, then try again.",
                           {std::string_view(title)}));
    }
    read_again(stream);
    find_newcomers(cards);
  }
}

namespace {

// Names as they are kept; those of people are beside the events.
template <class Event>
Event with_normal_names(Event event) {
  const auto tidy = [](std::string& name) { name = normal_name(name); };
  std::visit(
      [&](auto& one) {
        if constexpr (requires { one.setup.season; }) (tidy(one.setup.name), tidy(one.setup.season));
        if constexpr (requires { one.team.name; }) tidy(one.team.name);
        if constexpr (requires { one.name.clear(); }) tidy(one.name);
        if constexpr (requires { one.rating, one.team.clear(); }) (tidy(one.team), tidy(one.club));
      },
      event);
  return event;
}

}  // namespace

template <class State, class Event>
LeagueAnswer League::append_once(OpenStream<State>& stream, std::span<const Event> events,
                                 const std::vector<PlayerCard>& cards) {
  OpenStream<State> trial = stream;
  LeagueAnswer change;
  if (stream.kept && stream.kept->waits)
    return tl::unexpected(league::Refused{kForked.key, {kForked.text, {}}});
  std::vector<StoredEvent> stored;
  for (const Event& written : events) {
    const Event event = with_normal_names(written);
    if constexpr (std::is_same_v<State, league::Competition>) {
      if (auto wrong = objection(trial.now, event)) return tl::unexpected(*wrong);
    }
    change = apply(trial.now, event);
    if (!change) return change;
    json payload = codec::event_json(event);
    const std::string kind = payload["type"];
    payload.erase("type");
    StoredEvent& one = stored.emplace_back(
        StoredEvent{{trial.head.count + 1, kind, payload.dump(), host_.now(), {}}, trial.head.hash, {}});
    one.hash = hash_event(stream.head.id, one.record, one.prev_hash);
    trial.head.count = one.record.seq;
    trial.head.hash = one.hash;
    trial.records.push_back(one.record);
  }

  Append append;
  append.before = stream.head;
  append.before.kind = kKind<State>;
  append.events = stored;
  for (const StoredEvent& one : stored) {
    for (const std::string& id : people_in(one.record)) {
      const auto found = fresh_.find(id);
      append.new_people.push_back({id, found == fresh_.end() ? std::nullopt : found->second});
      if (found != fresh_.end() && !namesakes_.contains(id))
        append.names.push_back({*found->second, bearers_[*found->second]});
    }
  }
  if (auto wrong = check_licences(cards, append.licences)) return tl::unexpected(*wrong);
  if constexpr (std::is_same_v<State, league::Competition>) append.competition = projection_of(trial);
  append.cards = cards;
  append.settle = true;
  if (stream.head.count > 0) append.forks = known_forks(stream.head.id, stream.forks);
  session::append(*store_, trial.kept, append);
  for (const Person& person : append.new_people) {
    if (fresh_.erase(person.id) > 0 && person.name) ++bearers_[*person.name];
  }
  std::erase_if(fresh_ids_, [&](const auto& each) { return !fresh_.contains(each.second); });
  stream = std::move(trial);
  return change;
}

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

LeagueAnswer League::enter(OpenClub& club, const league::ClubEvent& event, std::vector<PlayerCard> cards) {
  if (club.head.id.empty()) club.head.id = host_.new_id();
  return append(club, std::span(&event, 1), std::move(cards));
}

LeagueAnswer League::enter_together(OpenClub& club, std::span<const league::ClubEvent> events,
                                    std::vector<PlayerCard> cards) {
  if (club.head.id.empty()) club.head.id = host_.new_id();
  return append(club, events, std::move(cards));
}

namespace {

// The club's own of them, or all where it has none.
std::vector<std::string> own_first(const std::vector<std::string>& known, const league::Club& club) {
  std::vector<std::string> own;
  std::ranges::copy_if(known, std::back_inserter(own),
                       [&](const std::string& id) { return club.player(id) != nullptr; });
  return own.empty() ? known : own;
}

}  // namespace

std::vector<std::string> League::known_as(const std::string& written, const league::SamePeople& same) const {
  const std::string name = normal_name(written);
  std::vector<std::string> known;
  const auto [first, last] = fresh_ids_.equal_range(name);
  for (auto fresh = first; fresh != last; ++fresh) known.push_back(fresh->second);
  if (store_) {
    const bool asked_first = first == last;  // else the number is that of the first time
    for (Person& person : store_->people_named(name)) known.push_back(std::move(person.id));
    if (asked_first) bearers_[name] = std::ssize(known);
  }
  for (std::string& id : known) id = same.who(id);
  std::ranges::sort(known);
  known.erase(std::ranges::unique(known).begin(), known.end());
  return known;
}

std::vector<std::string> League::called(const std::string& name, const league::Club& club) const {
  return own_first(known_as(name, club.same), club);
}

// The whole club is read only where it decides.
std::vector<std::string> League::called(const std::string& name) const {
  const auto known = known_as(name, same_people());
  return known.size() > 1 ? own_first(known, club().now) : known;
}

std::string League::person(const std::string& name) {
  const auto known = called(name);
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

tl::expected<std::string, league::Refused> League::add_player(OpenClub& club, const std::string& name,
                                                              PlayerCard card) {
  const NewPlayer player{name, std::move(card)};
  auto ids = add_players(club, {&player, 1});
  if (!ids) return tl::unexpected(ids.error());
  return std::move(ids->front());
}

tl::expected<std::vector<std::string>, league::Refused> League::add_players(
    OpenClub& club, std::span<const NewPlayer> players) {
  if (club.head.id.empty()) club.head.id = host_.new_id();
  std::vector<std::string> ids;
  std::vector<league::ClubEvent> events;
  std::vector<PlayerCard> cards;
  const auto known = this->cards();
  std::map<std::string, std::string, std::less<>> licences;  // of those entered here
  const auto licence_of = [&](const std::string& id) {
    const auto here = licences.find(id);
    const PlayerCard* card = card_of(known, id);
    return here != licences.end() ? here->second : card ? card->licence : std::string();
  };
  for (const NewPlayer& player : players) {
    auto same = player.namesake              ? std::vector<std::string>()
                : player.card.person.empty() ? called(player.name, club.now)
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
      return tl::unexpected(league::Refused{
          "club/player_again",
          {english("{0} is a player of the club already."), {std::string_view(refused_name_)}}});
    }
    events.push_back(league::event::PlayerAdded{id});
    if (!player.active) events.push_back(league::event::PlayerChanged{id, false});
    const PlayerCard card{id, player.card.alias, player.card.licence};
    if (!card.alias.empty() || !card.licence.empty()) cards.push_back(card);
  }
  if (events.empty()) return ids;
  const auto answer = append(club, std::span<const league::ClubEvent>(events), std::move(cards));
  if (!answer) return tl::unexpected(answer.error());
  for (std::string& id : ids) id = stored_as(id);
  return ids;
}

// A licence that somebody else holds is refused. Entries that were said to be one person may share theirs.
League::Refusal League::check_licences(std::span<const PlayerCard> cards, std::vector<Holders>& seen) {
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
      if (held || same.who(other) == same.who(card.person)) continue;
      licence_refused_ = card.licence;
      holder_refused_ = name_of(other).value_or(other);
      return league::Refused{"club/licence_taken",
                             {english("Licence {0} belongs to {1}."),
                              {std::string_view(licence_refused_), std::string_view(holder_refused_)}}};
    }
    seen.push_back({card.licence, stored_others, card.person});
    written.emplace(card.licence, card.person);
  }
  return {};
}

std::vector<LookAlike> League::look_alikes(std::span<const std::string> written) const {
  std::multimap<std::string, std::string> known;  // the name by its likeness
  std::set<std::string> names;
  for (const Person& person : store_->people()) {
    if (!person.name) continue;
    known.emplace(likeness(*person.name), *person.name);
    names.insert(*person.name);
  }
  std::vector<LookAlike> alike;
  for (const std::string& one : written) {
    const std::string name = normal_name(one), seen = likeness(name);
    if (!names.insert(name).second) continue;
    if (const auto other = known.find(seen); other != known.end()) alike.push_back({name, other->second});
    known.emplace(seen, name);
  }
  return alike;
}

std::optional<league::Refused> League::edit_player(const PlayerCard& card, const std::string& name) {
  for (int tries = 1;; ++tries) {
    std::vector<Holders> seen;
    if (auto wrong = check_licences({&card, 1}, seen)) return wrong;
    try {
      store_->put_player({card.person, name}, card, seen.empty() ? Holders{} : seen.front());
      return std::nullopt;
    } catch (const StoreError& error) {
      if (error.code() != StoreError::Code::moved_on || tries == kTries) throw;
    }
  }
}

void League::forget(const std::string& person) {
  const league::SamePeople same = same_people();
  store_->forget_person(person);
  for (const auto& [one, is] : same.pairs()) {
    for (const std::string& id : {one, is})
      if (id != person && same.who(id) == same.who(person)) store_->forget_person(id);
  }
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

std::vector<CompetitionSummary> League::competitions() const {
  auto all = all_competitions();
  std::erase_if(all, [](const CompetitionSummary& one) { return one.status == "withdrawn"; });
  return all;
}

std::optional<OpenCompetition> League::open(std::string_view id) const {
  return read<league::Competition>(id);
}

std::optional<OpenClub> League::open_club(std::string_view id) const { return read<league::Club>(id); }

tl::expected<OpenCompetition, league::Refused> League::create(const league::CompetitionSetup& setup) {
  OpenCompetition competition;
  competition.head.id = host_.new_id();
  const auto answer = enter(competition, league::event::CompetitionCreated{setup});
  if (!answer) return tl::unexpected(answer.error());
  return competition;
}

LeagueAnswer League::enter(OpenCompetition& competition, const league::CompetitionEvent& event) {
  return append(competition, std::span(&event, 1), {});
}

LeagueAnswer League::enter_together(OpenCompetition& competition,
                                    std::span<const league::CompetitionEvent> events,
                                    std::vector<PlayerCard> cards) {
  return append(competition, events, std::move(cards));
}

std::vector<league::Refused> League::enter_all(OpenCompetition& competition,
                                               std::span<const league::CompetitionEvent> events) {
  league::Competition trial = competition.now;
  std::vector<league::CompetitionEvent> standing;
  std::vector<league::Refused> refused;
  for (const league::CompetitionEvent& event : events) {
    if (auto wrong = objection(trial, event))
      refused.push_back(std::move(*wrong));
    else if (auto answer = apply(trial, event))
      standing.push_back(event);
    else
      refused.push_back(std::move(answer.error()));
  }
  if (standing.empty()) return refused;
  // Where somebody else was faster and one of them no longer stands, none was entered: judged anew.
  if (!append(competition, std::span<const league::CompetitionEvent>(standing), {}))
    std::ranges::move(enter_all(competition, standing), std::back_inserter(refused));
  return refused;
}

namespace {

// Entrants who are called alike: each with the licence, where every one of them has its own, else the number.
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

league::SamePeople League::same_people() const {
  league::SamePeople same;
  if (!store_) return same;
  codec::StoredLeagueReader reader;
  for (const StreamHead& club : club_records(*store_)) {
    if (!fork_streams(*store_, club.id).empty()) return this->club().now.same;
    for (const Store::Told& told : store_->same_people(club.id)) {
      const auto event = reader.read<league::ClubEvent>(told.kind, told.payload);
      if (!event) return this->club().now.same;  // which says what is wrong, and where
      if (const auto* one = std::get_if<league::event::SamePerson>(&*event)) same.merge(*one);
      if (const auto* two = std::get_if<league::event::NotSamePerson>(&*event)) same.part(*two);
    }
    break;
  }
  return same;
}

std::optional<std::string> League::name_of(const std::string& person) const {
  if (const auto made = fresh_.find(person); made != fresh_.end()) return made->second;
  const auto known = store_ ? store_->person(person) : std::nullopt;
  return known ? known->name : std::nullopt;
}

std::vector<std::string> League::entrant_names(const league::Competition& competition,
                                               const league::SamePeople& same) const {
  std::vector<std::string> all;
  for (const league::EntrantState& entrant : competition.entrants) {
    if (!entrant.team.empty()) {
      all.push_back(entrant.team);
      continue;
    }
    std::string& name = all.emplace_back();
    for (const std::string& person : entrant.people) {
      const auto known = name_of(same.who(person));
      if (!name.empty()) name += " / ";
      name += known ? *known : codec::message("player {0}", {static_cast<int>(all.size())});
    }
  }
  tell_apart(all, competition, store_);
  return all;
}

CompetitionProjection projection_of(const OpenCompetition& open) {
  const league::Competition& now = open.now;
  CompetitionProjection out;
  out.summary = {.id = open.head.id,
                 .name = now.setup.name,
                 .game = now.setup.game,
                 .ruleset = now.setup.ruleset,
                 .season = now.setup.season,
                 .status = open.kept && open.kept->waits       ? std::string(kForkedStatus)
                           : now.withdrawn                     ? "withdrawn"
                           : now.finished                      ? "finished"
                           : now.stages.front().rounds.empty() ? "entering"
                                                               : "playing",
                 .started_at = open.records.front().at,
                 .last_at = open.records.back().at,
                 .entrants = static_cast<int>(now.entrants.size()),
                 .stage = now.stage + 1,
                 .round = static_cast<int>(now.now().rounds.size()),
                 .open_tables = static_cast<int>(whats_missing(now).size())};
  for (int stage = 0; stage <= now.stage; ++stage) {
    for (const league::StageTable& table : standings(now, stage)) {
      int place = 0;
      for (const league::Standing& row : table.standings.rows) {
        const json line{{"values", row.values}, {"games", row.games}, {"won", row.won},
                        {"drawn", row.drawn},   {"lost", row.lost},   {"lantern", row.lantern}};
        out.standings.push_back(
            {stage + 1, table.group + 1, ++place, index(row.entrant) + 1, row.rank, line.dump()});
      }
    }
    for (const league::PlayedRound& round : now.stages[stage].rounds) {
      for (const league::PlayedTable& table : round.tables)
        out.matches.insert(out.matches.end(), table.matches.begin(), table.matches.end());
    }
  }
  return out;
}

std::optional<std::string> League::verify(std::string_view id) const {
  return difference(*store_, host_, "competition", id);
}

}  // namespace tanteador::session
