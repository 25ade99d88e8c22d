#include "src/session/league_times.hpp"

#include <ctime>
#include <map>

#include <nlohmann/json.hpp>

#include "src/session/rulings.hpp"

namespace tanteador::session {

namespace {

std::optional<std::string> by_this_clock(const std::string& text) {
  std::tm typed{};
  const char* end = strptime(text.c_str(), "%Y-%m-%d %H:%M", &typed);
  if (!end || *end != '\0') return std::nullopt;
  typed.tm_isdst = -1;
  std::tm kept = typed;
  const std::time_t moment = std::mktime(&kept);
  if (kept.tm_mday != typed.tm_mday) return std::nullopt;  // such as 31 February
  std::tm utc{};
  gmtime_r(&moment, &utc);
  char written[40];
  std::strftime(written, sizeof written, "%Y-%m-%dT%H:%M:%SZ", &utc);
  return written;
}

}  // namespace

std::optional<std::string> moment_typed(const std::string& text) {
  return text.find(' ') == text.npos ? later(text, 0) : by_this_clock(text);
}

std::vector<RoundTime> round_times(const OpenCompetition& competition) {
  std::map<league::RoundRef, RoundTime> times;
  for (const auto& [round, date] : competition.now.dates) times[round].planned = later(date, 0).value_or("");
  for (const EventRecord& record : competition.records) {
    if (record.kind != "round_drawn" && record.kind != "round_closed") continue;
    const auto payload = nlohmann::json::parse(record.payload);
    RoundTime& time = times[{payload.value("stage", 1) - 1, payload.value("round", 1) - 1}];
    (record.kind == "round_drawn" ? time.drawn : time.closed) = later(record.at, 0).value_or("");
  }
  std::vector<RoundTime> all;
  for (auto& [round, time] : times) {
    const auto& drawn = competition.now.stages[static_cast<std::size_t>(round.stage)].rounds;
    const bool is_drawn = round.round < static_cast<int>(drawn.size());
    if (!is_drawn) time.drawn.clear();
    if (!is_drawn || drawn[static_cast<std::size_t>(round.round)].status == league::RoundStatus::open)
      time.closed.clear();
    if (!is_drawn && time.planned.empty()) continue;
    time.round = round;
    time.minutes = competition.now.setup.stages[static_cast<std::size_t>(round.stage)].minutes;
    all.push_back(std::move(time));
  }
  return all;
}

std::string begins(const RoundTime& time) { return time.planned.empty() ? time.drawn : time.planned; }

std::string ends(const RoundTime& time) {
  const std::string begin = begins(time);
  const std::string end = time.minutes > 0 ? later(begin, time.minutes).value_or("") : time.closed;
  return is_after(end, begin).value_or(false) ? end : std::string();
}

std::string runs_out(const RoundTime& time) {
  if (time.minutes == 0 || time.drawn.empty() || !time.closed.empty()) return {};
  const bool planned = is_after(time.planned, time.drawn).value_or(false);
  return later(planned ? time.planned : time.drawn, time.minutes).value_or("");
}

}  // namespace tanteador::session
