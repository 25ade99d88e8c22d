#include "src/core/text/phrase.hpp"
#include "src/view/truco/face.hpp"

namespace tanteador::view {

namespace truco {

namespace {

engine::Duel duel_in(const Answers& answers) { return duel_at(answers.number("duel")); }

Entry cut(const Answers& answers) {
  return as_entry(engine::Cut{answers.seat("player"), answers.number("lifted"), answers.number("left")});
}
Entry card_exposed(const Answers& answers) {
  return as_entry(
      engine::CardExposed{answers.seat("player"), answers.choice<engine::ExposedChoice>("choice")});
}
Entry turned_entry(const Answers& answers) {
  return as_entry(engine::Turned{card_by_name(answers.words("card").front())});
}
Entry covered_entry(const Answers& answers) {
  return as_entry(engine::CardPlayed{
      .player = answers.seat("player"), .card = {}, .duel = duel_in(answers), .covered = true});
}
// A call of the envido, or with a flor, that names its points.
template <engine::Call plain>
Entry called_with_points(const Answers& answers) {
  const auto call = static_cast<engine::Call>(index(plain) + index(answers.choice<engine::Call>("call")));
  return as_entry(
      engine::Called{answers.seat("player"), call, duel_in(answers), false, answers.number("points")});
}
template <engine::Talk talk>
Entry announced_value(const Answers& answers) {
  return as_entry(engine::Declared{.player = answers.seat("player"),
                                   .of = talk,
                                   .points = answers.maybe_number("points"),
                                   .duel = duel_in(answers)});
}
template <class Event>
Entry player_entry(const Answers& answers) {
  Event event{};
  event.player = answers.seat("player");
  event.duel = duel_in(answers);
  return as_entry(event);
}
Entry flor_challenged(const Answers& answers) {
  engine::FlorChallenged event{.by = answers.seat("by"),
                               .accused = answers.seat("accused"),
                               .cards = {},
                               .held = {},
                               .duel = duel_in(answers)};
  if (answers.has("held")) event.held = answers.is_yes("held");
  for (const std::string& card : answers.words("cards")) event.cards.push_back(card_by_name(card));
  return as_entry(std::move(event));
}
Entry tallied_entry(const Answers& answers) {
  engine::Tallied event{.side = answers.side("side"), .points = answers.number("points")};
  if (answers.has("for")) event.category = answers.choice<engine::TallyFor>("for");
  return as_entry(event);
}

}  // namespace

engine::Card card_by_name(const std::string& word) {
  return ::tanteador::spanish::parse(word, ::tanteador::spanish::Letters::brazilian).value_or(engine::Card{});
}

}  // namespace truco

namespace {

constexpr FieldRow kDuel{"duel", Ask::contest, N_("Which duel?")};

constexpr FormRow declared_form(std::string_view id, std::string_view title, std::string_view of,
                                Entry (*make)(const Answers&)) {
  return {
      .id = id,
      .type = "declared",
      .title = title,
      .fields = {kDuel, player(N_("Who says a value? In turn from mano")),
                 FieldRow{.name = "points", .ask = Ask::number, .title = N_("Value"), .rivals_next = true},
                 FieldRow{.name = "good", .ask = Ask::yes, .title = N_("Son buenas")}},
      .word = of,
      .make = make};
}

constexpr FormRow called_with_points(std::string_view offered, std::string_view title,
                                     std::array<std::string_view, 6> calls, Entry (*make)(const Answers&)) {
  return {.id = offered,
          .type = "called",
          .title = title,
          .fields = {kDuel, player(N_("Who calls?")),
                     FieldRow{.name = "call", .ask = Ask::word, .title = N_("Which call?"), .words = calls},
                     FieldRow{.name = "points", .ask = Ask::number, .title = N_("How many points?")}},
          .word = offered,
          .make = make};
}

constexpr FormRow kTrucoForms[] = {
    {.id = "cut",
     .type = "cut",
     .title = N_("The cut"),
     .fields = {player(N_("Who cuts?")),
                FieldRow{.name = "lifted", .ask = Ask::number, .title = N_("Cards lifted (0 = knock)")},
                FieldRow{.name = "left", .ask = Ask::number, .title = N_("Cards left"), .rest_of = 40}},
     .make = truco::cut},
    {.id = "card_exposed",
     .type = "card_exposed",
     .title = N_("Exposed card while dealing"),
     .fields = {player(N_("Whose card?")), FieldRow{.name = "choice",
                                                    .ask = Ask::word,
                                                    .title = N_("What happens?"),
                                                    .words = {"keep", "replace", "redeal"},
                                                    .parameter = "exposed_card"}},
     .make = truco::card_exposed},
    {.id = "turned",
     .type = "turned",
     .title = N_("The turned card"),
     .fields = {FieldRow{.name = "card",
                         .ask = Ask::cards,
                         .title = N_("Which card was turned up?"),
                         .at_least = 1,
                         .at_most = 1}},
     .make = truco::turned_entry},
    {.id = "covered",
     .type = "card_played",
     .title = N_("A card face down"),
     .fields = {kDuel, player(N_("Who lays a card face down?"))},
     .word = "covered",
     .make = truco::covered_entry},
    called_with_points("envido_points", N_("An envido with its points"), {"envido", "real_envido"},
                       truco::called_with_points<truco::engine::Call::envido>),
    called_with_points("flor_points", N_("A bid on the flor with its points"),
                       {"con_flor_envido", "con_flor_real_envido"},
                       truco::called_with_points<truco::engine::Call::con_flor_envido>),
    declared_form("declared/envido", N_("Values of the envido, player by player"), "envido",
                  truco::announced_value<truco::engine::Talk::envido>),
    declared_form("declared/flor", N_("Values of the flor, player by player"), "flor",
                  truco::announced_value<truco::engine::Talk::flor>),
    {.id = "folded",
     .type = "folded",
     .title = N_("Folded (al mazo)"),
     .fields = {kDuel, player(N_("Who folds?"))},
     .make = truco::player_entry<truco::engine::Folded>},
    {.id = "interfered",
     .type = "interfered",
     .title = N_("Interference in a duel"),
     .fields = {kDuel, player(N_("Who interfered?"))},
     .make = truco::player_entry<truco::engine::Interfered>},
    {.id = "false_flor",
     .type = "false_flor",
     .title = N_("A false flor"),
     .fields = {kDuel, player(N_("Who announced flor without having one?"))},
     .make = truco::player_entry<truco::engine::FalseFlor>},
    {.id = "flor_challenged",
     .type = "flor_challenged",
     .title = N_("Pido flor"),
     .fields =
         {kDuel, anybody_field("by", N_("Who asks for it?")),
          FieldRow{.name = "accused", .ask = Ask::player, .title = N_("Of whom?")},
          FieldRow{.name = "held", .ask = Ask::yes_no, .title = N_("Was there a flor?"), .rivals_next = true},
          FieldRow{.name = "cards",
                   .ask = Ask::cards,
                   .title = N_("Or the cards: two of different suits, or all three")}},
     .make = truco::flor_challenged},
    {.id = "tallied",
     .type = "tallied",
     .title = N_("Points"),
     .fields = {FieldRow{.name = "side", .ask = Ask::side, .title = N_("For which side?")},
                FieldRow{.name = "points", .ask = Ask::number, .title = N_("How many points?")},
                FieldRow{.name = "for",
                         .ask = Ask::word,
                         .title = N_("What for?"),
                         .words = {"flor", "envido", "truco", "penalty", "other"},
                         .optional = true}},
     .make = truco::tallied_entry},
};

}  // namespace

std::span<const FormRow> truco::forms() { return kTrucoForms; }

// Points written directly are entered by the keys of the tally.
std::optional<Changes> truco::prefill(const AnyEvent& event) {
  const auto* own = event_in<Truco>(event);
  return own && std::holds_alternative<engine::Tallied>(*own) ? std::optional(Changes{}) : std::nullopt;
}

}  // namespace tanteador::view
