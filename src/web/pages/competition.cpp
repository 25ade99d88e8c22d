// A competition: the tables of a round, the standings with the reason for every place, and the bracket. Many
// rows are divided into pages; the crosstable has a page of its own. A page stays below 60 kB.

#include <algorithm>
#include <charconv>

#include "src/core/text/locale.hpp"
#include "src/queries/league_tables.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/page_context.hpp"
#include "src/web/registrants.hpp"

namespace tanteador::web {

namespace {

using view::say;

constexpr std::size_t kRowsOfAPage = 40;
constexpr std::size_t kWho = 1, kResult = 2;                     // columns of report::round()
constexpr std::size_t kBracketMost = 64, kCrosstableMost = 150;  // participants

struct PageNumber {
  league::RoundRef round;  // -1: before the first round
  int page = 0;            // from 0
};

// "1.2" is round 2 of stage 1; "1.2.3" is the third page of that round.
std::optional<PageNumber> requested_page(const Request& request) {
  const std::string text = query_value(request, "round");
  int numbers[] = {0, 0, 1};
  const char *at = text.data(), *const end = at + text.size();
  for (int& number : numbers) {
    const auto [next, error] = std::from_chars(at, end, number);
    if (error != std::errc() || number < 0) return std::nullopt;
    if (next == end && &number > numbers) break;
    if (next == end || *next != '.' || &number == &numbers[2]) return std::nullopt;
    at = next + 1;
  }
  if (numbers[0] < 1 || numbers[2] < 1) return std::nullopt;
  return PageNumber{{numbers[0] - 1, numbers[1] - 1}, numbers[2] - 1};
}

std::string page_word(league::RoundRef round, int page) {
  const std::string word = std::to_string(round.stage + 1) + "." + std::to_string(round.round + 1);
  return page == 0 ? word : word + "." + std::to_string(page + 1);
}

struct CompetitionContext {
  PageContext& site;
  const session::OpenCompetition& open;
  const std::vector<std::string>& names;
  league::RoundRef round;
  int page = 0;

