// Receipts to sign, four on each page: of prizes for the club, of entry fees for the entrants.

#include "src/core/text/text.hpp"
#include "src/reports/competition/makers.hpp"
#include "src/reports/league_words.hpp"
#include "src/reports/words.hpp"

namespace tanteador::report {

namespace {

Blocks receipt(const Input& of, const std::string& title, Pairs lines) {
  constexpr double kTitlePoints = 12;
  return {{Paragraph{of.now.setup.name, Weight::strong, Align::left, kTitlePoints}},
          {Paragraph{title}},
          {Gap{}},
          {std::move(lines)},
          {Gap{}},
          {WriteOn{tr("Date")}},
          {Gap{}},
          {WriteOn{tr("Signature")}}};
}

Document page_of(const Input& of, Cards cards, std::string none) {
  Document page{.language = language(), .name = of.now.setup.name};
  if (cards.cards.empty())
    page.blocks = {{Paragraph{std::move(none)}}};
  else
    page.blocks = {{std::move(cards)}};
  return page;
}

}  // namespace

Document prize_receipts(const Input& of) {
  Cards cards{.across = 2, .down = 2, .cards = {}};
  for (const league::WonPrize& one : league::award_prizes(of.now).winners) {
    Pairs lines{{{tr("Received by"), entrant_name(of.names, one.entrant)}}};
    if (one.amount > 0) lines.lines.emplace_back(tr("Amount"), money_text(one.amount, of.now.money.currency));
    if (!one.prize.thing.empty()) lines.lines.emplace_back(tr("Prize"), one.prize.thing);
    if (!one.prize.category.empty()) lines.lines.emplace_back(tr("Category"), one.prize.category);
    lines.lines.emplace_back(tr("Reason"), prize_reason(one));
    cards.cards.push_back(receipt(of, tr("Receipt for a prize"), std::move(lines)));
  }
  return page_of(of, std::move(cards), tr("No prizes set."));
}

Document fee_receipts(const Input& of) {
  Cards cards{.across = 2, .down = 2, .cards = {}};
  for (std::size_t i = 0; i < of.now.entrants.size(); ++i) {
    const int paid = of.now.entrants[i].paid;
    if (paid <= 0) continue;
    Pairs lines{
        {{tr("Received from"), of.names[i]}, {tr("Amount"), money_text(paid, of.now.money.currency)}}};
    cards.cards.push_back(receipt(of, tr("Receipt for the entry fee"), std::move(lines)));
  }
  return page_of(of, std::move(cards), tr("Nobody has paid yet."));
}

}  // namespace tanteador::report
