#pragma once
// Tarot reckoned a second time, from the federation's rules (FFT, 1 July 2012) and tarot3-de. Cards are
// numbers: 0 to 55 the suits (spades, hearts, diamonds, clubs; in each the ace, 2 to 10, jack, knight, queen,
// king), 56 to 76 the trumps, 77 the Excuse. Players are numbers in the order they sit, counter-clockwise.

#include <string>
#include <vector>

#include "tests/reckoning/lots.hpp"

namespace tanteador::reckoning::french {

constexpr int kPack = 78, kPetit = 56, kTwentyOne = 76, kExcuse = 77;
constexpr int kNone = 0, kAttack = 1, kDefence = -1;
constexpr int kPass = 0, kPrise = 1, kGarde = 2, kGardeSans = 3, kGardeContre = 4;

std::string name_of(int card);
bool is_trump(int card);  // without the Excuse
bool is_bout(int card);
int halves_of(int card);  // half-points of the card

// The agreed parameters, by the words of the rulebook.
struct Agreed {
  std::string ruleset = {}, options = {};
  int players = 3, deals = 0;
  bool printed_payment = false, literal = false, half_dropped = false, poignee_to_shower = false;
  bool chelem = true, sec_without_excuse = true, sec_same_dealer = false, taker_leads = false;
  bool must_overtrump = true, excuse_to_owner = false;
  std::vector<int> poignees = {};  // the fewest trumps of each size

  int dog() const { return players == 5 ? 3 : 6; }
  int hand() const { return (kPack - dog()) / players; }
};
Agreed any_agreement(Lots& lots);

struct Laid {
  int player, card;
};
using Trick = std::vector<Laid>;

struct Deal {
  int dealer = 0;
  std::vector<std::vector<int>> hands = {};  // as they were dealt
  std::vector<int> dog = {}, discard = {};
  std::vector<int> bids = {};  // from the dealer's right
  int taker = -1, contract = kPass;
  int called = -1, partner = -1;  // partner: the taker himself if he plays alone
  bool announced = false;         // the chelem
  std::vector<int> shown = {};    // trumps of each player's poignée, 0: none
  std::vector<Trick> tricks = {};
  std::vector<int> winners = {};
  // The result
  std::vector<int> pile = {};  // the attack's cards
  bool pile_counts = true;     // false: there was no low card to give for the Excuse
  int halves = 0, bouts = 0, petit = kNone, chelem = kNone;
  bool made = false;
  std::vector<int> points = {};

  int camp(int player) const { return player == taker || player == partner ? kAttack : kDefence; }
  bool discards() const { return contract == kPrise || contract == kGarde; }
};

// Deals the cards, often stacked for a rare event.
Deal deal_cards(Lots& lots, const Agreed& agreed, int dealer);
// The player whose only trump is the Petit; -1: nobody.
int petit_sec(const Agreed& agreed, const Deal& deal);
// Plays from the first bid to the last trick. If nobody takes, the taker stays -1.
void bid(Lots& lots, const Agreed& agreed, Deal& deal);
void play(Lots& lots, const Agreed& agreed, Deal& deal);
void reckon(const Agreed& agreed, Deal& deal);

std::string describe(const Deal& deal);

}  // namespace tanteador::reckoning::french
