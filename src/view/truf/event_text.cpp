#include "src/view/event_text.hpp"
#include "src/view/truf/face.hpp"

namespace tanteador::view::truf {

namespace {

std::string card_text(engine::Card card) { return card_label("truf", engine::Pack::name(card)); }

struct EventDescriber : EventPhrases {
  std::string operator()(const engine::DealStarted& event) const {
    if (!event.dealer) return tr("Deal started");
    return text_by(N_("Deal started, {0} deals"), *event.dealer);
  }
  std::string operator()(const engine::Redealt& event) const {
    const bool numbers = event.reason == engine::RedealReason::all_numbers;
    const std::string what = event.reason ? (numbers ? tr("all numbers") : tr("all pictures"))
                                          : list_cards("truf", event.hand, engine::Pack::name);
    return text_about(N_("{0} throws the cards in: {1}"), event.player, what);
  }
  std::string operator()(const engine::Bid& event) const {  // a single bid is secret until all are open
    if (event.player) return text_by(N_("{0} bids (face down)"), *event.player);
    std::vector<std::string> cards;
    for (const auto& card : event.cards) {
      if (card) cards.push_back(card_text(*card));
    }
    const std::string list = join(cards, ", ");
    return say("Bids: {0}", {std::string_view(list)});
  }
  std::string operator()(const engine::BidShifted& event) const {
    return text_about(N_("{0} changes all bids by {1}"), event.player, signed_points(event.by));
  }
  std::string operator()(const engine::CardPlayed& event) const {
    return text_about(N_("{0} plays {1}"), event.player, card_text(event.card));
  }
  std::string operator()(const engine::TrickWon& event) const {
    return text_by(N_("{0} wins the trick"), event.player);
  }
  std::string operator()(const engine::TricksCounted& event) const {
    const std::string taken = numbers_text(event.taken, names);
    return say("Tricks: {0}", {std::string_view(taken)});
  }
  std::string operator()(const Annulled&) const { return tr("Deal cancelled"); }
};

}  // namespace

std::string tell(const AnyEvent& event, const Names& names) {
  return describe_own_event<Truf>(event, EventDescriber{names});
}

}  // namespace tanteador::view::truf
