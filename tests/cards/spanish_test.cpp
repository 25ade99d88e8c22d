#include <set>

#include <doctest/doctest.h>

#include "src/cards/spanish.hpp"

using namespace tanteador;
using std::string_view;

TEST_CASE("the pack has forty cards: 1 to 7 and 10 to 12 in four suits") {
  std::set<string_view> names;
  std::set<int> by_rank_and_suit;
  for (int place = 0; place < spanish::kPackSize; ++place) {
    const auto card = static_cast<spanish::Card>(place);
    CAPTURE(place);
    CHECK(spanish::is_card(card));
    CHECK(spanish::parse(spanish::name(card)) == card);
    names.insert(spanish::name(card));
    const int rank = spanish::rank(card);
    const bool printed = (rank >= 1 && rank <= 7) || (rank >= 10 && rank <= 12);
    CHECK(printed);
    by_rank_and_suit.insert(rank * 4 + static_cast<int>(spanish::suit(card)));
  }
  CHECK(names.size() == 40);
  CHECK(by_rank_and_suit.size() == 40);
  CHECK_FALSE(spanish::is_card(spanish::Card::none));
}

TEST_CASE("cards are read in either case and printed in lower case") {
  struct Row {
    string_view text;
    int rank;
    spanish::Suit suit;
    string_view name;
  };
  constexpr Row kRows[] = {
      {"1e", 1, spanish::Suit::espadas, "1e"},
      {"7O", 7, spanish::Suit::oros, "7o"},
      {"12C", 12, spanish::Suit::copas, "12c"},
      {"10b", 10, spanish::Suit::bastos, "10b"},
  };
  for (const Row& row : kRows) {
    CAPTURE(row.text);
    const auto card = spanish::parse(row.text);
    CHECK(card.has_value());
    if (!card) continue;
    CHECK(spanish::rank(*card) == row.rank);
    CHECK(spanish::suit(*card) == row.suit);
    CHECK(spanish::name(*card) == row.name);
  }
}

TEST_CASE("a card outside the pack is not read") {
  for (const string_view text :
       {"", "e", "8e", "9o", "0b", "13c", "7x", "e7", "07o", "7 o", " 7o", "7o ", "7oo", "As", "1é"}) {
    CAPTURE(text);
    CHECK_FALSE(spanish::parse(text).has_value());
  }
}

TEST_CASE("figures count nothing, other cards their number (T-6)") {
  for (int place = 0; place < spanish::kPackSize; ++place) {
    const auto card = static_cast<spanish::Card>(place);
    CAPTURE(spanish::name(card));
    CHECK(spanish::is_figure(card) == (spanish::rank(card) > 7));
    CHECK(spanish::points(card) == (spanish::rank(card) > 7 ? 0 : spanish::rank(card)));
  }
}
