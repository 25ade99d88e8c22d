// The rulebook, offline.

#include <algorithm>

#include "db/rule_index.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/sheet.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/rulebook/rulebook.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using rulebook::Edition;
using rulebook::Rule;
using view::say;

constexpr int kColumnsMax = 100;  // columns of a text that is read as a whole

json rule_json(const Rule& rule) {
  json places = json::array();
  for (const auto& place : rule.places)
    places.push_back({{"source", place.source}, {"section", place.section}});
  return {{"rule", rule.id},         {"number", rule.number},
          {"title", rule.title},     {"text", rule.text},
          {"places", places},        {"parameters", rule.parameters},
          {"related", rule.related}, {"situations", rule.situations}};
}

json rules_json(const std::vector<const Rule*>& rules) {
  json all = json::array();
  for (const Rule* rule : rules) all.push_back(rule_json(*rule));
  return all;
}

std::string rules_table(const std::vector<const Rule*>& rules, const Paper& paper) {
  Table table({{tr("Number")}, {tr("Rule")}, {tr("Title"), Table::Align::left, true}});
  for (const Rule* rule : rules)
    table.row(
        {{rule->number, Ink::strong}, {rule->id, Ink::faint}, {std::string(rulebook::title_of(*rule))}});
  return table.draw(paper);
}

// A rule among those found: enough to know it by.
std::string hit_text(const Rule& rule, const Paper& paper) {
  const std::vector<std::string> lines =
      wrapped(rulebook::text_of(rule), std::min(paper.columns, kColumnsMax) - 4);
  std::string out =
      paper.write(Ink::title, view::rule_heading(rule)) + paper.write(Ink::faint, " · " + rule.id);
  out += "\n  " + paper.write(Ink::plain, lines.front() + (lines.size() > 1 ? " …" : ""));
  return out + "\n  " + paper.write(Ink::faint, rulebook::place_texts(rule).front()) + "\n\n";
}

std::string hits_text(const rulebook::RuleHits& hits, const Paper& paper) {
  std::string out;
  for (const auto& [typed, read_as] : hits.respelt) {
    const std::string note =
        say("\"{0}\" was read as: {1}", {std::string_view(typed), std::string_view(read_as)});
    out += paper.write(Ink::faint, note) + "\n";
  }
  if (hits.rules.empty()) return out + tr("No rule has any of these words.") + "\n";
  if (hits.some_words_only)
    out += paper.write(Ink::faint, tr("No rule has all these words; these have some of them.")) + "\n";
  if (!out.empty()) out += "\n";
  for (const Rule* rule : hits.rules) out += hit_text(*rule, paper);
  out.pop_back();
  return out;
}

// Where the editions do not agree: what each of them has. Empty where they all do.
std::string editions_text(const Rule& rule, const Paper& paper) {
  Table table({{tr("Where the editions differ"), Table::Align::left, true},
               {tr("Value"), Table::Align::left, true},
               {tr("Editions"), Table::Align::left, true}});
  for (const view::EditionsDiffer& parameter : view::editions_differ(rule)) {
    std::string title = parameter.title;
    for (const auto& [value, editions] : parameter.values) {
      std::vector<std::string> names;
      for (const Edition* edition : editions) names.push_back(tr(edition->title));
      table.row({{title}, {value, Ink::strong}, {joined(names, "; "), Ink::faint}});
      title.clear();
    }
  }
  return table.empty() ? "" : table.draw(paper) + "\n";
}

std::string related_text(const Rule& rule, const Paper& paper) {
  std::string out;
  for (const std::string& id : rule.related) {
    const Rule& other = *rulebook::find_rule(id);
    out += "  " + paper.write(Ink::plain, view::rule_heading(other)) + paper.write(Ink::faint, " · " + id) +
           "\n";
  }
  return out.empty() ? out : paper.write(Ink::strong, tr("Related rules")) + "\n" + out;
}

std::string rule_text(const Rule& rule, const Paper& paper) {
  std::string out = paper.write(Ink::title, view::rule_heading(rule)) + "\n";
  out += paper.write(Ink::faint, rule.id + " · " + view::situations_text(rule)) + "\n\n";
  for (const std::string& line : wrapped(rulebook::text_of(rule), std::min(paper.columns, kColumnsMax)))
    out += paper.write(Ink::plain, line) + "\n";
  out += "\n";
  for (const std::string& place : rulebook::place_texts(rule))
    out += "  " + paper.write(Ink::plain, place) + "\n";
  const std::string parameters = joined(rule.parameters);
  if (!parameters.empty())
    out +=
        "  " + paper.write(Ink::faint, say("table agreements: {0}", {std::string_view(parameters)})) + "\n";
  return out + "\n" + editions_text(rule, paper) + related_text(rule, paper);
}

Problem no_game(const std::string& name) {
  return unreadable(say("There is no game {0}.", {std::string_view(name)}));
}

std::string situation_words() {
  std::vector<std::string> words;
  for (const auto& situation : rulebook::situations()) words.emplace_back(situation.word);
  return joined(words);
}

void check_query(const rulebook::RuleQuery& query) {
  if (!query.game.empty() && rulebook::rules_of(query.game).empty()) throw no_game(query.game);
  if (!query.situation.empty() && !rulebook::find_situation(query.situation)) {
    const std::string words = situation_words();
    throw unreadable(say("There is no situation {0}; there are {1}.",
                         {std::string_view(query.situation), std::string_view(words)}));
  }
}

struct Search {
  std::vector<std::string> words;
  std::string game, situation;
  void describe(Usage& usage) {
    const std::string situations = situation_words();
    usage.text("WORDS", words);
    usage.text("--game", game, tr("only rules of this game, or of every table"), "GAME|table");
    usage.text("--situation", situation,
               say("only rules of one of these: {0}", {std::string_view(situations)}), "WORD");
  }
};

Answer search_rules(const Context& context, const Search& arguments) {
  const rulebook::RuleQuery query{joined(arguments.words, " "), arguments.game, arguments.situation};
  check_query(query);
  if (arguments.words.empty() && query.game.empty() && query.situation.empty())
    throw unreadable(tr("A search needs words, a game or a situation."));
  const rulebook::RuleHits hits = db::make_rule_search()->find(query);
  return {.json = rules_json(hits.rules), .text = hits_text(hits, context.paper)};
}

struct OneRule {
  std::string rule;
  void describe(Usage& usage) { usage.text("RULE", rule).required(); }
};

Answer show_rule(const Context& context, const OneRule& arguments) {
  const Rule* rule = rulebook::find_rule(arguments.rule);
  if (!rule)
    throw unreadable(say("There is no rule {0}; \"tanteador rule search\" finds them by their words.",
                         {std::string_view(arguments.rule)}));
  return {.json = rule_json(*rule), .text = rule_text(*rule, context.paper)};
}

Answer list_rules(const Context& context, const OneGame& arguments) {
  const auto rules = rulebook::rules_of(arguments.game);
  if (rules.empty()) throw no_game(arguments.game);
  return {.json = rules_json(rules), .text = rules_table(rules, context.paper)};
}

}  // namespace

Commands rule_commands() {
  return {command("rule search",
                  english("rules by number, words in any language, or situation; slips are forgiven"),
                  search_rules),
          command("rule show", english("one rule, by id or number"), show_rule),
          command("rule list", english("all rules of a game"), list_rules)};
}

}  // namespace tanteador::cli
