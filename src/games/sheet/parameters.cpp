#include "src/games/sheet/parameters.hpp"

#include <array>

namespace tanteador::sheet {

namespace {

using std::string_view;
using P = Parameters;

constexpr int kDealsMax = 1'000, kStepMax = 1'000, kChipMax = 100'000, kGamesMax = 99;
constexpr string_view kEnds[] = {"target", "deals", "agreement"};
constexpr string_view kSeveral[] = {"total", "earlier", "play_on"};
constexpr string_view kSum[] = {"any"};
constexpr string_view kOthers[] = {"typed", "rest", "shared"};
constexpr string_view kRotation[] = {"none", "ccw", "cw"};
constexpr string_view kHalves[] = {"none", "berg", "malas"};

constexpr std::array kParameters{
    agreed<&P::ends>({"ends", kEnds}),
    agreed<&P::target>({"target", {}, 1, kScoreMax}),
    agreed<&P::deals>({"deals", {}, 1, kDealsMax}),
    agreed<&P::target_wins>({"target_wins"}),
    agreed<&P::high_wins>({"high_wins"}),
    agreed<&P::several>({"several", kSeveral}),
    agreed<&P::deal_sum>({"deal_sum", kSum, 0, kScoreMax}),
    agreed<&P::others>({"others", kOthers}),
    agreed<&P::least>({"least", {}, -kScoreMax, kScoreMax}),
    agreed<&P::most>({"most", {}, -kScoreMax, kScoreMax}),
    agreed<&P::step>({"step", {}, 1, kStepMax}),
    agreed<&P::chip_1>({"chip_1", {}, 0, kChipMax}),
    agreed<&P::chip_2>({"chip_2", {}, 0, kChipMax}),
    agreed<&P::chip_3>({"chip_3", {}, 0, kChipMax}),
    agreed<&P::chip_4>({"chip_4", {}, 0, kChipMax}),
    agreed<&P::rotation>({"rotation", kRotation}),
    agreed<&P::best_of>({"best_of", {}, 1, kGamesMax}),
    agreed<&P::bonus>({"bonus", {}, 0, kScoreMax}),
    agreed<&P::halves>({"halves", kHalves}),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::sheet
