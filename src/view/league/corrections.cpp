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

std::vector<std::string> redraw_sentences(const league::Redraw& redraw,
                                          const std::vector<std::string>& names) {
  std::vector<std::string> all;
  const auto add = [&](std::string_view sentence, league::Entrant entrant, int round) {
    const std::string_view name = entrant_name(names, entrant);
    all.push_back(say(sentence, {name, round + 1}));
  };
  std::string absent;
  for (const league::CompetitionEvent& event : redraw.events) {
    if (const auto* one = std::get_if<league::event::Absent>(&event))
      absent += (absent.empty() ? "" : ", ") + std::string(entrant_name(names, one->entrant));
  }
  if (!absent.empty())
    all.push_back(say("Absent from the next round, as entered: {0}.", {std::string_view(absent)}));
  for (const auto& [round, entrant] : redraw.lost.absences)
    add(N_("{0} was absent from round {1}. Enter it again before that round is paired."), entrant,
        round.round);
  for (const auto& [round, entrant] : redraw.lost.stand_ins)
    add(N_("A substitute played for {0} in round {1}. Enter it again once that round is paired."), entrant,
        round.round);
  for (const league::Entrant entrant : redraw.lost.seeds)
    add(N_("{0} was seeded by hand and no longer plays in this stage."), entrant, 0);
  return all;
}

namespace {

struct CorrectionDescriber {
  const league::Competition &before, &after;
  const std::vector<std::string>& names;

  PutRight table_change(league::TableRef table, const std::string& reason) const {
    const auto& was = table_at(before, table);
    const std::string then = remarked_text(was), now = table_text(after, table, names);
    return {then.empty() ? now : say("{0} Before: {1}.", {std::string_view(now), std::string_view(then)}),
            reason, table.stage};
  }
  PutRight operator()(const league::event::ResultCorrected& one) const {
    return table_change(one.table, one.reason);
  }
  PutRight operator()(const league::event::Forfeited& one) const {
    return table_change(one.table, one.reason);
  }
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
    const bool only_free =
        one.free_tables && !one.rounds && !one.minutes && !one.last_deal && !one.points && !one.order;
    if (!only_free) return {tr("The rules have been changed."), one.reason, one.stage};
    const std::string numbers = table_numbers_text(*one.free_tables);
    return {numbers.empty() ? tr("All tables are used again.")
                            : say("Tables that stay free: {0}.", {std::string_view(numbers)}),
            one.reason, one.stage};
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
  return std::visit(CorrectionDescriber{before, after, names}, event);
}

}  // namespace tanteador::view
