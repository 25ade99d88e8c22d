// Whole deals, dealt at random and played by the rules. All forms of entry give the same result: card by
// card, dog and result alone, or counts.

#include <cstdlib>

#include <doctest/doctest.h>

#include "src/games/tarot/match.hpp"
#include "src/games/tarot/score.hpp"
#include "tests/support/tarot_deal.hpp"

using namespace tanteador;
using namespace tanteador::tarot;
using tanteador::test::TarotDeal;

namespace {

int deals_wanted() { return std::getenv("TANTEADOR_LONG") ? 2'000 : 200; }

Ruleset rules_for(int players) {
  constexpr ParameterList kThresholds[] = {{13, 15, 18}, {10, 13, 15}, {8, 10, 13}};
  Parameters parameters;
  parameters.players = players;
  parameters.poignee_thresholds = kThresholds[players - 3];
  return Tarot::seat(parameters, {.players = players}).value();
}

// Quiet unless it fails.
#define HOLDS(...)                                \
  do {                                            \
    if (!(__VA_ARGS__)) FAIL_CHECK(#__VA_ARGS__); \
  } while (false)

class Table {
 public:
  Table(const Ruleset& rules, std::uint32_t seed)
      : rules_(rules), rng_(seed), dealt_(TarotDeal::deal(rules_, seed)), match_(rules_) {}

  void play() {
    bid();
    lay_cards();
    HOLDS(refused_.empty());
    if (!discards(contract_)) enter(Dog{cards_of(dealt_.dog)});
  }
  // A king goes into the taker's discard, or the trumps of the discard are reported wrongly. The last card is
  // refused.
  enum class Fault : std::uint8_t { king, trumps };
  std::string_view play_with(Fault fault) {
    taker_ = seat_at(0);
    contract_ = Contract::garde;
    enter(DealStarted{});
    enter(Bid{taker_, contract_});
    dealt_.take_dog(rules_, taker_);
    Set& hand = dealt_.hands[0];
    for (int suit = 0; suit < cards::kSuits && fault == Fault::king; ++suit) {
      const auto king = place(Pack::card_of(suit, cards::kKing)), low = dealt_.discard._Find_first();
      if (!hand[king]) continue;
      hand[king] = dealt_.discard[low] = false;
      hand[low] = dealt_.discard[king] = true;
      break;
    }
    if (fault == Fault::trumps) enter(Discarded{taker_, {}, 3});
    lay_cards();
    return refused_;
  }

  // The discard is entered after the last card: the deal is open before it and closed after it.
  std::pair<bool, bool> open_around_discard() {
    taker_ = seat_at(0);
    enter(DealStarted{});
    enter(Bid{taker_, Contract::garde});
    enter(Dog{cards_of(dealt_.dog)});
    dealt_.take_dog(rules_, taker_);
    lay_cards();
    HOLDS(refused_.empty());
    const bool before = match_.state().deals.open;
    enter(Discarded{taker_, cards_of(dealt_.discard), {}});
    return {before, match_.state().deals.open};
  }

  // The Petit as a player's only trump in the dealt hand, and the player marked for it at the end.
  std::optional<Arg> petit_sec_of(std::size_t seat, bool excuse) {
    Set& hand = dealt_.hands[seat];
    const auto exchange = [](Set& one, std::size_t card, Set& other) {
      const std::size_t low = other._Find_first();
      one[card] = other[low] = false;
      one[low] = other[card] = true;
    };
    for (auto card = static_cast<std::size_t>(Pack::kInSuits); card < static_cast<std::size_t>(Pack::kSize);
         ++card) {
      const bool wanted = card == place(kPetit) || (excuse && card == place(kExcuse));
      if (hand[card] && !wanted) exchange(hand, card, dealt_.hands[(seat + 1) % dealt_.hands.size()]);
      if (hand[card] || !wanted) continue;
      for (Set& other : dealt_.hands) {
        if (other[card]) exchange(other, card, hand);
      }
      if (dealt_.dog[card]) exchange(dealt_.dog, card, hand);
    }
    taker_ = seat_at(0);
    enter(DealStarted{});
    enter(Bid{taker_, Contract::garde});
    enter(Dog{cards_of(dealt_.dog)});
    dealt_.take_dog(rules_, taker_);
    enter(Discarded{taker_, cards_of(dealt_.discard), {}});
    lay_cards();
    HOLDS(refused_.empty());
    const Facts facts = Tarot::deal_facts(rules_, match_.state());
    const auto fact = std::ranges::find(facts, "petit_sec", &Fact::name);
    return fact == facts.end() ? std::nullopt : std::optional(fact->value);
  }

  // The same deal by its result alone, from the piles of this test.
  Match<Tarot> by_count() const {
    Match<Tarot> match = begin_match();
    Result result;
    result.bouts = bouts_;
    result.points = CardPoints{halves_};
    if (petit_ >= 0) result.petit_au_bout = petit_ == 1 ? Camp::attack : Camp::defence;
    if (attack_tricks_ == rules_.hand_size()) result.chelem = Camp::attack;
    if (attack_tricks_ == 0) result.chelem = Camp::defence;
    if (rules_.seats == 5) result.partner = partner_;
    HOLDS(match.submit(Tarot::Event(result)).has_value());
    return match;
  }
  // And by the pile of one camp.
  Match<Tarot> by_pile(Camp camp) const {
    Match<Tarot> match = begin_match();
    const Set pile = camp == Camp::attack ? attack_pile_ : ~attack_pile_;
    Captured captured{.side = camp, .cards = {}};
    for (int i = 0; i < Pack::kSize; ++i) {
      if (pile[static_cast<std::size_t>(i)]) captured.cards.push_back(Pack::card(i));
    }
    HOLDS(match.submit(Tarot::Event(captured)).has_value());
    Result result;
    if (petit_ >= 0) result.petit_au_bout = petit_ == 1 ? Camp::attack : Camp::defence;
    if (attack_tricks_ == rules_.hand_size()) result.chelem = Camp::attack;
    if (attack_tricks_ == 0) result.chelem = Camp::defence;
    if (rules_.seats == 5) result.partner = partner_;
    HOLDS(match.submit(Tarot::Event(result)).has_value());
    return match;
  }

  const Match<Tarot>& match() const { return match_; }
  const Ruleset& rules() const { return rules_; }
  // Counts the piles as people do at the end.
  void count_piles();

 private:
  struct Laid {
    Seat by{};
    Card card{};
  };

  void enter(const Tarot::Event& event) {
    const auto answer = match_.submit(event);
    CAPTURE(event.index());
    if (!answer) FAIL(answer.error().violation.key());
  }
  // Plays random cards in turn until all are played or one is refused.
  void lay_cards() {
    while (!match_.state().deal.play.is_over() && refused_.empty()) {
      const Seat player = match_.state().deal.play.turn();
      const auto may = dealt_.playable(rules_, match_.state().deal, player);
      REQUIRE(!may.empty());
      const Card card = may[rng_() % may.size()];
      trick_.push_back({player, card});
      if (const auto answer = match_.submit(Tarot::Event(CardPlayed{player, card})); !answer)
        refused_ = answer.error().violation.key();
      if (static_cast<int>(trick_.size()) == rules_.seats) take_trick();
    }
  }
  static DogCards cards_of(const Set& set) {
    DogCards cards;
    for (int i = 0; i < Pack::kSize; ++i) {
      if (set[static_cast<std::size_t>(i)]) cards.push_back(Pack::card(i));
    }
    return cards;
  }
  Match<Tarot> begin_match() const {
    Match<Tarot> match(rules_);
    HOLDS(match.submit(Tarot::Event(DealStarted{})).has_value());
    HOLDS(match.submit(Tarot::Event(Bid{taker_, contract_})).has_value());
    return match;
  }
  void bid() {
    taker_ = seat_at(static_cast<int>(rng_() % static_cast<unsigned>(rules_.seats)));
    contract_ = static_cast<Contract>(1 + rng_() % 4);
    called_ = Pack::card_of(static_cast<int>(rng_() % 4), cards::kKing);
    enter(DealStarted{});
    enter(Bid{taker_, contract_});
    if (rules_.seats == 5) enter(KingCalled{taker_, called_});
    partner_ = taker_;
    for (int seat = 0; seat < rules_.seats; ++seat) {
      if (rules_.seats == 5 && dealt_.hands[static_cast<std::size_t>(seat)][place(called_)])
        partner_ = seat_at(seat);
    }
    if (!discards(contract_)) return;
    enter(Dog{cards_of(dealt_.dog)});
    dealt_.take_dog(rules_, taker_);
    enter(Discarded{taker_, cards_of(dealt_.discard), {}});
  }
  bool attacks(Seat seat) const { return seat == taker_ || seat == partner_; }

  // The winner by hand: the highest trump, else the highest of the suit led.
  void take_trick() {
    int led = -1, best = -1;
    std::size_t winner = 0;
    for (std::size_t i = 0; i < trick_.size(); ++i) {
      const Card card = trick_[i].card;
      if (card == kExcuse) continue;
      if (led < 0) led = Pack::suit(card);
      const int worth = Pack::suit(card) == cards::kTrumpSuit ? 100 + Pack::rank(card)
                        : Pack::suit(card) == led             ? Pack::rank(card)
                                                              : -1;
      if (worth > best) best = worth, winner = i;
    }
    tricks_.push_back({trick_, trick_[winner].by});
    trick_.clear();
  }

  struct Trick {
    std::vector<Laid> cards;
    Seat winner{};
  };
  Ruleset rules_;
  std::mt19937 rng_;
  TarotDeal dealt_;
  Match<Tarot> match_;
  std::vector<Laid> trick_;
  std::vector<Trick> tricks_;
  Seat taker_{}, partner_{};
  Contract contract_{};
  Card called_{};
  Set attack_pile_;
  std::string_view refused_;
  int halves_ = 0, bouts_ = 0, attack_tricks_ = 0, petit_ = -1;
};

void Table::count_piles() {
  if (contract_ != Contract::garde_contre) attack_pile_ = discards(contract_) ? dealt_.discard : dealt_.dog;
  std::optional<bool> owes_attack;  // who gives a low card for the Excuse
  for (std::size_t i = 0; i < tricks_.size(); ++i) {
    const bool last = i + 1 == tricks_.size(), attack = attacks(tricks_[i].winner);
    attack_tricks_ += attack ? 1 : 0;
    for (const Laid& laid : tricks_[i].cards) {
      bool to_attack = attack;
      const int all = static_cast<int>(tricks_.size());
      const bool no_trick = attack_tricks_ == (attacks(laid.by) ? 0 : all);
      if (laid.card == kExcuse && (!last || no_trick)) {  // NA-12, NA-18
        to_attack = attacks(laid.by);
        if (to_attack != attack) owes_attack = to_attack;
      }
      if (last && laid.card == kPetit) petit_ = attack ? 1 : 0;
      attack_pile_[place(laid.card)] = to_attack;
    }
  }
  Set laid;  // only a card of the tricks is given for the Excuse (N-10)
  for (const Trick& trick : tricks_) {
    for (const Laid& one : trick.cards) laid[place(one.card)] = true;
  }
  int unpaid = 0;  // without a trick there is no card to give: the Excuse counts 4 (NA-18)
  if (owes_attack) {
    unpaid = *owes_attack ? -1 : 1;
    for (int i = 0; i < Pack::kSize; ++i) {
      const Card card = Pack::card(i);
      if (attack_pile_[place(card)] != *owes_attack || tarot::halves(card) != 1 || !laid[place(card)])
        continue;
      attack_pile_[place(card)] = !*owes_attack;
      unpaid = 0;
      break;
    }
  }
  const Count own = count(attack_pile_);
  halves_ = own.halves + unpaid;
  bouts_ = own.bouts;
}

}  // namespace

TEST_CASE("a deal has the same score by cards, by pile and by count") {
  for (int players = 3; players <= 5; ++players) {
    for (int deal = 0; deal < deals_wanted(); ++deal) {
      CAPTURE(players);
      CAPTURE(deal);
      Table table(rules_for(players), static_cast<std::uint32_t>(players * 100'000 + deal));
      table.play();
      table.count_piles();
      HOLDS(!table.match().state().deals.open);
      const auto& scores = table.match().state().deals.score;
      HOLDS(table.by_count().state().deals.score == scores);
      HOLDS(table.by_pile(Camp::attack).state().deals.score == scores);
      HOLDS(table.by_pile(Camp::defence).state().deals.score == scores);
      Points sum = 0;
      for (const Points points : scores) sum += points;
      HOLDS(sum == 0);
    }
  }
}

TEST_CASE("with every hand entered the rest is the discard: no king, and the declared trumps (N-8)") {
  CHECK(Table(rules_for(3), 1).play_with(Table::Fault::king) == "tarot/left_over");
  CHECK(Table(rules_for(3), 1).play_with(Table::Fault::trumps) == "tarot/left_trumps");
}

TEST_CASE("a deal entered card by card ends once its discard is declared too (N-8)") {
  CHECK(Table(rules_for(3), 1).open_around_discard() == std::pair(true, false));
}

TEST_CASE("an unannounced petit sec is marked by the cards, and the deal stands (N-6, NA-14)") {
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    CAPTURE(seed);
    CHECK(Table(rules_for(3), seed).petit_sec_of(1, false) == Arg(seat_at(1)));
    CHECK(Table(rules_for(4), seed).petit_sec_of(0, false) ==
          Arg(seat_at(0)));                                   // the taker, before he took the dog
    CHECK(!Table(rules_for(5), seed).petit_sec_of(2, true));  // the Excuse beside it
  }
  Ruleset printed = rules_for(3);
  printed.parameters.petit_sec_requires_no_excuse = false;
  CHECK(Table(printed, 1).petit_sec_of(1, true) == Arg(seat_at(1)));
}

TEST_CASE("the pack has 91 points and three bouts, and every card an odd number of halves (N-11)") {
  CHECK(count(~Set()) == Count{kAllHalves, kBouts, Pack::kSize});
  for (int i = 0; i < Pack::kSize; ++i) CHECK(halves(Pack::card(i)) % 2 == 1);
  struct Row {
    std::vector<std::string_view> cards;
    Count count;
  };
  const Row rows[] = {
      {{"Kh", "1h"}, {10, 0, 2}},
      {{"T1", "2s"}, {10, 1, 2}},
      {{"Qd", "3c"}, {8, 0, 2}},
      {{"Cs", "3c"}, {6, 0, 2}},
      {{"Jc", "10c"}, {4, 0, 2}},
      {{"T2", "T20"}, {2, 0, 2}},
      {{"X", "T21", "T1"}, {27, 3, 3}},
      {{}, {0, 0, 0}},
      {{"Kh", "X", "3s", "T5", "Jd"}, {23, 1, 5}},
  };
  for (const Row& row : rows) {
    Set set;
    for (const auto name : row.cards) set[place(*Pack::parse(name))] = true;
    CHECK(count(set) == row.count);
  }
  CHECK(points_needed(3) == 36);
  CHECK(points_needed(2) == 41);
  CHECK(points_needed(1) == 51);
  CHECK(points_needed(0) == 56);
}
