#include "src/league/pairing/knockout.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace tanteador::league {

namespace {

using From = BracketPlace::From;

BracketPlace seed_place(int number) { return {From::seed, number}; }

// The order of seeds in the bracket: with 4 places 1 4 2 3. The expected winners of neighbouring matches meet
// next, and the seeds that meet always have the same sum.
std::vector<int> seed_order(int places) {
  std::vector<int> order{0};
  while (static_cast<int>(order.size()) < places) {
    const int sum = 2 * static_cast<int>(order.size()) - 1;
    std::vector<int> wider;
    for (const int seed : order) wider.insert(wider.end(), {seed, sum - seed});
    order = std::move(wider);
  }
  return order;
}

class Builder {
 public:
  explicit Builder(int entrants) { bracket_.entrants = entrants; }

  // Adds a knock-out of these entrants (strongest first) down to `left`, a power of two, and returns the
  // remaining places. It is one of `parts` equal parts.
  std::vector<BracketPlace> play_down(BracketPart part, const std::vector<BracketPlace>& by_seed, int left,
                                      int parts = 1) {
    const int size =
        static_cast<int>(std::bit_ceil(std::max(by_seed.size(), static_cast<std::size_t>(left))));
    std::vector<BracketPlace> places;
    for (const int seed : seed_order(size)) {
      const auto at = static_cast<std::size_t>(seed);
      places.push_back(at < by_seed.size() ? by_seed[at] : BracketPlace{});
    }
    for (int round = 0; static_cast<int>(places.size()) > left; ++round) {
      std::vector<BracketPlace> winners;
      const int remaining = static_cast<int>(places.size()) * parts;
      for (std::size_t i = 0; i < places.size(); i += 2) {
        winners.push_back(add({part, round, remaining, places[i], places[i + 1]}));
      }
      places = std::move(winners);
    }
    return places;
  }

  BracketPlace add(const BracketMatch& match) {
    bracket_.matches.push_back(match);
    return {From::winner_of, static_cast<int>(bracket_.matches.size()) - 1};
  }

  void semifinals(int round, const std::vector<BracketPlace>& four, bool third_place) {
    const BracketPlace one = add({BracketPart::main_draw, round, 4, four[0], four[1]});
    const BracketPlace two = add({BracketPart::main_draw, round, 4, four[2], four[3]});
    if (third_place) {
      add({BracketPart::third_place, 0, 2, {From::loser_of, one.number}, {From::loser_of, two.number}});
    }
    add({BracketPart::main_draw, round + 1, 2, one, two});
  }

  void play_twice(const std::vector<BracketPlace>& by_seed, bool second_final) {
    const BracketPlace best = play_down(BracketPart::winners, by_seed, 1).front();
    std::vector<BracketPlace> left = dropped_places(0);
    LosersRound next{0, 2 * static_cast<int>(left.size())};
    for (int round = 1; left.size() > 1; ++round) {
      std::vector<BracketPlace> first, second;
      for (std::size_t i = 0; i < left.size(); i += 2)
        first.push_back(left[i]), second.push_back(left[i + 1]);
      left = play(first, second, next);
      left = play(left, dropped_places(round), next);
    }
    const BracketPlace final_winner = add({BracketPart::grand_final, 0, 2, best, left.front()});
    if (second_final)
      add({BracketPart::grand_final, 1, 2, {From::loser_of, final_winner.number}, final_winner});
  }

  std::vector<BracketPlace> losers_of(int round) const {
    std::vector<BracketPlace> losers;
    for (int match = 0; match < static_cast<int>(bracket_.matches.size()); ++match) {
      const BracketMatch& each = bracket_.matches[match];
      const bool played = each.second.from != From::nobody && each.first.from != From::nobody;
      if (each.part == BracketPart::main_draw && each.round == round && played) {
        losers.push_back({From::loser_of, match});
      }
    }
    return losers;
  }

  Bracket bracket() && { return std::move(bracket_); }

 private:
  struct LosersRound {
    int number, remaining;
  };
  std::vector<BracketPlace> play(const std::vector<BracketPlace>& first,
                                 const std::vector<BracketPlace>& second, LosersRound& round) {
    std::vector<BracketPlace> winners;
    for (std::size_t i = 0; i < first.size(); ++i)
      winners.push_back(add({BracketPart::losers, round.number, round.remaining, first[i], second[i]}));
    ++round.number;
    round.remaining -= static_cast<int>(first.size());
    return winners;
  }

  // The losers of a round of the winners' bracket, by their place in the losers' bracket. The bits of the
  // round's number choose half, quarter and so on: losers of different rounds come from different parts.
  std::vector<BracketPlace> dropped_places(int round) const {
    std::vector<BracketPlace> losers;
    for (int match = 0; match < static_cast<int>(bracket_.matches.size()); ++match) {
      const BracketMatch& each = bracket_.matches[match];
      if (each.part == BracketPart::winners && each.round == round) losers.push_back({From::loser_of, match});
    }
    std::vector<BracketPlace> crossed(losers.size());
    std::size_t moved = 0;
    for (std::size_t half = losers.size() / 2; half > 0; half /= 2, round /= 2) moved += round % 2 * half;
    for (std::size_t i = 0; i < losers.size(); ++i) crossed[i ^ moved] = losers[i];
    return crossed;
  }

