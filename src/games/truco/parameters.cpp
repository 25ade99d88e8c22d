#include "src/games/truco/parameters.hpp"

#include <array>

namespace tanteador::truco {

namespace {

using std::string_view;
using P = Parameters;

constexpr int kMax = 200;
constexpr string_view kDeadline[] = {"own_first_card", "any_first_card", "all_first_cards"};
constexpr string_view kExposed[] = {"receiver_choice", "redeal"};
constexpr string_view kParda[] = {"standard", "literal_tt_mano"};
constexpr string_view kTie[] = {"mano", "first_said"};
constexpr string_view kFalta[] = {"leader",     "whole_chico", "whole_match", "malas_buenas_leader",
                                  "malas_game", "loser"};
constexpr string_view kFloor[] = {"none", "accepted"};
constexpr string_view kContested[] = {"per_flor", "plus_per_flor", "per_own_flor"};
constexpr string_view kEnvidoAmounts[] = {"fixed", "any"};
constexpr string_view kTopStake[] = {"none", "whole_chico", "whole_match"};
constexpr string_view kFlorBets[] = {"argentine", "uruguayan"};
constexpr string_view kEnvidoRefused[] = {"accepted", "accepted_plus_one"};
constexpr string_view kFoldScope[] = {"player", "side"};
constexpr string_view kPerFlorWord[] = {"per_flor"};
constexpr string_view kAchico[] = {"per_flor_other_side"};
constexpr string_view kContraflor[] = {"per_flor_min_6"};
constexpr string_view kAfterContraflor[] = {"contraflor_value"};
constexpr string_view kRestoBase[] = {"leader_deficit", "whole_chico"};
constexpr string_view kReply[] = {"contraflor", "any"};
constexpr string_view kMisdeclared[] = {"turnover", "revalue"};
constexpr string_view kPido[] = {"transfer", "add", "none"};
constexpr string_view kPosting[] = {"end_of_hand", "immediate"};
constexpr string_view kSchedule[] = {"alternate", "always_after_first"};
constexpr string_view kInterference[] = {"interfered_with", "own"};
constexpr string_view kPack[] = {"spanish40", "spanish38", "french40"};
constexpr string_view kCardOrder[] = {"argentine", "uruguayan", "paulista", "mineiro"};
constexpr string_view kRaiseInAnswer[] = {"quiero_first", "accepts"};
constexpr string_view kRaiseCap[] = {"none", "needed"};
constexpr string_view kAllTied[] = {"mano", "nobody"};
constexpr string_view kTiedLead[] = {"leader", "first_of_tied"};
constexpr string_view kSharedLead[] = {"either", "first_laid"};
constexpr string_view kCoveredCard[] = {"no", "from_second_trick", "always"};
constexpr string_view kElevenRaise[] = {"refused", "loses_hand", "loses_game"};
constexpr string_view kPlayers[] = {"2_3_4_6_8", "2_4_6", "2_3_4_6"};
constexpr string_view kWords[] = {"argentine", "uruguayan", "paulista", "mineiro", "gaucho"};

constexpr std::array kParameters{
    agreement<&P::target>({"target", {}, 1, kMax}),
    agreement<&P::chicos_to_win>({"chicos_to_win", {}, 1, kMax}),
    agreement<&P::flor>({"flor"}),
    agreement<&P::cut_min_packet>({"cut_min_packet", {}, 0, kMax}),
    agreement<&P::cut_knock_allowed>({"cut_knock_allowed"}),
    agreement<&P::exposed_card>({"exposed_card", kExposed}),
    agreement<&P::figures_equal>({"figures_equal"}),
    agreement<&P::parda_rule>({"parda_rule", kParda}),
    agreement<&P::envido_deadline>({"envido_deadline", kDeadline}),
    agreement<&P::flor_deadline>({"flor_deadline", kDeadline}),
    agreement<&P::flor_answer_after_card>({"flor_answer_after_card"}),
    agreement<&P::envido_max>({"envido_max", {}, 0, kMax}),
    agreement<&P::real_max>({"real_max", {}, 0, kMax}),
    agreement<&P::envido_after_real>({"envido_after_real"}),
    agreement<&P::tie_envido>({"tie_envido", kTie}),
    agreement<&P::falta>({"falta", kFalta}),
    agreement<&P::falta_floor>({"falta_floor", kFloor}),
    agreement<&P::flor_single>({"flor_single", {}, 0, kMax}),
    agreement<&P::flor_contested>({"flor_contested", kContested, 0, kMax}),
    agreement<&P::flor_quiero>({"flor_quiero", {}, 0, kMax}),
    agreement<&P::flor_achico>({"flor_achico", kAchico, 0, kMax}),
    agreement<&P::contraflor_value>({"contraflor_value", kContraflor, 0, kMax}),
    agreement<&P::contraflor_refused>({"contraflor_refused", kPerFlorWord, 0, kMax}),
    agreement<&P::resto_base>({"resto_base", kRestoBase}),
    agreement<&P::resto_plus_per_flor>({"resto_plus_per_flor", {}, 0, kMax}),
    agreement<&P::resto_refused_direct>({"resto_refused_direct", kPerFlorWord, 0, kMax}),
    agreement<&P::resto_refused_after_contraflor>(
        {"resto_refused_after_contraflor", kAfterContraflor, 0, kMax}),
    agreement<&P::reply_to_answering_flor>({"reply_to_answering_flor", kReply}),
    agreement<&P::flor_cancels_envido>({"flor_cancels_envido"}),
    agreement<&P::flor_misdeclared>({"flor_misdeclared", kMisdeclared}),
    agreement<&P::false_flor_penalty>({"false_flor_penalty", {}, 0, kMax}),
    agreement<&P::pido_flor_points>({"pido_flor_points", kPido}),
    agreement<&P::pido_flor_bonus>({"pido_flor_bonus", {}, 0, kMax}),
    agreement<&P::pido_flor_fail>({"pido_flor_fail", {}, 0, kMax}),
    agreement<&P::mazo_first_trick_no_calls>({"mazo_first_trick_no_calls", {}, 0, kMax}),
    agreement<&P::posting>({"posting", kPosting}),
    agreement<&P::cap_at_target>({"cap_at_target"}),
    agreement<&P::pica_schedule>({"pica_schedule", kSchedule}),
    agreement<&P::pica_stop_at>({"pica_stop_at", {}, 0, kMax}),
    agreement<&P::pica_falta>({"pica_falta", {}, 0, kMax}),
    agreement<&P::pica_resto_base>({"pica_resto_base", {}, 0, kMax}),
    agreement<&P::interference_points>({"interference_points", {}, 0, kMax}),
    agreement<&P::interference_duel>({"interference_duel", kInterference}),
    newer_parameter(agreement<&P::pack>({"card_pack", kPack})),
    newer_parameter(agreement<&P::card_order>({"card_order", kCardOrder})),
    newer_parameter(agreement<&P::turned_substitute>({"turned_substitute"})),
    newer_parameter(agreement<&P::stake_unbet>({"stake_unbet", {}, 1, kMax})),
    newer_parameter(agreement<&P::stake_1>({"stake_1", {}, 0, kMax})),
    newer_parameter(agreement<&P::stake_2>({"stake_2", {}, 0, kMax})),
    newer_parameter(agreement<&P::stake_3>({"stake_3", {}, 0, kMax})),
    newer_parameter(agreement<&P::stake_4>({"stake_4", {}, 0, kMax})),
    newer_parameter(agreement<&P::top_stake>({"top_stake", kTopStake})),
    newer_parameter(agreement<&P::raise_in_answer>({"raise_in_answer", kRaiseInAnswer})),
    newer_parameter(agreement<&P::raise_cap>({"raise_cap", kRaiseCap})),
    newer_parameter(agreement<&P::all_tied>({"all_tied", kAllTied})),
    newer_parameter(agreement<&P::tied_lead>({"tied_lead", kTiedLead})),
    newer_parameter(agreement<&P::shared_lead>({"shared_lead", kSharedLead})),
    newer_parameter(agreement<&P::covered_card>({"covered_card", kCoveredCard})),
    newer_parameter(agreement<&P::eleven_short>({"eleven_short", {}, 0, kMax})),
    newer_parameter(agreement<&P::eleven_value>({"eleven_value", {}, 0, kMax})),
    newer_parameter(agreement<&P::eleven_refused>({"eleven_refused", {}, 0, kMax})),
    newer_parameter(agreement<&P::eleven_raise>({"eleven_raise", kElevenRaise})),
    newer_parameter(agreement<&P::envido>({"envido"})),
    newer_parameter(agreement<&P::real_envido>({"real_envido"})),
    newer_parameter(agreement<&P::envido_amounts>({"envido_amounts", kEnvidoAmounts})),
    newer_parameter(agreement<&P::halves>({"halves"})),
    newer_parameter(agreement<&P::flor_bets>({"flor_bets", kFlorBets})),
    newer_parameter(agreement<&P::envido_refused>({"envido_refused", kEnvidoRefused})),
    newer_parameter(agreement<&P::falta_adds>({"falta_adds"})),
    newer_parameter(agreement<&P::envite_cap_falta>({"envite_cap_falta"})),
    newer_parameter(agreement<&P::fold_scope>({"fold_scope", kFoldScope})),
    newer_parameter(agreement<&P::pica_start_at>({"pica_start_at", {}, 0, kMax})),
    newer_parameter(agreement<&P::pica_cap>({"pica_cap", {}, 0, kMax})),
    newer_parameter(agreement<&P::player_counts>({"player_counts", kPlayers})),
    newer_parameter(agreement<&P::words>({"call_names", kWords})),
};

}  // namespace

std::span<const Parameter<Parameters>> parameters() { return kParameters; }

}  // namespace tanteador::truco
