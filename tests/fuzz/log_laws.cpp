// Laws of matches as text: event files, stored events, exports.

#include <nlohmann/json.hpp>

#include "src/codec/events.hpp"
#include "src/codec/start.hpp"
#include "src/session/chain.hpp"
#include "src/session/exchange/exchange.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"
#include "tests/fuzz/laws.hpp"

namespace tanteador::fuzz {

namespace {

using nlohmann::json;

// The first line; `text` keeps the rest.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end == text.npos ? text.size() : end + 1);
  return line;
}

// The match as a database would read it again.
std::optional<AnyMatch> read_again(std::span<const EventRecord> records) {
  auto start = codec::read_stored_start(records.front().payload);
  if (!start) return std::nullopt;
  codec::StoredReader reader;
  for (const EventRecord& record : records.subspan(1)) {
    if (!reader.submit(start->match, record.kind, record.payload)) return std::nullopt;
  }
  return std::move(start->match);
}

// Makes count and hashes of an export right, so that its events are tried and not their hashes.
void rehash(json& file) {
  if (!file.is_object() || !file.contains("events") || !file["events"].is_array()) return;
  session::Hash hash{};
  std::int64_t seq = 0;
  const auto word = [](const json& row, const char* field) {
    return row.contains(field) && row[field].is_string() ? row[field].get<std::string>() : std::string();
  };
  const std::string id = file.contains("stream") ? word(file["stream"], "id") : std::string();
  for (json& row : file["events"]) {
    if (!row.is_object()) return;
    const EventRecord record{++seq, word(row, "kind"), word(row, "payload"), word(row, "at"),
                             word(row, "by")};
    row["seq"] = seq;
    row["prev_hash"] = session::to_hex(hash);
    hash = session::hash_event(id, record, hash);
    row["hash"] = session::to_hex(hash);
  }
  if (!file.contains("stream") || !file["stream"].is_object()) return;
  file["stream"]["count"] = seq;
  file["stream"]["hash"] = session::to_hex(hash);
}

// A signed file names its signer, and no field of it can change or vanish unnoticed.
std::optional<std::string> law_of_signature(const std::string& text) {
  static const session::DeviceKey key({1, 2, 3}, "Laptop");
  const json file = json::parse(session::sign_export(text, key));
  const auto checked = session::Exchange::inspect(file.dump());
  if (!checked) return "a signature that does not fit";
  if (!checked->signature || checked->signature->key != key.public_key()) return "another signer";
  for (const auto& [field, value] : file.items()) {
    if (field == "signature") continue;
    json forged = file;
    forged[field] = json::array({value});
    if (session::read_signature(forged)) return "a change of " + field + " that was not seen";
    forged.erase(field);
    if (session::read_signature(forged)) return "a missing " + field + " that was not seen";
  }
  return std::nullopt;
}

}  // namespace

// An event file is read or refused; what it entered is read back from its stored form as the same match.
std::optional<std::string> law_of_events(std::string_view bytes) {
  session::Session session(nullptr, session::system_host());
  const auto result = session.score(bytes, session::RefusalPolicy::keep_going);
  if (!result || !result->match) return std::nullopt;
  const auto again = read_again(result->match->records());
  if (!again) return "a stored event that cannot be read";
  if (*again != result->match->match()) return "a match that is another one read back";
  return std::nullopt;
}

// The payload of a start, then a stored event a line: its kind, a blank and its payload.
std::optional<std::string> law_of_stored(std::string_view bytes) {
  auto start = codec::read_stored_start(take_line(bytes));
  if (!start) return std::nullopt;
  codec::StoredReader reader;
  AnyMatch& match = start->match;
  for (int lines = 0; !bytes.empty() && lines < 300; ++lines) {
    const std::string_view line = take_line(bytes);
    const std::size_t blank = std::min(line.find(' '), line.size());
    const AnyMatch before = match;
    const std::string_view payload = line.substr(std::min(blank + 1, line.size()));
    const auto seq = reader.submit(match, line.substr(0, blank), payload);
    if (!seq && match != before) return "a refused event that changed the match";
    if (seq && index(*seq) != index(last_seq(before)) + 1) return "an event without its own place";
    if (seq && offers(match, Offers::legal).empty()) return "a table where nothing can be entered";
  }
  return std::nullopt;
}

std::optional<std::string> law_of_export(std::string_view bytes) {
  (void)session::Exchange::check_export(bytes);
  (void)session::League::inspect(bytes);
  json file = json::parse(bytes, nullptr, false);
  if (file.is_discarded()) return std::nullopt;
  if (file.is_object()) file.erase("signature");
  rehash(file);
  const std::string text = file.dump(-1, ' ', false, json::error_handler_t::replace);
  if (session::Exchange::check_export(text)) return std::nullopt;
  if (const auto broken = law_of_signature(text)) return broken;
  // A sound file with a changed byte of an event is not sound.
  json& payload = file["events"].back()["payload"];
  payload = payload.get<std::string>() + " ";
  if (!session::Exchange::check_export(file.dump())) return "a changed event that was not seen";
  return std::nullopt;
}

}  // namespace tanteador::fuzz
