// Adds data of another store to a stream: further events, branches and choices.

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "src/session/chain.hpp"
#include "src/session/check.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/exchange/export_file.hpp"
#include "src/session/input.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

// Only cards of people in the stream; the other store may know a million.
void add_cards(Export& file, const Store& from) {
  if (file.head.kind == "match") return;
  std::vector<std::string> people;
  for (const auto& [id, name] : file.people) people.push_back(id);
  const auto text = [](const std::string& words) { return words.empty() || codec::is_name(words); };
  for (PlayerCard& card : from.cards_among(people)) {
    if (text(card.alias) && text(card.licence)) file.cards.push_back(std::move(card));
  }
}

std::vector<Person> people_of(const Export& file, std::span<const StoredEvent> events) {
  std::set<std::string> named;
  for (const StoredEvent& event : events)
    visit_people(event.record, [&](const std::string& id) { named.insert(id); });
  std::vector<Person> people;
  for (const std::string& id : named) {
    const auto person = file.people.find(id);
    people.push_back({id, person == file.people.end() ? std::nullopt : person->second});
  }
  return people;
}

bool is_choice_known(const History& here, const Choice& choice) {
  return std::ranges::find(here.choices, choice.id, &Choice::id) != here.choices.end();
}

// Returns the new events of the file, for an existing or a new branch, and adds them to `mine`. What another
// club has continues in a branch of its own.
std::vector<StoredEvent> events_to_add(const Store& store, History& mine, const Export& file,
                                       StreamHead& before) {
  const std::int64_t known = mine.count_known(file.events);
  std::vector<StoredEvent> events;
  const std::span rest = std::span(file.events).subspan(known);
  const auto end = std::ranges::find_if(mine.branches, [&](const Branch& branch) {
    return branch.count() == known && branch.events.back().hash == rest.front().prev_hash &&
           (mine.owned ? !branch.by_other_club : store.may_continue(branch.head.id));
  });
  if (mine.branches.empty()) {
    mine.head = {file.head.id, file.head.kind, 0, {}};
    mine.branches.push_back({mine.head, {}, 0});
  } else if (end != mine.branches.end()) {
    std::rotate(end, end + 1, mine.branches.end());
  } else {
    Branch& fresh = mine.branches.emplace_back();
    fresh.by_other_club = !mine.owned;
    events.push_back(branch_begun(mine, file.events, known, fresh.head));
  }
  Branch& branch = mine.branches.back();
  before = events.empty() ? branch.head : StreamHead{branch.head.id, branch.head.kind, 0, {}};
  for (StoredEvent& event : rechain_events(branch.head, file.head.id, rest))
    events.push_back(std::move(event));
  branch.events = file.events;
  branch.head.count = events.back().record.seq;
  branch.head.hash = events.back().hash;
  if (branch.head.id == mine.head.id) mine.head = branch.head;
  return events;
}

// Adds the projection. It depends on all known data of the stream, so the append fails if there is more.
void project(Append& append, const EffectiveLog& now) {
  append.of = now.head.id;
  if (now.head.kind == "match") {
    const OpenMatch match = open_stored({now.head, now.events, {}, now.continuation, now.forks});
    append.summary = summary_of(match);
    append.entries = entry_rows(match);
    append.entries_from = 1;
    append.cases = case_rows(match);
  } else if (now.head.kind == "competition") {
    OpenCompetition competition;
    competition.head = {now.head.id, now.head.kind, 0, {}};
    if (const auto fault = replay_all(competition, now))
      throw StoreError(StoreError::Code::damaged, now.head.id + ": " + *fault);
    append.competition = projection_of(competition);
  }
  append.checkpoint = true;
}

// Events that another club adds do not change the shown state.
void show(Append& append, const History& mine) {
  append.of = mine.head.id;
  if (!mine.owned) return;
  append.forks = known_forks(mine);
  project(append, effective_log(mine));
}

// The data of one append, which points into it.
struct Incoming {
  std::vector<StoredEvent> events;
  Append append;
};
Incoming incoming(const Store& store, History& mine, const Export& file) {
  Incoming in;
  in.events = events_to_add(store, mine, file, in.append.before);
  in.append.events = in.events;
  in.append.new_people = people_of(file, in.events);
  in.append.cards = file.cards;
  in.append.keeps_cards = true;
  show(in.append, mine);
  return in;
}

void keep(Store& store, History& mine, const Export& file) {
  if (mine.count_known(file.events) < file.head.count) store.append(incoming(store, mine, file).append);
}

}  // namespace

void keep(Store& store, const Export& file) {
  History mine = history(store, file.head.id);
  keep(store, mine, file);
}

