// Which papers of a competition there are, and the one that is chosen.

#include <algorithm>

#include "src/view/league/club.hpp"
#include "src/view/league/papers.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

const PaperKind& paper_meant(const LeaguePick& pick) {
  for (const auto kinds : {page_kinds(), paper_kinds()}) {
    const auto found = std::ranges::find(kinds, pick.paper, &PaperKind::word);
    if (found != kinds.end()) return *found;
  }
  return page_kinds().front();
}

LeaguePaper paper_of(const OpenLeague& league, const LeaguePick& pick) {
  const PaperKind& kind = paper_meant(pick);
  const league::RoundRef round = shown_round(league.now, pick);
  PaperOf of{.now = league.now, .names = league.names, .stage = league.now.stage};
  of.rounds = pick.after ? std::min(*pick.after, complete_rounds(league.now, league.now.stage))
                         : complete_rounds(league.now, league.now.stage);
  if (round.round >= 0) of.round = round;
  if (kind.of_round && !of.round)
    return {.title = tr(kind.title), .empty = tr("No round of this stage is drawn yet.")};
  return kind.make(of);
}

PapersView make_papers(const OpenLeague& league, const LeaguePick& pick) {
  PapersView view;
  view.head = head_of(league, pick);
  const PaperKind& meant = paper_meant(pick);
  for (const auto kinds : {page_kinds(), paper_kinds()}) {
    for (const PaperKind& kind : kinds) {
      if (kind.word == "season" && league.now.setup.season.empty()) continue;
      LeaguePick next = pick;
      next.paper = kind.word;
      view.papers.push_back(aimed(std::move(next), "paper/" + std::string(kind.word), tr(kind.title)));
      view.papers.back().chosen = kind.word == meant.word;
    }
  }
  view.shown.title = tr(meant.title);
  return view;
}

LeaguePick pick_of_paper(LeaguePick pick) {
  constexpr std::string_view kTables[] = {"standings", "crosstable", "season"};
  if (pick.page == LeaguePage::round) pick.paper = "tables";
  if (pick.page == LeaguePage::standings) pick.paper = kTables[static_cast<std::size_t>(pick.table)];
  if (pick.page == LeaguePage::entrants) pick.paper = "entrants";
  pick.page = LeaguePage::papers;
  return pick;
}

}  // namespace tanteador::view
