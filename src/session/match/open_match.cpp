#include "src/session/match/open_match.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/core/text/text.hpp"
#include "src/session/chain.hpp"
#include "src/session/input.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

constexpr ViolationKind kNameTaken{"table/name_taken", "table.player", N_("{0} already sits at this table.")};
constexpr ViolationKind kNamesakes{"table/namesakes", "table.player",
                                   N_("Two players at this table would have the same name.")};

json parse_payload(const std::string& payload) { return json::parse(payload, nullptr, false); }

// True if two people have the same name at the same time. `sittings` are in order of their beginning.
template <class Sitting>
bool are_namesakes_in(const std::vector<Sitting>& sittings) {
  for (auto one = sittings.begin(); one != sittings.end(); ++one) {
    const auto next =
        std::find_if(one + 1, sittings.end(), [&](const auto& each) { return each.seat == one->seat; });
    for (auto other = one + 1; other != next; ++other) {
      if (other->seat != one->seat && other->person == one->person) return true;
    }
  }
  return false;
}

}  // namespace

OpenMatch::OpenMatch(std::string id, codec::StartRequest start, AnyMatch match, NameBook people)
    : id_(std::move(id)), start_(std::move(start)), match_(std::move(match)), people_(std::move(people)) {
  head_ = {.id = id_, .kind = "match", .count = 0, .hash = {}};
}

std::vector<std::string> OpenMatch::overridden_options() const {
  std::vector<std::string> names;
  for (const auto& [name, value] : start_.options) names.push_back(name);
  return names;
}

std::string OpenMatch::title() const {
  const std::string title = tr(edition().title);
  if (start_.options.empty()) return title;
  return codec::message("{0}, with house agreements", {std::string_view(title)});
}

std::string OpenMatch::payload_in_force(EventSeq seq) const {
  std::string payload = records_[index(seq) - 1].payload;
  if (!amended_) return payload;
  for (const EventRecord& record : records_) {
    if (record.kind != "amended" || is_struck(match_, EventSeq{record.seq})) continue;
    const json amended = parse_payload(record.payload);
    if (amended.value("seq", 0) == static_cast<int>(seq)) payload = amended["event"].dump();
  }
  return payload;
}

std::string OpenMatch::kind_in_force(EventSeq seq) const {
  const EventRecord& record = records_[index(seq) - 1];
  const std::string_view now = amended_ ? codec::type_at(match_, seq) : std::string_view();
  return now.empty() ? record.kind : std::string(now);
}

json OpenMatch::event_json(EventSeq seq, const Names& names) const {
  const auto person = [&](const std::string& id) { return name_of(id, 0); };
  return codec::written_event(match_, seq, names, parse_payload(payload_in_force(seq)), person);
}

// The people by seat up to an event, in order. A corrected name applies to all of a person's time at the
// table. A substitute plays from the event on.
std::vector<OpenMatch::Sitting> OpenMatch::sittings(std::optional<EventSeq> after) const {
  std::vector<Sitting> all;
  for (const std::string& id : start_.players) all.push_back({all.size(), id});
  for (const EventRecord& record : records_) {
    const EventSeq seq{record.seq};
    if (is_correction(match_, seq) || is_struck(match_, seq)) continue;
    const std::string kind = record.kind == "match_started" ? record.kind : kind_in_force(seq);
    if (kind != "renamed" && kind != "replaced") continue;
    const json payload = parse_payload(payload_in_force(seq));
    const auto seat = static_cast<std::size_t>(payload.value("player", 0));
    const auto now = std::ranges::find(all.rbegin(), all.rend(), seat, &Sitting::seat);
    if (now == all.rend()) continue;
    if (kind == "renamed")
      now->person = payload.value("to", now->person);
    else
      all.push_back({seat, payload.value("by_player", now->person), seq});
  }
  if (after) std::erase_if(all, [&](const Sitting& one) { return one.since > *after; });
  return all;
}

std::vector<std::string> OpenMatch::person_ids(std::optional<EventSeq> after) const {
  std::vector<std::string> ids(start_.players.size());
  for (Sitting& one : sittings(after)) ids[one.seat] = std::move(one.person);
  return ids;
}

