#include "src/games/troccas/parameters.hpp"

#include <array>

namespace tanteador::troccas {

namespace {

using std::string_view;
using P = Parameters;

constexpr string_view kFivePair[] = {"allowed", "forbidden"};
constexpr string_view kMatschRecipient[] = {"loser", "winner"};
constexpr string_view kSoloSkat[] = {"v_minus_1", "group", "full"};
constexpr string_view kDebt[] = {"cumulative"};
constexpr string_view kWinner[] = {"plus", "points_max"};

constexpr std::array kParameters{
    agreement<&P::deals>({"deals", {}, 0, 200}),
    agreement<&P::skat_five_pair>({"skat_five_pair", kFivePair}),
    agreement<&P::matsch_fool_skat_to>({"matsch_fool_skat_to", kMatschRecipient}),
    agreement<&P::solo_skat_count>({"solo_skat_count", kSoloSkat}),
    agreement<&P::debt_basis>({"debt_basis", kDebt}),
    agreement<&P::rights>({"rights"}),
    agreement<&P::winner_by>({"winner_by", kWinner}),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::troccas
