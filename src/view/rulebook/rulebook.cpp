#include "src/view/rulebook/rulebook.hpp"

#include <algorithm>

#include "src/referee/cases.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/entry/board.hpp"
#include "src/view/game_view.hpp"
#include "src/view/why/why.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using rulebook::Edition;
using rulebook::Rule;
using Rules = std::vector<const Rule*>;

struct Looking {
  const MatchContext* table;
  const RulebookState& state;
  std::string game;
};

Looking looking(const MatchContext* context, const RulebookState& state) {
  Looking query{context, state, state.game};
  if (query.game.empty()) query.game = context ? game_name(context->match) : game_views().front().game;
  return query;
}

Button book_action(RulebookState next, std::string id, std::string label, bool chosen = false) {
  return {.id = "book/" + std::move(id),
          .label = std::move(label),
          .command = command::SetState{std::move(next)},
          .chosen = chosen};
}

RuleLine line_of(const RulebookState& state, const Rule& rule) {
  RulebookState book = state;
  book.trail.push_back(rule.id);
  return {book_action(std::move(book), "rule/" + rule.id, std::string(rulebook::title_of(rule))),
          rule.number};
}

bool is_of(const Rule& rule, std::string_view situation) {
  return std::ranges::find(rule.situations, situation) != rule.situations.end();
}

Rules rules_for(const std::string& game) {
  Rules rules = rulebook::rules_of(game);
  const Rules everywhere = rulebook::rules_of("table");
  rules.insert(rules.end(), everywhere.begin(), everywhere.end());
  return rules;
}

// During a match, situations of the moment come first.
std::vector<std::string> situations_in_order(const Looking& query) {
  std::vector<std::string> order;
  const bool own = query.table && game_name(query.table->match) == query.game;
  if (own) order = referee::situations_now(query.table->match);
  std::erase(order, "table");  // applies always
  // In an open hand, situations before and after it come last.
  std::ranges::stable_partition(
      order, [](const std::string& word) { return word != "before_deal" && word != "after"; });
  for (const rulebook::Situation& situation : rulebook::situations()) {
    if (std::ranges::find(order, situation.word) == order.end()) order.emplace_back(situation.word);
  }
  return order;
}

// Lists each rule once, under its first situation.
void group_by_situation(RulebookPage& page, const Looking& query) {
  Rules left = rules_for(query.game);
  for (const std::string& situation : situations_in_order(query)) {
    if (!query.state.situation.empty() && situation != query.state.situation) continue;
    RuleGroup group{tr(rulebook::find_situation(situation)->title), {}};
    std::erase_if(left, [&](const Rule* rule) {
      if (!is_of(*rule, situation)) return false;
      group.rules.push_back(line_of(query.state, *rule));
      return true;
    });
    if (!group.rules.empty()) page.groups.push_back(std::move(group));
  }
}

// The first answers; the last line shows all if there are more.
RuleGroup first_rules(const RulebookState& state, const Rules& rules) {
  RuleGroup group;
  const std::size_t shown =
      state.unfolded == state.words ? rules.size() : std::min(rules.size(), referee::kFirstAnswers);
  for (std::size_t i = 0; i < shown; ++i) group.rules.push_back(line_of(state, *rules[i]));
  if (shown == rules.size()) return group;
  RulebookState more = state;
  more.unfolded = more.words;
  const int rest = static_cast<int>(rules.size() - shown);
  group.rules.push_back(
      {book_action(std::move(more), "more", trn("Show {0} more rule", "Show {0} more rules", rest)), {}});
  return group;
}

RuleGroup first_cases(const std::vector<const referee::Case*>& cases) {
  RuleGroup group{tr("Disputes"), {}};
  for (std::size_t i = 0; i < std::min(cases.size(), referee::kFirstAnswers); ++i)
    group.rules.push_back({{.id = "book/case/" + cases[i]->id,
                            .label = tr(cases[i]->title),
                            .command = command::Dispute{cases[i]->game, cases[i]->id}},
                           {}});
  return group;
}

// Rules and cases with the words; common rules come after those of the game.
void find_words(RulebookPage& page, const Looking& query) {
  referee::SearchResult found = referee::search({query.state.words, query.game, query.state.situation});
  const referee::SearchResult more = referee::search({query.state.words, "table", query.state.situation});
  const auto complete = more.rules.all.begin() + static_cast<std::ptrdiff_t>(more.rules.complete);
  found.rules.all.insert(found.rules.all.begin() + static_cast<std::ptrdiff_t>(found.rules.complete),
                         more.rules.all.begin(), complete);
  found.rules.complete += more.rules.complete;
  found.rules.all.insert(found.rules.all.end(), complete, more.rules.all.end());
  page.notes = search_notes(found);
  if (!found.rules.all.empty()) page.groups.push_back(first_rules(query.state, found.rules.all));
  if (!found.cases.all.empty()) page.groups.push_back(first_cases(found.cases.all));
}

void add_chips(RulebookPage& page, const Looking& query) {
  const RulebookState& now = query.state;
  for (const GameView& game : game_views()) {
    RulebookState book = now;
    book.game = game.game;
    page.games.push_back(book_action(std::move(book), "game/" + std::string(game.game), tr(game.title),
                                     query.game == game.game));
  }
  RulebookState all = now;
  all.situation.clear();
  page.situations.push_back(book_action(std::move(all), "situation/all", tr("All"), now.situation.empty()));
  const Rules rules = rules_for(query.game);
  for (const rulebook::Situation& situation : rulebook::situations()) {
    if (std::ranges::none_of(rules, [&](const Rule* rule) { return is_of(*rule, situation.word); })) continue;
    RulebookState book = now;
    book.situation = situation.word;
    page.situations.push_back(book_action(std::move(book), "situation/" + std::string(situation.word),
                                          tr(situation.title), now.situation == situation.word));
  }
}

