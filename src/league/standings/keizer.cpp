#include "src/league/standings/keizer.hpp"

#include <algorithm>
#include <functional>

namespace tanteador::league {

namespace {

constexpr std::size_t kPassesMost = 100;

// The points of one entrant in one round: a share of somebody's value, or a number.
struct Gain {
  int entrant = 0, of = 0, sixths = 0;
  Halves fixed = 0;
};

// To the nearest half.
Halves share_of(int value, int sixths) { return (2 * value * sixths + 3) / kKeizerSixths; }

Gain gain_of(const Line& line, const Line* other, const KeizerRules& rules) {
  const int own = index(line.entrant);
  Gain gain{.entrant = own, .of = other ? index(other->entrant) : own};
  switch (line.kind) {
    case Kind::played:
      if (line.verdict == Verdict::none) gain.fixed = line.points;  // a substitute's
      gain.sixths = line.verdict == Verdict::won     ? kKeizerSixths
                    : line.verdict == Verdict::drawn ? kKeizerSixths / 2
                                                     : 0;
      break;
    case Kind::forfeit_win:
    case Kind::full_bye: gain.sixths = kKeizerSixths; break;
    case Kind::half_bye: gain.sixths = kKeizerSixths / 2; break;
    case Kind::allocated_bye: gain.sixths = rules.bye_sixths; break;
    case Kind::absent: gain.sixths = rules.absent_sixths; break;
    case Kind::forfeit_loss:
    case Kind::zero_bye: break;
  }
  return gain;
}

class KeizerCount {
 public:
  KeizerCount(const Results& results, const KeizerRules& rules) : results_(results), rules_(rules) {
    table_.totals.resize(results.entrants);
  }

  void enter(Entrant entrant) { table_.order.push_back(entrant); }

  void add_round(const RoundResult& round) {
    std::vector<Gain>& gains = rounds_.emplace_back();
    for (const TableResult& table : round.tables)
      for (std::size_t i = 0; i < table.lines.size(); ++i)
        gains.push_back(
            gain_of(table.lines[i], table.lines.size() == 2 ? &table.lines[1 - i] : nullptr, rules_));
  }

  void settle() {
    std::vector<std::vector<Entrant>> earlier;
    while (true) {
      earlier.push_back(table_.order);
      sort_by_total();
      if (earlier.size() < kPassesMost && std::ranges::find(earlier, table_.order) == earlier.end()) continue;
      sort_by_total();
      return;
    }
  }

  KeizerTable table() && {
    for (KeizerTotal& one : table_.totals) one.rounds.resize(rounds_.size());
    for (std::size_t round = 0; round < rounds_.size(); ++round)
      for (const Gain& gain : rounds_[round]) table_.totals[gain.entrant].rounds[round] = points_of(gain);
    return std::move(table_);
  }

 private:
  Halves points_of(const Gain& gain) const {
    return gain.fixed + share_of(table_.totals[gain.of].value, gain.sixths);
  }

  // The order gives the values, the values the totals, and these the next order.
  void sort_by_total() {
    const auto count = static_cast<int>(table_.order.size());
    int value = rules_.top > 0 ? rules_.top : (3 * count + 1) / 2;
    for (const Entrant entrant : table_.order) {
      KeizerTotal& one = table_.totals[index(entrant)];
      one.value = std::max(value--, 1);
      one.total = 2 * one.value;
    }
    for (const auto& round : rounds_)
      for (const Gain& gain : round) table_.totals[gain.entrant].total += points_of(gain);
    for (const Penalty& penalty : results_.penalties)
      if (penalty.round < static_cast<int>(rounds_.size()))
        table_.totals[index(penalty.entrant)].total -= penalty.points;
    std::ranges::stable_sort(table_.order, std::greater(),
                             [&](Entrant one) { return table_.totals[index(one)].total; });
  }

  const Results& results_;
  const KeizerRules& rules_;
  std::vector<std::vector<Gain>> rounds_;
  KeizerTable table_;
};

}  // namespace

KeizerTable keizer_table(const Results& results, const KeizerRules& rules, std::span<const Entrant> initial,
                         std::span<const int> first_rounds) {
  KeizerCount count(results, rules);
  const auto rounds = static_cast<int>(results.rounds.size());
  const auto enter = [&](int round) {
    for (const Entrant entrant : initial)
      if (first_rounds[index(entrant)] == round) count.enter(entrant);
  };
  for (int round = 0; round < rounds; ++round) {
    enter(round);
    count.add_round(results.rounds[round]);
    count.settle();
  }
  enter(rounds);  // in no result yet, but in the next pairing
  count.settle();
  return std::move(count).table();
}

}  // namespace tanteador::league
