// When rounds are, and a calendar of them.

#include <algorithm>
#include <ctime>
#include <map>

#include "src/cli/league_files.hpp"
#include "src/cli/printed.hpp"
#include "src/codec/calendar.hpp"
#include "src/core/text.hpp"
#include "src/session/rulings.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using view::say;

// "2026-12-04 20:00" by the clock of this machine; nothing where there is no such day or minute.
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

// Empty for "none".
std::string time_typed(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  if (text == "none") return {};
  auto moment = text.find(' ') == text.npos ? session::later(text, 0) : by_this_clock(text);
  if (!moment) throw unreadable(say("{0} is no time: write 2026-12-04 20:00.", {std::string_view(text)}));
  return *std::move(moment);
}

// "2" is a round of the current stage, "1.2" of stage 1.
league::RoundRef round_named(const league::Competition& competition, const std::string& named) {
  const league::TableRef read = table_named(competition, named);
  if (std::ranges::count(named, '.') > 1)
    throw unreadable(say("{0} is no round: write 2, or 1.2 for stage 1.", {std::string_view(named)}));
  return {named.find('.') == named.npos ? competition.stage : read.round, read.table};
}

}  // namespace

Answer league_date(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_write);
  auto competition = desk.competition(arguments.id);
  const league::event::RoundDated event{round_named(competition.now, arguments.table),
                                        time_typed(arguments.time)};
  const auto answer = desk.league.enter(competition, event);
  const auto [stage, round] = event.round;
  return league_answer(context, desk, competition, answer,
                       event.begins.empty() ? say("Stage {0}, round {1} has no date.", {stage + 1, round + 1})
                                            : date_text(event.round, event.begins));
}

std::string date_text(league::RoundRef round, std::string_view begins) {
  const std::string when = view::day_and_time(begins);
  return say("Stage {0}, round {1} begins on {2}.",
             {round.stage + 1, round.round + 1, std::string_view(when)});
}

namespace {

struct Moments {
  std::string drawn, closed;  // UTC
};

// When the rounds in force were drawn and closed.
std::map<league::RoundRef, Moments> moments_of(const session::OpenCompetition& open) {
  std::map<league::RoundRef, Moments> moments;
  for (const EventRecord& record : open.records) {
    if (record.kind != "round_drawn" && record.kind != "round_closed") continue;
    const json payload = json::parse(record.payload);
    const league::RoundRef round{payload.value("stage", 1) - 1, payload.value("round", 1) - 1};
    const std::string at = session::later(record.at, 0).value_or("");
    if (record.kind == "round_drawn")
      moments[round] = {at, {}};
    else
      moments[round].closed = at;
  }
  return moments;
}

class Calendar {
 public:
  explicit Calendar(const session::OpenCompetition& open)
      : open_(open), stamp_(session::later(open.records.back().at, 0).value_or("")) {}

  // An entry without a beginning is none. The end is where the clock of the round says, else `closed`.
  void add(league::RoundRef round, const std::string& begin, const std::string& closed = {}) {
    if (begin.empty()) return;
    const league::StageSetup& stage = open_.now.setup.stages[static_cast<std::size_t>(round.stage)];
    std::string end = stage.minutes > 0 ? session::later(begin, stage.minutes).value_or("") : closed;
    if (!session::is_after(end, begin).value_or(false)) end.clear();
    const std::string_view name(open_.now.setup.name);
    const std::string summary =
        open_.now.setup.stages.size() > 1
            ? say("{0}: stage {1}, round {2}", {name, round.stage + 1, round.round + 1})
            : say("{0}: round {1}", {name, round.round + 1});
    entries_.push_back({.uid = open_.head.id + "-" + std::to_string(round.stage + 1) + "-" +
                               std::to_string(round.round + 1) + "@tanteador",
                        .summary = summary,
                        .stamp = stamp_,
                        .begin = begin,
                        .end = end});
  }
  std::size_t size() const { return entries_.size(); }
  std::string text() const { return codec::calendar(open_.now.setup.name, entries_); }

 private:
  const session::OpenCompetition& open_;
  std::string stamp_;
  std::vector<codec::CalendarEntry> entries_;
};

}  // namespace

Answer league_calendar(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  const auto open = desk.competition(arguments.id);
  Calendar calendar(open);
  const auto moments = moments_of(open);
  const auto dated = [&](league::RoundRef round) {
    const auto found = open.now.dates.find(round);
    return found == open.now.dates.end() ? std::string() : session::later(found->second, 0).value_or("");
  };
  const std::vector<league::RoundRef> drawn = rounds_drawn(open.now);
  for (const league::RoundRef round : drawn) {
    const auto found = moments.find(round);
    if (found == moments.end()) continue;
    const bool over = round_in(open.now, round).status != league::RoundStatus::open;
    const std::string begin = dated(round);
    calendar.add(round, begin.empty() ? found->second.drawn : begin,
                 over ? found->second.closed : std::string());
  }
  for (const auto& [round, begin] : open.now.dates) {
    if (!std::ranges::binary_search(drawn, round)) calendar.add(round, dated(round));
  }
  return {.json = {{"competition", open.head.id}, {"rounds", calendar.size()}},
          .text = write_file(arguments.ics, calendar.text())};
}

}  // namespace tanteador::cli
