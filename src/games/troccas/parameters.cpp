#include "src/games/troccas/parameters.hpp"

#include <array>

namespace tanteador::troccas {

namespace {

using std::string_view;
using P = Parameters;
using Row = Parameter<Parameters>;

constexpr std::array kFivePair{string_view("allowed"), string_view("forbidden")};
constexpr std::array kMatschTo{string_view("loser"), string_view("winner")};
constexpr std::array kSoloSkat{string_view("v_minus_1"), string_view("group"), string_view("full")};
constexpr std::array kDebt{string_view("cumulative")};
constexpr std::array kWinner{string_view("plus"), string_view("points_max")};

constexpr Row words(string_view name, int P::*member, std::span<const string_view> list) {
  return {{name, list, 0, -1, false}, member};
}

constexpr std::array kParameters{
    Row{{"deals", {}, 0, 200, false}, &P::deals},
    words("skat_five_pair", &P::skat_five_pair, kFivePair),
    words("matsch_fool_skat_to", &P::matsch_fool_skat_to, kMatschTo),
    words("solo_skat_count", &P::solo_skat_count, kSoloSkat),
    words("debt_basis", &P::debt_basis, kDebt),
    Row{{"rights", {}, 0, -1, true}, &P::rights},
    words("winner_by", &P::winner_by, kWinner),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::troccas
