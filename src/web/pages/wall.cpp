// The wall: what hangs there for everybody, a page after the other, to be read from afar.

#include <algorithm>

#include "src/queries/league_tables.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/site.hpp"
#include "src/web/wall.hpp"

namespace tanteador::web {

namespace {

constexpr std::size_t kRowsOnAWall = 12;
constexpr int kSecondsOfAPage = 12;

struct Hung {
  std::string title;
  std::vector<view::WallRow> rows;
};

void hang(std::vector<Hung>& all, const std::string& title, const std::vector<view::WallRow>& rows) {
  for (std::size_t from = 0; from < rows.size(); from += kRowsOnAWall) {
    const auto to = std::min(rows.size(), from + kRowsOnAWall);
    all.push_back(
        {title,
         {rows.begin() + static_cast<std::ptrdiff_t>(from), rows.begin() + static_cast<std::ptrdiff_t>(to)}});
  }
}

int turn_asked(const Request& request) {
  const auto found = request.query.find("turn");
  if (found == request.query.end() || found->second.empty() || found->second.size() > 6) return 0;
  int turn = 0;
  for (const char digit : found->second) {
    if (digit < '0' || digit > '9') return 0;
    turn = turn * 10 + (digit - '0');
  }
  return turn;
}

// Of the tables that are played in the round.
std::vector<view::WallRow> live_rows(Site& site, const view::OpenLeague& league) {
  std::vector<view::WallRow> rows;
  const league::RoundRef shown = view::shown_round(league.now, {});
  if (shown.round < 0) return rows;
  const league::PlayedRound& round = round_at(league.now, shown);
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    const league::PlayedTable& table = round.tables[i];
    if (is_decided(table) || table.matches.empty()) continue;
    rows.push_back({view::table_number(round, i), view::opponents_text(table.drawn, league.names),
                    live_text(site, table.matches.back())});
  }
  return rows;
}

// What hangs of a competition, as the desk has said.
void hang_competition(std::vector<Hung>& all, Site& site, const view::OpenLeague& league,
                      const view::WallView& wall) {
  const auto shows = [words = wall_shows(site.store)](WallPart part) { return words.contains(part); };
  if (shows(WallPart::pairings)) hang(all, wall.title + " · " + wall.pairings_title, wall.pairings);
  if (shows(WallPart::live)) hang(all, wall.title + " · " + tr("Live scores"), live_rows(site, league));
  if (shows(WallPart::standings)) hang(all, wall.title + " · " + wall.standings_title, wall.standings);
}

}  // namespace

Page wall_page(Site& site, const Request& request) {
  const std::string hung = on_the_wall(site.store);
  std::vector<Hung> all;
  std::string title, clock;
  for (const session::CompetitionSummary& one : site.league.competitions()) {
    const bool wanted = hung.empty() ? one.status == "playing" : one.id == hung;
    const session::OpenCompetition* open = wanted ? site.shelf.competition(one.id) : nullptr;
    if (!open) continue;
    const auto names = site.entrants(open->now);
    view::OpenLeague league{open->now, names};
    queries::set_clock(league, *open, site.host.now());
    const view::WallView wall = view::make_wall(league, 0);
    hang_competition(all, site, league, wall);
    if (!wall.clock.empty()) clock = wall.clock;
  }
  const int turn = turn_asked(request);
  Page page{.title = tr("Big screen"),
            .follows = turn == 0 ? "/wall" : "/wall?turn=" + std::to_string(turn),
            .next_in = kSecondsOfAPage,
            .next = address("/wall", {{"turn", std::to_string((turn + 1) % 1000)}})};
  if (all.empty()) {
    page.main = part(page.parts, "wall", heading(1, page.title) + paragraph(tr("Nothing to show yet.")));
    return page;
  }
  const Hung& shown = all[turn % all.size()];
  Grid table{.columns = {}, .rows = {}, .numbers = {true, false, true}};
  for (const view::WallRow& row : shown.rows) table.rows.push_back({row.left, row.middle, row.right});
  Markup inside = heading(1, shown.title);
  if (!clock.empty()) inside += tag("p", {{"class", "clock"}}, clock);
  page.main = tag("div", {{"class", "wall"}}, part(page.parts, "wall", inside + grid(table, "")));
  return page;
}

}  // namespace tanteador::web
