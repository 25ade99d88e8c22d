#include "src/session/session.hpp"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "src/core/names.hpp"
#include "src/session/input.hpp"
#include "src/session/league/league.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

bool lacks_referee(const std::vector<RefusedEvent>& refused) {
  return std::ranges::any_of(
      refused, [](const RefusedEvent& event) { return event.refusal.violation.kind == &kNeedsReferee; });
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

// A known person of exactly this name, or a new one. What is new is stored with the event that names it.
std::string Session::person_id(OpenMatch& match, const std::string& written) const {
  const std::string name = normal_name(written);
  for (const auto& [id, known] : match.people()) {
    if (known == name) return id;
  }
  // The club's own before others of that name.
  const auto called = League(store_, host_).called(name);
  std::string id = called.empty() ? host_.new_id() : called.front();
  match.name_person(id, name);
  return id;
}

codec::Roster Session::roster_for(OpenMatch& match) const {
  codec::Roster roster = match.roster();
  roster.person_id = [this, &match](const std::string& name) { return person_id(match, name); };
  roster.rulesets = rulesets();
  return roster;
}

OpenMatch Session::make_open(const codec::StartRequest& request, AnyMatch started, const json& event) {
  OpenMatch match(host_.new_id(), request, std::move(started), {});
  const auto id = [&](const std::string& name) { return person_id(match, name); };
  codec::StartRequest by_id = request;
  for (std::string& player : by_id.players) player = id(player);
  for (auto& side : by_id.sides) side.name = id(side.name);
  std::string payload = codec::write_start(request, event, id);
  const std::string by = word_of(event, "entered_by", "");
  const std::string by_person = by.empty() ? "" : id(by);
  OpenMatch ready(match.id(), std::move(by_id), match.match(), match.people());
  ready.record_start(std::move(payload), word_of(event, "at", host_.now()), by_person);
  return ready;
}

void Session::save(OpenMatch& match) {
  if (!store_ || keep_ == Keep::no || match.unsaved().empty()) return match.mark_saved();
  const std::int64_t first = match.unsaved().front().record.seq;
  Append append;
  append.before = {
      .id = match.id(), .kind = "match", .count = first - 1, .hash = match.unsaved().front().prev_hash};
  append.events = match.unsaved();
  bool corrected = false;  // then entries of earlier events may be others now
  bool ruled = false;      // then so may the cases
  for (const StoredEvent& event : match.unsaved()) {
    ruled = ruled || touches_cases(event.record.kind);
    corrected = corrected || is_correction(match.match(), EventSeq{event.record.seq});
    for (const std::string& id : people_in(event.record)) {
      const auto person = match.people().find(id);
      if (person != match.people().end()) append.new_people.push_back({id, person->second});
    }
  }
  append.summary = summary_of(match);
  append.entries_from = corrected ? 1 : first;
  append.entries = entry_rows(match, append.entries_from);
  if (ruled) append.cases = case_rows(match);
  append.settle = outcome(match.match()).status != Outcome::Status::in_progress;
  store_->append(append);
  match.mark_saved();
  try {
    if (!store_->competitions_with(match.id()).empty()) League(store_, host_).follow(match);
  } catch (const StoreError&) {  // the match is durable all the same; League::catch_up does it later
  }
}

tl::expected<EventSeq, codec::Failure> Session::start(const json& written, std::optional<OpenMatch>& match) {
  const json event = with_normal_names(written);
  auto request = codec::read_start(event, rulesets());
  if (!request) return tl::unexpected(codec::Failure(request.error()));
  auto started = codec::start_match(*request);
  if (!started) return tl::unexpected(started.error());
  if (passes_for_a_referee(word_of(event, "entered_by", ""), guard()))
    return tl::unexpected(codec::Failure(Refusal{{&kNeedsReferee, {}}, {}}));
  OpenMatch made = make_open(*request, std::move(*started), event);
  save(made);
  match = std::move(made);
  return EventSeq{1};
}

tl::expected<EventSeq, codec::Failure> Session::submit(OpenMatch& match, const json& written) {
  const json event = with_normal_names(written);
  const Room room = room_in(match.records());
  if (room.events < 1) return tl::unexpected(codec::Failure(too_many_events()));
  if (room.bytes < exported_bytes(event.dump(-1, ' ', false, json::error_handler_t::replace)))
    return tl::unexpected(codec::Failure(too_long()));
  if (auto error = check_act(event, 0)) return tl::unexpected(codec::Failure(*error));
  OpenMatch trial = match;
  const codec::Roster roster = roster_for(trial);
  auto seq = enter(trial, event, roster, guard());
  if (!seq) return seq;
  save(trial);
  match = std::move(trial);
  return seq;
}

tl::expected<EventSeq, codec::Failure> Session::undo(OpenMatch& match) {
  const auto target = undo_target(match.match());
  if (!target)
    return tl::unexpected(codec::Failure(codec::InputError{codec::message("There is nothing to undo.")}));
  return submit(match, {{"type", "voided"}, {"seq", static_cast<std::int64_t>(*target)}, {"reason", "undo"}});
}

tl::expected<EventSeq, codec::Failure> Session::redo(OpenMatch& match) {
  const auto target = redo_target(match.match());
  if (!target)
    return tl::unexpected(codec::Failure(codec::InputError{codec::message("There is nothing to redo.")}));
  return submit(match, {{"type", "voided"}, {"seq", static_cast<std::int64_t>(*target)}, {"reason", "redo"}});
}

tl::expected<Scored, codec::InputError> Session::score(std::string_view lines, OnRefusal on_refusal) {
  auto input = read_input(lines);
  if (!input) return tl::unexpected(input.error());
  auto request = read_first(*input, rulesets());
  if (!request) return tl::unexpected(request.error());
  auto started = codec::start_match(*request);
  Scored scored{.start = *request, .match = {}, .refused = {}};
  if (!started) {
    if (const auto* error = std::get_if<codec::InputError>(&started.error()))
      return tl::unexpected(input->at(0, *error));
    // Not a table of this game; the other lines must still be readable as events of the game.
    const auto table = *codec::any_table(request->edition);
    codec::Roster nobody;
    nobody.rulesets = rulesets();
    for (std::string& name : codec::usual_side_names(*request)) nobody.known.insert(std::move(name));
    if (auto error = check_lines(*input, 1, table, nobody)) return tl::unexpected(*error);
    scored.refused.push_back({input->lines[0].number, "match_started", std::get<Refusal>(started.error())});
    return scored;
  }
  scored.match = make_open(*request, std::move(*started), input->lines[0].event);
  if (auto error = check_lines(*input, 1, scored.match->match(), roster_for(*scored.match)))
    return tl::unexpected(*error);
  if (passes_for_a_referee(word_of(input->lines[0].event, "entered_by", ""), guard()))
    scored.refused.push_back({input->lines[0].number, "match_started", {{&kNeedsReferee, {}}, {}}});
  else
    scored.refused = apply_lines(*input, 1, *scored.match, on_refusal);
  scored.kept = !lacks_referee(scored.refused);
  if (scored.kept) save(*scored.match);
  return scored;
}

tl::expected<Scored, codec::InputError> Session::add(OpenMatch& match, std::string_view lines,
                                                     OnRefusal on_refusal) {
  auto input = read_input(lines, room_in(match.records()));
  if (!input) return tl::unexpected(input.error());
  OpenMatch trial = match;
  if (auto error = check_lines(*input, 0, match.match(), roster_for(trial))) return tl::unexpected(*error);
  Scored scored{.start = match.start(), .match = {}, .refused = {}};
  scored.refused = apply_lines(*input, 0, trial, on_refusal);
  scored.kept = !lacks_referee(scored.refused);
  if (!scored.kept || (on_refusal == OnRefusal::take_back && !scored.refused.empty())) return scored;
  save(trial);
  match = trial;
  scored.match = std::move(trial);
  return scored;
}

tl::expected<Scored, codec::InputError> Session::attempt(const OpenMatch& match,
                                                         std::string_view lines) const {
  Session dry = *this;
  dry.keep_ = Keep::no;
  OpenMatch trial = match;
  return dry.add(trial, lines, OnRefusal::take_back);
}

// Of a decision and what is entered with it all stands, or nothing.
std::vector<RefusedEvent> Session::apply_lines(const Input& input, std::size_t first, OpenMatch& match,
                                               OnRefusal on_refusal) {
  std::vector<RefusedEvent> refused;
  std::optional<codec::Roster> roster;
  const Guard guarded = guard();
  std::optional<OpenMatch> before;  // an act, whose last line is `end`
  std::size_t end = 0;
  for (std::size_t i = first; i < input.lines.size(); ++i) {
    const json& event = input.lines[i].event;
    if (before && i > end) before.reset();
    if (const int with = events_with(event); with > 0 && !before) {
      before = match;
      end = i + static_cast<std::size_t>(with);
    }
    const std::string type = event.value("type", "");
    if (!roster) {
      roster = roster_for(match);
      add_known_names(input, *roster);
    }
    const auto seq = enter(match, event, *roster, guarded);
    if (seq) {
      if (changes_names(type)) roster.reset();
      continue;
    }
    const auto* refusal = std::get_if<Refusal>(&seq.error());
    // Every line was readable before; what is left are names that sit nowhere any more.
    refused.push_back({input.lines[i].number, type, refusal ? *refusal : unreadable_now()});
    if (before) {
      match = *std::exchange(before, std::nullopt);
      roster.reset();
      i = end;
    }
    if (on_refusal != OnRefusal::keep_going) break;
  }
  return refused;
}

StoredMatch Session::stored(const StreamHead& head) const {
  StoredMatch stored{head, {}, {}};
  constexpr std::int64_t kMost = 10'000;  // a damaged head may say anything
  stored.events.reserve(static_cast<std::size_t>(std::clamp<std::int64_t>(head.count, 0, kMost)));
  store_->read(head.id, [&](const StoredEvent& event) { stored.events.push_back(event); });
  const auto meet = [&](const std::string& person_id) {
    if (stored.people.contains(person_id)) return;
    const auto person = store_->person(person_id);
    stored.people.emplace(person_id, person ? person->name : std::nullopt);
  };
  for (const StoredEvent& event : stored.events) each_person_in(event.record, meet);
  return stored;
}

std::optional<OpenMatch> Session::open(std::string_view id) const {
  const auto head = store_->head(id);
  if (!head || head->kind != "match") return std::nullopt;
  return opened(stored(*head));
}

OpenMatch opened(StoredMatch stored) {
  const std::string id = stored.head.id;
  auto match = replayed(std::move(stored));
  if (!match) throw StoreError(StoreError::Code::damaged, id + ": " + match.error());
  return std::move(*match);
}

}  // namespace tanteador::session
