#pragma once
// The index behind search.hpp: which documents have which words, and how well a document answers a query.

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "src/referee/search/search.hpp"

namespace tanteador::referee {

// A rule or a case in one language.
using Subject = std::variant<const rulebook::Rule*, const Case*>;

// A word of a query, with the words of the index it may mean.
struct QueryTerm {
  struct Meaning {
    int word = 0;          // of the index
    double quality = 0.0;  // 1: the word as typed; less: another form, a beginning, a correction
  };
  std::string typed;
  std::vector<Meaning> meanings;
  std::map<int, double> forms;        // the meanings that are no longer words: the best quality of each
  std::vector<std::string> readings;  // of a misspelt word; empty: spelt right, or unknown
  double weight = 0.0;                // the rarer the word, the more it says
};

struct Match {
  Subject subject;
  double score = 0.0;     // the higher, the better; comparable within one query
  double coverage = 0.0;  // weight of the words it has, from 0 to 1
  bool complete = false;  // it has all the words
};

class SearchIndex {
 public:
  SearchIndex();  // of all rules and cases, in every language whose catalogue is loaded

  // The words of a query that count. Empty: nothing can be looked for.
  [[nodiscard]] std::vector<QueryTerm> read(std::string_view words) const;
  // Every rule and case that has one of the words, each once, in its best language; unordered.
  [[nodiscard]] std::vector<Match> match(const std::vector<QueryTerm>& terms) const;

 private:
  struct Posting {
    int document = 0;
    double weight = 0.0;  // of the fields that have the word
  };
  struct Document {
    Subject subject;
    std::vector<std::set<int>> phrases;  // title, and each phrase of its vocabulary: words
  };

  void add(const rulebook::Rule& rule, std::string_view title, std::string_view text);
  void add(const Case& one);
  void begin(Subject subject, std::string_view id, std::string_view number);
  void add_words(std::string_view text, double weight);
  void add_phrase(std::string_view text, double weight);
  int word_of(const std::string& word);
  int stem_of(std::string_view word) const;  // -1: no word of the index has this stem
  void set_meanings(QueryTerm& term) const;
  [[nodiscard]] double phrase_share(const Document& document, const std::vector<QueryTerm>& terms) const;

  std::vector<Document> documents_;
  std::map<std::string, int, std::less<>> words_;
  std::vector<std::vector<Posting>> postings_;  // by word
  std::map<std::string, int, std::less<>> stems_;
  std::vector<int> stem_of_word_;              // by word
  std::vector<std::string> vocabulary_;        // sorted
  std::set<std::string, std::less<>> series_;  // letters of the numbers: "t", "ta"
  std::map<std::string, std::vector<std::string>, std::less<>> phrases_of_;  // by id: the vocabulary's
};

}  // namespace tanteador::referee
