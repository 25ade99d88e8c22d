// The lists of matches: the home screen and "All matches". Read by their summaries, a page of them at a time:
// thousands could not be replayed for a list.

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include <nlohmann/json.hpp>

#include "src/core/joined.hpp"
#include "src/desk/tables.hpp"
#include "src/view/words.hpp"
#include "ui/desk/app.hpp"

namespace tanteador::ui {

namespace {

using session::MatchSummary;
using session::OpenMatch;
using session::StoreError;

constexpr std::size_t kCards = 12;      // matches on the home screen
constexpr std::size_t kLiveCards = 60;  // and those in progress beside them

// As the list tells them: of a match that is over in sets, where there are such.
std::vector<int> scores_of(const MatchSummary& row, const nlohmann::json& sides) {
  const std::string sets(own_words(row.game).sets);
  std::vector<int> scores, won;
  for (const auto& side : sides) {
    scores.push_back(side.value("score", 0));
    won.push_back(side.value(sets, scores.back()));
  }
  return row.status == "in_progress" ? scores : view::told_at_the_end(scores, won);
}

// Summaries in words; what was asked of the store once is kept.
class Lister {
 public:
  explicit Lister(const session::Session& session) : session_(session) {}

  view::ListedMatch operator()(const MatchSummary& row) {
    view::ListedMatch match{row.id, row.game, edition(row.ruleset), row.status, row.last_at, {}, {}};
    const auto sides = nlohmann::json::parse(row.sides);
    for (const auto& side : sides) {
      std::vector<std::string> people;
      for (const std::string id : side["players"]) people.push_back(name(id));
      match.sides.push_back(side["name"].is_string() ? name(side["name"]) : joined(people, " / "));
    }
    match.scores = scores_of(row, sides);
    return match;
  }

 private:
  const std::string& edition(const std::string& id) {
    auto [found, fresh] = editions_.try_emplace(id);
    if (const auto rules = fresh ? session_.ruleset(id) : nullptr) found->second = rules->title;
    return found->second;
  }
  const std::string& name(const std::string& id) {
    auto [found, fresh] = names_.try_emplace(id);
    if (fresh) found->second = session_.name_of(id).value_or(tr("a forgotten player"));
    return found->second;
  }

  const session::Session& session_;
  std::map<std::string, std::string> editions_, names_;
};

// "30 – 21" as "30-21": one word, whichever dash was typed.
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

// Whom each word of the search may mean; or it is part of a day, as it is shown or as it is typed, or a
// result, or one figure of it.
class Search {
 public:
  Search(const session::Session& session, const std::string& text) {
    std::istringstream words(with_results_as_words(view::in_small(text)));
    for (std::string word; words >> word;) called_.push_back({std::move(word), {}});
    if (called_.empty()) return;
    for (const session::Person& person : session.people()) {
      const std::string name = view::in_small(person.name.value_or(""));
      for (auto& [word, people] : called_) {
        if (name.find(word) != std::string::npos) people.insert(person.id);
      }
    }
  }

  bool finds(const MatchSummary& row) const {
    if (called_.empty()) return true;
    std::vector<std::string> here;
    const auto sides = nlohmann::json::parse(row.sides);
    for (const auto& side : sides) {
      for (const std::string id : side["players"]) here.push_back(id);
      if (side["name"].is_string()) here.push_back(side["name"]);
    }
    return std::ranges::all_of(called_, [&](const Called& called) {
      const bool sits =
          std::ranges::any_of(here, [&](const std::string& id) { return called.people.contains(id); });
      return sits || is_day(called.word, row) || is_result(called.word, scores_of(row, sides));
    });
  }

 private:
  static bool has_digit(const std::string& word) { return word.find_first_of("0123456789") != word.npos; }
  static bool is_day(const std::string& word, const MatchSummary& row) {
    constexpr std::size_t kLeast = 4;  // signs: "21" is a figure of a result
    return word.size() >= kLeast && has_digit(word) &&
           (view::day_of(row.last_at).find(word) != word.npos ||
            view::typed_time(row.last_at).find(word) != word.npos);
  }
  static bool is_result(const std::string& word, const std::vector<int>& scores) {
    if (!has_digit(word)) return false;
    std::vector<std::string> figures;
    for (const int one : scores) figures.push_back(std::to_string(one));
    const auto backwards = std::vector<std::string>(figures.rbegin(), figures.rend());
    return std::ranges::find(figures, word) != figures.end() || joined(figures, "-") == word ||
           joined(backwards, "-") == word;
  }

  struct Called {
    std::string word;
    std::set<std::string> people;  // ids
  };
  std::vector<Called> called_;
};

}  // namespace

view::Home App::home() {
  std::vector<OpenMatch> open;
  std::vector<std::string> damaged;
  std::set<std::string> shown;
  for (const MatchSummary& row : session_.matches({static_cast<std::int64_t>(kCards), 0})) {
    shown.insert(row.id);
    try {
      if (auto match = session_.open(row.id)) open.push_back(std::move(*match));
    } catch (const StoreError& error) {
      if (error.code() != StoreError::Code::damaged) throw;
      damaged.emplace_back(error.what());
    }
  }
  std::vector<view::Table> tables;
  for (const OpenMatch& match : open) tables.push_back(desk::table_of(match));
  std::vector<view::ListedMatch> live;
  Lister listed(session_);
  session_.each_match(true, [&](const MatchSummary& row) {
    if (!shown.contains(row.id)) live.push_back(listed(row));
    return live.size() < kLiveCards;
  });
  return view::make_home(tables, damaged, live, static_cast<int>(session_.count_matches()));
}

view::MatchList App::all_matches() const {
  const auto& wanted = pick<view::ListPick>();
  const Search search(session_, wanted.search);
  Lister listed(session_);
  view::MatchPage page;
  std::vector<MatchSummary> rows;  // of the page, or the last ones there are
  const int first = wanted.page * view::kMatchesPage;
  session_.each_match(wanted.live, [&](const MatchSummary& row) {
    if ((!wanted.game.empty() && row.game != wanted.game) || !search.finds(row)) return true;
    if (page.all % view::kMatchesPage == 0 && page.all <= first) rows.clear();
    if (page.all < first + view::kMatchesPage) rows.push_back(row);
    ++page.all;
    return true;
  });
  std::ranges::transform(rows, std::back_inserter(page.rows), listed);
  return view::make_matches(page, wanted);
}

}  // namespace tanteador::ui
