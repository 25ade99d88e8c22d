#include "ui/app/match/match_search.hpp"

#include <algorithm>
#include <sstream>

#include <nlohmann/json.hpp>

#include "src/core/text/join.hpp"
#include "src/view/sheets.hpp"
#include "src/view/words.hpp"

namespace tanteador::ui {

namespace {

using session::MatchSummary;

// "30 – 21" as "30-21": one word, for any dash.
std::string with_results_as_words(std::string text) {
  constexpr std::string_view kDash = "–";
  for (std::size_t at = text.find(kDash); at != text.npos; at = text.find(kDash))
    text.replace(at, kDash.size(), "-");
  std::string words;
  for (const char c : text) {
    if (c == ' ' && words.ends_with('-')) continue;
    while (c == '-' && words.ends_with(' ')) words.pop_back();
    words += c;
  }
  return words;
}

// Ids of players and sides: every quoted text of that length, as parsing 100,000 rows would be too slow.
std::vector<std::string> ids_in(const std::string& sides) {
  constexpr std::size_t kId = 36;
  std::vector<std::string> people;
  for (std::size_t open = sides.find('"'); open != sides.npos;) {
    const std::size_t close = sides.find('"', open + 1);
    if (close == sides.npos) break;
    if (close - open - 1 == kId) people.push_back(sides.substr(open + 1, kId));
    open = sides.find('"', close + 1);
  }
  return people;
}

// "30-21" as "30" and "21". A row whose text lacks one of them need not be parsed.
std::vector<std::string> figures_in(const std::string& word) {
  constexpr std::string_view kDigits = "0123456789";
  std::vector<std::string> figures;
  for (std::size_t at = word.find_first_of(kDigits); at != word.npos;) {
    const std::size_t end = std::min(word.find_first_not_of(kDigits, at), word.size());
    figures.push_back(word.substr(at, end - at));
    at = word.find_first_of(kDigits, end);
  }
  return figures;
}

bool is_day(const std::string& word, const MatchSummary& row) {
  constexpr std::size_t kLeast = 4;  // characters: "21" is a figure of a result
  return word.size() >= kLeast && (view::iso_time(row.last_at).find(word) != word.npos ||
                                   view::day_of(row.last_at).find(word) != word.npos);
}

bool is_result(const std::string& word, const std::vector<int>& scores) {
  std::vector<std::string> figures;
  for (const int one : scores) figures.push_back(std::to_string(one));
  const auto backwards = std::vector<std::string>(figures.rbegin(), figures.rend());
  return std::ranges::find(figures, word) != figures.end() || join(figures, "-") == word ||
         join(backwards, "-") == word;
}

}  // namespace

std::vector<int> scores_of_row(const MatchSummary& row) {
  const std::string sets(own_words(row.game).sets);
  std::vector<int> scores, won;
  for (const auto& side : nlohmann::json::parse(row.sides)) {
    scores.push_back(side.value("score", 0));
    won.push_back(side.value(sets, scores.back()));
  }
  return row.status == "in_progress" ? scores : view::final_scores(scores, won, row.status == "won");
}

int sets_of_row(const MatchSummary& row) {
  const std::string sets(own_words(row.game).sets);
  int all = 0;
  for (const auto& side : nlohmann::json::parse(row.sides)) all += sets.empty() ? 0 : side.value(sets, 0);
  return all;
}

MatchSearch::MatchSearch(const session::Session& session, const view::ListState& wanted)
    : game_(wanted.game) {
  std::istringstream words(with_results_as_words(view::to_lower(wanted.search)));
  for (std::string word; words >> word;) {
    std::vector<std::string> figures = figures_in(word);
    called_.push_back({std::move(word), {}, std::move(figures)});
  }
  if (called_.empty()) return;
  for (const session::Person& person : session.people()) {
    const std::string name = view::to_lower(person.name.value_or(""));
    for (SearchWord& called : called_) {
      if (name.find(called.word) != std::string::npos) called.people.insert(person.id);
    }
  }
}

bool MatchSearch::finds(const MatchSummary& row) const {
  if (!game_.empty() && row.game != game_) return false;
  if (called_.empty()) return true;
  const std::vector<std::string> here = ids_in(row.sides);
  return std::ranges::all_of(called_, [&](const SearchWord& called) {
    if (std::ranges::any_of(here, [&](const std::string& id) { return called.people.contains(id); }))
      return true;
    if (called.figures.empty()) return false;
    const bool can_be_result = std::ranges::all_of(called.figures, [&](const std::string& figure) {
      return row.sides.find(figure) != std::string::npos;
    });
    return (can_be_result && is_result(called.word, scores_of_row(row))) || is_day(called.word, row);
  });
}

}  // namespace tanteador::ui
