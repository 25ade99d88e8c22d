// The state of a match that spectators may see.

#include "src/session/cases/rulings.hpp"
#include "src/view/words.hpp"
#include "src/web/live.hpp"
#include "src/web/pages/page_context.hpp"

namespace tanteador::web {

namespace {

std::int64_t events_before(const session::OpenMatch& match, const std::string& now, int minutes) {
  const std::int64_t least = std::int64_t{minutes} * 60'000;
  std::int64_t count = 1;  // the start is public
  for (const EventRecord& record : match.records())
    if (session::milliseconds_between(record.at, now).value_or(0) >= least) count = record.seq;
  return count;
}

}  // namespace

const session::OpenMatch* PageContext::match_after_events(const session::OpenMatch& match,
                                                          std::int64_t count) {
  const auto found = earlier_.find(match.id());
  if (found != earlier_.end() && found->second.head().count == count) return &found->second;
  if (earlier_.size() >= kEarlierMost) earlier_.clear();
  session::StoredMatch stored = session.read_stored(match.head());
  if (count >= std::ssize(stored.events)) return &match;
  stored.events.resize(count);
  stored.head.count = count;
  stored.head.hash = stored.events.back().hash;
  auto then = session::replay_match(std::move(stored));
  if (!then) return nullptr;
  return &earlier_.insert_or_assign(match.id(), *std::move(then)).first->second;
}

WatchedMatch PageContext::find_watched(const std::string& id) {
  const session::OpenMatch* match = cache.match(id);
  if (!match) return {};
  if (outcome(match->match()).status != Outcome::Status::in_progress) return {match, false};
  LiveScores how{.hidden = settings.scores == Live::hidden};
  for (const std::string& competition : store.competitions_with(id))
    how = live_scores(store, competition).value_or(how);
  if (how.hidden || how.minutes == 0) return {match, how.hidden};
  const std::int64_t count = events_before(*match, host.now(), how.minutes);
  return {count < match->head().count ? match_after_events(*match, count) : match, false};
}

std::string live_text(PageContext& site, const std::string& id) {
  const auto [match, hidden] = site.find_watched(id);
  if (!match) return {};
  if (hidden) return tr("Now playing");
  std::string score;
  for (int side = 0; side < side_count(match->match()); ++side)
    score += (side == 0 ? "" : " : ") + view::plain_points(tanteador::score(match->match(), side_at(side)));
  return score;
}

}  // namespace tanteador::web
