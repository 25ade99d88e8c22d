// Events behind a posting. Unless the engine tells them: the bids, shown and counted cards of the deal.

#include "src/view/why/why.hpp"

#include <algorithm>
#include <array>

#include "src/registry/log.hpp"
#include "src/registry/reckoning.hpp"

namespace tanteador::view {

namespace {

// Events that explain the result of a deal; single cards are not among them.
bool tells_of_deal(const LoggedEvent& event) {
  constexpr std::array<std::string_view, 10> kSilent{
      "case_ruled", "card_played",    "trick_won", "ruled",   "warned",
      "appealed",   "appeal_decided", "confirmed", "renamed", "replaced"};
  return std::ranges::find(kSilent, event.kind) == kSilent.end();
}

// Parallel contests are all posted by the event that ends the last one.
bool is_of_another_contest(const AnyMatch& match, const LoggedEvent& event, const Posting& entry) {
  const int contest = contest_of(match, EventSeq{event.seq});
  return contest > 0 && entry.contest > 0 && contest != entry.contest;
}

}  // namespace

std::vector<LoggedEvent> events_behind(const AnyMatch& match, const std::vector<LoggedEvent>& log,
                                       const LedgerLine& line) {
  const auto last = std::ranges::lower_bound(log, static_cast<std::int64_t>(line.seq), {}, &LoggedEvent::seq);
  if (last == log.end() || EventSeq{last->seq} != line.seq) return {};
  if (line.entry.rule.starts_with("table.")) return {*last};
  const auto in_deal = [&](const LoggedEvent& event) {
    return event.seq > 1 && is_in_deal_of(match, EventSeq{event.seq}, line);
  };
  auto first = last;
  while (first != log.begin() && !first->kind.ends_with("_started") && in_deal(*std::prev(first))) --first;
  std::vector<LoggedEvent> events;
  std::copy_if(first, last, std::back_inserter(events), [&](const LoggedEvent& event) {
    return in_deal(event) && had_part(match, EventSeq{event.seq}, line).value_or(tells_of_deal(event));
  });
  if (events.empty() || !is_of_another_contest(match, *last, line.entry)) events.push_back(*last);
  return events;
}

}  // namespace tanteador::view
