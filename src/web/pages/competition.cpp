// A competition: the tables of a round, the standings with the reason for every place, the crosstable, the
// bracket.

#include "src/core/text/locale.hpp"
#include "src/queries/league_tables.hpp"
#include "src/reports/makers.hpp"
#include "src/view/league/round/result_lines.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/site.hpp"
#include "src/web/registrants.hpp"

namespace tanteador::web {

namespace {

using view::say;

// "1.2" as people count.
std::optional<league::RoundRef> round_asked(const Request& request) {
  const auto asked = request.query.find("round");
  if (asked == request.query.end()) return std::nullopt;
  const auto named = view::read_table(asked->second + ".1");
  if (!named || !named->round) return std::nullopt;
  return league::RoundRef{named->stage.value_or(0), *named->round};
}

std::string round_word(league::RoundRef round) {
  return std::to_string(round.stage + 1) + "." + std::to_string(round.round + 1);
}

struct Told {
  PageContext& site;
  const session::OpenCompetition& open;
  const std::vector<std::string>& names;
  league::RoundRef round;
};

// The match of a table as far as it is.
Markup live_score(const Told& told, const league::PlayedTable& table) {
  if (table.matches.empty()) return {};
  const std::string score = live_text(told.site, table.matches.back());
  return score.empty() ? Markup() : link(match_path(table.matches.back()), score);
}

Markup rounds_menu(const Told& told) {
  std::vector<Markup> items;
  const league::Competition& now = told.open.now;
  for (int stage = 0; stage <= now.stage; ++stage) {
    const auto count = static_cast<int>(now.stages[stage].rounds.size());
    for (int round = 0; round < count; ++round) {
      const std::string label = now.stages.size() == 1 ? say("Round {0}", {round + 1})
                                                       : say("Stage {0}, round {1}", {stage + 1, round + 1});
      Attributes attributes{
          {"href", address(competition_path(told.open.head.id),
                           {{"round", std::to_string(stage + 1) + "." + std::to_string(round + 1)}})}};
      if (told.round == league::RoundRef{stage, round}) attributes.push_back({"aria-current", "page"});
      items.push_back(tag("a", attributes, label));
    }
  }
  return items.size() < 2 ? Markup()
                          : tag("nav", {{"class", "rounds"}, {"aria-label", tr("Rounds")}}, list(items));
}

Markup pairings(const Told& told, Parts& parts) {
  Markup all = heading(2, tr("Tables")) + part(parts, "rounds", rounds_menu(told));
  if (told.round.round < 0) return all + paragraph(tr("No round of this stage has been paired yet."));
  const league::PlayedRound& round = round_at(told.open.now, told.round);
  const Names names{.seats = {}, .sides = told.names};
  Grid table{.columns = {tr("Table"), tr("Who"), tr("Result")}, .rows = {}, .numbers = {true}};
  for (std::size_t i = 0; i < round.tables.size(); ++i) {
    const league::PlayedTable& one = round.tables[i];
    const std::string who = view::opponents_text(one.drawn, told.names),
                      why = view::because_text(one.drawn, names);
    Markup result = view::marked_text(one);
    if (!one.disputed.empty())
      result += " " + Markup(tr("(disputed)"));
    else if (!one.remark.empty())
      result += " " + Markup("(" + view::remark_of(one) + ")");
    if (result.empty())
      result = live_score(told, one);
    else if (!one.matches.empty())
      result += " " + link(match_path(one.matches.back()), tr("Sheet"));
    table.ids.push_back("table-" + std::to_string(i + 1));
    table.rows.push_back(
        {view::table_number(round, i), why.empty() ? Markup(who) : unfold(who, paragraph(why)), result});
  }
  for (const league::event::DrawnBye& bye : round.byes)
    table.rows.push_back(
        {"–", view::entrant_name(told.names, bye.entrant), view::away_text(league::Kind::allocated_bye)});
  for (const league::event::Absent& away : round.away)
    table.rows.push_back({"–", view::entrant_name(told.names, away.entrant), view::away_text(away.kind)});
  return all + grid(table, view::round_title(told.open.now, told.round), &parts);
}

// The people of an entrant, each with a page of his own.
Markup people_of(const Told& told, league::Entrant entrant) {
  Markup all;
  const auto& people = told.open.now.entrants[index(entrant)].people;
  for (const std::string& person : people) {
    const std::string name = told.site.league.name_of(person).value_or(tr("a player whose name was erased"));
    if (!all.empty()) all += ", ";
    all += link("/p/" + person, told.site.public_name(name));
  }
  return all;
}

Markup standing_cell(const Told& told, const league::Standings& part, std::size_t place) {
  const league::Standing& row = part.rows[place];
  Markup inside = paragraph(view::before_text(part, place, told.names));
  std::vector<Markup> values;
  for (std::size_t i = 0; i < part.order.size() && i < row.values.size(); ++i) {
    const std::string name = view::tiebreak_title(part.order[i]),
                      value = view::tiebreak_text(row.values[i], part.order[i]);
    if (!value.empty()) values.push_back(say("{0}: {1}", {std::string_view(name), std::string_view(value)}));
  }
  values.push_back(say("{0} games: {1} won, {2} drawn, {3} lost", {row.games, row.won, row.drawn, row.lost}));
  if (const std::string remark = view::place_remark(row); !remark.empty()) values.push_back(remark);
  inside += list(values) + paragraph(people_of(told, row.entrant));
  return unfold(view::name_with_penalty(view::entrant_name(told.names, row.entrant), row), inside);
}

report::Input input_of(const Told& told, int stage) {
  return {.now = told.open.now,
          .names = told.names,
          .stage = stage,
          .rounds = complete_rounds(told.open.now, stage)};
}

Markup standings_of(const Told& told, int stage) {
  const int rounds = complete_rounds(told.open.now, stage);
  Markup all = heading(2, tr("Standings")) + paragraph(view::after_text(told.open.now, stage, rounds));
  const report::Table table = report::standings(input_of(told, stage));
  const auto parts = standings(told.open.now, stage, rounds);
  std::vector<std::size_t> columns;  // rank, name and tie-breaks: more has no room on a phone
  for (const std::size_t i : shown_columns(table, {}))
    if (columns.size() < 2 || !table.columns[i].legend.empty()) columns.push_back(i);
  for (std::size_t part = 0; part < parts.size(); ++part) {
    Grid made = grid_of(table, table.groups[part], columns);
    for (std::size_t place = 0; place < made.rows.size(); ++place) {
      auto& cells = made.rows[place];
      if (cells[0].empty()) cells[0] = "–";
      cells[1] = standing_cell(told, parts[part].standings, place);
    }
    all += grid(made, table.groups[part].title);
  }
  return all;
}

Markup crosstable_of(const Told& told, int stage) {
  Markup tables;
  for (const report::Table& one : in_pieces(report::crosstable(input_of(told, stage)), view::kCrossColumns))
    tables += grids(one);
  return unfold(tr("Crosstable"), tables);
}

Markup bracket_of(const Told& told) {
  const league::Competition& now = told.open.now;
  if (now.rules().format != league::Format::knockout || now.now().rounds.empty()) return {};
  return heading(2, tr("Bracket")) +
         tag("div", {{"class", "bracket"}}, grids(report::bracket(input_of(told, now.stage))));
}

}  // namespace

Page competition_page(PageContext& site, const Request& request, const std::string& id) {
  const session::OpenCompetition* open = site.cache.competition(id);
  if (!open || open->now.withdrawn) return not_found(tr("There is no such competition."));
  const auto names = site.entrants(open->now);
  view::OpenLeague league{open->now, names};
  queries::set_clock(league, *open, site.host.now());
  league.shown.round = round_asked(request);
  const Told told{site, *open, names, view::shown_round(league)};
  const std::string asked = in_address(request, "round");
  Page page{.title = open->now.setup.name,
            .follows = told.round.round < 0 || asked.empty()
                           ? competition_path(id)
                           : competition_path(id) + "?round=" + round_word(told.round)};
  page.main = part(page.parts, "head", heading(1, page.title) + paragraph(view::head_of(league).line));
  if (is_open_for_phones(site.store, id))
    page.main += paragraph(
        tag("a", {{"class", "way"}, {"href", registration_path(id)}}, tr("Enter this competition")));
  page.main += pairings(told, page.parts);
  const int stage = told.round.round < 0 && told.round.stage > 0 ? told.round.stage - 1 : told.round.stage;
  // Of results alone: reckoned once, however often a live score moves.
  std::string results =
      current_locale() + " " + id + " " + std::to_string(open->head.count) + " " + std::to_string(stage);
  for (const std::string& name : names) results += "\n" + name;
  page.main += part(page.parts, "standings", site.kept(results, [&] {
    return standings_of(told, stage) + bracket_of(told) + crosstable_of(told, stage);
  }));
  return page;
}

}  // namespace tanteador::web
