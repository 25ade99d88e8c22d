#include "src/session/match/cascade.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/session/input.hpp"
#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

using Act = std::vector<ReadLine>;  // the lines of an act for entering it again

// The events, grouped by decision, that count before but not after; without the corrected event itself.
std::vector<StruckEvent> find_struck_events(const AnyMatch& before, const AnyMatch& after,
                                            EventSeq corrected) {
  std::vector<StruckEvent> all;
  std::optional<EventSeq> open;
  for (int seq = 2; seq <= index(last_seq(before)); ++seq) {
    const EventSeq each{seq}, act = act_of(before, each);
    if (act == corrected || is_struck(before, each) || !is_struck(after, each)) continue;
    if (open != act) all.emplace_back();
    open = act;
    all.back().events.push_back(each);
  }
  return all;
}

// On an error the match is only partly changed.
std::optional<codec::Failure> enter(AnyMatch& match, const Act& act) {
  for (const ReadLine& line : act) {
    if (!line) return line.error();
    if (const auto seq = codec::apply(match, *line); !seq) return seq.error();
  }
  return std::nullopt;
}

// Enters the kept acts in order and unmarks those that are refused.
void keep_standing(std::vector<StruckEvent>& fallen, const std::vector<Act>& acts, AnyMatch match) {
  for (std::size_t i = 0; i < acts.size(); ++i) {
    if (!fallen[i].is_reentered) continue;
    AnyMatch with = match;
    fallen[i].is_reentered = !enter(with, acts[i]);
    if (fallen[i].is_reentered) match = std::move(with);
  }
}

// The reason why the first act is refused, or why a later kept one would be.
std::optional<codec::Failure> check_kept(AnyMatch& match, std::span<const StruckEvent> from,
                                         std::span<const Act> acts) {
  if (auto why = enter(match, acts.front())) return why;
  for (std::size_t i = 1; i < acts.size(); ++i) {
    auto why = from[i].is_reentered ? enter(match, acts[i]) : std::nullopt;
    if (!why) continue;
    if (auto* refusal = std::get_if<Refusal>(&*why)) refusal->breaks = from[i].events.front();
    return why;
  }
  return std::nullopt;
}

void try_each(CascadePreview& falling, const std::vector<Act>& acts) {
  keep_standing(falling.fallen, acts, falling.after);
  std::optional<AnyMatch> trial;
  for (std::size_t i = 0; i < acts.size(); ++i) {
    StruckEvent& one = falling.fallen[i];
    if (one.is_reentered) {
      (void)enter(falling.after, acts[i]);
      trial.reset();
      continue;
    }
    if (!trial) trial.emplace(falling.after);
    const std::span rest = std::span(falling.fallen).subspan(i);
    one.why = check_kept(*trial, rest, std::span(acts).subspan(i));
    const auto* refusal = one.why ? std::get_if<Refusal>(&*one.why) : nullptr;
    const bool untouched = refusal && !refusal->breaks && acts[i].size() == 1;
    if (!untouched) trial.reset();
  }
}

}  // namespace

ReadLine Session::reread_entry(const OpenMatch& match, EventSeq seq, const codec::Roster& roster) const {
  if (is_correction(match.match(), seq))
    return tl::unexpected(codec::Failure(codec::InputError{
        codec::message("A decision that removes something cannot be kept; decide again.")}));
  return read_line(match.match(), match.event_json(seq, match.names()), roster);
}

tl::expected<CascadePreview, codec::Failure> Session::preview_cascade(const OpenMatch& match,
                                                                      const Entry& correction,
                                                                      std::span<const EventSeq> keep) const {
  auto trial = attempt(match, Entries{{with_cascade(correction.event), correction.texts, correction.inside}});
  if (!trial) return tl::unexpected(codec::Failure(std::move(trial.error())));
  if (!trial->refused.empty()) return tl::unexpected(codec::Failure(trial->refused.front().refusal));
  CascadePreview falling{{}, trial->match->match()};
  const EventSeq corrected = act_of(match.match(), target_of(correction.event).value_or(EventSeq{1}));
  falling.fallen = find_struck_events(match.match(), falling.after, corrected);
  const codec::Roster roster = roster_for(match);
  std::vector<Act> acts;
  for (StruckEvent& one : falling.fallen) {
    one.is_reentered = std::ranges::find(keep, one.events.front()) != keep.end();
    Act& act = acts.emplace_back();
    for (const EventSeq seq : one.events) act.push_back(reread_entry(match, seq, roster));
  }
  try_each(falling, acts);
  return falling;
}

tl::expected<AddResult, codec::InputError> Session::add(OpenMatch& match, const Entry& correction,
                                                        std::span<const EventSeq> keep) {
  auto steps = steps_of(match, {correction});
  if (!steps) return tl::unexpected(steps.error());
  const codec::Roster roster = roster_for(match);
  Room room = room_in(match.records());
  room.bytes -= exported_bytes(correction);
  for (const EventSeq head : keep) {
    for (EventSeq seq = head; seq <= last_seq(match.match()) && act_of(match.match(), seq) == head;
         seq = EventSeq{index(seq) + 1}) {
      room.bytes -= exported_bytes(match.event_json(seq, match.names()).dump());
      steps->push_back({static_cast<int>(steps->size()) + 1, match.kind_in_force(seq),
                        reread_entry(match, seq, roster), nullptr});
    }
  }
  if (std::ssize(*steps) > room.events) return tl::unexpected(too_many_events_error());
  if (room.bytes < 0) return tl::unexpected(too_long_error());
  return add(match, std::move(*steps), nullptr, RefusalPolicy::take_back);
}

}  // namespace tanteador::session
