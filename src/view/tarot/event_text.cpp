#include "src/view/event_text.hpp"
#include "src/view/tarot/face.hpp"

namespace tanteador::view::tarot {

namespace {

template <class Cards>
std::string cards_text_of(const Cards& cards) {
  return list_cards("tarot", cards, engine::Pack::name);
}

struct EventDescriber : EventPhrases {
  std::string operator()(const engine::DealStarted& event) const {
    return event.dealer ? text_by(N_("Deal started, {0} deals"), *event.dealer) : tr("Deal started");
  }
  std::string operator()(const engine::PetitSec& event) const {
    return text_by(N_("{0} has only the Petit as trump: the deal is void"), event.player);
  }
  std::string operator()(const engine::Barred& event) const {
    return text_by(N_("{0} may not bid in this deal (or in the next one, if {0} has already bid)"),
                   event.player);
  }
  std::string operator()(const engine::Bid& event) const {
    const std::string_view word = engine::kContractWords[index(event.bid)];
    return text_about(N_("{0}: {1}"), event.player, word_text(std::string(word)));
  }
  std::string operator()(const engine::KingCalled& event) const {
    return text_about(N_("{0} calls {1}"), event.player, card_label("tarot", engine::Pack::name(event.card)));
  }
  std::string operator()(const engine::Dog& event) const {
    const std::string cards = cards_text_of(event.cards);
    return say("The dog: {0}", {std::string_view(cards)});
  }
  std::string operator()(const engine::ChelemAnnounced& event) const {
    return text_by(N_("{0} announces the chelem"), event.player);
  }
  std::string operator()(const engine::Discarded& event) const {
    if (!event.cards.empty())
      return text_about(N_("{0} discards {1}"), event.player, cards_text_of(event.cards));
    return render({N_("{0} shows {1} trumps discarded"), {event.player, event.trumps.value_or(0)}}, names);
  }
  std::string operator()(const engine::Poignee& event) const {
    constexpr std::array kSizes{"simple", "double", "triple"};
    if (event.size)
      return text_about(N_("{0} shows a {1} poignée"), event.player, word_text(kSizes[index(*event.size)]));
    return render({N_("{0} shows {1} trumps"), {event.player, event.trumps.value_or(0)}}, names);
  }
  std::string operator()(const engine::Misere& event) const {
    return event.of == engine::MisereKind::trumps
               ? text_by(N_("{0} announces a misère: no trumps"), event.player)
               : text_by(N_("{0} announces a misère: no court cards"), event.player);
  }
  std::string operator()(const engine::CardPlayed& event) const {
    return text_about(N_("{0} plays {1}"), event.player, card_label("tarot", engine::Pack::name(event.card)));
  }
  std::string operator()(const engine::TrickWon& event) const {
    return text_by(N_("{0} wins the trick"), event.player);
  }
  std::string operator()(const engine::Captured& event) const {
    const std::string camp = event.side == engine::Camp::attack ? tr("attack") : tr("defence");
    return say("The {0}'s pile is counted by its cards", {std::string_view(camp)});
  }
  std::string operator()(const engine::Result& event) const {
    const int bouts = event.bouts.value_or(0);
    if (event.points)
      return say("Attack: {0} points, {1} bouts", {Arg::from_halves(event.points->halves), bouts});
    if (event.defence_points)
      return say("Defence: {0} points; attack: {1} bouts",
                 {Arg::from_halves(event.defence_points->halves), bouts});
    return tr("Deal counted");
  }
  std::string operator()(const Annulled&) const { return tr("Deal cancelled"); }
};

}  // namespace

std::string tell(const AnyEvent& event, const Names& names) {
  return describe_own_event<Tarot>(event, EventDescriber{names});
}

}  // namespace tanteador::view::tarot
