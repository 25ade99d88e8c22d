#pragma once
// Invariants of any words and bytes from a phone besides request fields, for the fuzzer and the tests. A
// function returns the broken law, empty if all hold.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/text/encoding.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/words.hpp"
#include "src/web/devices.hpp"
#include "src/web/http/inbox.hpp"
#include "src/web/live.hpp"
#include "src/web/opened.hpp"
#include "src/web/pages/navigation_path.hpp"
#include "src/web/registrants.hpp"
#include "src/web/waiting.hpp"
#include "src/web/wall.hpp"

namespace tanteador::test {

// The requests read from bytes that come in pieces of this size, then the reason it ended.
inline std::vector<std::string> requests_in(std::string_view bytes, std::size_t piece) {
  using web::http::Inbox;
  static const web::http::Limits limits{.header = 512, .body = 256};
  std::vector<std::string> all;
  Inbox inbox(limits);
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    inbox.add(bytes.substr(at, piece));
    for (Inbox::State state = inbox.read(); state != Inbox::State::needs_more; state = inbox.read()) {
      if (state == Inbox::State::refused) {
        all.push_back(std::to_string(inbox.refusal()));
        return all;
      }
      const web::http::Raw raw = inbox.request();
      std::string one;
      for (const std::string_view field : {raw.method, raw.target, raw.host, raw.origin, raw.type,
                                           raw.cookies, raw.languages, raw.tag, raw.fetch_site, raw.body})
        one += std::string(field) + "\n";
      all.push_back(one + (inbox.wants_to_go_on() ? "goes on" : "ends"));
      inbox.next();
      if (!inbox.has_bytes()) break;
    }
  }
  return all;
}

// The bytes of a connection: request lines, headers and bodies.
inline std::optional<std::string> broken_law_of_bytes(std::string_view bytes) {
  const auto whole = requests_in(bytes, bytes.size() + 1), apart = requests_in(bytes, 1);
  // A limit may be reached earlier if all bytes come at once; the requests before it are the same.
  const std::size_t both = std::min(whole.size(), apart.size());
  for (std::size_t i = 0; i + 1 < both; ++i)
    if (whole[i] != apart[i]) return "a request that is another one byte by byte";
  for (const std::string& one : whole)
    if (one.size() > 512 + 256 + 64) return "a request beyond its limits";
  return std::nullopt;
}

// The steps from a fresh board, which the page carries.
inline std::optional<std::string> broken_law_of_steps(std::string_view bytes) {
  const web::NavigationPath trail = web::read_navigation_path(bytes);
  if (trail.size() > web::kStepsMost) return "a trail without end";
  if (web::read_navigation_path(web::text_of(trail)) != trail)
    return "a trail that is another one said again";
  return std::nullopt;
}

// Words of addresses, cookies and fields.
inline std::optional<std::string> broken_law_of_words(std::string_view bytes) {
  if (const auto pass = web::pass_of(bytes); pass && web::pass_of(web::word_of(*pass)) != pass)
    return "a table that is another one said again";
  if (const auto how = web::read_live_scores(bytes); how && web::read_live_scores(word_of(*how)) != how)
    return "a delay that is another one said again";
  const web::HeldEntries held = web::read_held(bytes);
  if (held.count < 0 || held.count > web::kHeldMost || (held.count > 0 && held.phone.empty()))
    return "a phone that holds what it cannot";
  const std::string_view token = web::token_in(bytes);
  if (token.size() >= bytes.size() && !token.empty()) return "a token larger than its address";
  for (const int sets : {1, 3}) {
    const auto words = view::split(std::string(bytes));
    const auto score = view::read_score(words, sets);
    const auto figures = words.size() + static_cast<std::size_t>(std::ranges::count(bytes, ':')) + 1;
    if (score && score->sides.size() > figures) return "a score of more sides than were written";
  }
  return std::nullopt;
}

// Values that the room has stored. Without any, the text stands under every key.
class StoredNotes : public session::KeyValueStore {
 public:
  explicit StoredNotes(std::string text) : text_(std::move(text)) {}
  std::vector<session::KeyValue> key_values(std::string_view beginning) const override {
    const std::string key(beginning);
    if (all_.empty()) return {{key, text_}, {key + text_, text_}};
    std::vector<session::KeyValue> found = all_;
    std::erase_if(found, [&](const session::KeyValue& one) { return !one.key.starts_with(key); });
    return found;
  }
  void put_side_writes(const session::SideWrites& side) override { all_ = side.values; }

 private:
  std::string text_;
  std::vector<session::KeyValue> all_ = {};
};

// The JSON that the room stores for phones. What a phone has typed is read back as it was typed.
inline std::optional<std::string> broken_law_of_notes(std::string_view bytes) {
  const std::string text(bytes), club = "club";
  const web::OpenServer open{.machine = "laptop", .pid = 1, .since = {}, .addresses = {}};
  const StoredNotes any(text);
  (void)web::devices_at(any, open);
  (void)web::registrants(any, club);
  (void)web::open_servers(any);
  (void)web::known_address(any);
  (void)web::live_scores(any, club);
  (void)web::wall_shows(any);
  for (const web::Wait what : {web::Wait::call, web::Wait::dispute}) (void)web::waiting(any, what);
  if (bad_byte(bytes)) return std::nullopt;

  StoredNotes typed({});
  const web::Registrant one{
      .id = "1", .name = text, .partner = text, .club = text, .at = "2026-01-01", .address = text};
  typed.put_key_values({web::waiting_entry(club, one)});
  if (web::registrants(typed, club) != std::vector{one}) return "an entry that is another one read back";
  std::string last_written;
  web::Device device;
  device.pass = {.scope = web::Scope::match, .stream = text};
  device.address = text;
  web::write_devices(typed, open, {device}, last_written);
  const auto devices = web::devices_at(typed, open);
  if (devices.size() != 1 || devices.front().address != text || devices.front().pass != device.pass)
    return "a phone that is another one read back";
  return std::nullopt;
}

}  // namespace tanteador::test
