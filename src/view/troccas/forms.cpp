// The forms of a match of Troccas, in the order they are listed: the deal, the play, its end; and a sentence
// for each of its events.

#include "src/view/troccas/face.hpp"

namespace tanteador::view {

namespace {

constexpr FieldRow card(std::string_view name, std::string_view title) {
  return {.name = name, .ask = Ask::cards, .title = title, .at_least = 1, .at_most = 1};
}

constexpr FormRow kTroccasForms[] = {
    {.id = "deal_started",
     .type = "deal_started",
     .title = english("Start the deal otherwise"),
     .fields = {FieldRow{.name = "dealer",
                         .ask = Ask::anybody,
                         .title = english("Who is Skatist, against the turn?"),
                         .optional = true},
                FieldRow{.name = "packets",
                         .ask = Ask::numbers,
                         .title = english("In which packets? 9 and 10, or 19, is a right of a debt"),
                         .words = {"6 6 7", "9 10", "19"},
                         .optional = true,
                         .fact = "packets"}}},
    {.id = "redeal_asked",
     .type = "redeal_asked",
     .title = english("The cards are thrown in"),
     .fields = {player(english("Who throws them in?")),
                FieldRow{
                    .name = "after", .ask = Ask::number, .title = english("After how many cards for each?")},
                FieldRow{.name = "vetoed_by",
                         .ask = Ask::anybody,
                         .title = english("A veto? Of whom?"),
                         .optional = true},
                FieldRow{.name = "no_tarock",
                         .ask = Ask::yes,
                         .title = english("He has no tarock at all"),
                         .optional = true}},
     .help = english("The same dealer deals again.")},
    {.id = "discarded",
     .type = "discarded",
     .title = english("The skat is laid away"),
     .fields = {player(english("Who lays cards away?")),
                FieldRow{.name = "cards", .ask = Ask::cards, .title = english("Which cards?")}}},
    {.id = "trick_won",
     .type = "trick_won",
     .title = english("A trick, without its cards"),
     .fields = {player(english("Who took it?"))}},
    {.id = "jack_called",
     .type = "jack_called",
     .title = english("The king calls the jack"),
     .fields = {player(english("Who played the king?")),
                FieldRow{.name = "suit", .ask = Ask::suit, .title = english("Of which suit?")},
                anybody("holder", english("Who has the jack?")),
                FieldRow{.name = "takes_back",
                         .ask = Ask::cards,
                         .title = english("Does he take a card back?"),
                         .optional = true,
                         .at_least = 1,
                         .at_most = 1}}},
    {.id = "knocked",
     .type = "knocked",
     .title = english("The highest tarock is announced by knocking"),
     .fields = {player(english("Who knocks?")), card("card", english("With which tarock?"))}},
    {.id = "fool_exchanged",
     .type = "fool_exchanged",
     .title = english("The fool is exchanged"),
     .fields = {player(english("Who takes the fool back?")),
                card("card", english("For which empty card of his side?"))}},
};

constexpr SentenceRow kTroccasSentences[] = {
    {"deal_started", "dealer", english("Deal started, {0} is Skatist"), "p:dealer"},
    {"deal_started", "", english("Deal started"), ""},
    {"right_claimed", "", english("{0} asks for the right of its debt: {1}"), "s:side w:right"},
    {"redeal_asked", "no_tarock", english("{0} throws the cards in after {1}, without a tarock"),
     "p:player n:after"},
    {"redeal_asked", "", english("{0} throws the cards in after {1}"), "p:player n:after"},
    {"discarded", "", english("{0} lays in the skat: {1}"), "p:player c:cards"},
    {"jack_called", "takes_back", english("{0} calls the jack of {1}: {2} gives it and takes back {3}"),
     "p:player u:suit p:holder c:takes_back"},
    {"jack_called", "", english("{0} calls the jack of {1}: {2} gives it"), "p:player u:suit p:holder"},
    {"knocked", "", english("{0} knocks: {1}"), "p:player c:card"},
    {"card_played", "", english("{0} plays {1}"), "p:player c:card"},
    {"trick_won", "", english("{0} takes the trick"), "p:player"},
    {"fool_exchanged", "", english("{0} takes the fool back for {1}"), "p:player c:card"},
    {"counted", "", english("Counted: {0}"), "l:points"},
    {"captured", "", english("{0} has taken: {1}"), "s:side c:cards"},
    {"matsch", "skat", english("Matsch: {0} took every trick; in the skat {1}"), "s:side c:skat"},
    {"matsch", "", english("Matsch: {0} took every trick"), "s:side"},
    {"annulled", "", english("Deal annulled"), ""},
};

}  // namespace

std::span<const FormRow> troccas::forms() { return kTroccasForms; }
std::span<const SentenceRow> troccas::sentences() { return kTroccasSentences; }

}  // namespace tanteador::view
