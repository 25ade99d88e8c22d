#pragma once
// The rows of the store: events in streams, projections, people, codes and values outside the log.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/event_record.hpp"

namespace tanteador::session {

using Hash = std::array<std::uint8_t, 32>;  // BLAKE2b-256; all zero before the first event

struct StoredEvent {
  EventRecord record;
  Hash prev_hash{};
  Hash hash{};
};

// The head of a stream. It is stored apart from the events, so that a missing tail is detected.
struct StreamHead {
  std::string id;    // UUIDv7
  std::string kind;  // "match", "competition", "club", "fork" or "share"
  std::int64_t count = 0;
  Hash hash{};
};

// The continuation of a stream that has conflicting versions (src/session/merge/forks.hpp).
struct Continuation {
  StreamHead head;     // the stream that has its last events
  bool waits = false;  // no version is chosen yet, so nothing may be entered
};

struct Person {
  std::string id;
  std::optional<std::string> name;  // null: forgotten
};

// Facts of a player besides the name. They are erased with the name.
struct PlayerCard {
  std::string person;
  std::string alias, licence;
  bool operator==(const PlayerCard&) const = default;
};
// The card of a person; null: none. `cards` is sorted by person, as the store returns it.
const PlayerCard* card_of(std::span<const PlayerCard> cards, std::string_view person);

// Projections, computed from the events. `db rebuild` deletes and computes them again.
struct MatchSummary {
  std::string id;
  std::string game, ruleset, status;
  std::string started_at, last_at;
  std::string sides;  // JSON: [{"name":person id or null,"players":[person id],"score":n, …}]
  bool operator==(const MatchSummary&) const = default;
};
struct EntryRow {
  std::int64_t seq = 0;
  int ordinal = 0;  // among the entries of one event, from 0
  int deal = 0;
  int side = 0;
  int points = 0, full = 0;
  std::string category, rule;
  bool operator==(const EntryRow&) const = default;
};
// A case the referee has ruled on (src/session/cases/rulings.hpp).
struct CaseRow {
  std::string match;
  std::int64_t seq = 0;
  std::string at, game;
  std::string name, title;  // the case's id; "other" has a title
  std::string rule;         // rule id; empty: not printed
  bool fixed = false, precedent = false;
  std::string remedy, reason;
  std::string referee;  // person id, or empty
  std::string people;   // JSON: ids of the people named in the facts
  std::string appeals;  // JSON: [{"seq","at","by_side","ground","decided"?:{"at","upheld","reason"}}]
  bool operator==(const CaseRow&) const = default;
};

// A person with a PIN, and the roles that it proves (src/session/cases/roles.hpp).
struct RefereeRow {
  std::string name;
  std::string pin;                // Argon2id, with its salt and cost
  int wrong_pins = 0;             // since the last correct one
  std::string tried_at;           // time of the last wrong PIN, RFC 3339; empty: none
  std::string uptime = {};        // uptime of the computer at that time (Host::uptime)
  std::string roles = "referee";  // separated by commas
  bool operator==(const RefereeRow&) const = default;
};

struct Projection {
  MatchSummary summary;
  std::vector<EntryRow> entries;
  std::vector<CaseRow> cases;
};

struct CompetitionSummary {
  std::string id, name, game, ruleset, season;
  std::string status;  // entering, playing, finished
  std::string started_at, last_at;
  int entrants = 0;
  int stage = 0, round = 0;  // from 1; round 0: none drawn yet
  int open_tables = 0;       // without a settled result
  bool operator==(const CompetitionSummary&) const = default;
};
struct CompetitionProjection {
  CompetitionSummary summary;
  std::vector<std::string> matches;  // ids of linked ones
};

// The branches and choices of a stream that the writer knows (src/session/merge/forks.hpp), without those of
// other clubs. The store refuses an append if it has more.
struct KnownForks {
  std::string beginning;  // common beginning of the ids of their streams
  std::int64_t count = 0;
  std::string stream = {};  // set: `events` counts the events of this stream and of them all
  std::int64_t events = 0;
  std::string of = {};  // the stream
};

// The number of people that the writer found for a name or a licence.
struct Holders {
  std::string text;         // the name or the licence
  std::int64_t people = 0;  // without the holder of a licence
  std::string person = {};  // the holder of a licence
};

// The contents of one append. One transaction writes all of it or nothing.
struct Append {
  StreamHead before;  // the head that the writer knows; count 0 creates the stream
  std::span<const StoredEvent> events;
  std::vector<Person> new_people;
  std::optional<MatchSummary> summary;  // set when it changed
  std::int64_t entries_from = 0;        // > 0: entries at or after this seq are replaced by `entries`
  std::vector<EntryRow> entries;
  std::optional<std::vector<CaseRow>> cases = {};         // set: replaces all cases of the stream
  std::optional<CompetitionProjection> competition = {};  // set: replaces the projection of the stream
  std::vector<PlayerCard> cards = {};                     // added or changed
  bool keeps_cards = false;                               // existing cards are not changed
  std::string of = {};      // the stream that the projections belong to; empty: the same stream
  bool checkpoint = false;  // moves the write-ahead log into the file, so that a copy of the file is complete
  std::optional<KnownForks> forks = {};            // set: a conflict if there are more, this append included
  std::vector<Holders> names = {}, licences = {};  // a conflict if other people have them now
};

// A code that lets a phone enter (src/web/tokens.hpp). Only hashes of the issued codes are stored.
struct TokenRow {
  Hash secret{}, code{};
  std::string reach;                    // "match", "table" or "desk"
  std::string stream;                   // the match or the competition; empty for the desk
  int stage = 0, round = 0, place = 0;  // the table of a competition, from 1
  std::string made_at;
  bool operator==(const TokenRow&) const = default;
};
// An answered request of a phone, by the id from the phone. A repeated request gets the same answer.
struct RequestId {
  std::string id, answer, at;
  std::string stream = {};  // the stream and the last event that it stored; "" and 0: none
  std::int64_t seq = 0;
  bool operator==(const RequestId&) const = default;
};
// A value outside the log. An empty text removes it.
struct KeyValue {
  std::string key;  // ASCII
  std::string text;
  bool operator==(const KeyValue&) const = default;
};
// Values that are written in the same transaction as an append.
struct SideWrites {
  std::optional<RequestId> request;
  std::vector<KeyValue> values = {};
};

}  // namespace tanteador::session
