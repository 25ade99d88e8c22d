// Matches as files: events with their hashes, and the names of the people in them.

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "src/codec/roster.hpp"
#include "src/codec/spelling.hpp"
#include "src/codec/texts.hpp"
#include "src/session/chain.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/exchange/export_file.hpp"
#include "src/session/input.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"
#include "src/session/signatures/known_keys.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

constexpr int kMatchFormat = 1;

std::optional<StoredEvent> read_event(const json& row) {
  const auto text = [&](const char* field) -> const std::string* {
    const auto found = row.find(field);
    return found != row.end() && found->is_string() ? found->template get_ptr<const std::string*>() : nullptr;
  };
  if (!row.is_object() || !row.contains("seq") || !row["seq"].is_number_unsigned()) return std::nullopt;
  const std::string *kind = text("kind"), *payload = text("payload"), *at = text("at"), *by = text("by");
  const std::string *prev = text("prev_hash"), *own = text("hash");
  if (!kind || !payload || !at || !by || !prev || !own) return std::nullopt;
  const auto prev_hash = from_hex(*prev), hash = from_hex(*own);
  if (!prev_hash || !hash) return std::nullopt;
  return StoredEvent{{row["seq"].get<std::int64_t>(), *kind, *payload, *at, *by}, *prev_hash, *hash};
}

// Adds an event and reduces the remaining room; an export has the limits of a file.
std::optional<codec::InputError> add(Export& out, std::optional<StoredEvent> event, std::int64_t& room) {
  const auto number = static_cast<int>(out.events.size()) + 1;
  const bool good =
      event && codec::is_time(event->record.at) && (event->record.by.empty() || is_uuid(event->record.by));
  if (!good) return unsound(N_("Entry {0} of the exported match could not be read."), {number});
  if (const auto twice = codec::field_written_twice(event->record.payload)) {
    codec::InputError error =
        unsound(N_("Entry {0} has the field \"{1}\" twice."), {number, std::string_view(*twice)});
    error.field = *twice;
    return error;
  }
  if (out.head.kind == "match") {
    room -= exported_bytes(event->record.payload);
    if (number > kEventsMax) return too_many_events_error();
    if (room < 0) return too_long_error();
  }
  out.events.push_back(std::move(*event));
  return std::nullopt;
}

bool is_person(const std::string& id, const std::optional<std::string>& name) {
  return is_uuid(id) && (!name || codec::is_name(*name));
}

codec::InputError unreadable_head() {
  return unsound(N_("The header of the exported match could not be read."));
}

codec::InputError unreadable_name() { return unsound(N_("A name of the exported match cannot be read.")); }

}  // namespace

codec::InputError needs_referee() {
  codec::InputError error = unsound(kNeedsReferee.text);
  error.refused = Violation{&kNeedsReferee, {}};
  return error;
}

codec::InputError unknown_key(const ViolationKind& kind) {
  codec::InputError error = unsound(kind.text);
  error.refused = Violation{&kind, {}};
  return error;
}

tl::expected<Export, codec::InputError> read_export(const json& file, std::string_view kind) {
  const bool ours = file.is_object() && file.contains("tanteador_export") &&
                    file["tanteador_export"] == kMatchFormat && file.contains("stream") &&
                    file["stream"].is_object() && file.contains("events") && file["events"].is_array() &&
                    file.contains("people") && file["people"].is_object();
  if (!ours) return tl::unexpected(unsound(N_("This is not a match exported by this program.")));
  const json& stream = file["stream"];
  if (stream.contains("kind") && stream["kind"] != kind)
    return tl::unexpected(unsound(N_("The kind of the export does not match its entries.")));
  auto signature = read_signature(file);
  if (!signature) return tl::unexpected(std::move(signature.error()));
  Export out;
  out.signature = std::move(*signature);
  const auto hash = from_hex(
      stream.contains("hash") && stream["hash"].is_string() ? stream["hash"].get<std::string>() : "");
  const bool sound = stream.contains("id") && stream["id"].is_string() &&
                     is_uuid(stream["id"].get_ref<const std::string&>()) && stream.contains("count") &&
                     stream["count"].is_number_unsigned() && hash;
  if (!sound) return tl::unexpected(unreadable_head());
  out.head = {stream["id"], std::string(kind), stream["count"].get<std::int64_t>(), *hash};
  std::int64_t room = kBytesMax;
  for (const json& row : file["events"]) {
    if (const auto error = add(out, read_event(row), room)) return tl::unexpected(*error);
  }
  for (const auto& [id, name] : file["people"].items()) {
    if (!name.is_null() && !name.is_string()) return tl::unexpected(unreadable_name());
    out.people[id] = name.is_null() ? std::nullopt : std::optional<std::string>(name.get<std::string>());
    if (!is_person(id, out.people[id])) return tl::unexpected(unreadable_name());
  }
  return out;
}

