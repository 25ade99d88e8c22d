#include "src/league/ratings/ratings.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <tuple>

namespace tanteador::league {

namespace {

constexpr int kPeriodsMax = 1'000'000;

std::size_t player_place(Player player) { return static_cast<std::size_t>(player); }

// The fault of a match, as a sentence with a gap for its number.
std::string_view match_fault(const RatedMatch& match, int players) {
  std::array<std::optional<int>, kRatedSidesMax> ranks;
  std::set<Player> player_set;
  for (const RatedSeat& seat : match.seats) {
    if (seat.side < 0 || seat.side >= static_cast<int>(kRatedSidesMax)) {
      return N_("Match {0} cannot be rated: it has more than twelve sides.");
    }
    std::optional<int>& rank = ranks[seat.side];
    if (rank.value_or(seat.rank) != seat.rank) {
      return N_("Match {0} cannot be rated: a side has two ranks.");
    }
    rank = seat.rank;
    if (!(seat.share > 0 && seat.share <= 1)) {
      return N_("Match {0} cannot be rated: a player's share of it must be above 0 and at most 1.");
    }
    const auto number = static_cast<std::int32_t>(seat.player);
    if (number < 0 || number >= players) {
      return N_("Match {0} cannot be rated: a player is not in the list.");
    }
    if (!player_set.insert(seat.player).second) {
      return N_("Match {0} cannot be rated: a player is in it twice.");
    }
  }
  const auto first_gap = std::ranges::find_if_not(ranks, &std::optional<int>::has_value);
  if (std::any_of(first_gap, ranks.end(), [](const auto& rank) { return rank.has_value(); })) {
    return N_("Match {0} cannot be rated: its sides are not numbered without gaps.");
  }
  if (first_gap - ranks.begin() < 2) {
    return N_("Match {0} cannot be rated: it has fewer than two sides.");
  }
  return {};
}

struct Side {
  int rank = 0;
  double mean = 0, variance = 0, share = 0;
};

// The sides of a match: the mean of their players, weighted by share.
class Sides {
 public:
  template <class RatingFunction>
  Sides(const RatedMatch& match, RatingFunction rating_of) {
    for (const RatedSeat& seat : match.seats) {
      Side& side = sides_[seat.side];
      const Rating rating = rating_of(seat.player);
      count_ = std::max(count_, static_cast<std::size_t>(seat.side) + 1);
      side.rank = seat.rank;
      side.share += seat.share;
      side.mean += seat.share * rating.value;
      side.variance += seat.share * rating.deviation * rating.deviation;
    }
    for (Side& side : all()) {
      side.mean /= side.share;
      side.variance /= side.share;
    }
  }
  std::span<Side> all() { return std::span(sides_).first(count_); }

