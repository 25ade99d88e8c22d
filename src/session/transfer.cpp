// A match as one file: its events with their hashes, and beside them the names they mean.

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "src/codec/roster.hpp"
#include "src/codec/spelling.hpp"
#include "src/session/chain.hpp"
#include "src/session/export_file.hpp"
#include "src/session/input.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;

constexpr int kMatchFormat = 1;

codec::InputError needs_referee() {
  codec::InputError error = unsound(kNeedsReferee.text);
  error.refused = Violation{&kNeedsReferee, {}};
  return error;
}

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

// How much more there is room for; an export is a file, whatever way it goes.
std::optional<codec::InputError> add(Export& out, std::optional<StoredEvent> event, std::int64_t& room) {
  const auto number = static_cast<int>(out.events.size()) + 1;
  const bool good =
      event && codec::is_time(event->record.at) && (event->record.by.empty() || is_uuid(event->record.by));
  if (!good) return unsound(english("Event {0} of the exported match cannot be read."), {number});
  if (out.head.kind == "match") {
    room -= exported_bytes(event->record.payload);
    if (number > kEventsMax) return too_many_events();
    if (room < 0) return too_long();
  }
  out.events.push_back(std::move(*event));
  return std::nullopt;
}

bool is_person(const std::string& id, const std::optional<std::string>& name) {
  return is_uuid(id) && (!name || codec::is_name(*name));
}

codec::InputError unreadable_head() {
  return unsound(english("The head of the exported match cannot be read."));
}

codec::InputError unreadable_name() {
  return unsound(english("A name of the exported match cannot be read."));
}

}  // namespace

