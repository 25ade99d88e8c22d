#include "ui/app/match/match_list_controller.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <nlohmann/json.hpp>

#include "src/core/text/join.hpp"
#include "src/queries/match_context.hpp"
#include "src/session/rulesets.hpp"
#include "src/view/set_points.hpp"
#include "src/view/words.hpp"
#include "ui/app/match/match_search.hpp"

namespace tanteador::ui {

namespace {

using session::MatchSummary;
using session::OpenMatch;
using session::StoreError;

constexpr std::size_t kCards = 12;      // matches on the home screen
constexpr std::size_t kLiveCards = 60;  // matches in progress beside them

// Summaries in words, with a cache of names and rulesets.
class Lister {
 public:
  explicit Lister(const session::Session& session) : session_(session) {}

  view::ListedMatch operator()(const MatchSummary& row) {
    view::ListedMatch match{row.id, row.game, edition(row.ruleset), row.status, row.last_at, {}, {}};
    const auto sides = nlohmann::json::parse(row.sides);
    for (std::size_t side = 0; side < sides.size(); ++side) {
      std::vector<std::string> people;
      for (const std::string id : sides[side]["players"])
        people.push_back(name(id, side + people.size() * sides.size()));
      const auto& named = sides[side]["name"];
      match.sides.push_back(named.is_string() ? name(named, side) : join(people, " / "));
    }
    match.scores = scores_of_row(row);
    match.sets = sets(row);
    return match;
  }

 private:
  // Only a finished match with several sets is replayed: the summary has the points of the last one alone.
  std::string sets(const MatchSummary& row) const {
    if (row.status == "in_progress" || sets_of_row(row) < 2) return {};
    try {
      const auto match = session_.open(row.id);
      return match ? view::set_points_text(match->match()) : std::string();
    } catch (const StoreError&) {  // opening it says why
      return {};
    }
  }
  const std::string& edition(const std::string& id) {
    auto [found, fresh] = editions_.try_emplace(id);
    if (const auto rules = fresh ? session::Rulesets(session_).find(id) : nullptr)
      found->second = rules->title;
    return found->second;
  }
  // Sides alternate round the table, so the seat follows from the side.
  std::string name(const std::string& id, std::size_t seat) {
    auto [found, fresh] = names_.try_emplace(id);
    if (fresh) found->second = session_.name_of(id);
    return found->second.value_or(view::seat_label(static_cast<int>(seat)));
  }

  const session::Session& session_;
  std::map<std::string, std::string> editions_;
  std::map<std::string, std::optional<std::string>> names_;
};

}  // namespace

view::Home MatchListController::home() {
  std::vector<OpenMatch> open;
  std::vector<std::string> damaged;
  std::set<std::string> shown;
  for (const MatchSummary& row : state_.session.matches({static_cast<std::int64_t>(kCards), 0})) {
    shown.insert(row.id);
    try {
      if (auto match = state_.session.open(row.id)) open.push_back(std::move(*match));
    } catch (const StoreError& error) {
      if (error.code() != StoreError::Code::damaged) throw;
      damaged.emplace_back(error.what());
    }
  }
  std::vector<view::MatchContext> tables;
  for (const OpenMatch& match : open) tables.push_back(queries::match_context(match));
  std::vector<view::ListedMatch> live;
  Lister listed(state_.session);
  state_.session.visit_matches(true, [&](const MatchSummary& row) {
    if (!shown.contains(row.id)) live.push_back(listed(row));
    return live.size() < kLiveCards;
  });
  return view::make_home(tables, state_.options.settings, damaged, live,
                         static_cast<int>(state_.session.count_matches()));
}

// Without a search the store counts and pages.
view::MatchList MatchListController::all_matches() {
  const auto& wanted = state_.get<view::ListState>();
  view::MatchPage page;
  std::vector<MatchSummary> rows;
  const auto first_of = [&](std::int64_t all) {
    const std::int64_t last = std::max<std::int64_t>(0, all - 1) / view::kMatchesPage;
    return std::clamp<std::int64_t>(wanted.page, 0, last) * view::kMatchesPage;
  };
  if (wanted.search.empty() && wanted.game.empty() && !wanted.live) {
    page.all = static_cast<int>(state_.session.count_matches());
    rows = state_.session.matches({view::kMatchesPage, first_of(page.all)});
  } else {
    const std::vector<std::string>& found = finder_.find(wanted);
    page.all = static_cast<int>(found.size());
    page.looking = finder_.is_searching();
    if (auto problem = finder_.take_problem(); !problem.empty()) state_.notice = std::move(problem);
    const auto first = static_cast<std::size_t>(first_of(page.all));
    for (std::size_t i = first; i < std::min(found.size(), first + view::kMatchesPage); ++i) {
      if (auto row = state_.session.summary(found[i])) rows.push_back(std::move(*row));
    }
  }
  Lister listed(state_.session);
  std::ranges::transform(rows, std::back_inserter(page.rows), listed);
  return view::make_matches(page, wanted);
}

}  // namespace tanteador::ui
