#include "src/referee/search/search.hpp"

#include <algorithm>

#include "src/core/text/join.hpp"
#include "src/referee/search/index.hpp"

namespace tanteador::referee {

namespace {

using rulebook::Rule;

// Minimum shares for a partial match: of the best partial coverage and score, and of the best score.
constexpr double kLeastCoverage = 0.6, kLeastScore = 0.35, kLeastOfBest = 0.4;

const SearchIndex& search_index() {
  static const SearchIndex built;
  return built;
}

bool fits(const Rule& rule, const SearchQuery& query) {
  const bool in_situation =
      query.situation.empty() || std::ranges::find(rule.situations, query.situation) != rule.situations.end();
  return in_situation && (query.game.empty() || rule.game == query.game);
}
bool fits(const Case& one, const SearchQuery& query) { return query.game.empty() || one.game == query.game; }

template <class Kind>
std::vector<Match> fitting(const std::vector<Match>& matches, const SearchQuery& query) {
  std::vector<Match> all;
  std::ranges::copy_if(matches, std::back_inserter(all), [&](const Match& match) {
    const auto* subject = std::get_if<const Kind*>(&match.subject);
    return subject && fits(**subject, query);
  });
  return all;
}

template <class Kind>
Hits<Kind> rank_hits(std::vector<Match> matches, const SearchQuery& query) {
  const auto read_id = [&](const Match& match) {
    return std::get<const Kind*>(match.subject)->id == query.words;
  };
  std::ranges::stable_sort(matches, [&](const Match& one, const Match& other) {
    return std::tuple(read_id(one), one.complete, one.score) >
           std::tuple(read_id(other), other.complete, other.score);
  });
  double coverage = 0, score = 0, best = 0;
  for (const Match& match : matches) {
    best = std::max(best, match.score);
    if (match.complete) continue;
    coverage = std::max(coverage, match.coverage);
    score = std::max(score, match.score);
  }
  Hits<Kind> hits;
  for (const Match& match : matches) {
    const double least = std::max(kLeastScore * score, kLeastOfBest * best);
    const bool far_fetched =
        !match.complete && (match.coverage < kLeastCoverage * coverage || match.score < least);
    if (far_fetched) continue;
    hits.all.push_back(std::get<const Kind*>(match.subject));
    hits.complete += match.complete;
  }
  return hits;
}

template <class Kind>
void list(Hits<Kind>& hits, std::span<const Kind> all, const SearchQuery& query) {
  for (const Kind& one : all)
    if (fits(one, query)) hits.all.push_back(&one);
  hits.complete = hits.all.size();
}

}  // namespace

SearchResult search(const SearchQuery& query) {
  SearchResult result;
  const std::vector<QueryTerm> terms = search_index().read(query.words);
  if (terms.empty()) {
    if (query.game.empty() && query.situation.empty()) return result;
    list(result.rules, rulebook::rules(), query);
    if (query.situation.empty()) list(result.cases, cases(query.game), query);
    return result;
  }
  for (const QueryTerm& term : terms)
    if (!term.readings.empty()) result.respellings.push_back({term.typed, join(term.readings)});
  const std::vector<Match> matches = search_index().match(terms);
  result.rules = rank_hits<Rule>(fitting<Rule>(matches, query), query);
  result.cases = rank_hits<Case>(fitting<Case>(matches, query), query);
  return result;
}

}  // namespace tanteador::referee
