// The forms of a Truco match, in the order they are listed: the hand, the flor after it, the tally.

#include "src/core/phrase.hpp"
#include "src/view/truco/face.hpp"

namespace tanteador::view {

namespace {

constexpr FieldRow kDuel{"duel", Ask::duel, english("Which duel?")};

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

constexpr FormRow kTrucoForms[] = {
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
};

}  // namespace

std::span<const FormRow> truco::forms() { return kTrucoForms; }

}  // namespace tanteador::view
