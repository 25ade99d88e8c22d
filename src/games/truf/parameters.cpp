#include "src/games/truf/parameters.hpp"

#include <array>

namespace tanteador::truf {

namespace {

using std::string_view;
using P = Parameters;

constexpr int kMax = 200, kMultiplierMax = 10;
constexpr string_view kModes[] = {"bawah", "both"};
constexpr string_view kExact[] = {"bid"};
constexpr string_view kAce[] = {"picture", "number"};
constexpr string_view kDirection[] = {"alternate", "ccw"};
constexpr string_view kHighBidder[] = {"suit_order"};
constexpr string_view kDealerTie[] = {"next_in_rotation"};
constexpr string_view kWinner[] = {"points_max", "tricks_max", "tricks_min"};

constexpr std::array kParameters{
    agreement<&P::deals>({"deals", {}, 0, kMax}),
    agreement<&P::zero_bonus>({"zero_bonus", {}, 0, kMax}),
    agreement<&P::zero_bonus_modes>({"zero_bonus_modes", kModes}),
    agreement<&P::positive_multiplier>({"positive_multiplier", {}, 1, kMultiplierMax}),
    agreement<&P::mult_applies_to_zero_bonus>({"mult_applies_to_zero_bonus"}),
    agreement<&P::exact_score>({"exact_score", kExact, 0, kMax}),
    agreement<&P::ace_in_redeal>({"ace_in_redeal", kAce}),
    agreement<&P::direction>({"direction", kDirection}),
    agreement<&P::tie_high_bidder>({"tie_high_bidder", kHighBidder}),
    agreement<&P::dealer_tie>({"dealer_tie", kDealerTie}),
    agreement<&P::winner_by>({"winner_by", kWinner}),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::truf
