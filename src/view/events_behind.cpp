// Which events a posting comes from.

#include "src/view/why.hpp"

#include <algorithm>
#include <array>

#include "src/view/lines.hpp"

namespace tanteador::view {

namespace {

enum class Topic { none, flor, envido, truco, penalty, shown };

Topic topic_of_call(std::string_view call) {
  const auto has = [&](std::string_view word) { return call.find(word) != std::string_view::npos; };
  if (has("flor")) return Topic::flor;
  return has("envido") ? Topic::envido : Topic::truco;
}

// Walks a hand and tells what each event is about: a bare quiero belongs to the bet that is answered first.
class Walk {
 public:
  Topic next(const LoggedEvent& event) {
    const nlohmann::json fields = fields_of(event.payload);
    if (event.kind == "called") return call(word_in(fields, "call"));
    if (event.kind == "declared" || event.kind == "settled")
      return word_in(fields, "of") == "flor" ? Topic::flor : Topic::envido;
    constexpr std::array<std::pair<std::string_view, Topic>, 7> kTopics{{{"shown", Topic::shown},
                                                                         {"card_played", Topic::truco},
                                                                         {"trick_won", Topic::truco},
                                                                         {"folded", Topic::truco},
                                                                         {"flor_challenged", Topic::penalty},
                                                                         {"false_flor", Topic::penalty},
                                                                         {"interfered", Topic::penalty}}};
    const auto topic = std::ranges::find(kTopics, event.kind, &std::pair<std::string_view, Topic>::first);
    return topic == kTopics.end() ? Topic::none : topic->second;
  }

 private:
  Topic call(std::string_view word) {
    if (word == "quiero" || word == "no_quiero") {
      const Topic answered = envido_open_ ? Topic::envido : flor_open_ ? Topic::flor : Topic::truco;
      envido_open_ = flor_open_ = false;
      return answered;
    }
    const Topic topic = topic_of_call(word);
    if (topic == Topic::envido) envido_open_ = true;
    if (topic == Topic::flor) {
      flor_open_ = word.starts_with("contraflor");
      envido_open_ = false;  // the flor takes its place
    }
    return topic;
  }
  bool envido_open_ = false, flor_open_ = false;
};

bool belongs(Topic topic, const PointEntry& entry) {
  const bool turned = entry.points < 0;
  if (topic == Topic::penalty) return turned || entry.category == "penalty";
  if (entry.category == "flor") return topic == Topic::flor || topic == Topic::shown;
  if (entry.category == "envido") return topic == Topic::envido || topic == Topic::shown;
  if (entry.category == "truco") return topic == Topic::truco;
  return false;
}

// Of a deal: what was bid, shown and counted. The single cards say nothing by themselves.
bool tells_of_deal(const LoggedEvent& event) {
  constexpr std::array<std::string_view, 10> kSilent{
      "case_ruled", "card_played",    "trick_won", "ruled",   "warned",
      "appealed",   "appeal_decided", "confirmed", "renamed", "replaced"};
  return std::ranges::find(kSilent, event.kind) == kSilent.end();
}

}  // namespace

std::vector<LoggedEvent> events_behind(const std::vector<LoggedEvent>& log, const LedgerLine& line) {
  const auto last = std::ranges::find(log, static_cast<std::int64_t>(line.seq), &LoggedEvent::seq);
  if (last == log.end()) return {};
  if (line.entry.rule.starts_with("table.")) return {*last};
  auto first = last;
  while (first != log.begin() && first->kind != "hand_started" && first->kind != "deal_started") --first;
  std::vector<LoggedEvent> events;
  if (first->kind == "deal_started") {
    std::copy_if(first, last + 1, std::back_inserter(events), tells_of_deal);
    return events;
  }
  Walk walk;
  for (auto event = first; event <= last; ++event) {
    const Topic topic = walk.next(*event);
    if (belongs(topic, line.entry)) events.push_back(*event);
  }
  if (events.empty()) events.push_back(*last);
  return events;
}

}  // namespace tanteador::view
