#include "src/games/truco/deck.hpp"

#include <algorithm>
#include <array>

namespace tanteador::truco {

namespace {

using spanish::Suit;

// By rank 1-7, 10-12: the ordinary order, low to high 4 5 6 7 10 11 12 1 2 3.
constexpr int kByRank[] = {0, 8, 9, 10, 1, 2, 3, 4, 0, 0, 5, 6, 7};
constexpr int kRanks = 10;
constexpr int kLowestPiece = 15;

// Cards above the ordinary order, which are the same in every hand.
struct FixedRank {
  int number;
  Suit suit;
  int rank;
};
constexpr FixedRank kBravas[] = {
    {1, Suit::espadas, 14}, {1, Suit::bastos, 13}, {7, Suit::espadas, 12}, {7, Suit::oros, 11}};
constexpr FixedRank kFixedManilhas[] = {
    {4, Suit::bastos, 14}, {7, Suit::copas, 13}, {1, Suit::espadas, 12}, {7, Suit::oros, 11}};

std::span<const FixedRank> fixed_ranks(value::CardOrder order) {
  switch (order) {
    case value::argentine:
    case value::uruguayan: return kBravas;
    case value::mineiro: return kFixedManilhas;
    case value::paulista: return {};
  }
  return {};
}

// The rank of a manilha, in the order of the suits: paus above copas, espadas and ouros (B-8).
constexpr int kManilhaBySuit[] = {12, 14, 11, 13};

// The pieces, low to high, with their values (U-8, U-12).
struct Piece {
  int number, value;
};
constexpr Piece kPieces[] = {{10, 27}, {11, 27}, {5, 28}, {4, 29}, {2, 30}};

}  // namespace

bool Deck::contains(Card card) const {
  if (parameters_.pack != value::spanish38) return spanish::is_card(card);
  const Suit suit = spanish::suit(card);
  return spanish::is_card(card) &&
         (spanish::rank(card) != 1 || suit == Suit::espadas || suit == Suit::bastos);
}

int Deck::piece(Card card) const {
  if (!is_uruguayan() || turned_ == Card::none || spanish::suit(card) != spanish::suit(turned_)) return 0;
  const auto place = [](int number) {
    const auto found = std::ranges::find(kPieces, number, &Piece::number);
    return found == std::end(kPieces) ? 0 : static_cast<int>(found - kPieces) + 1;
  };
  const int number = spanish::rank(card);
  const bool stands_in = number == 12 && parameters_.turned_substitute;
  return place(stands_in ? spanish::rank(turned_) : number);
}

int Deck::rank(Card card) const {
  if (card == Card::none) return 0;
  if (const int place = piece(card)) return kLowestPiece + place - 1;
  const int number = spanish::rank(card);
  const Suit suit = spanish::suit(card);
  for (const FixedRank& fixed : fixed_ranks(parameters_.card_order)) {
    if (fixed.number == number && fixed.suit == suit) return fixed.rank;
  }
  const bool by_turned = parameters_.card_order == value::paulista && turned_ != Card::none;
  if (by_turned && kByRank[number] == kByRank[spanish::rank(turned_)] % kRanks + 1)
    return kManilhaBySuit[index(suit)];
  if (parameters_.figures_equal && spanish::is_figure(card)) return kByRank[12];
  return kByRank[number];
}

int Deck::envido(std::span<const Card> cards) const {
  int best = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int place = piece(cards[i]);
    best = std::max(best, place > 0 ? kPieces[place - 1].value : spanish::points(cards[i]));
    for (std::size_t j = 0; j < cards.size(); ++j) {
      if (i == j) continue;
      if (place > 0) {
        best = std::max(best, kPieces[place - 1].value + spanish::points(cards[j]));
      } else if (spanish::suit(cards[i]) == spanish::suit(cards[j]) && piece(cards[j]) == 0) {
        best = std::max(best, 20 + spanish::points(cards[i]) + spanish::points(cards[j]));
      }
    }
  }
  return best;
}

int Deck::flor(std::span<const Card> cards) const {
  int highest = 0, sum = 0;
  for (const Card card : cards) {
    const int place = piece(card);
    if (place > 0) highest = std::max(highest, kPieces[place - 1].value);
    sum += place > 0 ? kPieces[place - 1].value % 10 : spanish::points(card);
  }
  return sum + (highest == 0 ? 20 : highest - highest % 10);
}

bool Deck::is_flor(std::span<const Card> cards) const {
  return cards.size() == kHandCards && can_be_flor(cards);
}

bool Deck::can_be_flor(std::span<const Card> cards) const {
  std::array<Card, kHandCards> plain{};
  std::size_t plains = 0;
  for (const Card card : cards) {
    if (piece(card) == 0) plain[plains++] = card;
  }
  const auto suited = std::span(plain).first(plains);
  const auto same = [&](Card card) { return spanish::suit(card) == spanish::suit(suited.front()); };
  return plains < 2 || std::ranges::all_of(suited, same);
}

std::optional<int> Deck::players_with(Talk talk, int value) const {
  struct Row {
    Talk talk;
    int value, players;
  };
  static constexpr Row kSuits[] = {{Talk::envido, 33, 4}, {Talk::flor, 38, 4}};
  static constexpr Row kOfPieces[] = {
      {Talk::envido, 37, 1}, {Talk::envido, 36, 2}, {Talk::envido, 35, 3}, {Talk::flor, 47, 1}};
  for (const Row& row : is_uruguayan() ? std::span<const Row>(kOfPieces) : std::span<const Row>(kSuits)) {
    if (row.talk == talk && row.value == value) return row.players;
  }
  return std::nullopt;
}

}  // namespace tanteador::truco