  Bracket bracket_;
};

// True if the winner of the losers' bracket has not won the first final.
bool needs_no_second(const BracketMatch& match, const std::vector<BracketState>& states) {
  if (match.part != BracketPart::grand_final || match.round == 0) return false;
  const BracketState& first = states[match.first.number];
  const bool open = first.status == BracketStatus::waiting || first.status == BracketStatus::ready ||
                    first.status == BracketStatus::contradicted;
  return !open && first.as_winner == first.first;
}

std::vector<BracketPlace> seeds(int from, int to) {
  std::vector<BracketPlace> places;
  for (int seed = from; seed < to; ++seed) places.push_back(seed_place(seed));
  return places;
}

struct Occupant {
  bool open = false;  // an earlier match is not decided
  std::optional<Entrant> entrant;
};

// The outcome of a match as recorded by later draws.
struct FixedPlaces {
  bool winner = false, loser = false;  // the place is fixed; without an entrant nobody gets it
  std::optional<Entrant> as_winner, as_loser;
};

std::vector<FixedPlaces> fixed_places(const Bracket& bracket, std::span<const BracketOccupants> drawn) {
  std::vector<FixedPlaces> fixed(bracket.matches.size());
  const auto take = [&](const BracketPlace& place, std::optional<Entrant> who) {
    if (place.from == From::winner_of)
      fixed[place.number].winner = true, fixed[place.number].as_winner = who;
    else if (place.from == From::loser_of)
      fixed[place.number].loser = true, fixed[place.number].as_loser = who;
  };
  for (const BracketOccupants& one : drawn) {
    take(bracket.matches[one.match].first, one.first);
    take(bracket.matches[one.match].second, one.second);
  }
  return fixed;
}

// If a draw fixes one of the two entrants, the other one gets the other place.
void place_on(BracketState& state, const FixedPlaces& fixed) {
  const auto other = [&](std::optional<Entrant> who) {
    return who == state.first ? state.second : state.first;
  };
  state.as_winner = state.winner;
  state.as_loser = state.loser;
  if (fixed.winner) state.as_winner = fixed.as_winner;
  if (fixed.loser) state.as_loser = fixed.as_loser;
  if (fixed.winner && !fixed.loser)
    state.as_loser = fixed.as_winner ? other(fixed.as_winner) : std::nullopt;
  else if (fixed.as_loser && !fixed.winner)
    state.as_winner = other(fixed.as_loser);
}

Occupant occupant(const BracketPlace& place, std::span<const Entrant> by_seed,
                  const std::vector<BracketState>& states, const std::vector<FixedPlaces>& fixed) {
  if (place.from == From::nobody) return {};
  const auto number = static_cast<std::size_t>(place.number);
  if (place.from == From::seed) {
    return number < by_seed.size() ? Occupant{false, by_seed[number]} : Occupant{};
  }
  const BracketState& state = states[number];
  const bool winner = place.from == From::winner_of;
  const auto who = winner ? state.as_winner : state.as_loser;
  const auto& [took_winner, took_loser, as_winner, as_loser] = fixed[number];
  const bool taken = winner ? took_winner || as_loser : took_loser || took_winner;
  using enum BracketStatus;
  const bool open = state.status == waiting || state.status == ready || state.status == contradicted;
  return {open && !taken, who};
}

BracketState match_state(const Occupant& first, const Occupant& second,
                         const std::optional<BracketResult>& result) {
  BracketState state{.status = BracketStatus::waiting, .first = first.entrant, .second = second.entrant};
  if (first.open || second.open) {
    if (result) state.status = BracketStatus::contradicted;
    return state;
  }
  if (!first.entrant && !second.entrant) {
    state.status = BracketStatus::empty;
  } else if (!first.entrant || !second.entrant) {
    state.status = BracketStatus::walkover;
    state.winner = first.entrant ? first.entrant : second.entrant;
  } else if (!result) {
    state.status = BracketStatus::ready;
  } else if (!result->winner) {
    state.status = BracketStatus::forfeited;
  } else if (result->winner != first.entrant && result->winner != second.entrant) {
    state.status = BracketStatus::contradicted;
  } else {
    state.status = BracketStatus::decided;
    state.winner = result->winner;
    state.loser = result->winner == first.entrant ? second.entrant : first.entrant;
  }
  return state;
}

}  // namespace

int Bracket::final_match() const {
  for (int match = static_cast<int>(matches.size()) - 1; match >= 0; --match) {
    const BracketPart part = matches[match].part;
    if (part == BracketPart::main_draw || part == BracketPart::grand_final) return match;
  }
  return -1;
}

int Bracket::rounds() const {
  int main_rounds = 0, losers = 0, finals = 0;
  for (const BracketMatch& match : matches) {
    int& most = match.part == BracketPart::losers        ? losers
                : match.part == BracketPart::grand_final ? finals
                                                         : main_rounds;
    most = std::max(most, match.round + 1);
  }
  // The losers' bracket begins after one round and is longer than the winners'.
  return finals > 0 ? 1 + losers + finals : main_rounds;
}

