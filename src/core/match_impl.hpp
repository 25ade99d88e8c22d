#pragma once
// Definitions of Match<G> (src/core/match.hpp), included only by src/games/*/match.cpp.

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "src/core/log_rules.hpp"
#include "src/core/match_checks.hpp"

namespace tanteador {

template <Game G>
Match<G>::Match(Ruleset rules) {
  states_.push_back(G::initial_state(rules));
  rulesets_.emplace(EventSeq{1}, std::move(rules));
  push({.event = Note{}, .struck = {}});
}

template <Game G>
void Match<G>::reserve(std::size_t events) {
  slots_.reserve(events);
  states_.reserve(events);
}

template <Game G>
const typename Match<G>::Ruleset& Match<G>::rules() const {
  auto latest = rulesets_.rbegin();
  while (latest->first != EventSeq{1} && is_struck(latest->first)) ++latest;
  return latest->second;
}

template <Game G>
bool Match<G>::names_event(EventSeq seq) const {
  return seq >= EventSeq{1} && seq <= last_seq();
}

template <Game G>
bool Match<G>::is_struck(EventSeq seq) const {
  return slots_[at(seq)].strikes > 0;
}

template <Game G>
int Match<G>::followers(EventSeq head) const {
  const Note* note = std::get_if<Note>(&slots_[at(head)].event);
  return note ? note->events : 0;
}

// All events of the same decision, in order.
template <Game G>
std::vector<EventSeq> Match<G>::act_with(EventSeq seq) const {
  const EventSeq head = act_of(seq);
  const int last = std::min(index(head) + followers(head), index(last_seq()));
  std::vector<EventSeq> act;
  for (int each = index(head); each <= last; ++each) act.push_back(EventSeq{each});
  return act;
}

template <Game G>
void Match<G>::push(Slot slot) {
  slot.act = EventSeq{index(last_seq()) + 1};
  if (!slots_.empty()) {
    const EventSeq head = slots_.back().act;
    if (index(head) + followers(head) >= index(slot.act)) slot.act = head;
  }
  slots_.push_back(std::move(slot));
}

template <Game G>
std::optional<typename Match<G>::Content> Match<G>::content(EventSeq seq) const {
  const Slot& slot = slots_[at(seq)];
  if (slot.correction || seq == EventSeq{1}) return std::nullopt;
  for (std::size_t later = slots_.size(); later > at(seq) + 1; --later) {
    const Slot& correction = slots_[later - 1];
    if (!correction.correction || correction.strikes > 0) continue;
    const auto* amended = std::get_if<Amended<GameEvent>>(&correction.event);
    if (amended && amended->target == seq) return amended->replacement;
  }
  if (const Note* note = std::get_if<Note>(&slot.event)) return *note;
  return std::get<GameEvent>(slot.event);
}

template <Game G>
Match<G> Match<G>::match_before(EventSeq seq) const {
  Match past = *this;
  Ruleset rules_now = rules();
  past.cut(seq);
  past.slots_.resize(at(seq), past.slots_.front());
  past.rulesets_.clear();
  past.rulesets_.emplace(EventSeq{1}, std::move(rules_now));
  for (auto later = slots_.begin() + static_cast<std::ptrdiff_t>(at(seq)); later != slots_.end(); ++later) {
    const auto* amended = std::get_if<Amended<GameEvent>>(&later->event);
    if (amended && later->strikes == 0) past.put_in_place(*amended);
  }
  return past;
}

// Makes a replacement the event itself, and also the content of earlier amendments of that event.
template <Game G>
void Match<G>::put_in_place(const Amended<GameEvent>& amended) {
  if (amended.target == EventSeq{1} || !names_event(amended.target)) return;
  const int events = followers(amended.target);
  Slot& target = slots_[at(amended.target)];
  std::visit([&](const auto& event) { target.event = event; }, amended.replacement);
  if (Note* note = std::get_if<Note>(&target.event)) note->events = events;
  for (Slot& slot : slots_) {
    auto* earlier = std::get_if<Amended<GameEvent>>(&slot.event);
    if (earlier && earlier->target == amended.target) earlier->replacement = amended.replacement;
  }
}

template <Game G>
tl::expected<Match<G>, Refusal> Match<G>::replay_with(Ruleset rules) const {
  Match other = *this;
  other.rulesets_.clear();
  other.rulesets_.emplace(EventSeq{1}, std::move(rules));
  other.cut(EventSeq{1});
  if (auto refusal = other.replay(EventSeq{1})) return tl::unexpected(*refusal);
  return other;
}

template <Game G>
EventSeq Match<G>::target_of(const Slot& slot) const {
  if (const auto* voided = std::get_if<Voided>(&slot.event)) return voided->target;
  return std::get<Amended<GameEvent>>(slot.event).target;
}

// A removed correction removes nothing itself. Working from the latest event back visits each one once.
template <Game G>
void Match<G>::strike(std::span<const EventSeq> seqs, int by) {
  std::map<EventSeq, int, std::greater<>> changes;
  for (EventSeq seq : seqs) changes[seq] += by;
  while (!changes.empty()) {
    const auto [seq, change] = *changes.begin();
    changes.erase(changes.begin());
    Slot& slot = slots_[at(seq)];
    const bool was = slot.strikes > 0;
    slot.strikes += change;
    const bool is = slot.strikes > 0;
    if (!slot.correction || was == is) continue;
    for (EventSeq each : slot.struck) changes[each] += is ? -1 : 1;
  }
}

template <Game G>
EventSeq Match<G>::first_touched(std::span<const EventSeq> struck) const {
  EventSeq first = last_seq();
  for (EventSeq seq : struck) {
    const Slot& slot = slots_[at(seq)];
    first = std::min(first, slot.correction ? slot.first : seq);
  }
  return first;
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
void Match<G>::put_back(Tail tail) {
  std::ranges::move(tail.states, std::back_inserter(states_));
  std::ranges::move(tail.ledger, std::back_inserter(ledger_));
}

template <Game G>
void Match<G>::step(EventSeq seq, const GameEvent&, AcceptedEvent<State>&& accepted) {
  const int deal = G::deal_number(accepted.next);
  for (const Posting& entry : accepted.entries) ledger_.push_back({seq, deal, entry});
  states_.push_back(std::move(accepted.next));
}

// Applies the log again from `first`; stops at the first event that has become impossible.
template <Game G>
std::optional<Refusal> Match<G>::replay(EventSeq first) {
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
    if (!ruling) return Refusal{ruling.error(), seq};
    step(seq, *event, std::move(*ruling));
  }
  return std::nullopt;
}

// Appends a correction and applies the log again; a refusal restores the old state. `cascade`: removes
// events that have become impossible, each with its decision; an impossible replacement is refused.
template <Game G>
tl::expected<EventSeq, Refusal> Match<G>::correct(Slot slot, bool cascade) {
  const bool replaces = std::holds_alternative<Amended<GameEvent>>(slot.event);
  const EventSeq own = replaces ? target_of(slot) : EventSeq{0};
  push(std::move(slot));
  Slot& correction = slots_.back();
  strike(correction.struck, 1);
  Tail before = cut(correction.first);
  EventSeq from = correction.first;
  while (const auto refusal = replay(from)) {
    const std::vector<EventSeq> torn = act_with(*refusal->breaks);
    const bool itself = std::ranges::find(torn, own) != torn.end() || torn.back() == last_seq();
    if (!cascade || itself) {
      cut(correction.first);
      put_back(std::move(before));
      strike(correction.struck, -1);
      slots_.pop_back();
      return tl::unexpected(*refusal);
    }
    strike(torn, 1);
    correction.struck.insert(correction.struck.end(), torn.begin(), torn.end());
    from = first_touched(torn);
    if (from < correction.first) {
      cut(correction.first);
      Tail longer = cut(from);
      std::ranges::move(before.states, std::back_inserter(longer.states));
      std::ranges::move(before.ledger, std::back_inserter(longer.ledger));
      before = std::move(longer);
      correction.first = from;
    } else {
      cut(from);
    }
  }
  return last_seq();
}

template <Game G>
tl::expected<EventSeq, Refusal> Match<G>::amend_start(Ruleset rules, bool cascade) {
  const EventSeq seq = EventSeq{index(last_seq()) + 1};
  rulesets_.emplace(seq, std::move(rules));
  Slot slot{.event = Amended<GameEvent>{EventSeq{1}, cascade, Note{}},
            .correction = true,
            .first = EventSeq{1},
            .struck = {}};
  auto answer = correct(std::move(slot), cascade);
  if (!answer) rulesets_.erase(seq);
  return answer;
}

template <Game G>
tl::expected<EventSeq, Refusal> Match<G>::submit(const Event& event) {
  const auto refuse = [](Violation violation) { return tl::unexpected(Refusal{violation, {}}); };
  if (const GameEvent* game_event = std::get_if<GameEvent>(&event)) {
    const EventSeq seq = EventSeq{index(last_seq()) + 1};
    auto ruling = G::apply(rules(), state(), *game_event, seq);
    if (!ruling) return refuse(ruling.error());
    push({.event = event, .struck = {}});
    step(seq, *game_event, std::move(*ruling));
    return seq;
  }
  if (const Note* note = std::get_if<Note>(&event)) {
    if (auto violation = check_note(*note)) return refuse(*violation);
    push({.event = event, .struck = {}});
    states_.push_back(State(states_.back()));
    return last_seq();
  }
  Slot slot{.event = event, .correction = true, .struck = {}};
  if (const auto violation = check_correction(slot)) return refuse(*violation);
  const EventSeq target = target_of(slot);
  if (const auto* voided = std::get_if<Voided>(&event)) {
    slot.struck = act_with(target);
    for (const EventSeq also : voided->also)
      std::ranges::copy(act_with(also), std::back_inserter(slot.struck));
    slot.first = first_touched(slot.struck);
    const bool takes_back = std::holds_alternative<Voided>(slots_[at(target)].event);
    for (EventSeq seq = last_seq(); !takes_back && act_of(seq) > target; seq = EventSeq{index(seq) - 1})
      slot.strikes_older = slot.strikes_older || is_action(seq);
    return correct(std::move(slot), voided->cascade);
  }
  slot.first = target;
  return correct(std::move(slot), std::get<Amended<GameEvent>>(event).cascade);
}

// True for an action in force; an undo or a redo is no action.
template <Game G>
bool Match<G>::is_action(EventSeq seq) const {
  const Slot& slot = slots_[at(seq)];
  if (slot.strikes > 0) return false;
  return slot.act != seq || slot.strikes_older || !std::holds_alternative<Voided>(slot.event);
}

template <Game G>
std::optional<EventSeq> Match<G>::undo_target() const {
  for (EventSeq seq = last_seq(); seq > EventSeq{1}; seq = EventSeq{index(seq) - 1}) {
    if (is_action(seq)) return act_of(seq);
  }
  return std::nullopt;
}

template <Game G>
std::optional<EventSeq> Match<G>::redo_target() const {
  for (EventSeq seq = last_seq(); seq > EventSeq{1}; seq = EventSeq{index(seq) - 1}) {
    if (is_struck(seq)) continue;
    const auto* voided = std::get_if<Voided>(&slots_[at(seq)].event);
    if (!voided || is_action(seq)) return std::nullopt;
    const Slot& target = slots_[at(voided->target)];
    if (!std::holds_alternative<Voided>(target.event) || target.strikes_older) return seq;
  }
  return std::nullopt;
}

}  // namespace tanteador
