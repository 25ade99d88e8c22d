// A match for spectators: the score, and every point with its rule.

#include "src/view/entry/board.hpp"
#include "src/view/game_view.hpp"
#include "src/view/rulebook/rulebook.hpp"
#include "src/view/why/why.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/board_page.hpp"
#include "src/web/pages/page_context.hpp"

namespace tanteador::web {

namespace {

using view::say;

constexpr std::size_t kNewestLines = 8;

// A row of figures for each calculation, followed by the calculation with its rule. The newest lines have a
// body of their own. The body of the older ones changes only when that is full, so that most news are short.
Markup sheet_of(const view::MatchContext& context, Parts& parts) {
  std::vector<std::string> titles{tr(view::game_view(game_name(context.match)).deal.title)};
  titles.insert(titles.end(), context.names.sides.begin(), context.names.sides.end());
  PageTable sheet = page_table(titles);
  for (report::Column& column : sheet.values.columns) column.align = report::Align::right;
  const auto all = view::all_written(context);
  std::size_t lines = 0;
  for (std::size_t i = 0; i < all.size(); ++i) lines += i == 0 || !all[i].shares_line;
  std::size_t newest = lines == 0 ? 0 : (lines - 1) % kNewestLines + 1;
  sheet.body_ids = {{0, "newest"}};
  for (std::size_t end = all.size(); end > 0;) {
    std::size_t first = end - 1;
    while (all[first].shares_line && first > 0) --first;
    const view::PostingReason& one = all[first];
    std::vector<std::string> points(context.names.sides.size());
    for (std::size_t i = first; i < end; ++i)
      points[index(all[i].line.entry.side)] +=
          view::signed_points(all[i].line.entry.points) + " = " + view::plain_points(all[i].total);
    report::Row row{one.line.deal > 0 ? report::integer(one.line.deal) : report::Cell()};
    row.insert(row.end(), points.begin(), points.end());
    sheet.add_row(std::move(row));
    const rulebook::Rule& rule = *one.rules.front().rule;
    sheet.add_row({std::string()},
                  {{0, tag("span", {{"class", "how"}},
                           Markup(view::how_sentence(context, one)) + " " +
                               link(address("/rules", {{"rule", rule.id}}), view::rule_heading(rule)))}});
    end = first;
    if (newest > 0 && --newest == 0) sheet.body_ids.emplace(sheet.rows(), "older");
  }
  if (sheet.rows() == 0) return paragraph(tr("No points scored yet."));
  return table_markup(sheet, tr("All points and their rules"), &parts);
}

}  // namespace

Page match_page(PageContext& site, const Request&, const std::string& id) {
  const auto [match, hidden] = site.find_watched(id);
  if (!match) return not_found(tr("There is no such match."));
  view::MatchContext context = queries::match_context(*match);
  context.names = site.public_names(context.names);
  Page page{.title = view::join(context.names.sides, " – "), .follows = match_path(id)};
  page.main = heading(1, page.title) + paragraph(tr(context.edition));
  if (hidden) {
    page.main +=
        part(page.parts, "score", paragraph(tr("The score will be shown when the match has finished.")));
    return page;
  }
  const view::Outline outline = view::make_outline(view::make_match_screen(context, {}));
  page.main += tag("div", {{"aria-live", "polite"}},
                   part(page.parts, "score",
                        score_board(outline) + tag("p", {{"class", "now"}}, outline.headline) +
                            paragraph(outline.detail)));
  std::vector<Markup> last(outline.last.rbegin(), outline.last.rend());
  page.main +=
      part(page.parts, "last", heading(2, outline.last_title) + list(last)) + sheet_of(context, page.parts);
  return page;
}

}  // namespace tanteador::web
