#include "src/session/session.hpp"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "src/core/text/names.hpp"
#include "src/session/input.hpp"
#include "src/session/league/league.hpp"
#include "src/session/match/starts.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

// Removes the entered events from the match if `work` throws.
template <class Work>
auto all_or_nothing(OpenMatch& match, const Work& work) {
  const OpenMatch::Mark before = match.mark();
  try {
    auto done = work();
    if (!done) match.roll_back_to(before);
    return done;
  } catch (...) {
    match.roll_back_to(before);
    throw;
  }
}

// Another writer entered a new name of this match at the same time.
struct NameEntered : StoreError {
  using StoreError::StoreError;
};

void append_or_name_writer(Store& store, std::optional<Continuation>& continuation, const Append& append) {
  try {
    session::append(store, continuation, append);
  } catch (const StoreError& error) {
    const bool entered =
        error.code() == StoreError::Code::conflict &&
        std::ranges::any_of(append.names, [&](const Holders& one) {
          return static_cast<std::int64_t>(store.people_by_name(one.text).size()) != one.people;
        });
    if (!entered) throw;
    throw NameEntered(error.code(), error.what());
  }
}

// Repeats the work; the name then refers to the person entered by the other writer.
template <class Work>
auto retry_with_names(const Work& work) {
  constexpr int kNameTries = 10;
  for (int tries = 1;; ++tries) {
    try {
      return work();
    } catch (const NameEntered&) {
      if (tries == kNameTries) throw;
    }
  }
}

bool lacks_referee(const std::vector<RefusedEvent>& refused) {
  return std::ranges::any_of(
      refused, [](const RefusedEvent& event) { return event.refusal.violation.kind == &kNeedsReferee; });
}

// Groups the preceding events with the correction, so that one undo removes all.
void join_act(codec::WrittenEvent& correction, std::size_t before) {
  auto& texts = std::visit([](auto& event) -> std::vector<FieldText>& { return event.texts; }, correction);
  const auto together = std::ranges::find(texts, codec::kTogether, &FieldText::field);
  if (together == texts.end()) return codec::enter_together(correction, before + 1);
  together->text = std::to_string(std::stoll(together->text) + static_cast<std::int64_t>(before));
}

// Before each correction outside a decision, adds the amendments that keep the starts of later deals.
template <class Steps>
Steps with_starts_kept(const OpenMatch& match, const codec::Roster& roster, Steps steps, bool in_lines) {
  const auto corrects = [](const auto& step) { return step.type == "voided" || step.type == "amended"; };
  if (std::ranges::none_of(steps, corrects)) return steps;
  std::optional<OpenMatch> now;  // after the previous steps, if there are several
  if (steps.size() > 1) now = match;
  std::size_t deciding = 0;  // remaining events of a decision
  Steps all;
  const auto take = [&](auto step) {
    if (now && step.event) (void)now->apply(*step.event, codec::kAsItIs, "", "");
    all.push_back(std::move(step));
  };
  for (auto& step : steps) {
    const bool alone = deciding == 0;
    deciding = alone && step.event ? static_cast<std::size_t>(followers_of(*step.event)) : deciding - !alone;
    if (alone && step.event && corrects(step)) {
      std::vector<codec::WrittenEvent> amendments = starts_kept(now ? *now : match, *step.event, roster);
      if (in_lines && !amendments.empty()) {
        join_act(*step.event, amendments.size());
        step.written = nullptr;  // reading it again would make it a separate act
      }
      for (codec::WrittenEvent& one : amendments)
        take(typename Steps::value_type{step.line, "amended", std::move(one), nullptr});
    }
    take(std::move(step));
  }
  return all;
}

}  // namespace

NameBook Session::name_book() const {
  NameBook book;
  if (!store_) return book;
  for (Person& person : store_->people()) book.emplace(std::move(person.id), std::move(person.name));
  return book;
}

std::optional<std::string> Session::name_of(const std::string& id) const {
  const auto person = store_->person(id);
  return person ? person->name : std::nullopt;
}

