#pragma once
// What the store keeps: events in their streams, and what is beside them, as rows.

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

// Where a stream stands: kept beside the events, so that a cut tail is found.
struct StreamHead {
  std::string id;    // UUIDv7
  std::string kind;  // "match", "competition", "club", "fork" or "share"
  std::int64_t count = 0;
  Hash hash{};
};

// Where a stream goes on that went different ways (src/session/merge/forks.hpp).
struct Kept {
  StreamHead head;     // of the stream its last events are in
  bool waits = false;  // nobody has chosen yet: nothing may be entered
};

struct Person {
  std::string id;                   // UUIDv7
  std::optional<std::string> name;  // nothing once forgotten
};

// What a club knows of a player beside the name; forgotten with it.
struct PlayerCard {
  std::string person;
  std::string alias, licence;  // may be empty
  bool operator==(const PlayerCard&) const = default;
};
// Null where that person has none. The cards are those of a store: by person.
const PlayerCard* card_of(std::span<const PlayerCard> cards, std::string_view person);

// Projections: derived from the events, dropped and made again by `db rebuild`.
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
  std::string people;   // JSON: person ids of those the facts name
  std::string appeals;  // JSON: [{"seq","at","by_side","ground","decided"?:{"at","upheld","reason"}}]
  bool operator==(const CaseRow&) const = default;
};

// Who may enter the referee's word (src/session/cases/referees.hpp).
struct RefereeRow {
  std::string name;
  std::string pin;          // Argon2id, with its salt and cost
  int wrong_pins = 0;       // since the last right one
  std::string tried_at;     // RFC 3339; empty: never, or rightly
  std::string uptime = {};  // the clock of the computer since it started, at that time (Host::uptime)
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

// So much is known of a stream and of those that keep branches and choices of it
// (src/session/merge/forks.hpp).
struct KnownForks {
  std::string beginning;    // of the ids of the latter …
  std::int64_t count = 0;   // … and how many they are
  std::string stream = {};  // set: of all of them together so many events are known
  std::int64_t events = 0;
};

// How many people the writer found under a name, or with a licence besides its holder, before it decided.
struct Holders {
  std::string text;         // the name or the licence
  std::int64_t people = 0;  // found under it
  std::string person = {};  // of a licence: its holder, who is not counted
};

// What one append writes, in one transaction: all of it or nothing.
struct Append {
  StreamHead before;  // the head the writer knows; count 0 creates the stream
  std::span<const StoredEvent> events;
  std::vector<Person> new_people;
  std::optional<MatchSummary> summary;  // set when it changed
  std::int64_t entries_from = 0;        // > 0: entries at or after this seq are replaced by `entries`
  std::vector<EntryRow> entries;
  std::optional<std::vector<CaseRow>> cases = {};  // set: all cases of the stream, in place of those before
  std::optional<CompetitionProjection> competition = {};  // set: in place of what the stream had
  std::vector<PlayerCard> cards = {};                     // added, or changed …
  bool keeps_cards = false;                               // … but those that are there stay as they are
  std::string of = {};                                    // whose projections; empty: the stream's own
  bool checkpoint = false;  // moves the write-ahead log into the file: a copy of the file alone has all of it
  std::optional<KnownForks> forks = {};  // set: a conflict where there is more, what is appended included
  std::vector<Holders> names = {}, licences = {};  // a conflict where others bear them by now
};

// Who may enter from a phone (src/web/tokens.hpp): of what was handed out hashes alone are kept.
struct TokenRow {
  Hash secret{}, code{};
  std::string reach;                    // "match", "table" or "desk"
  std::string stream;                   // the match or the competition; empty of the desk
  int stage = 0, round = 0, place = 0;  // of a competition, from 1
  std::string made_at;
  bool operator==(const TokenRow&) const = default;
};
// A request of a phone that was answered, by the id the phone gave it: sent again, it is answered the same.
struct RequestId {
  std::string id, answer, at;
  std::string stream = {};  // what it was stored in, and the last event of it; "" and 0: beside the log
  std::int64_t seq = 0;
  bool operator==(const RequestId&) const = default;
};
// A value beside the log, of whatever meaning; without a text it is removed.
struct KeyValue {
  std::string key;  // ASCII
  std::string text;
  bool operator==(const KeyValue&) const = default;
};
// Written beside the log, together with what goes into it.
struct SideWrites {
  std::optional<RequestId> request;
  std::vector<KeyValue> values = {};
};

}  // namespace tanteador::session
