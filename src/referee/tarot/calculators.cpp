#include "src/games/tarot/count.hpp"
#include "src/games/tarot/law.hpp"
#include "src/referee/calculating.hpp"
#include "src/referee/games.hpp"

namespace tanteador::referee {

namespace {

struct TarotTraits : PackTraits<tarot::Pack> {
  static constexpr std::string_view kFoolRule = "tarot.excuse";
  static constexpr int kSeats = 5;
  static constexpr ViolationKind kTwice{"cli/card_twice", "tarot.cards", kTwiceText};
  static constexpr ViolationKind kSize{"cli/trick_size", "tarot.cards", kSizeText};
  static cards::TrickLaw law(const TableStatus&) { return tarot::law({}); }
  static Violation not_playable(cards::Duty duty) { return tarot::not_playable(duty); }
};

PileResult count_tarot(Words words, const TableStatus&) {
  return count_pile<TarotTraits>(words, [](const auto& pile) {
    const tarot::Count count = tarot::count(pile);
    return PileValue{count.halves, count.cards, count.bouts};
  });
}

constexpr CountRow kTarotCounts[] = {{"pile", N_("Points of a pile"), N_("the points and bouts of a pile"),
                                      "tarot.card_points", 0, count_tarot, "bouts",
                                      N_("{0} points in {1} cards, bouts: {2}")}};

}  // namespace

constexpr Calculators kTarotCalculators{.game = "tarot",
                                        .example = "T21",
                                        .is_card = is_card<TarotTraits>,
                                        .counts = kTarotCounts,
                                        .trick = trick_by_law<TarotTraits>,
                                        .follow = follow_by_law<TarotTraits>};

}  // namespace tanteador::referee
