#include "ui/app/club/paper_controller.hpp"

#include <algorithm>

#include "src/reports/club/club.hpp"
#include "src/reports/report.hpp"

namespace tanteador::ui {

// No links if no server was ever opened, or if nothing can be written. A slip then shows its number.
report::LinksByTable PaperController::links_by_table(league::RoundRef round, Copy copy) {
  const queries::TableLinks& links = queries::table_links();
  const std::string room = links.known_address(state_.store);
  if (room.empty()) return {};
  if (copy == Copy::preview) return links.preview(*state_.open, round, room);
  try {
    return links.make(state_.store, state_.host, *state_.open, round, room);
  } catch (const session::StoreError&) {
    return {};
  }
}

Printable PaperController::report_printed(const report::ReportKind& kind, const report::Input& input) const {
  const std::string& title = input.now.setup.name;
  if (kind.of_round && !input.round) {
    const report::Table none{.title = tr(kind.title),
                             .empty = tr("No round of this stage has been paired yet.")};
    return ui::printable(title, {&none, 1}, {}, state_.host.now());
  }
  const report::Table table = kind.make(input);
  const std::vector<report::Table> pieces =
      kind.word == "crosstable" ? split_table(table, view::kCrossColumns) : std::vector{table};
  return ui::printable(title, pieces, data_of(kind, input), state_.host.now());
}

Printable PaperController::printable(Copy copy) {
  const view::OpenLeague league = pages_.league_view();
  const std::string& title = state_.open->now.setup.name;
  const report::ReportKind& kind = view::resolve_report(state_.get<view::PaperState>());
  report::Input input = view::report_input(league, state_.get<view::PaperState>());
  input.competition = state_.open->head.id;
  std::map<league::Entrant, std::vector<std::string>> members;
  if (kind.of_round && kind.make) members = state_.league.team_members(input.now);
  input.members = &members;
  const auto make = [&]() -> Printable {
    if (kind.make || (kind.of_round && !input.round)) return report_printed(kind, input);
    if (kind.word == "season") {
      const view::SeasonBook book = reports_.season();
      const auto table = [&](int columns) {
        return report::season(book.name, book.competitions, book.rows, columns);
      };
      const report::Table shown = table(report::kSeasonColumns);
      return ui::printable(title, {&shown, 1}, table(report::kSeasonDataColumns), state_.host.now());
    }
    const auto links = kind.of_round ? links_by_table(*input.round, copy) : report::LinksByTable();
    input.links = &links;
    return {.name = title,
            .page = kind.page(input),
            .data = {data_of(kind, input)},
            .empty = kind.of_round ? std::string() : tr("No final places yet.")};
  };
  Printable paper = make();
  paper.name += "-" + std::string(kind.word);
  return paper;
}

view::PapersView PaperController::page() {
  view::PapersView view = view::make_papers(pages_.league_view(), state_.get<view::PaperState>());
  const std::string title = view.shown.title;
  const Printable paper = printable(Copy::preview);
  view.shown = print_view(paper, preview_of(paper), std::string(view::kLeagueField), state_.options.printer);
  if (view.shown.title.empty()) view.shown.title = title;
  return view;
}

}  // namespace tanteador::ui