std::vector<OpenMatch::Sitting> OpenMatch::named_sittings(std::optional<EventSeq> after) const {
  std::vector<Sitting> all = sittings(after);
  for (Sitting& one : all) one.person = name_of(one.person, static_cast<int>(one.seat));
  return all;
}

bool OpenMatch::has_namesakes() const { return are_namesakes_in(named_sittings({})); }

std::optional<Refusal> OpenMatch::name_taken(const codec::WrittenEvent& event,
                                             std::optional<EventSeq> after) const {
  const Entry* entry = std::get_if<Entry>(&event);
  const bool renamed = codec::type_of(event) == "renamed";
  if (!entry || (!renamed && codec::type_of(event) != "replaced")) return std::nullopt;
  const std::string* name = find_announced(entry->texts, renamed ? "to" : "by_player");
  const Note* note = note_in(entry->event);
  if (!name || !note) return std::nullopt;
  const Names now = names(after);
  const auto taken = std::ranges::find(now.seats, *name);
  if (taken != now.seats.end())
    return Refusal{{&kNameTaken, {seat_at(static_cast<int>(taken - now.seats.begin()))}}, {}};
  std::vector<Sitting> all = named_sittings(after);
  const auto his = std::ranges::find(all.rbegin(), all.rend(), index(note->player), &Sitting::seat);
  if (!renamed || his == all.rend()) return std::nullopt;
  his->person = *name;
  return are_namesakes_in(all) ? std::optional(Refusal{{&kNamesakes, {}}, {}}) : std::nullopt;
}

std::string OpenMatch::name_of(const std::string& id, int place) const {
  const auto found = people_.find(id);
  const bool known = found != people_.end() && found->second;
  return known ? *found->second : codec::message("Player {0}", {place + 1});
}

Names OpenMatch::names(std::optional<EventSeq> after) const {
  Names names;
  names.french_cards = writes_french_cards(match_);
  names.spoken = spoken_words(match_);
  for (const std::string& id : person_ids(after))
    names.seats.push_back(name_of(id, static_cast<int>(names.seats.size())));
  for (int side = 0; side < side_count(match_); ++side) {
    const auto place = static_cast<std::size_t>(side);
    const std::string_view usual = default_side_name(match_, side_at(side));
    if (place < start_.sides.size()) {
      names.sides.push_back(name_of(start_.sides[place].name, side));
    } else if (!usual.empty()) {
      names.sides.emplace_back(usual);
    } else {
      names.sides.push_back(names.seats[place]);
    }
  }
  return names;
}

codec::Roster OpenMatch::roster(std::optional<EventSeq> after) const {
  codec::Roster roster;
  const Names now = names(after);
  for (std::size_t i = 0; i < now.seats.size(); ++i)
    roster.seats[now.seats[i]] = seat_at(static_cast<int>(i));
  for (std::size_t i = 0; i < now.sides.size(); ++i)
    roster.sides[now.sides[i]] = side_at(static_cast<int>(i));
  for (const auto& [id, name] : people_) {
    if (name) roster.known.insert(*name);
  }
  roster.known.insert(now.seats.begin(), now.seats.end());
  roster.known.insert(now.sides.begin(), now.sides.end());
  roster.french_cards = writes_french_cards(match_);
  return roster;
}

// An amended start has its own players, sides and options.
void OpenMatch::refresh_start(std::string_view kind) {
  amended_ = amended_ || kind == "amended";
  if (kind != "amended" && kind != "voided") return;
  if (auto stored = codec::read_stored_start(payload_in_force(EventSeq{1})))
    start_ = std::move(stored->request);
}

void OpenMatch::chain(EventRecord record) {
  StoredEvent event{.record = std::move(record), .prev_hash = head_.hash, .hash = {}};
  event.hash = hash_event(id_, event.record, event.prev_hash);
  head_.count = event.record.seq;
  head_.hash = event.hash;
  records_.push_back(event.record);
  refresh_start(event.record.kind);
  unsaved_.push_back(std::move(event));
}

void OpenMatch::record_start(std::string payload, std::string at, std::string by) {
  chain({1, "match_started", std::move(payload), std::move(at), std::move(by)});
}

