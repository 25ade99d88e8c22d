#include "src/games/troccas/violations.hpp"

#include <array>

namespace tanteador::troccas {

namespace {

constexpr auto kCount = static_cast<std::size_t>(Refused::kCount);

// In the order of the enumeration.
constexpr std::array<ViolationKind, kCount> kViolations{{
    {"troccas/players", "troccas.players", english("Troccas is played by 3, 4, 5 or 6, not by {0}.")},
    {"troccas/sides_split", "troccas.sides",
     english("The sides do not split these players: two equal teams of four or six; with three or five "
             "everyone is a side.")},
    {"troccas/sides_alternate", "troccas.sides", english("The two teams must sit alternately.")},
    {"troccas/dealer_seat", "troccas.dealer", english("The dealer is none of the players.")},

    {"troccas/right_off", "troccas.rights", english("This table plays without rights of the debt.")},
    {"troccas/right_late", "troccas.rights", english("A right is claimed before the cards are dealt.")},
    {"troccas/right_twice", "troccas.rights", english("{0} has already claimed a right for this deal.")},
    {"troccas/right_debt", "troccas.rights",
     english("That right needs a debt of at least {1}; the account of {0} stands at {2}.")},
    {"troccas/packets_players", "troccas.rights",
     english("Packets are named only with four players: the sizes printed make hands of 19 cards.")},
    {"troccas/packets_unknown", "troccas.dealing",
     english("The cards are dealt 6, 6 and 7, or by right 9 and 10, or 19 at once.")},
    {"troccas/packets_right", "troccas.rights",
     english("Dealing in these packets is a right of a debt, and no side has claimed it.")},

    {"troccas/redeal_late", "troccas.redeal",
     english("The cards are thrown in before the skat is laid away and the first card is played.")},
    {"troccas/redeal_skatist", "troccas.redeal", english("Only the skatist, {0}, may throw the cards in.")},
    {"troccas/redeal_after", "troccas.redeal",
     english("There is no consultation after {0} cards when they are dealt like this.")},
    {"troccas/redeal_own_veto", "troccas.redeal", english("The veto is that of another player.")},
    {"troccas/redeal_vetoed", "troccas.redeal",
     english("The veto of {0} forces the game: only a skatist without any tarock may throw in against it.")},

    {"troccas/piles_entered", "troccas.counting",
     english("The cards of a pile have been entered: enter the other piles, too.")},
    {"troccas/tricks_over", "troccas.tricks",
     english("All {0} tricks are entered: count the points or enter the cards.")},
    {"troccas/discard_none", "troccas.six", english("Six players have no skat.")},
    {"troccas/discard_late", "troccas.skat",
     english("The skat is laid away before the first card is played.")},
    {"troccas/discard_skatist", "troccas.skat", english("Only the skatist, {0}, lays cards away.")},
    {"troccas/discard_twice", "troccas.skat", english("The skat was laid away in event {0}.")},
    {"troccas/discard_size", "troccas.skat", english("The skat has {0} cards, not {1}.")},
    {"troccas/trick_mixed", "troccas.tricks",
     english("Cards have been entered for this trick: enter the others, too.")},
    {"troccas/turn", "troccas.turn", english("It is not {0}'s turn: {1} plays.")},
    {"troccas/jack_owed", "troccas.jack", english("The jack was called: {0} must lay the {1}.")},
    {"troccas/jack_unled", "troccas.jack",
     english("{0} called the jack in event {2}, before this trick, which then begins with the {1}.")},
    {"troccas/knock_owed", "troccas.knock", english("{0} knocked in event {1}: the next card is a tarock.")},
    {"troccas/cards_repeated", "troccas.cards", english("The {0} is named twice.")},
    {"troccas/card_known", "troccas.cards", english("The {0} cannot be there: event {1} says where it is.")},
    {"troccas/skat_five", "troccas.skat.five",
     english("At this table no card of five points, such as the {0}, is laid in the skat.")},
    {"troccas/skat_lone_five", "troccas.skat.five",
     english("The {0} counts five points and is laid in the skat only with a second such card.")},
    {"troccas/revoke_suit", "troccas.follow",
     english("{0} was to follow suit in event {2} instead of playing the {1}: he still had the {3}.")},
    {"troccas/revoke_tarock", "troccas.follow.tarock",
     english("{0} was to play tarock in event {2} instead of the {1}: he still had the {3}.")},
    {"troccas/must_follow", "troccas.follow", english("The suit led must be followed.")},
    {"troccas/must_tarock", "troccas.follow.tarock",
     english("Without a card of the suit led a tarock must be played.")},

    {"troccas/jack_suit", "troccas.jack", english("A jack is called in one of the four suits.")},
    {"troccas/jack_own", "troccas.jack", english("The jack is called from another player.")},
    {"troccas/jack_twice", "troccas.jack", english("The jack of this suit was called in event {0}.")},
    {"troccas/jack_king", "troccas.jack",
     english("{0} has not played the {1} in this trick: the jack is called by who plays the king.")},
    {"troccas/jack_round", "troccas.jack",
     english("The jack is called the first time its suit is led, and this is not that trick.")},
    {"troccas/jack_taken_back", "troccas.jack",
     english("For the jack {0} takes back the card he laid himself: an empty one of the suit, the knight or "
             "the queen.")},

    {"troccas/knock_tarock", "troccas.knock", english("The {0} is no tarock.")},
    {"troccas/knock_twice", "troccas.knock", english("The {0} has already been announced.")},
    {"troccas/knock_turn", "troccas.knock",
     english("{0} knocks with a tarock, just laid or laid next, or after a trick entered by its winner.")},
    {"troccas/knock_highest", "troccas.knock",
     english("Only the highest tarock is announced: the {1} is still out.")},
    {"troccas/knock_late", "troccas.knock",
     english("{0} has played a tarock before: the highest is announced with the first.")},

    {"troccas/fool_twice", "troccas.fool.exchange", english("The fool was exchanged in event {0}.")},
    {"troccas/fool_card", "troccas.fool.exchange",
     english("The fool is exchanged for an empty card, which the {0} is not.")},
    {"troccas/fool_unplayed", "troccas.fool.exchange", english("The fool has not been played.")},
    {"troccas/fool_owner", "troccas.fool.exchange", english("The fool was played by {0}.")},
    {"troccas/fool_open", "troccas.fool.exchange",
     english("The trick with the fool is not complete: it may still be his own side's.")},
    {"troccas/fool_own", "troccas.fool.exchange",
     english("The trick with the fool went to the side of {0}: there is nothing to exchange.")},
    {"troccas/fool_card_won", "troccas.fool.exchange",
     english("The {0} is not among the cards the side of {1} has won.")},

    {"troccas/counted_missing", "troccas.count.total",
     english("The points of every side but one are needed.")},
    {"troccas/counted_sum", "troccas.count.total",
     english("The points make {0}; the whole deal is worth {1}.")},
    {"troccas/counted_range", "troccas.count.range",
     english("{0} cannot have {1} points: what is entered leaves {2} to {3}.")},
    {"troccas/counted_exact", "troccas.count.range",
     english("{0} cannot have {1} points: what is entered makes {2}.")},
    {"troccas/counted_between", "troccas.count.range",
     english("{0} cannot have {1} points: by what is entered the nearest are {2} and {3}.")},
    {"troccas/captured_twice", "troccas.counting", english("The cards of {0} have been entered.")},
    {"troccas/captured_size", "troccas.counting",
     english("{0} cannot have {1} cards: a pile is whole tricks of {2}, with the skat of its skatist.")},
    {"troccas/captured_tricks", "troccas.tricks",
     english("{0} cannot have the cards of {1} tricks: those entered leave {2} to {3}.")},
    {"troccas/captured_matsch", "troccas.matsch",
     english("These would be the cards of every trick for one side: that is a matsch, and is entered as one "
             "or by the points.")},
    {"troccas/captured_elsewhere", "troccas.cards", english("The {0} is already in the pile of {1}.")},
    {"troccas/captured_missing", "troccas.counting",
     english("The {0} belongs to the pile of {1}, as event {2} says.")},
    {"troccas/captured_foreign", "troccas.counting",
     english("The {0} does not belong to the pile of {1}, as event {2} says.")},
    {"troccas/matsch_solo", "troccas.matsch", english("With three or five players there is no matsch.")},
    {"troccas/matsch_trick", "troccas.matsch", english("The other side has won trick {0}.")},
    {"troccas/matsch_no_skat", "troccas.six", english("With six players a matsch has no skat.")},
    {"troccas/matsch_skat", "troccas.matsch", english("Other cards were laid in the skat in event {0}.")},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(Refused reason, PhraseArgs args) { return {&kViolations[index(reason)], args}; }

}  // namespace tanteador::troccas
