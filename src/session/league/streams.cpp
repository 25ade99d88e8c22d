// Reads, verifies and appends the streams of the club and of competitions.

#include "src/session/league/league.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/core/text/names.hpp"
#include "src/session/cases/roles.hpp"
#include "src/session/chain.hpp"
#include "src/session/merge/forks.hpp"
#include "src/session/signatures/known_keys.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

template <class State>
constexpr std::string_view kKind = std::is_same_v<State, league::Club> ? "club" : "competition";

template <class State>
using StreamEvent =
    std::conditional_t<std::is_same_v<State, league::Club>, league::ClubEvent, league::CompetitionEvent>;

}  // namespace

template <class State>
std::optional<std::string> replay(OpenStream<State>& stream, const StoredEvent& event,
                                  codec::StoredLeagueReader& reader) {
  const auto at = [&](std::string_view sentence) {
    return codec::message(sentence, {EventSeq{event.record.seq}});
  };
  if (event.record.seq != stream.head.count + 1)
    return at(N_("Entry {0} does not follow the one before it."));
  if (event.prev_hash != stream.head.hash) return at(N_("Entry {0} does not follow from the one before."));
  if (hash_event(stream.head.id, event.record, event.prev_hash) != event.hash)
    return at(N_("Entry {0} was altered: its check code does not match."));
  const auto read = reader.read<StreamEvent<State>>(event.record.kind, event.record.payload);
  if (!read || !apply(stream.now, *read)) return at(N_("Entry {0} is not valid when replayed."));
  stream.head.count = event.record.seq;
  stream.head.hash = event.hash;
  stream.records.push_back(event.record);
  return std::nullopt;
}

template <class State>
std::optional<std::string> replay_all(OpenStream<State>& stream, const EffectiveLog& now) {
  codec::StoredLeagueReader reader;
  for (const StoredEvent& event : now.events) {
    if (auto fault = replay(stream, event, reader)) return fault;
  }
  stream.continuation = now.continuation;
  stream.forks = now.forks;
  return std::nullopt;
}
template std::optional<std::string> replay_all(OpenCompetition&, const EffectiveLog&);
template std::optional<std::string> replay_all(OpenClub&, const EffectiveLog&);
template std::optional<std::string> replay(OpenCompetition&, const StoredEvent&, codec::StoredLeagueReader&);

template <class State>
std::optional<OpenStream<State>> League::read(std::string_view id) const {
  std::optional<StreamHead> head;
  OpenStream<State> stream;
  std::optional<std::string> fault;
  store_->with_snapshot([&] {  // without it a concurrent event would look like damage
    head = store_->head(id);
    if (!head || head->kind != kKind<State>) return head.reset();
    stream.head = {std::string(id), head->kind, 0, {}};
    if (!fork_streams(*store_, id).empty()) {
      const EffectiveLog now = effective_log(history(*store_, id));
      head = now.head;
      fault = replay_all(stream, now);
      return;
    }
    constexpr std::int64_t kMost = 10'000;  // the count in a damaged head may be anything
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

template <class Event, class Each>
void visit_person_ids(Event& event, const Each& each) {
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

// If the stream is missing, another desk has created the club's record in the meantime.
template <class State>
void League::read_again(OpenStream<State>& stream) const {
  if (auto now = read<State>(stream.head.id)) stream = std::move(*now);
  if constexpr (std::is_same_v<State, league::Club>) {
    if (stream.head.count > 0) return;
    if (OpenClub first = club(); first.head.count > 0) stream = std::move(first);
  }
}

// After a conflict the event is checked again against the new end of the stream.
template <class State, class Event>
LeagueAnswer League::append(OpenStream<State>& stream, std::span<const Event> written,
                            std::vector<PlayerCard> cards) {
  std::vector<Event> events(written.begin(), written.end());
  for (int tries = 1;; ++tries) {
    for (Event& event : events)
      visit_person_ids(event, [&](std::string& person) { person = stored_id(person); });
    for (PlayerCard& card : cards) card.person = stored_id(card.person);
    try {
      return append_once(stream, std::span<const Event>(events), cards);
    } catch (const StoreError& error) {
      const std::string title = title_of(stream.now);
      if (error.code() == StoreError::Code::locked && !title.empty())
        throw StoreError(error.code(), title + ": " + error.what());
      if (error.code() != StoreError::Code::conflict) throw;
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

// Normalizes names. Names of people are not in events.
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
  if (!follows_match_) require(*store_, Operation::manage);
  OpenStream<State> trial = stream;
  LeagueAnswer change;
  if (stream.continuation && stream.continuation->waits)
    return tl::unexpected(league::LeagueRefusal{kForked.key, {kForked.text, {}}});
  std::vector<StoredEvent> stored;
  for (const Event& written : events) {
    const Event event = with_normal_names(written);
    if constexpr (std::is_same_v<State, league::Competition>) {
      if (auto wrong = objection(trial.now, event)) return tl::unexpected(*wrong);
      const auto* linked = std::get_if<league::event::MatchLinked>(&event);
      if (linked && trial.now.setup.known_keys && is_import_unknown(*store_, linked->match))
        return tl::unexpected(league::LeagueRefusal{kUnknownKey.key, {kUnknownKey.text, {}}});
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
  append.checkpoint = true;
  if (stream.head.count > 0) append.forks = known_forks(stream.head.id, stream.forks);
  session::append(*store_, trial.continuation, append);
  for (const Person& person : append.new_people) {
    if (fresh_.erase(person.id) > 0 && person.name) ++bearers_[*person.name];
  }
  std::erase_if(fresh_ids_, [&](const auto& each) { return !fresh_.contains(each.second); });
  stream = std::move(trial);
  return change;
}

template std::optional<OpenCompetition> League::read<league::Competition>(std::string_view) const;
template std::optional<OpenClub> League::read<league::Club>(std::string_view) const;
template LeagueAnswer League::append(OpenCompetition&, std::span<const league::CompetitionEvent>,
                                     std::vector<PlayerCard>);
template LeagueAnswer League::append(OpenClub&, std::span<const league::ClubEvent>, std::vector<PlayerCard>);

}  // namespace tanteador::session