 private:
  std::array<Side, kRatedSidesMax> sides_{};
  std::size_t count_ = 0;
};

Rating initial_of(const WengLin& system) { return {system.initial.mean, system.initial.deviation, 0, 0}; }
Rating initial_of(const Elo& system) { return {system.initial, 0, 0, 0}; }
Rating initial_of(const Glicko2& system) {
  return {system.initial.rating, system.initial.deviation, system.initial.volatility, 0};
}

Glicko2Rating glicko2_of(const Rating& rating) { return {rating.value, rating.deviation, rating.volatility}; }

double score_against(int rank, int other) { return rank < other ? 1.0 : rank == other ? 0.5 : 0.0; }

struct PlayedGame {
  Player player{};
  Glicko2Game game;
};

// The games of each player against each other side, sorted so that sums do not depend on the log's order.
template <class RatingFunction>
std::vector<PlayedGame> games_of(std::span<const RatedMatch> matches, RatingFunction before) {
  std::vector<PlayedGame> all;
  for (const RatedMatch& match : matches) {
    Sides sides(match, before);
    for (const RatedSeat& seat : match.seats) {
      const Side& own = sides.all()[seat.side];
      const double shift = before(seat.player).value - own.mean;  // as if all were like this player
      for (const Side& other : sides.all()) {
        if (&other == &own) continue;
        all.push_back({seat.player,
                       {other.mean + shift, std::sqrt(other.variance), score_against(own.rank, other.rank),
                        seat.share}});
      }
    }
  }
  std::ranges::sort(all, {}, [](const PlayedGame& one) {
    const Glicko2Game& game = one.game;
    return std::tuple(one.player, game.opponent_rating, game.opponent_deviation, game.scored, game.share);
  });
  return all;
}

using Matches = std::span<const RatedMatch>;

// The rating at the end of a later period; with Glicko-2 the deviation grows.
Rating carry_forward(const RatingSystem& any, const RatingStep& step, int period) {
  const Glicko2* glicko2 = std::get_if<Glicko2>(&any);
  if (!glicko2 || step.period == period) return step.rating;
  const Glicko2Rating now = age_rating(*glicko2, glicko2_of(step.rating), period - step.period);
  return {now.rating, now.deviation, now.volatility, step.rating.games};
}

template <class Ratings>
void rate_period(const WengLin& system, Matches matches, Ratings& ratings_of) {
  std::vector<RatedSeat> seats;  // of a match, grouped by side
  std::vector<Rating*> ratings;
  std::vector<WengLinPlayer> players;
  std::vector<WengLinSide> sides;
  for (const RatedMatch& match : matches) {
    seats.assign(match.seats.begin(), match.seats.end());
    if (!std::ranges::is_sorted(seats, {}, &RatedSeat::side)) {
      std::ranges::stable_sort(seats, {}, &RatedSeat::side);
    }
    ratings.clear();
    players.clear();
    for (const RatedSeat& seat : seats) {
      const Rating& rating = *ratings.emplace_back(&ratings_of.open(match.period, seat.player));
      players.push_back({{rating.value, rating.deviation}, seat.share});
    }
    sides.clear();
    for (std::size_t begin = 0, end = 0; begin < seats.size(); begin = end) {
      while (end < seats.size() && seats[end].side == seats[begin].side) ++end;
      sides.push_back({std::span(players).subspan(begin, end - begin), seats[begin].rank});
    }
    league::rate(system, sides);
    for (std::size_t i = 0; i < seats.size(); ++i) {
      Rating& rating = *ratings[i];
      rating.value = players[i].skill.mean;
      rating.deviation = players[i].skill.deviation;
      ++rating.games;
    }
  }
}

template <class Ratings>
void rate_period(const Elo& system, Matches matches, Ratings& ratings_of) {
  for (const RatedMatch& match : matches) {
    Sides sides(match, [&](Player player) { return ratings_of.open(match.period, player); });
    const auto others = static_cast<double>(sides.all().size() - 1);
    for (const RatedSeat& seat : match.seats) {
      const Side& own = sides.all()[seat.side];
      double won = 0, expected = 0;
      for (const Side& other : sides.all()) {
        if (&other == &own) continue;
        won += score_against(own.rank, other.rank) / others;
        expected += elo_expected(own.mean, other.mean) / others;
      }
      Rating& rating = ratings_of.open(match.period, seat.player);
      rating.value =
          elo_rated(rating.value, seat.share * elo_k(system, rating.value, rating.games), won, expected);
      ++rating.games;
    }
  }
}

template <class Ratings>
void rate_period(const Glicko2& system, Matches matches, Ratings& ratings_of) {
  const int period = matches.front().period;
  const auto before = [&](Player player) { return ratings_of.after(period - 1, player); };
  const std::vector<PlayedGame> all = games_of(matches, before);
  std::vector<Glicko2Game> games;
  for (auto begin = all.begin(); begin != all.end();) {
    const Player player = begin->player;
    games.clear();
    for (; begin != all.end() && begin->player == player; ++begin) games.push_back(begin->game);
    const Rating old = before(player);
    const Glicko2Rating now = update_rating(system, glicko2_of(old), games);
    ratings_of.open(period, player) = {now.rating, now.deviation, now.volatility, old.games};
  }
  for (const RatedMatch& match : matches) {
    for (const RatedSeat& seat : match.seats) ++ratings_of.open(period, seat.player).games;
  }
}

// Rates period by period. Ratings::open() returns the rating of a player in this period, initially that
// before it. rating_after() returns the rating at the end of another period.
template <class Ratings>
void rate_periods(const RatingSystem& any, Matches log, Ratings ratings) {
  for (auto begin = log.begin(); begin != log.end();) {
    const auto end = std::ranges::upper_bound(begin, log.end(), begin->period, {}, &RatedMatch::period);
    std::visit([&](const auto& system) { rate_period(system, {begin, end}, ratings); }, any);
    begin = end;
  }
}

template <class Open, class After>
struct RatingsBy {
  Open open;
  After after;
};

}  // namespace

std::optional<Phrase> fault_in(std::span<const RatedMatch> log, int players) {
  int number = 0, period = 0;
  for (const RatedMatch& match : log) {
    ++number;
    if (match.period < period || match.period > kPeriodsMax) {
      return Phrase{
          N_("Match {0} cannot be rated: its period is earlier than the match before, or out of range."),
          {number}};
    }
    period = match.period;
    if (const std::string_view fault = match_fault(match, players); !fault.empty()) {
      return Phrase{fault, {number}};
    }
  }
  return std::nullopt;
}

RatingHistory::RatingHistory(RatingSystem system)
    : system_(system), initial_(std::visit([](const auto& one) { return initial_of(one); }, system)) {}

void RatingHistory::rate(std::span<const RatedMatch> log, int period) {
  forget_from(period);
  last_period_ = log.empty() ? -1 : log.back().period;
  const auto begin = std::ranges::lower_bound(log, period, {}, &RatedMatch::period);
  rate_periods(system_, {begin, log.end()},
               RatingsBy{[this](int now, Player player) -> Rating& { return open(now, player); },
                         [this](int now, Player player) { return rating_after(now, player); }});
}

void RatingHistory::forget_from(int period) {
  for (std::vector<Step>& steps : players_) {
    while (!steps.empty() && steps.back().period >= period) steps.pop_back();
  }
}

std::span<const RatingHistory::Step> RatingHistory::steps(Player player) const {
  if (static_cast<std::int32_t>(player) < 0 || player_place(player) >= players_.size()) return {};
  return players_[player_place(player)];
}

Rating RatingHistory::rating_after(int period, Player player) const {
  const auto all = steps(player);
  const auto next = std::ranges::upper_bound(all, period, {}, &Step::period);
  return next == all.begin() ? initial_ : carry_forward(system_, *(next - 1), period);
}

Rating& RatingHistory::open(int period, Player player) {
  if (player_place(player) >= players_.size()) players_.resize(player_place(player) + 1);
  std::vector<Step>& steps = players_[player_place(player)];
  if (steps.empty()) {
    steps.push_back({period, initial_});
  } else if (steps.back().period < period) {
    steps.push_back({period, carry_forward(system_, steps.back(), period - 1)});
  }
  return steps.back().rating;
}

LatestRatings::LatestRatings(RatingSystem system, std::vector<RatingStep> known)
    : system_(system),
      initial_(std::visit([](const auto& one) { return initial_of(one); }, system)),
      steps_(std::move(known)) {}

// Allocates all places first, so that references from open() stay valid.
void LatestRatings::rate(std::span<const RatedMatch> log) {
  std::size_t places = steps_.size();
  for (const RatedMatch& match : log)
    for (const RatedSeat& seat : match.seats) places = std::max(places, player_place(seat.player) + 1);
  steps_.resize(places, {-1, initial_});
  rate_periods(system_, log,
               RatingsBy{[this](int now, Player player) -> Rating& { return open(now, player); },
                         [this](int now, Player player) { return rating_after(now, player); }});
}

Rating LatestRatings::rating_after(int period, Player player) const {
  const std::size_t place = player_place(player);
  const bool rated = place < steps_.size() && steps_[place].period >= 0;
  return rated ? carry_forward(system_, steps_[place], std::max(period, steps_[place].period)) : initial_;
}

Rating& LatestRatings::open(int period, Player player) {
  RatingStep& step = steps_[player_place(player)];
  if (step.period < 0) step = {period, initial_};
  if (step.period < period) step = {period, carry_forward(system_, step, period - 1)};
  return step.rating;
}

}  // namespace tanteador::league
