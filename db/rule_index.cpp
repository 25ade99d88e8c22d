#include "db/rule_index.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "db/spelling.hpp"
#include "db/sqlite/query.hpp"
#include "src/core/joined.hpp"
#include "src/rulebook/texts.hpp"

namespace tanteador::db {

namespace {

using rulebook::Rule;
using rulebook::RuleHits;
using rulebook::RuleQuery;
using sqlite::Queries;
using sqlite::Query;
using sqlite::sql;
using sqlite::Transaction;

constexpr std::size_t kQueryMax = 1'000, kWordsMax = 20;  // bytes, words; what is beyond is not read
constexpr std::size_t kReadingsMax = 6;                   // of a misspelt word

// Letters that the tokenizer leaves whole and people write in two.
constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kInTwo{
    {{"ß", "ss"}, {"ẞ", "ss"}, {"æ", "ae"}, {"Æ", "ae"}, {"œ", "oe"}, {"Œ", "oe"}}};

std::string in_two(std::string_view text) {
  std::string out(text);
  for (const auto& [letter, two] : kInTwo) {
    for (auto at = out.find(letter); at != out.npos; at = out.find(letter, at))
      out.replace(at, letter.size(), two);
  }
  return out;
}

bool is_number(std::string_view word) {
  return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

// "T-35, TA-12": {"T", "35"}, {"TA", "12"}.
std::vector<std::pair<std::string, std::string>> numbers_of(std::string_view number) {
  std::vector<std::pair<std::string, std::string>> all;
  while (!number.empty()) {
    const std::string_view one = number.substr(0, number.find(", "));
    const auto dash = one.find('-');
    all.emplace_back(one.substr(0, dash), one.substr(dash + 1));
    number.remove_prefix(std::min(number.size(), one.size() + 2));
  }
  return all;
}

// The words they are asked for by: "T35 35 TA12 12".
std::string number_words(std::string_view number) {
  std::string words;
  for (const auto& [letters, digits] : numbers_of(number)) words += letters + digits + " " + digits + " ";
  return words;
}

// "deal.sum deal_sum": a parameter is often called by the word of the table.
std::string id_words(const Rule& rule) {
  std::string words = rule.id;
  for (const std::string& parameter : rule.parameters) words += " " + parameter;
  return words;
}

// The headings it stands under: "Deals Target".
std::string place_words(const Rule& rule) {
  std::set<std::string_view> sections;
  for (const rulebook::Place& place : rule.places) sections.insert(place.section);
  std::string words;
  for (const std::string_view section : sections) words += std::string(section) + " ";
  return words;
}

std::string own_words(const Rule& rule) {
  std::string words;
  for (const std::string& word : rule.words) words += word + " ";
  return words;
}

// A word of the query and what the rules may have for it: itself, or what it was misspelt from.
struct Wanted {
  std::string typed;
  std::vector<std::string> readings;
};

// Words are met by their beginnings and in other forms, numbers as a whole only. The word just as typed
// counts again, and so does one of a rule's own words or its title, whatever its ending.
std::string match_of(const Wanted& word) {
  std::string any;
  for (const std::string& reading : word.readings) {
    any += (any.empty() ? "\"" : " OR \"") + reading + '"';
    if (reading.find_first_of("0123456789") != std::string::npos) continue;
    const std::string begun = '"' + stem(reading) + "\"*";
    any += " OR " + begun + " OR {words title} : " + begun;
  }
  return "(" + any + ")";
}

std::string match_of(const std::vector<Wanted>& words, std::string_view between) {
  std::string match;
  for (const Wanted& word : words) match += (match.empty() ? "" : std::string(between)) + match_of(word);
  return match;
}

class RuleIndex final : public rulebook::RuleSearch {
 public:
  RuleIndex();
  RuleHits find(const RuleQuery& query) override;

 private:
  void add(const Rule& rule, const std::string& title, const std::string& text);
  void add_series(std::string_view number);
  std::vector<std::string> taken_apart(std::string_view text);
  std::vector<Wanted> wanted(std::string_view words);
  bool begins_a_word(std::string_view beginning) const;
  std::vector<const Rule*> matching(const std::string& match, const RuleQuery& query);

  SQLite::Database database_{":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
  Queries query_{database_};
  std::vector<const Rule*> rows_;              // by row number, from 1
  std::vector<std::string> vocabulary_;        // sorted
  std::set<std::string, std::less<>> series_;  // the letters of the numbers: "t", "ta"
};

RuleIndex::RuleIndex() {
  database_.exec(sql("rules_create"));
  Transaction transaction(database_, query_);
  for (const Rule& rule : rulebook::rules()) {
    add(rule, rule.title, rule.text);
    add_series(rule.number);
    for (const std::string& language : rulebook::text_languages()) {
      const auto* text = rulebook::translation(rule, language);
      if (text) add(rule, text->title, text->text);
    }
  }
  transaction.commit();
  Query words = query_("rules_words");
  while (words.step()) words.row(vocabulary_.emplace_back());
}

void RuleIndex::add(const Rule& rule, const std::string& title, const std::string& text) {
  rows_.push_back(&rule);
  query_("rules_add")
      .with(static_cast<std::int64_t>(rows_.size()), std::string_view(number_words(rule.number)),
            std::string_view(id_words(rule)), std::string_view(in_two(own_words(rule))),
            std::string_view(in_two(title)), std::string_view(in_two(place_words(rule))),
            std::string_view(in_two(text)))
      .run();
}

void RuleIndex::add_series(std::string_view number) {
  for (const auto& [letters, digits] : numbers_of(number)) {
    std::string series;
    for (const char c : letters) series += static_cast<char>(c - 'A' + 'a');
    series_.insert(series);
  }
}

std::vector<std::string> RuleIndex::taken_apart(std::string_view text) {
  query_("rules_typed_clear").run();
  query_("rules_typed_put").with(std::string_view(in_two(text.substr(0, kQueryMax)))).run();
  std::vector<std::string> words;
  Query typed = query_("rules_typed");
  while (words.size() < kWordsMax && typed.step()) typed.row(words.emplace_back());
  return words;
}

bool RuleIndex::begins_a_word(std::string_view beginning) const {
  const auto found = std::ranges::lower_bound(vocabulary_, beginning);
  return found != vocabulary_.end() && found->starts_with(beginning);
}

// "T-33" has been taken apart, too, and is put together again, also where no rule has it.
std::vector<Wanted> RuleIndex::wanted(std::string_view words) {
  std::vector<Wanted> all;
  for (std::string& word : taken_apart(words)) {
    if (is_number(word) && !all.empty() && series_.contains(all.back().typed)) {
      const std::string number = all.back().typed + word;
      all.back() = {number, {number}};
    } else if (std::ranges::find(all, word, &Wanted::typed) == all.end()) {
      all.push_back({word, {word}});
    }
  }
  for (Wanted& word : all) {
    if (begins_a_word(stem(word.typed))) continue;
    auto readings = nearest(word.typed, vocabulary_, kReadingsMax);
    if (!readings.empty()) word.readings = std::move(readings);
  }
  return all;
}

bool fits(const Rule& rule, const RuleQuery& query) {
  const bool then =
      query.situation.empty() || std::ranges::find(rule.situations, query.situation) != rule.situations.end();
  return then && (query.game.empty() || rule.game == query.game);
}

// Each rule once, at the place of its best language.
std::vector<const Rule*> RuleIndex::matching(const std::string& match, const RuleQuery& query) {
  std::vector<const Rule*> found;
  Query rows = query_("rules_match");
  rows.with(match);
  while (rows.step()) {
    const Rule* rule = rows_[rows.number(0) - 1];
    if (fits(*rule, query) && std::ranges::find(found, rule) == found.end()) found.push_back(rule);
  }
  return found;
}

RuleHits RuleIndex::find(const RuleQuery& query) {
  RuleHits hits;
  const std::vector<Wanted> words = wanted(query.words);
  if (words.empty()) {
    if (query.game.empty() && query.situation.empty()) return hits;
    for (const Rule& rule : rulebook::rules()) {
      if (fits(rule, query)) hits.rules.push_back(&rule);
    }
    return hits;
  }
  for (const Wanted& word : words) {
    if (word.readings.front() != word.typed) hits.respelt.push_back({word.typed, joined(word.readings)});
  }
  hits.rules = matching(match_of(words, " AND "), query);
  const auto named = std::ranges::find(hits.rules, query.words, [](const Rule* rule) { return rule->id; });
  if (named != hits.rules.end()) std::rotate(hits.rules.begin(), named, named + 1);
  if (hits.rules.empty() && words.size() > 1) {
    hits.rules = matching(match_of(words, " OR "), query);
    hits.some_words_only = !hits.rules.empty();
  }
  return hits;
}

}  // namespace

std::unique_ptr<rulebook::RuleSearch> make_rule_search() { return std::make_unique<RuleIndex>(); }

}  // namespace tanteador::db