int Bracket::place_out(int number) const {
  const BracketMatch& match = matches[number];
  const auto drops = [&](const BracketMatch& other) {
    const BracketPlace from{From::loser_of, number};
    return other.part == BracketPart::losers && (other.first == from || other.second == from);
  };
  if (match.part == BracketPart::winners) {
    const auto next = std::ranges::find_if(matches, drops);
    if (next != matches.end()) return place_out(static_cast<int>(next - matches.begin()));
  }
  if (match.part != BracketPart::losers) return match.remaining / 2 + 1;
  const auto together = std::ranges::count_if(matches, [&](const BracketMatch& other) {
    return other.part == BracketPart::losers && other.round == match.round;
  });
  return match.remaining - static_cast<int>(together) + 1;
}

Bracket double_elimination(int entrants, bool second_final) {
  Builder builder(entrants);
  if (entrants >= 2) builder.play_twice(seeds(0, entrants), second_final);
  return std::move(builder).bracket();
}

Bracket knockout(int entrants, const BracketRules& rules) {
  Builder builder(entrants);
  if (entrants < 2) return std::move(builder).bracket();
  if (entrants < 4) {
    builder.play_down(BracketPart::main_draw, seeds(0, entrants), 1);
    return std::move(builder).bracket();
  }
  const auto four = builder.play_down(BracketPart::main_draw, seeds(0, entrants), 4);
  const int round = std::bit_width(static_cast<unsigned>(entrants - 1)) - 2;
  builder.semifinals(round, four, rules.third_place);
  if (rules.repechage) {
    const auto losers = builder.losers_of(0);
    if (losers.size() > 1) builder.play_down(BracketPart::repechage, losers, 1);
  }
  return std::move(builder).bracket();
}

Bracket knockout_with_repechage(int direct, int others, bool third_place) {
  Builder builder(direct + others);
  if (direct < 3) return std::move(builder).bracket();
  // Three parts of the draw; the strongest are distributed as in snake groups.
  std::vector<std::vector<BracketPlace>> parts(3);
  for (int seed = 0; seed < direct; ++seed) {
    const int column = seed % 6;
    parts[column < 3 ? column : 5 - column].push_back(seed_place(seed));
  }
  const std::size_t largest = std::bit_ceil(parts[0].size());
  std::vector<BracketPlace> three;
  for (auto& part : parts) {
    part.resize(largest);  // all parts play the same rounds
    three.push_back(builder.play_down(BracketPart::main_draw, part, 1, 4).front());
  }
  const std::vector<BracketPlace> again = others > 0 ? seeds(direct, direct + others) : builder.losers_of(0);
  BracketPlace fourth;
  if (!again.empty()) fourth = builder.play_down(BracketPart::repechage, again, 1).front();
  const int round = static_cast<int>(std::bit_width(largest)) - 1;
  builder.semifinals(round, {three[0], fourth, three[1], three[2]}, third_place);
  return std::move(builder).bracket();
}

std::vector<BracketState> play_bracket(const Bracket& bracket, std::span<const Entrant> by_seed,
                                       std::span<const std::optional<BracketResult>> results,
                                       std::span<const BracketOccupants> drawn) {
  const auto fixed = fixed_places(bracket, drawn);
  std::vector<const BracketOccupants*> occupants(bracket.matches.size(), nullptr);
  for (const BracketOccupants& one : drawn) occupants[one.match] = &one;
  std::vector<BracketState> states;
  for (std::size_t match = 0; match < bracket.matches.size(); ++match) {
    const BracketMatch& each = bracket.matches[match];
    const BracketOccupants* came = occupants[match];
    const auto result = match < results.size() ? results[match] : std::nullopt;
    if (!came && needs_no_second(each, states)) {
      states.push_back({.status = BracketStatus::empty});
      continue;
    }
    states.push_back(match_state(
        came ? Occupant{false, came->first} : occupant(each.first, by_seed, states, fixed),
        came ? Occupant{false, came->second} : occupant(each.second, by_seed, states, fixed), result));
    place_on(states.back(), fixed[match]);
  }
  return states;
}

std::vector<BracketOccupants> occupants_fixed(const Bracket& bracket, std::span<const BracketState> states,
                                              std::span<const int> matches,
                                              const std::vector<bool>& is_drawn) {
  std::vector<BracketOccupants> fixed;
  std::vector<int> todo(matches.begin(), matches.end());
  while (!todo.empty()) {
    const int match = todo.back();
    todo.pop_back();
    if (std::ranges::find(fixed, match, &BracketOccupants::match) != fixed.end()) continue;
    fixed.push_back({match, states[match].first, states[match].second});
    for (const BracketPlace& place : {bracket.matches[match].first, bracket.matches[match].second}) {
      const bool before = place.from == From::winner_of || place.from == From::loser_of;
      if (before && !is_drawn[place.number]) todo.push_back(place.number);
    }
  }
  return fixed;
}

}  // namespace tanteador::league
