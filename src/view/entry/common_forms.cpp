#include "src/core/text/phrase.hpp"
#include "src/view/entry/forms.hpp"

namespace tanteador::view {

namespace {

constexpr std::string_view kPenalty = N_("penalty by the rules"), kAgreed = N_("agreed at the table"),
                           kMistake = N_("correcting a mistake");

Entry common_entry(const Answers& answers, const CommonEvent& event, std::string_view field = {}) {
  Entry entry{event_at_table(answers.match, event)};
  if (!field.empty()) entry.texts.push_back({field, answers.text(field)});
  return entry;
}

Carried carried_event(const Answers& answers) {
  Carried carried;
  for (int side = 0; side < side_count(answers.match); ++side)
    carried.scores[side] = answers.number("score" + std::to_string(side));
  return carried;
}

MatchEnded match_ended(const Answers& answers) {
  using enum MatchEnded::Reason;
  constexpr std::array kReasons{agreed, time, forfeit};  // in the order of the form
  const MatchEnded::Reason reason = kReasons[answers.choice<int>("reason")];
  return {reason, reason == forfeit ? std::optional(answers.side("side")) : std::nullopt};
}

constexpr FormRow kCommonForms[] = {
    {.id = "annulled",
     .type = "annulled",
     .title = N_("Cancel the hand or deal"),
     .fields = {FieldRow{.name = "reason",
                         .ask = Ask::reason,
                         .title = N_("Why?"),
                         .words = {N_("cards were dealt wrongly"), N_("cards were dropped"), kAgreed}}},
     .help = N_("The current deal is cancelled. The same dealer deals again."),
     .make = [](const Answers& answers) { return common_entry(answers, Annulled{}, "reason"); }},
    {.id = "ruled",
     .type = "ruled",
     .title = N_("Referee's decision"),
     .fields = {FieldRow{.name = "side", .ask = Ask::side, .title = N_("For which side?")},
                FieldRow{.name = "points",
                         .ask = Ask::signed_number,
                         .title = N_("How many points? Use ± to deduct points")},
                FieldRow{.name = "reason",
                         .ask = Ask::reason,
                         .title = N_("Why?"),
                         .words = {kPenalty, kMistake, kAgreed}}},
     .make =
         [](const Answers& answers) {
           return common_entry(answers, Ruled{answers.side("side"), answers.number("points")}, "reason");
         }},
    {.id = "warned",
     .type = "warned",
     .title = N_("A warning"),
     .offered = false,
     .fields = {anybody_field("player", N_("Who gets the warning?")),
                FieldRow{.name = "fault",
                         .ask = Ask::reason,
                         .title = N_("What for?"),
                         .words = {N_("forbidden signs"), N_("spoke out of turn"), N_("cards were shown"),
                                   N_("slow play")}}},
     .make =
         [](const Answers& answers) {
           return common_entry(answers, Note{.kind = Note::Kind::warned, .player = answers.seat("player")},
                               "fault");
         }},
    {.id = "confirmed",
     .type = "confirmed",
     .title = N_("We agree with the result"),
     .offered = false,
     .fields = {FieldRow{.name = "side", .ask = Ask::side, .title = N_("Which side agrees?")}},
     .help = N_("Each side must agree for itself."),
     .make =
         [](const Answers& answers) {
           return common_entry(answers, Note{.kind = Note::Kind::confirmed, .side = answers.side("side")});
         }},
    {.id = "carried",
     .type = "carried",
     .title = N_("Enter points from paper"),
     .fields = {FieldRow{.name = "scores", .ask = Ask::scores, .title = N_("Points so far")}},
     .make = [](const Answers& answers) { return common_entry(answers, carried_event(answers)); }},
    {.id = "match_ended",
     .type = "match_ended",
     .title = N_("End the match"),
     .fields = {FieldRow{.name = "reason",
                         .ask = Ask::word,
                         .title = N_("Why?"),
                         .words = {"agreed", "time", "forfeit"}},
                FieldRow{.name = "side",
                         .ask = Ask::side,
                         .title = N_("Who forfeits?"),
                         .when_field = "reason",
                         .when = "forfeit"}},
     .make = [](const Answers& answers) { return common_entry(answers, match_ended(answers)); }},
    {.id = "renamed",
     .type = "renamed",
     .title = N_("Correct a name"),
     .offered = false,
     .fields = {anybody_field("player", N_("Whose name?")),
                FieldRow{.name = "to", .ask = Ask::person, .title = N_("Correct name")}},
     .make =
         [](const Answers& answers) {
           return common_entry(answers, Note{.kind = Note::Kind::renamed, .player = answers.seat("player")},
                               "to");
         }},
    {.id = "replaced",
     .type = "replaced",
     .title = N_("Substitute a player"),
     .offered = false,
     .fields = {anybody_field("player", N_("Who leaves the table?")),
                FieldRow{.name = "by_player", .ask = Ask::person, .title = N_("Who takes over?")}},
     .make =
         [](const Answers& answers) {
           return common_entry(answers, Note{.kind = Note::Kind::replaced, .player = answers.seat("player")},
                               "by_player");
         }},
};

}  // namespace

std::span<const FormRow> common_forms() { return kCommonForms; }

}  // namespace tanteador::view
