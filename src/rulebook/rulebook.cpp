// The shipped rules, finding and searching them.

#include "src/rulebook/rulebook.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "src/core/embedded.hpp"
#include "src/core/phrase.hpp"
#include "src/rulebook/data.hpp"

namespace tanteador::rulebook {

namespace {

using nlohmann::json;

constexpr std::array kSituations{
    Situation{"before_deal", english("Before the deal")},
    Situation{"dealing", english("Dealing")},
    Situation{"bidding", english("Bidding")},
    Situation{"calls", english("Calls and announcements")},
    Situation{"play", english("Playing the cards")},
    Situation{"count", english("Values and points")},
    Situation{"after", english("After the hand or deal")},
    Situation{"table", english("The table and its match")},
};

constexpr std::string_view kDataFolder = "src/rulebook/data/";
constexpr std::string_view kRulesetFolder = "src/rulebook/data/rulesets/";

// The rules of the games lie beside the folders of rulesets, parameters and texts.
bool is_rule_file(const embedded::File& file) {
  return file.path.find('/', kDataFolder.size()) == std::string_view::npos;
}

Rule rule_of(const json& item, const std::string& game) {
  Rule rule{item.at("id"),         item.at("number"),  item.at("title"),     item.at("text"), game, {},
            item.at("parameters"), item.at("related"), item.at("situations")};
  for (const json& place : item.at("places"))
    rule.places.push_back({place.at("source"), place.at("section")});
  return rule;
}

// A pair is written at one of its rules: the other learns of it here. Our own files, covered by a test.
void relate_both_ways(std::vector<Rule>& rules) {
  std::vector<std::pair<std::string, std::string>> pairs;
  for (const Rule& rule : rules) {
    for (const std::string& id : rule.related) pairs.emplace_back(id, rule.id);
  }
  for (auto& [id, to] : pairs) {
    const auto rule = std::ranges::find(rules, id, &Rule::id);
    if (rule == rules.end()) throw std::logic_error(to + " is related to no rule " + id);
    rule->related.push_back(std::move(to));
  }
}

std::vector<Rule> load() {
  std::vector<Rule> rules;
  for (const embedded::File& file : embedded::rulebook()) {
    if (!is_rule_file(file)) continue;
    const json book = json::parse(file.text);
    for (const json& item : book.at("rules")) rules.push_back(rule_of(item, book.at("game")));
  }
  relate_both_ways(rules);
  return rules;
}

// Lower case without accents: U+00C0 to U+00FF, two bytes each; combining accents (U+0300 to U+036F) vanish.
std::string fold(std::string_view text) {
  constexpr std::string_view kLatin1 = "aaaaaaaceeeeiiiidnooooo*ouuuuypsaaaaaaaceeeeiiiidnooooo/ouuuuypy";
  std::string folded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    const bool pair = (next & 0xc0) == 0x80;
    if (byte == 0xc3 && pair) {
      folded += kLatin1[next & 0x3f];
      ++i;
    } else if (pair && (byte == 0xcc || (byte == 0xcd && next < 0xb0))) {
      ++i;
    } else {
      folded += byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : text[i];
    }
  }
  return folded;
}

std::vector<std::string> split(std::string_view text, std::string_view separators) {
  std::vector<std::string> parts;
  for (std::size_t at = text.find_first_not_of(separators); at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(separators, at), text.size());
    parts.emplace_back(text.substr(at, end - at));
    at = text.find_first_not_of(separators, end);
  }
  return parts;
}

bool bears_number(const Rule& rule, const std::string& folded_number) {
  const std::vector<std::string> numbers = split(fold(rule.number), ", ");
  return std::ranges::find(numbers, folded_number) != numbers.end();
}

// How well one word fits; 0: not at all.
int fit(const Rule& rule, const std::string& word) {
  if (fold(rule.id) == word || bears_number(rule, word)) return 16;
  if (fold(rule.title).find(word) != std::string::npos) return 4;
  if (fold(rule.id).find(word) != std::string::npos) return 3;
  return fold(rule.text).find(word) != std::string::npos ? 1 : 0;
}

int fit_all(const Rule& rule, std::span<const std::string> words) {
  int sum = 0;
  for (const std::string& word : words) {
    const int one = fit(rule, word);
    if (one == 0) return 0;
    sum += one;
  }
  return sum;
}

}  // namespace

namespace data {

std::vector<std::string> offered_editions() {
  std::vector<std::string> ids;
  for (const embedded::File& file : embedded::rulebook()) {
    if (!is_rule_file(file)) continue;
    const json book = json::parse(file.text);
    for (const json& id : book.at("editions")) ids.push_back(id);
  }
  return ids;
}

std::string_view edition_text(std::string_view id) {
  const std::string path = std::string(kRulesetFolder) + std::string(id) + ".json";
  const auto file = std::ranges::find(embedded::rulebook(), path, &embedded::File::path);
  if (file == embedded::rulebook().end())
    throw std::logic_error("no file for the ruleset " + std::string(id));
  return file->text;
}

}  // namespace data

std::span<const Situation> situations() { return kSituations; }

const Situation* find_situation(std::string_view word) {
  const auto found = std::ranges::find(kSituations, word, &Situation::word);
  return found == kSituations.end() ? nullptr : &*found;
}

std::span<const Rule> rules() {
  static const std::vector<Rule> all = load();
  return all;
}

const Rule* find_rule(std::string_view id_or_number) {
  const auto all = rules();
  if (const auto found = std::ranges::find(all, id_or_number, &Rule::id); found != all.end()) return &*found;
  const std::string number = fold(id_or_number);
  const auto found = std::ranges::find_if(all, [&](const Rule& rule) { return bears_number(rule, number); });
  return found == all.end() ? nullptr : &*found;
}

std::vector<const Rule*> rules_of(std::string_view game) {
  std::vector<const Rule*> found;
  for (const Rule& rule : rules()) {
    if (rule.game == game) found.push_back(&rule);
  }
  return found;
}

std::vector<const Rule*> search(std::string_view words) {
  const std::vector<std::string> wanted = split(fold(words), " \t\n");
  std::vector<std::pair<int, const Rule*>> fits;
  for (const Rule& rule : rules()) {
    if (const int sum = fit_all(rule, wanted); sum > 0) fits.emplace_back(sum, &rule);
  }
  std::ranges::stable_sort(fits, std::ranges::greater{}, &std::pair<int, const Rule*>::first);
  std::vector<const Rule*> found;
  for (const auto& [sum, rule] : fits) found.push_back(rule);
  return found;
}

}  // namespace tanteador::rulebook
