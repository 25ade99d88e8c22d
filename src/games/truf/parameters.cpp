#include "src/games/truf/parameters.hpp"

#include <array>

namespace tanteador::truf {

namespace {

using std::string_view;
using P = Parameters;
using Row = Parameter<Parameters>;

constexpr int kMax = 200, kMultiplierMax = 10;
constexpr std::array kModes{string_view("bawah"), string_view("both")};
constexpr std::array kExact{string_view("bid")};
constexpr std::array kAce{string_view("picture"), string_view("number")};
constexpr std::array kDirection{string_view("alternate"), string_view("ccw")};
constexpr std::array kHighBidder{string_view("suit_order")};
constexpr std::array kDealerTie{string_view("next_in_rotation")};
constexpr std::array kWinner{string_view("points_max"), string_view("tricks_max"), string_view("tricks_min")};

constexpr Row number(string_view name, int P::*member, int min, int max) {
  return {{name, {}, min, max, false}, member};
}
constexpr Row words(string_view name, int P::*member, std::span<const string_view> list) {
  return {{name, list, 0, -1, false}, member};
}

constexpr std::array kParameters{
    number("deals", &P::deals, 0, kMax),
    number("zero_bonus", &P::zero_bonus, 0, kMax),
    words("zero_bonus_modes", &P::zero_bonus_modes, kModes),
    number("positive_multiplier", &P::positive_multiplier, 1, kMultiplierMax),
    Row{{"mult_applies_to_zero_bonus", {}, 0, -1, true}, &P::mult_applies_to_zero_bonus},
    Row{{"exact_score", kExact, 0, kMax, false}, &P::exact_score},
    words("ace_in_redeal", &P::ace_in_redeal, kAce),
    words("direction", &P::direction, kDirection),
    words("tie_high_bidder", &P::tie_high_bidder, kHighBidder),
    words("dealer_tie", &P::dealer_tie, kDealerTie),
    words("winner_by", &P::winner_by, kWinner),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::truf