tl::expected<Export, codec::InputError> export_stream(const Store& from, const StreamHead& head,
                                                      std::vector<StoredEvent> events) {
  Export out{head, {}, {}};
  if (!is_uuid(head.id)) return tl::unexpected(unreadable_head());
  std::int64_t room = kBytesMax;
  for (StoredEvent& event : events) {
    if (const auto error = add(out, std::move(event), room)) return tl::unexpected(*error);
  }
  for (const StoredEvent& event : out.events) {
    for (const std::string& id : people_in(event.record)) {
      const auto person = out.people.contains(id) ? std::nullopt : from.person(id);
      if (person) out.people[id] = person->name;
      if (person && !is_person(id, person->name)) return tl::unexpected(unreadable_name());
    }
  }
  return out;
}

json events_json(const Store& store, std::string_view stream) {
  json events = json::array();
  for (const StoredEvent& event : effective_log(history(store, stream)).events) {
    const EventRecord& record = event.record;
    events.push_back({{"seq", record.seq},
                      {"kind", record.kind},
                      {"payload", record.payload},
                      {"at", record.at},
                      {"by", record.by},
                      {"prev_hash", to_hex(event.prev_hash)},
                      {"hash", to_hex(event.hash)}});
  }
  return events;
}

void refuse_fork(const History& here, const Export& file) {
  const std::int64_t known = here.count_known(file.events);
  const bool goes_on = here.branches.empty() || known == file.head.count ||
                       std::ranges::count(here.branches, known, &Branch::count) > 0;
  if (goes_on) return;
  const std::string_view sentence =
      file.head.kind == "match"
          ? N_("The match here and the one in the file differ from entry {0} on. Nothing was imported.")
          : N_("The competition here and the one in the file differ from entry {0} on. Nothing was "
               "imported.");
  throw StoreError(StoreError::Code::conflict, codec::message(sentence, {static_cast<int>(known) + 1}));
}

// Payloads are texts in the file. The error is at the second field of that name.
codec::InputError locate_error_in(std::string_view text, const json& file, codec::InputError error) {
  if (error.field.empty()) return error;
  const std::string key = "\\\"" + error.field + "\\\"";
  for (const json& row : file["events"]) {
    if (!row.is_object() || !row.value("payload", json()).is_string()) continue;
    const std::string written = row["payload"].dump();
    const std::size_t at = text.find(written), first = written.find(key);
    const std::size_t second = first == written.npos ? first : written.find(key, first + 1);
    const bool is_it = codec::field_written_twice(row["payload"].get<std::string>()) == error.field;
    if (is_it && at != text.npos && second != written.npos)
      return codec::place_error(std::move(error), text, at + second);
  }
  return error;
}

json head_json(const StreamHead& head) {
  return {{"id", head.id}, {"kind", head.kind}, {"count", head.count}, {"hash", to_hex(head.hash)}};
}

namespace {

tl::expected<Export, codec::InputError> read_export(std::string_view text) {
  const auto parsed = codec::parse_line(text, 1);
  if (!parsed) return tl::unexpected(parsed.error());
  auto file = session::read_export(*parsed, "match");
  if (!file) return tl::unexpected(locate_error_in(text, *parsed, std::move(file.error())));
  return file;
}

using Each = std::function<void(const OpenMatch& before, const StoredEvent& event)>;

// Replays and hashes the whole file before anything is stored.
tl::expected<OpenMatch, codec::InputError> replay(const Export& file, const Each& each = {}) {
  if (file.events.empty() || file.events.front().record.kind != "match_started")
    return tl::unexpected(unsound(N_("The exported match has no start.")));
  auto start = codec::read_stored_start(file.events.front().record.payload);
  if (!start) return tl::unexpected(unsound(N_("The start of the match cannot be read.")));
  OpenMatch match(file.head.id, std::move(start->request), std::move(start->match), file.people);
  codec::StoredReader reader;
  for (const StoredEvent& event : file.events) {
    if (each) each(match, event);
    if (const auto fault = match.replay(StoredEvent(event), reader))
      return tl::unexpected(codec::InputError{*fault, {}, 1, 1});
  }
  const bool whole = match.head().count == file.head.count && match.head().hash == file.head.hash;
  if (!whole) return tl::unexpected(unsound(N_("Entries are missing at the end.")));
  return match;
}

}  // namespace

