#include "src/games/troccas/count.hpp"
#include "src/games/troccas/draw.hpp"
#include "src/games/troccas/law.hpp"
#include "src/referee/calculating.hpp"
#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

struct TroccasTraits : PackTraits<troccas::Pack> {
  static constexpr std::string_view kFoolRule = "troccas.fool";
  static constexpr int kSeats = 6;
  static constexpr ViolationKind kTwice{"cli/card_twice", "troccas.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "troccas.cards", kSizeText};
  static cards::TrickLaw law(const TableStatus&) { return troccas::law(); }
  static Violation not_playable(cards::Duty duty) { return troccas::not_playable(duty); }
};

PileResult count_troccas(Words words, const TableStatus& now) {
  return count_pile<TroccasTraits>(words, [&](const auto& pile) {
    return PileValue{2 * troccas::points(pile, now.players), static_cast<int>(pile.count())};
  });
}

tl::expected<Draw, Violation> draw_partners_by(Words words) {
  static constexpr ViolationKind kFour{"cli/draw", "troccas.partners",
                                       N_("Enter the tarock drawn by each of the four players.")};
  const auto cards = cards_of<TroccasTraits>(words);
  if (const auto why = find_repeated_card<TroccasTraits>(cards)) return tl::unexpected(*why);
  std::array<int, 4> tarocks{};
  if (cards.size() != tarocks.size()) return tl::unexpected(Violation{&kFour});
  for (std::size_t i = 0; i < cards.size(); ++i)
    tarocks[i] = troccas::Pack::suit(cards[i]) == cards::kTrumpSuit ? troccas::Pack::rank(cards[i]) : 0;
  const auto draw = troccas::draw_partners(tarocks);
  if (!draw) return tl::unexpected(Violation{&kFour});
  return Draw{draw->low, draw->high};
}

constexpr CountRow kTroccasCounts[] = {
    {"pile", N_("Points of a pile"), N_("the points of a pile"), "troccas.counting", 0, count_troccas}};

}  // namespace

constexpr Calculators kTroccasCalculators{
    .game = "troccas",
    .example = "T21",
    .is_card = is_card<TroccasTraits>,
    .counts = kTroccasCounts,
    .trick = trick_by_law<TroccasTraits>,
    .follow = follow_by_law<TroccasTraits>,
    .draw = draw_partners_by,
    .draw_help = N_("partners, from the tarock each of the four players drew"),
    .counts_by_players = true};

}  // namespace tanteador::referee
