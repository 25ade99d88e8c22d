#include "src/referee/as_played.hpp"

#include <algorithm>
#include <compare>

#include "src/referee/games.hpp"
#include "src/registry/log.hpp"

namespace tanteador::referee {

namespace {

using nlohmann::json;

EventSeq next_seq(EventSeq seq) { return EventSeq{static_cast<std::int64_t>(seq) + 1}; }

bool corrects(const json& event) {
  const std::string type = event.value("type", "");
  return type == "voided" || type == "amended";
}

std::vector<std::int64_t> named_seqs(const json& correction) {
  auto seqs = correction.value("also", std::vector<std::int64_t>());
  seqs.push_back(correction.value("seq", std::int64_t{0}));
  return seqs;
}

json value_of(const Fact& fact, const Names& names) {
  if (fact.name == "as_played") return true;
  switch (fact.value.kind) {
    case Arg::Kind::number: return fact.value.number;
    case Arg::Kind::seat: return names.seats[fact.value.number];
    default: return fact.value.word;
  }
}

void write_facts(json& event, const Facts& facts, const Names& names) {
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
}

bool is_same(const Fact& one, const Fact& other) {
  return one.name == other.name && one.value == other.value;
}
bool differ(const Facts& some, const Facts& others) { return !std::ranges::equal(some, others, is_same); }

struct Loss {
  std::size_t fallen = 0, changed = 0;
  auto operator<=>(const Loss&) const = default;
};

// Returns nothing if the remedy cannot be entered.
std::optional<Loss> loss_by(const Remedy& remedy, std::span<const EventSeq> begun, const AnyMatch& match,
                            const Enters& enters) {
  AnyMatch now = match;
  for (const json& event : remedy.events) {
    if (!enters(now, event)) return std::nullopt;
  }
  Loss loss{.fallen = find_struck(match, now).size()};
  for (const EventSeq each : begun) {
    const bool stands = !is_struck(now, each);
    loss.changed += stands && differ(start_facts(match, each), start_facts(now, each)) ? 1 : 0;
  }
  const bool open = deal_is_open(match) && deal_is_open(now);
  const Facts was = start_facts(match, last_seq(match)), is = start_facts(now, last_seq(now));
  loss.changed += open && differ(was, is) ? 1 : 0;
  return loss;
}

}  // namespace

EventReader with_start_facts(const AnyMatch& match, const Names& names, const EventReader& written) {
  if (!written) return {};
  return [&match, &names, &written](EventSeq seq) {
    json event = written(seq);
    if (event.is_object() && event.value("type", "").ends_with("_started"))
      write_facts(event, start_facts(match, seq), names);
    return event;
  };
}

std::vector<EventSeq> deals_begun_after(const Remedy& remedy, const AnyMatch& match,
                                        const EventReader& written) {
  EventSeq first = next_seq(last_seq(match));
  std::vector<EventSeq> put_right;  // by the remedy itself
  for (const json& event : remedy.events) {
    if (!corrects(event)) continue;
    for (const std::int64_t seq : named_seqs(event)) first = std::min(first, EventSeq{seq});
    if (event["type"] == "amended") put_right.push_back(EventSeq{named_seqs(event).back()});
  }
  std::vector<EventSeq> begun;
  for (EventSeq seq = first; seq <= last_seq(match); seq = next_seq(seq)) {
    const auto entry = entry_at(match, written, static_cast<std::int64_t>(seq));
    const bool itself = std::ranges::find(put_right, seq) != put_right.end();
    if (entry && !itself && type_of(*entry).ends_with("_started")) begun.push_back(seq);
  }
  return begun;
}

void stay_as_played(Remedy& remedy, std::span<const EventSeq> begun, const EventReader& lines,
                    std::string_view reason) {
  std::vector<std::int64_t> struck;
  for (const json& event : remedy.events) {
    if (event.value("type", "") == "voided") std::ranges::copy(named_seqs(event), std::back_inserter(struck));
  }
  std::vector<json> stay;
  for (const EventSeq each : begun) {
    const auto seq = static_cast<std::int64_t>(each);
    if (std::ranges::find(struck, seq) == struck.end())
      stay.push_back({{"type", "amended"}, {"seq", seq}, {"reason", reason}, {"event", lines(each)}});
  }
  remedy.events.insert(remedy.events.begin(), stay.begin(), stay.end());
}

bool keeps_more(const Remedy& remedy, const Remedy& other, std::span<const EventSeq> begun,
                const AnyMatch& match, const Enters& enters) {
  const auto loss = loss_by(remedy, begun, match, enters), else_loss = loss_by(other, begun, match, enters);
  return loss && (!else_loss || *loss < *else_loss);
}

}  // namespace tanteador::referee
