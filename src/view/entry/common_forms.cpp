#include "src/core/text/phrase.hpp"
#include "src/view/entry/forms.hpp"

namespace tanteador::view {

namespace {

constexpr std::string_view kPenalty = english("penalty by the rules"),
                           kAgreed = english("agreed at the table"),
                           kMistake = english("correcting a mistake");

Entry at_table(const Answers& answers, const CommonEvent& event, std::string_view said = {}) {
  Entry entry{event_at_table(answers.match, event)};
  if (!said.empty()) entry.said.push_back({said, answers.text(said)});
  return entry;
}

Carried carried(const Answers& answers) {
  Carried carried;
  for (int side = 0; side < side_count(answers.match); ++side)
    carried.scores[side] = answers.number("score" + std::to_string(side));
  return carried;
}

MatchEnded ended(const Answers& answers) {
  using enum MatchEnded::Reason;
  constexpr std::array kReasons{agreed, time, forfeit};  // as the form has them
  const MatchEnded::Reason reason = kReasons[answers.choice<int>("reason")];
  return {reason, reason == forfeit ? std::optional(answers.side("side")) : std::nullopt};
}

constexpr FormRow kCommonForms[] = {
    {.id = "annulled",
     .type = "annulled",
     .title = english("Cancel the hand or deal"),
     .fields = {FieldRow{
         .name = "reason",
         .ask = Ask::reason,
         .title = english("Why?"),
         .words = {english("cards were dealt wrongly"), english("cards were dropped"), kAgreed}}},
     .help = english("The current deal is cancelled. The same dealer deals again."),
     .make = [](const Answers& answers) { return at_table(answers, Annulled{}, "reason"); }},
    {.id = "ruled",
     .type = "ruled",
     .title = english("Referee's decision"),
     .fields = {FieldRow{.name = "side", .ask = Ask::side, .title = english("For which side?")},
                FieldRow{.name = "points",
                         .ask = Ask::signed_number,
                         .title = english("How many points? Use ± to deduct points")},
                FieldRow{.name = "reason",
                         .ask = Ask::reason,
                         .title = english("Why?"),
                         .words = {kPenalty, kMistake, kAgreed}}},
     .make =
         [](const Answers& answers) {
           return at_table(answers, Ruled{answers.side("side"), answers.number("points")}, "reason");
         }},
    {.id = "warned",
     .type = "warned",
     .title = english("A warning"),
     .offered = false,
     .fields = {anybody("player", english("Who gets the warning?")),
                FieldRow{.name = "fault",
                         .ask = Ask::reason,
                         .title = english("What for?"),
                         .words = {english("forbidden signs"), english("spoke out of turn"),
                                   english("cards were shown"), english("slow play")}}},
     .make =
         [](const Answers& answers) {
           return at_table(answers, Note{.kind = Note::Kind::warned, .player = answers.seat("player")},
                           "fault");
         }},
    {.id = "confirmed",
     .type = "confirmed",
     .title = english("We agree with the result"),
     .offered = false,
     .fields = {FieldRow{.name = "side", .ask = Ask::side, .title = english("Which side agrees?")}},
     .help = english("Each side must agree for itself."),
     .make =
         [](const Answers& answers) {
           return at_table(answers, Note{.kind = Note::Kind::confirmed, .side = answers.side("side")});
         }},
    {.id = "carried",
     .type = "carried",
     .title = english("Enter points from paper"),
     .fields = {FieldRow{.name = "scores", .ask = Ask::scores, .title = english("Points so far")}},
     .make = [](const Answers& answers) { return at_table(answers, carried(answers)); }},
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
                         .when = "forfeit"}},
     .make = [](const Answers& answers) { return at_table(answers, ended(answers)); }},
    {.id = "renamed",
     .type = "renamed",
     .title = english("Correct a name"),
     .offered = false,
     .fields = {anybody("player", english("Whose name?")),
                FieldRow{.name = "to", .ask = Ask::person, .title = english("Correct name")}},
     .make =
         [](const Answers& answers) {
           return at_table(answers, Note{.kind = Note::Kind::renamed, .player = answers.seat("player")},
                           "to");
         }},
    {.id = "replaced",
     .type = "replaced",
     .title = english("Substitute a player"),
     .offered = false,
     .fields = {anybody("player", english("Who leaves the table?")),
                FieldRow{.name = "by_player", .ask = Ask::person, .title = english("Who takes over?")}},
     .make =
         [](const Answers& answers) {
           return at_table(answers, Note{.kind = Note::Kind::replaced, .player = answers.seat("player")},
                           "by_player");
         }},
};

}  // namespace

std::span<const FormRow> common_forms() { return kCommonForms; }

}  // namespace tanteador::view
