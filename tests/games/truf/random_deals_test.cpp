// Random deals by the printed rules, entered card by card, by tricks and by counts. Legal events are
// accepted, and all three forms give the score of the rules.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <random>

#include "src/games/truf/match.hpp"

using namespace tanteador;
using namespace tanteador::truf;

namespace {

using Rng = std::mt19937;
int pick(Rng& rng, int low, int high) { return std::uniform_int_distribution<int>(low, high)(rng); }

// The rules in a second, plain implementation: a card is suit * 13 + rank, from the two of spades upward.
struct Dealt {
  std::array<std::vector<int>, kSeats> hands;
  std::array<int, kSeats> bid_card{}, bid{}, taken{};
  int shift = 0, high = 0, trump = 0, way = 1;
  bool slipped = false;
  struct Trick {
    std::vector<std::pair<int, int>> cards;  // seat and card
    int winner = 0;
  };
  std::vector<Trick> tricks;
};

int tricks_bid_with(int card) {
  const int rank = card % 13;  // 0 is the two, 9 to 11 the pictures, 12 the ace
  return rank == 12 ? 1 : rank >= 9 ? 0 : rank + 2;
}

void lay_bids(Rng& rng, Dealt& deal) {
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    deal.bid_card[seat] = deal.hands[seat][static_cast<std::size_t>(pick(rng, 0, kHandCards - 1))];
    deal.bid[seat] = tricks_bid_with(deal.bid_card[seat]);
  }
  const auto worth = [&](std::size_t seat) { return deal.bid[seat] * 4 + 3 - deal.bid_card[seat] / 13; };
  for (std::size_t seat = 1; seat < kSeats; ++seat) {
    if (worth(seat) > worth(static_cast<std::size_t>(deal.high))) deal.high = static_cast<int>(seat);
  }
  deal.trump = deal.bid_card[static_cast<std::size_t>(deal.high)] / 13;
  if (std::accumulate(deal.bid.begin(), deal.bid.end(), 0) != 13) return;
  deal.shift = pick(rng, 0, 1) == 0 ? 1 : -1;
  for (int& bid : deal.bid) bid += deal.shift;
}

std::vector<int> legal(const std::vector<int>& hand, int led, int trump, bool broken) {
  std::vector<int> fit;
  for (const int card : hand) {
    if (led >= 0 ? card / 13 == led : broken || card / 13 != trump) fit.push_back(card);
  }
  return fit.empty() ? hand : fit;
}

enum class Conduct { honest, one_slip };  // a slip: a card that is no legal play, though the hand has one

void play_tricks(Rng& rng, Dealt& deal, Conduct conduct) {
  int leader = deal.high, slip_from = conduct == Conduct::one_slip ? pick(rng, 0, kTricks - 2) : kTricks;
  bool broken = false;
  for (int number = 0; number < kTricks; ++number) {
    Dealt::Trick& trick = deal.tricks.emplace_back();
    int best = -1, led = -1;
    for (int i = 0; i < kSeats; ++i) {
      const int seat = (leader + i * deal.way + 4) % 4;
      auto& hand = deal.hands[static_cast<std::size_t>(seat)];
      auto fit = legal(hand, led, deal.trump, broken);
      if (number >= slip_from && fit.size() < hand.size()) {
        auto others = hand;
        std::erase_if(others, [&](int card) { return std::ranges::find(fit, card) != fit.end(); });
        fit = others;
        slip_from = kTricks;
        deal.slipped = true;
      }
      const int card = fit[static_cast<std::size_t>(pick(rng, 0, static_cast<int>(fit.size()) - 1))];
      std::erase(hand, card);
      trick.cards.emplace_back(seat, card);
      if (i == 0) led = card / 13;
      const int worth = card / 13 == deal.trump ? 100 + card % 13 : card / 13 == led ? card % 13 : -1;
      if (worth > best) best = worth, trick.winner = seat;
    }
    for (const auto& [seat, card] : trick.cards) broken |= card / 13 == deal.trump;
    leader = trick.winner;
    ++deal.taken[static_cast<std::size_t>(leader)];
  }
}

Dealt deal_cards(Rng& rng, int way, Conduct conduct = Conduct::honest) {
  Dealt deal;
  deal.way = way;
  std::array<int, 52> pack{};
  std::iota(pack.begin(), pack.end(), 0);
  std::shuffle(pack.begin(), pack.end(), rng);
  for (std::size_t i = 0; i < pack.size(); ++i) deal.hands[i % kSeats].push_back(pack[i]);
  lay_bids(rng, deal);
  play_tricks(rng, deal, conduct);
  return deal;
}

enum class Way { cards, tricks, mixed, counts };

// A match into which the deal is entered in one of these ways.
class Kept {
 public:
  explicit Kept(Way way) : way_(way), match_(Truf::seat({.deals = 0}, {.players = kSeats}).value()) {}
  const Match<Truf>& match() const { return match_; }

