#include "src/games/truco/parameters.hpp"

#include <array>

namespace tanteador::truco {

namespace {

using std::string_view;
using P = Parameters;
using Row = Parameter<Parameters>;

constexpr int kMax = 200;
constexpr std::array kDeadline{string_view("own_first_card"), string_view("any_first_card"),
                               string_view("all_first_cards")};
constexpr std::array kExposed{string_view("receiver_choice"), string_view("redeal")};
constexpr std::array kParda{string_view("standard"), string_view("literal_tt_mano")};
constexpr std::array kTie{string_view("mano")};
constexpr std::array kFalta{string_view("leader"),      string_view("whole_chico"),
                            string_view("whole_match"), string_view("malas_buenas_leader"),
                            string_view("malas_game"),  string_view("loser")};
constexpr std::array kFloor{string_view("none"), string_view("accepted")};
constexpr std::array kContested{string_view("per_flor"), string_view("plus_per_flor")};
constexpr std::array kPerFlorWord{string_view("per_flor")};
constexpr std::array kAchico{string_view("per_flor_other_side")};
constexpr std::array kContraflor{string_view("per_flor_min_6")};
constexpr std::array kAfterContraflor{string_view("contraflor_value")};
constexpr std::array kRestoBase{string_view("leader_deficit"), string_view("whole_chico")};
constexpr std::array kReply{string_view("contraflor"), string_view("any")};
constexpr std::array kMisdeclared{string_view("turnover"), string_view("revalue")};
constexpr std::array kPido{string_view("transfer"), string_view("add"), string_view("none")};
constexpr std::array kPosting{string_view("end_of_hand"), string_view("immediate")};
constexpr std::array kSchedule{string_view("alternate"), string_view("always_after_first")};
constexpr std::array kInterference{string_view("interfered_with"), string_view("own")};

constexpr Row number(string_view name, int P::*member, int min = 0) {
  return {{name, {}, min, kMax, false}, member};
}
constexpr Row yes_no(string_view name, int P::*member) { return {{name, {}, 0, -1, true}, member}; }
constexpr Row words(string_view name, int P::*member, std::span<const string_view> list) {
  return {{name, list, 0, -1, false}, member};
}
constexpr Row words_or_number(string_view name, int P::*member, std::span<const string_view> list) {
  return {{name, list, 0, kMax, false}, member};
}

constexpr std::array kParameters{
    number("target", &P::target, 1),
    number("chicos_to_win", &P::chicos_to_win, 1),
    yes_no("flor", &P::flor),
    number("cut_min_packet", &P::cut_min_packet),
    yes_no("cut_knock_allowed", &P::cut_knock_allowed),
    words("exposed_card", &P::exposed_card, kExposed),
    yes_no("figures_equal", &P::figures_equal),
    words("parda_rule", &P::parda_rule, kParda),
    words("envido_deadline", &P::envido_deadline, kDeadline),
    words("flor_deadline", &P::flor_deadline, kDeadline),
    yes_no("flor_answer_after_card", &P::flor_answer_after_card),
    number("envido_max", &P::envido_max),
    number("real_max", &P::real_max),
    yes_no("envido_after_real", &P::envido_after_real),
    words("tie_envido", &P::tie_envido, kTie),
    words("falta", &P::falta, kFalta),
    words("falta_floor", &P::falta_floor, kFloor),
    number("flor_single", &P::flor_single),
    words_or_number("flor_contested", &P::flor_contested, kContested),
    words_or_number("flor_achico", &P::flor_achico, kAchico),
    words_or_number("contraflor_value", &P::contraflor_value, kContraflor),
    words_or_number("contraflor_refused", &P::contraflor_refused, kPerFlorWord),
    words("resto_base", &P::resto_base, kRestoBase),
    number("resto_plus_per_flor", &P::resto_plus_per_flor),
    words_or_number("resto_refused_direct", &P::resto_refused_direct, kPerFlorWord),
    words_or_number("resto_refused_after_contraflor", &P::resto_refused_after_contraflor, kAfterContraflor),
    words("reply_to_answering_flor", &P::reply_to_answering_flor, kReply),
    yes_no("flor_cancels_envido", &P::flor_cancels_envido),
    words("flor_misdeclared", &P::flor_misdeclared, kMisdeclared),
    number("false_flor_penalty", &P::false_flor_penalty),
    words("pido_flor_points", &P::pido_flor_points, kPido),
    number("pido_flor_bonus", &P::pido_flor_bonus),
    number("pido_flor_fail", &P::pido_flor_fail),
    number("mazo_first_trick_no_calls", &P::mazo_first_trick_no_calls),
    words("posting", &P::posting, kPosting),
    yes_no("cap_at_target", &P::cap_at_target),
    words("pica_schedule", &P::pica_schedule, kSchedule),
    number("pica_stop_at", &P::pica_stop_at),
    number("pica_falta", &P::pica_falta),
    number("pica_resto_base", &P::pica_resto_base),
    number("interference_points", &P::interference_points),
    words("interference_duel", &P::interference_duel, kInterference),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::truco
