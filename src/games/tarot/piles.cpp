#include "src/games/tarot/piles.hpp"

#include <algorithm>

namespace tanteador::tarot {

namespace {

bool was_laid(const Play& play, int trick, Card card) {
  const auto cards = play.cards_of(trick);
  return std::ranges::find(cards, card) != cards.end();
}

// The trick a card was laid in; -1: in none that is over.
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

// Does the Excuse stay with whoever won the trick it was laid in (NA-12)?
bool excuse_changes(const Ruleset& rules, int trick) {
  return trick == rules.hand_size() - 1 && rules.parameters.excuse_last_trick == value::trick_winner;
}

// The Excuse led to the last trick took it: only a chelem does that.
bool excuse_took_last(const Ruleset& rules, const Play& play) {
  const int last = rules.hand_size() - 1;
  return play.over() && play.by_card(last) && play.cards_of(last).front() == kExcuse &&
         play.winner(last) == play.leader(last);
}

// The most `cards` cards without bouts are worth, in half-points, with so many kings among them at most. One
// card more than there are is the low card that could not be given for the Excuse (NA-18).
std::optional<int> most_halves(int cards, int kings) {
  constexpr int kOthers = Pack::kSize - kBouts, kEach = cards::kSuits;
  if (cards < 0 || cards > kOthers + 1) return std::nullopt;
  int sum = 0, left = cards;
  for (const int worth : {9, 7, 5, 3}) {
    const int some = std::min(left, worth == 9 ? kings : kEach);
    sum += some * worth;
    left -= some;
  }
  return sum + left * kLowHalves;
}

// The most a camp can have with so many cards and bouts: paid for the Excuse, or having nothing to pay with.
std::optional<int> most_with(int cards, int bouts, int kings) {
  const auto paid = most_halves(cards - bouts, kings);
  const auto unpaid = bouts > 0 ? most_halves(cards - bouts + 1, kings) : std::nullopt;
  std::optional<int> most;
  if (paid) most = bouts * kBoutHalves + *paid;
  if (unpaid) {
    const int kept = bouts * kBoutHalves - kLowHalves + *unpaid;
    most = std::max(most.value_or(kept), kept);
  }
  return most;
}

}  // namespace

Set laid(const Ruleset& rules, const Deal& deal) {
  Set cards;
  for (int seat = 0; seat < rules.seats; ++seat) cards |= deal.play.laid_by(seat_at(seat));
  return cards;
}

std::optional<Seat> partner_told(const Ruleset& rules, const Deal& deal) {
  if (rules.seats != 5) return taker_of(deal);
  if (deal.called == Card::none) return std::nullopt;
  if (deal.dog[place(deal.called)] || deal.discard[place(deal.called)]) return taker_of(deal);
  if (const auto by = who_laid(rules, deal, deal.called)) return by;
  const auto all = static_cast<std::size_t>(rules.seats * rules.hand_size());
  return laid(rules, deal).count() == all ? std::optional(taker_of(deal)) : std::nullopt;
}

Camps camps_of(const Deal& deal, std::optional<Seat> partner) {
  return {deal.taker, partner ? index(*partner) : kNobody};
}

Tricks attack_tricks(const Ruleset& rules, const Deal& deal, const Camps& camps) {
  Tricks tricks{0, rules.hand_size()};
  for (int trick = 0; trick < deal.play.tricks_done(); ++trick) {
    const auto camp = camps.of(deal.play.winner(trick));
    tricks.fewest += camp == Camp::attack ? 1 : 0;
    tricks.most -= camp == Camp::defence ? 1 : 0;
  }
  return tricks;
}

std::optional<Camp> camp_with(const Ruleset& rules, const Deal& deal, const Camps& camps, Card card) {
  const int trick = trick_of(deal.play, card);
  if (trick >= 0) {
    const bool kept = card == kExcuse && !excuse_changes(rules, trick);
    return camps.of(kept ? layer(deal.play, trick, card) : deal.play.winner(trick));
  }
  const bool defence = deal.contract == Contract::garde_contre;
  const bool in_dog = deal.dog[place(card)] && !discards(deal.contract);
  if (!in_dog && !deal.discard[place(card)] && !deal.play.every_card_known()) return std::nullopt;
  return defence ? Camp::defence : Camp::attack;
}

std::optional<Tally> tally_by_cards(const Ruleset& rules, const Deal& deal, const Camps& camps) {
  if (!deal.play.every_card_known()) return std::nullopt;
  Set attack;
  for (int i = 0; i < Pack::kSize; ++i) {
    const auto camp = camp_with(rules, deal, camps, Pack::card(i));
    if (!camp) return std::nullopt;
    attack[static_cast<std::size_t>(i)] = camp == Camp::attack;
  }
  const Count own = count(attack);
  Tally tally{own.halves, own.bouts};
  const int trick = trick_of(deal.play, kExcuse);
  if (trick < 0) return tally;
  // Who kept the Excuse though the other camp won the trick gives a low card for it.
  const auto winner = camps.of(deal.play.winner(trick));
  const auto keeper = camp_with(rules, deal, camps, kExcuse);
  if (winner != keeper) tally.halves += keeper == Camp::attack ? -kLowHalves : kLowHalves;
  return tally;
}

int beside_tricks(const Ruleset& rules, const Deal& deal) {
  return deal.contract == Contract::garde_contre ? 0 : rules.dog_size();
}

namespace {

// The pile entered, as the attack's, and how many tricks it is of.
struct AttackPile {
  Tally tally;
  int tricks = -1;  // -1: of no number of tricks
};
AttackPile attack_pile(const Ruleset& rules, const Deal& deal) {
  const Set cards = deal.pile.side == Camp::attack ? deal.pile.cards : ~deal.pile.cards;
  const Count all = count(cards);
  const int beside = beside_tricks(rules, deal), in_tricks = all.cards - beside;
  const int most = rules.seats * rules.hand_size();
  AttackPile pile{{all.halves, all.bouts}};
  if (in_tricks >= 0 && in_tricks <= most && in_tricks % rules.seats == 0) {
    pile.tricks = in_tricks / rules.seats;
  } else if (in_tricks == 1 && cards[place(kExcuse)]) {  // no trick, and no card given for the Excuse
    pile.tricks = 0;
    pile.tally.halves -= kLowHalves;
  } else if (in_tricks == most - 1 && !cards[place(kExcuse)]) {
    pile.tricks = rules.hand_size();
    pile.tally.halves += kLowHalves;
  }
  return pile;
}

}  // namespace

std::optional<Tally> tally_by_pile(const Ruleset& rules, const Deal& deal) {
  if (!deal.pile.entered) return std::nullopt;
  return attack_pile(rules, deal).tally;
}

Refusal check_pile(const Step& step) {
  const Deal& deal = step.state.deal;
  if (!deal.pile.entered) return std::nullopt;
  const Camps camps = camps_of(deal, partner_told(step.rules, deal));
  const AttackPile pile = attack_pile(step.rules, deal);
  const Tricks tricks = attack_tricks(step.rules, deal, camps);
  if (pile.tricks < tricks.fewest || pile.tricks > tricks.most)
    return refuse(Refused::pile_size, {static_cast<int>(deal.pile.cards.count()), step.rules.seats});
  const bool of_attack = deal.pile.side == Camp::attack;
  for (int i = 0; i < Pack::kSize; ++i) {
    const Card card = Pack::card(i);
    if (halves(card) == kLowHalves) continue;  // one of these may have been given for the Excuse
    const auto camp = camp_with(step.rules, deal, camps, card);
    const bool attack = deal.pile.cards[place(card)] == of_attack;
    if (camp && (camp == Camp::attack) != attack) return refuse(Refused::pile_card, {Pack::name(card)});
  }
  const auto known = tally_by_cards(step.rules, deal, camps);
  if (known && known->halves != pile.tally.halves)
    return refuse(Refused::points_known, {Arg::in_halves(known->halves), Arg::in_halves(pile.tally.halves)});
  if (!possible(step.rules, deal, pile.tricks, pile.tally))
    return refuse(Refused::points_impossible, {Arg::in_halves(pile.tally.halves), pile.tally.bouts});
  return std::nullopt;
}

Set some_pile(const Ruleset& rules, const Deal& deal, int tricks) {
  const Camps camps = camps_of(deal, partner_told(rules, deal));
  Set pile;
  int missing = tricks * rules.seats + beside_tricks(rules, deal);
  // Rounds of filling: what must be in it, then low cards, and what the other camp must have never.
  const auto fill = [&](const auto& wanted) {
    for (int i = 0; i < Pack::kSize && missing > 0; ++i) {
      const Card card = Pack::card(i);
      if (pile[place(card)] || !wanted(card, camp_with(rules, deal, camps, card))) continue;
      pile[place(card)] = true;
      --missing;
    }
  };
  missing += tricks == 0 && missing == 0 && camp_with(rules, deal, camps, kExcuse) == Camp::attack ? 1 : 0;
  fill([](Card card, auto camp) { return camp == Camp::attack && halves(card) > kLowHalves; });
  fill([](Card card, auto camp) { return camp == Camp::attack && halves(card) == kLowHalves; });
  fill([](Card card, auto camp) { return !camp && halves(card) == kLowHalves; });
  fill([](Card card, auto) { return halves(card) == kLowHalves; });
  for (int worth = 3; worth <= kBoutHalves; worth += 2)
    fill([&](Card card, auto camp) { return camp != Camp::defence && halves(card) == worth; });
  return pile;
}

std::optional<LastPetit> petit_by_cards(const Ruleset& rules, const Deal& deal, const Camps& camps) {
  const Play& play = deal.play;
  const int last = rules.hand_size() - 1, trick = trick_of(play, kPetit);
  const bool after_chelem = excuse_took_last(rules, play);
  const bool counts = trick == last || (trick == last - 1 && after_chelem);
  if (counts) {
    const auto camp = camps.of(play.winner(trick));
    if (!camp) return std::nullopt;
    return camp == Camp::attack ? LastPetit::attack : LastPetit::defence;
  }
  // One trick before the last it counts where the Excuse takes the last one, which the cards must tell.
  const bool told = play.over() && play.by_card(last) && (!after_chelem || play.by_card(last - 1));
  if (told || (trick >= 0 && trick < last - 1)) return LastPetit::none;
  return std::nullopt;
}

bool odd_cards(const Ruleset& rules, const Deal& deal, int tricks) {
  return (tricks * rules.seats + beside_tricks(rules, deal)) % 2 != 0;
}

std::optional<Span> pile_span(const Ruleset& rules, const Deal& deal, int tricks, int bouts) {
  const int in_tricks = tricks * rules.seats, cards = in_tricks + beside_tricks(rules, deal);
  // A discard holds neither kings nor bouts; one bout, the Excuse, may be there without a trick.
  const bool bare = discards(deal.contract);
  if (bare && bouts > in_tricks + 1) return std::nullopt;
  const int kings = bare ? std::clamp(in_tricks - std::max(0, bouts - 1), 0, cards::kSuits) : cards::kSuits;
  const auto most = most_with(cards, bouts, kings);
  const auto most_of_others = most_with(Pack::kSize - cards, kBouts - bouts, cards::kSuits);
  if (!most || !most_of_others) return std::nullopt;
  return Span{kAllHalves - *most_of_others, *most};
}

bool possible(const Ruleset& rules, const Deal& deal, int tricks, const Tally& tally) {
  if (odd_cards(rules, deal, tricks) != (tally.halves % 2 != 0)) return false;
  const auto span = pile_span(rules, deal, tricks, tally.bouts);
  return span && tally.halves >= span->least && tally.halves <= span->most;
}

bool excuse_takes(const Ruleset& rules, const Deal& deal) {
  const Play& play = deal.play;
  const int last = rules.hand_size() - 1;
  if (!rules.parameters.chelem || play.tricks_done() != last || play.on_table().front() != kExcuse)
    return false;
  const Camps camps = camps_of(deal, partner_told(rules, deal));
  const Seat leader = play.leader(last);
  for (int trick = 0; trick < last; ++trick) {
    const Seat winner = play.winner(trick);
    const auto camp = camps.of(winner);
    if (winner != leader && (!camp || camp != camps.of(leader))) return false;
  }
  return true;
}

}  // namespace tanteador::tarot
