#include "tests/reckoning/tarot_rules.hpp"

#include <algorithm>

namespace tanteador::reckoning::french {

namespace {

std::size_t at(int place) { return static_cast<std::size_t>(place); }

// 0 to 3; 4 of the trumps, 5 of the Excuse.
int suit_of(int card) { return card < kPetit ? card / 14 : card < kExcuse ? 4 : 5; }
bool is_king(int card) { return card < kPetit && card % 14 == 13; }
int king_of(int suit) { return 14 * suit + 13; }

int trumps_in(const std::vector<int>& cards) {
  int trumps = 0;
  for (const int card : cards) trumps += card >= kPetit ? 1 : 0;  // the Excuse is one in a poignée
  return trumps;
}
bool holds(const std::vector<int>& cards, int card) {
  return std::find(cards.begin(), cards.end(), card) != cards.end();
}
void give(std::vector<int>& to, std::vector<int>& from, int card) {
  if (std::erase(from, card) > 0) to.push_back(card);
}

}  // namespace

std::string name_of(int card) {
  if (card == kExcuse) return "X";
  if (card >= kPetit) return "T" + std::to_string(card - kPetit + 1);
  const std::string ranks[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K"};
  return ranks[card % 14] + "shdc"[card / 14];
}

bool is_trump(int card) { return card >= kPetit && card <= kTwentyOne; }
bool is_bout(int card) { return card == kPetit || card == kTwentyOne || card == kExcuse; }

// "Valeur de chaque carte": bouts and kings 4½, queens 3½, knights 2½, jacks 1½, any other ½.
int halves_of(int card) {
  if (is_bout(card)) return 9;
  if (is_trump(card)) return 1;
  const int of_rank[] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 5, 7, 9};
  return of_rank[card % 14];
}

Agreed any_agreement(Lots& lots) {
  Agreed agreed;
  agreed.players = 3 + lots.pick_below(3);
  agreed.ruleset = "tarot-fft-" + std::to_string(agreed.players);
  const std::vector<std::vector<int>> poignees{{13, 15, 18}, {10, 13, 15}, {8, 10, 13}};
  agreed.poignees = poignees[at(agreed.players - 3)];
  if (agreed.players == 3 && lots.percent(30)) {
    agreed.ruleset = "tarot-printed-3";
    agreed.printed_payment = agreed.sec_same_dealer = agreed.taker_leads = agreed.excuse_to_owner = true;
    agreed.chelem = agreed.sec_without_excuse = false;
    agreed.poignees = poignees[1];
  }
  std::string options;
  const auto option = [&](int share, bool& agreement, bool value, const std::string& words) {
    if (!lots.percent(share)) return;
    agreement = value;
    options += (options.empty() ? "" : ",") + words;
  };
  const bool varied = lots.percent(50);
  const int share = varied ? 25 : 0;
  option(share, agreed.literal, true, R"("a_mode":"literal")");
  option(share, agreed.half_dropped, true, R"("half_point":"dropped")");
  option(share, agreed.poignee_to_shower, true, R"("poignee_to":"shower")");
  option(share, agreed.chelem, false, R"("chelem":false)");
  option(share / 2, agreed.chelem, true, R"("chelem":true)");
  option(share, agreed.sec_without_excuse, false, R"("petit_sec_requires_no_excuse":false)");
  option(share, agreed.sec_same_dealer, true, R"("petit_sec_dealer":"same")");
  option(share, agreed.taker_leads, true, R"("first_lead":"taker")");
  option(share, agreed.must_overtrump, false, R"("must_overtrump":false)");
  option(share, agreed.excuse_to_owner, true, R"("excuse_last_trick":"owner")");
  bool dealt_out = false;
  agreed.deals = 1 + lots.pick_below(8);
  option(50, dealt_out, true, "\"deals\":" + std::to_string(agreed.deals));
  if (!dealt_out) agreed.deals = 0;
  // The words may name one agreement twice: the later holds, here and in JSON.
  if (!options.empty()) agreed.options = ",\"options\":{" + options + "}";
  return agreed;
}

namespace {

// The cards a stacked deal gives to one player.
std::vector<int> stacked(Lots& lots, const Agreed& agreed) {
  std::vector<int> cards;
  const int kind = lots.pick_below(100);
  if (kind < 20) {  // every trick: the trumps from the top, kings, perhaps the Excuse and the Petit
    const int kings = lots.pick_below(3);
    for (int suit = 0; suit < kings; ++suit) cards.push_back(king_of(suit));
    if (lots.percent(50)) cards.push_back(kExcuse);
    if (lots.percent(50)) cards.push_back(kPetit);
    for (int card = kTwentyOne; card > kPetit; --card) cards.push_back(card);
    for (int suit = 3; suit >= kings; --suit) cards.push_back(king_of(suit));
  } else if (kind < 30) {  // no trick
    if (lots.percent(30)) cards.push_back(kExcuse);
    for (int rank = 0; rank < 14; ++rank) {
      for (int suit = 0; suit < 4; ++suit) cards.push_back(14 * suit + rank);
    }
  } else if (kind < 55) {  // trumps for a poignée of any size
    std::vector<int> trumps;
    for (int card = kPetit; card <= kExcuse; ++card) trumps.push_back(card);
    lots.shuffle(trumps);
    trumps.resize(at(agreed.poignees[0] + lots.pick_below(23 - agreed.poignees[0])));
    return trumps;
  } else if (kind < 57) {  // the Petit alone
    std::vector<int> suits;
    for (int card = 0; card < kPetit; ++card) suits.push_back(card);
    lots.shuffle(suits);
    suits.resize(at(agreed.hand() - 2));
    suits.push_back(kPetit);
    suits.push_back(lots.percent(50) ? kExcuse : 0);
    std::sort(suits.begin(), suits.end());
    suits.erase(std::unique(suits.begin(), suits.end()), suits.end());
    return suits;
  }
  return cards;
}

// A chelem of two: all tricks are the favourite's but one, to the holder of the king he is to call.
void share_tricks(Lots& lots, const Agreed& agreed, Deal& deal, std::vector<int>& pack, int favourite) {
  const int suit = lots.pick_below(4);
  auto& strong = deal.hands[at(favourite)];
  auto& partner = deal.hands[at((favourite + 1 + lots.pick_below(agreed.players - 1)) % agreed.players)];
  for (int other = 0; other < 4; ++other) give(other == suit ? partner : strong, pack, king_of(other));
  give(strong, pack, kExcuse);
  give(strong, pack, 14 * suit);
  for (int card = kTwentyOne; static_cast<int>(strong.size()) < agreed.hand(); --card)
    give(strong, pack, card);
  for (const int card : std::vector<int>(pack)) {
    if (static_cast<int>(partner.size()) < agreed.hand() && suit_of(card) != suit) give(partner, pack, card);
  }
}

}  // namespace

Deal deal_cards(Lots& lots, const Agreed& agreed, int dealer) {
  Deal deal;
  deal.dealer = dealer;
  deal.hands.assign(at(agreed.players), {});
  deal.shown.assign(at(agreed.players), 0);
  std::vector<int> pack;
  for (int card = 0; card < kPack; ++card) pack.push_back(card);
  lots.shuffle(pack);
  const int favourite = lots.pick_below(agreed.players);
  if (agreed.players == 5 && lots.percent(20)) share_tricks(lots, agreed, deal, pack, favourite);
  for (const int card : stacked(lots, agreed)) {
    if (static_cast<int>(deal.hands[at(favourite)].size()) < agreed.hand())
      give(deal.hands[at(favourite)], pack, card);
  }
  for (auto& hand : deal.hands) {
    while (static_cast<int>(hand.size()) < agreed.hand()) {
      hand.push_back(pack.back());
      pack.pop_back();
    }
  }
  deal.dog = pack;
  // A hand with a poignée or hardly any trumps takes, since such deals are rare.
  const int trumps = trumps_in(deal.hands[at(favourite)]);
  if (trumps >= agreed.poignees[0] || trumps <= 1) deal.taker = favourite;
  return deal;
}

// "c'est son seul Atout et il n'a pas l'Excuse": N-6; by the printed rules the Excuse does not matter.
int petit_sec(const Agreed& agreed, const Deal& deal) {
  for (int player = 0; player < agreed.players; ++player) {
    const auto& hand = deal.hands[at(player)];
    const int others = trumps_in(hand) - 1 - (holds(hand, kExcuse) ? 1 : 0);
    const bool excuse_saves = agreed.sec_without_excuse && holds(hand, kExcuse);
    if (holds(hand, kPetit) && others == 0 && !excuse_saves) return player;
  }
  return -1;
}

void bid(Lots& lots, const Agreed& agreed, Deal& deal) {
  const int favourite = deal.taker;
  deal.taker = -1;
  const int wanted = 1 + lots.pick_below(4);
  const bool all_pass = favourite < 0 && lots.percent(4);
  for (int n = 1; n <= agreed.players; ++n) {
    const int player = (deal.dealer + n) % agreed.players;
    int bid = kPass;
    if (favourite == player) bid = wanted;
    if (favourite < 0 && !all_pass)
      bid = lots.percent(50) || n == agreed.players ? 1 + lots.pick_below(4) : kPass;
    if (favourite >= 0 && deal.taker < 0 && wanted > kPrise && bid == kPass && lots.percent(30)) {
      const bool before = (favourite - deal.dealer - 1 + agreed.players) % agreed.players > n - 1;
      if (before) bid = kPrise;
    }
    if (bid <= deal.contract) bid = kPass;
    deal.bids.push_back(bid);
    if (bid == kPass) continue;
    deal.contract = bid;
    deal.taker = player;
  }
  deal.partner = deal.taker;
  if (deal.taker < 0) return;
  auto& hand = deal.hands[at(deal.taker)];
  if (agreed.players == 5) {
    // A king; with all four in hand a queen, and so on down.
    for (int rank = 13; rank >= 10 && deal.called < 0; --rank) {
      std::vector<int> may;
      int own = 0;
      for (int suit = 0; suit < 4; ++suit) {
        const int card = 14 * suit + rank;
        own += holds(hand, card) ? 1 : 0;
        if (!holds(hand, card) || lots.percent(15)) may.push_back(card);
      }
      if (own < 4 && !may.empty()) deal.called = lots.one_of(may);
    }
    for (int player = 0; player < agreed.players; ++player) {
      if (holds(deal.hands[at(player)], deal.called)) deal.partner = player;
    }
  }
  deal.announced = agreed.chelem && lots.percent(trumps_in(hand) >= 15 ? 50 : 3);
}

namespace {

// Six cards (three with five players), neither kings nor bouts; trumps only if nothing else is left: N-8.
void discard(Lots& lots, const Agreed& agreed, Deal& deal, std::vector<int>& hand) {
  std::vector<int> suits, trumps;
  for (const int card : hand) {
    if (is_king(card) || is_bout(card)) continue;
    (is_trump(card) ? trumps : suits).push_back(card);
  }
  lots.shuffle(suits);
  lots.shuffle(trumps);
  suits.insert(suits.end(), trumps.begin(), trumps.end());
  suits.resize(at(agreed.dog()));
  for (const int card : suits) give(deal.discard, hand, card);
}

// "Le jeu de la carte": N-9, N-10. `trick` is what lies there.
std::vector<int> may_lay(const Agreed& agreed, const std::vector<int>& hand, const Trick& trick) {
  int led = -1, highest = -1;
  for (const Laid& laid : trick) {
    if (led < 0 && laid.card != kExcuse) led = suit_of(laid.card);
    if (is_trump(laid.card)) highest = std::max(highest, laid.card);
  }
  if (led < 0) return hand;  // the lead, or the Excuse was led
  std::vector<int> follow, trumps, higher;
  for (const int card : hand) {
    if (suit_of(card) == led) follow.push_back(card);
    if (is_trump(card)) trumps.push_back(card);
    if (is_trump(card) && card > highest) higher.push_back(card);
  }
  std::vector<int> may = hand;
  if (!trumps.empty()) may = agreed.must_overtrump && !higher.empty() ? higher : trumps;
  if (led != 4 && !follow.empty()) may = follow;
  if (holds(hand, kExcuse) && !holds(may, kExcuse)) may.push_back(kExcuse);
  return may;
}

int winner_of(const Trick& trick) {
  const Laid* best = nullptr;
  for (const Laid& laid : trick) {
    if (laid.card == kExcuse) continue;
    const bool trumps = best && is_trump(laid.card) && !is_trump(best->card);
    if (!best || trumps || (suit_of(laid.card) == suit_of(best->card) && laid.card > best->card))
      best = &laid;
  }
  return best->player;
}

// "L'Excuse ne permet pas de réaliser une levée (sauf en cas de Chelem)": led last by the camp that has won
// all the others.
bool excuse_takes(const Agreed& agreed, const Deal& deal, const Trick& trick) {
  if (!agreed.chelem || trick.front().card != kExcuse) return false;
  if (static_cast<int>(deal.winners.size()) != agreed.hand() - 1) return false;
  for (const int winner : deal.winners) {
    if (deal.camp(winner) != deal.camp(trick.front().player)) return false;
  }
  return true;
}

// The first lead is not in the called card's suit, except for that card itself: N-21.
void keep_off_the_called_suit(const Deal& deal, std::vector<int>& may) {
  if (deal.called < 0) return;
  std::erase_if(may, [&](int card) { return suit_of(card) == suit_of(deal.called) && card != deal.called; });
}

}  // namespace

void play(Lots& lots, const Agreed& agreed, Deal& deal) {
  std::vector<std::vector<int>> hands = deal.hands;
  auto& taker = hands[at(deal.taker)];
  if (deal.discards()) {
    taker.insert(taker.end(), deal.dog.begin(), deal.dog.end());
    discard(lots, agreed, deal, taker);
  }
  for (int player = 0; player < agreed.players; ++player) {
    int trumps = trumps_in(hands[at(player)]);
    if (player == deal.taker && lots.percent(50)) trumps += trumps_in(deal.discard);  // shown again
    if (trumps >= agreed.poignees[0] && lots.percent(80)) deal.shown[at(player)] = trumps;
  }
  // Players often hold Petit and Excuse to the end, so that the last tricks contain them.
  const bool keep_petit = lots.percent(50), keep_excuse = lots.percent(50) || deal.announced;
  int leader = agreed.taker_leads || deal.announced ? deal.taker : (deal.dealer + 1) % agreed.players;
  for (int number = 0; number < agreed.hand(); ++number) {
    Trick trick;
    for (int n = 0; n < agreed.players; ++n) {
      const int player = (leader + n) % agreed.players;
      auto& hand = hands[at(player)];
      std::vector<int> may = may_lay(agreed, hand, trick);
      if (number == 0 && n == 0) keep_off_the_called_suit(deal, may);
      for (const int kept : {keep_petit ? kPetit : -1, keep_excuse ? kExcuse : -1}) {
        if (may.size() > 1) std::erase(may, kept);
      }
      const int card = lots.one_of(may);
      std::erase(hand, card);
      trick.push_back({player, card});
    }
    leader = excuse_takes(agreed, deal, trick) ? leader : winner_of(trick);
    deal.tricks.push_back(trick);
    deal.winners.push_back(leader);
  }
}

namespace {

int tricks_of(const Deal& deal, int camp) {
  int tricks = 0;
  for (const int winner : deal.winners) tricks += deal.camp(winner) == camp ? 1 : 0;
  return tricks;
}

// The cards of the attack and their points, after the Excuse has returned to its owner.
void count_cards(const Agreed& agreed, Deal& deal) {
  std::vector<int> of_defence;  // low cards of its tricks
  std::vector<int> of_attack;
  int owner = kNone, taken_by = kNone;
  bool last = false;
  for (std::size_t number = 0; number < deal.tricks.size(); ++number) {
    const int camp = deal.camp(deal.winners[number]);
    for (const Laid& laid : deal.tricks[number]) {
      if (camp == kAttack) deal.pile.push_back(laid.card);
      if (halves_of(laid.card) == 1) (camp == kAttack ? of_attack : of_defence).push_back(laid.card);
      if (laid.card != kExcuse) continue;
      owner = deal.camp(laid.player);
      taken_by = camp;
      last = number + 1 == deal.tricks.size();
    }
  }
  const auto& aside = deal.discards() ? deal.discard : deal.dog;
  if (deal.contract != kGardeContre) deal.pile.insert(deal.pile.end(), aside.begin(), aside.end());
  for (const int card : deal.pile) deal.halves += halves_of(card);
  // NA-12: laid to the last trick it goes with that trick, but in a chelem.
  const bool all_tricks = tricks_of(deal, -taken_by) == 0;
  const bool lost = last && !agreed.excuse_to_owner && !(agreed.chelem && all_tricks);
  if (owner == taken_by || lost) return;
  auto& low = owner == kAttack ? of_attack : of_defence;
  deal.halves += owner * 9;
  // A low card is given for it. A camp without a trick has none: in a chelem its Excuse still counts 4
  // (NA-18), otherwise 4½.
  if (!all_tricks || agreed.chelem) deal.halves -= owner;
  deal.pile_counts = !low.empty() || all_tricks;
  if (owner == kAttack) {
    deal.pile.push_back(kExcuse);
    if (!low.empty()) std::erase(deal.pile, low.back());
  } else {
    std::erase(deal.pile, kExcuse);
    if (!low.empty()) deal.pile.push_back(low.back());
  }
}

bool lies_in(const Trick& trick, int card) {
  return std::any_of(trick.begin(), trick.end(), [&](const Laid& laid) { return laid.card == card; });
}

// The Petit in the last trick; in a chelem in the last but one if the Excuse took the last.
int petit_au_bout(const Agreed& agreed, const Deal& deal) {
  const std::size_t last = deal.tricks.size() - 1;
  if (lies_in(deal.tricks[last], kPetit)) return deal.camp(deal.winners[last]);
  const bool excuse = agreed.chelem && deal.tricks[last].front().card == kExcuse &&
                      deal.winners[last] == deal.tricks[last].front().player;
  return excuse && lies_in(deal.tricks[last - 1], kPetit) ? deal.camp(deal.winners[last - 1]) : kNone;
}

int poignee_points(const Agreed& agreed, int trumps) {
  if (trumps >= agreed.poignees[2]) return 40;
  return trumps >= agreed.poignees[1] ? 30 : 20;
}

// The payment of each defender to the attack; negative: the attack pays.
int total(const Agreed& agreed, const Deal& deal) {
  const int needed[] = {56, 51, 41, 36}, times[] = {0, 1, 2, 4, 6};
  const int beyond = deal.halves - 2 * needed[deal.bouts];
  const int halves = beyond < 0 ? -beyond : beyond;
  int distance = agreed.half_dropped ? halves / 2 : (halves + 1) / 2;  // NA-8
  if (agreed.literal && deal.made) distance = -distance;               // NA-2
  const int coefficient = times[deal.contract];
  int sum = (deal.made ? 1 : -1) * (25 + distance) * coefficient;
  sum += deal.petit * 10 * coefficient;
  for (std::size_t player = 0; player < deal.shown.size(); ++player) {
    if (deal.shown[player] == 0) continue;
    const bool to_attack =
        agreed.poignee_to_shower ? deal.camp(static_cast<int>(player)) == kAttack : deal.made;
    sum += (to_attack ? 1 : -1) * poignee_points(agreed, deal.shown[player]);
  }
  if (deal.chelem == kAttack) sum += deal.announced ? 400 : 200;
  if (deal.announced && deal.chelem != kAttack) sum -= 200;
  if (deal.chelem == kDefence) sum -= 200;
  return sum;
}

}  // namespace

void reckon(const Agreed& agreed, Deal& deal) {
  count_cards(agreed, deal);
  for (const int card : deal.pile) deal.bouts += is_bout(card) ? 1 : 0;
  const int needed[] = {56, 51, 41, 36};
  deal.made = deal.halves >= 2 * needed[deal.bouts];
  deal.petit = petit_au_bout(agreed, deal);
  if (agreed.chelem && tricks_of(deal, kDefence) == 0) deal.chelem = kAttack;
  if (agreed.chelem && tricks_of(deal, kAttack) == 0) deal.chelem = kDefence;
  const int sum = total(agreed, deal);
  const bool alone = deal.partner == deal.taker;
  for (int player = 0; player < agreed.players; ++player) {
    int points = -sum;
    if (player == deal.taker) points = sum * (alone ? agreed.players - 1 : 2);
    if (player == deal.partner && !alone) points = sum;
    // The sheet printed for three: the winners' side thrice (NA-3).
    if (agreed.printed_payment && player == deal.taker) points = deal.made ? 3 * sum : sum;
    if (agreed.printed_payment && player != deal.taker) points = deal.made ? -sum : -3 * sum;
    deal.points.push_back(points);
  }
}

std::string describe(const Deal& deal) {
  std::string all;
  const auto list = [&](const std::string& title, const std::vector<int>& cards) {
    all += "  " + title + ":";
    for (const int card : cards) all += " " + name_of(card);
    all += "\n";
  };
  for (std::size_t player = 0; player < deal.hands.size(); ++player)
    list("hand " + std::to_string(player), deal.hands[player]);
  list("dog", deal.dog);
  list("discard", deal.discard);
  list("pile of the attack", deal.pile);
  for (std::size_t number = 0; number < deal.tricks.size(); ++number) {
    std::vector<int> cards;
    for (const Laid& laid : deal.tricks[number]) cards.push_back(laid.card);
    list("trick " + std::to_string(number + 1) + " to " + std::to_string(deal.winners[number]), cards);
  }
  const auto number = [&](const char* what, int value) {
    all += std::string("  ") + what + std::to_string(value);
  };
  number("dealer ", deal.dealer);
  number("taker ", deal.taker);
  number("contract ", deal.contract);
  number("partner ", deal.partner);
  number("half-points ", deal.halves);
  number("bouts ", deal.bouts);
  number("petit ", deal.petit);
  number("chelem ", deal.chelem);
  number("announced ", deal.announced);
  for (const int points : deal.points) number("points ", points);
  return all + "\n";
}

}  // namespace tanteador::reckoning::french
