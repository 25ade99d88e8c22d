#include "src/games/troccas/violations.hpp"

#include <array>

namespace tanteador::troccas {

namespace {

constexpr auto kCount = static_cast<std::size_t>(ViolationId::kCount);

constexpr std::array<ViolationKind, kCount> kViolations{{
    {"troccas/players", "troccas.players", N_("Troccas is for 3, 4, 5 or 6 players, not {0}.")},
    {"troccas/sides_split", "troccas.sides",
     N_("The sides are wrong: four or six players form two equal teams; three or five play for "
        "themselves.")},
    {"troccas/sides_alternate", "troccas.sides", N_("The two teams must sit alternately.")},
    {"troccas/dealer_seat", "troccas.dealer", N_("The dealer must be one of the players.")},

    {"troccas/right_off", "troccas.rights", N_("At this table a debt gives no rights.")},
    {"troccas/right_late", "troccas.rights", N_("A right must be claimed before the deal.")},
    {"troccas/right_twice", "troccas.rights", N_("{0} has already claimed a right for this deal.")},
    {"troccas/right_debt", "troccas.rights",
     N_("This right needs a debt of at least {1}; {0}'s account stands at {2}.")},
    {"troccas/packets_players", "troccas.rights",
     N_("Packets can be chosen only with four players (hands of 19 cards).")},
    {"troccas/packets_unknown", "troccas.dealing",
     N_("Deal 6, 6 and 7 cards; or, as a right of a debt, 9 and 10, or 19 at once.")},
    {"troccas/packets_right", "troccas.rights",
     N_("Dealing like this is a right of a debt, and neither side has claimed it.")},

    {"troccas/redeal_late", "troccas.redeal",
     N_("Cards can be thrown in only before the skat is laid away and the first card played.")},
    {"troccas/redeal_skatist", "troccas.redeal", N_("Only the skatist, {0}, may throw the cards in.")},
    {"troccas/redeal_after", "troccas.redeal",
     N_("With this way of dealing there is no consultation after {0} cards.")},
    {"troccas/redeal_own_veto", "troccas.redeal", N_("The veto must come from another player.")},
    {"troccas/redeal_vetoed", "troccas.redeal",
     N_("{0}'s veto means the deal is played; only a skatist without any tarock may still throw in.")},

    {"troccas/piles_entered", "troccas.counting",
     N_("One pile has been entered card by card; enter the others as well.")},
    {"troccas/tricks_over", "troccas.tricks",
     N_("All {0} tricks have been entered. Count the points or enter the cards.")},
    {"troccas/discard_none", "troccas.six", N_("With six players there is no skat.")},
    {"troccas/discard_late", "troccas.skat", N_("The skat must be laid away before the first card.")},
    {"troccas/discard_skatist", "troccas.skat", N_("Only the skatist, {0}, lays cards away.")},
    {"troccas/discard_twice", "troccas.skat", N_("The skat has already been laid away (entry {0}).")},
    {"troccas/discard_size", "troccas.skat", N_("The skat has {0} cards, not {1}.")},
    {"troccas/trick_mixed", "troccas.tricks",
     N_("One card of this trick has been entered; enter the others as well.")},
    {"troccas/turn", "troccas.turn", N_("It is {1}'s turn, not {0}'s.")},
    {"troccas/jack_owed", "troccas.jack", N_("The jack was called: {0} must play the {1}.")},
    {"troccas/jack_unled", "troccas.jack",
     N_("{0} called the jack before this trick (entry {2}), so the trick must start with the {1}.")},
    {"troccas/knock_owed", "troccas.knock",
     N_("{0} knocked (entry {1}), so the next card must be a tarock.")},
    {"troccas/cards_repeated", "troccas.cards", N_("The {0} is listed twice.")},
    {"troccas/card_known", "troccas.cards", N_("The {0} cannot be there; see entry {1}.")},
    {"troccas/skat_five", "troccas.skat.five",
     N_("At this table a five-point card, such as the {0}, may not be laid in the skat.")},
    {"troccas/skat_lone_five", "troccas.skat.five",
     N_("The {0} counts five points and may be laid in the skat only together with another five-point "
        "card.")},
    {"troccas/revoke_suit", "troccas.follow",
     N_("{0} should have followed suit in entry {2} instead of playing the {1}: {0} still had the {3}.")},
    {"troccas/revoke_tarock", "troccas.follow.tarock",
     N_("{0} should have played a tarock in entry {2} instead of the {1}: {0} still had the {3}.")},
    {"troccas/must_follow", "troccas.follow", N_("Players must follow suit.")},
    {"troccas/must_tarock", "troccas.follow.tarock",
     N_("A player without a card of the suit led must play a tarock.")},

    {"troccas/jack_suit", "troccas.jack", N_("A jack is called in one of the four suits.")},
    {"troccas/jack_own", "troccas.jack", N_("Another player must be asked for the jack.")},
    {"troccas/jack_twice", "troccas.jack", N_("The jack of this suit has already been called (entry {0}).")},
    {"troccas/jack_king", "troccas.jack",
     N_("Only the player of the king can call the jack; {0} has not played the {1} in this trick.")},
    {"troccas/jack_round", "troccas.jack", N_("The jack can be called only the first time its suit is led.")},
    {"troccas/jack_taken_back", "troccas.jack",
     N_("In exchange for the jack, {0} takes back the card just played. It must be an empty card of the "
        "suit, the knight or the queen.")},

    {"troccas/knock_tarock", "troccas.knock", N_("The {0} is not a tarock.")},
    {"troccas/knock_twice", "troccas.knock", N_("The {0} has already been announced.")},
    {"troccas/knock_turn", "troccas.knock",
     N_("{0} may knock only with a tarock, just played or about to be played. Or after a trick entered "
        "by its winner.")},
    {"troccas/knock_highest", "troccas.knock",
     N_("Only the highest remaining tarock can be announced; the {1} has not been played yet.")},
    {"troccas/knock_late", "troccas.knock",
     N_("The highest tarock must be announced with one's first tarock; {0} has already played one.")},

    {"troccas/fool_twice", "troccas.fool.exchange", N_("The fool has already been exchanged (entry {0}).")},
    {"troccas/fool_card", "troccas.fool.exchange",
     N_("The fool is exchanged for an empty card; the {0} is not one.")},
    {"troccas/fool_unplayed", "troccas.fool.exchange", N_("The fool has not been played.")},
    {"troccas/fool_owner", "troccas.fool.exchange", N_("{0} played the fool.")},
    {"troccas/fool_open", "troccas.fool.exchange",
     N_("The trick with the fool is not complete; it may still go to the same side.")},
    {"troccas/fool_own", "troccas.fool.exchange",
     N_("The side of {0} won the trick with the fool, so there is nothing to exchange.")},
    {"troccas/fool_card_won", "troccas.fool.exchange",
     N_("The {0} is not among the cards won by {1}'s side.")},

    {"troccas/counted_missing", "troccas.count.total", N_("Enter the points of all sides but one.")},
    {"troccas/counted_sum", "troccas.count.total", N_("The points add up to {0}; a deal is worth {1}.")},
    {"troccas/counted_range", "troccas.count.range",
     N_("{1} points is not possible for {0}. Possible: {2} to {3}. Count again.")},
    {"troccas/counted_exact", "troccas.count.range",
     N_("{1} points is not possible for {0}: the entries make {2}. Count again.")},
    {"troccas/counted_between", "troccas.count.range",
     N_("{1} points is not possible for {0}. Possible: {2} or {3}. Count again.")},
    {"troccas/captured_twice", "troccas.counting", N_("{0}'s cards have already been entered.")},
    {"troccas/captured_size", "troccas.counting",
     N_("{0} cannot have {1} cards: a pile consists of whole tricks of {2}, plus the skat for the "
        "skatist.")},
    {"troccas/captured_tricks", "troccas.tricks",
     N_("{0} cannot have the cards of {1} tricks: with the tricks entered, {2} to {3} are possible.")},
    {"troccas/captured_matsch", "troccas.matsch",
     N_("This would give one side every trick. Enter it as a matsch, or enter the points.")},
    {"troccas/captured_elsewhere", "troccas.cards", N_("The {0} is already in the pile of {1}.")},
    {"troccas/captured_missing", "troccas.counting",
     N_("The {0} belongs to the pile of {1}, as entry {2} says.")},
    {"troccas/captured_foreign", "troccas.counting",
     N_("Entry {2} shows that the {0} does not belong to the pile of {1}.")},
    {"troccas/matsch_solo", "troccas.matsch", N_("With three or five players there is no matsch.")},
    {"troccas/matsch_trick", "troccas.matsch", N_("The other side won trick {0}.")},
    {"troccas/matsch_no_skat", "troccas.six", N_("With six players a matsch has no skat.")},
    {"troccas/matsch_skat", "troccas.matsch", N_("Different cards were laid in the skat (entry {0}).")},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(ViolationId reason, PhraseArgs args) { return {&kViolations[index(reason)], args}; }

}  // namespace tanteador::troccas
