#include "src/games/tarot/piles.hpp"

#include <algorithm>

namespace tanteador::tarot {

namespace {

bool was_laid(const Play& play, int trick, Card card) {
  const auto cards = play.cards_of(trick);
  return std::ranges::find(cards, card) != cards.end();
}

// The finished trick with this card; -1 for none.
int trick_of(const Play& play, Card card) {
  for (int trick = 0; trick < play.tricks_done(); ++trick) {
    if (was_laid(play, trick, card)) return trick;
  }
  return -1;
}

Seat layer(const Play& play, int trick, Card card) {
  const auto cards = play.cards_of(trick);
  return play.player(trick, static_cast<int>(std::ranges::find(cards, card) - cards.begin()));
}

// The owner of an Excuse played in this trick. In the last trick it goes to the winner (NA-12). A camp
// without any trick keeps it if the chelem is played (NA-18).
std::optional<Camp> camp_of_excuse(const Ruleset& rules, const Deal& deal, const Camps& camps, int trick) {
  const int all = rules.hand_size();
  const auto own = camps.camp_of(layer(deal.play, trick, kExcuse));
  const auto winner = camp_of_trick(rules, deal, camps, trick);
  if (trick != all - 1 || rules.parameters.excuse_last_trick != value::trick_winner) return own;
  if (own == winner || !winner || !rules.parameters.chelem) return winner;
  const Tricks tricks = attack_tricks(rules, deal, camps);
  const bool attack = winner == Camp::attack;
  if (attack ? tricks.most < all : tricks.fewest > 0) return winner;
  return (attack ? tricks.fewest == all : tricks.most == 0) ? own : std::nullopt;
}

bool without_trick(const Ruleset& rules, const Deal& deal, const Camps& camps, Camp camp) {
  const Tricks tricks = attack_tricks(rules, deal, camps);
  return camp == Camp::attack ? tricks.most == 0 : tricks.fewest == rules.hand_size();
}

// A card given for the Excuse comes from a trick of the camp that keeps the Excuse (N-10).
bool may_pay(const Ruleset& rules, const Deal& deal, const Camps& camps, Camp keeper, Card card) {
  if (halves(card) != kLowHalves || trick_of(deal.play, card) < 0) return false;
  const int trick = trick_of(deal.play, kExcuse);
  const bool own_trick = trick >= 0 && camp_of_trick(rules, deal, camps, trick) == keeper;
  return !own_trick && camp_with(rules, deal, camps, card) == keeper;
}

bool discardable(Card card) { return !is_king(card) && !is_bout(card); }

bool excuse_led_last(const Ruleset& rules, const Play& play) {
  const auto cards = play.cards_of(rules.hand_size() - 1);
  return !cards.empty() && cards.front() == kExcuse;
}

bool lies_in_dog(const Deal& deal, Card card) { return deal.dog[place(card)] && !discards(deal.contract); }

bool leader_won_all(const Ruleset& rules, const Play& play, const Camps& camps) {
  const int last = rules.hand_size() - 1;
  const Seat leader = play.leader(last);
  for (int trick = 0; trick < last; ++trick) {
    const Seat winner = play.winner(trick);
    const auto camp = camps.camp_of(winner);
    if (winner != leader && (!camp || camp != camps.camp_of(leader))) return false;
  }
  return true;
}

// True if the Excuse has won, or may still win, the last trick (NA-9).
bool excuse_may_take(const Ruleset& rules, const Deal& deal, const Camps& camps) {
  const Play& play = deal.play;
  const int last = rules.hand_size() - 1, laid = trick_of(play, kExcuse);
  const bool gone = lies_in_dog(deal, kExcuse) || (laid >= 0 && laid < last);
  const bool other_led = !play.cards_of(last).empty() && !excuse_led_last(rules, play);
  const bool other_won = play.is_over() && play.winner(last) != play.leader(last);
  return rules.parameters.chelem && !gone && !other_led && !other_won && leader_won_all(rules, play, camps);
}

// Value of an Excuse for which the camp cannot give a card (N-10, NA-18): 4 with a chelem, otherwise 4½. A
// camp with tricks but no low card always gets 4.
enum class Unpaid : std::uint8_t { four, whole };
Unpaid unpaid(const Ruleset& rules) { return rules.parameters.chelem ? Unpaid::four : Unpaid::whole; }

// The highest value of `cards` cards without bouts and with at most `kings` kings, in half-points. An Excuse
// that counts 4 allows one more card, the one that could not be given.
std::optional<int> most_halves(int cards, int kings, Unpaid unpaid) {
  constexpr int kOthers = Pack::kSize - kBouts, kEach = cards::kSuits;
  if (cards < 0 || cards > kOthers + (unpaid == Unpaid::four ? 1 : 0)) return std::nullopt;
  int sum = 0, left = cards;
  for (const int worth : {9, 7, 5, 3}) {
    const int some = std::min(left, worth == 9 ? kings : kEach);
    sum += some * worth;
    left -= some;
  }
  return sum + left * kLowHalves;
}

std::optional<int> most_with(int cards, int bouts, int kings, Unpaid unpaid) {
  const auto paid = most_halves(cards - bouts, kings, unpaid);
  const bool four = bouts > 0 && unpaid == Unpaid::four;
  const auto more = four ? most_halves(cards - bouts + 1, kings, unpaid) : std::nullopt;
  std::optional<int> most;
  if (paid) most = bouts * kBoutHalves + *paid;
  if (more) {
    const int halves_with_four = bouts * kBoutHalves - kLowHalves + *more;
    most = std::max(most.value_or(halves_with_four), halves_with_four);
  }
  return most;
}

}  // namespace

Set cards_laid(const Ruleset& rules, const Deal& deal) {
  Set cards;
  for (int seat = 0; seat < rules.seats; ++seat) cards |= deal.play.cards_laid_by(seat_at(seat));
  return cards;
}

std::optional<Seat> partner_of_taker(const Ruleset& rules, const Deal& deal) {
  if (rules.seats != 5) return taker_of(deal);
  if (deal.called == Card::none) return std::nullopt;
  if (deal.dog[place(deal.called)] || deal.discard[place(deal.called)]) return taker_of(deal);
  if (const auto by = player_of_card(rules, deal, deal.called)) return by;
  const auto all = static_cast<std::size_t>(rules.seats * rules.hand_size());
  return cards_laid(rules, deal).count() == all ? std::optional(taker_of(deal)) : std::nullopt;
}

Camps camps_of(const Deal& deal, std::optional<Seat> partner) {
  return {deal.taker, partner ? OptionalSeat(index(*partner)) : OptionalSeat()};
}

bool excuse_takes(const Ruleset& rules, const Deal& deal, const Camps& camps) {
  const Play& play = deal.play;
  return rules.parameters.chelem && excuse_led_last(rules, play) && leader_won_all(rules, play, camps);
}

Seat winner_of(const Ruleset& rules, const Deal& deal, const Camps& camps, int trick) {
  const bool last = trick == rules.hand_size() - 1;
  return last && excuse_takes(rules, deal, camps) ? deal.play.leader(trick) : deal.play.winner(trick);
}

std::optional<Camp> camp_of_trick(const Ruleset& rules, const Deal& deal, const Camps& camps, int trick) {
  const bool last = trick == rules.hand_size() - 1;
  if (last && !camps.partner && excuse_led_last(rules, deal.play)) return std::nullopt;
  return camps.camp_of(winner_of(rules, deal, camps, trick));
}

Tricks attack_tricks(const Ruleset& rules, const Deal& deal, const Camps& camps) {
  Tricks tricks{0, rules.hand_size()};
  for (int trick = 0; trick < deal.play.tricks_done(); ++trick) {
    const auto camp = camp_of_trick(rules, deal, camps, trick);
    tricks.fewest += camp == Camp::attack ? 1 : 0;
    tricks.most -= camp == Camp::defence ? 1 : 0;
  }
  return tricks;
}

std::optional<Camp> camp_with(const Ruleset& rules, const Deal& deal, const Camps& camps, Card card) {
  const int trick = trick_of(deal.play, card);
  if (trick >= 0) {
    return card == kExcuse ? camp_of_excuse(rules, deal, camps, trick)
                           : camp_of_trick(rules, deal, camps, trick);
  }
  const bool defence = deal.contract == Contract::garde_contre;
  if (!lies_in_dog(deal, card) && !deal.discard[place(card)] && !deal.play.is_every_card_known())
    return std::nullopt;
  return defence ? Camp::defence : Camp::attack;
}

std::optional<Tally> tally_by_cards(const Ruleset& rules, const Deal& deal, const Camps& camps) {
  if (!deal.play.is_every_card_known()) return std::nullopt;
  Set attack;
  for (int i = 0; i < Pack::kSize; ++i) {
    const auto camp = camp_with(rules, deal, camps, Pack::card(i));
    if (!camp) return std::nullopt;
    attack[i] = camp == Camp::attack;
  }
  const Count own = count(attack);
  Tally tally{own.halves, own.bouts};
  const int trick = trick_of(deal.play, kExcuse);
  if (trick < 0) return tally;
  // A camp that keeps the Excuse of a lost trick gives a low card for it.
  const auto winner = camp_of_trick(rules, deal, camps, trick);
  const auto keeper = camp_with(rules, deal, camps, kExcuse);
  const bool keeps_all = unpaid(rules) == Unpaid::whole && without_trick(rules, deal, camps, *keeper);
  if (winner != keeper && !keeps_all) tally.halves += keeper == Camp::attack ? -kLowHalves : kLowHalves;
  return tally;
}

int points_outside_tricks(const Ruleset& rules, const Deal& deal) {
  return deal.contract == Contract::garde_contre ? 0 : rules.dog_size();
}

namespace {

struct AttackPile {
  Tally tally;
  int tricks = -1;  // -1: no whole number of tricks
};
AttackPile attack_pile(const Ruleset& rules, const Deal& deal) {
  const Set cards = deal.pile.side == Camp::attack ? deal.pile.cards : ~deal.pile.cards;
  const Count all = count(cards);
  const int outside_cards = points_outside_tricks(rules, deal), in_tricks = all.cards - outside_cards;
  const int most = rules.seats * rules.hand_size(), lost = unpaid(rules) == Unpaid::four ? kLowHalves : 0;
  AttackPile pile{{all.halves, all.bouts}};
  if (in_tricks >= 0 && in_tricks <= most && in_tricks % rules.seats == 0) {
    pile.tricks = in_tricks / rules.seats;
  } else if (in_tricks == 1 && cards[place(kExcuse)]) {
    pile.tricks = 0;
    pile.tally.halves -= lost;
  } else if (in_tricks == most - 1 && !cards[place(kExcuse)]) {
    pile.tricks = rules.hand_size();
    pile.tally.halves += lost;
  }
  return pile;
}

}  // namespace

namespace {

// Each card must be with the camp that has it; one low card may have been given for the Excuse.
Refusal check_pile_cards(const Step& step, const Camps& camps) {
  const Deal& deal = step.state.deal;
  const Set attack = deal.pile.side == Camp::attack ? deal.pile.cards : ~deal.pile.cards;
  const Camp keeper = attack[place(kExcuse)] ? Camp::attack : Camp::defence;
  int others = 0, paid = 0;
  for (int i = 0; i < Pack::kSize; ++i) {
    const Card card = Pack::card(i);
    const bool own = attack[place(card)];
    others += own && discardable(card) ? 1 : 0;
    const auto camp = camp_with(step.rules, deal, camps, card);
    if (!camp || (camp == Camp::attack) == own) continue;
    if (!may_pay(step.rules, deal, camps, keeper, card) || ++paid > 1)
      return refuse(ViolationId::pile_card, {Pack::name(card)});
  }
  const int discarded = discards(deal.contract) ? step.rules.dog_size() : 0;
  if (others < discarded) return refuse(ViolationId::pile_discard, {discarded, others});
  return std::nullopt;
}

}  // namespace

std::optional<Tally> tally_by_pile(const Ruleset& rules, const Deal& deal) {
  if (!deal.pile.entered) return std::nullopt;
  return attack_pile(rules, deal).tally;
}

Refusal check_pile(const Step& step) {
  const Deal& deal = step.state.deal;
  if (!deal.pile.entered) return std::nullopt;
  const Camps camps = camps_of(deal, partner_of_taker(step.rules, deal));
  const AttackPile pile = attack_pile(step.rules, deal);
  const Tricks tricks = attack_tricks(step.rules, deal, camps);
  if (pile.tricks < tricks.fewest || pile.tricks > tricks.most)
    return refuse(ViolationId::pile_size, {static_cast<int>(deal.pile.cards.count()), step.rules.seats});
  if (auto refusal = check_pile_cards(step, camps)) return refusal;
  const auto known = tally_by_cards(step.rules, deal, camps);
  if (known && known->halves != pile.tally.halves)
    return refuse(ViolationId::points_known,
                  {Arg::from_halves(known->halves), Arg::from_halves(pile.tally.halves)});
  if (!possible(step.rules, deal, pile.tricks, pile.tally))
    return refuse(ViolationId::points_impossible, {Arg::from_halves(pile.tally.halves), pile.tally.bouts});
  return std::nullopt;
}

Set some_pile(const Ruleset& rules, const Deal& deal, int tricks) {
  const Camps camps = camps_of(deal, partner_of_taker(rules, deal));
  Set pile;
  int missing = tricks * rules.seats + points_outside_tricks(rules, deal);
  // Fills with certain cards, low cards, then others. Low cards may have been given for the Excuse.
  const auto fill = [&](const auto& wanted) {
    for (int i = 0; i < Pack::kSize && missing > 0; ++i) {
      const Card card = Pack::card(i);
      if (pile[place(card)] || !wanted(card, camp_with(rules, deal, camps, card))) continue;
      pile[place(card)] = true;
      --missing;
    }
  };
  const auto low = [](Card card) { return halves(card) == kLowHalves; };
  const auto is_played = [&](Card card) { return trick_of(deal.play, card) >= 0; };
  const bool has_excuse = is_played(kExcuse) && camp_with(rules, deal, camps, kExcuse) == Camp::attack;
  missing += tricks == 0 && has_excuse ? 1 : 0;
  fill([&](Card card, auto camp) { return camp == Camp::attack && !low(card); });
  fill([&](Card card, auto camp) { return camp == Camp::attack && low(card) && !is_played(card); });
  fill([&](Card card, auto camp) { return camp == Camp::attack && low(card); });
  fill([&](Card card, auto camp) { return !camp && low(card); });
  for (int worth = 3; worth <= kBoutHalves; worth += 2)
    fill([&](Card card, auto camp) { return camp != Camp::defence && halves(card) == worth; });
  fill([&](Card card, auto) { return low(card) && is_played(card); });
  return pile;
}

std::optional<LastPetit> petit_by_cards(const Ruleset& rules, const Deal& deal, const Camps& camps) {
  const Play& play = deal.play;
  const int last = rules.hand_size() - 1, trick = trick_of(play, kPetit);
  const bool after_chelem = play.is_over() && excuse_takes(rules, deal, camps);
  const bool counts = trick == last || (trick == last - 1 && after_chelem);
  if (counts) {
    const auto camp = camp_of_trick(rules, deal, camps, trick);
    if (!camp) return std::nullopt;
    return camp == Camp::attack ? LastPetit::attack : LastPetit::defence;
  }
  // One trick earlier it counts if the Excuse wins the last one; only the cards can tell.
  const bool is_known =
      play.is_over() && play.is_by_card(last) && (!after_chelem || play.is_by_card(last - 1));
  const bool earlier = trick >= 0 && (trick < last - 1 || !excuse_may_take(rules, deal, camps));
  if (is_known || earlier || lies_in_dog(deal, kPetit)) return LastPetit::none;
  return std::nullopt;
}

bool odd_cards(const Ruleset& rules, const Deal& deal, int tricks) {
  return (tricks * rules.seats + points_outside_tricks(rules, deal)) % 2 != 0;
}

Spans pile_spans(const Ruleset& rules, const Deal& deal, int tricks, int bouts) {
  Spans spans;
  const int in_tricks = tricks * rules.seats, cards = in_tricks + points_outside_tricks(rules, deal);
  // A discard has no kings or bouts; one bout, the Excuse, may be there without a trick.
  const bool bare = discards(deal.contract);
  if (bare && bouts > in_tricks + 1) return spans;
  const int kings = bare ? std::clamp(in_tricks - std::max(0, bouts - 1), 0, cards::kSuits) : cards::kSuits;
  const auto unpaid_with = [&](int won) { return won > 0 ? Unpaid::four : unpaid(rules); };
  const auto add = [&](int size) {
    const auto most = most_with(size, bouts, kings, unpaid_with(tricks));
    const auto of_others =
        most_with(Pack::kSize - size, kBouts - bouts, cards::kSuits, unpaid_with(rules.hand_size() - tricks));
    if (most && of_others) spans.push_back({kAllHalves - *of_others, *most});
  };
  const bool whole = unpaid(rules) == Unpaid::whole;
  if (!(whole && bare && tricks == 0 && bouts > 0)) add(cards);
  // An Excuse of full value is one more card for a camp without a trick.
  if (whole && tricks == 0 && bouts > 0) add(cards + 1);
  if (whole && tricks == rules.hand_size() && bouts < kBouts) add(cards - 1);
  return spans;
}

bool possible(const Ruleset& rules, const Deal& deal, int tricks, const Tally& tally) {
  return std::ranges::any_of(pile_spans(rules, deal, tricks, tally.bouts), [&](const Span& span) {
    return tally.halves >= span.least && tally.halves <= span.most && (tally.halves - span.least) % 2 == 0;
  });
}

}  // namespace tanteador::tarot
