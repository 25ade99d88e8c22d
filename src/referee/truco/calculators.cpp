#include "src/cards/spanish.hpp"
#include "src/games/truco/awards.hpp"
#include "src/games/truco/tricks.hpp"
#include "src/referee/calculating.hpp"
#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

struct OfTruco {
  using Card = spanish::Card;
  static constexpr ViolationKind kTwice{"cli/card_twice", "truco.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "truco.players", kSizeText};
  static constexpr int kSeats = truco::kSeats;
  static auto parse(std::string_view text) { return spanish::parse(text); }
  static auto name(Card card) { return spanish::name(card); }
};

constexpr std::size_t kWholeHand = 3;
constexpr ViolationKind kThree{"cli/three_cards", "truco.deal", N_("Enter three different cards, not {0}.")};
constexpr ViolationKind kNoFlor{"cli/no_flor", "truco.flor.announce",
                                N_("These cards are of different suits: no flor.")};

template <int (*value)(std::span<const spanish::Card>)>
Counted count_hand(Words words, const TableStatus&) {
  const auto cards = cards_of<OfTruco>(words);
  if (const auto why = repeated<OfTruco>(cards)) return tl::unexpected(*why);
  if (cards.size() != kWholeHand) return tl::unexpected(Violation{&kThree, {static_cast<int>(cards.size())}});
  const int worth = value(cards);
  if (worth < 0) return tl::unexpected(Violation{&kNoFlor, {}});
  return PileValue{2 * worth, static_cast<int>(kWholeHand)};
}

int envido_of(std::span<const spanish::Card> cards) { return truco::envido_value(cards); }
int flor_of(std::span<const spanish::Card> cards) {
  const bool one_suit = suit(cards[0]) == suit(cards[1]) && suit(cards[1]) == suit(cards[2]);
  return one_suit ? truco::flor_value(cards) : -1;
}

// The sides play alternately.
tl::expected<TrickAnswer, Violation> truco_trick(Words words, const TableStatus&) {
  return answer_trick<OfTruco>(words, [](const auto& cards) -> tl::expected<TrickAnswer, Violation> {
    if (cards.empty()) return tl::unexpected(Violation{&OfTruco::kSize, {truco::kSeats, 0}});
    const auto result = truco::trick_winner(cards, {});
    TrickAnswer answer{.winner = result.winner};
    if (answer.winner < 0) answer.tied.assign(result.highest.begin(), result.highest.end());
    return answer;
  });
}

constexpr CountRow kTrucoCounts[] = {{"envido", N_("Value of the envido"), N_("the envido of three cards"),
                                      "truco.envido.value", kWholeHand, count_hand<envido_of>},
                                     {"flor", N_("Value of the flor"), N_("the value of a flor"),
                                      "truco.flor.value", kWholeHand, count_hand<flor_of>}};

}  // namespace

constexpr Calculators kTrucoCalculators{.game = "truco",
                                        .example = "7o",
                                        .is_card = is_card<OfTruco>,
                                        .counts = kTrucoCounts,
                                        .trick = truco_trick,
                                        .tied = N_("Tied (parda): the cards {0}.")};

}  // namespace tanteador::referee
