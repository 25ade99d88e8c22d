#include "src/session/league/unlinking.hpp"

#include <algorithm>

#include "src/core/text/text.hpp"
#include "src/session/league/history.hpp"

namespace tanteador::session {

namespace {

using league::PlayedTable;
using league::event::TableScore;

constexpr std::string_view kUnlinked = N_("no longer linked to a match");  // the recorded reason

auto& place_at(auto& now, league::TableRef at) {
  return now.stages[at.stage].rounds[at.round].tables[at.table];
}

// Follows a competition and computes the state of a match's table without the match.
class WithoutMatch {
 public:
  explicit WithoutMatch(const std::string& match) : match_(match) {}

  void add(const league::CompetitionEvent& event) {
    if (const auto at = table_ ? table_with(now_, match_) : std::nullopt) take_event(*at, event);
    const auto* linked = std::get_if<league::event::MatchLinked>(&event);
    if (linked && linked->match == match_) {
      table_ = place_at(now_, linked->table);
      by_match_.reset();
      before_hand_.reset();
    }
    (void)league::apply(now_, event);
  }
  const std::optional<PlayedTable>& table() const { return table_; }

 private:
  void take_event(league::TableRef at, const league::CompetitionEvent& event) {
    if (const auto* entered = std::get_if<league::event::ResultEntered>(&event)) {
      if (entered->match == match_) by_match_ = entered->score;
      const bool counts_now = !place_at(now_, at).score;
      if (entered->table == at && entered->match != match_ && !(counts_now && is_given_back(entered->score)))
        put(at, event);
    } else if (const auto* corrected = std::get_if<league::event::ResultCorrected>(&event)) {
      if (corrected->match == match_) by_match_ = corrected->score;
      if (corrected->table == at && corrected->match != match_) put_right(at, *corrected);
    } else if (const auto* forfeited = std::get_if<league::event::Forfeited>(&event)) {
      if (forfeited->table != at) return;
      if (counts_by_match(at)) before_hand_ = table_;
      put(at, event);
    } else if (std::holds_alternative<league::event::EntrantWithdrawn>(event) ||
               std::holds_alternative<league::event::Returned>(event)) {
      put(at, event);
    }
  }
  // Undoes a correction by hand if this one returns to the score of the match. False: it does not.
  bool is_given_back(const TableScore& score) {
    if (score != by_match_ || !before_hand_) return false;
    table_ = std::exchange(before_hand_, std::nullopt);
    return true;
  }
  void put_right(league::TableRef at, const league::event::ResultCorrected& corrected) {
    const bool as_match = by_match_ && corrected.score == by_match_, counted = counts_by_match(at);
    if (as_match && !counted && is_given_back(*corrected.score)) return;
    if (counted && !as_match) before_hand_ = table_;
    // Without an earlier result the correction becomes the first result.
    const bool first = !is_decided(*table_) && table_->forfeits.empty();
    if (!first) return put(at, corrected);
    if (corrected.score)
      put(at, league::event::ResultEntered{at, *corrected.score, corrected.match, corrected.remark});
  }
  void put(league::TableRef at, const league::CompetitionEvent& event) {
    league::Competition without = now_;
    table_->drawn = place_at(now_, at).drawn;  // seats may have been swapped since
    place_at(without, at) = *table_;
    (void)league::apply(without, event);
    table_ = place_at(without, at);
  }
  bool counts_by_match(league::TableRef at) { return by_match_ && place_at(now_, at).score == by_match_; }

  const std::string& match_;
  league::Competition now_;
  std::optional<PlayedTable> table_;
  std::optional<TableScore> by_match_;
  std::optional<PlayedTable> before_hand_;  // state before a correction by hand
};

bool has(const PlayedTable& table, const TableScore& score) {
  return table.score == score || std::ranges::count(table.disputed, score, &league::OtherScore::score) > 0;
}

// Returns the events that turn table state `is` into `to`. New results name the match, if any.
std::vector<league::CompetitionEvent> events_between(league::TableRef at, const PlayedTable& is,
                                                     const PlayedTable& to, const std::string& reason,
                                                     const std::string& match) {
  const auto from = [&](const TableScore& score) { return has(is, score) ? std::string() : match; };
  std::vector<league::CompetitionEvent> events;
  if (is.forfeits != to.forfeits && !to.forfeits.empty())
    events.emplace_back(league::event::Forfeited{at, to.forfeits, reason});
  const bool by_forfeit = !to.score && is_decided(to);
  const bool stays =
      is.score == to.score && is.remark == to.remark &&
      std::ranges::all_of(is.disputed, [&](const league::OtherScore& other) { return has(to, other.score); });
  if (!stays && !by_forfeit) {
    if (is_decided(is) || !is.forfeits.empty())
      events.emplace_back(league::event::ResultCorrected{at, to.score, reason,
                                                         to.score ? from(*to.score) : match, to.remark});
    else if (to.score)
      events.emplace_back(league::event::ResultEntered{at, *to.score, from(*to.score), to.remark});
  }
  for (const auto& [other, remark] : to.disputed) {
    if (!stays || !has(is, other))
      events.emplace_back(league::event::ResultEntered{at, other, from(other), remark});
  }
  return events;
}

}  // namespace

std::vector<league::CompetitionEvent> unlinking(const OpenCompetition& competition, league::TableRef table,
                                                const std::string& match) {
  std::vector<league::CompetitionEvent> events{league::event::MatchUnlinked{table, match}};
  if (table_with(competition.now, match) != table) return events;  // these events are refused
  WithoutMatch without(match);
  for (const EventRecord& record : competition.records) without.add(event_of(record));
  const PlayedTable& is = place_at(competition.now, table);
  if (without.table()) {
    const auto all = events_between(table, is, *without.table(), std::string(kUnlinked), {});
    events.insert(events.end(), all.begin(), all.end());
  }
  return events;
}

std::vector<league::CompetitionEvent> linking_again(league::TableRef table, const std::string& match,
                                                    const PlayedTable& linked, const PlayedTable& unlinked) {
  std::vector<league::CompetitionEvent> events{league::event::MatchLinked{table, match}};
  const auto all = events_between(table, unlinked, linked, "undo", match);
  events.insert(events.end(), all.begin(), all.end());
  return events;
}

}  // namespace tanteador::session
