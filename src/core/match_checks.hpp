#pragma once
// Checks of notes and corrections: definitions of Match<G>, included by match_impl.hpp.

#include <algorithm>

#include "src/core/log_rules.hpp"
#include "src/core/match.hpp"

namespace tanteador {

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

// The note in force at `seq`, stored in `holder`; null if there is none.
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

// The note names an appeal or the event that was appealed against. It decides all its open appeals.
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
std::optional<Violation> Match<G>::check_target(EventSeq target) const {
  if (!names_event(target)) return log_rules::violation(log_rules::unknown_seq, {target});
  if (target == EventSeq{1}) return log_rules::violation(log_rules::start);
  if (is_struck(target)) return log_rules::violation(log_rules::already_struck, {target});
  return std::nullopt;
}

template <Game G>
std::optional<Violation> Match<G>::check_voided(const Voided& voided) const {
  std::vector<EventSeq> named{voided.target};
  named.insert(named.end(), voided.also.begin(), voided.also.end());
  for (auto each = named.begin(); each != named.end(); ++each) {
    if (auto violation = check_target(*each)) return violation;
    const EventSeq head = act_of(*each);
    if (head != *each) return log_rules::violation(log_rules::part_of_act, {*each, head});
    if (std::find(named.begin(), each, *each) != each)
      return log_rules::violation(log_rules::struck_twice, {*each});
    if (named.size() > 1 && is_correction(*each))
      return log_rules::violation(log_rules::correction_with_others, {*each});
  }
  return std::nullopt;
}

template <Game G>
std::optional<Violation> Match<G>::check_correction(const Slot& slot) const {
  if (const auto* voided = std::get_if<Voided>(&slot.event)) return check_voided(*voided);
  const auto* amended = std::get_if<Amended<GameEvent>>(&slot.event);
  const EventSeq target = amended->target;
  if (auto violation = check_target(target)) return violation;
  if (is_correction(target)) return log_rules::violation(log_rules::amends_correction, {target});
  // Other events cannot amend an entry made by a ruling.
  const EventSeq latest = slots_.back().act;
  const bool in_ruling = index(latest) + followers(latest) > index(last_seq());
  if (act_of(target) != target && !in_ruling)
    return log_rules::violation(log_rules::part_of_act, {target, act_of(target)});
  const Note* note = std::get_if<Note>(&amended->replacement);
  if (followers(target) > 0) {
    const Note& now = std::get<Note>(slots_[at(target)].event);
    if (!note || note->kind != now.kind) return log_rules::violation(log_rules::heads_act, {target});
  }
  return note ? check_note(*note, target) : std::nullopt;
}

}  // namespace tanteador
