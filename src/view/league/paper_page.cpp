// Which papers of a competition there are, and the one that is chosen.

#include <algorithm>

#include "src/view/league/club.hpp"
#include "src/view/league/papers.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

const PaperKind& paper_meant(const PaperPick& pick) {
  for (const auto kinds : {page_kinds(), paper_kinds()}) {
    const auto found = std::ranges::find(kinds, pick.paper, &PaperKind::word);
    if (found != kinds.end()) return *found;
  }
  return page_kinds().front();
}

LeaguePaper paper_of(const OpenLeague& league, const PaperPick& pick) {
  const PaperKind& kind = paper_meant(pick);
  const league::RoundRef round = shown_round(league);
  PaperOf of{.now = league.now, .names = league.names, .stage = league.now.stage};
  const int complete = complete_rounds(league.now, league.now.stage);
  of.rounds = std::min(league.shown.after.value_or(complete), complete);
  if (round.round >= 0) of.round = round;
  if (kind.of_round && !of.round)
    return {.title = tr(kind.title), .empty = tr("No round of this stage is drawn yet.")};
  return kind.make(of);
}

PapersView make_papers(const OpenLeague& league, const PaperPick& pick) {
  PapersView view;
  view.head = head_of(league);
  const PaperKind& meant = paper_meant(pick);
  for (const auto kinds : {page_kinds(), paper_kinds()}) {
    for (const PaperKind& kind : kinds) {
      if (kind.word == "season" && league.now.setup.season.empty()) continue;
      PaperPick next = pick;
      next.paper = kind.word;
      view.papers.push_back(aimed(std::move(next), "paper/" + std::string(kind.word), tr(kind.title)));
      view.papers.back().chosen = kind.word == meant.word;
    }
  }
  view.shown.title = tr(meant.title);
  return view;
}

}  // namespace tanteador::view