tl::expected<Export, codec::InputError> read_export(const json& file, std::string_view kind) {
  const bool ours = file.is_object() && file.contains("tanteador_export") &&
                    file["tanteador_export"] == kMatchFormat && file.contains("stream") &&
                    file["stream"].is_object() && file.contains("events") && file["events"].is_array() &&
                    file.contains("people") && file["people"].is_object();
  if (!ours) return tl::unexpected(unsound(english("This is not a match exported by this program.")));
  const json& stream = file["stream"];
  Export out;
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

tl::expected<Export, codec::InputError> exported(const Store& from, const StreamHead& head) {
  Export out{head, {}, {}};
  std::optional<codec::InputError> error;
  if (!is_uuid(head.id)) return tl::unexpected(unreadable_head());
  std::int64_t room = kBytesMax;
  from.at_one_moment([&] {
    out.head = from.head(head.id).value_or(head);
    from.read(head.id, [&](StoredEvent&& event) {
      if (!error) error = add(out, std::move(event), room);
    });
    for (const StoredEvent& event : out.events) {
      for (const std::string& id : people_in(event.record)) {
        const auto person = out.people.contains(id) ? std::nullopt : from.person(id);
        if (person) out.people[id] = person->name;
        if (person && !is_person(id, person->name)) error = unreadable_name();
      }
    }
  });
  if (error) return tl::unexpected(*error);
  return out;
}

json events_json(const Store& store, std::string_view stream) {
  json events = json::array();
  store.read(stream, [&](const StoredEvent& event) {
    const EventRecord& record = event.record;
    events.push_back({{"seq", record.seq},
                      {"kind", record.kind},
                      {"payload", record.payload},
                      {"at", record.at},
                      {"by", record.by},
                      {"prev_hash", to_hex(event.prev_hash)},
                      {"hash", to_hex(event.hash)}});
  });
  return events;
}

std::int64_t known_of(const Store& store, const Export& file) {
  const auto local = store.head(file.head.id);
  if (!local) return 0;
  const std::int64_t common = std::min(local->count, file.head.count);
  int fork = 0;
  store.read(file.head.id, [&](const StoredEvent& event) {
    const auto at = static_cast<std::size_t>(event.record.seq) - 1;
    if (fork == 0 && event.record.seq <= common && event.hash != file.events[at].hash)
      fork = static_cast<int>(event.record.seq);
  });
  const std::string_view sentence =
      file.head.kind == "match"
          ? english("The match here and the one in the file differ from event {0} on; nothing was imported.")
          : english(
                "The competition here and the one in the file differ from event {0} on; nothing was "
                "imported.");
  if (fork > 0) throw StoreError(StoreError::Code::moved_on, codec::message(sentence, {fork}));
  return local->count;
}

Append rest_of(const Store& store, const Export& file, std::int64_t known) {
  Append append;
  append.before = store.head(file.head.id).value_or(StreamHead{file.head.id, file.head.kind, 0, {}});
  append.events = std::span(file.events).subspan(static_cast<std::size_t>(known));
  std::set<std::string> named;  // a file may know more people than its events name
  for (const StoredEvent& event : append.events) {
    for (std::string& id : people_in(event.record)) named.insert(std::move(id));
  }
  for (const std::string& id : named) {
    const auto person = file.people.find(id);
    append.new_people.push_back({id, person == file.people.end() ? std::nullopt : person->second});
  }
  return append;
}

json head_json(const StreamHead& head) {
  return {{"id", head.id}, {"kind", head.kind}, {"count", head.count}, {"hash", to_hex(head.hash)}};
}

namespace {

tl::expected<Export, codec::InputError> read_export(std::string_view text) {
  const auto parsed = codec::parse_line(text, 1);
  if (!parsed) return tl::unexpected(unsound(english("This is not JSON.")));
  return session::read_export(*parsed, "match");
}

using Each = std::function<void(const OpenMatch& before, const StoredEvent& event)>;

// Replays and re-hashes the whole file before a byte of it is stored.
tl::expected<OpenMatch, codec::InputError> replay(const Export& file, const Each& each = {}) {
  if (file.events.empty() || file.events.front().record.kind != "match_started")
    return tl::unexpected(unsound(english("The exported match has no start.")));
  auto start = codec::read_stored_start(file.events.front().record.payload);
  if (!start) return tl::unexpected(unsound(english("The start of the match cannot be read.")));
  OpenMatch match(file.head.id, std::move(start->request), std::move(start->match), file.people);
  codec::StoredReader reader;
  for (const StoredEvent& event : file.events) {
    if (each) each(match, event);
    if (const auto fault = match.replay(StoredEvent(event), reader))
      return tl::unexpected(codec::InputError{*fault, {}, 1, 1});
  }
  const bool whole = match.head().count == file.head.count && match.head().hash == file.head.hash;
  if (!whole) return tl::unexpected(unsound(english("Events are missing at the end.")));
  return match;
}

}  // namespace

// What takes one where it is entered event by event takes one here, also where a later event strikes it.
bool Session::takes_a_referee(const Export& file, std::int64_t known) const {
  bool takes = false;
  (void)replay(file, [&](const OpenMatch& before, const StoredEvent& event) {
    if (takes || event.record.seq <= known) return;
    const auto there = file.people.find(event.record.by);
    const auto here = store_->person(event.record.by);
    const std::string names[] = {there == file.people.end() ? "" : there->second.value_or(""),
                                 here ? here->name.value_or("") : ""};
    takes = is_for_the_referee(before, event.record) ||
            std::ranges::any_of(names, [&](const auto& name) { return passes_for_a_referee(name, guard()); });
  });
  return takes;
}

std::string Session::export_match(std::string_view id) const {
  json exported;
  store_->at_one_moment([&] {
    const auto match = open(id);
    if (!match) return;
    json people = json::object();
    for (const auto& [person, name] : match->people()) people[person] = name ? json(*name) : json(nullptr);
    exported = {{"tanteador_export", kMatchFormat},
                {"stream", head_json(match->head())},
                {"people", people},
                {"events", events_json(*store_, id)}};
  });
  return exported.is_null() ? std::string() : exported.dump(1) + "\n";
}

std::optional<codec::InputError> Session::check_export(std::string_view text) {
  const auto file = read_export(text);
  if (!file) return file.error();
  const auto match = replay(*file);
  return match ? std::nullopt : std::optional(match.error());
}

struct Session::Importable {
  Export file;
  OpenMatch match;
  std::int64_t known = 0;  // events of it that are here already
};

tl::expected<Session::Importable, codec::InputError> Session::importable(
    tl::expected<Export, codec::InputError> file) const {
  if (!file) return tl::unexpected(file.error());
  auto match = replay(*file);
  if (!match) return tl::unexpected(match.error());
  const std::int64_t known = known_of(*store_, *file);
  if (guard() == Guard::shut && takes_a_referee(*file, known)) return tl::unexpected(needs_referee());
  return Importable{std::move(*file), std::move(*match), known};
}

std::optional<codec::InputError> Session::check_import(std::string_view text) const {
  const auto ready = importable(read_export(text));
  return ready ? std::nullopt : std::optional(ready.error());
}

tl::expected<std::string, codec::InputError> Session::import_match(std::string_view text) {
  return take_in(importable(read_export(text)));
}

tl::expected<std::string, codec::InputError> Session::take_match(const Store& from, const StreamHead& head) {
  return take_in(importable(exported(from, head)));
}

tl::expected<std::string, codec::InputError> Session::take_in(
    tl::expected<Importable, codec::InputError> ready) {
  if (!ready) return tl::unexpected(ready.error());
  const auto& [file, match, known] = *ready;
  if (known >= file.head.count) return file.head.id;
  Append append = rest_of(*store_, file, known);
  append.summary = summary_of(match);
  append.entries = entry_rows(match);
  append.entries_from = 1;
  append.cases = case_rows(match);
  append.settle = true;
  store_->append(append);
  return file.head.id;
}

}  // namespace tanteador::session