// Returns a known person of exactly this name, or a new one. A new person is stored with the event.
std::string Session::person_id(OpenMatch& match, const std::string& written) const {
  const std::string name = normal_name(written);
  for (const auto& [id, known] : match.people()) {
    if (known == name) return id;
  }
  const auto called = League(store_, host_).people_of_name(name);
  if (!called.empty()) {
    match.meet_person(called.front(), name);
    return called.front();
  }
  std::string id = host_.new_id();
  match.add_person(id, name);
  return id;
}

codec::Roster Session::roster_for(const OpenMatch& match) const {
  codec::Roster roster = match.roster();
  roster.rulesets = rulesets();
  return roster;
}

Session::StartFields Session::start_fields(const json& start) const {
  const auto note = start.find("note");
  return {note == start.end() ? nullptr : &note->get_ref<const std::string&>(),
          word_of(start, "at", host_.now()), word_of(start, "entered_by", "")};
}

OpenMatch Session::make_open(const codec::StartRequest& request, AnyMatch started, const StartFields& fields,
                             const std::vector<Seat>& unnamed) {
  OpenMatch match(host_.new_id(), request, std::move(started), {});
  std::map<std::string, std::string> nobody;  // new ids, by the label of the seat
  for (const Seat seat : unnamed) {
    const std::string& id = nobody[request.players[index(seat)]] = host_.new_id();
    match.add_person(id, std::nullopt);
  }
  const auto id = [&](const std::string& name) {
    const auto found = nobody.find(name);
    return found == nobody.end() ? person_id(match, name) : found->second;
  };
  codec::StartRequest by_id = request;
  for (std::string& player : by_id.players) player = id(player);
  for (auto& side : by_id.sides) side.name = id(side.name);
  std::string payload = codec::write_start(request, fields.note, id);
  const std::string by_person = fields.by.empty() ? "" : id(fields.by);
  OpenMatch ready(match.id(), std::move(by_id), match.match(), match.people());
  ready.take_new_people(match);
  ready.record_start(std::move(payload), fields.at, by_person);
  return ready;
}

void Session::save(OpenMatch& match) {
  if (!store_ || keep_ == Keep::no || match.unsaved_events().empty()) return match.mark_saved();
  require(*store_, Operation::score, referee_ ? referee_->worker() : Worker());
  const std::int64_t first = match.unsaved_events().front().record.seq;
  Append append;
  append.before = {.id = match.id(),
                   .kind = "match",
                   .count = first - 1,
                   .hash = match.unsaved_events().front().prev_hash};
  append.events = match.unsaved_events();
  bool corrected = false;  // entries of earlier events may have changed
  bool ruled = false;      // cases may have changed
  for (const StoredEvent& event : match.unsaved_events()) {
    ruled = ruled || touches_cases(event.record.kind);
    corrected = corrected || is_correction(match.match(), EventSeq{event.record.seq});
    for (const std::string& id : people_in(event.record)) {
      const auto person = match.people().find(id);
      if (person == match.people().end()) continue;
      append.new_people.push_back({id, person->second});
      if (match.is_new(id) && person->second) append.names.push_back({*person->second});
    }
  }
  append.summary = summary_of(match);
  append.entries_from = corrected ? 1 : first;
  append.entries = entry_rows(match, append.entries_from);
  if (ruled) append.cases = case_rows(match);
  append.checkpoint = outcome(match.match()).status != Outcome::Status::in_progress;
  // A new branch may change the events that count.
  if (first > 1) append.forks = known_forks(match.id(), match.forks());
  append_or_name_writer(*store_, match.continuation(), append);
  match.mark_saved();
  try {
    if (!store_->competitions_with(match.id()).empty()) League(store_, host_).follow(match);
  } catch (const StoreError&) {  // the match is durable; League::catch_up updates the competition later
  }
}

