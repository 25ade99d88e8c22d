// The winner of each prize, and the reason.

#include "src/league/competition/prizes.hpp"

#include <algorithm>

#include "src/reports/cells.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

using league::event::PrizeRanking;

Row prize_row(const league::event::Prize& prize, std::int64_t amount, std::string place, std::string who,
              std::string reason, const std::string& currency) {
  return {Result{std::move(place), std::int64_t{prize.place}},
          text_or_empty(prize_ranking_text(prize.ranking)),
          text_or_empty(prize.category),
          Participant{std::move(who)},
          amount > 0 ? Cell(Money{amount, currency}) : Cell(),
          text_or_empty(prize.thing),
          Cell(Reason{std::move(reason)}),
          Cell()};
}

}  // namespace

std::string prize_reason(const league::WonPrize& prize) {
  std::string reason = say("rank {0}", {prize.overall});
  if (prize.prize.ranking == PrizeRanking::performance)
    reason = say("performance rating {0}", {static_cast<int>(prize.performance)});
  if (prize.passed_over > 0)
    reason += "; " + trn("{0} ahead has a larger prize", "{0} ahead have a larger prize", prize.passed_over);
  return reason;
}

Table prizes(const Input& of) {
  const auto& [fee, currency, set, one_each] = of.now.money;
  const bool rankings =
      std::ranges::any_of(set, [](const auto& one) { return one.ranking != PrizeRanking::final_rank; });
  Table table{.title = of.now.finished ? tr("Prizes") : tr("Prizes so far (provisional)")};
  table.empty = tr("No prizes set.");
  table.columns = {number_column("place", tr("Place")),
                   for_readers_if(rankings, text_column("ranking", tr("Awarded by"))),
                   text_column("category", tr("Category")),
                   text_column("name", tr("Participant")),
                   number_column("amount", tr("Amount")),
                   text_column("thing", tr("Prize")),
                   text_column("reason", tr("Reason")),
                   text_column("signature", tr("Signature"))};
  auto& group = table.groups.emplace_back();
  const league::PrizeAwards awards = league::award_prizes(of.now);
  for (const league::WonPrize& one : awards.winners)
    group.rows.push_back(prize_row(one.prize, one.amount,
                                   std::to_string(one.prize.place) + (one.shared > 1 ? "=" : ""),
                                   entrant_name(of.names, one.entrant), prize_reason(one), currency));
  for (const league::event::Prize& prize : awards.rest)
    group.rows.push_back(
        prize_row(prize, prize.amount, std::to_string(prize.place), {}, tr("not awarded"), currency));
  if (group.rows.empty() || fee == 0) return table;
  const std::string left = money_text(box_balance(of.now, awards), currency);
  group.notes = {say("In the cash box after the prizes: {0}", {std::string_view(left)})};
  return table;
}

}  // namespace tanteador::report
