// Papers of a competition: which is meant, as it is printed.

#include <algorithm>

#include "src/desk/pages.hpp"
#include "src/view/league/papers.hpp"
#include "ui/desk/club_desk.hpp"

namespace tanteador::ui {

// What the screens of the competition show, but whole.
Printable ClubDesk::printable() {
  const view::OpenLeague league = shown();
  const std::string& title = open_->now.setup.name;
  const view::PaperKind& kind = view::paper_meant(pick_);
  const league::RoundRef round = view::shown_round(league.now, pick_);
  const auto made = [&]() -> Printable {
    if (kind.make || (kind.of_round && round.round < 0))
      return ui::printable(title, view::paper_of(league, pick_), host_.now());
    view::LeaguePick whole = pick_;
    whole.open_only = false;
    whole.result = {};
    if (kind.word == "tables") return ui::printable(title, view::make_round(league, whole), host_.now());
    const std::map<league::TableRef, desk::WayIn> none;
    const desk::PagesOf of{open_->head.id, league.now, league.names, none};
    if (kind.word == "slips")
      return {.name = title, .page = desk::slips_page(of, round), .data = {}, .empty = {}};
    if (kind.word == "cards")
      return {.name = title, .page = desk::cards_page(of, round), .data = {}, .empty = {}};
    if (kind.word == "diplomas")
      return {.name = title,
              .page = desk::diplomas_page(of),
              .data = {},
              .empty = tr("Nobody has a final place yet.")};
    whole.table = kind.word == "season"       ? view::TableKind::season
                  : kind.word == "crosstable" ? view::TableKind::crosstable
                                              : view::TableKind::standings;
    whole.column = 0;
    view::StandingsView view =
        view::make_standings(league, whole, whole.table == view::TableKind::season ? &season() : nullptr);
    const int stage = league.now.stage, complete = complete_rounds(league.now, stage),
              rounds = std::min(pick_.after.value_or(complete), complete);
    const auto entrants = static_cast<int>(league.now.entrants.size());
    for (int column = view::kCrossColumns; whole.table == view::TableKind::crosstable && column < entrants;
         column += view::kCrossColumns) {
      for (view::FigureTable& more : view::crosstables(league, stage, rounds, column))
        if (more.columns.size() > 1) view.figures.push_back(std::move(more));
    }
    return ui::printable(title, view, host_.now());
  };
  Printable paper = made();
  paper.name += "-" + std::string(kind.word);
  return paper;
}

view::PapersView ClubDesk::papers() {
  view::PapersView view = view::make_papers(shown(), pick_);
  const std::string title = view.shown.title;
  view.shown = shown_on_paper(printable(), std::string(view::kLeagueField));
  if (view.shown.title.empty()) view.shown.title = title;
  return view;
}

}  // namespace tanteador::ui
