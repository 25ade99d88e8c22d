// What may be entered now. Every candidate is tried on a copy of the state, so an offer is never refused; and
// where one event of a family would stand, a candidate does.

#include <algorithm>

#include "src/games/tarot/piles.hpp"
#include "src/games/tarot/tarot.hpp"
#include "src/games/tarot/words.hpp"

namespace tanteador {

using namespace tarot;

namespace {

using Why = std::optional<Violation>;

// How far an event got: the place of its refusal in the game's list, 0 for those of every game.
std::ptrdiff_t reach(const Violation& violation) {
  const auto own = tarot::violations();
  for (std::size_t i = 0; i < own.size(); ++i) {
    if (violation.kind == &own[i]) return static_cast<std::ptrdiff_t>(i) + 1;
  }
  return 0;
}

class Trial {
 public:
  Trial(const Ruleset& rules, const State& state, std::vector<Offer>& offers, Offers which)
      : rules_(rules), state_(state), offers_(offers), which_(which) {}

  Why attempt(const Event& event) const {
    const auto ruling = Tarot::apply(rules_, state_, event, EventSeq{0});
    return ruling ? std::nullopt : Why(ruling.error());
  }
  // `why(seat)`: why no event of the family would stand for him; nothing: one would.
  template <class WhyNot>
  void by_player(Offer offer, const WhyNot& why) {
    Why best;
    for (int i = 0; i < rules_.seats; ++i) {
      const Seat seat = seat_at(i);
      const Why refused = why(seat);
      if (!refused) {
        offer.players.push_back(seat);
        continue;
      }
      if (!best || reach(*refused) >= reach(*best)) best = refused;
      if (which_ == Offers::with_refused) offer.not_for.push_back({side_at(i), *refused});
    }
    if (offer.players.empty()) refuse(offer, best);
    add(std::move(offer));
  }
  void by_side(Offer offer, const auto& event) {
    Why best;
    for (int i = 0; i < rules_.seats; ++i) {
      const Why refused = attempt(event(side_at(i)));
      if (!refused) offer.sides.push_back(side_at(i));
      if (refused) best = refused;
    }
    if (offer.sides.empty()) refuse(offer, best);
    add(std::move(offer));
  }
  void once(Offer offer, const Why& refused) {
    if (refused) refuse(offer, refused);
    add(std::move(offer));
  }

 private:
  static void refuse(Offer& offer, const Why& why) {
    offer.refused = why;
    offer.not_for.clear();
  }
  void add(Offer offer) {
    if (!offer.refused || which_ == Offers::with_refused) offers_.push_back(std::move(offer));
  }

  const Ruleset& rules_;
  const State& state_;
  std::vector<Offer>& offers_;
  Offers which_;
};

// Refused for the card itself, so that another may stand.
bool is_about_card(const Violation& violation) {
  const auto far = reach(violation);
  const bool shown =
      far == reach(refuse(Refused::poignee_hand)) || far == reach(refuse(Refused::poignee_sum));
  return shown || far >= reach(refuse(Refused::card_known));
}

// The cheapest cards that may have lain there, suits before trumps.
template <class List>
List some_cards(int size, const auto& may) {
  List cards;
  for (int worth = kLowHalves; worth <= kBoutHalves; worth += 2) {
    for (int i = 0; i < Pack::kSize && static_cast<int>(cards.size()) < size; ++i) {
      if (halves(Pack::card(i)) == worth && may(Pack::card(i))) cards.push_back(Pack::card(i));
    }
  }
  return cards;
}

class Candidates {
 public:
  Candidates(const Ruleset& rules, const State& state, const Trial& trial)
      : rules_(rules), deal_(state.deal), trial_(trial), laid_(laid(rules, state.deal)) {}

  // Cards nobody has laid; where there are too few of them, the taker's.
  Why dog() const {
    Dog dog{some_cards<DogCards>(rules_.dog_size(), [&](Card card) { return !laid_[place(card)]; })};
    if (static_cast<int>(dog.cards.size()) < rules_.dog_size() && deal_.taker != kNobody) {
      const Set own = deal_.play.laid_by(seat_at(deal_.taker));
      const int missing = rules_.dog_size() - static_cast<int>(dog.cards.size());
      for (const Card card : some_cards<DogCards>(missing, [&](Card one) { return own[place(one)]; }))
        dog.cards.push_back(card);
    }
    return trial_.attempt(dog);
  }

  Why discard(Seat seat) const {
    const auto may = [&](Card card) { return !laid_[place(card)] && !is_king(card) && !is_bout(card); };
    Discarded event{.player = seat, .cards = some_cards<DogCards>(rules_.dog_size(), may), .trumps = {}};
    const Why why = trial_.attempt(event);
    if (!why || reach(*why) < reach(refuse(Refused::discard_size))) return why;
    event.cards.clear();
    for (int trumps = 0; trumps <= rules_.dog_size(); ++trumps) {
      event.trumps = trumps;
      if (!trial_.attempt(event)) return std::nullopt;
    }
    return why;
  }

