#include "src/session/league/times.hpp"

#include <ctime>
#include <map>

#include <nlohmann/json.hpp>

#include "src/core/text/time.hpp"
#include "src/session/cases/rulings.hpp"

namespace tanteador::session {

namespace {

// The forms in which the program writes days (report::day_of). All of them are read in every language.
std::optional<std::tm> read_calendar(const std::string& text) {
  constexpr int kFirstYear = 70;  // of tm: 1970
  for (const char* form : {"%Y-%m-%d %H:%M", "%d.%m.%Y %H:%M", "%d/%m/%Y %H:%M"}) {
    std::tm typed{};
    const char* end = strptime(text.c_str(), form, &typed);
    if (end && *end == '\0' && typed.tm_year >= kFirstYear) return typed;
  }
  return std::nullopt;
}

std::optional<std::string> read_local_time(const std::string& text) {
  const auto calendar = read_calendar(text);
  if (!calendar) return std::nullopt;
  std::tm typed = *calendar;
  typed.tm_isdst = -1;
  std::tm local_time = typed;
  const std::time_t moment = std::mktime(&local_time);
  if (local_time.tm_mday != typed.tm_mday) return std::nullopt;  // invalid dates such as 31 February
  return time_text(TimePoint(std::chrono::seconds(moment)));
}

}  // namespace

std::optional<std::string> read_moment(const std::string& text) {
  return text.find(' ') == text.npos ? add_minutes(text, 0) : read_local_time(text);
}

std::optional<std::string> end_of_day(const std::string& day) {
  const auto last_minute = read_local_time(day + " 23:59");
  return last_minute ? add_minutes(*last_minute, 1) : std::nullopt;
}

namespace {

constexpr std::int64_t kEvening = 12 * 60 * 60'000;

std::string utc(const std::string& at) { return add_minutes(at, 0).value_or(""); }

class Log {
 public:
  explicit Log(const OpenCompetition& competition) {
    for (const auto& [round, date] : competition.now.dates) times_[round].planned = utc(date);
    for (const EventRecord& record : competition.records) take(record);
  }
  std::map<league::RoundRef, RoundTime> times() && { return std::move(times_); }

 private:
  void take(const EventRecord& record) {
    const bool result = record.kind == "result_entered" || record.kind == "forfeited";
    const bool clock = record.kind == "clock_changed";
    if (record.kind != "round_drawn" && record.kind != "round_closed" && !clock && !result) return;
    const auto payload = nlohmann::json::parse(record.payload);
    const league::RoundRef round{payload.value("stage", 1) - 1, payload.value("round", 1) - 1};
    RoundTime& time = times_[round];
    if (record.kind == "round_closed") time.closed = utc(record.at);
    if (record.kind == "round_drawn") {
      time.drawn = utc(record.at);
      time.closed.clear();
      time.pauses.clear();
      time.begun = is_drawn_ahead(round) ? std::string() : time.drawn;
    }
    if (result && time.begun.empty()) time.begun = utc(record.at);
    if (clock) take_pause(time, payload.value("change", ""), utc(record.at));
  }
  static void take_pause(RoundTime& time, const std::string& change, const std::string& at) {
    if (change == "stop") time.pauses.push_back({at, {}});
    if (change == "resume" && !time.pauses.empty()) time.pauses.back().to = at;
  }
  bool is_drawn_ahead(league::RoundRef round) {
    return round.round > 0 && times_[{round.stage, round.round - 1}].closed.empty();
  }
  std::map<league::RoundRef, RoundTime> times_;
};

}  // namespace

std::optional<std::string> moment_or_day(const std::string& text) {
  constexpr std::size_t kDay = 10;  // length of a date
  return text.size() == kDay ? end_of_day(text) : read_moment(text);
}

std::vector<RoundTime> round_times(const OpenCompetition& competition) {
  std::vector<RoundTime> all;
  for (auto& [round, time] : Log(competition).times()) {
    const auto& drawn = competition.now.stages[round.stage].rounds;
    const bool is_drawn = round.round < static_cast<int>(drawn.size());
    if (!is_drawn) time.drawn = time.begun = {};
    if (!is_drawn || drawn[round.round].status == league::RoundStatus::open) time.closed.clear();
    if (!is_drawn && time.planned.empty()) continue;
    time.round = round;
    time.minutes = competition.now.setup.stages[round.stage].minutes;
    if (is_drawn && time.minutes > 0) time.minutes += drawn[round.round].added_minutes;
    all.push_back(std::move(time));
  }
  return all;
}

std::string begins(const RoundTime& time) { return time.planned.empty() ? time.begun : time.planned; }

namespace {

std::string later_of(const std::string& one, const std::string& other) {
  return is_after(one, other).value_or(false) ? one : other;
}

// The end of the clock that starts then. Pauses before the start do not count.
std::string clock_end(const RoundTime& time, const std::string& start) {
  std::int64_t length = std::int64_t{time.minutes} * 60'000;
  for (const Pause& pause : time.pauses)
    length +=
        std::max<std::int64_t>(0, milliseconds_between(later_of(pause.from, start), pause.to).value_or(0));
  const auto begin = read_time(start);
  return begin ? time_text(*begin + std::chrono::milliseconds(length)) : std::string();
}

}  // namespace

std::string ends(const RoundTime& time, int usual) {
  const std::string begin = begins(time);
  if (begin.empty()) return {};
  if (time.minutes > 0) return clock_end(time, begin);
  const auto took = milliseconds_between(begin, time.closed);
  if (took && *took > 0 && *took <= kEvening) return time.closed;
  return usual > 0 ? add_minutes(begin, usual).value_or("") : std::string();
}

std::optional<RunningClock> running_clock(const RoundTime& time) {
  if (time.minutes == 0 || time.drawn.empty() || !time.closed.empty()) return std::nullopt;
  const std::string start = later_of(time.planned, time.drawn);
  RunningClock clock{.until = clock_end(time, start), .stopped = {}};
  if (!time.pauses.empty() && time.pauses.back().to.empty())
    clock.stopped = later_of(time.pauses.back().from, start);
  return clock;
}

}  // namespace tanteador::session
