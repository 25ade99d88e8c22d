// Chooses among the branches of a stream, and enters events of the others again.

#include <algorithm>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "src/session/exchange/export_file.hpp"
#include "src/session/input.hpp"
#include "src/session/league/league.hpp"
#include "src/session/merge/branches.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

// The only branch whose name begins with `name`.
std::optional<std::size_t> branch_by_name(const Fork& fork, std::string_view name) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < fork.branches.size(); ++i) {
    if (name.empty() || !fork.branches[i].name().starts_with(name)) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

// A branch that does not count, and the beginning of its own events.
struct Beyond {
  const Branch* branch;
  std::int64_t from;  // the last shared event
};
std::vector<Beyond> events_beyond(const Fork& fork, const EffectiveLog& now) {
  std::vector<Beyond> all;
  for (std::size_t i = 0; i < fork.branches.size(); ++i) {
    if (fork.is_settled() && fork.open.front() == i) continue;
    History one;
    one.branches.push_back({{}, now.events, 0});
    all.push_back({&fork.branches[i], one.count_known(fork.branches[i].events)});
  }
  return all;
}

std::set<Hash> reentered_hashes(const History& history) {
  std::set<Hash> all;
  for (const Choice& one : history.choices) all.insert(one.again.begin(), one.again.end());
  return all;
}

template <class Event>
std::optional<Event> read_event_of(const EventRecord& record) {
  codec::StoredLeagueReader reader;
  auto event = reader.read<Event>(record.kind, record.payload);
  return event ? std::optional(std::move(*event)) : std::nullopt;
}

template <class State, class Event>
bool would_stand(State& now, const Event& event) {
  if constexpr (std::is_same_v<State, league::Competition>) {
    if (objection(now, event)) return false;
  }
  return apply(now, event).has_value();
}

template <class State, class Event>
std::vector<LeftOut> left_of_league(const std::optional<OpenStream<State>>& open, const History& history,
                                    const Fork& fork, const EffectiveLog& now) {
  std::vector<LeftOut> all;
  if (!open) return all;
  const std::set<Hash> again = reentered_hashes(history);
  State trial = open->now;
  for (const auto& [branch, from] : events_beyond(fork, now)) {
    for (const StoredEvent& one : std::span(branch->events).subspan(from)) {
      const auto event = read_event_of<Event>(one.record);
      if (!event) continue;
      LeftOut& left = all.emplace_back(
          LeftOut{branch->name(), one.record.seq, one.record.at, codec::event_json(*event), one.hash});
      left.again = again.contains(one.hash);
      left.stands = fork.is_settled() && !left.again && would_stand(trial, *event);
    }
  }
  return all;
}

}  // namespace

tl::expected<bool, codec::InputError> Branches::settle(std::string_view stream, std::string_view branch) {
  return retry_on_conflict([&] { return choose(stream, branch); });
}

tl::expected<bool, codec::InputError> Branches::choose(std::string_view stream, std::string_view branch) {
  History mine = history(*session_.store_, stream);
  const Fork fork = mine.branches.empty() ? Fork() : fork_of(mine);
  if (fork.branches.size() < 2)
    return tl::unexpected(unsound(N_("{0} has no conflicting versions."), {stream}));
  const auto chosen = branch_by_name(fork, branch);
  if (!chosen)
    return tl::unexpected(
        unsound(N_("\"{0}\" does not name one version. Choose one that \"tanteador db conflicts\" lists."),
                {branch}));
  if (!mine.owned)
    return tl::unexpected(unsound(N_("Only the club that began {0} can choose a version of it."), {stream}));
  if (Referees(session_).guard() == Guard::shut) return tl::unexpected(needs_referee());
  require(*session_.store_, Operation::manage);
  if (fork.is_settled() && fork.open.front() == *chosen) return false;
  Person by;
  if (session_.referee_) {
    const auto known = League(session_.store_, session_.host_).people_of_name(session_.referee_->name());
    by = {known.empty() ? session_.host_.new_id() : known.front(), session_.referee_->name()};
  }
  keep(*session_.store_, mine, choice_of(mine, fork.branches[*chosen], session_.host_.now(), by.id), by);
  if (mine.head.kind == "match" && !session_.store_->competitions_with(stream).empty()) {
    if (const auto match = session_.open(stream)) League(session_.store_, session_.host_).follow(*match);
  }
  return true;
}

OpenMatch Branches::as_it_went(const StreamHead& head, const Branch& branch) const {
  return open_stored(session_.with_people(
      {{head.id, head.kind, branch.count(), branch.events.back().hash}, branch.events, {}}));
}

