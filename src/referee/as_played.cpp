#include "src/referee/as_played.hpp"

#include <algorithm>

#include "src/referee/games.hpp"
#include "src/registry/log.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

EventSeq after(EventSeq seq) { return EventSeq{static_cast<std::int64_t>(seq) + 1}; }

bool corrects(const json& event) {
  const std::string type = event.value("type", "");
  return type == "voided" || type == "amended";
}

std::vector<std::int64_t> named_by(const json& correction) {
  auto seqs = correction.value("also", std::vector<std::int64_t>());
  seqs.push_back(correction.value("seq", std::int64_t{0}));
  return seqs;
}

// How many entries fall by it; nothing where it cannot be entered.
std::optional<std::size_t> fallen(const Remedy& remedy, const AnyMatch& match, const Enters& enters) {
  AnyMatch now = match;
  for (const json& event : remedy.events) {
    if (!enters(now, event)) return std::nullopt;
  }
  return struck_between(match, now).size();
}

}  // namespace

Written told_as_played(const AnyMatch& match, const Written& written) {
  const auto tell = desk_of(game_name(match)).tell_as_played;
  if (!tell || !written) return {};
  return [&match, &written, tell](EventSeq seq) {
    json event = written(seq);
    if (event.is_object() && event.value("type", "").ends_with("_started"))
      tell(seq == last_seq(match) ? match : before(match, after(seq)), event);
    return event;
  };
}

std::vector<EventSeq> begun_since(const Remedy& remedy, const AnyMatch& match, const Written& written) {
  EventSeq first = after(last_seq(match));
  std::vector<EventSeq> put_right;  // by the remedy itself
  for (const json& event : remedy.events) {
    if (!corrects(event)) continue;
    for (const std::int64_t seq : named_by(event)) first = std::min(first, EventSeq{seq});
    if (event["type"] == "amended") put_right.push_back(EventSeq{named_by(event).back()});
  }
  std::vector<EventSeq> begun;
  for (EventSeq seq = first; seq <= last_seq(match); seq = after(seq)) {
    const auto entry = entry_at(match, written, static_cast<std::int64_t>(seq));
    const bool itself = std::ranges::find(put_right, seq) != put_right.end();
    if (entry && !itself && type_of(*entry).ends_with("_started")) begun.push_back(seq);
  }
  return begun;
}

void stay_as_played(Remedy& remedy, std::span<const EventSeq> begun, const Written& told,
                    std::string_view reason) {
  std::vector<std::int64_t> struck;
  for (const json& event : remedy.events) {
    if (event.value("type", "") == "voided") std::ranges::copy(named_by(event), std::back_inserter(struck));
  }
  std::vector<json> stay;
  for (const EventSeq each : begun) {
    const auto seq = static_cast<std::int64_t>(each);
    if (std::ranges::find(struck, seq) == struck.end())
      stay.push_back({{"type", "amended"}, {"seq", seq}, {"reason", reason}, {"event", told(each)}});
  }
  remedy.events.insert(remedy.events.begin(), stay.begin(), stay.end());
}

bool keeps_more(const Remedy& remedy, const Remedy& other, const AnyMatch& match, const Enters& enters) {
  const auto falls = fallen(remedy, match, enters), else_falls = fallen(other, match, enters);
  return falls && (!else_falls || *falls < *else_falls);
}

}  // namespace tanteador::referee
