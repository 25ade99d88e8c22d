#include "src/games/tarot/parameters.hpp"

#include <array>

namespace tanteador::tarot {

namespace {

using std::string_view;
using P = Parameters;
using Row = Parameter<Parameters>;

constexpr int kMax = 200;
constexpr std::array kPayment{string_view("zero_sum"), string_view("printed")};
constexpr std::array kDistance{string_view("abs"), string_view("literal")};
constexpr std::array kHalfPoint{string_view("to_winner"), string_view("dropped")};
constexpr std::array kPoigneeTo{string_view("winner"), string_view("shower")};
constexpr std::array kPetitTo{string_view("last_trick")};
constexpr std::array kPetitSecDealer{string_view("next"), string_view("same")};
constexpr std::array kFirstLead{string_view("right_of_dealer"), string_view("taker")};
constexpr std::array kExcuseLast{string_view("winner"), string_view("owner")};
constexpr std::array kThresholds{ParameterList{13, 15, 18}, ParameterList{10, 13, 15},
                                 ParameterList{8, 10, 13}};
constexpr std::array<ParameterList, 1> kPoints{{{20, 30, 40}}};

constexpr Row number(string_view name, int P::*member, int min, int max) {
  return {{name, {}, min, max, false, {}}, member};
}
constexpr Row yes_no(string_view name, int P::*member) { return {{name, {}, 0, -1, true, {}}, member}; }
constexpr Row words(string_view name, int P::*member, std::span<const string_view> list) {
  return {{name, list, 0, -1, false, {}}, member};
}
constexpr Row lists(string_view name, int P::*member, std::span<const ParameterList> customary, int min,
                    int max) {
  return {{name, {}, min, max, false, customary}, member};
}

constexpr std::array kParameters{
    number("players", &P::players, 3, 5),
    number("deals", &P::deals, 0, kMax),
    words("payment", &P::payment, kPayment),
    words("a_mode", &P::a_mode, kDistance),
    words("half_point", &P::half_point, kHalfPoint),
    lists("poignee_thresholds", &P::poignee_thresholds, kThresholds, 1, 22),
    lists("poignee_points", &P::poignee_points, kPoints, 0, kMax),
    words("poignee_to", &P::poignee_to, kPoigneeTo),
    words("petit_to", &P::petit_to, kPetitTo),
    yes_no("chelem", &P::chelem),
    yes_no("petit_sec_requires_no_excuse", &P::petit_sec_requires_no_excuse),
    words("petit_sec_dealer", &P::petit_sec_dealer, kPetitSecDealer),
    words("first_lead", &P::first_lead, kFirstLead),
    yes_no("must_overtrump", &P::must_overtrump),
    words("excuse_last_trick", &P::excuse_last_trick, kExcuseLast),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::tarot
