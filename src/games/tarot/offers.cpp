// Offers of tarot. Whenever an event of a family is possible, one of the candidates tried here is.

#include <algorithm>

#include "src/core/trial.hpp"
#include "src/games/tarot/piles.hpp"
#include "src/games/tarot/tarot.hpp"
#include "src/games/tarot/words.hpp"

namespace tanteador {

using namespace tarot;

namespace {

using Trial = EventTrial<Tarot>;
using Why = Trial::Why;

bool is_about_card(const Violation& violation) {
  const auto far = Trial::reach(violation);
  const bool shown = far == Trial::reach(refuse(ViolationId::poignee_hand)) ||
                     far == Trial::reach(refuse(ViolationId::poignee_sum));
  return shown || far >= Trial::reach(refuse(ViolationId::card_known));
}

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
      : rules_(rules), deal_(state.deal), trial_(trial), laid_(cards_laid(rules, state.deal)) {}

  Why dog() const {
    Dog dog{some_cards<DogCards>(rules_.dog_size(), [&](Card card) { return !laid_[place(card)]; })};
    if (static_cast<int>(dog.cards.size()) < rules_.dog_size() && deal_.taker) {
      const Set own = deal_.play.cards_laid_by(seat_at(*deal_.taker));
      const int missing = rules_.dog_size() - static_cast<int>(dog.cards.size());
      for (const Card card : some_cards<DogCards>(missing, [&](Card one) { return own[place(one)]; }))
        dog.cards.push_back(card);
    }
    return trial_.refusal_of(dog);
  }

  Why discard(Seat seat) const {
    const auto may = [&](Card card) { return !laid_[place(card)] && !is_king(card) && !is_bout(card); };
    Discarded event{.player = seat, .cards = some_cards<DogCards>(rules_.dog_size(), may), .trumps = {}};
    const Why why = trial_.refusal_of(event);
    if (!why || Trial::reach(*why) < Trial::reach(refuse(ViolationId::discard_size))) return why;
    event.cards.clear();
    for (int trumps = 0; trumps <= rules_.dog_size(); ++trumps) {
      event.trumps = trumps;
      if (!trial_.refusal_of(event)) return std::nullopt;
    }
    return why;
  }

  Why card(Seat seat) const {
    Why why;
    for (int i = 0; i < Pack::kSize; ++i) {
      const Card card = Pack::card(i);
      if (why && laid_[place(card)]) continue;
      why = trial_.refusal_of(CardPlayed{seat, card});
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
        if (own[i]) event.cards.push_back(Pack::card(i));
      }
      why = trial_.refusal_of(event);
      if (!why || Trial::reach(*why) < Trial::reach(refuse(ViolationId::pile_size))) return why;
    }
    return why;
  }

  Why result() const {
    if (!deal_.taker) return trial_.refusal_of(Result{});
    return trial_.refusal_of(some_result(rules_, deal_).value_or(Result{}));
  }

 private:
  const Ruleset& rules_;
  const Deal& deal_;
  const Trial& trial_;
  Set laid_;
};

// Worth to the taker if made exactly: 25 times the coefficient, from each defender who pays.
Worth worth_of_bid(const Ruleset& rules, Contract bid) {
  constexpr int kContract = 25;
  if (bid == Contract::pass) return {};
  const bool thrice = rules.seats == 4 || rules.parameters.payment == value::printed;
  return {kContract * coefficient(bid) * (thrice ? 3 : 2), {}};
}

void offer_bids(Trial& trial, const Ruleset& rules) {
  for (const Contract bid : kContracts) {
    Offer offer{.type = "bid", .field = "bid", .word = kContractWords[index(bid)]};
    offer.worth = worth_of_bid(rules, bid).accepted;
    trial.try_by_player(offer, [&](Seat seat) { return Event(Bid{seat, bid}); });
  }
}

}  // namespace

Worth Tarot::worth(const Ruleset& rules, const State&, const State&, const Event& event) {
  const Bid* bid = std::get_if<Bid>(&event);
  return bid ? worth_of_bid(rules, bid->bid) : Worth{};
}

std::vector<Offer> Tarot::offers(const Ruleset& rules, const State& state, Offers which) {
  Trial trial(rules, state, which);
  const Candidates candidates(rules, state, trial);
  trial.try_once({.type = "deal_started"}, Event(DealStarted{}));
  trial.try_by_player({.type = "petit_sec"}, [&](Seat seat) { return Event(PetitSec{seat}); });
  trial.try_by_player({.type = "barred"}, [&](Seat seat) { return Event(Barred{seat}); });
  offer_bids(trial, rules);
  constexpr Card kKingOfSpades = Pack::card_of(0, cards::kKing);
  trial.try_by_player({.type = "king_called"}, [&](Seat seat) {
    return trial.refusal_of(KingCalled{seat, kKingOfSpades});
  });
  trial.try_once({.type = "dog"}, candidates.dog());
  trial.try_by_player({.type = "chelem_announced"}, [&](Seat seat) { return Event(ChelemAnnounced{seat}); });
  trial.try_by_player({.type = "discarded"}, [&](Seat seat) { return candidates.discard(seat); });
  trial.try_by_player({.type = "poignee"}, [&](Seat seat) {
    return trial.refusal_of(Poignee{seat, {}, PoigneeSize::simple});
  });
  for (const MisereKind of : {MisereKind::trumps, MisereKind::court_cards}) {
    trial.try_by_player({.type = "misere", .field = "of", .word = kMisereWords[index(of)]}, [&](Seat seat) {
      return Event(Misere{seat, of});
    });
  }
  trial.try_by_player({.type = "card_played"}, [&](Seat seat) { return candidates.card(seat); });
  trial.try_by_player({.type = "trick_won"}, [&](Seat seat) { return Event(TrickWon{seat}); });
  for (const Camp camp : {Camp::attack, Camp::defence}) {
    trial.try_once({.type = "captured", .field = "side", .word = kCampWords[index(camp)]},
                   candidates.pile(camp));
  }
  trial.try_once({.type = "result"}, candidates.result());
  trial.try_once({.type = "annulled"}, Event(Annulled{}));
  return trial.take();
}

}  // namespace tanteador