std::vector<LeftOut> Branches::other_entries(std::string_view stream) const {
  const History all = history(*session_.store_, stream);
  if (all.branches.empty()) return {};
  const Fork fork = fork_of(all);
  const EffectiveLog now = effective_log(all);
  const League league(session_.store_, session_.host_);
  if (all.head.kind == "competition")
    return left_of_league<league::Competition, league::CompetitionEvent>(league.open(stream), all, fork, now);
  if (all.head.kind == "club")
    return left_of_league<league::Club, league::ClubEvent>(league.open_club(stream), all, fork, now);
  std::vector<LeftOut> left;
  const std::set<Hash> again = reentered_hashes(all);
  Session dry = session_;
  dry.keep_ = Keep::no;
  OpenMatch trial =
      open_stored(session_.with_people({now.head, now.events, {}, now.continuation, now.forks}));
  for (const auto& [branch, from] : events_beyond(fork, now)) {
    const OpenMatch lost = as_it_went(all.head, *branch);
    for (std::int64_t i = from + 1; i <= branch->count(); ++i) {
      const EventSeq seq{i};
      if (is_correction(lost.match(), seq) || is_struck(lost.match(), seq)) continue;
      const StoredEvent& stored = branch->events[i - 1];
      // The person who sits there counts, whatever the name in this branch.
      const Names names = fork.is_settled() ? trial.names() : lost.names(seq);
      LeftOut one{branch->name(), i, stored.record.at, lost.event_json(seq, names), stored.hash};
      one.again = again.contains(one.hash);
      if (fork.is_settled() && !one.again) {
        const auto added = dry.add(trial, one.event.dump(), RefusalPolicy::take_back);
        one.stands = added && added->refused.empty();
      }
      left.push_back(std::move(one));
    }
  }
  return left;
}

namespace {

template <class State, class Event, class Read, class Enter>
std::vector<Hash> enter_again(std::optional<OpenStream<State>> open, std::span<const LeftOut> events,
                              const Read& read, const Enter& enter) {
  if (!open) return {};
  State trial = open->now;
  std::vector<Event> standing;
  std::vector<Hash> entered;
  for (const LeftOut& one : events) {
    auto event = read(one.event);
    if (!event || !would_stand(trial, *event)) continue;
    standing.push_back(std::move(*event));
    entered.push_back(one.hash);
  }
  return !standing.empty() && enter(*open, standing) ? entered : std::vector<Hash>();
}

}  // namespace

namespace {

void note_again(Store& store, const Host& host, std::string_view stream, std::span<const Hash> events) {
  retry_on_conflict([&] {
    History mine = history(store, stream);
    keep(store, mine, said_again(mine, events, host.now()), {});
  });
}

}  // namespace

int Branches::enter_left(std::string_view stream, std::span<const LeftOut> events) {
  League league(session_.store_, session_.host_);
  const auto together = [&](auto& open, const auto& standing) {
    using Event = typename std::decay_t<decltype(standing)>::value_type;
    return league.enter_together(open, std::span<const Event>(standing)).has_value();
  };
  const auto head = session_.store_->head(stream);
  if (!head || events.empty()) return 0;
  std::vector<Hash> entered;
  if (head->kind == "competition")
    entered = enter_again<league::Competition, league::CompetitionEvent>(
        league.open(stream), events, codec::read_competition_event, together);
  else if (head->kind == "club")
    entered = enter_again<league::Club, league::ClubEvent>(league.open_club(stream), events,
                                                           codec::read_club_event, together);
  else
    entered = enter_in_match(stream, events);
  if (!entered.empty()) note_again(*session_.store_, session_.host_, stream, entered);
  return static_cast<int>(entered.size());
}

// Later events may need names from earlier ones that are left out, so each event is written anew.
std::vector<Hash> Branches::enter_in_match(std::string_view stream, std::span<const LeftOut> events) {
  auto match = session_.open(stream);
  const Fork fork = fork_of(history(*session_.store_, stream));
  Session dry = session_;
  dry.keep_ = Keep::no;
  OpenMatch trial = *match;
  std::map<std::string, OpenMatch> lost;
  std::string lines;
  for (const LeftOut& one : events) {
    const auto branch = branch_by_name(fork, one.branch);
    if (!branch) return {};
    if (!lost.contains(one.branch))
      lost.emplace(one.branch, as_it_went(match->head(), fork.branches[*branch]));
    const std::string line = lost.at(one.branch).event_json(EventSeq{one.seq}, trial.names()).dump() + "\n";
    (void)dry.add(trial, line, RefusalPolicy::take_back);
    lines += line;
  }
  Session here = session_;
  const auto added = here.add(*match, lines, RefusalPolicy::keep_going);
  std::vector<Hash> entered;
  for (std::size_t i = 0; added && added->is_stored && i < events.size(); ++i) {
    const auto line = static_cast<int>(i) + 1;
    if (std::ranges::find(added->refused, line, &RefusedEvent::line) == added->refused.end())
      entered.push_back(events[i].hash);
  }
  return entered;
}

}  // namespace tanteador::session
