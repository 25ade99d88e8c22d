#include "src/session/match/starts.hpp"

#include <algorithm>
#include <optional>

#include <nlohmann/json.hpp>

#include "src/registry/log.hpp"
#include "src/session/input.hpp"

namespace tanteador::session {

namespace {

using nlohmann::json;
using Seqs = std::vector<EventSeq>;

json value_of(const Fact& fact, const Names& names) {
  if (fact.name == "as_played") return true;
  switch (fact.value.kind) {
    case Arg::Kind::number: return fact.value.number;
    case Arg::Kind::seat: return names.seats[fact.value.number];
    default: return fact.value.word;
  }
}

bool is_same(const Fact& one, const Fact& other) {
  return one.name == other.name && one.value == other.value;
}

codec::WrittenEvent amendment_of(const OpenMatch& match, EventSeq start, const codec::Roster& roster) {
  const Names names = match.names();
  json event = match.event_json(start, names);
  const Facts facts = start_facts(match.match(), start);
  for (const Fact& fact : facts) {
    if (fact.list) event[std::string(fact.name)] = json::array();
  }
  for (const Fact& fact : facts) {
    json& field = event[std::string(fact.name)];
    if (fact.list)
      field.push_back(value_of(fact, names));
    else
      field = value_of(fact, names);
  }
  const json amended{
      {"type", "amended"}, {"seq", index(start)}, {"reason", "as it was begun"}, {"event", std::move(event)}};
  return std::move(*read_line(match.match(), amended, roster));
}

// The events that a correction strikes or replaces. Null: it is no correction, or one that changes all deals.
std::optional<Seqs> find_named_seqs(const OpenMatch& match, const codec::WrittenEvent& event) {
  if (const auto* start = std::get_if<codec::NewStart>(&event)) {
    const codec::StartRequest &now = match.start(), &then = start->request;
    const bool same = now.dealer == then.dealer && now.players.size() == then.players.size();
    return same ? std::optional(Seqs{EventSeq{1}}) : std::nullopt;
  }
  const AnyEvent& any = std::get<Entry>(event).event;
  const auto target = target_of(any);
  const AnyMatch& log = match.match();
  if (!target || target == undo_target(log) || target == redo_target(log)) return std::nullopt;
  Seqs named{*target};
  if (const auto common = common_event(any)) {
    if (const auto* voided = std::get_if<Voided>(&*common))
      named.insert(named.end(), voided->also.begin(), voided->also.end());
  }
  return named;
}

Seqs starts_begun_after(const OpenMatch& match, const Seqs& named) {
  const AnyMatch& log = match.match();
  Seqs starts;
  for (int number = 2; number <= index(last_seq(log)); ++number) {
    const EventSeq seq{number};
    if (is_correction(log, seq) || is_struck(log, seq)) continue;
    if (std::ranges::find(named, seq) != named.end()) continue;
    if (match.kind_in_force(seq).ends_with("_started")) starts.push_back(seq);
  }
  return starts;
}

codec::WrittenEvent with_cascade(codec::WrittenEvent correction) {
  if (auto* start = std::get_if<codec::NewStart>(&correction))
    start->cascade = true;
  else
    std::get<Entry>(correction).event = tanteador::with_cascade(std::get<Entry>(correction).event);
  return correction;
}

bool is_changed(EventSeq start, const AnyMatch& before, const AnyMatch& after) {
  return is_struck(after, start) ||
         !std::ranges::equal(start_facts(before, start), start_facts(after, start), is_same);
}

std::vector<codec::WrittenEvent> amendments(const OpenMatch& match, const Seqs& starts,
                                            const codec::Roster& roster) {
  std::vector<codec::WrittenEvent> all;
  for (const EventSeq start : starts) all.push_back(amendment_of(match, start, roster));
  return all;
}

// The match with all these events; null: one of them is refused.
std::optional<AnyMatch> apply_all(AnyMatch match, const std::vector<codec::WrittenEvent>& first,
                                  const codec::WrittenEvent& last) {
  for (const codec::WrittenEvent& event : first) {
    if (!codec::apply(match, event)) return std::nullopt;
  }
  return codec::apply(match, last) ? std::optional(std::move(match)) : std::nullopt;
}

}  // namespace

std::vector<codec::WrittenEvent> starts_kept(const OpenMatch& match, const codec::WrittenEvent& correction,
                                             const codec::Roster& roster) {
  const auto named = find_named_seqs(match, correction);
  if (!named) return {};
  Seqs starts = starts_begun_after(match, *named);
  if (starts.empty()) return {};
  const AnyMatch& log = match.match();
  const auto fallen = apply_all(log, {}, with_cascade(correction));
  if (!fallen) return {};
  std::erase_if(starts, [&](EventSeq each) { return !is_changed(each, log, *fallen); });
  if (starts.empty()) return {};
  const auto corrected_log = apply_all(log, amendments(match, starts, roster), correction);
  if (!corrected_log) return {};
  std::erase_if(starts, [&](EventSeq each) { return is_struck(*corrected_log, each); });
  return amendments(match, starts, roster);
}

}  // namespace tanteador::session
