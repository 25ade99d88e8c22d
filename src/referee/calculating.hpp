#pragma once
// Templates for the calculators of the games. `G` defines Card, parse, name, kSeats, kTwice and kSize. If
// suit must be followed, also Pack, law and not_playable.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "src/cards/tricks.hpp"
#include "src/core/text/text.hpp"
#include "src/referee/calculators.hpp"

namespace tanteador::referee {

inline constexpr std::string_view kTwiceText = N_("There is only one {0} in the deck.");
inline constexpr std::string_view kSizeText = N_("A trick has 1 to {0} cards, not {1}.");
inline constexpr std::string_view kMay = N_("The {0} may be played.");
inline constexpr std::string_view kNotHeld = N_("The {0} is not in this hand.");

template <class P>
struct PackTraits {
  using Pack = P;
  using Card = typename P::Card;
  static auto parse(std::string_view text) { return P::parse(text); }
  static auto name(Card card) { return P::name(card); }
};

template <class G>
bool is_card(std::string_view word) {
  return G::parse(word).has_value();
}

template <class G>
std::vector<typename G::Card> cards_of(Words words) {
  std::vector<typename G::Card> cards;
  for (const std::string& word : words) {
    if (const auto card = G::parse(word)) cards.push_back(*card);
  }
  return cards;
}

template <class G>
std::optional<Violation> find_repeated_card(std::span<const typename G::Card> cards) {
  for (auto card = cards.begin(); card != cards.end(); ++card) {
    if (std::find(cards.begin(), card, *card) != card) return Violation{&G::kTwice, {G::name(*card)}};
  }
  return std::nullopt;
}

template <class G>
std::optional<Violation> check_card_count(std::size_t cards) {
  if (cards <= static_cast<std::size_t>(G::kSeats)) return std::nullopt;
  return Violation{&G::kSize, {G::kSeats, static_cast<int>(cards)}};
}

template <class P>
typename P::Set set_of(std::span<const typename P::Card> cards) {
  typename P::Set set;
  for (const auto card : cards) set[index(card)] = true;
  return set;
}

template <class G, class Value>
PileResult count_pile(Words words, const Value& value) {
  const auto cards = cards_of<G>(words);
  if (const auto why = find_repeated_card<G>(cards)) return tl::unexpected(*why);
  return value(set_of<typename G::Pack>(cards));
}

template <class G, class Winner>
tl::expected<TrickAnswer, Violation> answer_trick(Words words, const Winner& winner) {
  const auto cards = cards_of<G>(words);
  if (const auto why = find_repeated_card<G>(cards)) return tl::unexpected(*why);
  if (const auto why = check_card_count<G>(cards.size())) return tl::unexpected(*why);
  tl::expected<TrickAnswer, Violation> found = winner(cards);
  if (found && found->winner >= 0) found->card = G::name(cards[found->winner]);
  return found;
}

template <class G>
tl::expected<TrickAnswer, Violation> trick_by_law(Words words, const TableStatus& now) {
  return answer_trick<G>(words, [&](const auto& cards) {
    return TrickAnswer{.winner = cards::winner<typename G::Pack>(G::law(now), cards)};
  });
}

template <class G>
cards::Duty duty_of(typename G::Card card, bool leads, const cards::Playable<typename G::Pack>& allowed,
                    const TableStatus& now) {
  if (allowed.duty != cards::Duty::none) return allowed.duty;
  if constexpr (requires { G::duty_of_leading(card, now); }) {
    if (leads) return G::duty_of_leading(card, now);
  }
  return cards::Duty::follow;
}

template <class G>
FollowAnswer judge(typename G::Card card, bool held, bool leads,
                   const cards::Playable<typename G::Pack>& allowed, const TableStatus& now) {
  const std::string_view name = G::name(card);
  if (!held) return {false, G::kTwice.rule, {kNotHeld, {name}}, {}};
  if constexpr (requires { G::kFoolRule; }) {  // the fool may always be played
    if (card == G::Pack::fool()) return {true, G::kFoolRule, {kMay, {name}}, {}};
  }
  const Violation duty = G::not_playable(duty_of<G>(card, leads, allowed, now));
  if (allowed.cards[index(card)]) return {true, duty.rule(), {kMay, {name}}, {}};
  return {false, duty.rule(), duty.message(), {}};
}

template <class G>
tl::expected<FollowAnswer, Violation> follow_by_law(Words hand_words, Words trick_words,
                                                    const std::string& card_word, const TableStatus& now) {
  using P = typename G::Pack;
  const auto hand = cards_of<G>(hand_words), table = cards_of<G>(trick_words);
  const auto card = cards_of<G>(Words(&card_word, 1));
  auto all = hand;
  all.insert(all.end(), table.begin(), table.end());
  if (const auto why = find_repeated_card<G>(all)) return tl::unexpected(*why);
  if (const auto why = check_card_count<G>(table.size() + 1)) return tl::unexpected(*why);
  const auto held = set_of<P>(hand);
  const auto allowed = cards::playable<P>(G::law(now), held, table);
  FollowAnswer answer = judge<G>(card.at(0), held[index(card[0])], table.empty(), allowed, now);
  for (const auto own : hand) {
    if (allowed.cards[index(own)]) answer.playable.push_back(P::name(own));
  }
  return answer;
}

}  // namespace tanteador::referee
