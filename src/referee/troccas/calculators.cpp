#include "src/games/troccas/count.hpp"
#include "src/games/troccas/law.hpp"
#include "src/referee/calculating.hpp"
#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

struct Own : OfPack<troccas::Pack> {
  static constexpr std::string_view kFoolRule = "troccas.fool";
  static constexpr int kSeats = 6;
  static constexpr ViolationKind kTwice{"cli/card_twice", "troccas.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "troccas.cards", kSizeText};
  static cards::TrickLaw law(const TableNow&) { return troccas::law(); }
  static Violation not_playable(cards::Duty duty) { return troccas::not_playable(duty); }
};

Counted count(Words words, const TableNow& now) {
  return count_pile<Own>(words, [&](const auto& pile) {
    return PileValue{2 * troccas::points(pile, now.players), static_cast<int>(pile.count())};
  });
}

constexpr CountRow kCounts[] = {{"pile", english("Points of a pile"), "troccas.counting", 0, count}};

}  // namespace

constexpr Calculators kTroccasCalculators{.game = "troccas",
                                          .example = "T21",
                                          .is_card = is_card<Own>,
                                          .counts = kCounts,
                                          .trick = trick_by_law<Own>,
                                          .follow = follow_by_law<Own>,
                                          .counts_by_players = true};

}  // namespace tanteador::referee
