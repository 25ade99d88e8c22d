#include "src/games/sheet/parameters.hpp"

#include <array>

namespace tanteador::sheet {

namespace {

using std::string_view;
using P = Parameters;
using Row = Parameter<Parameters>;

constexpr int kDealsMax = 1'000, kStepMax = 1'000, kChipMax = 100'000, kGamesMax = 99;
constexpr std::array kEnds{string_view("target"), string_view("deals"), string_view("agreement")};
constexpr std::array kSeveral{string_view("total"), string_view("earlier"), string_view("play_on")};
constexpr std::array kSum{string_view("any")};
constexpr std::array kOthers{string_view("typed"), string_view("rest"), string_view("shared")};
constexpr std::array kRotation{string_view("none"), string_view("ccw"), string_view("cw")};
constexpr std::array kHalves{string_view("none"), string_view("berg"), string_view("malas")};

constexpr Row number(string_view name, int P::*member, int min, int max) {
  return {{name, {}, min, max, false}, member};
}
constexpr Row words(string_view name, int P::*member, std::span<const string_view> list) {
  return {{name, list, 0, -1, false}, member};
}
constexpr Row yes_no(string_view name, int P::*member) { return {{name, {}, 0, -1, true}, member}; }

constexpr std::array kParameters{
    words("ends", &P::ends, kEnds),
    number("target", &P::target, 1, kScoreMax),
    number("deals", &P::deals, 1, kDealsMax),
    yes_no("target_wins", &P::target_wins),
    yes_no("high_wins", &P::high_wins),
    words("several", &P::several, kSeveral),
    Row{{"deal_sum", kSum, 0, kScoreMax, false}, &P::deal_sum},
    words("others", &P::others, kOthers),
    number("least", &P::least, -kScoreMax, kScoreMax),
    number("most", &P::most, -kScoreMax, kScoreMax),
    number("step", &P::step, 1, kStepMax),
    number("chip_1", &P::chip_1, 0, kChipMax),
    number("chip_2", &P::chip_2, 0, kChipMax),
    number("chip_3", &P::chip_3, 0, kChipMax),
    number("chip_4", &P::chip_4, 0, kChipMax),
    words("rotation", &P::rotation, kRotation),
    number("best_of", &P::best_of, 1, kGamesMax),
    number("bonus", &P::bonus, 0, kScoreMax),
    words("halves", &P::halves, kHalves),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::sheet
