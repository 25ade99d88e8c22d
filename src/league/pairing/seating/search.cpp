#include "src/league/pairing/seating/search.hpp"

#include <algorithm>
#include <utility>

namespace tanteador::league {

namespace {

constexpr int kTries = 24;       // exchanges tried for a player who meets somebody again
constexpr int kReportEvery = 8;  // sweeps

// The worsening that an exchange may cause: mostly none, sometimes a little, to leave a dead end.
int heat_of(int sweep) { return sweep % 6 == 5 ? 2 : 1; }

}  // namespace

SeatingSearch::SeatingSearch(int entrants, int wanted_size, std::uint64_t seed)
    : entrants_(entrants),
      wanted_size_(wanted_size),
      lots_(seed),
      met_(static_cast<std::size_t>(entrants) * static_cast<std::size_t>(entrants)),
      unusual_(entrants) {}

// Adds (by = 1) or removes (by = -1) the meetings of a round.
void SeatingSearch::seat(const Tables& round, int by) {
  for (const auto& table : round) {
    for (std::size_t i = 0; i < table.size(); ++i) {
      if (table.size() != wanted_size_) unusual_[table[i]] += by;
      for (std::size_t j = 0; j < i; ++j) {
        std::uint16_t& times = meeting_count(table[i], table[j]);
        repeats_ += by > 0 ? times : 1 - times;
        times = static_cast<std::uint16_t>(times + by);
        meeting_count(table[j], table[i]) = times;
      }
    }
  }
}

void SeatingSearch::remember(const Tables& round) {
  const int before = repeats_;
  seat(round, 1);
  repeats_ = before;  // repeats of played rounds do not count
}

void SeatingSearch::add_round(const std::vector<int>& sizes, std::vector<int> players) {
  lots_.shuffle(players);
  std::ranges::stable_sort(players, {}, [&](int player) { return unusual_[player]; });
  std::size_t first = 0, last = players.size();
  Tables round;
  for (const int size : sizes) {
    const auto places = static_cast<std::size_t>(size);
    const bool wanted = places == wanted_size_;
    const auto begin = players.begin() + static_cast<std::ptrdiff_t>(wanted ? last - places : first);
    round.emplace_back(begin, begin + size);
    (wanted ? last : first) += wanted ? std::size_t{0} - places : places;
  }
  add_round(round);
}

void SeatingSearch::add_round(const Tables& round) {
  seat(round, 1);
  rounds_.push_back(round);
}

int SeatingSearch::count_repeats(const Place& place) const {
  int sum = 0;
  for (const int other : table_at(place)) {
    if (other != player_at(place)) sum += times_met(player_at(place), other) - 1;
  }
  return sum;
}

int SeatingSearch::gain(const Place& one, const Place& other) const {
  const int a = player_at(one), b = player_at(other);
  int sum = 0;
  for (const int with : table_at(one)) {
    if (with != a) sum += times_met(b, with) - times_met(a, with) + 1;
  }
  for (const int with : table_at(other)) {
    if (with != b) sum += times_met(a, with) - times_met(b, with) + 1;
  }
  return sum;
}

// Keeps unusual tables evenly distributed.
bool SeatingSearch::may_exchange(const Place& one, const Place& other) const {
  if (one.table == other.table) return false;
  const std::size_t a = table_at(one).size(), b = table_at(other).size();
  if ((a == wanted_size_) == (b == wanted_size_)) return true;
  const auto unusual_before = [&](const Place& place) {
    return unusual_[player_at(place)] - (table_at(place).size() != wanted_size_ ? 1 : 0);
  };
  return unusual_before(one) == unusual_before(other);
}

void SeatingSearch::exchange(const Place& one, const Place& other) {
  Tables& round = rounds_[one.round];
  const Tables before{round[one.table], round[other.table]};
  seat(before, -1);
  std::swap(round[one.table][one.seat], round[other.table][other.seat]);
  seat({round[one.table], round[other.table]}, 1);
}

void SeatingSearch::sweep(std::size_t round, int heat) {
  const int tables = static_cast<int>(rounds_[round].size());
  for (std::size_t table = 0; table < rounds_[round].size(); ++table) {
    for (std::size_t seat = 0; seat < rounds_[round][table].size(); ++seat) {
      const Place one{round, table, seat};
      if (count_repeats(one) == 0) continue;
      for (int attempt = 0; attempt < kTries; ++attempt) {
        Place other{round, static_cast<std::size_t>(lots_.pick_below(tables)), 0};
        other.seat = static_cast<std::size_t>(lots_.pick_below(static_cast<int>(table_at(other).size())));
        if (!may_exchange(one, other) || gain(one, other) > lots_.pick_below(heat)) continue;
        exchange(one, other);
        break;
      }
    }
  }
}

void SeatingSearch::restore(const std::vector<Tables>& rounds) {
  for (const Tables& round : rounds_) seat(round, -1);
  rounds_ = rounds;
  for (const Tables& round : rounds_) seat(round, 1);
}

bool SeatingSearch::improve(std::size_t first, int sweeps, const KeepGoing& keep_going, double from,
                            double to) {
  std::vector<Tables> best = rounds_;
  int fewest = repeats_;
  bool going = true;
  for (int count = 0; count < sweeps && fewest > 0 && going; ++count) {
    for (std::size_t round = first; round < rounds_.size(); ++round) sweep(round, heat_of(count));
    if (repeats_ < fewest) {
      fewest = repeats_;
      best = rounds_;
    }
    if (keep_going && count % kReportEvery == 0) going = keep_going(from + (to - from) * count / sweeps);
  }
  if (repeats_ > fewest) restore(best);
  return going;
}

}  // namespace tanteador::league