tl::expected<EventSeq, codec::Failure> OpenMatch::apply(const codec::WrittenEvent& event,
                                                        const codec::PersonId& id, std::string at,
                                                        std::string by) {
  const std::string_view kind = codec::type_of(event);
  if (const auto taken = name_taken(event)) return tl::unexpected(codec::Failure(*taken));
  // A correction may restore a name that somebody else has by now.
  const bool corrects = kind == "voided" || kind == "amended";
  const auto before = corrects && !has_namesakes() ? std::optional(mark()) : std::nullopt;
  const auto seq = codec::apply(match_, event);
  if (!seq) return seq;
  chain({index(*seq), std::string(kind), codec::event_payload(event, id), std::move(at), std::move(by)});
  if (!before || !has_namesakes()) return seq;
  roll_back_to(*before);
  return tl::unexpected(codec::Failure(Refusal{{&kNamesakes, {}}, {}}));
}

void OpenMatch::roll_back_to(const Mark& mark) {
  if (head_.count > mark.count) {
    const auto remaining = unsaved_.size() - static_cast<std::size_t>(head_.count - mark.count);
    auto start = codec::read_stored_start(records_.front().payload);
    OpenMatch before(id_, std::move(start->request), std::move(start->match), {});
    codec::StoredReader reader;
    for (EventRecord& record : std::span(records_).first(mark.count))
      static_cast<void>(before.apply_stored(std::move(record), reader));
    before.head_.hash = unsaved_[remaining].prev_hash;
    unsaved_.erase(unsaved_.begin() + static_cast<std::ptrdiff_t>(remaining), unsaved_.end());
    before.unsaved_ = std::move(unsaved_);
    before.new_people_ = std::move(new_people_);
    before.keep_in(std::move(continuation_), forks_);
    *this = std::move(before);
  }
  people_ = mark.people;
}

std::optional<std::string> OpenMatch::replay(StoredEvent&& event, codec::StoredReader& reader) {
  const EventSeq seq{event.record.seq};
  const auto at = [&](std::string_view sentence) { return codec::message(sentence, {seq}); };
  if (event.record.seq != head_.count + 1) return at(N_("Entry {0} does not follow the one before it."));
  if (event.prev_hash != head_.hash) return at(N_("Entry {0} does not follow from the one before."));
  if (hash_event(id_, event.record, event.prev_hash) != event.hash)
    return at(N_("Entry {0} was altered: its check code does not match."));
  if (!apply_stored(std::move(event.record), reader)) return at(N_("Entry {0} is not valid when replayed."));
  head_.hash = event.hash;
  return std::nullopt;
}

tl::expected<EventSeq, codec::Failure> OpenMatch::apply_stored(EventRecord&& record,
                                                               codec::StoredReader& reader) {
  if (record.seq > 1) {
    const auto seq = reader.submit(match_, record.kind, record.payload);
    if (!seq) return seq;
  }
  head_.count = record.seq;
  records_.push_back(std::move(record));
  refresh_start(records_.back().kind);
  return EventSeq{head_.count};
}

void OpenMatch::expect(std::int64_t events) {
  // The count in a damaged head may be anything.
  const auto wanted = static_cast<std::size_t>(std::clamp<std::int64_t>(events, 0, kEventsMax));
  reserve(match_, wanted);
  records_.reserve(wanted);
}

void OpenMatch::add_person(const std::string& id, std::optional<std::string> name) {
  people_[id] = std::move(name);
  new_people_.insert(id);
}

void OpenMatch::mark_saved() {
  unsaved_.clear();
  new_people_.clear();
}

tl::expected<OpenMatch, std::string> replay_match(StoredMatch stored) {
  if (stored.events.empty()) return tl::unexpected(codec::message("The match has no entries."));
  auto start = codec::read_stored_start(stored.events.front().record.payload);
  if (!start) return tl::unexpected(codec::message("The start of the match cannot be read."));
  OpenMatch match(stored.head.id, std::move(start->request), std::move(start->match),
                  std::move(stored.people));
  match.expect(stored.head.count);
  match.keep_in(std::move(stored.continuation), stored.forks);
  codec::StoredReader reader;
  for (StoredEvent& event : stored.events) {
    if (auto fault = match.replay(std::move(event), reader)) return tl::unexpected(std::move(*fault));
  }
  if (match.head().count != stored.head.count || match.head().hash != stored.head.hash)
    return tl::unexpected(codec::message("Entries are missing at the end."));
  return match;
}

}  // namespace tanteador::session
