#include "src/view/event_text.hpp"
#include "src/view/troccas/face.hpp"

namespace tanteador::view::troccas {

namespace {

std::string card_text(engine::Card card) { return card_label("troccas", engine::Pack::name(card)); }

template <class Cards>
std::string cards_text_of(const Cards& cards) {
  return list_cards("troccas", cards, engine::Pack::name);
}

struct EventDescriber : EventPhrases {
  std::string operator()(const engine::DealStarted& event) const {
    if (!event.dealer) return tr("Deal started");
    return text_by(N_("Deal started, {0} is the skatist"), *event.dealer);
  }
  std::string operator()(const engine::RightClaimed& event) const {
    const bool nineteen = event.right == engine::Right::nineteen;
    return text_about(N_("{0} asks for the right of its debt: {1}"), event.side,
                      nineteen ? tr("all 19 cards at once") : tr("9 and 10 cards"));
  }
  std::string operator()(const engine::RedealAsked& event) const {
    return render({event.no_tarock ? N_("{0} throws the cards in after {1}, without a tarock")
                                   : N_("{0} throws the cards in after {1}"),
                   {event.player, event.after}},
                  names);
  }
  std::string operator()(const engine::Discarded& event) const {
    return text_about(N_("{0} lays in the skat: {1}"), event.player, cards_text_of(event.cards));
  }
  std::string operator()(const engine::JackCalled& event) const {
    const std::string suit(kTroccasView.pack.suits[index(event.suit)].name);
    if (!event.takes_back)
      return render({N_("{0} calls the jack of {1}: {2} gives it"),
                     {event.player, std::string_view(suit), event.holder}},
                    names);
    const std::string back = card_text(*event.takes_back);
    return render({N_("{0} calls the jack of {1}: {2} gives it and takes back {3}"),
                   {event.player, std::string_view(suit), event.holder, std::string_view(back)}},
                  names);
  }
  std::string operator()(const engine::Knocked& event) const {
    return text_about(N_("{0} knocks: {1}"), event.player, card_text(event.card));
  }
  std::string operator()(const engine::CardPlayed& event) const {
    return text_about(N_("{0} plays {1}"), event.player, card_text(event.card));
  }
  std::string operator()(const engine::TrickWon& event) const {
    return text_by(N_("{0} takes the trick"), event.player);
  }
  std::string operator()(const engine::FoolExchanged& event) const {
    return text_about(N_("{0} takes the fool back for {1}"), event.player, card_text(event.card));
  }
  std::string operator()(const engine::Counted& event) const {
    const std::string points = numbers_text(event.points, names);
    return say("Counted: {0}", {std::string_view(points)});
  }
  std::string operator()(const engine::Captured& event) const {
    return text_about(N_("{0} has taken: {1}"), event.side, cards_text_of(event.cards));
  }
  std::string operator()(const engine::Matsch& event) const {
    if (event.skat.empty()) return text_by(N_("Matsch: {0} took every trick"), event.side);
    return text_about(N_("Matsch: {0} took every trick; in the skat {1}"), event.side,
                      cards_text_of(event.skat));
  }
  std::string operator()(const Annulled&) const { return tr("Deal cancelled"); }
};

}  // namespace

std::string tell(const AnyEvent& event, const Names& names) {
  return describe_own_event<Troccas>(event, EventDescriber{names});
}

}  // namespace tanteador::view::troccas
