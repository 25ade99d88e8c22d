#include "src/games/tarot/parameters.hpp"

#include <array>

namespace tanteador::tarot {

namespace {

using std::string_view;
using P = Parameters;

constexpr int kMax = 200;
constexpr string_view kPayment[] = {"zero_sum", "printed"};
constexpr string_view kDistance[] = {"abs", "literal"};
constexpr string_view kHalfPoint[] = {"to_winner", "dropped"};
constexpr string_view kPoigneeRecipient[] = {"winner", "shower"};
constexpr string_view kPetitRecipient[] = {"last_trick"};
constexpr string_view kPetitSecDealer[] = {"next", "same"};
constexpr string_view kFirstLead[] = {"right_of_dealer", "taker"};
constexpr string_view kExcuseLast[] = {"winner", "owner"};
constexpr ParameterList kThresholds[] = {{13, 15, 18}, {10, 13, 15}, {8, 10, 13}};
constexpr ParameterList kPoints[] = {{20, 30, 40}};

constexpr std::array kParameters{
    agreement<&P::players>({"players", {}, 3, 5}),
    agreement<&P::deals>({"deals", {}, 0, kMax}),
    agreement<&P::payment>({"payment", kPayment}),
    agreement<&P::a_mode>({"a_mode", kDistance}),
    agreement<&P::half_point>({"half_point", kHalfPoint}),
    agreement<&P::poignee_thresholds>({"poignee_thresholds", {}, 1, 22, kThresholds}),
    agreement<&P::poignee_points>({"poignee_points", {}, 0, kMax, kPoints}),
    agreement<&P::poignee_to>({"poignee_to", kPoigneeRecipient}),
    agreement<&P::petit_to>({"petit_to", kPetitRecipient}),
    agreement<&P::chelem>({"chelem"}),
    agreement<&P::misere>({"misere", {}, 0, kMax}),
    agreement<&P::petit_sec_requires_no_excuse>({"petit_sec_requires_no_excuse"}),
    agreement<&P::petit_sec_dealer>({"petit_sec_dealer", kPetitSecDealer}),
    agreement<&P::first_lead>({"first_lead", kFirstLead}),
    agreement<&P::must_overtrump>({"must_overtrump"}),
    agreement<&P::excuse_last_trick>({"excuse_last_trick", kExcuseLast}),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::tarot
