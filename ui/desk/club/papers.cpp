// Papers of a competition: which is meant, as it is printed.

#include <algorithm>

#include "src/desk/pages.hpp"
#include "src/room/opened.hpp"
#include "src/room/tokens.hpp"
#include "src/view/league/papers.hpp"
#include "src/view/league/result_lines.hpp"
#include "ui/desk/club/desk.hpp"

namespace tanteador::ui {

// None where there was never a room, and where nothing can be written: a slip bears its number then.
std::map<league::TableRef, desk::WayIn> ClubDesk::ways_in(league::RoundRef round, Copy copy) {
  std::map<league::TableRef, desk::WayIn> ways;
  const std::string room = room::known_address(store_);
  if (room.empty()) return ways;
  if (copy == Copy::looked_at) {
    std::string dots;
    for (int i = 0; i < room::kCodeLetters; ++i) dots += "·";
    const auto count = static_cast<int>(round_at(open_->now, round).tables.size());
    for (int table = 0; table < count; ++table) {
      const league::TableRef at{round.stage, round.round, table};
      if (room::holds({room::Reach::table, open_->head.id, at}, open_->now))
        ways[at] = {room, room + "/", dots};
    }
    return ways;
  }
  try {
    room::Tokens tokens(store_, host_);
    for (const auto& [table, token] : tokens_of(tokens, open_->head.id, open_->now, round))
      ways[table] = {room, room + "/t/" + token.secret, token.code};
  } catch (const session::StoreError&) {
    ways.clear();
  }
  return ways;
}

namespace {

// Who sits at the tables that are given slips or cards, a line each, with the code of the slip.
print::Sheet seats_sheet(const view::OpenLeague& league, const std::string& competition,
                         league::RoundRef round, const std::map<league::TableRef, desk::WayIn>& ways) {
  print::Sheet sheet{
      .title = tr("Tables"), .columns = {"stage", "round", "table", "side", "entrant", "code"}, .rows = {}};
  const league::PlayedRound& played = round_at(league.now, round);
  for (std::size_t table = 0; table < played.tables.size(); ++table) {
    const league::TableRef at{round.stage, round.round, static_cast<int>(table)};
    const auto way = ways.find(at);
    const std::string code = way == ways.end() ? view::slip_code(competition, at) : way->second.code;
    double side = 0;
    for (const auto& entrants : played.tables[table].drawn.sides) {
      ++side;
      for (const league::Entrant entrant : entrants)
        sheet.rows.push_back({at.stage + 1.0, at.round + 1.0, at.table + 1.0, side,
                              std::string(league.names[index(entrant)]), code});
    }
  }
  return sheet;
}

}  // namespace

// What the screens of the competition show, but whole.
Printable ClubDesk::printable(Copy copy) {
  view::OpenLeague league = shown();
  if (const auto printed = view::round_printed(league.now, own<view::PaperPick>()))
    league.shown.round = printed;
  const std::string& title = open_->now.setup.name;
  const view::PaperKind& kind = view::paper_meant(own<view::PaperPick>());
  const league::RoundRef round = view::shown_round(league);
  const auto made = [&]() -> Printable {
    if (kind.make || (kind.of_round && round.round < 0))
      return ui::printable(title, view::paper_of(league, own<view::PaperPick>()), host_.now());
    if (kind.word == "tables") return ui::printable(title, view::make_round(league, {}), host_.now());
    const bool leads = kind.word == "slips" || kind.word == "cards";
    const auto ways = leads ? ways_in(round, copy) : std::map<league::TableRef, desk::WayIn>();
    const desk::PagesOf of{open_->head.id, league.now, league.names, ways};
    if (leads)
      return {.name = title,
              .page = kind.word == "slips" ? desk::slips_page(of, round) : desk::cards_page(of, round),
              .data = {seats_sheet(league, std::string(open_->head.id), round, ways)},
              .empty = {}};
    if (kind.word == "diplomas") {
      const view::PaperPick final{.paper = "final"};
      return {.name = title,
              .page = desk::diplomas_page(of),
              .data = ui::printable(title, view::paper_of(league, final), host_.now()).data,
              .empty = tr("No final places yet.")};
    }
    view::StandingsPick whole = own<view::StandingsPick>();
    whole.table = kind.word == "season"       ? view::TableKind::season
                  : kind.word == "crosstable" ? view::TableKind::crosstable
                                              : view::TableKind::standings;
    whole.column = 0;
    const auto of_season = whole.table == view::TableKind::season ? std::optional(season()) : std::nullopt;
    view::StandingsView view = view::make_standings(league, whole, of_season ? &*of_season : nullptr);
    const int stage = league.now.stage, complete = complete_rounds(league.now, stage),
              rounds = std::min(league.shown.after.value_or(complete), complete);
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
  view::PapersView view = view::make_papers(shown(), own<view::PaperPick>());
  const std::string title = view.shown.title;
  view.shown = shown_on_paper(printable(Copy::looked_at), std::string(view::kLeagueField));
  if (view.shown.title.empty()) view.shown.title = title;
  return view;
}

}  // namespace tanteador::ui
