#include "src/rulebook/rulebook.hpp"

#include <algorithm>
#include <array>
#include <mutex>
#include <stdexcept>
#include <utility>

#include <nlohmann/json.hpp>

#include "src/core/embedded.hpp"
#include "src/core/text/phrase.hpp"
#include "src/rulebook/data.hpp"
#include "src/rulebook/number.hpp"

namespace tanteador::rulebook {

namespace {

using nlohmann::json;

constexpr std::array kSituations{
    Situation{"before_deal", N_("Before the deal")},
    Situation{"dealing", N_("Dealing")},
    Situation{"bidding", N_("Bidding")},
    Situation{"calls", N_("Calls and announcements")},
    Situation{"play", N_("Playing the cards")},
    Situation{"count", N_("Values and points")},
    Situation{"after", N_("After the hand or deal")},
    Situation{"table", N_("The table and its match")},
};

constexpr std::string_view kDataFolder = "src/rulebook/data/";
constexpr std::string_view kRulesetFolder = "src/rulebook/data/rulesets/";

// Rule files are directly in the data folder; rule sets, parameters and texts have folders.
bool is_rule_file(const embedded::File& file) {
  return file.path.find('/', kDataFolder.size()) == std::string_view::npos;
}

Rule rule_of(const json& item, const std::string& game) {
  Rule rule{.id = item.at("id"),
            .number = item.at("number"),
            .title = item.at("title"),
            .text = item.at("text"),
            .game = game,
            .places = {},
            .parameters = item.at("parameters"),
            .penalty = item.value("penalty", false),
            .related = item.at("related"),
            .situations = item.at("situations"),
            .words = item.value("words", std::vector<std::string>())};
  for (const json& place : item.at("places"))
    rule.places.push_back({place.at("source"), place.at("section"),
                           place.value("players", std::vector<int>()),
                           place.value("about", std::vector<std::string>()),
                           place.value("parameters", std::map<std::string, std::string>())});
  return rule;
}

// Adds each relation to the other rule as well. Throws if a related rule is missing.
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

void add_book(const embedded::File& file, std::vector<Rule>& rules) {
  const json book = json::parse(file.text);
  for (const json& item : book.at("rules")) rules.push_back(rule_of(item, book.at("game")));
}

std::vector<Rule> load_rules() {
  std::vector<Rule> rules;
  for (const embedded::File& file : embedded::rulebook()) {
    if (is_rule_file(file)) add_book(file, rules);
  }
  relate_both_ways(rules);
  return rules;
}

// Rule ids of one game, by "ruled" or "event/word".
using EventRules = std::map<std::string, std::string, std::less<>>;

std::map<std::string, EventRules, std::less<>> load_event_rules() {
  std::map<std::string, EventRules, std::less<>> all;
  for (const embedded::File& file : embedded::rulebook()) {
    if (!is_rule_file(file)) continue;
    const json book = json::parse(file.text);
    all.emplace(book.at("game"), book.at("events").get<EventRules>());
  }
  return all;
}

// Reads only the "editions" at the beginning of a book, because every command needs them.
class EditionIds final : public nlohmann::json_sax<json> {
 public:
  explicit EditionIds(std::vector<std::string>& ids) : ids_(ids) {}

  bool key(std::string& name) override {
    here_ = name == "editions";
    return true;
  }
  bool string(std::string& text) override {
    if (here_) ids_.push_back(std::move(text));
    return true;
  }
  bool end_array() override { return !here_; }

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(json::number_integer_t) override { return true; }
  bool number_unsigned(json::number_unsigned_t) override { return true; }
  bool number_float(json::number_float_t, const std::string&) override { return true; }
  bool binary(json::binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_object() override { return true; }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }

 private:
  std::vector<std::string>& ids_;
  bool here_ = false;
};

// Normalises a typed number: "t-35" and "T35" are equal.
std::string plain_number(std::string_view number) {
  std::string plain;
  for (const char c : number) {
    if (c != '-') plain += c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
  }
  return plain;
}

bool bears_number(const Rule& rule, const std::string& plain) {
  for (std::string_view rest = rule.number; !rest.empty();) {
    const std::string_view one = rest.substr(0, rest.find(", "));
    if (plain_number(one) == plain) return true;
    rest.remove_prefix(std::min(rest.size(), one.size() + 2));
  }
  return false;
}

}  // namespace

namespace data {

std::vector<std::string> offered_editions() {
  std::vector<std::string> ids;
  for (const embedded::File& file : embedded::rulebook()) {
    if (!is_rule_file(file)) continue;
    EditionIds taken(ids);
    json::sax_parse(file.text, &taken);
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
  static const std::vector<Rule> all = load_rules();
  return all;
}

namespace data {

const std::vector<Rule>& book(std::string_view game) {
  static std::mutex one_at_a_time;
  static std::map<std::string, std::vector<Rule>, std::less<>> books;
  const std::lock_guard lock(one_at_a_time);
  const auto known = books.find(game);
  if (known != books.end()) return known->second;
  std::vector<Rule>& rules = books[std::string(game)];
  const std::string path = std::string(kDataFolder).append(game) + ".json";
  for (const embedded::File& file : embedded::rulebook()) {
    if (file.path == path) add_book(file, rules);
  }
  return rules;
}

const Rule* rule_to_cite(std::string_view id) {
  const auto& rules = book(id.substr(0, id.find('.')));
  const auto rule = std::ranges::find(rules, id, &Rule::id);
  return rule == rules.end() ? nullptr : &*rule;
}

}  // namespace data

const Rule* find_rule(std::string_view id_or_number) {
  const auto all = rules();
  if (const auto found = std::ranges::find(all, id_or_number, &Rule::id); found != all.end()) return &*found;
  const std::string number = plain_number(id_or_number);
  const auto found = std::ranges::find_if(all, [&](const Rule& rule) { return bears_number(rule, number); });
  return found == all.end() ? nullptr : &*found;
}

std::string_view number_of(std::string_view rule_id) {
  const Rule* rule = data::rule_to_cite(rule_id);
  return rule ? std::string_view(rule->number) : std::string_view();
}

std::vector<const Rule*> rules_of(std::string_view game) {
  std::vector<const Rule*> found;
  for (const Rule& rule : rules()) {
    if (rule.game == game) found.push_back(&rule);
  }
  return found;
}

std::string_view rule_of_event(std::string_view game, std::string_view type, std::string_view word) {
  static const auto all = load_event_rules();
  const std::string key = word.empty() ? std::string(type) : std::string(type) + "/" + std::string(word);
  for (const std::string_view book : {game, std::string_view("table")}) {
    const auto events = all.find(book);
    if (events == all.end()) continue;
    if (const auto rule = events->second.find(key); rule != events->second.end()) return rule->second;
  }
  return {};
}

}  // namespace tanteador::rulebook