  // Any card not yet laid, unless the reason is another than the card.
  Why card(Seat seat) const {
    Why why;
    for (int i = 0; i < Pack::kSize; ++i) {
      const Card card = Pack::card(i);
      if (why && laid_[place(card)]) continue;
      why = trial_.attempt(CardPlayed{seat, card});
      if (!why || !is_about_card(*why)) return why;
    }
    return why;
  }

  Why pile(Camp camp) const {
    Why why;
    for (int tricks = 0; tricks <= rules_.hand_size(); ++tricks) {
      const Set attack = some_pile(rules_, deal_, tricks);
      const Set own = camp == Camp::attack ? attack : ~attack;
      Captured event{.side = camp, .cards = {}};
      for (int i = 0; i < Pack::kSize; ++i) {
        if (own[static_cast<std::size_t>(i)]) event.cards.push_back(Pack::card(i));
      }
      why = trial_.attempt(event);
      if (!why || reach(*why) < reach(refuse(Refused::pile_size))) return why;
    }
    return why;
  }

  Why result() const {
    if (deal_.taker == kNobody) return trial_.attempt(Result{});
    return trial_.attempt(some_result(rules_, deal_).value_or(Result{}));
  }

 private:
  const Ruleset& rules_;
  const Deal& deal_;
  const Trial& trial_;
  Set laid_;
};

// Just made: 25 times the contract, as often as the taker is written it; of five he has a partner.
Worth worth_of_bid(const Ruleset& rules, Contract bid) {
  constexpr int kContract = 25;
  if (bid == Contract::pass) return {};
  const bool thrice = rules.seats == 4 || rules.parameters.payment == value::printed;
  return {kContract * coefficient(bid) * (thrice ? 3 : 2), {}};
}

void offer_bids(Trial& trial, const Ruleset& rules) {
  for (const Contract bid : kContracts) {
    Offer offer{.type = "bid", .field = "bid", .word = kContractWords[static_cast<std::size_t>(bid)]};
    offer.worth = worth_of_bid(rules, bid).accepted;
    trial.by_player(offer, [&](Seat seat) { return trial.attempt(Bid{seat, bid}); });
  }
}

}  // namespace

Worth Tarot::worth(const Ruleset& rules, const State&, const State&, const Event& event) {
  const Bid* bid = std::get_if<Bid>(&event);
  return bid ? worth_of_bid(rules, bid->bid) : Worth{};
}

std::vector<Offer> Tarot::offers(const Ruleset& rules, const State& state, Offers which) {
  std::vector<Offer> offers;
  Trial trial(rules, state, offers, which);
  const Candidates candidates(rules, state, trial);
  trial.once({.type = "deal_started"}, trial.attempt(DealStarted{}));
  trial.by_player({.type = "petit_sec"}, [&](Seat seat) { return trial.attempt(PetitSec{seat}); });
  offer_bids(trial, rules);
  constexpr Card kKingOfSpades = Pack::of(0, cards::kKing);
  trial.by_player({.type = "king_called"}, [&](Seat seat) {
    return trial.attempt(KingCalled{seat, kKingOfSpades});
  });
  trial.once({.type = "dog"}, candidates.dog());
  trial.by_player({.type = "chelem_announced"},
                  [&](Seat seat) { return trial.attempt(ChelemAnnounced{seat}); });
  trial.by_player({.type = "discarded"}, [&](Seat seat) { return candidates.discard(seat); });
  trial.by_player({.type = "poignee"}, [&](Seat seat) {
    return trial.attempt(Poignee{seat, {}, PoigneeSize::simple});
  });
  trial.by_player({.type = "card_played"}, [&](Seat seat) { return candidates.card(seat); });
  trial.by_player({.type = "trick_won"}, [&](Seat seat) { return trial.attempt(TrickWon{seat}); });
  for (const Camp camp : {Camp::attack, Camp::defence}) {
    trial.once({.type = "captured", .field = "side", .word = kCampWords[static_cast<std::size_t>(camp)]},
               candidates.pile(camp));
  }
  trial.once({.type = "result"}, candidates.result());
  trial.once({.type = "annulled"}, trial.attempt(Annulled{}));
  trial.once({.type = "carried"}, trial.attempt(Carried{}));
  trial.by_side({.type = "ruled"}, [](Side side) { return Event(Ruled{side, 0}); });
  trial.once({.type = "match_ended"}, trial.attempt(MatchEnded{MatchEnded::Reason::agreed, {}}));
  return offers;
}

}  // namespace tanteador