  bool shows(std::size_t row) const { return row / kRowsOfAPage == static_cast<std::size_t>(page); }
  std::size_t first_row() const { return kRowsOfAPage * static_cast<std::size_t>(page); }
};

// Links to the pages of one thing; `path` is its address without the round.
Markup pages_menu(const CompetitionContext& context, const std::string& path,
                  const std::vector<std::string>& titles) {
  std::vector<Markup> items;
  for (std::size_t page = 0; page < titles.size(); ++page) {
    Attributes attributes{
        {"href", address(path, {{"round", page_word(context.round, static_cast<int>(page))}})}};
    if (page == static_cast<std::size_t>(context.page)) attributes.push_back({"aria-current", "page"});
    items.push_back(tag("a", attributes, titles[page]));
  }
  return items.size() < 2 ? Markup()
                          : tag("nav", {{"class", "rounds"}, {"aria-label", tr("Pages")}}, list(items));
}

std::vector<std::string> row_ranges(std::size_t rows) {
  std::vector<std::string> ranges;
  for (std::size_t from = 0; from < rows; from += kRowsOfAPage)
    ranges.push_back(say(
        "{0} to {1}", {static_cast<int>(from) + 1, static_cast<int>(std::min(rows, from + kRowsOfAPage))}));
  return ranges;
}

Markup live_score(const CompetitionContext& context, const league::PlayedTable& table) {
  if (table.matches.empty()) return {};
  const std::string score = live_text(context.site, table.matches.back());
  return score.empty() ? Markup() : link(match_path(table.matches.back()), score);
}

Markup rounds_menu(const CompetitionContext& context) {
  std::vector<Markup> items;
  const league::Competition& now = context.open.now;
  for (int stage = 0; stage <= now.stage; ++stage) {
    const auto count = static_cast<int>(now.stages[stage].rounds.size());
    for (int round = 0; round < count; ++round) {
      const std::string label = now.stages.size() == 1 ? say("Round {0}", {round + 1})
                                                       : say("Stage {0}, round {1}", {stage + 1, round + 1});
      Attributes attributes{{"href", address(competition_path(context.open.head.id),
                                             {{"round", page_word({stage, round}, 0)}})}};
      if (context.round == league::RoundRef{stage, round}) attributes.push_back({"aria-current", "page"});
      items.push_back(tag("a", attributes, label));
    }
  }
  return items.size() < 2 ? Markup()
                          : tag("nav", {{"class", "rounds"}, {"aria-label", tr("Rounds")}}, list(items));
}

report::Input input_of(const CompetitionContext& context, int stage) {
  return {.now = context.open.now,
          .names = context.names,
          .stage = stage,
          .rounds = complete_rounds(context.open.now, stage)};
}

Markup pairings(const CompetitionContext& context, Parts& parts) {
  Markup all = heading(2, tr("Tables")) + part(parts, "rounds", rounds_menu(context));
  if (context.round.round < 0) return all + paragraph(tr("No round of this stage has been paired yet."));
  const league::PlayedRound& round = round_at(context.open.now, context.round);
  report::Input input = input_of(context, context.round.stage);
  input.round = context.round;
  PageTable table{.values = report::round(input), .first = context.first_row(), .most = kRowsOfAPage};
  std::size_t row = 0;  // in the list, which leaves out free tables
  for (std::size_t number = 0; number < round.tables.size(); ++number) {
    const league::PlayedTable& one = round.tables[number];
    if (is_free(one)) continue;
    const std::size_t i = row++;
    table.row_ids.emplace(i, "table-" + std::to_string(number + 1));
    if (!context.shows(i)) continue;
    const std::string why = report::table_reason(context.open.now, round, number, context.names);
    if (!why.empty())
      table.cells[{i, kWho}] = unfold(view::opponents_text(one.drawn, context.names), paragraph(why));
    const std::string result = view::marked_text(one);
    if (result.empty())
      table.cells[{i, kResult}] = live_score(context, one);
    else if (!one.matches.empty())
      table.cells[{i, kResult}] = Markup(display_text(table.values.groups.front().rows[i][kResult])) + " " +
                                  link(match_path(one.matches.back()), tr("Sheet"));
  }
  return all + table_markup(table, view::round_title(context.open.now, context.round), &parts);
}

Markup people_of(const CompetitionContext& context, league::Entrant entrant) {
  Markup all;
  const auto& people = context.open.now.entrants[index(entrant)].people;
  for (const std::string& person : people) {
    const std::string name =
        context.site.league.name_of(person).value_or(tr("a player whose name was erased"));
    if (!all.empty()) all += ", ";
    all += link("/p/" + person, context.site.public_name(name));
  }
  return all;
}

Markup standing_cell(const CompetitionContext& context, const league::Standings& part, std::size_t place,
                     std::vector<Markup> values) {
  const league::Standing& row = part.rows[place];
  Markup inside = paragraph(view::before_text(part, place, context.names));
  for (std::size_t i = 0; i < part.order.size() && i < row.values.size(); ++i) {
    const std::string name = view::tiebreak_title(part.order[i]),
                      value = view::tiebreak_text(row.values[i], part.order[i]);
    if (!value.empty()) values.push_back(say("{0}: {1}", {std::string_view(name), std::string_view(value)}));
  }
  values.push_back(say("{0} games: {1} won, {2} drawn, {3} lost", {row.games, row.won, row.drawn, row.lost}));
  if (const std::string remark = view::place_remark(row); !remark.empty()) values.push_back(remark);
  inside += list(values) + paragraph(people_of(context, row.entrant));
  return unfold(view::name_with_penalty(view::entrant_name(context.names, row.entrant), row), inside);
}

Markup standings_of(const CompetitionContext& context, int stage) {
  const int rounds = complete_rounds(context.open.now, stage);
  Markup all = heading(2, tr("Standings")) + paragraph(view::after_text(context.open.now, stage, rounds));
  const report::Table table = report::standings(input_of(context, stage));
  const auto parts = standings(context.open.now, stage, rounds);
  PageTable shown{.values = table, .first = context.first_row(), .most = kRowsOfAPage};
  for (const std::size_t i : shown_columns(table, {}))  // rank, name and tie-breaks fit on a phone
    if (shown.columns.size() < 2 || !table.columns[i].legend.empty()) shown.columns.push_back(i);
  std::size_t row = 0;
  const bool keizer = context.open.now.setup.stages[stage].format == league::Format::keizer;
  const auto points = keizer ? keizer_table(context.open.now, stage, rounds) : league::KeizerTable();
  const auto causes = [&](league::Entrant entrant) {
    std::vector<Markup> lines;
    if (!keizer) return lines;
    for (const std::string& line :
         view::keizer_lines(context.open.now, stage, rounds, points, entrant, context.names))
      lines.emplace_back(line);
    return lines;
  };
  for (const auto& part : parts) {
    for (std::size_t place = 0; place < part.standings.rows.size(); ++place, ++row)
      if (context.shows(row))
        shown.cells[{row, shown.columns[1]}] =
            standing_cell(context, part.standings, place, causes(part.standings.rows[place].entrant));
  }
  all += table_markup(shown);
  if (!context.open.now.setup.stages[stage].between_clubs) return all;
  return all + heading(2, tr("Club ranking")) +
         table_markup(report::report_by_name("club-totals")->make(input_of(context, stage)));
}

int stage_of(const CompetitionContext& context) {
  return context.round.round < 0 && context.round.stage > 0 ? context.round.stage - 1 : context.round.stage;
}

// Columns of the crosstable: participants of the stage, or of its largest group. 0: too many.
int crosstable_size(const CompetitionContext& context) {
  const league::PlayedStage& played = context.open.now.stages[stage_of(context)];
  const std::size_t all = played.entrants.size() + played.repechage.size();
  if (all > kCrosstableMost) return 0;
  std::size_t largest = played.groups.empty() ? all : 0;
  for (const auto& group : played.groups) largest = std::max(largest, group.size());
  return static_cast<int>(largest);
}

Markup way_to_crosstable(const CompetitionContext& context) {
  if (crosstable_size(context) == 0) return {};
  const std::string path =
      address(crosstable_path(context.open.head.id), {{"round", page_word(context.round, 0)}});
  return paragraph(tag("a", {{"class", "way"}, {"href", path}}, tr("Crosstable")));
}

Markup bracket_of(const CompetitionContext& context) {
  const league::Competition& now = context.open.now;
  if (now.rules().format != league::Format::knockout || now.now().rounds.empty()) return {};
  if (context.page > 0 || now.now().entrants.size() > kBracketMost) return {};
  return heading(2, tr("Bracket")) +
         tag("div", {{"class", "bracket"}}, table_markup(report::bracket(input_of(context, now.stage))));
}

// Rows of the longer list: tables of the round, or participants of the stage.
std::size_t row_count(const CompetitionContext& context, int stage) {
  const league::PlayedStage& played = context.open.now.stages[stage];
  const std::size_t ranks = played.entrants.size() + played.repechage.size();
  if (context.round.round < 0) return ranks;
  const league::PlayedRound& round = round_at(context.open.now, context.round);
  const auto free = static_cast<std::size_t>(std::ranges::count_if(round.tables, league::is_free));
  return std::max(ranks, round.tables.size() - free + round.byes.size() + round.away.size());
}

// The key of a cached part that depends on results only, not on live scores.
std::string results_key(const CompetitionContext& context, std::string_view part, int stage) {
  std::string key(part);
  for (const std::string& word :
       {current_locale(), context.open.head.id, std::to_string(context.open.head.count),
        std::to_string(stage), std::to_string(context.page)})
    key += " " + word;
  for (const std::string& name : context.names) key += "\n" + name;
  return key;
}

// A page that does not exist becomes the last one, so that few addresses can be followed.
void clamp_page(CompetitionContext& context, std::size_t count) {
  context.page = std::clamp(context.page, 0, std::max(1, static_cast<int>(count)) - 1);
}

void fill_competition(CompetitionContext& context, Page& page) {
  if (is_open_at(phone_entries(context.site.store, context.open.head.id), context.site.host.now()))
    page.main += paragraph(tag("a", {{"class", "way"}, {"href", registration_path(context.open.head.id)}},
                               tr("Enter this competition")));
  const int stage = stage_of(context);
  const auto ranges = row_ranges(row_count(context, stage));
  clamp_page(context, ranges.size());
  page.main += pages_menu(context, competition_path(context.open.head.id), ranges);
  page.main += pairings(context, page.parts);
  const std::string key = results_key(context, "standings", stage);
  page.main += part(page.parts, "standings", context.site.cache_markup(key, [&] {
    return standings_of(context, stage) + bracket_of(context) + way_to_crosstable(context);
  }));
}

void fill_crosstable(CompetitionContext& context, Page& page) {
  page.main += paragraph(tag("a", {{"class", "way"}, {"href", competition_path(context.open.head.id)}},
                             tr("Tables and standings"))) +
               heading(2, tr("Crosstable"));
  const int stage = stage_of(context), entrants = crosstable_size(context);
  std::vector<std::string> ranges;
  for (int from = 0; from < entrants; from += view::kCrossColumns)
    ranges.push_back(say("{0} to {1}", {from + 1, std::min(from + view::kCrossColumns, entrants)}));
  clamp_page(context, ranges.size());
  if (ranges.empty()) return;
  page.main += pages_menu(context, crosstable_path(context.open.head.id), ranges);
  const std::string key = results_key(context, "crosstable", stage);
  page.main += part(page.parts, "crosstable", context.site.cache_markup(key, [&] {
    const auto pieces = split_table(report::crosstable(input_of(context, stage)), view::kCrossColumns);
    return table_markup(pieces[std::min<std::size_t>(context.page, pieces.size() - 1)]);
  }));
}

Page page_of(PageContext& site, const Request& request, const std::string& id, const std::string& path,
             void (*fill)(CompetitionContext&, Page&)) {
  const session::OpenCompetition* open = site.cache.competition(id);
  if (!open || open->now.withdrawn) return not_found(tr("There is no such competition."));
  const auto names = site.entrants(open->now);
  view::OpenLeague league{open->now, names};
  queries::set_clock(league, *open, site.host.now());
  const auto page_request = requested_page(request);
  if (page_request && page_request->round.round >= 0) league.shown.round = page_request->round;
  CompetitionContext context{site, *open, names, view::shown_round(league),
                             page_request ? page_request->page : 0};
  Page page{.title = open->now.setup.name};
  page.main = part(page.parts, "head", heading(1, page.title) + paragraph(view::head_of(league).line));
  fill(context, page);
  page.follows = page_request ? address(path, {{"round", page_word(context.round, context.page)}}) : path;
  return page;
}

}  // namespace

std::string crosstable_path(const std::string& id) { return "/crosstable/" + id; }

Page competition_page(PageContext& site, const Request& request, const std::string& id) {
  return page_of(site, request, id, competition_path(id), fill_competition);
}

Page crosstable_page(PageContext& site, const Request& request, const std::string& id) {
  return page_of(site, request, id, crosstable_path(id), fill_crosstable);
}

}  // namespace tanteador::web
