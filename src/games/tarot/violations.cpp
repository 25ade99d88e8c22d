#include "src/games/tarot/violations.hpp"

#include <array>

namespace tanteador::tarot {

namespace {

constexpr auto kCount = static_cast<std::size_t>(Refused::kCount);

constexpr std::string_view
    kRevokeOvertrump =
        english("{0} has {1}: then {2} (event {3}) was no legal card, for a higher trump must be laid."),
    kMustOvertrump = english("A trump higher than those in the trick must be laid, by whoever has one.");

// In the order of the enumeration.
constexpr std::array<ViolationKind, kCount> kViolations{{
    {"tarot/players", "tarot.players",
     english("This ruleset is for {0} players, and {1} sit at the table: choose the ruleset for their "
             "number.")},
    {"tarot/printed_payment", "tarot.score.payment",
     english("The printed payment is for three players; {0} are paid so that the sheet balances.")},
    {"tarot/sides", "tarot.players", english("In tarot every player is a side of his own.")},
    {"tarot/dealer_seat", "tarot.dealer", english("The dealer is none of the players.")},

    {"tarot/petit_sec_late", "tarot.petit_sec",
     english("A petit sec is announced before the bidding; {0} has already bid.")},
    {"tarot/petit_sec_excuse", "tarot.petit_sec",
     english("With the Excuse beside it the Petit is not sec: {0} plays on.")},
    {"tarot/bid_closed", "tarot.bidding", english("The bidding is closed: {0} plays {1}.")},
    {"tarot/bid_backwards", "tarot.bidding", english("{0} has had his turn to bid: it is up to {1}.")},
    {"tarot/bid_barred", "tarot.arbiter.barred", english("{0} may not bid in this deal: that was ruled.")},
    {"tarot/bid_low", "tarot.bidding.higher", english("{0} does not overbid the {1} of {2}.")},
    {"tarot/no_taker", "tarot.bidding", english("Nobody has taken yet: enter the winning bid first.")},

    {"tarot/king_five", "tarot.five.call", english("A card is called only with five players.")},
    {"tarot/king_taker", "tarot.five.call", english("{0} cannot call: {1} is the taker.")},
    {"tarot/king_twice", "tarot.five.call", english("{0} has already been called.")},
    {"tarot/king_late", "tarot.five.call",
     english("The card is called before the dog is turned and the first card laid.")},
    {"tarot/king_card", "tarot.five.call",
     english("{0} cannot be called: it is a king, or with all four kings in hand another court card.")},
    {"tarot/chelem_off", "tarot.chelem", english("This table plays without the chelem.")},
    {"tarot/chelem_taker", "tarot.chelem", english("{0} cannot announce the chelem: {1} is the taker.")},
    {"tarot/chelem_twice", "tarot.chelem", english("The chelem is already announced.")},
    {"tarot/chelem_late", "tarot.chelem.lead", english("The chelem is announced before the first card.")},
    {"tarot/card_twice", "tarot.cards", english("{0} is named twice.")},
    {"tarot/dog_twice", "tarot.dog",
     english("The dog is already entered (event {0}): amend that entry instead.")},
    {"tarot/dog_early", "tarot.dog",
     english("The dog of a {0} stays closed until the last trick is played: enter it then.")},
    {"tarot/dog_size", "tarot.dog", english("The dog has {0} cards, not {1}.")},
    {"tarot/dog_played", "tarot.dog", english("{0} was not in the dog: {1} laid it (event {2}).")},
    {"tarot/discard_contract", "tarot.dog",
     english("The taker of a {0} does not see the dog and discards nothing.")},
    {"tarot/discard_taker", "tarot.discard", english("{0} cannot discard: {1} is the taker.")},
    {"tarot/discard_twice", "tarot.discard.final",
     english("The discard is already entered (event {0}) and cannot be changed: amend that entry instead.")},
    {"tarot/discard_size", "tarot.discard", english("{0} cards are discarded, not {1}.")},
    {"tarot/discard_trumps", "tarot.discard", english("Between 0 and {0} trumps can be discarded, not {1}.")},
    {"tarot/discard_king", "tarot.discard", english("{0} cannot be discarded: no king may be.")},
    {"tarot/discard_bout", "tarot.discard", english("{0} cannot be discarded: no bout may be.")},
    {"tarot/discard_played", "tarot.discard", english("{0} was not discarded: {1} laid it (event {2}).")},
    {"tarot/poignee_twice", "tarot.poignee.show", english("{0} has already shown a poignée.")},
    {"tarot/poignee_late", "tarot.poignee.show",
     english("A poignée is shown just before one's first card, at the latest before that is covered; {0} has "
             "laid his.")},
    {"tarot/poignee_few", "tarot.poignee.size",
     english("A poignée needs at least {0} trumps, the Excuse counted; {1} are too few.")},
    {"tarot/poignee_hand", "tarot.poignee.size",
     english("{0} cannot have {1} trumps: {2} cards of suits are known of his hand of {3}.")},
    {"tarot/poignee_sum", "tarot.cards",
     english("There are 22 trumps with the Excuse; this would make {0}.")},
    {"tarot/misere_off", "tarot.misere", english("This table plays without the misère.")},
    {"tarot/misere_twice", "tarot.misere", english("{0} has already announced this misère.")},
    {"tarot/misere_late", "tarot.misere",
     english("A misère is announced before one's first card; {0} has played one.")},
    {"tarot/misere_poignee", "tarot.misere",
     english("{0} has shown a poignée, and cannot be without trumps.")},

    {"tarot/tricks_over", "tarot.play", english("All {0} tricks are played.")},
    {"tarot/pile_entered", "tarot.count",
     english("The pile is already entered: enter the result, or strike the pile first.")},
    {"tarot/dog_turned", "tarot.dog",
     english("The closed dog has been turned (event {0}): no card follows. Strike it first, or enter the "
             "result.")},
    {"tarot/trick_mixed", "tarot.play", english("A trick begun card by card is finished card by card.")},
    {"tarot/first_lead", "tarot.first_lead", english("{1} leads to the first trick, not {0}.")},
    {"tarot/chelem_lead", "tarot.chelem.lead",
     english("{1} has announced the chelem and leads to the first trick, not {0}.")},
    {"tarot/turn", "tarot.play", english("It is the turn of {1}, not of {0}.")},
    {"tarot/card_known", "tarot.cards", english("{0} was already laid by {1} (event {2}).")},
    {"tarot/card_in_dog", "tarot.dog", english("{0} lay in the dog (event {1}): {2} cannot have it.")},
    {"tarot/card_in_discard", "tarot.discard.final",
     english("{0} was discarded (event {1}): {2} cannot have it.")},
    {"tarot/lead_called", "tarot.five.lead",
     english("The first lead is not in the suit of the called card, {0}, unless it is that card itself.")},
    {"tarot/revoke_suit", "tarot.follow",
     english("{0} has {1}: then {2} (event {3}) was no legal card, for suit must be followed.")},
    {"tarot/revoke_trump", "tarot.trump",
     english("{0} has {1}: then {2} (event {3}) was no legal card, for who cannot follow must trump.")},
    {"tarot/revoke_overtrump", "tarot.overtrump", kRevokeOvertrump},
    {"tarot/revoke_overtrump_led", "tarot.overtrump", kRevokeOvertrump},
    {"tarot/left_over", "tarot.discard",
     english("Every hand is laid and {0} is missing: it would be in the discard, where it may not be.")},
    {"tarot/left_trumps", "tarot.discard",
     english("The cards laid leave {0} trumps for the discard (event {2}), not {1}.")},

    {"tarot/pile_twice", "tarot.count", english("A pile is already entered: amend that entry instead.")},
    {"tarot/pile_size", "tarot.count",
     english(
         "{0} cards cannot be the pile of this camp: it is made of whole tricks of {1} cards and, where it "
         "counts for this camp, the dog.")},
    {"tarot/pile_card", "tarot.count", english("{0} belongs to the other camp by the cards entered.")},
    {"tarot/pile_discard", "tarot.discard",
     english("The attack's pile holds its discard, {0} cards that are neither kings nor bouts; it would have "
             "only {1} of them.")},
    {"tarot/partner_five", "tarot.five.partner", english("There is a partner only with five players.")},
    {"tarot/partner_needed", "tarot.five.partner",
     english("Name the partner, who holds the called card; the taker himself where he is alone.")},
    {"tarot/partner_known", "tarot.five.partner",
     english("By the cards entered the called card is with {0}.")},
    {"tarot/chelem_known", "tarot.chelem", english("The tricks entered rule that chelem out.")},
    {"tarot/bouts_range", "tarot.bouts", english("There are three bouts; {0} cannot be.")},
    {"tarot/points_half", "tarot.card_points", english("Points are counted in whole and half points only.")},
    {"tarot/points_range", "tarot.card_points", english("There are 91 points in the pack; {0} cannot be.")},
    {"tarot/points_sum", "tarot.card_points",
     english("Both camps together have 91 points; {0} and {1} make {2}.")},
    {"tarot/bouts_needed", "tarot.contract", english("Enter how many bouts the attack has.")},
    {"tarot/points_needed", "tarot.contract", english("Enter the points of the attack or of the defence.")},
    {"tarot/bouts_known", "tarot.bouts",
     english(
         "By the cards entered the attack has at least {0} bouts and the defence at least {1}; {2} for the "
         "attack cannot be.")},
    {"tarot/points_known", "tarot.card_points",
     english("By the cards entered the attack has {0} points, not {1}.")},
    {"tarot/points_parity", "tarot.parity",
     english("{0} points cannot be: a pile makes a half point exactly when it has an odd number of cards.")},
    {"tarot/petit_known", "tarot.petit_au_bout",
     english("The tricks entered say otherwise about the Petit au bout.")},
    {"tarot/petit_impossible", "tarot.petit_au_bout",
     english("That camp cannot have the Petit in the last trick: it has no bout, or not the trick.")},
    {"tarot/points_chelem", "tarot.chelem",
     english("{0} points with {1} bouts mean that one camp won every trick: enter the chelem.")},
    {"tarot/chelem_points", "tarot.chelem",
     english("{0} points with {1} bouts cannot be the count of that chelem.")},
    {"tarot/points_impossible", "tarot.card_points",
     english("No pile of the attack makes {0} points with {1} bouts.")},

    {"tarot/follow_suit", "tarot.follow", english("The suit led must be followed.")},
    {"tarot/must_trump", "tarot.trump", english("Who cannot follow must trump.")},
    {"tarot/must_overtrump", "tarot.overtrump", kMustOvertrump},
    {"tarot/must_overtrump_led", "tarot.overtrump", kMustOvertrump},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(Refused reason, PhraseArgs args) { return {&kViolations[index(reason)], args}; }

}  // namespace tanteador::tarot
