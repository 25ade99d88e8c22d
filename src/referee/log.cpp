#include "src/referee/log.hpp"

#include <algorithm>
#include <array>
#include <ranges>

#include "src/referee/games.hpp"
#include "src/registry/log.hpp"

namespace tanteador::referee {

using nlohmann::json;

std::optional<Entry> entry_at(const AnyMatch& match, const EventReader& written, std::int64_t number) {
  const EventSeq seq{number};
  if (!written || seq < EventSeq{2} || seq > last_seq(match)) return std::nullopt;
  if (is_correction(match, seq) || is_struck(match, seq)) return std::nullopt;
  json event = written(seq);
  if (!event.is_object()) return std::nullopt;
  return Entry{seq, std::move(event)};
}

std::vector<Entry> entries_of_deal(const AnyMatch& match, const EventReader& written) {
  return deal_before(match, written, EventSeq{static_cast<std::int64_t>(last_seq(match)) + 1});
}

std::vector<Entry> deal_before(const AnyMatch& match, const EventReader& written, EventSeq end) {
  std::vector<Entry> deal;
  for (auto number = static_cast<std::int64_t>(end) - 1; number > 1; --number) {
    auto entry = entry_at(match, written, number);
    if (!entry) continue;
    if (type_of(*entry) == "annulled") break;
    deal.push_back(std::move(*entry));
    if (type_of(deal.back()).ends_with("_started")) break;
  }
  std::ranges::reverse(deal);
  return deal;
}

void erase_idle_rulings(std::vector<Entry>& entries, const AnyMatch& match) {
  std::erase_if(entries, [&](const Entry& entry) {
    const EventSeq next{static_cast<std::int64_t>(entry.seq) + 1};
    const bool acts = next <= last_seq(match) && act_of(match, next) == entry.seq;
    return type_of(entry) == "case_ruled" && !acts;
  });
}

std::optional<HandMeant> hand_with(const AnyMatch& match, const EventReader& written,
                                   const std::function<bool(const Entry&)>& fits) {
  HandMeant hand;
  for (auto number = static_cast<std::int64_t>(last_seq(match)); number > 1; --number) {
    auto entry = entry_at(match, written, number);
    if (!entry) continue;
    hand.entries.insert(hand.entries.begin(), std::move(*entry));
    if (!type_of(hand.entries.front()).ends_with("_started")) continue;
    const bool is_void = std::ranges::find(hand.entries, "annulled", &type_of) != hand.entries.end();
    if (!is_void && std::ranges::any_of(hand.entries, fits)) {
      erase_idle_rulings(hand.later, match);
      return hand;
    }
    hand.later.insert(hand.later.begin(), hand.entries.begin(), hand.entries.end());
    hand.entries.clear();
  }
  return std::nullopt;
}

bool deal_is_open(const AnyMatch& match) { return may_be_annulled(match); }

std::optional<EventSeq> end_of_deal(const AnyMatch& match, std::span<const Entry> deal) {
  const std::array<std::string_view, 3> no_play{"ruled", "match_ended", referee_of(game_name(match)).tally};
  if (deal_is_open(match)) return std::nullopt;
  for (const Entry& entry : deal | std::views::reverse) {
    if (!deal_is_open(match_before(match, entry.seq))) continue;
    const bool played = std::ranges::find(no_play, type_of(entry)) == no_play.end();
    return played ? std::optional(entry.seq) : std::nullopt;
  }
  return std::nullopt;
}

bool has_counted_deal(const AnyMatch& match, const EventReader& written, std::span<const Entry> latest) {
  const bool open = deal_is_open(match) && !latest.empty();
  const auto earlier = open ? deal_before(match, written, latest.front().seq) : std::vector<Entry>();
  const std::span<const Entry> deal = open ? std::span(earlier) : latest;
  return !deal.empty() && type_of(deal.front()).ends_with("_started");
}

bool has_counted_deal(const AnyMatch& match, const EventReader& written) {
  return has_counted_deal(match, written, entries_of_deal(match, written));
}

std::vector<Side> opponents_of(const AnyMatch& match, Side side) {
  const Facts deal = deal_facts(match);
  const auto dealer = std::ranges::find(deal, std::string_view("dealer"), &Fact::name);
  const bool one_alone =
      referee_of(game_name(match)).dealer_alone && side_count(match) == 3 && dealer != deal.end();
  const Side alone = one_alone ? side_of(match, seat_at(dealer->value.number)) : side;
  std::vector<Side> others;
  for (int place = 0; place < side_count(match); ++place) {
    const Side other = side_at(place);
    if (other != side && (side == alone || other == alone)) others.push_back(other);
  }
  return others;
}

namespace {

const KnownFact* known_fact(std::string_view game, std::string_view name) {
  const auto facts = referee_of(game).facts;
  const auto found = std::ranges::find(facts, name, &KnownFact::name);
  return found == facts.end() ? nullptr : &*found;
}

}  // namespace

bool log_knows(std::string_view game, std::string_view name) { return known_fact(game, name) != nullptr; }

json fact_in_log(std::string_view name, const AnyMatch& match, const Names& names,
                 std::span<const Entry> deal, const EventReader& written, std::string_view player) {
  const KnownFact* fact = known_fact(game_name(match), name);
  return fact ? fact->find({match, names, deal, written, player}) : json();
}

}  // namespace tanteador::referee