  void enter(Rng& rng, const Dealt& deal) {
    enter_bids(deal);
    for (const Dealt::Trick& trick : deal.tricks) {
      if (way_ == Way::counts) continue;
      if (way_ == Way::tricks || (way_ == Way::mixed && pick(rng, 0, 2) == 0)) {
        submit(TrickWon{seat_at(trick.winner)});
        continue;
      }
      for (const auto& [seat, card] : trick.cards) submit(CardPlayed{seat_at(seat), Pack::card(card)});
    }
    if (way_ == Way::counts) count(rng, deal);
  }
  // Card by card: is every event accepted?
  bool stands(const Dealt& deal) {
    enter_bids(deal);
    for (const Dealt::Trick& trick : deal.tricks) {
      for (const auto& [seat, card] : trick.cards) {
        if (!match_.submit(CardPlayed{seat_at(seat), Pack::card(card)})) return false;
      }
    }
    return true;
  }

 private:
  void enter_bids(const Dealt& deal) {
    submit(DealStarted{});
    Bid bid;
    for (std::size_t seat = 0; seat < kSeats; ++seat) bid.cards[seat] = Pack::card(deal.bid_card[seat]);
    submit(bid);
    if (deal.shift != 0) submit(BidShifted{seat_at(deal.high), deal.shift});
  }
  void submit(const Event& event) {
    const auto answer = match_.submit(event);
    CAPTURE(event.index());
    CAPTURE(answer ? std::string_view() : answer.error().violation.key());
    REQUIRE(answer.has_value());
  }
  void count(Rng& rng, const Dealt& deal) {
    TricksCounted counted;
    for (std::size_t seat = 0; seat < kSeats; ++seat) counted.taken[seat] = deal.taken[seat];
    if (pick(rng, 0, 1) == 0) counted.taken[static_cast<std::size_t>(pick(rng, 0, 3))].reset();
    submit(counted);
  }

  Way way_;
  Match<Truf> match_;
};

}  // namespace

TEST_CASE("a deal scores the same card by card, by tricks and by counts, as the rules require") {
  constexpr Way kWays[] = {Way::cards, Way::tricks, Way::mixed, Way::counts};
  constexpr int kDealsOfMatch = 8;
  const int matches = std::getenv("TANTEADOR_LONG") ? 400 : 25;
  int shifted = 0, over = 0;
  for (int number = 0; number < matches; ++number) {
    CAPTURE(number);
    Rng rng(static_cast<unsigned>(number));
    std::vector<Kept> sheets(std::begin(kWays), std::end(kWays));
    std::array<Points, kSeats> score{};
    for (int round = 1; round <= kDealsOfMatch; ++round) {
      const Dealt deal = deal_cards(rng, round % 2 == 1 ? 1 : -1);
      const int sum = std::accumulate(deal.bid.begin(), deal.bid.end(), 0);
      shifted += deal.shift != 0;
      over += sum > 13;
      Points of_deal = 0;
      for (std::size_t seat = 0; seat < kSeats; ++seat) {
        const Points points = (deal.bid[seat] - deal.taken[seat]) * (sum > 13 ? -1 : 1);
        score[seat] += points;
        of_deal += points;
      }
      CHECK(of_deal == -std::abs(sum - 13));
      for (Kept& sheet : sheets) {
        sheet.enter(rng, deal);
        for (int seat = 0; seat < kSeats; ++seat) {
          const auto place = static_cast<std::size_t>(seat);
          CHECK(Truf::score(sheet.match().state(), side_at(seat)) == score[place]);
          CHECK(sheet.match().state().deal.taken[place] == deal.taken[place]);
        }
      }
      const truf::Play& play = sheets.front().match().state().deal.play;
      CHECK(play.is_every_card_known());
      std::size_t cards = 0;
      for (int seat = 0; seat < kSeats; ++seat) {
        const std::size_t pile = play.pile(1u << seat).count();
        CHECK(pile == static_cast<std::size_t>(4 * deal.taken[static_cast<std::size_t>(seat)]));
        cards += pile;
      }
      CHECK(cards == 52);
    }
  }
  CHECK(shifted > 0);
  CHECK(over > 0);
}

TEST_CASE("one illegal play is refused before its deal ends if all cards are entered") {
  const unsigned deals = std::getenv("TANTEADOR_LONG") ? 4000 : 400;
  int slips = 0;
  for (unsigned number = 0; number < deals; ++number) {
    CAPTURE(number);
    Rng rng(number);
    const Dealt deal = deal_cards(rng, 1, Conduct::one_slip);
    slips += deal.slipped;
    Kept sheet(Way::cards);
    CHECK(sheet.stands(deal) != deal.slipped);
  }
  CHECK(slips > static_cast<int>(deals) / 2);
}
