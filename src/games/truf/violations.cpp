#include "src/games/truf/violations.hpp"

#include <array>

#include "src/games/truf/law.hpp"

namespace tanteador::truf {

namespace {

constexpr auto kCount = static_cast<std::size_t>(ViolationId::kCount);

constexpr std::array<ViolationKind, kCount> kViolations{{
    {"truf/players", "truf.players", N_("Truf is for 4 players, not {0}.")},
    {"truf/sides", "truf.players", N_("In Truf everyone plays alone; there are no teams.")},
    {"truf/dealer_seat", "truf.dealer", N_("The dealer must be one of the players.")},

    {"truf/redeal_late", "truf.redeal",
     N_("The bids are already face up, so the cards can no longer be thrown in. Cancel the deal instead.")},
    {"truf/redeal_cards", "truf.redeal", N_("A hand needs 13 different cards.")},
    {"truf/redeal_elsewhere", "truf.cards",
     N_("The {0} cannot be in that hand: {1} used it to bid (entry {2}).")},
    {"truf/redeal_bid", "truf.redeal",
     N_("{0} bid with the {1} (entry {2}), which cannot be in such a hand.")},
    {"truf/redeal_mixed", "truf.redeal",
     N_("This hand has both numbers and pictures, so it must be played.")},
    {"truf/redeal_pictures", "truf.redeal",
     N_("At this table aces are numbers, so there are 12 pictures and no hand can consist of pictures "
        "only.")},

    {"truf/bids_closed", "truf.bid", N_("All four bids are face up and final.")},
    {"truf/bid_nobody", "truf.bid", N_("Enter a player and the card used to bid.")},
    {"truf/bid_twice", "truf.bid", N_("{0} has already bid.")},
    {"truf/bid_same_card", "truf.cards", N_("The {0} has already been used to bid, by {1}.")},

    {"truf/shift_early", "truf.shift", N_("Bids can be raised or lowered only when all four are face up.")},
    {"truf/shift_twice", "truf.shift", N_("The bids have already been changed by 1.")},
    {"truf/shift_not_due", "truf.shift", N_("The bids add up to {0}, not 13, so they are not changed.")},
    {"truf/shift_player", "truf.shift",
     N_("Only {1}, the highest bidder, can raise or lower the bids, not {0}.")},
    {"truf/shift_by", "truf.shift", N_("Bids can be raised or lowered only by 1, not by {0}.")},

    {"truf/bids_missing", "truf.bid", N_("{0} has not bid yet. Everyone bids before the first card.")},
    {"truf/shift_first", "truf.shift",
     N_("The bids add up to 13. {0} bid highest and must now choose: +1 or −1 for everyone.")},
    {"truf/turn", "truf.turn", N_("It is {1}'s turn, not {0}'s.")},
    {"truf/card_known", "truf.cards", N_("The {0} cannot be there: {2} has or played it (entry {1}).")},
    {"truf/card_last", "truf.bid.card",
     N_("The last card of {0} must be the {1}, used to bid (entry {2}) and not played yet.")},
    {"truf/follow_held", "truf.follow",
     N_("{0} must follow suit with the {1}, which was used to bid (entry {2}) and has not been played.")},
    {"truf/lead_held", "truf.trump.lead",
     N_("{0} cannot lead a trump yet: the {1}, used to bid (entry {2}), is still in that hand.")},
    {"truf/follow_revoke", "truf.follow",
     N_("If {1} has the {0}, that player had to follow suit in entry {3} and could not play the {2}.")},
    {"truf/lead_revoke", "truf.trump.lead",
     N_("If {1} has the {0}, that player could not lead the {2} in entry {3}: no trump had been played.")},
    {"truf/trick_mixed", "truf.tricks",
     N_("One card of this trick has been entered; enter the others as well.")},
    {"truf/counts_few", "truf.tricks.count",
     N_("Enter the tricks of at least three players; the fourth gets the rest of 13.")},
    {"truf/count_range", "truf.tricks.count", N_("{0} tricks are impossible: 0 to 13.")},
    {"truf/counts_sum", "truf.tricks.count", N_("The tricks add up to {0}, not 13. Count again.")},
    {"truf/count_below", "truf.tricks.count", N_("{0} already has {1} tricks and cannot have {2} in total.")},

    {"truf/follow", "truf.follow", N_("Players must follow suit.")},
    {"truf/lead_trump", "truf.trump.lead",
     N_("A trump can be led only after one has been played, or from a hand of trumps only.")},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(ViolationId reason, PhraseArgs args) { return {&kViolations[index(reason)], args}; }

Violation not_playable(cards::Duty duty) {
  return refuse(duty == cards::Duty::lead_no_trump ? ViolationId::lead_trump : ViolationId::follow);
}

}  // namespace tanteador::truf