namespace {

// The server gives the branches of other clubs that the owner chooses to the owner.
void adopt(History& mine, const Choice& choice) {
  const nlohmann::json payload = read_payload(choice.event.record.payload);
  const nlohmann::json adopts = payload.value("adopts", nlohmann::json::array());
  for (Branch& branch : mine.branches)
    branch.by_other_club =
        branch.by_other_club && std::count(adopts.begin(), adopts.end(), branch.head.id) == 0;
}

}  // namespace

void keep(Store& store, History& mine, Choice choice, const Person& by) {
  choice.by_other_club = !mine.owned;
  if (mine.owned) adopt(mine, choice);
  mine.choices.push_back(std::move(choice));
  const Choice& stored_choice = mine.choices.back();
  Append append;
  append.before = {stored_choice.id, std::string(kFork), 0, {}};
  append.events = {&stored_choice.event, 1};
  if (!by.id.empty()) append.new_people.push_back(by);
  show(append, mine);
  store.append(append);
}

namespace {

tl::expected<History, codec::InputError> history_there(const Store& from, const StreamHead& head) {
  try {
    History theirs = history(from, head.id);
    if (theirs.branches.empty()) return tl::unexpected(unsound(N_("Entries are missing at the end.")));
    return theirs;
  } catch (const StoreError& error) {
    const auto damage = damage_of_stream(error);
    if (!damage) throw;
    return tl::unexpected(codec::InputError{*damage, {}, 1, 1});
  }
}

}  // namespace

// Reads, hashes and replays a branch of the other store.
tl::expected<Export, codec::InputError> Exchange::sound(const Store& from, const StreamHead& head,
                                                        Branch&& branch, std::int64_t known,
                                                        Guard guard) const {
  const StreamHead whole{head.id, head.kind, branch.count(), branch.events.back().hash};
  auto file = export_stream(from, whole, std::move(branch.events));
  if (!file) return file;
  if (auto fault = fault_in(*file, known, guard)) return tl::unexpected(std::move(*fault));
  return file;
}

tl::expected<std::int64_t, codec::InputError> Exchange::take(const Store& from, const StreamHead& head) {
  require(*session_.store_, Operation::manage);
  auto there = history_there(from, head);
  if (!there) return tl::unexpected(there.error());
  History &theirs = *there, mine = history(*session_.store_, head.id);
  // If another club record was created in the meantime, each database keeps its own.
  if (head.kind == "club" && mine.branches.empty() && session_.store_->count_streams(head.kind) > 0) return 0;
  std::int64_t taken = 0;
  for (Branch& branch : fork_of(theirs).branches) {
    if (waits_aside(theirs, branch)) continue;
    const std::int64_t known = mine.count_known(branch.events);
    if (known == branch.count()) continue;
    if (known == 0 && !mine.branches.empty())
      return tl::unexpected(
          unsound(N_("{0} begins differently here and there."), {std::string_view(head.id)}));
    auto file = sound(from, head, std::move(branch), known, Referees(session_).guard());
    if (!file) return tl::unexpected(file.error());
    add_cards(*file, from);
    keep(*session_.store_, mine, *file);
    taken += file->head.count - known;
  }
  for (const Choice& choice : theirs.choices) {
    if (choice.by_other_club || is_choice_known(mine, choice)) continue;
    if (choice.seq > 0 && Referees(session_).guard() == Guard::shut) return tl::unexpected(needs_referee());
    const std::string& by = choice.event.record.by;
    keep(*session_.store_, mine, choice, from.person(by).value_or(Person{by, std::nullopt}));
    ++taken;
  }
  return taken;
}

// Reads nothing from the own store except for the need of a referee. The append itself fails if the stream
// exists by then.
Exchange::TakenIn Exchange::take_fresh(const Store& from, std::span<const StreamHead> heads,
                                       const std::function<void(std::size_t)>& each) {
  require(*session_.store_, Operation::manage);
  const Guard guarded = Referees(session_).guard();
  TakenIn taken;
  std::vector<std::vector<StoredEvent>> events;
  std::vector<Append> appends;
  for (const StreamHead& head : heads) {
    each(appends.size());
    auto theirs = history_there(from, head);
    if (theirs && theirs->forks() > 0) break;
    auto file = theirs ? sound(from, head, std::move(theirs->branches.front()), 0, guarded)
                       : tl::unexpected(theirs.error());
    if (!file) {
      taken.error = file.error();
      break;
    }
    add_cards(*file, from);
    History mine;
    Incoming one = incoming(*session_.store_, mine, *file);
    taken.events += std::ssize(one.events);
    events.push_back(std::move(one.events));
    appends.push_back(std::move(one.append));
  }
  taken.streams = appends.size();
  session_.store_->append_all(appends);
  return taken;
}

}  // namespace tanteador::session
