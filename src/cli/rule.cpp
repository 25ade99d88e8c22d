#include <algorithm>

#include "src/cli/case/case.hpp"
#include "src/cli/commands.hpp"
#include "src/cli/output/report.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/referee/search/search.hpp"
#include "src/rulebook/texts.hpp"
#include "src/view/rulebook/rulebook.hpp"
#include "src/view/words.hpp"

namespace tanteador::cli {

namespace {

using nlohmann::json;
using rulebook::Edition;
using rulebook::Rule;
using view::say;

constexpr int kColumnsMax = 100;  // maximum width of running text

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

std::string rules_table(const std::vector<const Rule*>& rules, const Terminal& paper) {
  report::Table table{.columns = {report::word_column(tr("Number")), report::word_column(tr("Rule")),
                                  report::text_column({}, tr("Title"))}};
  for (const Rule* rule : rules)
    add_row(table, {report::Mark{rule->number, report::Tone::strong},
                    report::Mark{rule->id, report::Tone::faint}, std::string(rulebook::title_of(*rule))});
  return terminal_text(paper, table);
}

std::string hit_text(const Rule& rule, const Terminal& paper) {
  const std::vector<std::string> lines =
      wrap_lines(rulebook::text_of(rule), std::min(paper.columns, kColumnsMax) - 4);
  std::string out =
      paper.write(Ink::title, view::rule_heading(rule)) + paper.write(Ink::faint, " · " + rule.id);
  out += "\n  " + paper.write(Ink::plain, lines.front() + (lines.size() > 1 ? " …" : ""));
  return out + "\n  " + paper.write(Ink::faint, rulebook::place_texts(rule).front()) + "\n\n";
}

enum class ListLength { first, all };

std::string rest_text(std::size_t found, std::size_t shown, const Terminal& paper) {
  if (shown == found) return "";
  const int rest = static_cast<int>(found - shown);
  return paper.write(Ink::faint,
                     trn("{0} more answer: --all shows it.", "{0} more answers: --all shows them.", rest)) +
         "\n";
}

std::size_t shown_count(std::size_t found, ListLength shown) {
  return shown == ListLength::all ? found : std::min(found, referee::kFirstAnswers);
}

std::string rule_list_text(const std::vector<const Rule*>& rules, ListLength shown, const Terminal& paper) {
  std::string out;
  const std::size_t count = shown_count(rules.size(), shown);
  for (std::size_t i = 0; i < count; ++i) out += hit_text(*rules[i], paper);
  return out + rest_text(rules.size(), count, paper);
}

std::string case_list_text(const std::vector<const referee::Case*>& cases, ListLength shown,
                           const Terminal& paper) {
  std::string out = cases.empty() ? "" : paper.write(Ink::strong, tr("Disputes")) + "\n";
  const std::size_t count = shown_count(cases.size(), shown);
  for (std::size_t i = 0; i < count; ++i)
    out += "  " + paper.write(Ink::plain, tr(cases[i]->title)) +
           paper.write(Ink::faint, " · " + cases[i]->id) + "\n";
  return out + rest_text(cases.size(), count, paper);
}

std::string notes_text(const referee::SearchResult& found, const Terminal& paper) {
  std::string out;
  for (const std::string& note : view::search_notes(found)) out += paper.write(Ink::faint, note) + "\n";
  return out.empty() ? out : out + "\n";
}

// The values of editions that differ; empty when all agree.
std::string editions_text(const Rule& rule, const Terminal& paper) {
  report::Table table{.columns = {report::text_column({}, tr("Differences between editions")),
                                  report::text_column({}, tr("Value")),
                                  report::text_column({}, tr("Editions"))}};
  for (const view::EditionsDiffer& parameter : view::editions_differ(rule)) {
    std::string title = parameter.title;
    for (const auto& [value, editions] : parameter.values) {
      std::vector<std::string> names;
      for (const Edition* edition : editions) names.push_back(tr(edition->title));
      add_row(table, {title, report::Mark{value, report::Tone::strong},
                      report::Mark{join(names, "; "), report::Tone::faint}});
      title.clear();
    }
  }
  return !has_rows(table) ? "" : terminal_text(paper, table) + "\n";
}

std::string related_text(const Rule& rule, const Terminal& paper) {
  std::string out;
  for (const std::string& id : rule.related) {
    const Rule& other = *rulebook::find_rule(id);
    out += "  " + paper.write(Ink::plain, view::rule_heading(other)) + paper.write(Ink::faint, " · " + id) +
           "\n";
  }
  return out.empty() ? out : paper.write(Ink::strong, tr("Related rules")) + "\n" + out;
}

std::string rule_text(const Rule& rule, const Terminal& paper) {
  std::string out = paper.write(Ink::title, view::rule_heading(rule)) + "\n";
  out += paper.write(Ink::faint, rule.id + " · " + view::situations_text(rule)) + "\n\n";
  for (const std::string& line : wrap_lines(rulebook::text_of(rule), std::min(paper.columns, kColumnsMax)))
    out += paper.write(Ink::plain, line) + "\n";
  out += "\n";
  for (const std::string& place : rulebook::place_texts(rule))
    out += "  " + paper.write(Ink::plain, place) + "\n";
  const std::string parameters = join(rule.parameters);
  if (!parameters.empty())
    out +=
        "  " + paper.write(Ink::faint, say("house agreements: {0}", {std::string_view(parameters)})) + "\n";
  return out + "\n" + editions_text(rule, paper) + related_text(rule, paper);
}

Problem no_game(const std::string& name) {
  return unreadable(say("There is no game called {0}.", {std::string_view(name)}));
}

std::string situation_words() {
  std::vector<std::string> words;
  for (const auto& situation : rulebook::situations()) words.emplace_back(situation.word);
  return join(words);
}

void check_query(const referee::SearchQuery& query) {
  if (!query.game.empty() && rulebook::rules_of(query.game).empty()) throw no_game(query.game);
  if (!query.situation.empty() && !rulebook::find_situation(query.situation)) {
    const std::string words = situation_words();
    throw unreadable(say("There is no situation {0}. Possible: {1}.",
                         {std::string_view(query.situation), std::string_view(words)}));
  }
}

struct Search {
  std::vector<std::string> words;
  std::string game, situation;
  bool all = false;
  [[nodiscard]] ListLength list_length() const { return all ? ListLength::all : ListLength::first; }
  void describe(Usage& usage) {
    const std::string situations = situation_words();
    usage.text("WORDS", words);
    usage.text("--game", game, tr("only rules of this game, or general rules"), "GAME|table");
    usage.text("--situation", situation,
               say("only rules for one of these: {0}", {std::string_view(situations)}), "WORD");
    describe_all(usage);
  }
  void describe_all(Usage& usage) {
    usage.flag("--all", all, tr("show every answer, not only the first ten"));
  }
};

referee::SearchResult find(const Search& arguments) {
  const referee::SearchQuery query{join(arguments.words, " "), arguments.game, arguments.situation};
  check_query(query);
  if (arguments.words.empty() && query.game.empty() && query.situation.empty())
    throw unreadable(tr("Give words, a game or a situation to search for."));
  return referee::search(query);
}

Answer search_rules(const Context& context, const Search& arguments) {
  const referee::SearchResult found = find(arguments);
  const std::string cases =
      arguments.words.empty() ? "" : case_list_text(found.cases.all, arguments.list_length(), context.paper);
  return {.json = rules_json(found.rules.all),
          .text = notes_text(found, context.paper) +
                  rule_list_text(found.rules.all, arguments.list_length(), context.paper) + cases};
}

struct CaseSearch : Search {
  void describe(Usage& usage) {
    usage.text("WORDS", words).required();
    usage.text("--game", game, tr("only cases of this game"), "GAME");
    describe_all(usage);
  }
};

Answer search_cases(const Context& context, const CaseSearch& arguments) {
  const referee::SearchResult found = find(arguments);
  json cases = json::array();
  for (const referee::Case* one : found.cases.all) cases.push_back(case_json(*one));
  return {.json = std::move(cases),
          .text = notes_text(found, context.paper) +
                  case_list_text(found.cases.all, arguments.list_length(), context.paper) + "\n" +
                  rule_list_text(found.rules.all, ListLength::first, context.paper)};
}

struct OneRule {
  std::string rule;
  void describe(Usage& usage) { usage.text("RULE", rule).required(); }
};

Answer show_rule(const Context& context, const OneRule& arguments) {
  const Rule* rule = rulebook::find_rule(arguments.rule);
  if (!rule)
    throw unreadable(say("There is no rule {0}. Use \"tanteador rule search\" to find rules.",
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
                  N_("search by number, words in any language, or situation; typing mistakes are tolerated"),
                  search_rules),
          command("rule show", N_("one rule, by id or number"), show_rule),
          command("rule list", N_("all rules of a game"), list_rules),
          command("case search", N_("cases by their words in any language, and the rules about them"),
                  search_cases)};
}

}  // namespace tanteador::cli
