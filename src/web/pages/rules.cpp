// The rulebook: search by words, by game and situation, and single rules with their sources.

#include "src/core/text/letters.hpp"
#include "src/view/rulebook/rulebook.hpp"
#include "src/view/words.hpp"
#include "src/web/pages/page_context.hpp"

namespace tanteador::web {

namespace {

constexpr std::size_t kWordsMost = 120;  // letters

std::string search_text(const Request& request, std::string_view name) {
  const auto found = request.query.find(name);
  return found == request.query.end() ? std::string() : std::string(first_letters(found->second, kWordsMost));
}

const view::RulebookState* book_of(const view::Button& action) {
  const auto* set = std::get_if<view::command::SetState>(&action.command);
  return set ? std::get_if<view::RulebookState>(&set->at) : nullptr;
}

Markup rule_link(const view::RuleLine& line) {
  const view::RulebookState* book = book_of(line.open);
  if (!book) return line.open.label;
  if (book->trail.empty())
    return link(address("/rules", {{"q", book->words}, {"game", book->game}, {"all", "1"}}), line.open.label);
  const std::string label = line.number.empty() ? line.open.label : line.number + "  " + line.open.label;
  return link(address("/rules", {{"rule", book->trail.back()}}), label);
}

Markup lines_of(const std::vector<view::RuleLine>& lines) {
  std::vector<Markup> items;
  for (const view::RuleLine& line : lines) items.push_back(rule_link(line));
  return list(items);
}

Markup strings(const std::vector<std::string>& lines) {
  return list(std::vector<Markup>(lines.begin(), lines.end()));
}

Markup rule_of(const view::RulePage& rule) {
  Markup all = heading(1, rule.number.empty() ? rule.title : rule.number + "  " + rule.title);
  all += paragraph(tag("span", {{"class", "detail"}}, rule.when));
  all += tag("p", {{"class", "text"}}, rule.text);
  all += heading(2, rule.places_title) + strings(rule.places);
  if (!rule.editions.empty()) {
    PageTable table = page_table({"", "", ""});
    for (const view::EditionRow& row : rule.editions) table.add_row({row.parameter, row.value, row.editions});
    all += heading(2, rule.editions_title) + table_markup(table);
  }
  if (!rule.related.empty()) all += heading(2, rule.related_title) + lines_of(rule.related);
  return all;
}

Markup games_menu(const view::RulebookPage& book) {
  std::vector<Markup> items;
  for (const view::Button& game : book.games) {
    const view::RulebookState* to = book_of(game);
    Attributes attributes{{"href", address("/rules", {{"game", to ? to->game : std::string()}})}};
    if (game.chosen) attributes.push_back({"aria-current", "page"});
    items.push_back(tag("a", attributes, game.label));
  }
  return tag("nav", {{"class", "rounds"}, {"aria-label", tr("Game")}}, list(items));
}

}  // namespace

Page rules_page(PageContext&, const Request& request) {
  view::RulebookState state;
  const std::string words = search_text(request, "q"), rule = search_text(request, "rule"),
                    game = search_text(request, "game");
  for (const view::Button& each : view::make_rulebook(nullptr, state).games) {
    const view::RulebookState* to = book_of(each);
    if (to && to->game == game) state.game = game;
  }
  if (!rule.empty() && rulebook::find_rule(rule)) state.trail = {rule};
  state.words = words;
  if (!search_text(request, "all").empty()) state.unfolded = words;
  const view::RulebookPage book = view::make_rulebook(nullptr, state);
  Page page{.title = tr("Rules")};
  if (book.open) {
    page.title = book.open->title;
    page.main = rule_of(*book.open) + paragraph(link("/rules", tr("Rules")));
    return page;
  }
  page.main = heading(1, page.title);
  page.main += tag("form", {{"action", "/rules"}, {"method", "get"}, {"class", "line"}, {"role", "search"}},
                   tag("label", {{"for", "q"}}, tr("Words or rule number")) +
                       tag("input",
                           {{"id", "q"},
                            {"name", "q"},
                            {"type", "search"},
                            {"value", words},
                            {"maxlength", std::to_string(kWordsMost)}},
                           {}) +
                       tag("button", {{"type", "submit"}}, tr("Search")));
  page.main += games_menu(book) + strings(book.notes);
  for (const view::RuleGroup& group : book.groups)
    page.main += heading(2, group.title) + lines_of(group.rules);
  return page;
}

}  // namespace tanteador::web
