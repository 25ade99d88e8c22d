#include "src/games/truco/violations.hpp"

#include <array>

namespace tanteador::truco {

namespace {

constexpr auto kCount = static_cast<std::size_t>(Refused::kCount);

// In the order of the enumeration.
constexpr std::array<ViolationKind, kCount> kViolations{{
    {"truco/players", "truco.players", english("Truco is played by 2, 3, 4, 6 or 8, not by {0}.")},
    {"truco/sides_split", "truco.sides", english("The sides do not split these players: two equal sides, or one against two with three players.")},
    {"truco/sides_alternate", "truco.sides", english("The two sides must sit alternately.")},
    {"truco/dealer_seat", "truco.dealer", english("The dealer is none of the players.")},

    {"truco/match_over", "truco.match", english("The match is decided.")},
    {"truco/match_ended", "table.match_ended", english("The match has been ended; only corrections and rulings can follow.")},
    {"truco/no_such_seat", "table.player", english("There is no such player at this table.")},
    {"truco/no_such_side", "table.player", english("There is no such side at this table.")},
    {"truco/no_such_duel", "truco.pica.duels", english("This hand has no duel {0}.")},
    {"truco/carried_late", "table.carried", english("Points can be carried over only before the first hand.")},
    {"truco/carried_twice", "table.carried", english("Points were already carried over; amend that entry instead.")},
    {"truco/carried_score", "table.carried", english("Carried points must lie between 0 and {0}.")},
    {"truco/tally_points", "table.tallied", english("Between 1 and 30 points can be written at once, not {0}.")},
    {"truco/tally_after_chico", "table.tallied", english("The chico is decided; points can be written again when the next hand starts.")},
    {"truco/forfeit_side", "table.match_ended", english("A forfeit must name the side that forfeits, any other end must not.")},

    {"truco/no_hand", "truco.hand", english("No hand is open.")},
    {"truco/hand_open", "truco.hand", english("Hand {0} is not finished: finish it, annul it or strike it first.")},
    {"truco/nothing_to_annul", "table.annulled", english("No hand is open that could be annulled.")},
    {"truco/hand_over_only", "truco.flor.pido", english("The flor can be demanded only when the hand is over.")},
    {"truco/hand_is_over", "truco.hand", english("The hand is over.")},
    {"truco/pica_players", "truco.pica.schedule", english("Pica-pica is played by 6 or 8 only.")},
    {"truco/pica_schedule", "truco.pica.schedule", english("This hand must be a redonda.")},
    {"truco/redonda_schedule", "truco.pica.schedule", english("This hand must be a pica-pica.")},
    {"truco/pairs_needed", "truco.pica.pairs", english("With 8 players a pica-pica must name its four pairs.")},
    {"truco/pairs_not_wanted", "truco.pica.pairs", english("Pairs are named only in a pica-pica of 8.")},
    {"truco/pairs_wrong", "truco.pica.pairs", english("Each pair must join two opponents, and every player must be in exactly one.")},
    {"truco/duel_needed", "truco.pica.duels", english("In a pica-pica the event must say in which duel.")},
    {"truco/duel_not_wanted", "truco.pica.duels", english("This hand is not a pica-pica: it has no duels.")},
    {"truco/duel_over", "truco.hand", english("Duel {0} is over.")},
    {"truco/not_in_duel", "truco.pica.duels", english("{0} does not play in duel {1}.")},
    {"truco/folded", "truco.mazo", english("{0} has thrown his cards in and takes no further part in the hand.")},

    {"truco/cut_late", "truco.cut.once", english("The pack is cut before the first call or card.")},
    {"truco/cut_twice", "truco.cut.once", english("The pack has been cut, and it is cut only once.")},
    {"truco/cutter", "truco.cut.cutter", english("Only {0}, on the dealer's left, may cut.")},
    {"truco/cut_pack", "truco.cut.size", english("The two packets must make 40 cards, not {0}.")},
    {"truco/cut_knock", "truco.cut.knock", english("At this table the pack must be cut; knocking is not allowed.")},
    {"truco/cut_size", "truco.cut.size", english("Each packet must hold at least {0} cards; {1} were lifted and {2} left.")},
    {"truco/exposed_late", "truco.exposed_card", english("A card is exposed while dealing, before the first call or card.")},
    {"truco/exposed_redeal", "truco.exposed_card", english("At this table an exposed card means a new deal.")},
    {"truco/exposed_choice", "truco.exposed_card", english("The receiver keeps the exposed card or takes another; there is no new deal.")},

    {"truco/declare_first", "truco.settle_first", english("The {0} must be settled first: say the values, or who won it.")},
    {"truco/answer_flor_first", "truco.bets_first", english("The flor must be answered first.")},
    {"truco/answer_envido_first", "truco.bets_first", english("The envido must be answered first.")},
    {"truco/answer_truco_first", "truco.bets_first", english("The truco must be answered first.")},
    {"truco/nothing_to_answer", "truco.answer", english("There is nothing {0} could answer.")},
    {"truco/own_call", "truco.answer", english("{0} cannot answer the call of his own side.")},

    {"truco/flor_off", "truco.flor.optional", english("This table plays without flor.")},
    {"truco/flor_trick", "truco.order", english("Flor and envido belong to the first trick.")},
    {"truco/flor_no_flor", "truco.flor.answers", english("No flor of the other side waits for that answer.")},
    {"truco/flor_closed", "truco.flor.answers", english("The flor talk of this hand is closed.")},
    {"truco/flor_answer_to_answer", "truco.flor.answers", english("A flor given in answer can be answered only by {0}.")},
    {"truco/flor_no_raise", "truco.flor.resto", english("After contraflor al resto there is no further raise.")},
    {"truco/flor_twice", "truco.flor.announce", english("{0} has already announced his flor.")},
    {"truco/flor_deadline", "truco.flor.deadline", english("{0} has played his first card and can no longer announce a flor.")},
    {"truco/flor_answer_deadline", "truco.flor.played", english("{0} has played his first card and can no longer answer with a flor.")},
    {"truco/flor_after_envido", "truco.flor.deadline", english("An envido has been accepted: it is too late for a flor.")},
    {"truco/flor_own_envido", "truco.order", english("{0} has called envido and can no longer announce a flor.")},
    {"truco/flor_own_truco", "truco.order", english("{0} has called truco and can no longer announce a flor.")},
    {"truco/flor_after_truco", "truco.envido.after_truco", english("The truco has been answered: it is too late for a flor.")},

    {"truco/envido_trick", "truco.order", english("Flor and envido belong to the first trick.")},
    {"truco/envido_flor", "truco.envido.flor", english("A flor has been announced: there is no envido in this hand.")},
    {"truco/envido_closed", "truco.envido.once", english("The envido of this hand is closed.")},
    {"truco/envido_after_truco", "truco.envido.after_truco", english("The truco has been answered: it is too late for an envido.")},
    {"truco/envido_own_truco", "truco.order", english("{0} has called truco and can no longer open an envido.")},
    {"truco/envido_pending_side", "truco.envido.after_truco", english("The side whose truco waits for an answer cannot open an envido.")},
    {"truco/envido_deadline", "truco.envido.deadline", english("{0} can no longer open an envido: the first card has been played.")},
    {"truco/envido_after_falta", "truco.envido.answers", english("A falta envido can only be accepted or refused.")},
    {"truco/envido_max", "truco.envido.repeats", english("At this table envido is called at most {0} times in a hand.")},
    {"truco/real_max", "truco.envido.repeats", english("At this table real envido is called at most {0} times in a hand.")},
    {"truco/envido_after_real", "truco.envido.repeats", english("At this table no envido follows a real envido.")},

    {"truco/truco_called", "truco.truco.steps", english("{0} has already been called in this hand.")},
    {"truco/truco_step", "truco.truco.steps", english("{0} needs an accepted {1} first.")},
    {"truco/truco_quiero_first", "truco.truco.quiero_first", english("The {0} must first be accepted with quiero; then it can be raised.")},
    {"truco/truco_word", "truco.truco.word", english("Only the side that said the last quiero may raise.")},

    {"truco/nothing_to_settle", "truco.settle_first", english("No {0} waits to be settled.")},
    {"truco/no_flor_announced", "truco.flor.declaration", english("{0} has announced no flor.")},
    {"truco/declared_value", "truco.envido.value", english("{0} cannot be the value of an envido: 0 to 7, or 20 to 33.")},
    {"truco/declared_flor_value", "truco.flor.value", english("{0} cannot be the value of a flor: {1} to {2}.")},
    {"truco/declared_four", "truco.envido.value", english("At most four players can hold {0}.")},
    {"truco/declared_order", "truco.envido.declaration", english("The values are said from mano round; {0} has been passed.")},
    {"truco/declared_good", "truco.envido.declaration", english("The others cannot be good before a value has been said.")},
    {"truco/settled_contradicts", "truco.envido.declaration", english("By the values said, {0} has won.")},
    {"truco/settled_folded", "truco.mazo", english("{0} has thrown its cards in and cannot win here.")},

    {"truco/trick_mixed", "truco.tricks", english("Cards have been entered for this trick: enter the others, too.")},
    {"truco/trick_turn", "truco.turn", english("It is not {0}'s turn: {1} plays.")},
    {"truco/cards_repeated", "truco.cards", english("Three different cards are needed.")},
    {"truco/shown_played", "truco.cards", english("The cards shown must contain the {0}, played in event {1}.")},
    {"truco/card_known", "truco.cards", english("The {0} cannot be there: event {1} says that {2} holds or played it.")},
    {"truco/card_not_held", "truco.cards", english("The {0} cannot be there: by event {1} {2} holds three other cards.")},

    {"truco/challenge_own_side", "truco.flor.pido", english("A flor is demanded of the other side.")},
    {"truco/challenge_announced", "truco.flor.pido", english("{0} has announced his flor.")},
    {"truco/challenge_twice", "truco.flor.pido", english("{0} has already been asked for his flor in this hand.")},
    {"truco/challenge_cards", "truco.flor.pido", english("Two cards of different suits, or all three, answer the demand.")},
    {"truco/challenge_contradicts", "truco.flor.pido", english("The cards known of {0} say otherwise.")},
    {"truco/false_flor_none", "truco.flor.false", english("{0} has announced no flor in this hand.")},
    {"truco/false_flor_twice", "truco.flor.false", english("The false flor of {0} is already recorded.")},
    {"truco/false_flor_shown", "truco.flor.false", english("{0} has shown a flor.")},
    {"truco/interference_hand", "truco.pica.interference", english("There is interference only in a pica-pica.")},
    {"truco/interference_own_duel", "truco.pica.interference", english("{0} plays in that duel himself.")},
    {"truco/interference_twice", "truco.pica.interference", english("An interference is already recorded in that duel.")},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(Refused reason, PhraseArgs args) { return {&kViolations[static_cast<std::size_t>(reason)], args}; }

}  // namespace tanteador::truco
