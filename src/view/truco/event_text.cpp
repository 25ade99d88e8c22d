#include <algorithm>

#include "src/games/truco/words.hpp"
#include "src/view/event_text.hpp"
#include "src/view/game_view.hpp"
#include "src/view/truco/face.hpp"

namespace tanteador::view::truco {

std::string card_text(engine::Card card, bool french) {
  using ::tanteador::spanish::Letters;
  const auto name = ::tanteador::spanish::name(card, french ? Letters::brazilian : Letters::spanish);
  return card_label(french ? kTrucoView.french_pack : kTrucoView.pack, name);
}

namespace {

std::string talk_text(engine::Talk talk) { return word_text(std::string(engine::kTalkWords[index(talk)])); }

struct EventDescriber : EventPhrases {
  std::string card_text(engine::Card card) const { return truco::card_text(card, names.french_cards); }
  std::string call_text(engine::Call call) const {
    const std::string_view word = engine::kCallWords[index(call)];
    const auto other = std::ranges::find(names.spoken, word, &SpokenWord::word);
    return other != names.spoken.end() ? std::string(other->spoken) : word_text(std::string(word));
  }
  std::string cards_text(const engine::HandCards& cards) const {
    std::string text;
    for (const engine::Card card : cards) text += (text.empty() ? "" : ", ") + card_text(card);
    return text;
  }
  template <class Who>
  std::string not_shown(Who who, const std::string& word) const {
    return text_about(N_("{0} does not show the cards ({1})"), who, word);
  }
  template <class Who>
  std::string other_worth(Who who, const std::string& word) const {
    return text_about(N_("{0}: the cards are worth something else than was said ({1})"), who, word);
  }

  std::string operator()(const engine::HandStarted& event) const {
    if (!event.dealer) return tr("Hand started");
    return text_by(N_("Hand started, {0} deals"), *event.dealer);
  }
  std::string operator()(const engine::Cut& event) const {
    return render({N_("{0} cuts: {1} lifted, {2} left"), {event.player, event.lifted, event.left}}, names);
  }
  std::string operator()(const engine::CardExposed& event) const {
    using enum engine::ExposedChoice;
    const char* word = event.choice == keep ? "keep" : event.choice == replace ? "replace" : "redeal";
    return text_about(N_("A card of {0} was exposed: {1}"), event.player, word_text(word));
  }
  std::string operator()(const engine::Turned& event) const {
    const std::string card = card_text(event.card);
    return say("Turned up: {0}", {std::string_view(card)});
  }
  std::string operator()(const engine::Called& event) const {
    std::string call = call_text(event.call);
    if (event.points) call += " " + std::to_string(*event.points);
    return event.refused ? not_shown(event.player, call) : text_about(N_("{0}: {1}"), event.player, call);
  }
  std::string operator()(const engine::Declared& event) const {
    const std::string of = talk_text(event.of);
    if (event.differs) return other_worth(event.player, of);
    if (event.refused) return not_shown(event.player, of);
    if (!event.points) return text_about(N_("{0}: son buenas ({1})"), event.player, of);
    return render({N_("{0} says {1} for the {2}"), {event.player, *event.points, std::string_view(of)}},
                  names);
  }
  std::string operator()(const engine::Settled& event) const {
    const std::string of = talk_text(event.of);
    if (event.differs) return other_worth(event.winner, of);
    if (event.refused) return not_shown(event.winner, of);
    if (!event.points) return text_about(N_("{0} wins the {1}"), event.winner, of);
    return render({N_("{0} wins the {1} with {2}"), {event.winner, std::string_view(of), *event.points}},
                  names);
  }
  std::string operator()(const engine::Shown& event) const {
    if (!event.cards.empty()) return text_about(N_("{0} shows {1}"), event.player, cards_text(event.cards));
    const std::string of = event.of ? talk_text(*event.of) : std::string();
    return event.refused ? not_shown(event.player, of) : other_worth(event.player, of);
  }
  std::string operator()(const engine::CardPlayed& event) const {
    if (event.covered) return text_by(N_("{0} lays a card face down"), event.player);
    return text_about(N_("{0} plays {1}"), event.player, card_text(*event.card));
  }
  std::string operator()(const engine::TrickWon& event) const {
    if (!event.winner) return tr("Trick tied (parda)");
    return text_by(N_("{0} wins the trick"), *event.winner);
  }
  std::string operator()(const engine::Folded& event) const {
    return text_by(N_("{0} folds (al mazo)"), event.player);
  }
  std::string operator()(const engine::FlorChallenged& event) const {
    if (event.cards.empty())
      return render({N_("{0} asks {1} for the flor"), {event.by, event.accused}}, names);
    const std::string cards = cards_text(event.cards);
    return render({N_("{0} asks {1} for the flor: {2}"), {event.by, event.accused, std::string_view(cards)}},
                  names);
  }
  std::string operator()(const engine::FalseFlor& event) const {
    return render({event.waived ? N_("{0} announced flor without having one; no points at this table")
                                : N_("{0} announced flor without having one"),
                   {event.player}},
                  names);
  }
  std::string operator()(const engine::Interfered& event) const {
    return render({N_("{0} interfered in duel {1}"), {event.player, int{event.duel}}}, names);
  }
  std::string operator()(const engine::Tallied& event) const {
    return render({N_("{0}: {1} entered"), {event.side, event.points}}, names);
  }
  std::string operator()(const Annulled&) const { return tr("Hand cancelled"); }
};

// The duel of an event that does not name it.
int duel_of(const AnyEvent& event) {
  return std::visit(
      [](const auto& own) -> int {
        if constexpr (requires { own.duel; } && !std::is_same_v<decltype(own), const engine::Interfered&>)
          return own.duel;
        return 0;
      },
      *event_in<Truco>(event));
}

}  // namespace

std::string tell(const AnyEvent& event, const Names& names) {
  const std::string text = describe_own_event<Truco>(event, EventDescriber{names});
  const int duel = text.empty() ? 0 : duel_of(event);
  return duel == 0 ? text : say("Duel {0} · {1}", {duel, std::string_view(text)});
}

}  // namespace tanteador::view::truco
