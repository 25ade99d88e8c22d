#pragma once
// One match: a fold of G::apply over its log. A correction never edits the log. It changes which events
// count, and later events are applied again. A refused event changes nothing.

#include <map>
#include <optional>
#include <span>
#include <vector>

#include "src/core/game.hpp"
#include "src/core/log_event.hpp"

namespace tanteador {

struct LedgerLine {
  EventSeq seq{};  // the event that wrote it
  int deal = 0;    // hand or deal number, 0 before the first
  Posting entry;
  bool operator==(const LedgerLine&) const = default;
};

struct Refusal {
  Violation violation;
  std::optional<EventSeq> breaks = {};  // later event that the refused correction would make impossible
};

// Violations that any game may return: corrections, remarks and appeals that do not fit the log.
std::span<const ViolationKind> log_violations();

// A value: copies are independent. Spans and references are valid until the match changes.
// Precondition of every `seq`: 1 to last_seq(), unless stated otherwise.
template <Game G>
class Match {
 public:
  using Traits = G;
  using GameEvent = typename G::Event;
  using Event = LogEvent<GameEvent>;
  using Ruleset = typename G::Ruleset;
  using State = typename G::State;
  using Content = std::variant<Note, GameEvent>;

  explicit Match(Ruleset rules);
  void reserve(std::size_t events);

  // Applies the event and returns its number. Number 1 is match_started and exists from the beginning.
  tl::expected<EventSeq, Refusal> submit(const Event& event);
  // Replaces the start: the same log under other rules or another seating. `cascade` removes events that
  // became impossible; without it, they refuse the change.
  tl::expected<EventSeq, Refusal> amend_start(Ruleset rules, bool cascade);

  const Ruleset& rules() const;
  const State& state() const { return states_.back(); }
  const State& state_after(EventSeq seq) const { return states_[at(seq)]; }
  EventSeq last_seq() const { return static_cast<EventSeq>(slots_.size()); }
  std::span<const LedgerLine> ledger() const { return ledger_; }
  Outcome outcome() const { return G::outcome(rules(), state()); }

  // The event as first entered, whatever happened to it later. The start of a match is not stored here.
  const Event& event(EventSeq seq) const { return slots_[at(seq)].event; }
  bool is_correction(EventSeq seq) const { return slots_[at(seq)].correction; }
  // True for a removed event and for a correction that was taken back.
  bool is_struck(EventSeq seq) const;
  // The decision (case_ruled, appeal_decided) of the event, else the event; removed as a whole.
  EventSeq act_of(EventSeq seq) const { return slots_[at(seq)].act; }
  // The content in force: the event or its replacement; empty for corrections and the start.
  std::optional<Content> content(EventSeq seq) const;
  // True for a decision or an entry that wrote points.
  bool can_be_appealed(EventSeq seq) const;
  // The match just before event `seq` (2 or later), under the rules and event contents now in force.
  Match match_before(EventSeq seq) const;
  // The same log under other rules, or the first event that would be impossible.
  tl::expected<Match, Refusal> replay_with(Ruleset rules) const;
  // The event that a Voided must name to undo the last action; to redo it, until something new is entered.
  std::optional<EventSeq> undo_target() const;
  std::optional<EventSeq> redo_target() const;

  bool operator==(const Match&) const = default;

 private:
  struct Slot {
    Event event;
    bool correction = false;
    bool strikes_older = false;    // removes something other than the last action: no undo
    int strikes = 0;               // number of corrections in force that remove it
    EventSeq act{};                // first event of its decision
    EventSeq first{};              // corrections: first event whose state may change
    std::vector<EventSeq> struck;  // corrections: the removed events and corrections
    bool operator==(const Slot&) const = default;
  };
  struct Tail {
    std::vector<State> states;
    std::vector<LedgerLine> ledger;
  };

  static std::size_t at(EventSeq seq) { return static_cast<std::size_t>(seq) - 1; }
  bool names_event(EventSeq seq) const;
  bool is_action(EventSeq seq) const;
  EventSeq target_of(const Slot& slot) const;
  void push(Slot slot);
  int followers(EventSeq head) const;
  std::vector<EventSeq> act_with(EventSeq seq) const;
  EventSeq first_touched(std::span<const EventSeq> struck) const;
  void strike(std::span<const EventSeq> seqs, int by);
  Tail cut(EventSeq first);
  void put_back(Tail tail);
  void put_in_place(const Amended<GameEvent>& amended);
  void step(EventSeq seq, const GameEvent& event, AcceptedEvent<State>&& accepted);
  std::optional<Refusal> replay(EventSeq first);
  // `in_place_of`: the event that the note replaces; 0 for a new note.
  std::optional<Violation> check_note(const Note& note, EventSeq in_place_of = {}) const;
  std::optional<Violation> check_appeal(const Note& note, EventSeq in_place_of) const;
  std::optional<Violation> check_appeal_decided(const Note& note, EventSeq in_place_of) const;
  const Note* note_in_force(EventSeq seq, std::optional<Content>& holder) const;
  std::optional<Violation> check_target(EventSeq target) const;
  std::optional<Violation> check_voided(const Voided& voided) const;
  std::optional<Violation> check_correction(const Slot& slot) const;
  tl::expected<EventSeq, Refusal> correct(Slot slot, bool cascade);

  std::map<EventSeq, Ruleset> rulesets_;  // by the number of the start event
  std::vector<Slot> slots_;               // index = number - 1
  std::vector<State> states_;
  std::vector<LedgerLine> ledger_;
};

}  // namespace tanteador
