#include "src/games/tarot/violations.hpp"

#include <array>

namespace tanteador::tarot {

namespace {

constexpr auto kCount = static_cast<std::size_t>(ViolationId::kCount);

constexpr std::string_view
    kRevokeOvertrump =
        N_("{0} holds {1}, so {2} (entry {3}) was not a legal card: a higher trump had to be played."),
    kMustOvertrump = N_("A player who has a higher trump must play it.");

constexpr std::array<ViolationKind, kCount> kViolations{{
    {"tarot/players", "tarot.players",
     N_("This rule set is for {0} players but there are {1}. Choose one for the right number of players.")},
    {"tarot/printed_payment", "tarot.score.payment",
     N_("The printed payments are for three players. With {0}, choose payments that add up to zero.")},
    {"tarot/sides", "tarot.players", N_("In tarot everyone plays for themselves.")},
    {"tarot/dealer_seat", "tarot.dealer", N_("The dealer must be one of the players.")},

    {"tarot/petit_sec_late", "tarot.petit_sec",
     N_("A petit sec must be announced before the bidding. {0} has already bid.")},
    {"tarot/petit_sec_excuse", "tarot.petit_sec",
     N_("With the Excuse as well, the Petit is not \"sec\": {0} plays on.")},
    {"tarot/bid_closed", "tarot.bidding", N_("Bidding is over: {0} plays {1}.")},
    {"tarot/bid_backwards", "tarot.bidding", N_("{0} has already bid; it is {1}'s turn.")},
    {"tarot/bid_barred", "tarot.arbiter.barred", N_("{0} may not bid in this deal (ruling).")},
    {"tarot/bid_low", "tarot.bidding.higher", N_("{0} is not higher than {2}'s {1}.")},
    {"tarot/no_taker", "tarot.bidding", N_("Nobody has taken yet. Enter the winning bid first.")},

    {"tarot/king_five", "tarot.five.call", N_("A card is called only with five players.")},
    {"tarot/king_taker", "tarot.five.call", N_("Only the taker, {1}, can call a king, not {0}.")},
    {"tarot/king_twice", "tarot.five.call", N_("{0} has already been called.")},
    {"tarot/king_late", "tarot.five.call",
     N_("The card must be called before the dog is turned up and the first card is played.")},
    {"tarot/king_card", "tarot.five.call",
     N_("{0} cannot be called: it is a king, or with all four kings in hand another court card.")},
    {"tarot/chelem_off", "tarot.chelem", N_("This table plays without the chelem.")},
    {"tarot/chelem_taker", "tarot.chelem", N_("Only the taker, {1}, can announce the chelem, not {0}.")},
    {"tarot/chelem_twice", "tarot.chelem", N_("The chelem is already announced.")},
    {"tarot/chelem_late", "tarot.chelem.lead", N_("The chelem is announced before the first card.")},
    {"tarot/card_twice", "tarot.cards", N_("{0} is listed twice.")},
    {"tarot/dog_twice", "tarot.dog",
     N_("The dog has already been entered (entry {0}). Correct that entry instead.")},
    {"tarot/dog_early", "tarot.dog",
     N_("In a {0} the dog stays closed until the last trick. Enter it then.")},
    {"tarot/dog_size", "tarot.dog", N_("The dog has {0} cards, not {1}.")},
    {"tarot/dog_played", "tarot.dog", N_("{0} was not in the dog: {1} played it (entry {2}).")},
    {"tarot/discard_contract", "tarot.dog", N_("In a {0} the taker neither sees the dog nor discards.")},
    {"tarot/discard_taker", "tarot.discard", N_("Only the taker, {1}, can discard, not {0}.")},
    {"tarot/discard_twice", "tarot.discard.final",
     N_("The discard has already been entered (entry {0}). Correct that entry instead.")},
    {"tarot/discard_size", "tarot.discard", N_("{0} cards must be discarded, not {1}.")},
    {"tarot/discard_trumps", "tarot.discard", N_("Between 0 and {0} trumps can be discarded, not {1}.")},
    {"tarot/discard_king", "tarot.discard", N_("{0} is a king and cannot be discarded.")},
    {"tarot/discard_bout", "tarot.discard", N_("{0} is a bout and cannot be discarded.")},
    {"tarot/discard_played", "tarot.discard", N_("{0} was not discarded: {1} played it (entry {2}).")},
    {"tarot/poignee_twice", "tarot.poignee.show", N_("{0} has already shown a poignée.")},
    {"tarot/poignee_late", "tarot.poignee.show",
     N_("Too late: a poignée must be shown before one's first card is covered. {0} has already played.")},
    {"tarot/poignee_few", "tarot.poignee.size",
     N_("A poignée needs at least {0} trumps, including the Excuse; {1} is not enough.")},
    {"tarot/poignee_hand", "tarot.poignee.size",
     N_("{0} cannot have {1} trumps: {2} of the {3} cards are known suit cards.")},
    {"tarot/poignee_sum", "tarot.cards", N_("There are 22 trumps with the Excuse; this would make {0}.")},
    {"tarot/misere_off", "tarot.misere", N_("This table plays without the misère.")},
    {"tarot/misere_twice", "tarot.misere", N_("{0} has already announced this misère.")},
    {"tarot/misere_late", "tarot.misere",
     N_("A misère is announced before one's first card; {0} has played one.")},
    {"tarot/misere_poignee", "tarot.misere", N_("{0} has shown a poignée, and cannot be without trumps.")},

    {"tarot/tricks_over", "tarot.play", N_("All {0} tricks have been played.")},
    {"tarot/pile_entered", "tarot.count",
     N_("The pile has already been entered. Enter the result, or remove the pile first.")},
    {"tarot/dog_turned", "tarot.dog",
     N_("The dog has already been turned up (entry {0}): no card can follow. Remove that entry first, "
        "or enter the result.")},
    {"tarot/trick_mixed", "tarot.play", N_("A trick started card by card must be finished card by card.")},
    {"tarot/first_lead", "tarot.first_lead", N_("{1} leads to the first trick, not {0}.")},
    {"tarot/chelem_lead", "tarot.chelem.lead",
     N_("{1} has announced the chelem and leads to the first trick, not {0}.")},
    {"tarot/turn", "tarot.play", N_("It is {1}'s turn, not {0}'s.")},
    {"tarot/card_known", "tarot.cards", N_("{1} has already played {0} (entry {2}).")},
    {"tarot/card_in_dog", "tarot.dog", N_("{0} was in the dog (entry {1}); {2} cannot have it.")},
    {"tarot/card_in_discard", "tarot.discard.final",
     N_("{0} was discarded (entry {1}): {2} cannot have it.")},
    {"tarot/lead_called", "tarot.five.lead",
     N_("The first lead is not in the suit of the called card, {0}, unless it is that card itself.")},
    {"tarot/revoke_suit", "tarot.follow",
     N_("{0} holds {1}, so {2} (entry {3}) was not a legal card: suit must be followed.")},
    {"tarot/revoke_trump", "tarot.trump",
     N_("{0} holds {1}, so {2} (entry {3}) was not a legal card: a player who cannot follow suit must "
        "trump.")},
    {"tarot/revoke_overtrump", "tarot.overtrump", kRevokeOvertrump},
    {"tarot/revoke_overtrump_led", "tarot.overtrump", kRevokeOvertrump},
    {"tarot/left_over", "tarot.discard",
     N_("All hands have been played and {0} is missing: it must be in the discard, where it is not "
        "allowed.")},
    {"tarot/left_trumps", "tarot.discard",
     N_("The cards played leave {0} trumps for the discard (entry {2}), not {1}.")},

    {"tarot/pile_twice", "tarot.count", N_("A pile has already been entered. Correct that entry instead.")},
    {"tarot/pile_size", "tarot.count",
     N_("{0} cards cannot be this camp's pile. It must be whole tricks of {1} cards, plus the dog if it "
        "counts for this camp.")},
    {"tarot/pile_card", "tarot.count", N_("According to the cards entered, {0} belongs to the other camp.")},
    {"tarot/pile_discard", "tarot.discard",
     N_("The attack's pile must hold its discard: {0} cards that are neither kings nor bouts. It would "
        "have only {1}.")},
    {"tarot/partner_five", "tarot.five.partner", N_("There is a partner only with five players.")},
    {"tarot/partner_needed", "tarot.five.partner",
     N_("Enter the partner (the holder of the called card), or the taker if playing alone.")},
    {"tarot/partner_known", "tarot.five.partner",
     N_("According to the cards entered, {0} holds the called card.")},
    {"tarot/chelem_known", "tarot.chelem", N_("That chelem is impossible with the tricks entered.")},
    {"tarot/bouts_range", "tarot.bouts", N_("There are only three bouts, not {0}.")},
    {"tarot/points_half", "tarot.card_points", N_("Only whole and half points are possible.")},
    {"tarot/points_range", "tarot.card_points", N_("There are only 91 points in the deck, not {0}.")},
    {"tarot/points_sum", "tarot.card_points",
     N_("Both camps together must have 91 points; {0} and {1} make {2}.")},
    {"tarot/bouts_needed", "tarot.contract", N_("Enter how many bouts the attack has.")},
    {"tarot/points_needed", "tarot.contract", N_("Enter the points of the attack or of the defence.")},
    {"tarot/bouts_known", "tarot.bouts",
     N_("According to the cards entered, the attack has at least {0} bouts and the defence at least "
        "{1}. So {2} for the attack is impossible.")},
    {"tarot/points_known", "tarot.card_points",
     N_("According to the cards entered, the attack has {0} points, not {1}.")},
    {"tarot/points_parity", "tarot.parity",
     N_("{0} points is not possible. Count the pile again (half points only with an odd number of cards).")},
    {"tarot/petit_known", "tarot.petit_au_bout", N_("The tricks entered contradict this Petit au bout.")},
    {"tarot/petit_impossible", "tarot.petit_au_bout",
     N_("This camp cannot have the Petit au bout: it has no bout, or did not win the last trick.")},
    {"tarot/points_chelem", "tarot.chelem",
     N_("{0} points with {1} bouts means one camp won every trick. Enter the chelem.")},
    {"tarot/chelem_points", "tarot.chelem", N_("{0} points with {1} bouts does not match that chelem.")},
    {"tarot/points_impossible", "tarot.card_points",
     N_("{0} points with {1} bouts is not possible for the attack.")},

    {"tarot/follow_suit", "tarot.follow", N_("Players must follow suit.")},
    {"tarot/must_trump", "tarot.trump", N_("A player who cannot follow suit must play a trump.")},
    {"tarot/must_overtrump", "tarot.overtrump", kMustOvertrump},
    {"tarot/must_overtrump_led", "tarot.overtrump", kMustOvertrump},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(ViolationId reason, PhraseArgs args) { return {&kViolations[index(reason)], args}; }

}  // namespace tanteador::tarot
