#include "src/games/truf/violations.hpp"

#include <array>

#include "src/games/truf/law.hpp"

namespace tanteador::truf {

namespace {

constexpr auto kCount = static_cast<std::size_t>(Refused::kCount);

// In the order of the enumeration.
constexpr std::array<ViolationKind, kCount> kViolations{{
    {"truf/players", "truf.players", english("Truf is played by 4, not by {0}.")},
    {"truf/sides", "truf.players", english("In Truf each plays for himself: there are no teams.")},
    {"truf/dealer_seat", "truf.dealer", english("The dealer is none of the players.")},

    {"truf/redeal_late", "truf.redeal",
     english("The bids are open: it is too late to throw the cards in; annul the deal instead.")},
    {"truf/redeal_cards", "truf.redeal", english("A hand has 13 different cards.")},
    {"truf/redeal_elsewhere", "truf.cards",
     english("The {0} cannot be in that hand: {1} bid with it in event {2}.")},
    {"truf/redeal_bid", "truf.redeal",
     english("{0} bid with the {1} in event {2}: it does not belong to such a hand.")},
    {"truf/redeal_mixed", "truf.redeal", english("The hand holds numbers and pictures: it is played.")},
    {"truf/redeal_pictures", "truf.redeal",
     english("At this table the ace is a number: the pictures are 12, and no hand has pictures only.")},

    {"truf/bids_closed", "truf.bid", english("All four bids are open and stand.")},
    {"truf/bid_nobody", "truf.bid", english("A bid needs a player and his card.")},
    {"truf/bid_twice", "truf.bid", english("{0} has already bid.")},
    {"truf/bid_same_card", "truf.cards", english("The {0} cannot be bid twice: {1} has bid with it.")},

    {"truf/shift_early", "truf.shift", english("Bids are raised or lowered when all four are open.")},
    {"truf/shift_twice", "truf.shift", english("The bids have been raised or lowered, by 1 and no more.")},
    {"truf/shift_not_due", "truf.shift", english("The bids make {0}, not 13: they stand.")},
    {"truf/shift_player", "truf.shift",
     english("The bids are raised or lowered by {1}, the highest bidder, not by {0}.")},
    {"truf/shift_by", "truf.shift", english("Bids are raised by 1 or lowered by 1, not changed by {0}.")},

    {"truf/bids_missing", "truf.bid", english("{0} has not bid yet: all bid before a card is played.")},
    {"truf/shift_first", "truf.shift",
     english("The bids make 13: {0} must first raise or lower them all by 1.")},
    {"truf/turn", "truf.turn", english("It is not {0}'s turn: {1} plays.")},
    {"truf/card_known", "truf.cards",
     english("The {0} cannot be there: event {1} says that {2} holds or played it.")},
    {"truf/card_last", "truf.bid.card",
     english("The last card of {0} must be the {1}, bid in event {2} and not played yet.")},
    {"truf/follow_held", "truf.follow",
     english("{0} must follow suit: the {1}, bid in event {2}, is still in his hand.")},
    {"truf/lead_held", "truf.trump.lead",
     english("{0} cannot lead a trump before one has been played: the {1}, bid in event {2}, is still in his "
             "hand.")},
    {"truf/follow_revoke", "truf.follow",
     english("If {1} holds the {0}, he had to follow suit in event {3} and could not play the {2}.")},
    {"truf/lead_revoke", "truf.trump.lead",
     english("If {1} holds the {0}, he could not lead the {2} in event {3}: no trump had been played.")},
    {"truf/trick_mixed", "truf.tricks",
     english("Cards have been entered for this trick: enter the others, too.")},
    {"truf/counts_few", "truf.tricks.count",
     english("The tricks of at least three players are needed; the fourth has the rest of 13.")},
    {"truf/count_range", "truf.tricks.count", english("{0} cannot be a number of tricks: 0 to 13.")},
    {"truf/counts_sum", "truf.tricks.count", english("The tricks make {0}, not 13: count again.")},
    {"truf/count_below", "truf.tricks.count",
     english("{0} has {1} of the tricks entered so far and cannot have {2} in all.")},

    {"truf/follow", "truf.follow", english("The suit led must be followed.")},
    {"truf/lead_trump", "truf.trump.lead",
     english("Trump is led only when one has been played before, or from a hand of nothing but trumps.")},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(Refused reason, PhraseArgs args) { return {&kViolations[index(reason)], args}; }

Violation not_playable(cards::Duty duty) {
  return refuse(duty == cards::Duty::lead_no_trump ? Refused::lead_trump : Refused::follow);
}

}  // namespace tanteador::truf