tl::expected<EventSeq, codec::Failure> Session::start(const json& written, std::optional<OpenMatch>& match) {
  const json event = with_normal_names(written);
  auto request = codec::read_start(event, rulesets());
  if (!request) return tl::unexpected(codec::Failure(request.error()));
  auto started = codec::start_match(*request);
  if (!started) return tl::unexpected(started.error());
  const Referees referees(*this);
  if (referees.is_meant_by(word_of(event, "entered_by", ""), referees.guard()))
    return tl::unexpected(codec::Failure(Refusal{{&kNeedsReferee, {}}, {}}));
  match = retry_with_names([&] {
    OpenMatch open = make_open(*request, *started, start_fields(event));
    save(open);
    return open;
  });
  return EventSeq{1};
}

tl::expected<EventSeq, codec::Failure> Session::submit(OpenMatch& match, const json& written) {
  const json event = with_normal_names(written);
  if (room_in(match.records()).bytes <
      exported_bytes(event.dump(-1, ' ', false, json::error_handler_t::replace)))
    return tl::unexpected(codec::Failure(too_long_error()));
  auto read = read_line(match.match(), event, roster_for(match));
  if (!read) return tl::unexpected(std::move(read.error()));
  return submit(match, *read);
}

tl::expected<EventSeq, codec::Failure> Session::submit(OpenMatch& match, const codec::WrittenEvent& event) {
  if (room_in(match.records()).events < 1) return tl::unexpected(codec::Failure(too_many_events_error()));
  if (auto error = check_act(followers_of(event), 0)) return tl::unexpected(codec::Failure(*error));
  if (auto error = check_together(event, match.head().count)) return tl::unexpected(codec::Failure(*error));
  return retry_with_names([&] {
    return all_or_nothing(match, [&] {
      auto seq = enter(match, event, Referees(*this).guard());
      if (seq) save(match);
      return seq;
    });
  });
}

tl::expected<ScoreResult, codec::InputError> Session::score(std::string_view lines, RefusalPolicy on_refusal,
                                                            const std::vector<Seat>& unnamed) {
  auto input = read_input(lines);
  if (!input) return tl::unexpected(input.error());
  auto request = read_first(*input, rulesets());
  if (!request) return tl::unexpected(request.error());
  auto started = codec::start_match(*request);
  ScoreResult scored;
  scored.start = *request;
  if (!started) {
    if (const auto* error = std::get_if<codec::InputError>(&started.error()))
      return tl::unexpected(input->at(0, *error));
    // No playable table; the other lines must still be readable as events of the game.
    const auto table = *codec::any_table(request->edition);
    codec::Roster nobody;
    nobody.rulesets = rulesets();
    for (std::string& name : codec::usual_side_names(*request)) nobody.known.insert(std::move(name));
    if (const auto read = read_lines(*input, 1, table, nobody); !read) return tl::unexpected(read.error());
    scored.refused.push_back({input->lines[0].number, "match_started", std::get<Refusal>(started.error())});
    return scored;
  }
  return retry_with_names([&] { return score(*input, *request, *started, on_refusal, unnamed); });
}

tl::expected<ScoreResult, codec::InputError> Session::score(const Input& input,
                                                            const codec::StartRequest& request,
                                                            const AnyMatch& started, RefusalPolicy on_refusal,
                                                            const std::vector<Seat>& unnamed) {
  const json& first = input.lines[0].event;
  ScoreResult scored;
  scored.start = request;
  scored.match = make_open(request, started, start_fields(first), unnamed);
  auto steps = read_steps(input, 1, *scored.match);
  if (!steps) return tl::unexpected(steps.error());
  const Referees referees(*this);
  if (referees.is_meant_by(word_of(first, "entered_by", ""), referees.guard()))
    scored.refused.push_back({input.lines[0].number, "match_started", {{&kNeedsReferee, {}}, {}}});
  else
    scored.refused = enter_all(*scored.match, std::move(*steps), &input, on_refusal);
  scored.is_stored = !lacks_referee(scored.refused);
  if (scored.is_stored) save(*scored.match);
  return scored;
}

// Reads all lines with the current names. Names after a rename or substitution are resolved when entered.
tl::expected<Session::Steps, codec::InputError> Session::read_steps(const Input& input, std::size_t first,
                                                                    const OpenMatch& match) const {
  auto read = read_lines(input, first, match.match(), roster_for(match));
  if (!read) return tl::unexpected(std::move(read.error()));
  Steps steps;
  for (std::size_t i = 0; i < read->size(); ++i) {
    const Input::Line& line = input.lines[first + i];
    steps.push_back({line.number, line.event.value("type", ""), std::move((*read)[i]), &line.event});
  }
  return steps;
}

