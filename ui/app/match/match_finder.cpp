#include "ui/app/match/match_finder.hpp"

#include <chrono>
#include <utility>

#include "ui/app/match/match_search.hpp"

namespace tanteador::ui {

namespace {

// The result is incomplete if the search must stop.
std::vector<std::string> find_matches(const session::Session& session, const view::ListState& wanted,
                                      const std::function<bool()>& is_to_stop) {
  const MatchSearch search(session, wanted);
  std::vector<std::string> found;
  session.visit_matches(wanted.live, [&](const session::MatchSummary& row) {
    if (search.finds(row)) found.push_back(row.id);
    return !is_to_stop();
  });
  return found;
}

view::ListState without_page(view::ListState state) {
  state.page = 0;
  return state;
}

}  // namespace

MatchFinder::MatchFinder(const session::Session& session,
                         std::function<std::unique_ptr<session::Store>()> store_again)
    : session_(session), store_again_(std::move(store_again)) {}

bool MatchFinder::poll() {
  auto outcome = job_.take_result();
  if (!outcome) return false;
  if (!*outcome) problem_ = std::move(outcome->error());
  found_ = std::move(*outcome).value_or(MatchIds());
  of_ = wanted_;
  return true;
}

const std::vector<std::string>& MatchFinder::find(const view::ListState& state) {
  constexpr std::chrono::milliseconds kSoon(30);  // a small club never sees a search
  const view::ListState wanted = without_page(state);
  poll();
  const bool is_known = of_ == wanted && !is_stale_;
  if (is_known && !is_searching()) return found_;
  if (!store_again_) {
    found_ = find_matches(session_, wanted, [] { return false; });
    of_ = wanted;
    is_stale_ = false;
    return found_;
  }
  if (is_searching() && wanted_ == wanted && !is_stale_) return found_;
  is_stale_ = false;
  wanted_ = wanted;
  job_.start([wanted, open = store_again_](const Signals& signals) {
    const auto store = open();
    return find_matches({store.get(), session::system_host()}, wanted, [&] { return signals.stop.load(); });
  });
  job_.wait_for(kSoon);
  poll();
  return found_;
}

}  // namespace tanteador::ui
