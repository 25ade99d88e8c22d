// Finds the events of one act and strikes them together.

#include <algorithm>

#include <nlohmann/json.hpp>

#include "src/session/session.hpp"

namespace tanteador::session {

namespace {

constexpr std::size_t kStruckAtOnce = Voided::kAlsoMax + 1;

// The last event of a decision; any other event itself.
EventSeq end_of(const AnyMatch& match, EventSeq head) {
  EventSeq end = head;
  while (end < last_seq(match) && act_of(match, EventSeq{index(end) + 1}) == head)
    end = EventSeq{index(end) + 1};
  return end;
}

// Strikes all in one correction; if one of them is itself a correction, each separately, last first.
Entries strikes(const AnyMatch& match, const std::vector<EventSeq>& act, const char* reason) {
  const auto corrects = [&](EventSeq seq) { return is_correction(match, seq); };
  const bool singly = act.size() > kStruckAtOnce || std::ranges::any_of(act, corrects);
  std::vector<Voided> voided;
  for (auto seq = act.rbegin(); seq != act.rend(); ++seq) {
    if (singly || voided.empty())
      voided.push_back({.target = *seq});
    else
      voided.front().also.insert(voided.front().also.begin(), *seq);
  }
  Entries entries;
  for (const Voided& one : voided) entries.push_back({event_at_table(match, one), {{"reason", reason}}});
  return entries;
}

}  // namespace

std::vector<EventSeq> act_of_entry(const OpenMatch& match, EventSeq last) {
  const AnyMatch& now = match.match();
  const int end = index(end_of(now, last));
  const auto stored = nlohmann::json::parse(match.records()[end - 1].payload, nullptr, false);
  const int events = stored.is_object() ? stored.value(std::string(codec::kTogether), 1) : 1;
  std::vector<EventSeq> act;
  for (int seq = std::max(2, end - events + 1); seq <= end; ++seq) {
    const EventSeq each{seq};
    if (is_struck(now, each)) return {last};
    if (act_of(now, each) == each) act.push_back(each);
  }
  return act.empty() ? std::vector{last} : act;
}

tl::expected<EventSeq, codec::Failure> Session::take_back(OpenMatch& match, EventSeq last,
                                                          const char* reason) {
  const auto added = add(match, strikes(match.match(), act_of_entry(match, last), reason));
  if (!added) return tl::unexpected(codec::Failure(added.error()));
  if (!added->refused.empty()) return tl::unexpected(codec::Failure(added->refused.front().refusal));
  return last_seq(match.match());
}

tl::expected<EventSeq, codec::Failure> Session::undo(OpenMatch& match) {
  if (const auto target = undo_target(match.match())) return take_back(match, *target, "undo");
  return tl::unexpected(codec::Failure(codec::InputError{codec::message("Nothing to undo.")}));
}

tl::expected<EventSeq, codec::Failure> Session::redo(OpenMatch& match) {
  if (const auto target = redo_target(match.match())) return take_back(match, *target, "redo");
  return tl::unexpected(codec::Failure(codec::InputError{codec::message("Nothing to redo.")}));
}

}  // namespace tanteador::session
