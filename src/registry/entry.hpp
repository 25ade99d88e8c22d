#pragma once
// An event as entered, with the texts that only the log keeps. src/codec converts it to and from JSON.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "src/core/log_event.hpp"
#include "src/core/table_event.hpp"
#include "src/registry/any_match.hpp"

namespace tanteador {

struct Events;  // a variant over all games (games.hpp)

// Immutable; copies share the event.
class AnyEvent {
 public:
  explicit AnyEvent(Events events);
  const Events& events() const { return *events_; }
  bool operator==(const AnyEvent& other) const;

 private:
  std::shared_ptr<const Events> events_;
};

// A field of an event that does not change the score: a reason, the name of a stand-in.
struct FieldText {
  std::string_view field;  // static text
  std::string text;
  bool operator==(const FieldText&) const = default;
};

struct Entry {
  AnyEvent event;
  std::vector<FieldText> texts = {};
  std::vector<FieldText> inside = {};  // of an amendment: texts of the replacement
  bool operator==(const Entry&) const = default;
};
using Entries = std::vector<Entry>;

const std::string* find_announced(const std::vector<FieldText>& texts,
                                  std::string_view field);  // null if missing

using CommonEvent = std::variant<Voided, Note, Annulled, Ruled, Carried, MatchEnded>;
AnyEvent event_at_table(const AnyMatch& match, const CommonEvent& event);  // converts it to the match's game
// The amendment that puts `entry` in the place of event `target`; nothing if `entry` is a correction.
std::optional<Entry> amending(const Entry& entry, EventSeq target);
AnyEvent with_cascade(const AnyEvent& correction);  // also removes events that become impossible

bool is_of(const AnyMatch& match, const AnyEvent& event);  // true if the event belongs to the match's game
std::optional<EventSeq> target_of(const AnyEvent& event);  // target of a correction
const Note* note_in(const AnyEvent& event);                // the event's note, or the note of an amendment
int followers_of(const AnyEvent& event);                   // number of following events of the same decision

// Precondition: is_of(match, event).
tl::expected<EventSeq, Refusal> submit(AnyMatch& match, const AnyEvent& event);

// The event in force at `seq` if every game has it; nothing for other events, corrections and the start.
std::optional<CommonEvent> common_event(const AnyMatch& match, EventSeq seq);
std::optional<Note> note_at(const AnyMatch& match, EventSeq seq, Note::Kind kind);
// Targets of a correction as it was entered.
std::vector<EventSeq> struck_seqs(const AnyMatch& match, EventSeq voided);        // empty for an amendment
std::optional<EventSeq> amended_seq(const AnyMatch& match, EventSeq correction);  // nothing for a Voided

}  // namespace tanteador
