// The form of Truf, and a sentence for each of its events.

#include "src/view/truf/face.hpp"

namespace tanteador::view::truf {

namespace {

constexpr FormRow kTrufForms[] = {
    {.id = "redealt",
     .type = "redealt",
     .title = english("A hand thrown in"),
     .fields = {player(english("Whose hand?")),
                FieldRow{.name = "hand",
                         .ask = Ask::cards,
                         .title = english("His 13 cards: all numbers or all pictures"),
                         .at_least = 13,
                         .at_most = 13}},
     .help = english("All cards are thrown in, and the same dealer deals again.")},
};

constexpr SentenceRow kTrufSentences[] = {
    {"deal_started", "dealer", english("Deal started, {0} deals"), "p:dealer"},
    {"deal_started", "", english("Deal started"), ""},
    {"redealt", "reason", english("{0} throws the cards in: {1}"), "p:player w:reason"},
    {"redealt", "", english("{0} throws the cards in: {1}"), "p:player c:hand"},
    {"bid", "cards", english("Bids: {0}"), "c:cards"},
    {"bid", "", english("{0} lays a bid card"), "p:player"},  // it is secret until all are open
    {"bid_shifted", "", english("{0} changes all bids by {1}"), "p:player d:by"},
    {"card_played", "", english("{0} plays {1}"), "p:player c:card"},
    {"trick_won", "", english("{0} wins the trick"), "p:player"},
    {"tricks", "", english("Tricks: {0}"), "l:taken"},
    {"annulled", "", english("Deal annulled"), ""},
};

}  // namespace

std::span<const FormRow> forms() { return kTrufForms; }
std::span<const SentenceRow> sentences() { return kTrufSentences; }

}  // namespace tanteador::view::truf
