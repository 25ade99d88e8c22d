#include <algorithm>
#include <map>

#include "src/view/truf/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truf {

namespace {

constexpr int kRows = 13;

struct StartedDeal {
  Seat dealer{};
  int direction = 1;
};

// Each started deal by number. The dealer comes from the state after its start.
std::map<int, StartedDeal> read_deals(const MatchContext& context) {
  std::map<int, StartedDeal> deals;
  const Match<Truf>& match = match_of<Truf>(context.match);
  visit_entered_events<Truf>(context.match, [&](EventSeq seq, const engine::Event& event) {
    if (!std::holds_alternative<engine::DealStarted>(event)) return;
    const Facts facts = Truf::deal_facts(match.rules(), match.state_after(seq));
    const auto dealer = seat_fact(facts, "dealer");
    if (dealer) deals[number_fact(facts, "number", 0)] = {*dealer, deal_direction(facts)};
  });
  return deals;
}

bool is_open(const Now& now) {
  return now.stage == Stage::bidding || now.stage == Stage::shifting || now.stage == Stage::playing;
}

int sum_to(const AnyMatch& match, int deal, int place) {
  int sum = 0;
  for (const LedgerLine& line : ledger(match)) {
    if (line.deal <= deal && index(line.entry.side) == place) sum += line.entry.points;
  }
  return sum;
}

bool has_points(const AnyMatch& match, int deal) {
  return std::ranges::any_of(ledger(match), [&](const LedgerLine& line) { return line.deal == deal; });
}

void add_cells(TrufDealRow& row, const AnyMatch& match, int deal, const std::map<int, StartedDeal>& deals) {
  const auto known = deals.find(deal);
  for (int place = 0; place < kSeats; ++place) {
    const int total = sum_to(match, deal, place), points = total - sum_to(match, deal - 1, place);
    row.cells.push_back({.points = points == 0 ? "0" : signed_points(points),
                         .total = plain_points(total),
                         .sign = points > 0   ? 1
                                 : points < 0 ? -1
                                              : 0,
                         .dealt = known != deals.end() && known->second.dealer == seat_at(place)});
  }
}

// The winning measure: points, most tricks or fewest tricks.
int standing(const AnyMatch& match, int place) {
  const Side side = side_at(place);
  const auto by = parameter(match, "winner_by");
  const int tricks = number_fact(side_facts(match, side), "tricks_total", 0);
  constexpr std::string_view kMost = "tricks_max", kFewest = "tricks_min";
  if (by == ParameterValue(kMost)) return tricks;
  return by == ParameterValue(kFewest) ? -tricks : score(match, side);
}

void add_totals(TrufRound& round, const Now& now) {
  const AnyMatch& match = now.context.table.match;
  std::vector<int> standings;
  for (int place = 0; place < kSeats; ++place) standings.push_back(standing(match, place));
  const auto [low, high] = std::ranges::minmax_element(standings);
  constexpr std::string_view kPoints = "points_max";
  const bool tricks = parameter(match, "winner_by") != ParameterValue(kPoints);
  for (int place = 0; place < kSeats; ++place) {
    const int points = score(match, side_at(place));
    const int taken = number_fact(side_facts(match, side_at(place)), "tricks_total", 0);
    round.totals.push_back({.name = side_name(now.context.table, side_at(place)),
                            .score = plain_points(points),
                            .detail = tricks ? trn("{0} trick", "{0} tricks", taken) : std::string(),
                            .leads = *low != *high && standings[place] == *high});
  }
}

}  // namespace

std::array<std::optional<int>, kSeats> points_of(const AnyMatch& match, int deal) {
  std::array<std::optional<int>, kSeats> points;
  for (const LedgerLine& line : ledger(match)) {
    if (line.deal != deal || line.entry.category != "tricks") continue;
    auto& sum = points[index(line.entry.side)];
    sum = sum.value_or(0) + line.entry.points;
  }
  return points;
}

void fill_sheet(TrufRound& round, const Now& now) {
  add_totals(round, now);
  const MatchContext& context = now.context.table;
  const std::map<int, StartedDeal> deals = read_deals(context);
  const int number = deals.empty() ? 0 : deals.rbegin()->first;
  const int agreed = number_parameter(context.match, "deals", kRows);
  const int last = agreed > 0 ? std::min(std::max(agreed, number), std::max(kRows, number + 1))
                              : std::max(kRows, number + 1);
  constexpr std::string_view kAlternate = "alternate";
  const bool alternates = parameter(context.match, "direction") == ParameterValue(kAlternate);
  for (int deal = std::max(1, last - kRows + 1); deal <= last; ++deal) {
    TrufDealRow row{.number = std::to_string(deal),
                    .direction = alternates && deal % 2 == 0 ? -1 : 1,
                    .open = false,
                    .cells = {}};
    if (const auto known = deals.find(deal); known != deals.end()) row.direction = known->second.direction;
    row.open = is_open(now) && deal == number_fact(now.deal, "number", 0);
    if (has_points(context.match, deal) && !row.open) add_cells(row, context.match, deal, deals);
    round.deals.push_back(std::move(row));
  }
}

}  // namespace tanteador::view::truf
