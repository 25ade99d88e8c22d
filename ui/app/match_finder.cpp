#include "ui/app/match_finder.hpp"

#include <atomic>
#include <chrono>
#include <future>
#include <utility>

#include "src/core/locale.hpp"
#include "ui/app/is_over.hpp"
#include "ui/app/match_search.hpp"

namespace tanteador::ui {

namespace {

using Found = std::vector<std::string>;

// Of what is stopped nobody asks what it found.
Found found_in(const session::Session& session, const view::ListPick& wanted,
               const std::function<bool()>& stopped) {
  const MatchSearch search(session, wanted);
  Found found;
  session.each_match(wanted.live, [&](const session::MatchSummary& row) {
    if (search.finds(row)) found.push_back(row.id);
    return !stopped();
  });
  return found;
}

// The page that is shown of them makes no difference.
view::ListPick without_page(view::ListPick pick) {
  pick.page = 0;
  return pick;
}

}  // namespace

struct MatchFinder::Work {
  view::ListPick wanted;
  std::atomic<bool> stop = false;
  std::future<Found> outcome;  // last: its thread sees all the others
};

MatchFinder::MatchFinder(const session::Session& session,
                         std::function<std::unique_ptr<session::Store>()> store_again)
    : session_(session), store_again_(std::move(store_again)) {}

MatchFinder::~MatchFinder() {
  if (work_) work_->stop = true;
}

bool MatchFinder::hear() {
  if (!work_ || !is_over(work_->outcome)) return false;
  const auto work = std::move(work_);
  found_ = work->outcome.get();
  of_ = work->wanted;
  return true;
}

void MatchFinder::begin(const view::ListPick& wanted) {
  std::erase_if(left_, [](const auto& one) { return is_over(one->outcome); });
  if (work_) {
    work_->stop = true;
    left_.push_back(std::move(work_));
  }
  stale_ = false;
  work_ = std::make_unique<Work>();
  work_->wanted = wanted;
  work_->outcome = std::async(std::launch::async, [&work = *work_, open = store_again_, here = variety()] {
    const SpokenHere spoken(here);  // days are found as they are shown
    const auto store = open();
    return found_in({store.get(), session::system_host()}, work.wanted, [&] { return work.stop.load(); });
  });
}

const Found& MatchFinder::find(const view::ListPick& pick) {
  constexpr std::chrono::milliseconds kSoon(30);  // of a small club nothing is seen to be looked for
  const view::ListPick wanted = without_page(pick);
  hear();
  const bool known = of_ == wanted && !stale_;
  if (known && !work_) return found_;
  if (!store_again_) {
    found_ = found_in(session_, wanted, [] { return false; });
    of_ = wanted;
    stale_ = false;
    return found_;
  }
  if (!work_ || work_->wanted != wanted || stale_) {
    begin(wanted);
    work_->outcome.wait_for(kSoon);
    hear();
  }
  return found_;
}

}  // namespace tanteador::ui
