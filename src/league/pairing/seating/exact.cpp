// Finds the best round by trying all seatings, for few players.

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "src/league/pairing/seating/search.hpp"

namespace tanteador::league {

namespace {

constexpr double kSeatingsMost = 50'000;  // 13 players at tables of 4, 4 and 5 have 45,045

// The number of ways to fill the tables, regardless of seats.
double seatings_of(const std::vector<int>& sizes, int players) {
  double ways = 1;
  std::array<int, 9> tables{};  // by size
  for (const int size : sizes) {
    for (int place = 0; place < size; ++place) ways *= static_cast<double>(players - place) / (place + 1);
    players -= size;
    ways /= ++tables[size];
  }
  return ways;
}

// Earlier rounds at unusual tables of the players there, then repeats. Less is better.
using RoundCost = std::pair<int, int>;

// Fills the tables player by player and abandons branches that cannot beat the best so far.
class AllSeatings {
 public:
  AllSeatings(const std::vector<int>& sizes, const std::vector<int>& players, std::size_t wanted_size,
              const std::vector<int>& unusual, auto met)
      : sizes_(sizes), players_(players), tables_(sizes.size()) {
    for (const int one : players) {
      for (const int other : players) met_.push_back(met(one, other));
      unusual_.push_back(unusual[one]);
    }
    for (const int size : sizes) usual_.push_back(static_cast<std::size_t>(size) == wanted_size);
    seat(0, {});
  }
  Tables best() const {
    Tables round;
    for (const auto& table : best_) {
      auto& seats = round.emplace_back();
      for (const std::size_t player : table) seats.push_back(players_[player]);
    }
    return round;
  }

 private:
  void seat(std::size_t player, RoundCost cost) {
    if (cost >= least_) return;
    if (player == players_.size()) {
      least_ = cost;
      best_ = tables_;
      return;
    }
    for (std::size_t table = 0; table < tables_.size(); ++table) {
      auto& seats = tables_[table];
      if (seats.size() == static_cast<std::size_t>(sizes_[table])) continue;
      RoundCost more = cost;
      if (!usual_[table]) more.first += unusual_[player];
      for (const std::size_t other : seats) more.second += met_[player * players_.size() + other];
      seats.push_back(player);
      seat(player + 1, more);
      seats.pop_back();
      // Another empty table of the same size gives the same seatings.
      const auto same = [&](std::size_t next) {
        return next < tables_.size() && tables_[next].empty() && sizes_[next] == sizes_[table];
      };
      while (seats.empty() && same(table + 1)) ++table;
    }
  }

  const std::vector<int>& sizes_;
  const std::vector<int>& players_;
  std::vector<int> met_, unusual_;  // by index in players_
  std::vector<bool> usual_;         // by table
  std::vector<std::vector<std::size_t>> tables_, best_;
  RoundCost least_{std::numeric_limits<int>::max(), 0};
};

}  // namespace

bool SeatingSearch::add_best_round(const std::vector<int>& sizes, const std::vector<int>& players) {
  if (seatings_of(sizes, static_cast<int>(players.size())) > kSeatingsMost) return false;
  const auto met = [&](int one, int other) { return times_met(one, other); };
  add_round(AllSeatings(sizes, players, wanted_size_, unusual_, met).best());
  return true;
}

void SeatingSearch::settle() {
  constexpr int kPassesMost = 12;
  const int limit = kPassesMost * static_cast<int>(rounds_.size());
  int idle = 0;  // consecutive rounds without improvement
  for (int turn = 0; turn < limit && idle < static_cast<int>(rounds_.size()); ++turn) {
    Tables& round = rounds_[turn % rounds_.size()];
    const auto before = std::pair(unevenness(), repeats_);
    seat(round, -1);
    std::vector<int> sizes, players;
    for (const auto& table : round) {
      sizes.push_back(static_cast<int>(table.size()));
      players.insert(players.end(), table.begin(), table.end());
    }
    lots_.shuffle(players);
    const auto met = [&](int one, int other) { return times_met(one, other); };
    round = AllSeatings(sizes, players, wanted_size_, unusual_, met).best();
    seat(round, 1);
    idle = std::pair(unevenness(), repeats_) < before ? 0 : idle + 1;
  }
}

int SeatingSearch::unevenness() const {
  const auto [least, most] = std::ranges::minmax_element(unusual_);
  return least == unusual_.end() ? 0 : *most - *least;
}

}  // namespace tanteador::league
