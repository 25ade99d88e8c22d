#pragma once
// An open match: its log, its state and its people. A value: copy it to try something.

#include <optional>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "src/codec/events.hpp"
#include "src/codec/written.hpp"
#include "src/session/people.hpp"
#include "src/session/store.hpp"

namespace tanteador::session {

class OpenMatch {
 public:
  OpenMatch(std::string id, codec::StartRequest start, AnyMatch match, NameBook people);

  const std::string& id() const { return id_; }
  const AnyMatch& match() const { return match_; }
  const codec::StartRequest& start() const { return start_; }  // with ids in place of names
  std::span<const EventRecord> records() const { return records_; }
  const StreamHead& head() const { return head_; }
  // Set if the match has forks, and is stored in another stream or waits for a choice.
  const std::optional<Continuation>& continuation() const { return continuation_; }
  std::optional<Continuation>& continuation() { return continuation_; }
  std::size_t forks() const { return forks_; }  // number of streams with its branches and choices
  void keep_in(std::optional<Continuation> continuation, std::size_t forks) {
    continuation_ = std::move(continuation), forks_ = forks;
  }
  const NameBook& people() const { return people_; }
  const rulebook::Edition& edition() const { return *start_.edition; }
  std::vector<std::string> overridden_options() const;
  // The translated name of the ruleset, with a remark if the table changed options.
  std::string title() const;

  // The ids by seat after that event; without an event, now.
  std::vector<std::string> person_ids(std::optional<EventSeq> after = {}) const;
  Names names(std::optional<EventSeq> after = {}) const;
  codec::Roster roster(std::optional<EventSeq> after = {}) const;
  // A refusal if a renamed or replaced gives one name to two people at the table.
  std::optional<Refusal> name_taken(const codec::WrittenEvent& event,
                                    std::optional<EventSeq> after = {}) const;
  // The payload in force at a seq: of the event or of its last amendment.
  std::string payload_in_force(EventSeq seq) const;
  std::string kind_in_force(EventSeq seq) const;
  nlohmann::json event_json(EventSeq seq, const Names& names) const;  // as people write it, with names

  // Applies an event and adds it to the hash chain. Stores nothing.
  tl::expected<EventSeq, codec::Failure> apply(const codec::WrittenEvent& event, const codec::PersonId& id,
                                               std::string at, std::string by);
  tl::expected<EventSeq, codec::Failure> apply_stored(EventRecord&& record, codec::StoredReader& reader);
  // Like apply_stored(), but verifies the seq and the hash first. An error is a sentence.
  std::optional<std::string> replay(StoredEvent&& event, codec::StoredReader& reader);
  void expect(std::int64_t events);  // reserves room for so many replayed events
  void record_start(std::string payload, std::string at, std::string by);
  void meet_person(const std::string& id, const std::string& name) { people_[id] = name; }
  // Adds a person who is not in the store yet.
  void add_person(const std::string& id, std::optional<std::string> name);  // no name: a seat without one
  void take_new_people(const OpenMatch& other) { new_people_ = other.new_people_; }
  bool is_new(const std::string& person) const { return new_people_.contains(person); }

  // A point to return to, as long as nothing after it is stored.
  struct Mark {
    std::int64_t count = 0;
    NameBook people;
  };
  Mark mark() const { return {head_.count, people_}; }
  void roll_back_to(const Mark& mark);

  std::span<const StoredEvent> unsaved_events() const { return unsaved_; }
  void mark_saved();  // call it after unsaved_events() was stored

 private:
  struct Sitting {
    std::size_t seat;
    std::string person;
    EventSeq since{};
  };
  void chain(EventRecord record);
  void refresh_start(std::string_view kind);
  std::string name_of(const std::string& id, int place) const;
  std::vector<Sitting> sittings(std::optional<EventSeq> after) const;
  std::vector<Sitting> named_sittings(std::optional<EventSeq> after) const;
  bool has_namesakes() const;

  std::string id_;
  codec::StartRequest start_;
  AnyMatch match_;
  NameBook people_;
  std::set<std::string> new_people_;  // until they are saved
  std::vector<EventRecord> records_;
  StreamHead head_;
  bool amended_ = false;
  std::vector<StoredEvent> unsaved_;
  std::optional<Continuation> continuation_;
  std::size_t forks_ = 0;
};

// A match as stored, with the names of the people in its events.
struct StoredMatch {
  StreamHead head;
  std::vector<StoredEvent> events;
  NameBook people;
  std::optional<Continuation> continuation = {};
  std::size_t forks = 0;
};
// Verifies and replays all events. An error is a sentence about the first wrong event.
tl::expected<OpenMatch, std::string> replay_match(StoredMatch stored);

}  // namespace tanteador::session
