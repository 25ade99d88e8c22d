// Forms of French tarot, in order of a deal.

#include <algorithm>

#include "src/core/text/phrase.hpp"
#include "src/view/tarot/face.hpp"

namespace tanteador::view {

namespace tarot {

namespace {

template <class Cards>
Cards cards_in(const Answers& answers) {
  Cards cards;
  for (const std::string& card : answers.words("cards")) cards.push_back(card_by_name(card));
  return cards;
}
template <class Event>
Entry player_entry(const Answers& answers) {
  Event event{};
  event.player = answers.seat("player");
  return as_entry(std::move(event));
}
Entry deal_started(const Answers& answers) {
  return as_entry(engine::DealStarted{answers.maybe_seat("dealer")});
}
Entry bid(const Answers& answers) {
  return as_entry(engine::Bid{answers.seat("player"), answers.choice<engine::Contract>("bid")});
}
Entry king_called(const Answers& answers) {
  return as_entry(engine::KingCalled{answers.seat("player"), card_by_name(answers.text("card"))});
}
Entry dog(const Answers& answers) { return as_entry(engine::Dog{cards_in<engine::DogCards>(answers)}); }
Entry discarded_entry(const Answers& answers) {
  return as_entry(engine::Discarded{.player = answers.seat("player"),
                                    .cards = cards_in<engine::DogCards>(answers),
                                    .trumps = answers.maybe_number("trumps")});
}
Entry poignee(const Answers& answers) {
  engine::Poignee event{
      .player = answers.seat("player"), .trumps = answers.maybe_number("trumps"), .size = {}};
  if (answers.has("size")) event.size = answers.choice<engine::PoigneeSize>("size");
  return as_entry(event);
}
Entry misere(const Answers& answers) {
  return as_entry(engine::Misere{answers.seat("player"), answers.choice<engine::MisereKind>("of")});
}
Entry captured_entry(const Answers& answers) {
  return as_entry(
      engine::Captured{answers.choice<engine::Camp>("side"), cards_in<engine::PileCards>(answers)});
}

}  // namespace

engine::Card card_by_name(const std::string& word) {
  return engine::Pack::parse(word).value_or(engine::Card{});
}

engine::Contract contract_by_name(std::string_view word) {
  const auto found = std::ranges::find(engine::kContractWords, word);
  return found == engine::kContractWords.end()
             ? engine::Contract::pass
             : static_cast<engine::Contract>(found - engine::kContractWords.begin());
}

}  // namespace tarot

namespace {

constexpr int kDog = 6, kDogOfFive = 3, kPack = 78;

constexpr FieldRow cards(std::string_view title, int at_least, int at_most) {
  return {.name = "cards", .ask = Ask::cards, .title = title, .at_least = at_least, .at_most = at_most};
}

constexpr FormRow kTarotForms[] = {
    {.id = "deal_started",
     .type = "deal_started",
     .title = N_("Start a deal"),
     .fields = {anybody_field("dealer", N_("Who deals?"))},
     .make = tarot::deal_started},
    {.id = "petit_sec",
     .type = "petit_sec",
     .title = N_("Petit sec"),
     .fields = {player(N_("Whose only trump is the Petit?"))},
     .make = tarot::player_entry<tarot::engine::PetitSec>},
    {.id = "barred",
     .type = "barred",
     .title = N_("Barred from bidding"),
     .fields = {player(N_("Who may not bid?"))},
     .make = tarot::player_entry<tarot::engine::Barred>},
    {.id = "bid",
     .type = "bid",
     .title = N_("A bid"),
     .fields = {player(N_("Who bids?")),
                FieldRow{.name = "bid",
                         .ask = Ask::word,
                         .title = N_("Which bid?"),
                         .words = {"pass", "prise", "garde", "garde_sans", "garde_contre"}}},
     .make = tarot::bid},
    {.id = "king_called",
     .type = "king_called",
     .title = N_("Called king"),
     .fields = {player(N_("Who calls?")), FieldRow{.name = "card",
                                                   .ask = Ask::cards,
                                                   .title = N_("Which card?"),
                                                   .at_least = 1,
                                                   .at_most = 1}},
     .make = tarot::king_called},
    {.id = "dog",
     .type = "dog",
     .title = N_("The dog, card by card"),
     .fields = {cards(N_("The cards of the dog"), kDogOfFive, kDog)},
     .make = tarot::dog},
    {.id = "chelem_announced",
     .type = "chelem_announced",
     .title = N_("Chelem announced"),
     .fields = {player(N_("Who announces it?"))},
     .make = tarot::player_entry<tarot::engine::ChelemAnnounced>},
    {.id = "discarded",
     .type = "discarded",
     .title = N_("The discard"),
     .fields = {player(N_("Who discards?")),
                FieldRow{.name = "trumps",
                         .ask = Ask::number,
                         .title = N_("How many trumps were shown in it?"),
                         .rivals_next = true},
                cards(N_("Or the cards"), kDogOfFive, kDog)},
     .make = tarot::discarded_entry},
    {.id = "poignee",
     .type = "poignee",
     .title = N_("A poignée"),
     .fields = {player(N_("Who shows it?")),
                FieldRow{.name = "trumps",
                         .ask = Ask::number,
                         .title = N_("How many trumps are shown?"),
                         .rivals_next = true},
                FieldRow{.name = "size",
                         .ask = Ask::word,
                         .title = N_("Or which poignée?"),
                         .words = {"simple", "double", "triple"}}},
     .make = tarot::poignee},
    {.id = "misere",
     .type = "misere",
     .title = N_("A misère"),
     .fields = {player(N_("Who announces it?")), FieldRow{.name = "of",
                                                          .ask = Ask::word,
                                                          .title = N_("What is missing in that hand?"),
                                                          .words = {"trumps", "court_cards"}}},
     .make = tarot::misere},
    {.id = "trick_won",
     .type = "trick_won",
     .title = N_("A trick, by winner"),
     .fields = {player(N_("Who wins the trick?"))},
     .make = tarot::player_entry<tarot::engine::TrickWon>},
    {.id = "captured",
     .type = "captured",
     .title = N_("A camp's pile, card by card"),
     .fields = {FieldRow{.name = "side",
                         .ask = Ask::word,
                         .title = N_("Whose pile?"),
                         .words = {"attack", "defence"}},
                cards(N_("Its cards"), 1, kPack)},
     .make = tarot::captured_entry},
};

}  // namespace

std::span<const FormRow> tarot::forms() { return kTarotForms; }

}  // namespace tanteador::view
