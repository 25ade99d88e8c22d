#pragma once
// Definitions of Match<G> (src/core/match.hpp).

#include <algorithm>
#include <utility>

#include "src/core/log_rules.hpp"
#include "src/core/match.hpp"

namespace tanteador {

template <Game G>
Match<G>::Match(Ruleset rules) {
  states_.push_back(G::initial_state(rules));
  rulesets_.emplace(EventSeq{1}, std::move(rules));
  slots_.push_back({.event = Note{}, .struck = {}});
}

template <Game G>
void Match<G>::reserve(std::size_t events) {
  slots_.reserve(events);
  states_.reserve(events);
}

template <Game G>
const typename Match<G>::Ruleset& Match<G>::rules() const {
  auto latest = rulesets_.rbegin();
  while (latest->first != EventSeq{1} && !slots_[at(latest->first)].active) ++latest;
  return latest->second;
}

template <Game G>
bool Match<G>::names_event(EventSeq seq) const {
  return seq >= EventSeq{1} && seq <= last_seq();
}

template <Game G>
bool Match<G>::is_struck(EventSeq seq) const {
  const Slot& slot = slots_[at(seq)];
  return slot.correction ? !slot.active : slot.strikes > 0;
}

template <Game G>
std::optional<typename Match<G>::Content> Match<G>::content(EventSeq seq) const {
  const Slot& slot = slots_[at(seq)];
  if (slot.correction || seq == EventSeq{1}) return std::nullopt;
  for (std::size_t later = slots_.size(); later > at(seq) + 1; --later) {
    const Slot& correction = slots_[later - 1];
    if (!correction.correction || !correction.active) continue;
    const auto* amended = std::get_if<Amended<GameEvent>>(&correction.event);
    if (amended && amended->target == seq) return amended->replacement;
  }
  if (const Note* note = std::get_if<Note>(&slot.event)) return *note;
  return std::get<GameEvent>(slot.event);
}

template <Game G>
Match<G> Match<G>::before(EventSeq seq) const {
  Match past = *this;
  Ruleset rules_now = rules();
  past.cut(seq);
  past.slots_.resize(at(seq), past.slots_.front());
  past.rulesets_.clear();
  past.rulesets_.emplace(EventSeq{1}, std::move(rules_now));
  for (auto later = slots_.begin() + static_cast<std::ptrdiff_t>(at(seq)); later != slots_.end(); ++later) {
    const auto* amended = std::get_if<Amended<GameEvent>>(&later->event);
    if (amended && later->active) past.put_in_place(*amended);
  }
  return past;
}

// What a later amendment says becomes the event itself, and what earlier ones of it say.
template <Game G>
void Match<G>::put_in_place(const Amended<GameEvent>& amended) {
  if (amended.target == EventSeq{1} || !names_event(amended.target)) return;
  std::visit([&](const auto& event) { slots_[at(amended.target)].event = event; }, amended.replacement);
  for (Slot& slot : slots_) {
    auto* earlier = std::get_if<Amended<GameEvent>>(&slot.event);
    if (earlier && earlier->target == amended.target) earlier->replacement = amended.replacement;
  }
}

template <Game G>
tl::expected<Match<G>, Refusal> Match<G>::under(Ruleset rules) const {
  Match other = *this;
  other.rulesets_.clear();
  other.rulesets_.emplace(EventSeq{1}, std::move(rules));
  other.cut(EventSeq{1});
  if (auto refusal = other.replay(EventSeq{1}, EventSeq{0}, nullptr)) return tl::unexpected(*refusal);
  return other;
}

template <Game G>
EventSeq Match<G>::target_of(const Slot& slot) const {
  if (const auto* voided = std::get_if<Voided>(&slot.event)) return voided->target;
  return std::get<Amended<GameEvent>>(slot.event).target;
}

template <Game G>
void Match<G>::set_active(Slot& correction, bool active) {
  correction.active = active;
  for (EventSeq seq : correction.struck) slots_[at(seq)].strikes += active ? 1 : -1;
  // A void of a correction: taking it back puts that correction in force again, and the other way round.
  if (std::holds_alternative<Voided>(correction.event)) {
    Slot& target = slots_[at(target_of(correction))];
    if (target.correction) set_active(target, !active);
  }
}

template <Game G>
EventSeq Match<G>::first_touched(const Slot& correction) const {
  const EventSeq target = target_of(correction);
  const Slot& slot = slots_[at(target)];
  return slot.correction ? first_touched(slot) : target;
}

template <Game G>
typename Match<G>::Tail Match<G>::cut(EventSeq first) {
  Tail tail;
  const auto states = states_.begin() + static_cast<std::ptrdiff_t>(at(first));
  tail.states.assign(states, states_.end());
  states_.erase(states, states_.end());
  const auto lines = std::ranges::lower_bound(ledger_, first, {}, &LedgerLine::seq);
  tail.ledger.assign(lines, ledger_.end());
  ledger_.erase(lines, ledger_.end());
  return tail;
}

template <Game G>
void Match<G>::step(EventSeq seq, const GameEvent&, Accepted<State>&& accepted) {
  const int deal = G::deal_number(accepted.next);
  for (const PointEntry& entry : accepted.entries) ledger_.push_back({seq, deal, entry});
  states_.push_back(std::move(accepted.next));
}

// Applies again from `first` to the end. With `struck`, events that no longer stand are struck and listed,
// but for the one at `own`: a replacement that cannot stand itself is refused.
template <Game G>
std::optional<Refusal> Match<G>::replay(EventSeq first, EventSeq own, std::vector<EventSeq>* struck) {
  for (EventSeq seq = first; seq <= last_seq(); seq = EventSeq{index(seq) + 1}) {
    if (seq == EventSeq{1}) {
      states_.push_back(G::initial_state(rules()));
      continue;
    }
    const auto now = is_struck(seq) ? std::nullopt : content(seq);
    const GameEvent* event = now ? std::get_if<GameEvent>(&*now) : nullptr;
    if (!event) {
      states_.push_back(states_.back());
      continue;
    }
    auto ruling = G::apply(rules(), states_.back(), *event, seq);
    if (ruling) {
      step(seq, *event, std::move(*ruling));
    } else if (struck && seq != own) {
      struck->push_back(seq);
      ++slots_[at(seq)].strikes;
      states_.push_back(states_.back());
    } else {
      return Refusal{ruling.error(), seq};
    }
  }
  return std::nullopt;
}

// Puts a correction at the end of the log and applies what it touches again; on a refusal all is as before.
template <Game G>
tl::expected<EventSeq, Refusal> Match<G>::correct(Slot slot, EventSeq first, bool cascade) {
  const bool replaces = std::holds_alternative<Amended<GameEvent>>(slot.event);
  const EventSeq own = replaces ? target_of(slot) : EventSeq{0};
  slots_.push_back(std::move(slot));
  slots_.back().active = false;
  set_active(slots_.back(), true);
  Tail before = cut(first);
  std::vector<EventSeq> struck;
  if (auto refusal = replay(first, own, cascade ? &struck : nullptr)) {
    cut(first);
    std::ranges::move(before.states, std::back_inserter(states_));
    std::ranges::move(before.ledger, std::back_inserter(ledger_));
    set_active(slots_.back(), false);
    slots_.pop_back();
    return tl::unexpected(*refusal);
  }
  auto& strikes = slots_.back().struck;
  strikes.insert(strikes.end(), struck.begin(), struck.end());
  return last_seq();
}

template <Game G>
tl::expected<EventSeq, Refusal> Match<G>::amend_start(Ruleset rules, bool cascade) {
  const EventSeq seq = EventSeq{index(last_seq()) + 1};
  rulesets_.emplace(seq, std::move(rules));
  Slot slot{.event = Amended<GameEvent>{EventSeq{1}, cascade, Note{}}, .correction = true, .struck = {}};
  auto answer = correct(std::move(slot), EventSeq{1}, cascade);
  if (!answer) rulesets_.erase(seq);
  return answer;
}

template <Game G>
bool Match<G>::can_be_appealed(EventSeq seq) const {
  if (!names_event(seq) || seq == EventSeq{1} || is_struck(seq)) return false;
  if (is_correction(seq)) return true;
  const auto now = content(seq);
  if (const Note* note = std::get_if<Note>(&*now))
    return note->kind == Note::Kind::warned || note->kind == Note::Kind::case_ruled;
  const GameEvent& event = std::get<GameEvent>(*now);
  return std::holds_alternative<Ruled>(event) || std::holds_alternative<Annulled>(event) ||
         std::holds_alternative<MatchEnded>(event) ||
         std::ranges::binary_search(ledger_, seq, {}, &LedgerLine::seq);
}

// The note that counts at this place, kept in `holder`; null: there is none.
template <Game G>
const Note* Match<G>::note_in_force(EventSeq seq, std::optional<Content>& holder) const {
  holder = is_struck(seq) ? std::nullopt : content(seq);
  return holder ? std::get_if<Note>(&*holder) : nullptr;
}

template <Game G>
std::optional<Violation> Match<G>::check_appeal(const Note& note, EventSeq in_place_of) const {
  if (!can_be_appealed(note.of)) return log_rules::violation(log_rules::nothing_to_appeal, {note.of});
  std::optional<Content> holder;
  for (int seq = index(note.of) + 1; seq <= index(last_seq()); ++seq) {
    const Note* other = note_in_force(EventSeq{seq}, holder);
    const bool same = other && other->kind == Note::Kind::appealed && other->of == note.of;
    if (same && other->side == note.side && EventSeq{seq} != in_place_of)
      return log_rules::violation(log_rules::appealed_before, {note.of, note.side});
  }
  return std::nullopt;
}

// It names an appeal, or what was appealed against; then it decides every appeal still open.
template <Game G>
std::optional<Violation> Match<G>::check_appeal_decided(const Note& note, EventSeq in_place_of) const {
  struct Appeal {
    EventSeq seq, of;
    bool open = true;
  };
  std::vector<Appeal> appeals;
  std::optional<Content> holder;
  for (int place = 2; place <= index(last_seq()); ++place) {
    const EventSeq seq{place};
    const Note* other = note_in_force(seq, holder);
    if (!other || seq == in_place_of) continue;
    if (other->kind == Note::Kind::appealed) appeals.push_back({seq, other->of});
    if (other->kind != Note::Kind::appeal_decided) continue;
    for (Appeal& appeal : appeals)
      appeal.open = appeal.open && appeal.seq != other->of && appeal.of != other->of;
  }
  bool appealed = false, open = false;
  for (const Appeal& appeal : appeals) {
    if (appeal.seq != note.of && appeal.of != note.of) continue;
    appealed = true;
    open = open || appeal.open;
  }
  if (!appealed) return log_rules::violation(log_rules::not_an_appeal, {note.of});
  if (!open) return log_rules::violation(log_rules::decided_before, {note.of});
  return std::nullopt;
}

template <Game G>
std::optional<Violation> Match<G>::check_note(const Note& note, EventSeq in_place_of) const {
  using enum Note::Kind;
  const bool ended = outcome().status == Outcome::Status::ended;
  const bool about_player = note.kind == warned || note.kind == renamed || note.kind == replaced;
  if (ended && about_player) return log_rules::violation(log_rules::after_end);
  const bool about_appeal = note.kind == appealed || note.kind == appeal_decided;
  if (about_appeal && !names_event(note.of)) return log_rules::violation(log_rules::unknown_seq, {note.of});
  if ((about_player || note.kind == case_ruled) && index(note.player) >= G::seat_count(rules()))
    return log_rules::violation(log_rules::no_such_seat);
  if (note.kind != appeal_decided && index(note.side) >= G::side_count(rules()))
    return log_rules::violation(log_rules::no_such_side);
  if (note.kind == appealed) return check_appeal(note, in_place_of);
  if (note.kind == appeal_decided) return check_appeal_decided(note, in_place_of);
  return std::nullopt;
}

template <Game G>
tl::expected<EventSeq, Refusal> Match<G>::submit(const Event& event) {
  const auto refuse = [](Violation violation) { return tl::unexpected(Refusal{violation, {}}); };
  if (const GameEvent* game_event = std::get_if<GameEvent>(&event)) {
    const EventSeq seq = EventSeq{index(last_seq()) + 1};
    auto ruling = G::apply(rules(), state(), *game_event, seq);
    if (!ruling) return refuse(ruling.error());
    slots_.push_back({.event = event, .struck = {}});
    step(seq, *game_event, std::move(*ruling));
    return seq;
  }
  if (const Note* note = std::get_if<Note>(&event)) {
    if (auto violation = check_note(*note)) return refuse(*violation);
    slots_.push_back({.event = event, .struck = {}});
    states_.push_back(State(states_.back()));
    return last_seq();
  }
  Slot slot{.event = event, .correction = true, .struck = {}};
  const EventSeq target = target_of(slot);
  if (!names_event(target)) return refuse(log_rules::violation(log_rules::unknown_seq, {target}));
  if (target == EventSeq{1}) return refuse(log_rules::violation(log_rules::start));
  if (is_struck(target)) return refuse(log_rules::violation(log_rules::already_struck, {target}));
  if (const auto* voided = std::get_if<Voided>(&event)) {
    if (!is_correction(target)) slot.struck.push_back(target);
    return correct(slot, first_touched(slot), voided->cascade);
  }
  if (is_correction(target)) return refuse(log_rules::violation(log_rules::amends_correction, {target}));
  const auto& amended = std::get<Amended<GameEvent>>(event);
  if (const Note* note = std::get_if<Note>(&amended.replacement)) {
    if (auto violation = check_note(*note, target)) return refuse(*violation);
  }
  return correct(slot, target, amended.cascade);
}

template <Game G>
std::optional<EventSeq> Match<G>::undo_target() const {
  for (EventSeq seq = last_seq(); seq > EventSeq{1}; seq = EventSeq{index(seq) - 1}) {
    const Slot& slot = slots_[at(seq)];
    const bool counts = !slot.correction || std::holds_alternative<Amended<GameEvent>>(slot.event);
    if (counts && !is_struck(seq)) return seq;
  }
  return std::nullopt;
}

// The latest void in force, unless something new was entered after it.
template <Game G>
std::optional<EventSeq> Match<G>::redo_target() const {
  for (EventSeq seq = last_seq(); seq > EventSeq{1}; seq = EventSeq{index(seq) - 1}) {
    const Slot& slot = slots_[at(seq)];
    const auto* voided = std::get_if<Voided>(&slot.event);
    if (!voided) {
      if (!is_struck(seq)) return std::nullopt;
      continue;
    }
    const Slot& target = slots_[at(voided->target)];
    const bool undoes = !target.correction || std::holds_alternative<Amended<GameEvent>>(target.event);
    if (slot.active && undoes) return seq;
  }
  return std::nullopt;
}

}  // namespace tanteador
