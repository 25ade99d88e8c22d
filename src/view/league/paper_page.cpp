// The choice of papers of a competition, and the chosen one.

#include <algorithm>

#include "src/view/league/clock.hpp"
#include "src/view/league/club.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

const report::ReportKind& resolve_report(const PaperState& state) {
  const report::ReportKind* kind = report::report_by_name(state.paper);
  return kind ? *kind : report::report_kinds().front();
}

std::optional<league::RoundRef> round_printed(const league::Competition& now, const PaperState& state) {
  const int drawn = static_cast<int>(now.now().rounds.size());
  if (state.round && state.round->stage == now.stage && state.round->round < drawn) return state.round;
  if (drawn == 0) return std::nullopt;
  return league::RoundRef{now.stage, round_in_play(now, now.stage)};
}

namespace {

void add_rounds(PapersView& view, const league::Competition& now, const PaperState& state) {
  constexpr int kBeside = 4;  // rounds shown on each side of the chosen one
  const auto printed = round_printed(now, state);
  const int drawn = static_cast<int>(now.now().rounds.size());
  if (!printed || drawn < 2) return;
  for (int round = std::max(0, printed->round - kBeside);
       round < std::min(drawn, printed->round + kBeside + 1); ++round) {
    PaperState next = state;
    next.round = league::RoundRef{now.stage, round};
    view.rounds.push_back(state_action(std::move(next), "paper_round/" + std::to_string(round + 1),
                                       say("Round {0}", {round + 1})));
    view.rounds.back().chosen = round == printed->round;
  }
}

}  // namespace

report::Input report_input(const OpenLeague& league, const PaperState& state) {
  const int complete = complete_rounds(league.now, league.now.stage);
  const auto printed = round_printed(league.now, state);
  const bool in_play = printed && *printed == shown_round(league.now, std::nullopt);
  return {.now = league.now,
          .names = league.names,
          .stage = league.now.stage,
          .rounds = league.shown.in_play ? round_in_play(league.now, league.now.stage) + 1
                                         : std::min(league.shown.after.value_or(complete), complete),
          .round = printed,
          .ends = in_play ? table_ends(league.clock, round_at(league.now, *printed).tables.size())
                          : std::vector<std::string>()};
}

PapersView make_papers(const OpenLeague& league, const PaperState& state) {
  PapersView view;
  view.head = head_of(league);
  const report::ReportKind& report_kind = resolve_report(state);
  for (const report::ReportKind& kind : report::report_kinds()) {
    if (kind.word == "season" && league.now.setup.season.empty()) continue;
    PaperState next = state;
    next.paper = kind.word;
    view.papers.push_back(state_action(std::move(next), "paper/" + std::string(kind.word), tr(kind.title)));
    view.papers.back().chosen = kind.word == report_kind.word;
  }
  if (report_kind.of_round) add_rounds(view, league.now, state);
  view.shown.title = tr(report_kind.title);
  return view;
}

}  // namespace tanteador::view
