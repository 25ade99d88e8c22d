#pragma once
// One match: a fold of G::apply over its log. Corrections never edit the log; they change which events
// count, and everything after the place they touch is applied again. A refused event changes nothing.

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
  PointEntry entry;
  bool operator==(const LedgerLine&) const = default;
};

struct Refusal {
  Violation violation;
  std::optional<EventSeq> breaks = {};  // a correction was refused because this later event would not stand
};

// Refusals that belong to the log, not to a game.
std::span<const ViolationKind> log_violations();

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
  void reserve(std::size_t events);  // how many are to come, where that is known

  // The seq the event got, or why it cannot stand. match_started is seq 1 and already there.
  tl::expected<EventSeq, Refusal> submit(const Event& event);
  // `amended` of seq 1: the same log under other rules or another seating.
  tl::expected<EventSeq, Refusal> amend_start(Ruleset rules, bool cascade);

  const Ruleset& rules() const;
  const State& state() const { return states_.back(); }
  const State& state_after(EventSeq seq) const { return states_[at(seq)]; }
  EventSeq last_seq() const { return static_cast<EventSeq>(slots_.size()); }
  std::span<const LedgerLine> ledger() const { return ledger_; }
  Outcome outcome() const { return G::outcome(rules(), state()); }

  // What was entered at this place, whatever became of it; of seq 1 and of an amended start nothing of the
  // new start.
  const Event& entered(EventSeq seq) const { return slots_[at(seq)].event; }
  bool is_correction(EventSeq seq) const { return slots_[at(seq)].correction; }
  // A correction that was taken back, or an event that was struck.
  bool is_struck(EventSeq seq) const;
  // The decision this event was entered with: a case_ruled or appeal_decided that says how many follow it,
  // and which only all together are struck and taken back; of any other event itself.
  EventSeq act_of(EventSeq seq) const { return slots_[at(seq)].act; }
  // What counts at this place now: the event or its replacement; nothing for corrections and seq 1.
  std::optional<Content> content(EventSeq seq) const;
  // A decision, or an entry that wrote points: what an appeal can be about.
  bool can_be_appealed(EventSeq seq) const;
  // As it stood just before that event (2 or later), under what is in force now and with the events as they
  // count now: to ask what could have been entered.
  Match before(EventSeq seq) const;
  // The same log under other rules, or the first event that would not stand.
  tl::expected<Match, Refusal> under(Ruleset rules) const;
  std::optional<EventSeq> undo_target() const;  // what `voided` must name to undo the last action
  std::optional<EventSeq> redo_target() const;

  bool operator==(const Match&) const = default;

 private:
  struct Slot {
    Event event;
    bool correction = false;
    bool strikes_older = false;    // a void of what was not the last action: an action itself, not an undo
    int strikes = 0;               // how many corrections in force strike it
    EventSeq act{};                // the event it was entered with
    EventSeq first{};              // corrections: from here on states may be others
    std::vector<EventSeq> struck;  // corrections: what it strikes, other corrections, too
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
  void step(EventSeq seq, const GameEvent& event, Accepted<State>&& accepted);
  std::optional<Refusal> replay(EventSeq first);
  // `in_place_of`: the event an amendment puts the note in the place of.
  std::optional<Violation> check_note(const Note& note, EventSeq in_place_of = {}) const;
  std::optional<Violation> check_appeal(const Note& note, EventSeq in_place_of) const;
  std::optional<Violation> check_appeal_decided(const Note& note, EventSeq in_place_of) const;
  const Note* note_in_force(EventSeq seq, std::optional<Content>& holder) const;
  std::optional<Violation> check_target(EventSeq target) const;
  std::optional<Violation> check_voided(const Voided& voided) const;
  std::optional<Violation> check_correction(const Slot& slot) const;
  tl::expected<EventSeq, Refusal> correct(Slot slot, bool cascade);

  std::map<EventSeq, Ruleset> rulesets_;  // seq 1 and every amended start
  std::vector<Slot> slots_;               // index = seq - 1
  std::vector<State> states_;             // after that event
  std::vector<LedgerLine> ledger_;
};

}  // namespace tanteador