tl::expected<Session::Steps, codec::InputError> Session::steps_of(const OpenMatch& match,
                                                                  const Entries& entries) const {
  Room room = room_in(match.records());
  Steps steps;
  for (const Entry& entry : entries) {
    room.bytes -= exported_bytes(entry);
    if (--room.events < 0) return tl::unexpected(too_many_events_error());
    if (room.bytes < 0) return tl::unexpected(too_long_error());
    codec::WrittenEvent event = with_normal_names(entry);
    const std::string type(codec::type_of(event));
    if (!is_of(match.match(), entry.event))
      return tl::unexpected(codec::InputError{
          codec::message("This game has no entries of type \"{0}\".", {std::string_view(type)})});
    if (auto fault = codec::fault_in(std::get<Entry>(event))) return tl::unexpected(std::move(*fault));
    if (auto fault = check_act(followers_of(event), entries.size() - steps.size() - 1))
      return tl::unexpected(std::move(*fault));
    steps.push_back({static_cast<int>(steps.size()) + 1, type, std::move(event), nullptr});
  }
  return steps;
}

// Lines mark their groups themselves.
AddResult Session::add(OpenMatch& match, Steps steps, const Input* input, RefusalPolicy on_refusal) {
  steps = with_starts_kept(match, roster_for(match), std::move(steps), input != nullptr);
  if (!input && steps.size() > 1 && steps.back().event)
    codec::enter_together(*steps.back().event, steps.size());
  AddResult added;
  (void)retry_with_names([&] {
    return all_or_nothing(match, [&] {
      added.refused = enter_all(match, steps, input, on_refusal);
      added.is_stored = !lacks_referee(added.refused);
      const bool stands =
          added.is_stored && (on_refusal != RefusalPolicy::take_back || added.refused.empty());
      if (stands) save(match);
      return stands;
    });
  });
  return added;
}

tl::expected<AddResult, codec::InputError> Session::add(OpenMatch& match, std::string_view lines,
                                                        RefusalPolicy on_refusal) {
  auto input = read_input(lines, room_in(match.records()));
  if (!input) return tl::unexpected(input.error());
  auto steps = read_steps(*input, 0, match);
  if (!steps) return tl::unexpected(steps.error());
  return add(match, std::move(*steps), &*input, on_refusal);
}

tl::expected<AddResult, codec::InputError> Session::add(OpenMatch& match, const Entries& entries) {
  auto steps = steps_of(match, entries);
  if (!steps) return tl::unexpected(steps.error());
  return add(match, std::move(*steps), nullptr, RefusalPolicy::take_back);
}

template <class... Events>
tl::expected<ScoreResult, codec::InputError> Session::add_to_copy(const OpenMatch& match,
                                                                  const Events&... events) const {
  Session dry = *this;
  dry.keep_ = Keep::no;
  ScoreResult scored;
  scored.match = match;
  auto added = dry.add(*scored.match, events...);
  if (!added) return tl::unexpected(std::move(added.error()));
  static_cast<AddResult&>(scored) = std::move(*added);
  return scored;
}

tl::expected<ScoreResult, codec::InputError> Session::attempt(const OpenMatch& match,
                                                              std::string_view lines) const {
  return add_to_copy(match, lines, RefusalPolicy::take_back);
}

tl::expected<ScoreResult, codec::InputError> Session::attempt(const OpenMatch& match,
                                                              const Entries& entries) const {
  return add_to_copy(match, entries);
}

