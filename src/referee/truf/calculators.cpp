#include "src/games/truf/events.hpp"
#include "src/games/truf/law.hpp"
#include "src/referee/calculating.hpp"
#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

struct TrufTraits : PackTraits<truf::Pack> {
  static constexpr int kSeats = truf::kSeats;
  static constexpr ViolationKind kTwice{"cli/card_twice", "truf.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "truf.cards", kSizeText};
  static cards::TrickLaw law(const TableStatus& now) { return truf::law(now.trump_suit, now.broken); }
  static Violation not_playable(cards::Duty duty) { return truf::not_playable(duty); }
  // Leading a trump has its own rule.
  static cards::Duty duty_of_leading(Card card, const TableStatus& now) {
    return Pack::suit(card) == now.trump_suit ? cards::Duty::lead_no_trump : cards::Duty::follow;
  }
};

}  // namespace

// No counts: Truf counts tricks, not cards.
constexpr Calculators kTrufCalculators{.game = "truf",
                                       .example = "10h",
                                       .is_card = is_card<TrufTraits>,
                                       .trick = trick_by_law<TrufTraits>,
                                       .follow = follow_by_law<TrufTraits>,
                                       .trumps = "shdc"};

}  // namespace tanteador::referee
