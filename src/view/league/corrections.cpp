#include "src/view/league/corrections.hpp"

#include <algorithm>
#include <map>

#include "src/view/league/club.hpp"
#include "src/view/league/words.hpp"
#include "src/view/words.hpp"

namespace tanteador::view {

std::vector<std::string> change_sentences(const league::Change& change) {
  std::vector<std::string> all;
  for (const league::RoundRef& round : change.affected)
    all.push_back(say("Round {1} of stage {0} was paired using the old result and stays as it is.",
                      {round.stage + 1, round.round + 1}));
  for (const int stage : change.affected_stages)
    all.push_back(say("The players of stage {0} were chosen by the earlier result; they stay.", {stage + 1}));
  if (change.disputed)
    all.push_back(
        tr("There is already a different result for this table. The first one counts until one of them is "
           "corrected; both are kept."));
  return all;
}

namespace {

struct PlaceThere {
  int rank = 0;
  std::string points;
  bool operator==(const PlaceThere&) const = default;
};

// After the last complete round.
std::map<league::Entrant, PlaceThere> places_there(const league::Competition& now, int stage) {
  std::map<league::Entrant, PlaceThere> places;
  for (const league::StageTable& table : league::standings(now, stage, complete_rounds(now, stage))) {
    for (const league::Standing& row : table.standings.rows) {
      const bool there = !row.values.empty();
      places[row.entrant] = {
          row.rank, there ? tiebreak_text(row.values.front(), table.standings.order.front()) : std::string()};
    }
  }
  return places;
}

}  // namespace

std::vector<Moved> moved(const league::Competition& before, const league::Competition& after, int stage) {
  std::vector<Moved> all;
  for (; stage <= after.stage; ++stage) {
    const auto was = places_there(before, stage), is = places_there(after, stage);
    for (const auto& [entrant, place] : is) {
      const auto old = was.find(entrant);
      if (old != was.end() && old->second != place)
        all.push_back({entrant, old->second.rank, place.rank, old->second.points, place.points, stage});
    }
  }
  std::ranges::stable_sort(all, {}, [](const Moved& one) { return std::pair(one.stage, one.rank_then); });
  return all;
}

FigureTable moved_figures(const std::vector<Moved>& all, const std::vector<std::string>& names) {
  FigureTable table;
  table.empty = tr("Ranks and points stay the same.");
  table.columns = {tr("Participant"), tr("Rank before"), tr("Rank after"), tr("Points before"),
                   tr("Points after")};
  const bool staged = std::ranges::any_of(all, [](const Moved& one) { return one.stage > 0; });
  if (staged) table.columns.emplace_back();
  for (const Moved& one : all) {
    table.rows.push_back({entrant_name(names, one.entrant), std::to_string(one.rank),
                          std::to_string(one.rank_then), with_minus_signs(one.points),
                          with_minus_signs(one.points_then)});
    if (staged) table.rows.back().push_back(say("Stage {0}", {one.stage + 1}));
  }
  return table;
}

namespace {

struct InWords {
  const league::Competition &before, &after;
  const std::vector<std::string>& names;

  PutRight at_table(league::TableRef table, const std::string& reason) const {
    const auto& was = table_at(before, table);
    const std::string then = remarked_text(was), now = table_text(after, table, names);
    return {then.empty() ? now : say("{0} Before: {1}.", {std::string_view(now), std::string_view(then)}),
            reason, table.stage};
  }
  PutRight operator()(const league::event::ResultCorrected& one) const {
    return at_table(one.table, one.reason);
  }
  PutRight operator()(const league::event::Forfeited& one) const { return at_table(one.table, one.reason); }
  PutRight operator()(const league::event::PenaltyGiven& one) const {
    const std::string_view name = entrant_name(names, one.entrant);
    return {say("{0} has a penalty.", {name}), one.reason, one.round.stage};
  }
  PutRight operator()(const league::event::PenaltyLifted& one) const {
    const auto& given = before.penalties[one.penalty].given;
    const std::string_view name = entrant_name(names, given.entrant);
    return {say("{0}: penalty removed.", {name}), one.reason, given.round.stage};
  }
  PutRight operator()(const league::event::RulesChanged& one) const {
    return {tr("The rules have been changed."), one.reason, one.stage};
  }
  PutRight operator()(const league::event::SeatsSwapped& one) const {
    const std::string_view first = entrant_name(names, one.first), second = entrant_name(names, one.second);
    return {say("{0} and {1} have swapped seats in round {2}. Results stay with the seats.",
                {first, second, one.round.round + 1}),
            "", one.round.stage};
  }
  template <class Other>
  PutRight operator()(const Other&) const {
    return {};
  }
};

}  // namespace

PutRight put_right(const league::CompetitionEvent& event, const league::Competition& before,
                   const league::Competition& after, const std::vector<std::string>& names) {
  return std::visit(InWords{before, after, names}, event);
}

}  // namespace tanteador::view
