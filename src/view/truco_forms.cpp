// The forms of a Truco match, in the order they are listed: the hand, the flor after it, the referee, the
// match.

#include "src/core/phrase.hpp"
#include "src/view/forms.hpp"

namespace tanteador::view {

namespace {

constexpr FieldRow kDuel{"duel", Ask::duel, english("Which duel?")};

constexpr FieldRow player(std::string_view title) { return {"player", Ask::player, title}; }
constexpr FieldRow anybody(std::string_view name, std::string_view title) {
  return {name, Ask::anybody, title};
}

constexpr FormRow declared(std::string_view id, std::string_view title, std::string_view of) {
  return {.id = id,
          .type = "declared",
          .title = title,
          .fields = {kDuel, player(english("Who says a value? From mano round")),
                     FieldRow{.name = "points",
                              .ask = Ask::number,
                              .title = english("The value of the cards"),
                              .rivals_next = true},
                     FieldRow{.name = "good", .ask = Ask::yes, .title = english("Son buenas")}},
          .word_field = "of",
          .word = of};
}

constexpr std::string_view kPenalty = english("a penalty of the rules"),
                           kAgreed = english("agreed at the table"),
                           kMistake = english("a mistake is put right");

constexpr FormRow kForms[] = {
    {.id = "cut",
     .type = "cut",
     .title = english("The cut"),
     .fields = {player(english("Who cuts?")),
                FieldRow{.name = "lifted", .ask = Ask::number, .title = english("Cards lifted (0: a knock)")},
                FieldRow{.name = "left", .ask = Ask::number, .title = english("Cards left"), .rest_of = 40}}},
    {.id = "card_exposed",
     .type = "card_exposed",
     .title = english("A card exposed while dealing"),
     .fields = {player(english("Whose card?")), FieldRow{.name = "choice",
                                                         .ask = Ask::word,
                                                         .title = english("What happens?"),
                                                         .words = {"keep", "replace", "redeal"},
                                                         .parameter = "exposed_card"}}},
    declared("declared/envido", english("Values of the envido, player by player"), "envido"),
    declared("declared/flor", english("Values of the flor, player by player"), "flor"),
    {.id = "folded",
     .type = "folded",
     .title = english("Cards laid down (al mazo)"),
     .fields = {kDuel, player(english("Who lays them down?"))}},
    {.id = "interfered",
     .type = "interfered",
     .title = english("Interference in a duel"),
     .fields = {kDuel, player(english("Who interfered?"))}},
    {.id = "false_flor",
     .type = "false_flor",
     .title = english("A false flor"),
     .fields = {kDuel, player(english("Who announced it and had none?"))}},
    {.id = "flor_challenged",
     .type = "flor_challenged",
     .title = english("Pido flor"),
     .fields = {kDuel, anybody("by", english("Who demands it?")),
                FieldRow{.name = "accused", .ask = Ask::player, .title = english("Of whom?")},
                FieldRow{.name = "held",
                         .ask = Ask::yes_no,
                         .title = english("Was there a flor?"),
                         .rivals_next = true},
                FieldRow{.name = "cards",
                         .ask = Ask::cards,
                         .title = english("Or the cards: two of different suits, or all three")}}},
    {.id = "tallied",
     .type = "tallied",
     .title = english("Points on the tally"),
     .fields = {FieldRow{.name = "side", .ask = Ask::side, .title = english("For which side?")},
                FieldRow{.name = "points", .ask = Ask::number, .title = english("How many points? 1 to 30")},
                FieldRow{.name = "for",
                         .ask = Ask::word,
                         .title = english("What for?"),
                         .words = {"flor", "envido", "truco", "penalty", "other"},
                         .optional = true}}},
    {.id = "annulled",
     .type = "annulled",
     .title = english("Annul the hand"),
     .fields = {FieldRow{.name = "reason",
                         .ask = Ask::reason,
                         .title = english("Why?"),
                         .words = {english("dealt wrongly"), english("cards were dropped"), kAgreed}}},
     .help = english("The open hand is struck, and the same dealer deals again.")},
    {.id = "ruled",
     .type = "ruled",
     .title = english("The referee decides"),
     .fields = {FieldRow{.name = "side", .ask = Ask::side, .title = english("For which side?")},
                FieldRow{.name = "points",
                         .ask = Ask::signed_number,
                         .title = english("How many points? ± takes them away")},
                FieldRow{.name = "reason",
                         .ask = Ask::reason,
                         .title = english("Why?"),
                         .words = {kPenalty, kMistake, kAgreed}}}},
    {.id = "warned",
     .type = "warned",
     .title = english("A warning"),
     .offered = false,
     .fields = {anybody("player", english("Who is warned?")),
                FieldRow{.name = "fault",
                         .ask = Ask::reason,
                         .title = english("What for?"),
                         .words = {english("forbidden signs"), english("spoke out of turn"),
                                   english("cards were shown"), english("play was delayed")}}}},
    {.id = "confirmed",
     .type = "confirmed",
     .title = english("We agree with the result"),
     .offered = false,
     .fields = {FieldRow{.name = "side", .ask = Ask::side, .title = english("Which side agrees?")}},
     .help = english("Each side says so for itself.")},
    {.id = "carried",
     .type = "carried",
     .title = english("Points carried over from paper"),
     .fields = {FieldRow{.name = "scores", .ask = Ask::scores, .title = english("Points so far")}}},
    {.id = "match_ended",
     .type = "match_ended",
     .title = english("End the match"),
     .fields = {FieldRow{.name = "reason",
                         .ask = Ask::word,
                         .title = english("Why?"),
                         .words = {"agreed", "time", "forfeit"}},
                FieldRow{.name = "side",
                         .ask = Ask::side,
                         .title = english("Who forfeits?"),
                         .when_field = "reason",
                         .when = "forfeit"}}},
    {.id = "renamed",
     .type = "renamed",
     .title = english("Mend a name"),
     .offered = false,
     .fields = {anybody("player", english("Whose name?")),
                FieldRow{.name = "to", .ask = Ask::person, .title = english("The right name")}}},
    {.id = "replaced",
     .type = "replaced",
     .title = english("A substitute"),
     .offered = false,
     .fields = {anybody("player", english("Who leaves the table?")),
                FieldRow{.name = "by_player", .ask = Ask::person, .title = english("Who plays on?")}}},
};

}  // namespace

std::span<const FormRow> forms() { return kForms; }

}  // namespace tanteador::view
