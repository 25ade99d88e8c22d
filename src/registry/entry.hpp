#pragma once
// An event as it is entered: what the engine of its game understands, by type, and the words beside it that
// only the log keeps. The road from a tap to the log and back knows no other form; JSON is read into it and
// written from it at the edge (src/codec).

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

struct Events;  // of whatever game, as a variant (games.hpp)

// Never changed: copies share it.
class AnyEvent {
 public:
  explicit AnyEvent(Events events);
  const Events& events() const { return *events_; }
  bool operator==(const AnyEvent& other) const;

 private:
  std::shared_ptr<const Events> events_;
};

// A field of an event that changes no score: a reason, a ground, the name of a substitute.
struct Said {
  std::string_view field;  // static text
  std::string text;
  bool operator==(const Said&) const = default;
};

struct Entry {
  AnyEvent event;
  std::vector<Said> said = {};
  std::vector<Said> inside = {};  // of an amendment: with the event it puts in place
  bool operator==(const Entry&) const = default;
};
using Entries = std::vector<Entry>;

const std::string* find_said(const std::vector<Said>& said, std::string_view field);

// The events of no game's own.
using CommonEvent = std::variant<Voided, Note, Annulled, Ruled, Carried, MatchEnded>;
AnyEvent event_at_table(const AnyMatch& match, const CommonEvent& event);  // as an event of the match's game
// An entry that is to stand in the place of an earlier one; nothing where the entry is a correction itself.
std::optional<Entry> amending(const Entry& entry, EventSeq target);
AnyEvent with_cascade(const AnyEvent& correction);  // strikes later events that would not stand, too

bool is_of(const AnyMatch& match, const AnyEvent& event);  // of the match's game
std::optional<EventSeq> target_of(const AnyEvent& event);  // of a correction
const Note* note_in(const AnyEvent& event);                // itself, or what an amendment puts in place
int followers_of(const AnyEvent& event);                   // how many of the next are one act with it

// The event must be of the match's game.
tl::expected<EventSeq, Refusal> submit(AnyMatch& match, const AnyEvent& event);

// What counts at that place now where it is no event of the game's own; nothing for corrections and seq 1.
std::optional<CommonEvent> common_event(const AnyMatch& match, EventSeq seq);
std::optional<Note> note_at(const AnyMatch& match, EventSeq seq, Note::Kind kind);
// Of a correction as it was entered.
std::vector<EventSeq> struck_by(const AnyMatch& match, EventSeq voided);         // none of an amendment
std::optional<EventSeq> amended_by(const AnyMatch& match, EventSeq correction);  // nothing of a void

}  // namespace tanteador
