#include "src/referee/search/index.hpp"

#include <algorithm>
#include <cmath>

#include "src/core/text/join.hpp"
#include "src/core/text/locale.hpp"
#include "src/core/text/text.hpp"
#include "src/referee/search/spelling.hpp"
#include "src/referee/search/vocabulary.hpp"
#include "src/rulebook/number.hpp"
#include "src/rulebook/texts.hpp"

namespace tanteador::referee {

namespace {

constexpr std::size_t kQueryMax = 1'000, kTermsMax = 20;  // bytes and words; the rest of a query is ignored
constexpr std::size_t kReadingsMax = 6;                   // of a misspelt word
constexpr std::size_t kPrefixMin = 3;                     // letters that may begin a longer word

constexpr double kInNumber = 20, kInVocabulary = 12, kInId = 8, kInTitle = 8, kInQuestion = 3, kInPlace = 3,
                 kInText = 1;
constexpr double kHalfScore = 4;      // amount of a word that gives half its score
constexpr double kOtherWord = 1;      // deduction for a word of a phrase that is not in the query
constexpr double kPhraseShare = 0.8;  // weight of a whole phrase, relative to all words

constexpr double kSameForm = 0.7, kCorrected = 0.6, kBeginning = 0.35;  // qualities of meanings

bool is_number(std::string_view word) {
  return std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

std::string id_words(const rulebook::Rule& rule) { return rule.id + " " + join(rule.parameters, " "); }

}  // namespace

SearchIndex::SearchIndex() {
  for (const Concept& one : concepts()) {
    for (const std::string& id : one.of)
      phrases_of_[id].insert(phrases_of_[id].end(), one.words.begin(), one.words.end());
  }
  for (const rulebook::Rule& rule : rulebook::rules()) {
    add(rule, rule.title, rule.text);
    for (const std::string& language : rulebook::text_languages()) {
      if (const auto* text = rulebook::translation(rule, language)) add(rule, text->title, text->text);
    }
  }
  std::vector<std::string> languages{"en"};
  languages.insert(languages.end(), rulebook::text_languages().begin(), rulebook::text_languages().end());
  for (const Case* one : all_cases()) {
    for (const std::string& language : languages) {
      const ScopedLocale speech(language);
      add(*one);
    }
  }
  for (const auto& [word, number] : words_) vocabulary_.push_back(word);
}

void SearchIndex::add(const rulebook::Rule& rule, std::string_view title, std::string_view text) {
  begin(&rule, rule.id, rule.number);
  add_words(id_words(rule), kInId);
  for (const std::string& phrase : rule.words) add_phrase(phrase, kInVocabulary);
  add_phrase(title, kInTitle);
  for (const rulebook::Place& place : rule.places) add_words(place.section, kInPlace);
  add_words(text, kInText);
}

void SearchIndex::add(const Case& one) {
  std::set<std::string_view> rules;
  for (const Path& path : one.paths) rules.insert(path.rule);
  std::string numbers;
  for (const std::string_view rule : rules) numbers += std::string(rulebook::number_of(rule)) + ", ";
  begin(&one, one.id, numbers);
  add_words(one.id, kInId);
  add_phrase(tr(one.title), kInTitle);
  for (const FactAsked& fact : one.facts) add_words(tr(fact.ask), kInQuestion);
}

// Letters and digits of a number are one word ("t35"); the digits alone are another.
void SearchIndex::begin(Subject subject, std::string_view id, std::string_view number) {
  documents_.push_back({subject, {}});
  std::string letters;
  for (const std::string& word : words_in(number)) {
    if (is_number(word)) {
      add_words(letters + word, kInNumber);
      add_words(word, kInNumber);
    } else {
      letters = word;
      series_.insert(word);
    }
  }
  for (const std::string& phrase : phrases_of_[std::string(id)]) add_phrase(phrase, kInVocabulary);
}

std::size_t SearchIndex::word_of(const std::string& word) {
  const auto [at, added] = words_.emplace(word, words_.size());
  if (added) {
    postings_.emplace_back();
    stem_of_word_.push_back(stems_.emplace(stem(word), static_cast<int>(stems_.size())).first->second);
  }
  return at->second;
}

int SearchIndex::stem_of(std::string_view word) const {
  const auto found = stems_.find(stem(word));
  return found == stems_.end() ? -1 : found->second;
}

void SearchIndex::add_words(std::string_view text, double weight) {
  const std::size_t document = documents_.size() - 1;
  for (const std::string& word : words_in(text)) {
    auto& postings = postings_[word_of(word)];
    if (postings.empty() || postings.back().document != document) postings.push_back({document, 0.0});
    postings.back().weight = std::max(postings.back().weight, weight);
  }
}

void SearchIndex::add_phrase(std::string_view text, double weight) {
  add_words(text, weight);
  std::vector<std::size_t> phrase;
  for (const std::string& word : words_in(text))
    if (!is_ignored(word)) phrase.push_back(word_of(word));
  std::ranges::sort(phrase);
  phrase.erase(std::unique(phrase.begin(), phrase.end()), phrase.end());
  if (!phrase.empty()) documents_.back().phrases.push_back(std::move(phrase));
}

std::vector<QueryTerm> SearchIndex::read(std::string_view words) const {
  std::vector<std::string> typed;
  for (std::string& word : words_in(words.substr(0, kQueryMax))) {
    if (is_number(word) && !typed.empty() && series_.contains(typed.back()))
      typed.back() += word;
    else
      typed.push_back(std::move(word));
  }
  const auto says_nothing = [](const std::string& word) {
    return is_ignored(word) || (word.size() == 1 && !is_number(word));
  };
  if (!std::ranges::all_of(typed, says_nothing)) std::erase_if(typed, says_nothing);
  std::vector<QueryTerm> terms;
  for (const std::string& word : typed) {
    if (terms.size() == kTermsMax || std::ranges::find(terms, word, &QueryTerm::typed) != terms.end())
      continue;
    set_meanings(terms.emplace_back(QueryTerm{.typed = word, .meanings = {}, .forms = {}, .readings = {}}));
  }
  return terms;
}

void SearchIndex::set_meanings(QueryTerm& term) const {
  const auto add_stem = [&](std::string_view word, double quality) {
    const int wanted = stem_of(word);
    for (std::size_t i = 0; wanted >= 0 && i < stem_of_word_.size(); ++i)
      if (stem_of_word_[i] == wanted) term.meanings.push_back({i, quality});
  };
  const auto exact = words_.find(term.typed);
  if (exact != words_.end()) term.meanings.push_back({exact->second, 1.0});
  if (!has_digit(term.typed)) {
    add_stem(term.typed, kSameForm);
    const std::string beginning = stem(term.typed);
    for (auto at = words_.lower_bound(beginning);
         beginning.size() >= kPrefixMin && at != words_.end() && at->first.starts_with(beginning); ++at)
      term.meanings.push_back({at->second, kBeginning});
    if (term.meanings.empty()) {
      term.readings = nearest(term.typed, vocabulary_, kReadingsMax);
      for (const std::string& reading : term.readings) add_stem(reading, kCorrected);
    }
  }
  for (const auto& [word, quality] : term.meanings)
    if (quality > kBeginning) term.forms[word] = std::max(term.forms[word], quality);
  // Rarity among rules and cases, counting other forms of the word as well.
  std::set<Subject> subjects;
  double best = 0;
  for (const auto& meaning : term.meanings) best = std::max(best, meaning.quality);
  for (const auto& [word, quality] : term.meanings) {
    if (quality < std::min(best, kSameForm)) continue;
    for (const Occurrence& posting : postings_[word]) subjects.insert(documents_[posting.document].subject);
  }
  const double all = static_cast<double>(documents_.size()) / 6,
               having = static_cast<double>(subjects.size());
  term.weight = std::log(1 + (all + 1) / (having + 0.5));
}

double SearchIndex::phrase_share(const Document& document, const std::vector<QueryTerm>& terms) const {
  double total = 0, best = 0;
  for (const QueryTerm& term : terms) total += term.weight;
  for (const std::vector<std::size_t>& phrase : document.phrases) {
    double shared = 0, others = static_cast<double>(phrase.size());
    for (const QueryTerm& term : terms) {
      double quality = 0;
      for (const auto& [word, of_form] : term.forms)
        if (of_form > quality && std::ranges::binary_search(phrase, word)) quality = of_form;
      if (quality > 0) shared += term.weight * quality, others -= 1;
    }
    best = std::max(best, shared / (total + kOtherWord * std::max(others, 0.0)));
  }
  return best;
}

std::vector<Match> SearchIndex::match(const std::vector<QueryTerm>& terms) const {
  struct DocumentScore {
    double score = 0, coverage = 0;
    std::size_t terms = 0;
  };
  std::vector<DocumentScore> found(documents_.size());
  double total = 0;
  for (const QueryTerm& term : terms) {
    std::vector<double> best(documents_.size());
    for (const auto& [word, quality] : term.meanings) {
      for (const Occurrence& posting : postings_[word])
        best[posting.document] = std::max(best[posting.document], quality * posting.weight);
    }
    for (std::size_t document = 0; document < best.size(); ++document) {
      const double amount = best[document];
      if (amount == 0) continue;
      DocumentScore& one = found[document];
      one.score += term.weight * amount / (amount + kHalfScore);
      one.coverage += term.weight;
      ++one.terms;
    }
    total += term.weight;
  }
  std::vector<Match> matches;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (found[i].terms == 0) continue;
    const Document& document = documents_[i];
    const Match match{document.subject, found[i].score + kPhraseShare * total * phrase_share(document, terms),
                      found[i].coverage / total, found[i].terms == terms.size()};

    if (matches.empty() || matches.back().subject != match.subject)
      matches.push_back(match);
    else if (std::pair(match.complete, match.score) >
             std::pair(matches.back().complete, matches.back().score))
      matches.back() = match;
  }
  return matches;
}

}  // namespace tanteador::referee
