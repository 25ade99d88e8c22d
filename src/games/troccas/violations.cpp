#include "src/games/troccas/violations.hpp"

#include <array>

namespace tanteador::troccas {

namespace {

constexpr auto kCount = static_cast<std::size_t>(Refused::kCount);

constexpr std::array<ViolationKind, kCount> kViolations{{
    {"troccas/players", "troccas.players", english("Troccas is for 3, 4, 5 or 6 players, not {0}.")},
    {"troccas/sides_split", "troccas.sides",
     english("The sides are wrong: four or six players form two equal teams; three or five play for "
             "themselves.")},
    {"troccas/sides_alternate", "troccas.sides", english("The two teams must sit alternately.")},
    {"troccas/dealer_seat", "troccas.dealer", english("The dealer must be one of the players.")},

    {"troccas/right_off", "troccas.rights", english("At this table a debt gives no rights.")},
    {"troccas/right_late", "troccas.rights", english("A right must be claimed before the deal.")},
    {"troccas/right_twice", "troccas.rights", english("{0} has already claimed a right for this deal.")},
    {"troccas/right_debt", "troccas.rights",
     english("This right needs a debt of at least {1}; {0}'s account stands at {2}.")},
    {"troccas/packets_players", "troccas.rights",
     english("Packets can be chosen only with four players (hands of 19 cards).")},
    {"troccas/packets_unknown", "troccas.dealing",
     english("Deal 6, 6 and 7 cards; or, as a right of a debt, 9 and 10, or 19 at once.")},
    {"troccas/packets_right", "troccas.rights",
     english("Dealing like this is a right of a debt, and neither side has claimed it.")},

    {"troccas/redeal_late", "troccas.redeal",
     english("Cards can be thrown in only before the skat is laid away and the first card played.")},
    {"troccas/redeal_skatist", "troccas.redeal", english("Only the skatist, {0}, may throw the cards in.")},
    {"troccas/redeal_after", "troccas.redeal",
     english("With this way of dealing there is no consultation after {0} cards.")},
    {"troccas/redeal_own_veto", "troccas.redeal", english("The veto must come from another player.")},
    {"troccas/redeal_vetoed", "troccas.redeal",
     english("{0}'s veto means the deal is played; only a skatist without any tarock may still throw in.")},

    {"troccas/piles_entered", "troccas.counting",
     english("One pile has been entered card by card; enter the others as well.")},
    {"troccas/tricks_over", "troccas.tricks",
     english("All {0} tricks have been entered. Count the points or enter the cards.")},
    {"troccas/discard_none", "troccas.six", english("With six players there is no skat.")},
    {"troccas/discard_late", "troccas.skat", english("The skat must be laid away before the first card.")},
    {"troccas/discard_skatist", "troccas.skat", english("Only the skatist, {0}, lays cards away.")},
    {"troccas/discard_twice", "troccas.skat", english("The skat has already been laid away (entry {0}).")},
    {"troccas/discard_size", "troccas.skat", english("The skat has {0} cards, not {1}.")},
    {"troccas/trick_mixed", "troccas.tricks",
     english("One card of this trick has been entered; enter the others as well.")},
    {"troccas/turn", "troccas.turn", english("It is {1}'s turn, not {0}'s.")},
    {"troccas/jack_owed", "troccas.jack", english("The jack was called: {0} must play the {1}.")},
    {"troccas/jack_unled", "troccas.jack",
     english("{0} called the jack before this trick (entry {2}), so the trick must start with the {1}.")},
    {"troccas/knock_owed", "troccas.knock",
     english("{0} knocked (entry {1}), so the next card must be a tarock.")},
    {"troccas/cards_repeated", "troccas.cards", english("The {0} is listed twice.")},
    {"troccas/card_known", "troccas.cards", english("The {0} cannot be there; see entry {1}.")},
    {"troccas/skat_five", "troccas.skat.five",
     english("At this table a five-point card, such as the {0}, may not be laid in the skat.")},
    {"troccas/skat_lone_five", "troccas.skat.five",
     english("The {0} counts five points and may be laid in the skat only together with another five-point "
             "card.")},
    {"troccas/revoke_suit", "troccas.follow",
     english(
         "{0} should have followed suit in entry {2} instead of playing the {1}: {0} still had the {3}.")},
    {"troccas/revoke_tarock", "troccas.follow.tarock",
     english("{0} should have played a tarock in entry {2} instead of the {1}: {0} still had the {3}.")},
    {"troccas/must_follow", "troccas.follow", english("Players must follow suit.")},
    {"troccas/must_tarock", "troccas.follow.tarock",
     english("A player without a card of the suit led must play a tarock.")},

    {"troccas/jack_suit", "troccas.jack", english("A jack is called in one of the four suits.")},
    {"troccas/jack_own", "troccas.jack", english("Another player must be asked for the jack.")},
    {"troccas/jack_twice", "troccas.jack",
     english("The jack of this suit has already been called (entry {0}).")},
    {"troccas/jack_king", "troccas.jack",
     english("Only the player of the king can call the jack; {0} has not played the {1} in this trick.")},
    {"troccas/jack_round", "troccas.jack",
     english("The jack can be called only the first time its suit is led.")},
    {"troccas/jack_taken_back", "troccas.jack",
     english("In exchange for the jack, {0} takes back the card just played. It must be an empty card of the "
             "suit, the knight or the queen.")},

    {"troccas/knock_tarock", "troccas.knock", english("The {0} is not a tarock.")},
    {"troccas/knock_twice", "troccas.knock", english("The {0} has already been announced.")},
    {"troccas/knock_turn", "troccas.knock",
     english("{0} may knock only with a tarock, just played or about to be played. Or after a trick entered "
             "by its winner.")},
    {"troccas/knock_highest", "troccas.knock",
     english("Only the highest remaining tarock can be announced; the {1} has not been played yet.")},
    {"troccas/knock_late", "troccas.knock",
     english("The highest tarock must be announced with one's first tarock; {0} has already played one.")},

    {"troccas/fool_twice", "troccas.fool.exchange",
     english("The fool has already been exchanged (entry {0}).")},
    {"troccas/fool_card", "troccas.fool.exchange",
     english("The fool is exchanged for an empty card; the {0} is not one.")},
    {"troccas/fool_unplayed", "troccas.fool.exchange", english("The fool has not been played.")},
    {"troccas/fool_owner", "troccas.fool.exchange", english("{0} played the fool.")},
    {"troccas/fool_open", "troccas.fool.exchange",
     english("The trick with the fool is not complete; it may still go to the same side.")},
    {"troccas/fool_own", "troccas.fool.exchange",
     english("The side of {0} won the trick with the fool, so there is nothing to exchange.")},
    {"troccas/fool_card_won", "troccas.fool.exchange",
     english("The {0} is not among the cards won by {1}'s side.")},

    {"troccas/counted_missing", "troccas.count.total", english("Enter the points of all sides but one.")},
    {"troccas/counted_sum", "troccas.count.total", english("The points add up to {0}; a deal is worth {1}.")},
    {"troccas/counted_range", "troccas.count.range",
     english("{1} points is not possible for {0}. Possible: {2} to {3}. Count again.")},
    {"troccas/counted_exact", "troccas.count.range",
     english("{1} points is not possible for {0}: the entries make {2}. Count again.")},
    {"troccas/counted_between", "troccas.count.range",
     english("{1} points is not possible for {0}. Possible: {2} or {3}. Count again.")},
    {"troccas/captured_twice", "troccas.counting", english("{0}'s cards have already been entered.")},
    {"troccas/captured_size", "troccas.counting",
     english("{0} cannot have {1} cards: a pile consists of whole tricks of {2}, plus the skat for the "
             "skatist.")},
    {"troccas/captured_tricks", "troccas.tricks",
     english("{0} cannot have the cards of {1} tricks: with the tricks entered, {2} to {3} are possible.")},
    {"troccas/captured_matsch", "troccas.matsch",
     english("This would give one side every trick. Enter it as a matsch, or enter the points.")},
    {"troccas/captured_elsewhere", "troccas.cards", english("The {0} is already in the pile of {1}.")},
    {"troccas/captured_missing", "troccas.counting",
     english("The {0} belongs to the pile of {1}, as entry {2} says.")},
    {"troccas/captured_foreign", "troccas.counting",
     english("The {0} does not belong to the pile of {1}, as entry {2} says.")},
    {"troccas/matsch_solo", "troccas.matsch", english("With three or five players there is no matsch.")},
    {"troccas/matsch_trick", "troccas.matsch", english("The other side won trick {0}.")},
    {"troccas/matsch_no_skat", "troccas.six", english("With six players a matsch has no skat.")},
    {"troccas/matsch_skat", "troccas.matsch", english("Different cards were laid in the skat (entry {0}).")},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(Refused reason, PhraseArgs args) { return {&kViolations[index(reason)], args}; }

}  // namespace tanteador::troccas
