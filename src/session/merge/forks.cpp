#include "src/session/merge/forks.hpp"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "src/codec/input_error.hpp"
#include "src/codec/roster.hpp"
#include "src/codec/spelling.hpp"
#include "src/core/text/text.hpp"
#include "src/session/chain.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

constexpr std::string_view kForkedFrom = "forked_from", kForkSettled = "fork_settled",
                           kKeptAtHome = "kept_at_home", kEnteredAgain = "entered_again";
constexpr std::size_t kBeginning = 24,
                      kNamed = 12;  // length of the common beginning of ids, and of a branch's name

std::string fork_id(std::string_view stream, const Hash& hash) {
  return std::string(beginning_of_forks(stream)) + to_hex(hash).substr(0, kNamed);
}

[[noreturn]] void throw_damaged(std::string_view stream, std::string_view sentence, PhraseArgs args = {}) {
  throw StoreError(StoreError::Code::damaged, std::string(stream) + ": " + codec::message(sentence, args));
}

struct ForkStart {
  std::int64_t after = 0;
  Hash base{};
};

std::optional<ForkStart> read_begun(std::string_view stream, const EventRecord& record) {
  const json payload = read_payload(record.payload);
  const bool good = record.kind == kForkedFrom && payload.is_object() &&
                    payload.value("stream", json()) == stream && payload.contains("after") &&
                    payload["after"].is_number_unsigned() && payload.contains("hash") &&
                    payload["hash"].is_string();
  const auto base = good ? from_hex(payload["hash"].get_ref<const std::string&>()) : std::nullopt;
  if (!base || payload["after"] == 0) return std::nullopt;
  return ForkStart{payload["after"].get<std::int64_t>(), *base};
}

bool has(const Branch& branch, std::int64_t seq, const Hash& hash) {
  return seq >= 1 && seq <= branch.count() && branch.events[seq - 1].hash == hash;
}

std::int64_t shared_count(std::span<const StoredEvent> one, std::span<const StoredEvent> other) {
  const auto apart = std::ranges::mismatch(one, other, {}, &StoredEvent::hash, &StoredEvent::hash);
  return apart.in1 - one.begin();
}

// A stored branch.
struct Piece {
  StreamHead head;
  ForkStart begun;
  std::vector<StoredEvent> events;  // the first one describes the branch
  bool by_other_club = false;
};

// A branch is attached after the branch it starts from, which begins earlier.
void attach(History& all, Piece&& piece) {
  const auto base = std::ranges::find_if(
      all.branches, [&](const Branch& branch) { return has(branch, piece.begun.after, piece.begun.base); });
  if (base == all.branches.end() || piece.events.size() < 2)
    throw_damaged(piece.head.id, N_("The part before this version is missing."));
  Branch branch{piece.head, {}, 0, piece.by_other_club, base->adopts};
  if (piece.by_other_club) branch.adopts.push_back(piece.head.id);
  branch.events.assign(base->events.begin(), base->events.begin() + piece.begun.after);
  const StreamHead from{all.head.id, all.head.kind, piece.begun.after, piece.begun.base};
  for (StoredEvent& event : rechain_events(from, piece.head.id, std::span(piece.events).subspan(1)))
    branch.events.push_back(std::move(event));
  const Hash& own = branch.events[piece.begun.after].hash;
  if (fork_id(all.head.id, own) != piece.head.id)
    throw_damaged(piece.head.id, N_("Entry {0} was altered: its check code does not match."), {EventSeq{2}});
  all.branches.push_back(std::move(branch));
}

void read_one_beside(const Store& store, const std::string& id, bool by_other_club, History& all,
                     std::vector<Piece>& pieces) {
  const auto head = store.head(id);
  auto events = verify_events(store, head.value_or(StreamHead{id, {}, 0, {}}));
  if (auto choice = read_choice(all.head.id, id, events.front())) {
    choice->by_other_club = by_other_club;
    all.choices.push_back(std::move(*choice));
  } else if (const auto begun = read_begun(all.head.id, events.front().record)) {
    pieces.push_back({*head, *begun, std::move(events), by_other_club});
  } else {
    throw_damaged(id, N_("The data of a conflict could not be read."));
  }
}

// Damage in the streams of other clubs stops nothing: returns false, and `work` adds nothing.
template <class Work>
bool runs_unless_damaged(bool by_other_club, const Work& work) {
  try {
    work();
  } catch (const StoreError& error) {
    if (!by_other_club || error.code() != StoreError::Code::damaged) throw;
    return false;
  }
  return true;
}

