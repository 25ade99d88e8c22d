// The home page: competitions, matches in progress, and the search for one's next table.

#include <algorithm>

#include "src/core/text/letters.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/page_context.hpp"

namespace tanteador::web {

namespace {

using view::say;

constexpr std::size_t kNameMost = 80;  // letters of a search
constexpr std::size_t kSeatsMost = 20, kLiveMost = 60;

Markup competition_card(const session::CompetitionSummary& one) {
  std::string line = view::game_title(one.game);
  if (one.round > 0) line += " · " + say("Round {0}", {one.round});
  if (one.status == "finished") line += " · " + tr("finished");
  if (one.open_tables > 0 && one.status == "playing") line += " · " + view::open_tables_text(one.open_tables);
  return tag("a", {{"class", "card"}, {"href", competition_path(one.id)}},
             tag("strong", one.name) + tag("span", line));
}

Markup live_card(PageContext& site, const session::OpenMatch& match, Parts& parts) {
  const Names names = site.public_names(match.names());
  const std::string title = view::join(names.sides, " – "), score = live_text(site, match.id());
  return part(parts, "live-" + match.id(),
              tag("a", {{"class", "card"}, {"href", match_path(match.id())}},
                  tag("strong", title) + tag("span", {{"class", "points"}}, score) +
                      tag("span", tr(match.edition().title))));
}

std::vector<Markup> seats_of(PageContext& site, const std::string& letters,
                             const std::vector<session::CompetitionSummary>& all) {
  std::vector<Markup> found;
  for (const session::CompetitionSummary& one : all) {
    if (one.status != "playing") continue;
    const session::OpenCompetition* open = site.cache.competition(one.id);
    if (!open) continue;
    const auto names = site.league.entrant_names(open->now);
    const league::RoundRef shown = view::shown_round(open->now, {});
    if (shown.round < 0) continue;
    const league::PlayedRound& round = round_at(open->now, shown);
    for (std::size_t i = 0; i < names.size() && found.size() < kSeatsMost; ++i) {
      if (view::to_lower(names[i]).find(letters) == std::string::npos) continue;
      const auto table = table_of(round, league::entrant_at(static_cast<int>(i)));
      const std::string name = site.public_name(names[i]);
      Markup where = tag("strong", name) + " ";
      if (one.open_tables == 0) {
        where += tag("span", tr("The next round is not paired yet."));
      } else if (table) {
        const auto place = static_cast<std::size_t>(*table);
        where += tag("span", {{"class", "points"}},
                     say("Table {0}", {std::string_view(view::table_number(round, place))}));
        where += tag("span", view::opponents_text(round.tables[place].drawn, site.entrants(open->now)));
      } else {
        where += tag("span", tr("sits out"));
      }
      found.push_back(where + tag("span", link(competition_path(one.id), one.name)));
    }
  }
  return found;
}

Markup seat_search_form(PageContext& site, const std::string& typed,
                        const std::vector<session::CompetitionSummary>& all) {
  Markup page = heading(2, tr("Where is my next table?"));
  page += tag("form", {{"action", "/"}, {"method", "get"}, {"class", "line"}},
              tag("label", {{"for", "who"}}, tr("Your name, or the first letters")) +
                  tag("input",
                      {{"id", "who"},
                       {"name", "who"},
                       {"type", "search"},
                       {"autocomplete", "name"},
                       {"maxlength", std::to_string(kNameMost)},
                       {"value", typed}},
                      {}) +
                  tag("button", {{"type", "submit"}}, tr("Search")));
  if (typed.empty()) return page;
  const auto found = seats_of(site, view::to_lower(typed), all);
  if (found.empty())
    return page + paragraph(say("{0} is not in the current round.", {std::string_view(typed)}));
  return page + tag("div", {{"class", "found"}}, list(found));
}

}  // namespace

Page home_page(PageContext& site, const Request& request) {
  const auto club = site.league.club();
  const auto all = site.league.competitions();
  const auto who = request.query.find("who");
  const std::string typed =
      who == request.query.end() ? std::string() : std::string(first_letters(who->second, kNameMost));
  Page page{.title = club.now.name.empty() ? tr("Phones and screens") : club.now.name, .follows = "/"};
  page.whole = !typed.empty();
  page.main = heading(1, page.title);
  if (!all.empty()) page.main += seat_search_form(site, typed, all);
  page.main += heading(2, tr("Competitions"));
  Markup cards;
  for (const auto& one : all) cards += competition_card(one);
  page.main +=
      part(page.parts, "competitions",
           all.empty() ? paragraph(tr("No competitions yet.")) : tag("div", {{"class", "cards"}}, cards));
  std::vector<std::string> live;
  site.session.visit_matches(true, [&](const session::MatchSummary& row) {
    live.push_back(row.id);
    return live.size() < kLiveMost;
  });
  Markup played;
  for (const std::string& id : live)
    if (const session::OpenMatch* match = site.cache.match(id)) played += live_card(site, *match, page.parts);
  page.main += heading(2, tr("Now playing"));
  page.main +=
      played.empty() ? paragraph(tr("No match in progress.")) : tag("div", {{"class", "cards"}}, played);
  page.main += unfold(tr("Do you have a five-character code from a result slip?"),
                      tag("form", {{"action", "/t"}, {"method", "get"}, {"class", "line"}},
                          tag("label", {{"for", "code"}}, tr("Five-character code")) +
                              tag("input",
                                  {{"id", "code"},
                                   {"name", "code"},
                                   {"maxlength", "12"},
                                   {"autocapitalize", "characters"},
                                   {"autocomplete", "off"},
                                   {"spellcheck", "false"}},
                                  {}) +
                              tag("button", {{"type", "submit"}}, tr("Go to my table"))));
  return page;
}

}  // namespace tanteador::web
