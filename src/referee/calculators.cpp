#include "src/referee/calculators.hpp"

#include <algorithm>
#include <type_traits>

#include "src/cards/spanish.hpp"
#include "src/core/text.hpp"
#include "src/games/tarot/count.hpp"
#include "src/games/tarot/law.hpp"
#include "src/games/troccas/count.hpp"
#include "src/games/troccas/law.hpp"
#include "src/games/truco/awards.hpp"
#include "src/games/truco/tricks.hpp"
#include "src/games/truf/events.hpp"
#include "src/games/truf/law.hpp"

namespace tanteador::referee {

namespace {

constexpr std::string_view kTwiceText = english("The {0} is in the pack only once.");
constexpr std::string_view kSizeText = english("A trick has 1 to {0} cards; {1} were given.");
constexpr std::string_view kMay = english("The {0} may be played.");
constexpr std::string_view kNotHeld = english("The {0} is not in this hand.");

// --- each game's own

struct OfTruco {
  using Card = spanish::Card;
  static constexpr std::string_view kGame = "truco", kExample = "7o";
  static constexpr ViolationKind kTwice{"cli/card_twice", "truco.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "truco.players", kSizeText};
  static constexpr int kSeats = kSeatsMax;
  static auto parse(std::string_view text) { return spanish::parse(text); }
  static auto name(Card card) { return spanish::name(card); }
};
constexpr ViolationKind kThree{"cli/three_cards", "truco.deal",
                               english("Three different cards are needed; {0} were given.")};
constexpr ViolationKind kNoFlor{"cli/no_flor", "truco.flor.announce",
                                english("These cards are of different suits: no flor.")};

template <class P>
struct OfPack {
  using Pack = P;
  using Card = typename P::Card;
  static auto parse(std::string_view text) { return P::parse(text); }
  static auto name(Card card) { return P::name(card); }
};
struct OfTruf : OfPack<truf::Pack> {
  static constexpr std::string_view kGame = "truf", kExample = "10h";
  static constexpr int kSeats = truf::kSeats;
  static constexpr ViolationKind kTwice{"cli/card_twice", "truf.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "truf.cards", kSizeText};
  static cards::TrickLaw law(const TableNow& now) { return truf::law(now.trump_suit, now.broken); }
  static Violation not_playable(cards::Duty duty) { return truf::not_playable(duty); }
};
struct OfTroccas : OfPack<troccas::Pack> {
  static constexpr std::string_view kGame = "troccas", kExample = "T21", kFoolRule = "troccas.fool";
  static constexpr int kSeats = 6;
  static constexpr ViolationKind kTwice{"cli/card_twice", "troccas.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "troccas.cards", kSizeText};
  static cards::TrickLaw law(const TableNow&) { return troccas::law(); }
  static Violation not_playable(cards::Duty duty) { return troccas::not_playable(duty); }
};
struct OfTarot : OfPack<tarot::Pack> {
  static constexpr std::string_view kGame = "tarot", kExample = "T21", kFoolRule = "tarot.excuse";
  static constexpr int kSeats = 5;
  static constexpr ViolationKind kTwice{"cli/card_twice", "tarot.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "tarot.cards", kSizeText};
  static cards::TrickLaw law(const TableNow&) { return tarot::law({}); }
  static Violation not_playable(cards::Duty duty) { return tarot::not_playable(duty); }
};

// --- common to them

// Calls `each` with the game's own; one of the names must fit.
template <class Each, class... Gs>
auto among(std::string_view game, const Each& each, std::type_identity<Gs>... all) {
  using Result = std::common_type_t<decltype(each(all))...>;
  std::optional<Result> result;
  ((game == Gs::kGame ? void(result = each(all)) : void()), ...);
  return std::move(*result);
}

template <class G>
std::vector<typename G::Card> cards_of(std::span<const std::string> words) {
  std::vector<typename G::Card> cards;
  for (const std::string& word : words) {
    if (const auto card = G::parse(word)) cards.push_back(*card);
  }
  return cards;
}

template <class G>
std::optional<Violation> repeated(std::span<const typename G::Card> cards) {
  for (auto card = cards.begin(); card != cards.end(); ++card) {
    if (std::find(cards.begin(), card, *card) != card) return Violation{&G::kTwice, {G::name(*card)}};
  }
  return std::nullopt;
}

template <class G>
std::optional<Violation> too_many(std::size_t cards) {
  if (cards <= static_cast<std::size_t>(G::kSeats)) return std::nullopt;
  return Violation{&G::kSize, {G::kSeats, static_cast<int>(cards)}};
}

template <class P>
typename P::Set set_of(std::span<const typename P::Card> cards) {
  typename P::Set set;
  for (const auto card : cards) set[static_cast<std::size_t>(card)] = true;
  return set;
}

tl::expected<PileValue, Violation> count_hand(bool flor, std::span<const spanish::Card> cards) {
  if (const auto why = repeated<OfTruco>(cards)) return tl::unexpected(*why);
  if (cards.size() != 3) return tl::unexpected(Violation{&kThree, {static_cast<int>(cards.size())}});
  const bool one_suit = suit(cards[0]) == suit(cards[1]) && suit(cards[1]) == suit(cards[2]);
  if (flor && !one_suit) return tl::unexpected(Violation{&kNoFlor, {}});
  return PileValue{2 * (flor ? truco::flor_value(cards) : truco::envido_value(cards)), 3};
}

template <class G>
tl::expected<PileValue, Violation> count_pile(std::span<const std::string> words, const TableNow& now) {
  const auto cards = cards_of<G>(words);
  if (const auto why = repeated<G>(cards)) return tl::unexpected(*why);
  const auto pile = set_of<typename G::Pack>(cards);
  if constexpr (std::is_same_v<G, OfTarot>) {
    const tarot::Count count = tarot::count(pile);
    return PileValue{count.halves, count.cards, count.bouts};
  } else {
    return PileValue{2 * troccas::points(pile, now.players), static_cast<int>(cards.size())};
  }
}

tl::expected<TrickAnswer, Violation> trick_of(std::type_identity<OfTruco>,
                                              std::span<const spanish::Card> cards, const TableNow&) {
  if (cards.empty()) return tl::unexpected(Violation{&OfTruco::kSize, {kSeatsMax, 0}});
  const truco::TrickResult result = truco::trick_winner(cards, {});
  TrickAnswer answer{.winner = result.winner};
  if (answer.winner < 0) answer.tied.assign(result.highest.begin(), result.highest.end());
  return answer;
}

template <class G>
tl::expected<TrickAnswer, Violation> trick_of(std::type_identity<G>, std::span<const typename G::Card> cards,
                                              const TableNow& now) {
  return TrickAnswer{.winner = cards::winner<typename G::Pack>(G::law(now), cards)};
}

// What binds a player to the card he lays; where a trump is led that is not led at any time, the leading of
// it.
template <class G>
cards::Duty duty_of(typename G::Card card, bool leads, const cards::Playable<typename G::Pack>& allowed,
                    const TableNow& now) {
  if (allowed.duty != cards::Duty::none) return allowed.duty;
  if constexpr (std::is_same_v<G, OfTruf>) {
    if (leads && G::Pack::suit(card) == now.trump_suit) return cards::Duty::lead_no_trump;
  }
  return cards::Duty::follow;
}

template <class G>
FollowAnswer judge(typename G::Card card, bool held, bool leads,
                   const cards::Playable<typename G::Pack>& allowed, const TableNow& now) {
  const std::string_view name = G::name(card);
  if (!held) return {false, G::kTwice.rule, {kNotHeld, {name}}, {}};
  if constexpr (requires { G::kFoolRule; }) {  // it is bound by nothing
    if (card == G::Pack::fool()) return {true, G::kFoolRule, {kMay, {name}}, {}};
  }
  const Violation duty = G::not_playable(duty_of<G>(card, leads, allowed, now));
  if (allowed.cards[static_cast<std::size_t>(card)]) return {true, duty.rule(), {kMay, {name}}, {}};
  return {false, duty.rule(), duty.message(), {}};
}

template <class G>
tl::expected<FollowAnswer, Violation> follow_in(std::span<const std::string> hand_words,
                                                std::span<const std::string> trick_words,
                                                const std::string& card_word, const TableNow& now) {
  using P = typename G::Pack;
  const auto hand = cards_of<G>(hand_words), table = cards_of<G>(trick_words);
  const auto card = cards_of<G>(std::span(&card_word, 1));
  auto all = hand;
  all.insert(all.end(), table.begin(), table.end());
  if (const auto why = repeated<G>(all)) return tl::unexpected(*why);
  if (const auto why = too_many<G>(table.size() + 1)) return tl::unexpected(*why);
  const auto held = set_of<P>(hand);
  const auto allowed = cards::playable<P>(G::law(now), held, table);
  FollowAnswer answer =
      judge<G>(card.at(0), held[static_cast<std::size_t>(card[0])], table.empty(), allowed, now);
  for (const auto own : hand) {
    if (allowed.cards[static_cast<std::size_t>(own)]) answer.playable.push_back(P::name(own));
  }
  return answer;
}

constexpr std::type_identity<OfTruco> kTruco;
constexpr std::type_identity<OfTruf> kTruf;
constexpr std::type_identity<OfTroccas> kTroccas;
constexpr std::type_identity<OfTarot> kTarot;

}  // namespace

std::optional<NoCard> unreadable_card(std::string_view game, std::span<const std::string> cards) {
  const auto look = [&]<class G>(std::type_identity<G>) -> std::optional<NoCard> {
    for (const std::string& card : cards) {
      if (!G::parse(card)) return NoCard{card, G::kExample};
    }
    return std::nullopt;
  };
  return among(game, look, kTruco, kTruf, kTroccas, kTarot);
}

tl::expected<PileValue, Violation> count(std::string_view what, std::span<const std::string> cards,
                                         const TableNow& now) {
  if (what == "tarot") return count_pile<OfTarot>(cards, now);
  if (what == "troccas") return count_pile<OfTroccas>(cards, now);
  return count_hand(what == "flor", cards_of<OfTruco>(cards));
}

tl::expected<TrickAnswer, Violation> trick(std::string_view game, std::span<const std::string> words,
                                           const TableNow& now) {
  const auto answer = [&]<class G>(std::type_identity<G> own) -> tl::expected<TrickAnswer, Violation> {
    const auto cards = cards_of<G>(words);
    if (const auto why = repeated<G>(cards)) return tl::unexpected(*why);
    if (const auto why = too_many<G>(cards.size())) return tl::unexpected(*why);
    auto found = trick_of(own, cards, now);
    if (found && found->winner >= 0) found->card = G::name(cards[static_cast<std::size_t>(found->winner)]);
    return found;
  };
  return among(game, answer, kTruco, kTruf, kTroccas, kTarot);
}

tl::expected<FollowAnswer, Violation> follow(std::string_view game, std::span<const std::string> hand,
                                             std::span<const std::string> trick, const std::string& card,
                                             const TableNow& now) {
  const auto answer = [&]<class G>(std::type_identity<G>) { return follow_in<G>(hand, trick, card, now); };
  return among(game, answer, kTruf, kTroccas, kTarot);
}

}  // namespace tanteador::referee