void read_beside(const Store& store, History& all) {
  std::vector<Piece> pieces;
  bool complete = true;
  for (const std::string& id : fork_streams(store, all.head.id))
    read_one_beside(store, id, false, all, pieces);
  for (const std::string& id : store.ids_of_other_clubs(all.head.id, beginning_of_forks(all.head.id)))
    complete &= runs_unless_damaged(true, [&] { read_one_beside(store, id, true, all, pieces); });
  std::ranges::sort(all.choices, {}, &Choice::id);
  std::ranges::stable_sort(pieces, {}, [](const Piece& piece) { return piece.begun.after; });
  // A branch of the owner can continue a damaged one of another club.
  for (Piece& piece : pieces)
    complete &= runs_unless_damaged(piece.by_other_club || !complete, [&] { attach(all, std::move(piece)); });
}

// The latest choice if all with its number agree. Choices made independently of each other settle nothing.
const Choice* choice_in_force(const std::vector<Choice>& choices) {
  const Choice* latest = nullptr;
  bool agreed = true;
  for (const Choice& one : choices) {
    if (one.by_other_club || one.seq == 0 || (latest && one.number < latest->number)) continue;
    agreed = !latest || one.number > latest->number || (agreed && one.chosen == latest->chosen);
    latest = &one;
  }
  return agreed ? latest : nullptr;
}

std::int64_t next_number(const History& history) {
  std::int64_t number = 1;
  for (const Choice& one : history.choices)
    if (one.by_other_club != history.owned) number = std::max(number, one.number + 1);
  return number;
}

// Stored in a stream of its own, whose id depends on the content.
Choice make_choice(const History& history, Choice choice, std::string_view kind, const json& payload,
                   std::string at, std::string by) {
  choice.event = {{1, std::string(kind), payload.dump(), std::move(at), std::move(by)}, {}, {}};
  choice.id = fork_id(history.head.id, hash_event(history.head.id, choice.event.record, {}));
  choice.event.hash = hash_event(choice.id, choice.event.record, {});
  choice.number = payload["number"];
  return choice;
}

}  // namespace

std::vector<StoredEvent> verify_events(const Store& store, const StreamHead& head) {
  std::vector<StoredEvent> events;
  Hash before{};
  store.read(head.id, [&](StoredEvent&& event) {
    const EventSeq seq{event.record.seq};
    if (event.record.seq != static_cast<std::int64_t>(events.size()) + 1 || event.prev_hash != before)
      throw_damaged(head.id, N_("Entry {0} does not follow from the one before."), {seq});
    if (hash_event(head.id, event.record, event.prev_hash) != event.hash)
      throw_damaged(head.id, N_("Entry {0} was altered: its check code does not match."), {seq});
    before = event.hash;
    events.push_back(std::move(event));
  });
  if (static_cast<std::int64_t>(events.size()) != head.count || before != head.hash || events.empty())
    throw_damaged(head.id, N_("Entries are missing at the end."));
  return events;
}

std::string Branch::name() const { return to_hex(first().hash).substr(0, kNamed); }

std::int64_t History::count_known(std::span<const StoredEvent> events) const {
  std::int64_t most = 0;
  for (const Branch& branch : branches) {
    if (!branch.by_other_club) most = std::max(most, shared_count(branch.events, events));
  }
  const auto main = std::ranges::find(branches, head.id, [](const Branch& branch) { return branch.head.id; });
  if (owned && main != branches.end() && most == main->count()) return most;
  for (const Branch& branch : branches) most = std::max(most, shared_count(branch.events, events));
  return most;
}

std::size_t History::forks() const {
  return std::ranges::count(branches, false, &Branch::by_other_club) +
         std::ranges::count(choices, false, &Choice::by_other_club) - 1;
}

std::int64_t History::events() const {
  std::int64_t sum = std::ranges::count(choices, false, &Choice::by_other_club);
  for (const Branch& branch : branches) sum += branch.by_other_club ? 0 : branch.head.count;
  return sum;
}

History history(const Store& store, std::string_view stream) {
  History all;
  store.with_snapshot([&] {
    const auto head = store.head(stream);
    if (!head) return;
    all.head = *head;
    all.owned = store.may_continue(stream);
    Branch& own = all.branches.emplace_back(Branch{*head, {}, 0});
    store.read(stream, [&](StoredEvent&& event) { own.events.push_back(std::move(event)); });
    if (own.events.empty() || own.count() != head->count || own.events.back().hash != head->hash)
      throw_damaged(stream, N_("Entries are missing at the end."));
    read_beside(store, all);
  });
  return all;
}

