#pragma once
// One match in use: its log, what it means now, and who is who. A value: copy it to try something.

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
  const codec::StartRequest& start() const { return start_; }  // ids for names
  std::span<const EventRecord> records() const { return records_; }
  const StreamHead& head() const { return head_; }
  // Set where the match went different ways and is not kept in its own stream, or waits for a choice.
  const std::optional<Kept>& kept() const { return kept_; }
  std::optional<Kept>& kept() { return kept_; }
  std::size_t forks() const { return forks_; }  // streams that keep branches and choices of it
  void keep_in(std::optional<Kept> kept, std::size_t forks) { kept_ = std::move(kept), forks_ = forks; }
  const NameBook& people() const { return people_; }
  const rulebook::Edition& edition() const { return *start_.edition; }
  std::vector<std::string> overridden() const;  // options this table agreed otherwise
  // Of the ruleset, translated; says so where the table agreed otherwise.
  std::string title() const;

  // Who sits where after that event; without one, now.
  std::vector<std::string> person_ids(std::optional<EventSeq> after = {}) const;
  Names names(std::optional<EventSeq> after = {}) const;
  codec::Roster roster(std::optional<EventSeq> after = {}) const;
  // Why a renamed or replaced would give one name to two who sit here at the same time.
  std::optional<Refusal> name_taken(const codec::Written& event, std::optional<EventSeq> after = {}) const;
  // What counts at a place now: the payload of the event or of its last amendment in force.
  std::string payload_in_force(EventSeq seq) const;
  std::string kind_in_force(EventSeq seq) const;
  nlohmann::json event_json(EventSeq seq, const Names& names) const;  // the event so, as people write it

  // Applies an event and chains it; nothing is stored yet.
  tl::expected<EventSeq, codec::Failure> apply(const codec::Written& event, const codec::PersonId& id,
                                               std::string at, std::string by);
  // Applies an event in its stored form.
  tl::expected<EventSeq, codec::Failure> apply_stored(EventRecord&& record, codec::StoredReader& reader);
  // The same, checking its place and hash. An error is a sentence.
  std::optional<std::string> replay(StoredEvent&& event, codec::StoredReader& reader);
  void expect(std::int64_t events);  // how many are about to be replayed
  void record_start(std::string payload, std::string at, std::string by);
  void meet_person(const std::string& id, const std::string& name) { people_[id] = name; }
  // Somebody the store does not know yet.
  void add_person(const std::string& id, const std::string& name);
  void take_new_people(const OpenMatch& other) { new_people_ = other.new_people_; }
  bool is_new(const std::string& person) const { return new_people_.contains(person); }

  // A place to come back to while nothing since is stored: what was entered after it has not been.
  struct Mark {
    std::int64_t count = 0;
    NameBook people;
  };
  Mark mark() const { return {head_.count, people_}; }
  void back_to(const Mark& mark);

  std::span<const StoredEvent> unsaved() const { return unsaved_; }
  void mark_saved();  // what is unsaved has become durable

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
  bool amended_ = false;  // some event was; else every payload is in force as it stands
  std::vector<StoredEvent> unsaved_;
  std::optional<Kept> kept_;
  std::size_t forks_ = 0;
};

// All that the store has of a match, with the names of those its events speak of.
struct StoredMatch {
  StreamHead head;
  std::vector<StoredEvent> events;
  NameBook people;
  std::optional<Kept> kept = {};
  std::size_t forks = 0;
};
// Verified and applied again, out of nothing else. An error is a sentence on the first event at fault.
tl::expected<OpenMatch, std::string> replayed(StoredMatch stored);

}  // namespace tanteador::session
