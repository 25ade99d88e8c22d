// The forms of a match of tarot, in the order of a deal: what has no place of its own on the sheet.

#include "src/core/phrase.hpp"
#include "src/view/tarot/face.hpp"

namespace tanteador::view {

namespace {

constexpr int kDog = 6, kDogOfFive = 3, kPack = 78;

constexpr FieldRow cards(std::string_view title, int at_least, int at_most) {
  return {.name = "cards", .ask = Ask::cards, .title = title, .at_least = at_least, .at_most = at_most};
}

constexpr FormRow kTarotForms[] = {
    {.id = "deal_started",
     .type = "deal_started",
     .title = english("A deal, by whom"),
     .fields = {anybody("dealer", english("Who deals?"))}},
    {.id = "petit_sec",
     .type = "petit_sec",
     .title = english("Petit sec"),
     .fields = {player(english("Whose only trump is the Petit?"))}},
    {.id = "barred",
     .type = "barred",
     .title = english("Barred from bidding"),
     .fields = {player(english("Who may not bid?"))}},
    {.id = "bid",
     .type = "bid",
     .title = english("A bid, in turn"),
     .fields = {player(english("Who speaks?")),
                FieldRow{.name = "bid",
                         .ask = Ask::word,
                         .title = english("What is bid?"),
                         .words = {"pass", "prise", "garde", "garde_sans", "garde_contre"}}}},
    {.id = "king_called",
     .type = "king_called",
     .title = english("The king that is called"),
     .fields = {player(english("Who calls?")), FieldRow{.name = "card",
                                                        .ask = Ask::cards,
                                                        .title = english("Which card?"),
                                                        .at_least = 1,
                                                        .at_most = 1}}},
    {.id = "dog",
     .type = "dog",
     .title = english("The dog, card by card"),
     .fields = {cards(english("The cards of the dog"), kDogOfFive, kDog)}},
    {.id = "chelem_announced",
     .type = "chelem_announced",
     .title = english("The chelem is announced"),
     .fields = {player(english("Who announces it?"))}},
    {.id = "discarded",
     .type = "discarded",
     .title = english("The discard"),
     .fields = {player(english("Who discards?")),
                FieldRow{.name = "trumps",
                         .ask = Ask::number,
                         .title = english("How many trumps were shown in it?"),
                         .rivals_next = true},
                cards(english("Or the cards"), kDogOfFive, kDog)}},
    {.id = "poignee",
     .type = "poignee",
     .title = english("A poignée"),
     .fields = {player(english("Who shows it?")),
                FieldRow{.name = "trumps",
                         .ask = Ask::number,
                         .title = english("How many trumps are shown?"),
                         .rivals_next = true},
                FieldRow{.name = "size",
                         .ask = Ask::word,
                         .title = english("Or which poignée?"),
                         .words = {"simple", "double", "triple"}}}},
    {.id = "trick_won",
     .type = "trick_won",
     .title = english("A trick, by its winner"),
     .fields = {player(english("Who wins the trick?"))}},
    {.id = "captured",
     .type = "captured",
     .title = english("The pile of a camp, card by card"),
     .fields = {FieldRow{.name = "side",
                         .ask = Ask::word,
                         .title = english("Whose pile?"),
                         .words = {"attack", "defence"}},
                cards(english("Its cards"), 1, kPack)}},
};

}  // namespace

std::span<const FormRow> tarot::forms() { return kTarotForms; }

}  // namespace tanteador::view
