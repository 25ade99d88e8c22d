// What a competition needs on paper, and its rounds for a calendar.

#include <algorithm>
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

struct Printable {
  std::string_view name;
  print::Document (*of_stage)(const Shown&);                    // either of the whole stage
  print::Document (*of_round)(const Shown&, league::RoundRef);  // or of a round
};
constexpr Printable kPrintables[] = {{"tables", nullptr, round_page},
                                     {"slips", nullptr, slips_page},
                                     {"cards", nullptr, cards_page},
                                     {"standings", standings_page, nullptr},
                                     {"crosstable", crosstable_page, nullptr}};

}  // namespace

Answer league_print(const Context& context, const LeagueArguments& arguments) {
  const auto what = std::ranges::find(kPrintables, arguments.what, &Printable::name);
  if (what == std::end(kPrintables))
    throw unreadable(tr("--what is tables, slips, cards, standings or crosstable."));
  if (!wants_files(arguments)) throw unreadable(tr("Name the file: --pdf FILE or --html FILE."));
  Desk desk(context, Wants::to_read);
  const auto open = desk.competition(arguments.id);
  const auto names = desk.names(open.now);
  const Shown shown{open, names, stage_of(open.now, arguments), arguments.round, arguments.why};
  const print::Document page =
      what->of_stage ? what->of_stage(shown) : what->of_round(shown, drawn_round(open.now, arguments));
  return {.json = {{"competition", open.head.id}, {"what", arguments.what}},
          .text = write_pages(page, arguments.pdf, arguments.html)};
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

// Rounds still to be drawn in the current stage, at the times told; the first is the next one.
void add_coming(Calendar& calendar, const league::Competition& now, const std::vector<std::string>& times) {
  const auto drawn = static_cast<int>(now.now().rounds.size());
  const int due = rounds_due(now, now.stage);
  if (due > 0 && drawn + static_cast<int>(times.size()) > due)
    throw unreadable(say("The stage has {0} rounds, of which {1} are drawn.", {due, drawn}));
  for (std::size_t i = 0; i < times.size(); ++i) {
    const auto begin = session::later(times[i], 0);
    if (!begin)
      throw unreadable(say("{0} is no time: write 2026-11-27T20:00:00+01:00.", {std::string_view(times[i])}));
    calendar.add({now.stage, drawn + static_cast<int>(i)}, *begin);
  }
}

}  // namespace

Answer league_calendar(const Context& context, const LeagueArguments& arguments) {
  Desk desk(context, Wants::to_read);
  const auto open = desk.competition(arguments.id);
  Calendar calendar(open);
  const auto moments = moments_of(open);
  for (const league::RoundRef round : rounds_drawn(open.now)) {
    const auto found = moments.find(round);
    if (found == moments.end()) continue;
    const bool over = round_in(open.now, round).status != league::RoundStatus::open;
    calendar.add(round, found->second.drawn, over ? found->second.closed : std::string());
  }
  add_coming(calendar, open.now, arguments.times);
  return {.json = {{"competition", open.head.id}, {"rounds", calendar.size()}},
          .text = write_file(arguments.ics, calendar.text())};
}

}  // namespace tanteador::cli
