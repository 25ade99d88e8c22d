#include "src/view/truf/face.hpp"

namespace tanteador::view::truf {

namespace {

Entry redealt_entry(const Answers& answers) {
  engine::Redealt event{.player = answers.seat("player"), .hand = {}, .reason = {}};
  for (const std::string& card : answers.words("hand")) event.hand.push_back(card_by_name(card));
  return as_entry(std::move(event));
}

constexpr FormRow kTrufForms[] = {
    {.id = "redealt",
     .type = "redealt",
     .title = N_("A hand thrown in"),
     .fields = {player(N_("Whose hand?")), FieldRow{.name = "hand",
                                                    .ask = Ask::cards,
                                                    .title = N_("The 13 cards: all numbers or all pictures"),
                                                    .at_least = 13,
                                                    .at_most = 13}},
     .help = N_("All cards are thrown in, and the same dealer deals again."),
     .make = redealt_entry},
};

}  // namespace

std::span<const FormRow> forms() { return kTrufForms; }

}  // namespace tanteador::view::truf
