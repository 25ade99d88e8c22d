// The rulebook, offline.

#include <algorithm>

#include "src/cli/commands.hpp"
#include "src/cli/sheet.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using rulebook::Rule;
using view::say;

json rule_json(const Rule& rule) {
  json places = json::array();
  for (const auto& place : rule.places)
    places.push_back({{"source", place.source}, {"section", place.section}});
  return {{"rule", rule.id},
          {"number", rule.number},
          {"title", rule.title},
          {"text", rule.text},
          {"places", places},
          {"parameters", rule.parameters},
          {"related", rule.related},
          {"situations", rule.situations}};
}

Answer rules_answer(const Context& context, const std::vector<const Rule*>& rules) {
  Answer answer{.json = json::array()};
  Table table({{tr("Number")}, {tr("Rule")}, {tr("Title"), Table::Align::left, true}});
  for (const Rule* rule : rules) {
    answer.json.push_back(rule_json(*rule));
    table.row({{rule->number, Ink::strong}, {rule->id, Ink::faint}, {std::string(title_of(*rule))}});
  }
  answer.text = table.empty() ? tr("No rule has all these words.") + "\n" : table.draw(context.paper);
  return answer;
}

std::string rule_text(const Rule& rule, const Paper& paper) {
  std::string out =
      paper.write(Ink::title, (rule.number.empty() ? "" : rule.number + "  ") + std::string(title_of(rule))) + "\n";
  out += paper.write(Ink::faint, rule.id) + "\n\n";
  for (const std::string& line : wrapped(text_of(rule), std::min(paper.columns, 100)))
    out += paper.write(Ink::plain, line) + "\n";
  out += "\n";
  for (const auto& place : rule.places) {
    out += "  " +
           paper.write(Ink::plain, place.source + (place.section.empty() ? "" : ", " + place.section)) + "\n";
  }
  const std::string parameters = joined(rule.parameters);
  if (!parameters.empty())
    out +=
        "  " + paper.write(Ink::faint, say("table agreements: {0}", {std::string_view(parameters)})) + "\n";
  return out;
}

}  // namespace

Answer rule_search(const Context& context, const Arguments& arguments) {
  return rules_answer(context, rulebook::search(joined(arguments.words, " ")));
}

Answer rule_show(const Context& context, const Arguments& arguments) {
  const Rule* rule = rulebook::find_rule(arguments.what);
  if (!rule)
    throw unreadable(say("There is no rule {0}; \"tanteador rule search\" finds them by their words.",
                         {std::string_view(arguments.what)}));
  return {.json = rule_json(*rule), .text = rule_text(*rule, context.paper)};
}

Answer rule_list(const Context& context, const Arguments& arguments) {
  const auto rules = rulebook::rules_of(arguments.what);
  if (rules.empty()) throw unreadable(say("There is no game {0}.", {std::string_view(arguments.what)}));
  return rules_answer(context, rules);
}

}  // namespace tanteador::cli