void add_editions(RulePage& page, const Rule& rule) {
  for (const EditionsDiffer& parameter : editions_differ(rule)) {
    std::string title = parameter.title;
    for (const auto& [value, editions] : parameter.values) {
      std::vector<std::string> titles;
      for (const Edition* edition : editions) titles.push_back(tr(edition->title));
      page.editions.push_back({title, value, join(titles, "\n")});
      title.clear();
    }
  }
}

void add_ways(RulePage& page, const RulebookState& state) {
  RulebookState aloud = state, back = state, list = state;
  aloud.aloud = true;
  page.aloud = book_action(std::move(aloud), "aloud", tr("Show large"));
  if (back.aloud)
    back.aloud = false;
  else
    back.trail.pop_back();
  list.trail.clear();
  page.back = book_action(std::move(back), "back", tr("Back"));
  if (state.trail.size() > 1 && !state.aloud)
    page.list = book_action(std::move(list), "list", tr("All rules"));
}

RulePage page_of(const Looking& query, const Rule& rule) {
  RulePage page;
  page.number = rule.number;
  page.title = rulebook::title_of(rule);
  page.text = rulebook::text_of(rule);
  page.when = situations_text(rule);
  page.large = query.state.aloud;
  page.places_title = tr("Source");
  page.places = rulebook::place_texts(rule);
  const bool own = query.table && (rule.game == game_name(query.table->match) || rule.game == "table");
  if (own && query.table->place) page.here.push_back(query.table->place(rule.id));
  if (own && query.table->rules) {
    for (const Agreement& agreement : agreements(*query.table, rule)) page.here.push_back(agreement.text);
  }
  page.here_title = tr("At this table");
  page.editions_title = tr("Differences between editions");
  add_editions(page, rule);
  page.related_title = tr("Related rules");
  for (const std::string& id : rule.related) {
    if (const Rule* other = rulebook::find_rule(id)) page.related.push_back(line_of(query.state, *other));
  }
  add_ways(page, query.state);
  return page;
}

std::vector<EditionsDiffer::Value> values_of(const Rule& rule, const std::string& parameter) {
  std::vector<EditionsDiffer::Value> all;
  for (const Edition& edition : rulebook::editions()) {
    if (edition.game != rule.game) continue;
    std::string value = rulebook::value_text(edition, parameter);
    auto same = std::ranges::find(all, value, &EditionsDiffer::Value::value);
    if (same == all.end()) same = all.insert(all.end(), {std::move(value), {}});
    same->editions.push_back(&edition);
  }
  return all;
}

std::string title_of_parameter(const Rule& rule, const std::string& parameter) {
  const auto texts = rulebook::parameter_texts(rule.game);
  const auto text = std::ranges::find(texts, parameter, &rulebook::ParameterText::name);
  return text == texts.end() ? parameter : tr(text->title);
}

}  // namespace

std::string rule_heading(const Rule& rule) {
  return (rule.number.empty() ? "" : rule.number + "  ") + std::string(rulebook::title_of(rule));
}

std::string situations_text(const Rule& rule) {
  std::vector<std::string> titles;
  for (const std::string& word : rule.situations) titles.push_back(tr(rulebook::find_situation(word)->title));
  return join(titles, ", ");
}

std::vector<EditionsDiffer> editions_differ(const Rule& rule) {
  std::vector<EditionsDiffer> all;
  for (const std::string& parameter : rule.parameters) {
    auto values = values_of(rule, parameter);
    if (values.size() > 1) all.push_back({title_of_parameter(rule, parameter), std::move(values)});
  }
  return all;
}

std::vector<std::string> search_notes(const referee::SearchResult& found) {
  std::vector<std::string> notes;
  for (const auto& [typed, read_as] : found.respellings)
    notes.push_back(say("No rule contains \"{0}\"; showing results for {1}.",
                        {std::string_view(typed), std::string_view(read_as)}));
  if (found.rules.all.empty() && found.cases.all.empty())
    notes.push_back(tr("No rule contains any of these words."));
  else if (found.rules.complete + found.cases.complete == 0)
    notes.push_back(tr("No rule has all these words. These have some of them."));
  return notes;
}

RulebookPage make_rulebook(const MatchContext* context, const RulebookState& state) {
  const Looking query = looking(context, state);
  RulebookPage page;
  page.title = tr("Rules");
  page.close = {.id = "book/close",
                .label = context ? tr("Back to match") : tr("Home"),
                .command = command::Go{context ? Screen::board : Screen::home}};
  const Rule* open = state.trail.empty() ? nullptr : rulebook::find_rule(state.trail.back());
  if (open) {
    page.open = page_of(query, *open);
    return page;
  }
  add_chips(page, query);
  page.words.emplace();
  page.words->id = "field/" + std::string(kBookWords);
  page.words->text = query.state.words;
  page.words->hint = tr("number or words");
  page.words->typed = true;
  if (!query.state.words.empty())
    find_words(page, query);
  else
    group_by_situation(page, query);
  return page;
}

}  // namespace tanteador::view