// True if any event of the file needs a referee, also if a later event strikes it.
bool Exchange::takes_a_referee(const Export& file, std::int64_t known) const {
  bool takes = false;
  const Referees referees(session_);
  const Guard guard = referees.guard();
  (void)replay(file, [&](const OpenMatch& before, const StoredEvent& event) {
    if (takes || event.record.seq <= known) return;
    const auto there = file.people.find(event.record.by);
    const auto here = session_.store_->person(event.record.by);
    const std::string names[] = {there == file.people.end() ? "" : there->second.value_or(""),
                                 here ? here->name.value_or("") : ""};
    takes = is_for_the_referee(before, event.record) ||
            std::ranges::any_of(names, [&](const auto& name) { return referees.is_meant_by(name, guard); });
  });
  return takes;
}

std::string Exchange::export_match(std::string_view id) const {
  json exported;
  session_.store_->with_snapshot([&] {
    const auto match = session_.open(id);
    if (!match) return;
    json people = json::object();
    for (const auto& [person, name] : match->people()) people[person] = name ? json(*name) : json(nullptr);
    exported = {{"tanteador_export", kMatchFormat},
                {"stream", head_json(match->head())},
                {"people", people},
                {"events", events_json(*session_.store_, id)}};
  });
  return exported.is_null() ? std::string() : exported.dump(1) + "\n";
}

std::optional<codec::InputError> Exchange::check_export(std::string_view text) {
  const auto file = read_export(text);
  if (!file) return file.error();
  return fault_of(*file);
}

std::optional<codec::InputError> fault_of(const Export& file) {
  if (file.head.kind != "match") return fault_in_league(file);
  const auto match = replay(file);
  return match ? std::nullopt : std::optional(match.error());
}

std::optional<codec::InputError> Exchange::fault_in(const Export& file, std::int64_t known,
                                                    Guard guard) const {
  if (auto fault = fault_of(file)) return fault;
  if (file.head.kind == "match" && guard == Guard::shut && takes_a_referee(file, known))
    return needs_referee();
  return std::nullopt;
}

tl::expected<Export, codec::InputError> Exchange::importable(
    tl::expected<Export, codec::InputError> file) const {
  if (!file) return file;
  if (auto fault = fault_of(*file)) return tl::unexpected(std::move(*fault));
  const History here = history(*session_.store_, file->head.id);
  refuse_fork(here, *file);
  if (Referees(session_).guard() == Guard::shut && takes_a_referee(*file, here.count_known(file->events)))
    return tl::unexpected(needs_referee());
  return file;
}

std::optional<codec::InputError> Exchange::check_import(std::string_view text) const {
  const auto ready = importable(read_export(text));
  return ready ? std::nullopt : std::optional(ready.error());
}

namespace {

// True if the file adds entries to a match of a competition that requires known keys.
bool would_change_linked(Store& store, const Host& host, const Export& file) {
  if (!store.head(file.head.id) || history(store, file.head.id).count_known(file.events) == file.head.count)
    return false;
  const League league(&store, host);
  return std::ranges::any_of(store.links(), [&](const MatchLink& link) {
    if (link.match != file.head.id) return false;
    const auto competition = league.open(link.competition);
    return competition && competition->now.setup.known_keys;
  });
}

}  // namespace

tl::expected<std::string, codec::InputError> Exchange::import_match(
    std::string_view text, const std::optional<Signature>& of_whole_file) {
  require(*session_.store_, Operation::manage);
  const auto file = importable(read_export(text));
  if (!file) return tl::unexpected(file.error());
  Store& store = *session_.store_;
  const Signer signer = signer_of(&store, file->signature ? file->signature : of_whole_file);
  if (signer.known_as.empty() && would_change_linked(store, session_.host_, *file))
    return tl::unexpected(unknown_key(kUnknownKey));
  const KeyValue entry = import_signer_entry(file->head.id, signer);
  if (store.append_with({{}, {entry}}, [&] { keep(store, *file); })) return file->head.id;
  // A signed file may confirm a match that was imported before.
  const auto before = import_signer(store, file->head.id);
  const bool confirms = before && before->known_as.empty() && !signer.known_as.empty();
  if (confirms && store.head(file->head.id)->hash == file->head.hash) store.put_key_values({entry});
  return file->head.id;
}

tl::expected<CheckedExport, codec::InputError> Exchange::inspect(std::string_view text) {
  auto file = read_export(text);
  if (!file) return tl::unexpected(std::move(file.error()));
  if (auto fault = fault_of(*file)) return tl::unexpected(std::move(*fault));
  return CheckedExport{std::move(file->head), std::move(file->signature)};
}

}  // namespace tanteador::session
