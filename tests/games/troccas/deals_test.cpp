// Whole random deals played by the rules, and counted here in groups as people do. Entered card by card, by
// tricks and counts, and by piles they are written alike. TANTEADOR_LONG in the environment plays ten times
// as many.

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>

#include <doctest/doctest.h>

#include "src/games/troccas/count.hpp"
#include "src/games/troccas/law.hpp"
#include "src/games/troccas/match.hpp"
#include "src/games/troccas/totals.hpp"

using namespace tanteador;
using namespace tanteador::troccas;

namespace {

using Rng = std::mt19937;
using Cards = std::vector<Card>;

int deals_wanted() { return std::getenv("TANTEADOR_LONG") ? 2'000 : 80; }

bool contains(const Cards& cards, Card card) { return std::ranges::find(cards, card) != cards.end(); }

struct Laid {
  Seat player{};
  Card card{};
};

// A deal played with all hands known.
struct Table {
  int seats = 4;
  Seat skatist{};
  Cards skat{};
  std::vector<Cards> hands{};
  std::vector<std::vector<Laid>> tricks{};
  std::vector<Seat> winners{};
};

Cards shuffled_pack(Rng& rng) {
  Cards cards;
  for (int place = 0; place < Pack::kSize; ++place) cards.push_back(Pack::card(place));
  std::shuffle(cards.begin(), cards.end(), rng);
  return cards;
}

// Two or three cards, unless exactly one of them counts five.
void lay_skat_away(Table& table, Cards& hand, int size) {
  while (static_cast<int>(table.skat.size()) < size) {
    table.skat.push_back(hand.back());
    hand.pop_back();
  }
  const auto is_five = [](Card card) { return value_of(card) == 5; };
  if (std::ranges::count_if(table.skat, is_five) != 1) return;
  const auto other = std::ranges::find_if_not(hand, is_five);
  std::swap(*std::ranges::find_if(table.skat, is_five), *other);
}

Table deal_table(Rng& rng, int seats, Seat skatist) {
  Table table{.seats = seats, .skatist = skatist};
  table.hands.resize(static_cast<std::size_t>(seats));
  Cards pack = shuffled_pack(rng);
  const int size = 78 / seats;
  for (Cards& hand : table.hands) {
    hand.assign(pack.end() - size, pack.end());
    pack.resize(pack.size() - static_cast<std::size_t>(size));
  }
  const int skat = seats == 6 ? 0 : seats == 4 ? 2 : 3;
  Cards& own = table.hands[static_cast<std::size_t>(index(skatist))];
  own.insert(own.end(), pack.begin(), pack.end());
  if (seats == 3) {  // 26 each would leave no skat: the skatist lays away, the others have one card less
    for (Cards& hand : table.hands) {
      if (&hand == &own) continue;
      own.push_back(hand.back());
      hand.pop_back();
    }
  }
  std::shuffle(own.begin(), own.end(), rng);
  lay_skat_away(table, own, skat);
  return table;
}

// The winner by the wording of C-12. Any tarock beats any suit; low cards of cuppas and rosas rank reversed.
std::size_t winner_of(const std::vector<Laid>& trick) {
  constexpr std::string_view kHigh = "KQCJ";
  std::optional<char> led;
  std::size_t best = 0;
  int most = -1;
  for (std::size_t place = 0; place < trick.size(); ++place) {
    const std::string_view name = Pack::name(trick[place].card);
    if (name == "X") continue;
    const bool tarock = name[0] == 'T';
    const char suit = tarock ? 'T' : name.back();
    if (!led) led = suit;
    if (!tarock && suit != *led) continue;
    int worth = 0;
    if (const auto figure = kHigh.find(name[0]); !tarock && figure != kHigh.npos) {
      worth = 20 - static_cast<int>(figure);
    } else {
      worth = std::stoi(std::string(tarock ? name.substr(1) : name.substr(0, name.size() - 1)));
      if (suit == 'c' || suit == 'r') worth = 11 - worth;
    }
    if (tarock) worth += 100;
    if (worth > most) most = worth, best = place;
  }
  return best;
}

void play(Rng& rng, Table& table) {
  auto hands = table.hands;
  int turn = (index(table.skatist) + 1) % table.seats;
  while (!hands[0].empty()) {
    std::vector<Laid> trick;
    Cards on_table;
    for (int i = 0; i < table.seats; ++i) {
      const int player = (turn + i) % table.seats;
      Cards& hand = hands[static_cast<std::size_t>(player)];
      Pack::Set set;
      for (const Card card : hand) set[static_cast<std::size_t>(card)] = true;
      const auto playable = cards::playable<Pack>(law(), set, on_table).cards;
      std::shuffle(hand.begin(), hand.end(), rng);
      const auto chosen =
          std::ranges::find_if(hand, [&](Card card) { return playable[static_cast<std::size_t>(card)]; });
      REQUIRE(chosen != hand.end());
      trick.push_back({seat_at(player), *chosen});
      on_table.push_back(*chosen);
      hand.erase(chosen);
    }
    turn = index(trick[winner_of(trick)].player);
    table.winners.push_back(seat_at(turn));
    table.tricks.push_back(trick);
  }
}

int side_of_seat(const Table& table, Seat seat) {
  return table.seats % 2 == 0 ? index(seat) % 2 : index(seat);
}

// The pile of each side at the end. The fool is exchanged for an empty card, or left where it fell.
enum class Fool { is_undone, left };
std::map<int, Cards> piles_of(const Table& table, Fool fool = Fool::is_undone) {
  std::map<int, Cards> piles;
  int owner = -1, winner = -1;
  for (std::size_t trick = 0; trick < table.tricks.size(); ++trick) {
    const int side = side_of_seat(table, table.winners[trick]);
    for (const Laid& laid : table.tricks[trick]) {
      piles[side].push_back(laid.card);
      if (laid.card == Pack::fool()) owner = side_of_seat(table, laid.player), winner = side;
    }
  }
  if (owner != winner && fool == Fool::is_undone) {
    Cards &mine = piles[owner], &theirs = piles[winner];
    const auto empty = std::ranges::find_if(mine, [](Card card) { return is_empty(card); });
    if (empty != mine.end()) std::swap(*empty, *std::ranges::find(theirs, Pack::fool()));
  }
  for (const Card card : table.skat) piles[side_of_seat(table, table.skatist)].push_back(card);
  return piles;
}

// A group of up to four cards: their figures, and one point less for each figure after the first.
int group_points(const Cards& group) {
  int figures = 0, sum = 0;
  for (const Card card : group) {
    if (value_of(card) == 1) continue;
    sum += value_of(card);
    ++figures;
  }
  return figures == 0 ? 1 : sum - (figures - 1);
}

// In fours, one figure with three empty cards as long as there are; the rest is a group as well.
int counted_in_fours(const Cards& pile) {
  Cards figures, empties;
  for (const Card card : pile) (value_of(card) == 1 ? empties : figures).push_back(card);
  int points = 0;
  while (!figures.empty() || !empties.empty()) {
    Cards group;
    const auto take = [&](Cards& from) {
      group.push_back(from.back());
      from.pop_back();
    };
    if (!figures.empty()) take(figures);
    while (group.size() < 4 && !empties.empty()) take(empties);
    while (group.size() < 4 && !figures.empty()) take(figures);
    points += group_points(group);
  }
  return points;
}

// Every card its value; of the skat one less each.
int counted_singly(const Cards& pile, const Table& table) {
  int points = 0;
  for (const Card card : pile) points += value_of(card) - (contains(table.skat, card) ? 1 : 0);
  return points;
}

std::vector<Points> expected(const Table& table, const std::map<int, Cards>& piles) {
  std::vector<Points> scores;
  for (const auto& [side, pile] : piles) {
    const bool skatist = side == side_of_seat(table, table.skatist);
    const int target = table.seats == 3 ? 42 + skatist : table.seats == 5 ? 25 + 2 * skatist : 36;
    const int points = table.seats % 2 == 0 ? counted_in_fours(pile) : counted_singly(pile, table);
    scores.push_back(points - target);
  }
  return scores;
}

// A match of one deal, entered event by event.
class Entered {
 public:
  explicit Entered(const Table& table)
      : rules_(Troccas::seat({}, {.players = table.seats, .dealer = table.skatist}).value()),
        state_(Troccas::initial_state(rules_)) {
    enter(DealStarted{});
  }
  void enter(const Event& event) {
    const auto ruling = Troccas::apply(rules_, state_, event, EventSeq{++seq_});
    CAPTURE((ruling ? std::string_view() : ruling.error().key()));
    REQUIRE(ruling.has_value());
    state_ = ruling->next;
  }
  Totals totals(Side side) const { return possible_points(rules_, state_, side).all(); }
  bool is_over() const { return !state_.deals.open; }
  std::vector<Points> scores() const {
    return {state_.deals.score.begin(), state_.deals.score.begin() + rules_.sides};
  }

 private:
  Ruleset rules_;
  State state_;
  int seq_ = 1;
};

void enter_skat(Entered& match, const Table& table) {
  if (!table.skat.empty())
    match.enter(Discarded{table.skatist, SkatCards(table.skat.begin(), table.skat.end())});
}

Counted count_of(const std::vector<Points>& scores, const Table& table, bool all) {
  Counted event;
  for (std::size_t side = 0; side < scores.size() - (all ? 0 : 1); ++side) {
    const bool skatist = static_cast<int>(side) == side_of_seat(table, table.skatist);
    event.points[side] = scores[side] + target_points(table.seats, skatist);
  }
  return event;
}

// The possible points of a side if all cards but the skat are entered, with or without the fool's exchange.
void check_totals(const Table& table, const std::vector<Points>& scores) {
  Entered match(table);
  for (const auto& trick : table.tricks) {
    for (const Laid& laid : trick) match.enter(CardPlayed{laid.player, laid.card});
  }
  auto piles = piles_of(table, Fool::left);
  for (std::size_t side = 0; side < scores.size(); ++side) piles[static_cast<int>(side)];
  const std::vector<Points> left = expected(table, piles);
  for (std::size_t side = 0; side < scores.size(); ++side) {
    const bool skatist = static_cast<int>(side) == side_of_seat(table, table.skatist);
    const int target = target_points(table.seats, skatist);
    Totals totals;
    totals.set(static_cast<std::size_t>(scores[side] + target));
    totals.set(static_cast<std::size_t>(left[side] + target));
    CAPTURE(side);
    CHECK(match.totals(side_at(static_cast<int>(side))).to_string() == totals.to_string());
  }
}

void check_deal(Rng& rng, int seats, Seat skatist) {
  Table table = deal_table(rng, seats, skatist);
  play(rng, table);
  auto piles = piles_of(table);
  // A side without tricks falls under the matsch rules, which have their own rows.
  if (seats % 2 == 0 && (piles[0].size() < 4 || piles[1].size() < 4)) return;
  for (int side = 0; side < (seats % 2 == 0 ? 2 : seats); ++side) piles[side];  // a player without a trick
  const std::vector<Points> scores = expected(table, piles);
  int sum = 0;
  for (const Points points : scores) sum += points;
  CHECK(sum == 0);

  Entered by_card(table);
  enter_skat(by_card, table);
  for (const auto& trick : table.tricks) {
    for (const Laid& laid : trick) by_card.enter(CardPlayed{laid.player, laid.card});
  }
  CHECK(by_card.is_over());
  CHECK(by_card.scores() == scores);

  check_totals(table, scores);

  Entered by_trick(table);
  for (std::size_t trick = 0; trick < table.tricks.size(); ++trick) {
    if (trick % 3 != 0) {
      by_trick.enter(TrickWon{table.winners[trick]});
      continue;
    }
    for (const Laid& laid : table.tricks[trick]) by_trick.enter(CardPlayed{laid.player, laid.card});
  }
  by_trick.enter(count_of(scores, table, rng() % 2 == 0));
  CHECK(by_trick.scores() == scores);

  Entered by_pile(table);
  if (rng() % 2 == 0) enter_skat(by_pile, table);
  for (const Laid& laid : table.tricks[0]) by_pile.enter(CardPlayed{laid.player, laid.card});
  for (std::size_t side = 0; side + 1 < scores.size(); ++side) {
    const Cards& pile = piles[static_cast<int>(side)];
    by_pile.enter(Captured{side_at(static_cast<int>(side)), PileCards(pile.begin(), pile.end())});
  }
  CHECK(by_pile.is_over());
  CHECK(by_pile.scores() == scores);
}

}  // namespace

TEST_CASE("random deals score the same card by card, by counts and by piles") {
  for (const int seats : {3, 4, 5, 6}) {
    for (int deal = 0; deal < deals_wanted(); ++deal) {
      Rng rng(static_cast<unsigned>(deal * 10 + seats));
      CAPTURE(seats);
      CAPTURE(deal);
      check_deal(rng, seats, seat_at(deal % seats));
    }
  }
}
