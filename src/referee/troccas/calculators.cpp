#include "src/games/troccas/count.hpp"
#include "src/games/troccas/law.hpp"
#include "src/referee/calculating.hpp"
#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

struct OfTroccas : OfPack<troccas::Pack> {
  static constexpr std::string_view kFoolRule = "troccas.fool";
  static constexpr int kSeats = 6;
  static constexpr ViolationKind kTwice{"cli/card_twice", "troccas.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "troccas.cards", kSizeText};
  static cards::TrickLaw law(const TableNow&) { return troccas::law(); }
  static Violation not_playable(cards::Duty duty) { return troccas::not_playable(duty); }
};

Counted count_troccas(Words words, const TableNow& now) {
  return count_pile<OfTroccas>(words, [&](const auto& pile) {
    return PileValue{2 * troccas::points(pile, now.players), static_cast<int>(pile.count())};
  });
}

constexpr CountRow kTroccasCounts[] = {
    {"pile", english("Points of a pile"), "troccas.counting", 0, count_troccas}};

}  // namespace

constexpr Calculators kTroccasCalculators{.game = "troccas",
                                          .example = "T21",
                                          .is_card = is_card<OfTroccas>,
                                          .counts = kTroccasCounts,
                                          .trick = trick_by_law<OfTroccas>,
                                          .follow = follow_by_law<OfTroccas>,
                                          .counts_by_players = true};

}  // namespace tanteador::referee