// Enters a decision and its events completely or not at all.
std::vector<RefusedEvent> Session::enter_all(OpenMatch& match, Steps steps, const Input* input,
                                             RefusalPolicy on_refusal) const {
  std::vector<RefusedEvent> refused;
  const Guard guarded = Referees(*this).guard();
  bool renamed = false;
  std::optional<codec::Roster> roster;
  std::optional<OpenMatch::Mark> before;  // set within a group, whose last step is `end`
  std::size_t end = 0;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    Step& step = steps[i];
    if (before && i > end) before.reset();
    if (renamed && step.written) {
      if (!roster) add_known_names(*input, roster.emplace(roster_for(match)));
      step.event = read_line(match.match(), *step.written, *roster);
    }
    if (const int with = step.event ? followers_of(*step.event) : 0; with > 0 && !before) {
      before = match.mark();
      end = i + static_cast<std::size_t>(with);
    }
    const auto seq = step.event ? enter(match, *step.event, guarded)
                                : tl::expected<EventSeq, codec::Failure>(tl::unexpected(step.event.error()));
    if (seq) {
      if (!changes_names(step.type)) continue;
      renamed = true;
      roster.reset();
      continue;
    }
    const auto* refusal = std::get_if<Refusal>(&seq.error());
    // Every line was readable, so the only possible error is a name that no longer sits here.
    refused.push_back({step.line, step.type, refusal ? *refusal : unreadable_now()});
    if (before) {
      match.roll_back_to(*std::exchange(before, std::nullopt));
      roster.reset();
      i = end;
    }
    if (on_refusal != RefusalPolicy::keep_going) break;
  }
  return refused;
}

StoredMatch Session::read_stored(const StreamHead& head) const {
  return read_stored(head, !fork_streams(*store_, head.id).empty());
}

StoredMatch Session::read_stored(const StreamHead& head, bool forked) const {
  StoredMatch stored{head, {}, {}};
  if (forked) {
    EffectiveLog now = effective_log(history(*store_, head.id));
    stored = {std::move(now.head), std::move(now.events), {}, std::move(now.continuation), now.forks};
  } else {
    // The count in a damaged head may be anything.
    stored.events.reserve(std::clamp<std::int64_t>(head.count, 0, kEventsMax));
    store_->read(head.id, [&](StoredEvent&& event) { stored.events.push_back(std::move(event)); });
  }
  return with_people(std::move(stored));
}

StoredMatch Session::with_people(StoredMatch stored) const {
  const auto meet = [&](const std::string& person_id) {
    if (stored.people.contains(person_id)) return;
    const auto person = store_->person(person_id);
    stored.people.emplace(person_id, person ? person->name : std::nullopt);
  };
  for (const StoredEvent& event : stored.events) visit_people(event.record, meet);
  return stored;
}

std::optional<OpenMatch> Session::open(std::string_view id) const {
  if (!store_) return std::nullopt;
  std::optional<StoredMatch> found;
  store_->with_snapshot([&] {  // without it a concurrent event would look like damage
    const auto head = store_->head(id);
    if (head && head->kind == "match") found = read_stored(*head);
  });
  if (!found) return std::nullopt;
  return open_stored(std::move(*found));
}

bool Session::is_current(const OpenMatch& match) const {
  const StreamHead& known = match.continuation() ? match.continuation()->head : match.head();
  const auto head = store_ ? store_->head(known.id) : std::nullopt;
  return head && head->hash == known.hash && fork_streams(*store_, match.id()).size() == match.forks();
}

std::vector<std::string> Session::agreed_options(std::string_view id) const {
  std::vector<std::string> names;
  const auto start = store_->start_of(id);
  if (!start) return names;
  if (start->amended || !fork_streams(*store_, id).empty()) {
    try {
      const auto match = open(id);
      return match ? match->overridden_options() : names;
    } catch (const StoreError& error) {
      if (error.code() != StoreError::Code::damaged) throw;
      return names;  // `match show` says why
    }
  }
  const auto read = codec::read_stored_start(start->payload);
  for (const auto& [name, value] : read ? read->request.options : codec::Values()) names.push_back(name);
  return names;
}

OpenMatch open_stored(StoredMatch stored) {
  const std::string id = stored.head.id;
  auto match = replay_match(std::move(stored));
  if (!match) throw StoreError(StoreError::Code::damaged, id + ": " + match.error());
  return std::move(*match);
}

}  // namespace tanteador::session
