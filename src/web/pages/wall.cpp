// The big screen: public pages in turn, readable from afar.

#include <algorithm>
#include <charconv>

#include "src/queries/league_tables.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/page_context.hpp"
#include "src/web/wall.hpp"

namespace tanteador::web {

namespace {

constexpr int kRows = 12, kRowsLeast = 3, kRowsMost = 60;
constexpr int kSecondsOfAPage = 12;

struct Hung {
  std::string title;
  std::vector<view::WallRow> rows;
};

// A page of the big screen: "4.20" is the fifth page of 20 rows, as many as the screen shows.
struct Turn {
  std::size_t page = 0;
  int rows = kRows;
  std::string text() const { return std::to_string(page % 1000) + "." + std::to_string(rows); }
};

Turn requested_turn(const Request& request) {
  const std::string text = query_value(request, "turn");
  Turn turn;
  const auto [dot, error] = std::from_chars(text.data(), text.data() + text.size(), turn.page);
  if (error == std::errc() && dot != text.data() + text.size() && *dot == '.')
    std::from_chars(dot + 1, text.data() + text.size(), turn.rows);
  return {std::min<std::size_t>(turn.page, 999), std::clamp(turn.rows, kRowsLeast, kRowsMost)};
}

void hang(std::vector<Hung>& all, const std::string& title, const std::vector<view::WallRow>& rows,
          int most) {
  for (std::size_t from = 0; from < rows.size(); from += static_cast<std::size_t>(most)) {
    const auto to = std::min(rows.size(), from + static_cast<std::size_t>(most));
    all.push_back(
        {title,
         {rows.begin() + static_cast<std::ptrdiff_t>(from), rows.begin() + static_cast<std::ptrdiff_t>(to)}});
  }
}

std::vector<view::WallRow> live_rows(PageContext& site, const view::OpenLeague& league) {
  std::vector<view::WallRow> rows;
  const league::RoundRef shown = view::shown_round(league.now, {});
  if (shown.round < 0) return rows;
  const league::PlayedRound& round = round_at(league.now, shown);
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    const league::PlayedTable& table = round.tables[i];
    if (is_decided(table) || table.matches.empty()) continue;
    rows.push_back(view::wall_row(league, {shown.stage, shown.round, static_cast<int>(i)}));
    rows.back().right = live_text(site, table.matches.back());
  }
  return rows;
}

void hang_competition(std::vector<Hung>& all, PageContext& site, const view::OpenLeague& league,
                      const view::WallView& wall, int most) {
  const auto shows = [words = wall_shows(site.store)](WallPart part) { return words.contains(part); };
  if (shows(WallPart::pairings)) hang(all, wall.title + " · " + wall.pairings_title, wall.pairings, most);
  if (shows(WallPart::live)) hang(all, wall.title + " · " + tr("Live scores"), live_rows(site, league), most);
  if (shows(WallPart::standings)) hang(all, wall.title + " · " + wall.standings_title, wall.standings, most);
}

Markup name_cell(const view::WallRow& row, int side) {
  const std::string& name = side == 0 ? row.middle : row.other;
  return row.winner == side ? tag("strong", name) : Markup(name);
}

// Pairings: the two sides of a table with the result between them.
Markup wall_table(const std::vector<view::WallRow>& rows, bool in_pairs) {
  PageTable table = in_pairs ? page_table({"", "", "", ""}, {0}) : page_table({"", "", ""}, {0, 2});
  for (const view::WallRow& row : rows) {
    if (in_pairs)
      table.add_row({row.left, row.middle, row.right, row.other},
                    {{1, name_cell(row, 0)}, {3, name_cell(row, 1)}});
    else
      table.add_row({row.left, row.middle, row.right}, {{1, name_cell(row, 0)}});
  }
  return table_markup(table);
}

}  // namespace

Page wall_page(PageContext& site, const Request& request) {
  const std::string hung = wall_selection(site.store);
  const Turn turn = requested_turn(request);
  std::vector<Hung> all;
  Markup clock;
  for (const session::CompetitionSummary& one : site.league.competitions()) {
    const bool wanted = hung.empty() ? one.status == "playing" : one.id == hung;
    const session::OpenCompetition* open = wanted ? site.cache.competition(one.id) : nullptr;
    if (!open) continue;
    const auto names = site.entrants(open->now);
    view::OpenLeague league{open->now, names};
    queries::set_clock(league, *open, site.host.now());
    const view::WallView wall = view::make_wall(league, 0);
    hang_competition(all, site, league, wall, turn.rows);
    if (!wall.finished && !league.clock.until.empty()) clock = clock_markup(league.clock);
  }
  Page page{.title = tr("Big screen"),
            .follows = address("/wall", {{"turn", turn.text()}}),
            .next_in = kSecondsOfAPage,
            .next = address("/wall", {{"turn", Turn{turn.page + 1, turn.rows}.text()}})};
  if (all.empty()) {
    page.main = part(page.parts, "wall", heading(1, page.title) + paragraph(tr("Nothing to show yet.")));
    return page;
  }
  const Hung& shown = all[turn.page % all.size()];
  const bool in_pairs = std::ranges::any_of(shown.rows, [](const auto& row) { return !row.other.empty(); });
  Markup inside = heading(1, shown.title);
  inside += clock;
  inside += wall_table(shown.rows, in_pairs);
  page.main = part(page.parts, "wall", tag("div", {{"class", in_pairs ? "wall pairs" : "wall"}}, inside));
  return page;
}

}  // namespace tanteador::web
