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
    agreement<&P::ends>({"ends", kEnds}),
    agreement<&P::target>({"target", {}, 1, kScoreMax}),
    agreement<&P::deals>({"deals", {}, 1, kDealsMax}),
    agreement<&P::target_wins>({"target_wins"}),
    agreement<&P::high_wins>({"high_wins"}),
    agreement<&P::several>({"several", kSeveral}),
    agreement<&P::deal_sum>({"deal_sum", kSum, 0, kScoreMax}),
    agreement<&P::others>({"others", kOthers}),
    agreement<&P::least>({"least", {}, -kScoreMax, kScoreMax}),
    agreement<&P::most>({"most", {}, -kScoreMax, kScoreMax}),
    agreement<&P::step>({"step", {}, 1, kStepMax}),
    agreement<&P::chip_1>({"chip_1", {}, 0, kChipMax}),
    agreement<&P::chip_2>({"chip_2", {}, 0, kChipMax}),
    agreement<&P::chip_3>({"chip_3", {}, 0, kChipMax}),
    agreement<&P::chip_4>({"chip_4", {}, 0, kChipMax}),
    agreement<&P::rotation>({"rotation", kRotation}),
    agreement<&P::best_of>({"best_of", {}, 1, kGamesMax}),
    agreement<&P::bonus>({"bonus", {}, 0, kScoreMax}),
    agreement<&P::halves>({"halves", kHalves}),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::sheet
