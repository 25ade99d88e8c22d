#include <numeric>

#include "src/games/sheet/step.hpp"

namespace tanteador::sheet {

namespace {

Refusal check_number(const Parameters& table, Points number) {
  if (number < table.least) return refuse(ViolationId::least, {number, table.least});
  if (number > table.most) return refuse(ViolationId::most, {number, table.most});
  if (number % table.step != 0) return refuse(ViolationId::step, {number, table.step});
  return std::nullopt;
}

// Computes the other sides' numbers from one: equal shares of the rest, or of the points it costs them.
tl::expected<Numbers, Violation> derive_numbers(const Ruleset& rules, int side, Points number) {
  const Parameters& table = rules.parameters;
  const Points left = (table.others == value::rest ? table.deal_sum.number_or(0) : 0) - number;
  const int others = rules.sides - 1;
  if (left % others != 0) return tl::unexpected(refuse(ViolationId::shares, {left, others}));
  if (auto refusal = check_number(table, left / others)) return tl::unexpected(*refusal);
  Numbers numbers{};
  for (int each = 0; each < rules.sides; ++each) numbers[each] = each == side ? number : left / others;
  return numbers;
}

}  // namespace

tl::expected<Numbers, Violation> numbers_of(const Ruleset& rules, const Counted& event) {
  const Parameters& table = rules.parameters;
  for (int side = rules.sides; side < kSidesMax; ++side) {
    if (!event.points[side]) continue;
    return tl::unexpected(*deals::check_side(side_at(side), rules.sides));
  }
  Numbers numbers{};
  int given = 0;
  int last = 0, missing = 0;
  for (int side = 0; side < rules.sides; ++side) {
    if (!event.points[side]) {
      missing = side;
      continue;
    }
    if (auto refusal = check_number(table, *event.points[side])) return tl::unexpected(*refusal);
    numbers[side] = *event.points[side];
    last = side;
    ++given;
  }
  if (given == 0) return tl::unexpected(refuse(ViolationId::nobody));
  const bool follows =
      table.others == value::shared || (table.others == value::rest && table.deal_sum.has_number());
  if (given == 1 && rules.sides > 1 && follows) return derive_numbers(rules, last, numbers[last]);
  if (given < rules.sides) {
    if (follows) return tl::unexpected(refuse(ViolationId::one_only));
    return tl::unexpected(refuse(ViolationId::missing, {side_at(static_cast<int>(missing))}));
  }
  const Points sum = std::accumulate(numbers.begin(), numbers.begin() + rules.sides, 0);
  const int wanted = table.others == value::shared ? 0 : table.deal_sum.number_or(sum);
  if (sum != wanted) return tl::unexpected(refuse(ViolationId::sum, {sum, wanted}));
  return numbers;
}

}  // namespace tanteador::sheet
