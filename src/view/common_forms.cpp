// The forms of every game, in the order they are listed: the referee, the match, the people.

#include "src/core/phrase.hpp"
#include "src/view/forms.hpp"

namespace tanteador::view {

namespace {

constexpr std::string_view kPenalty = english("a penalty of the rules"),
                           kAgreed = english("agreed at the table"),
                           kMistake = english("a mistake is put right");

constexpr FormRow kCommonForms[] = {
    {.id = "annulled",
     .type = "annulled",
     .title = english("Annul the hand or deal"),
     .fields = {FieldRow{.name = "reason",
                         .ask = Ask::reason,
                         .title = english("Why?"),
                         .words = {english("dealt wrongly"), english("cards were dropped"), kAgreed}}},
     .help = english("What is open is struck, and the same dealer deals again.")},
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

std::span<const FormRow> common_forms() { return kCommonForms; }

}  // namespace tanteador::view
