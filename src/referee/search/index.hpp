#pragma once
// The index of search.hpp: words of documents, and scores of queries.

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "src/referee/search/search.hpp"

namespace tanteador::referee {

using Subject = std::variant<const rulebook::Rule*, const Case*>;

// A word of a query with its possible meanings.
struct QueryTerm {
  struct Meaning {
    std::size_t word = 0;  // index of the word
    double quality = 0.0;  // 1: as typed; lower: other form, beginning or correction
  };
  std::string typed;
  std::vector<Meaning> meanings;
  std::map<std::size_t, double> forms;  // best quality by word, without mere beginnings
  std::vector<std::string> readings;    // corrections of a misspelt word; otherwise empty
  double weight = 0.0;                  // higher for rare words
};

struct Match {
  Subject subject;
  double score = 0.0;     // higher is better; comparable within one query
  double coverage = 0.0;  // weight of the words found, from 0 to 1
  bool complete = false;  // has all the words
};

class SearchIndex {
 public:
  SearchIndex();  // indexes all rules and cases in every language with a catalogue

  // The significant words of a query; empty if there are none.
  [[nodiscard]] std::vector<QueryTerm> read(std::string_view words) const;
  // All rules and cases with at least one word, each in its best language; unordered.
  [[nodiscard]] std::vector<Match> match(const std::vector<QueryTerm>& terms) const;

 private:
  struct Occurrence {
    std::size_t document = 0;
    double weight = 0.0;  // of the best field with the word
  };
  struct Document {
    Subject subject;
    std::vector<std::vector<std::size_t>> phrases;  // titles and vocabulary, as word indices in order
  };

  void add(const rulebook::Rule& rule, std::string_view title, std::string_view text);
  void add(const Case& one);
  void begin(Subject subject, std::string_view id, std::string_view number);
  void add_words(std::string_view text, double weight);
  void add_phrase(std::string_view text, double weight);
  std::size_t word_of(const std::string& word);
  int stem_of(std::string_view word) const;  // -1: no indexed word has this stem
  void set_meanings(QueryTerm& term) const;
  [[nodiscard]] double phrase_share(const Document& document, const std::vector<QueryTerm>& terms) const;

  std::vector<Document> documents_;
  std::map<std::string, std::size_t, std::less<>> words_;
  std::vector<std::vector<Occurrence>> postings_;  // by word
  std::map<std::string, int, std::less<>> stems_;
  std::vector<int> stem_of_word_;              // by word
  std::vector<std::string> vocabulary_;        // sorted
  std::set<std::string, std::less<>> series_;  // letters of rule numbers: "t", "ta"
  std::map<std::string, std::vector<std::string>, std::less<>>
      phrases_of_;  // vocabulary, by id of rule or case
};

}  // namespace tanteador::referee