bool waits_aside(const History& history, const Branch& branch) {
  if (!branch.by_other_club) return false;
  const Choice* choice = choice_in_force(history.choices);
  return !choice || !has(branch, choice->seq, choice->chosen) ||
         std::ranges::any_of(history.branches, [&](const Branch& own) {
           return !own.by_other_club && has(own, choice->seq, choice->chosen);
         });
}

Fork fork_of(const History& history) {
  Fork fork;
  const auto& branches = history.branches;
  for (std::size_t i = 0; i < branches.size(); ++i) {
    const Hash& tip = branches[i].events.back().hash;
    bool goes_on = false;
    for (std::size_t j = 0; j < branches.size(); ++j)
      goes_on |= j != i && has(branches[j], branches[i].count(), tip) &&
                 (branches[j].count() > branches[i].count() || j < i) &&
                 (waits_aside(history, branches[i]) || !waits_aside(history, branches[j]));
    if (!goes_on) fork.branches.push_back(branches[i]);
  }
  for (Branch& one : fork.branches) {
    one.after = 0;
    for (const Branch& other : fork.branches)
      if (&other != &one) one.after = std::max(one.after, shared_count(one.events, other.events));
  }
  std::ranges::sort(fork.branches, {}, [](const Branch& one) { return one.first().hash; });
  const Choice* choice = choice_in_force(history.choices);
  std::vector<std::size_t> may_count;
  for (std::size_t i = 0; i < fork.branches.size(); ++i) {
    if (waits_aside(history, fork.branches[i])) continue;
    may_count.push_back(i);
    if (choice && has(fork.branches[i], choice->seq, choice->chosen)) fork.open.push_back(i);
  }
  if (fork.open.empty()) fork.open = std::move(may_count);
  const Branch& first = fork.branches[fork.open.front()];
  fork.counts = first.count();
  for (const std::size_t other : fork.open)
    if (other != fork.open.front())
      fork.counts = std::min(fork.counts, shared_count(first.events, fork.branches[other].events));
  return fork;
}

EffectiveLog effective_log(const History& history) {
  EffectiveLog out{history.head, {}, {}, history.forks()};
  const Fork fork = fork_of(history);
  const Branch& branch = fork.branches[fork.open.front()];
  out.events.assign(branch.events.begin(), branch.events.begin() + fork.counts);
  out.head.count = fork.counts;
  out.head.hash = out.events.empty() ? Hash{} : out.events.back().hash;
  if (!fork.is_settled())
    out.continuation = Continuation{history.head, true};
  else if (branch.head.id != history.head.id)
    out.continuation = Continuation{branch.head, false};
  return out;
}

std::string_view beginning_of_forks(std::string_view stream) { return stream.substr(0, kBeginning); }

KnownForks known_forks(std::string_view stream, std::size_t count) {
  return {.beginning = std::string(beginning_of_forks(stream)),
          .count = static_cast<std::int64_t>(count),
          .of = std::string(stream)};
}

KnownForks known_forks(const History& history) {
  KnownForks known = known_forks(history.head.id, history.forks());
  known.stream = history.head.id;
  known.events = history.events();
  return known;
}

std::vector<std::string> fork_streams(const StreamIndex& store, std::string_view stream) {
  const std::string_view beginning = beginning_of_forks(stream);
  auto ids = store.ids_beginning(kFork, beginning);
  if (ids.empty()) return ids;
  const auto others = store.ids_of_other_clubs(stream, beginning);
  std::erase_if(ids, [&](const std::string& id) { return std::ranges::binary_search(others, id); });
  return ids;
}

std::vector<std::string> forked_streams(const StreamIndex& store) {
  std::set<std::string> all;
  for (const StreamHead& head : store.streams(kFork)) {
    const auto start = store.start_of(head.id);
    const json payload = read_payload(start ? start->payload : std::string());
    if (payload.is_object() && payload.contains("stream") && payload["stream"].is_string())
      all.insert(payload["stream"]);
  }
  return {all.begin(), all.end()};
}

// Independent of the desk, so that all databases store the same.
StoredEvent branch_begun(const History& history, std::span<const StoredEvent> events, std::int64_t after,
                         StreamHead& head) {
  const StoredEvent& own = events[after];
  const json payload{{"stream", history.head.id},
                     {"kind", history.head.kind},
                     {"after", after},
                     {"hash", to_hex(own.prev_hash)}};
  head = {fork_id(history.head.id, own.hash), std::string(kFork), 0, {}};
  StoredEvent begun{{1, std::string(kForkedFrom), payload.dump(), own.record.at, {}}, {}, {}};
  begun.hash = hash_event(head.id, begun.record, begun.prev_hash);
  head.count = 1;
  head.hash = begun.hash;
  return begun;
}

