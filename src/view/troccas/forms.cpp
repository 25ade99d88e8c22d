// Forms of Troccas, in listed order: deal, play, end.

#include <algorithm>

#include "src/view/troccas/face.hpp"

namespace tanteador::view {

namespace troccas {

namespace {

template <class Cards>
Cards cards_in(const Answers& answers, std::string_view field) {
  Cards cards;
  for (const std::string& card : answers.words(field)) cards.push_back(card_by_name(card));
  return cards;
}
Entry deal_started(const Answers& answers) {
  engine::DealStarted event{.dealer = answers.maybe_seat("dealer"), .packets = {}, .as_played = false};
  if (answers.has("packets")) event.packets.emplace();
  for (const std::string& packet : answers.words("packets")) event.packets->push_back(std::stoi(packet));
  return as_entry(std::move(event));
}
Entry redeal_asked(const Answers& answers) {
  return as_entry(engine::RedealAsked{.player = answers.seat("player"),
                                      .after = answers.number("after"),
                                      .vetoed_by = answers.maybe_seat("vetoed_by"),
                                      .no_tarock = answers.is_yes("no_tarock")});
}
Entry discarded_entry(const Answers& answers) {
  return as_entry(engine::Discarded{answers.seat("player"), cards_in<engine::SkatCards>(answers, "cards")});
}
Entry trick_won(const Answers& answers) { return as_entry(engine::TrickWon{answers.seat("player")}); }
Entry jack_called(const Answers& answers) {
  const PackView& pack = kTroccasView.pack;
  const auto suit = std::ranges::find(pack.suits, answers.text("suit").front(), &PackView::Suit::letter);
  engine::JackCalled event{.player = answers.seat("player"),
                           .suit = static_cast<engine::Suit>(suit - pack.suits.begin()),
                           .holder = answers.seat("holder"),
                           .takes_back = {}};
  if (answers.has("takes_back")) event.takes_back = card_by_name(answers.text("takes_back"));
  return as_entry(event);
}
Entry knocked_entry(const Answers& answers) {
  return as_entry(engine::Knocked{answers.seat("player"), card_by_name(answers.text("card"))});
}
Entry fool_exchanged(const Answers& answers) {
  return as_entry(engine::FoolExchanged{answers.seat("player"), card_by_name(answers.text("card"))});
}

}  // namespace

}  // namespace troccas

namespace {

constexpr FieldRow card(std::string_view name, std::string_view title) {
  return {.name = name, .ask = Ask::cards, .title = title, .at_least = 1, .at_most = 1};
}

constexpr FormRow kTroccasForms[] = {
    {.id = "deal_started",
     .type = "deal_started",
     .title = N_("Start the deal differently"),
     .fields = {FieldRow{.name = "dealer",
                         .ask = Ask::anybody,
                         .title = N_("Who is skatist, out of turn?"),
                         .optional = true},
                FieldRow{.name = "packets",
                         .ask = Ask::numbers,
                         .title = N_("How are the cards dealt? 9 and 10, or 19, is a right of a debt"),
                         .words = {"6 6 7", "9 10", "19"},
                         .optional = true,
                         .fact = "packets"}},
     .make = troccas::deal_started},
    {.id = "redeal_asked",
     .type = "redeal_asked",
     .title = N_("Cards thrown in"),
     .fields = {player(N_("Who throws them in?")),
                FieldRow{.name = "after", .ask = Ask::number, .title = N_("After how many cards each?")},
                FieldRow{.name = "vetoed_by",
                         .ask = Ask::anybody,
                         .title = N_("Was there a veto? By whom?"),
                         .optional = true},
                FieldRow{.name = "no_tarock",
                         .ask = Ask::yes,
                         .title = N_("The skatist has no tarock at all"),
                         .optional = true}},
     .help = N_("The same dealer deals again."),
     .make = troccas::redeal_asked},
    {.id = "discarded",
     .type = "discarded",
     .title = N_("Skat laid away"),
     .fields = {player(N_("Who lays cards away?")),
                FieldRow{.name = "cards", .ask = Ask::cards, .title = N_("Which cards?")}},
     .make = troccas::discarded_entry},
    {.id = "trick_won",
     .type = "trick_won",
     .title = N_("A trick, without its cards"),
     .fields = {player(N_("Who took it?"))},
     .make = troccas::trick_won},
    {.id = "jack_called",
     .type = "jack_called",
     .title = N_("The king calls the jack"),
     .fields = {player(N_("Who played the king?")),
                FieldRow{.name = "suit", .ask = Ask::suit, .title = N_("Of which suit?")},
                anybody_field("holder", N_("Who has the jack?")),
                FieldRow{.name = "takes_back",
                         .ask = Ask::cards,
                         .title = N_("Which card does the player take back, if any?"),
                         .optional = true,
                         .at_least = 1,
                         .at_most = 1}},
     .make = troccas::jack_called},
    {.id = "knocked",
     .type = "knocked",
     .title = N_("Highest tarock announced by knocking"),
     .fields = {player(N_("Who knocks?")), card("card", N_("With which tarock?"))},
     .make = troccas::knocked_entry},
    {.id = "fool_exchanged",
     .type = "fool_exchanged",
     .title = N_("Fool exchanged"),
     .fields = {player(N_("Who takes the fool back?")),
                card("card", N_("For which empty card of the same side?"))},
     .make = troccas::fool_exchanged},
};

}  // namespace

std::span<const FormRow> troccas::forms() { return kTroccasForms; }

}  // namespace tanteador::view