Choice choice_of(const History& history, const Branch& branch, std::string at, std::string by) {
  const StoredEvent& first = branch.first();
  json payload{{"stream", history.head.id},
               {"kind", history.head.kind},
               {"number", next_number(history)},
               {"seq", first.record.seq},
               {"chosen", to_hex(first.hash)}};
  if (!branch.adopts.empty()) payload["adopts"] = branch.adopts;
  Choice choice;
  choice.seq = first.record.seq;
  choice.chosen = first.hash;
  return make_choice(history, std::move(choice), kForkSettled, payload, std::move(at), std::move(by));
}

Choice said_again(const History& history, std::span<const Hash> events, std::string at) {
  json payload{{"stream", history.head.id},
               {"kind", history.head.kind},
               {"number", next_number(history)},
               {"events", json::array()}};
  for (const Hash& hash : events) payload["events"].push_back(to_hex(hash));
  Choice choice;
  choice.again.assign(events.begin(), events.end());
  return make_choice(history, std::move(choice), kEnteredAgain, payload, std::move(at), {});
}

Choice home_choice(const History& history, bool home, std::string at) {
  const json payload{{"stream", history.head.id},
                     {"kind", history.head.kind},
                     {"number", next_number(history)},
                     {"home", home}};
  return make_choice(history, {}, kKeptAtHome, payload, std::move(at), {});
}

namespace {

// Null: it cannot be read.
std::optional<Choice> read_said(std::string_view kind, const json& payload) {
  const auto number = [&](const char* field) {
    return payload.contains(field) && payload[field].is_number_unsigned();
  };
  const auto hash = [](const json& text) {
    return text.is_string() ? from_hex(text.get_ref<const std::string&>()) : std::nullopt;
  };
  constexpr std::int64_t kChoicesMost = 1'000'000;
  if (!payload.is_object() || !number("number") || payload["number"] > kChoicesMost) return std::nullopt;
  Choice choice;
  choice.number = payload["number"];
  if (kind == kKeptAtHome)
    return payload.contains("home") && payload["home"].is_boolean() ? std::optional(choice) : std::nullopt;
  if (kind == kForkSettled) {
    const auto first = payload.contains("chosen") ? hash(payload["chosen"]) : std::nullopt;
    if (!first || !number("seq") || payload["seq"] == 0) return std::nullopt;
    choice.seq = payload["seq"];
    choice.chosen = *first;
    return choice;
  }
  if (kind != kEnteredAgain || !payload.contains("events") || !payload["events"].is_array())
    return std::nullopt;
  for (const json& event : payload["events"]) {
    const auto one = hash(event);
    if (!one) return std::nullopt;
    choice.again.push_back(*one);
  }
  return choice;
}

}  // namespace

std::optional<Choice> read_choice(std::string_view stream, std::string id, StoredEvent event) {
  const EventRecord& record = event.record;
  const json payload = read_payload(record.payload);
  auto choice = read_said(record.kind, payload);
  const bool own = choice && payload.value("stream", json()) == stream && codec::is_time(record.at) &&
                   (record.by.empty() || codec::is_uuid(record.by)) && record.seq == 1 &&
                   event.prev_hash == Hash{} && fork_id(stream, hash_event(stream, record, {})) == id &&
                   hash_event(id, record, {}) == event.hash;
  if (!own) return std::nullopt;
  choice->id = std::move(id);
  choice->event = std::move(event);
  return choice;
}

std::vector<StoredEvent> rechain_events(const StreamHead& head, std::string_view stream,
                                        std::span<const StoredEvent> events) {
  std::vector<StoredEvent> chained(events.begin(), events.end());
  if (head.id == stream) return chained;
  std::int64_t seq = head.count;
  Hash before = head.hash;
  for (StoredEvent& event : chained) {
    event.record.seq = ++seq;
    event.prev_hash = before;
    event.hash = hash_event(head.id, event.record, before);
    before = event.hash;
  }
  return chained;
}

void append(Store& store, std::optional<Continuation>& continuation, Append append) {
  if (!continuation) return store.append(append);
  const auto events = rechain_events(continuation->head, append.before.id, append.events);
  append.of = append.before.id;
  append.before = continuation->head;
  append.events = events;
  store.append(append);
  if (events.empty()) return;
  continuation->head.count = events.back().record.seq;
  continuation->head.hash = events.back().hash;
}

}  // namespace tanteador::session
