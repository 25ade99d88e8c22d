// Every agreement a table can make, and its effect. Each row but the first of a parameter differs from the
// others.

#include <map>
#include <set>

#include <doctest/doctest.h>

#include "src/rulebook/rulebook.hpp"
#include "tests/support/truco_table.hpp"

using namespace tanteador;
using namespace tanteador::test;
using std::string_view;

namespace {

// The result of a hand under one value of one parameter.
struct Agreement {
  string_view parameter, value;
  string_view script;
  string_view result;  // what the hand wrote, or the refusal of the script's last word
  int players = 2;
  string_view beside = "";  // other parameters
};

constexpr string_view kFalta = "carried=10-5 hand A:falta_envido B:quiero A=1 B=2 trick>A trick>A";
constexpr string_view kFaltaBuenas = "carried=20-12 hand A:falta_envido B:quiero A=1 B=2 trick>A trick>A";
constexpr string_view kResto =
    "carried=20-12 hand A:flor B:contraflor_al_resto A:quiero A~25 B~28 trick>A trick>A";
constexpr string_view kMisdeclared = "hand A:flor B:flor A~30 B~25 A[1e,2e,6e] trick>A trick>A";
constexpr string_view kPido = "hand A:truco B:quiero trick>A trick>A B?A=held";
constexpr string_view kFlores =
    "hand A1:flor A2:flor B1:contraflor A1:quiero A1~25 B1~26 A2~28 trick>A trick>A";
constexpr string_view kPicaFalta =
    "hand trick>A trick>A hand A1:falta_envido@1 B2:quiero@1 B2=25@1 A1=20@1 A1:fold@1 B1:fold@2 B3:fold@3";
constexpr string_view kPicaResto =
    "hand trick>A trick>A hand A1:flor@1 B2:contraflor_al_resto@1 A1:quiero@1 B2~25@1 A1~22@1 A1:fold@1 "
    "B1:fold@2 B3:fold@3";
constexpr string_view kMeddle =
    "hand trick>A trick>A hand B1:truco@2 A3:quiero@2 trick>B@2 trick>B@2 A1:truco@1 B1:interferes@1 "
    "A2:fold@3";

constexpr string_view kHigher = "stake_1=3 stake_2=4 stake_3=5", kEleven = "eleven_short=1",
                      kTrucoWon = "hand A:truco B:quiero trick>A trick>A",
                      kValeCuatro = "hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro B:no_quiero",
                      kToTheTop =
                          "hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro B:quiero "
                          "B:vale_juego",
                      kTopWon =
                          "hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro B:quiero "
                          "B:vale_juego A:quiero trick>A trick>A",
                      kTopThenHand =
                          "hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro B:quiero "
                          "B:vale_juego A:quiero trick>A trick>A hand",
                      kRaiseAtEleven = "carried=29-0 hand A:quiero A:truco",
                      kRaiseRefused = "hand A:envido B:real_envido A:no_quiero trick>A trick>A",
                      kFaltaOnEnvido =
                          "carried=20-12 hand A:envido B:falta_envido A:quiero A=1 B=2 trick>A trick>A",
                      kTwoShort = "carried=28-12 hand A:envido B:envido A:quiero A=1 B=2 trick>A trick>A",
                      kTiedByB1 = "hand A1/4c B1/3b A2/3e B2/5c B1/7c",
                      kWonByA = "hand A1/3c B1/4c A2/3b B2/6c A2/7c";

constexpr Agreement kAgreements[] = {
    {"target", "30", "carried=14-0 hand A:truco B:quiero trick>A trick>A", "truco A+2"},
    {"target", "15", "carried=14-0 hand A:truco B:quiero trick>A trick>A", "truco A+1(2)"},
    {"chicos_to_win", "2", "carried=29-0 hand trick>A trick>A hand", ""},
    {"chicos_to_win", "1", "carried=29-0 hand trick>A trick>A hand", "truco/match_over"},
    {"flor", "true", "hand A:flor trick>A trick>A", "flor A+3?, truco A+1"},
    {"flor", "false", "hand A:flor", "truco/flor_off"},
    {"cut_min_packet", "4", "hand A:cut=3/37", "truco/cut_size"},
    {"cut_min_packet", "3", "hand A:cut=3/37", ""},
    {"cut_knock_allowed", "true", "hand A:cut=0/40", ""},
    {"cut_knock_allowed", "false", "hand A:cut=0/40", "truco/cut_knock"},
    {"exposed_card", "receiver_choice", "hand A:exposed=replace", ""},
    {"exposed_card", "redeal", "hand A:exposed=replace", "truco/exposed_redeal"},
    {"figures_equal", "false", "hand A/11e B/12c trick>B", "truco B+1"},
    {"figures_equal", "true", "hand A/11e B/12c A/4e B/5e", "truco B+1"},
    {"parda_rule", "standard", "hand trick>T trick>T trick>B", "truco B+1"},
    {"parda_rule", "literal_tt_mano", "hand trick>T trick>T", "truco A+1"},
    {"envido_deadline", "own_first_card", "hand A/4e B:envido A:no_quiero B:no_quiero",
     "truco/nothing_to_answer"},
    {"envido_deadline", "any_first_card", "hand A/4e B:envido", "truco/envido_deadline"},
    {"envido_deadline", "all_first_cards", "hand A/4e A:envido B:no_quiero B/5e trick>A", ""},
    {"flor_deadline", "own_first_card", "hand A/4e B:flor B/5e A:flor", "truco/flor_trick"},
    {"flor_deadline", "any_first_card", "hand A/4e B:flor", "truco/flor_deadline"},
    {"flor_deadline", "all_first_cards", "hand A/4e A:flor B/5e B:fold", "flor A+3?, truco A+1"},
    {"flor_answer_after_card", "false", "hand A/4e B:flor A:flor", "truco/flor_answer_deadline"},
    {"flor_answer_after_card", "true", "hand A/4e B:flor A:flor", ""},
    {"envido_max", "0", "hand A:envido B:envido A:envido B:quiero A=20 B=7 trick>A trick>A",
     "envido A+6?, truco A+1"},
    {"envido_max", "2", "hand A:envido B:envido A:envido", "truco/envido_max"},
    {"real_max", "0", "hand A:real_envido B:real_envido A:quiero A=20 B=7 trick>A trick>A",
     "envido A+6?, truco A+1"},
    {"real_max", "1", "hand A:real_envido B:real_envido", "truco/real_max"},
    {"envido_after_real", "true", "hand A:real_envido B:envido A:no_quiero trick>A trick>A",
     "envido B+3, truco A+1"},
    {"envido_after_real", "false", "hand A:real_envido B:envido", "truco/envido_after_real"},
    {"tie_envido", "first_said", "hand A:envido B:quiero B=20 A=20", "truco/declared_not_better"},
    {"tie_envido", "mano", "hand A:envido B:quiero A=20 B=20 trick>A trick>A", "envido A+2?, truco A+1"},
    {"falta", "leader", kFalta, "envido B+20?, truco A+1"},
    {"falta", "whole_chico", kFalta, "envido B+25?"},
    {"falta", "whole_match", kFalta, "envido B+25?"},
    {"falta", "malas_buenas_leader", kFalta, "envido B+5?, truco A+1"},
    {"falta", "malas_game", kFalta, "envido B+10?, truco A+1"},
    {"falta", "loser", "carried=5-10 hand A:falta_envido B:quiero A=2 B=1 trick>A trick>A",
     "envido A+20?, truco A+1"},
    {"falta", "loser", "carried=10-5 hand A:falta_envido B:quiero A=2 B=1 trick>A trick>A",
     "envido A+20(25)?"},
    {"falta", "leader", kFaltaBuenas, "envido B+10?, truco A+1"},
    {"falta", "malas_game", kFaltaBuenas, "envido B+10?, truco A+1"},
    {"falta_floor", "none", "carried=29-3 hand A:real_envido B:falta_envido A:quiero A=1 B=2 trick>A trick>A",
     "envido B+1?, truco A+1"},
    {"falta_floor", "accepted",
     "carried=29-3 hand A:real_envido B:falta_envido A:quiero A=1 B=2 trick>A trick>A",
     "envido B+3?, truco A+1"},
    {"flor_single", "3", "hand A:flor trick>A trick>A", "flor A+3?, truco A+1"},
    {"flor_single", "4", "hand A:flor trick>A trick>A", "flor A+4?, truco A+1"},
    {"flor_contested", "per_flor", "hand A:flor B:flor flor>A trick>A trick>A", "flor A+6?, truco A+1"},
    {"flor_contested", "per_own_flor", "hand A:flor B:flor flor>A trick>A trick>A", "flor A+3?, truco A+1"},
    {"flor_contested", "plus_per_flor", "hand A:flor B:flor flor>A trick>A trick>A", "flor A+9?, truco A+1"},
    {"flor_contested", "4", "hand A:flor B:flor flor>A trick>A trick>A", "flor A+4?, truco A+1"},
    {"flor_achico", "per_flor_other_side", "hand A:flor B:con_flor_me_achico trick>A trick>A",
     "flor A+3?, truco A+1"},
    {"flor_achico", "4", "hand A:flor B:con_flor_me_achico trick>A trick>A", "flor A+4?, truco A+1"},
    {"contraflor_value", "per_flor_min_6", kFlores, "flor A+9?, truco A+1", 4},
    {"contraflor_value", "6", kFlores, "flor A+6?, truco A+1", 4},
    {"contraflor_refused", "per_flor", "hand A:flor B:contraflor A:no_quiero trick>A trick>A",
     "flor B+3?, truco A+1"},
    {"contraflor_refused", "4", "hand A:flor B:contraflor A:no_quiero trick>A trick>A",
     "flor B+4?, truco A+1"},
    {"resto_base", "leader_deficit", kResto, "flor B+16?, truco A+1"},
    {"resto_base", "whole_chico", kResto, "flor B+18?"},
    {"resto_plus_per_flor", "3", kResto, "flor B+16?, truco A+1"},
    {"resto_plus_per_flor", "0", kResto, "flor B+10?, truco A+1"},
    {"resto_refused_direct", "per_flor", "hand A:flor B:contraflor_al_resto A:no_quiero trick>A trick>A",
     "flor B+3?, truco A+1"},
    {"resto_refused_direct", "6", "hand A:flor B:contraflor_al_resto A:no_quiero trick>A trick>A",
     "flor B+6?, truco A+1"},
    {"resto_refused_after_contraflor", "contraflor_value",
     "hand A:flor B:contraflor A:contraflor_al_resto B:no_quiero trick>A trick>A", "flor A+6?, truco A+1"},
    {"resto_refused_after_contraflor", "7",
     "hand A:flor B:contraflor A:contraflor_al_resto B:no_quiero trick>A trick>A", "flor A+7?, truco A+1"},
    {"reply_to_answering_flor", "contraflor", "hand A:flor B:flor A:contraflor_al_resto",
     "truco/flor_answer_to_answer"},
    {"reply_to_answering_flor", "any", "hand A:flor B:flor A:contraflor_al_resto", ""},
    {"flor_cancels_envido", "true", "hand A:envido B:flor B:no_quiero", "truco/nothing_to_answer"},
    {"flor_cancels_envido", "false", "hand A:envido B:flor B:no_quiero trick>A trick>A",
     "flor B+3?, envido A+1, truco A+1"},
    {"flor_misdeclared", "turnover", kMisdeclared, "flor B+6, truco A+1"},
    {"flor_misdeclared", "revalue", kMisdeclared, "flor A+6, truco A+1"},
    {"false_flor_penalty", "3", "hand A:flor A:false trick>A trick>A", "truco A+1, penalty B+3"},
    {"false_flor_penalty", "1", "hand A:flor A:false trick>A trick>A", "truco A+1, penalty B+1"},
    {"pido_flor_points", "transfer", kPido, "truco A+2, truco A-2, truco B+2, penalty B+3"},
    {"pido_flor_points", "add", kPido, "truco A+2, penalty B+2, penalty B+3"},
    {"pido_flor_points", "none", kPido, "truco A+2, penalty B+3"},
    {"pido_flor_bonus", "3", kPido, "truco A+2, truco A-2, truco B+2, penalty B+3"},
    {"pido_flor_bonus", "5", kPido, "truco A+2, truco A-2, truco B+2, penalty B+5"},
    {"pido_flor_fail", "3", "hand trick>A trick>A B?A=none", "truco A+1, penalty A+3"},
    {"pido_flor_fail", "4", "hand trick>A trick>A B?A=none", "truco A+1, penalty A+4"},
    {"flor_quiero", "4", "hand A:flor B:con_flor_quiero flores:A=38,B=29>A tricks:BB",
     "flor A+4?, truco B+1"},
    {"flor_quiero", "5", "hand A:flor B:con_flor_quiero flores:A=38,B=29>A tricks:BB",
     "flor A+5?, truco B+1"},
    {"flor_quiero", "4", "hand A:flor B:flor flores:A=38,B=29>A tricks:BB", "flor A+6?, truco B+1"},
    {"mazo_first_trick_no_calls", "1", "hand A:fold", "truco B+1"},
    {"mazo_first_trick_no_calls", "2", "hand A:fold", "truco B+2"},
    {"mazo_first_trick_no_calls", "2", "hand trick>A A:fold", "truco B+1"},
    {"mazo_first_trick_no_calls", "2", "hand A:envido B:no_quiero A:fold", "envido A+1, truco B+1"},
    {"posting", "end_of_hand", "hand A:envido B:no_quiero", ""},
    {"posting", "immediate", "hand A:envido B:no_quiero", "envido A+1"},
    {"cap_at_target", "true", "carried=29-0 hand A:truco B:quiero trick>A trick>A", "truco A+1(2)"},
    {"cap_at_target", "false", "carried=29-0 hand A:truco B:quiero trick>A trick>A", "truco A+2"},
    {"pica_schedule", "alternate", "hand trick>A trick>A hand A1:fold@1 B1:fold@2 A2:fold@3 hand/pica_pica",
     "truco/pica_schedule", 6},
    {"pica_schedule", "always_after_first",
     "hand trick>A trick>A hand A1:fold@1 B1:fold@2 A2:fold@3 hand/pica_pica", "", 6},
    {"pica_stop_at", "25", "carried=20-0 hand trick>A trick>A hand/pica_pica", "", 6},
    {"pica_stop_at", "15", "carried=20-0 hand trick>A trick>A hand/pica_pica", "truco/pica_schedule", 6},
    {"pica_falta", "6", kPicaFalta, "envido B+6?, truco B+1, truco A+1, truco A+1", 6},
    {"pica_falta", "8", kPicaFalta, "envido B+8?, truco B+1, truco A+1, truco A+1", 6},
    {"pica_resto_base", "6", kPicaResto, "flor B+12?, truco B+1, truco A+1, truco A+1", 6},
    {"pica_resto_base", "4", kPicaResto, "flor B+10?, truco B+1, truco A+1, truco A+1", 6},
    {"interference_points", "4", kMeddle, "penalty A+4, truco B+2, truco B+1", 6},
    {"interference_points", "5", kMeddle, "penalty A+5, truco B+2, truco B+1", 6},
    {"interference_duel", "interfered_with", kMeddle, "penalty A+4, truco B+2, truco B+1", 6},
    {"interference_duel", "own",
     "hand trick>A trick>A hand B1:truco@2 A3:quiero@2 trick>B@2 trick>B@2 B1:interferes@1 A1:fold@1 "
     "A2:fold@3",
     "truco B+1, penalty A+4, truco B+1", 6},
    {"card_pack", "spanish40", "hand A/1o", ""},
    {"card_pack", "spanish38", "hand A/1o", "truco/card_not_in_pack"},
    {"card_pack", "french40", "hand A/Ao B/4p trick>A", "truco A+1"},
    {"card_order", "argentine", "hand A/1e B/4b trick>A", "truco A+1"},
    {"card_order", "mineiro", "hand A/1e B/4b trick>B", "truco B+1"},
    {"card_order", "paulista", "hand turned=7o A/10e B/1e trick>A", "truco A+1"},
    {"card_order", "uruguayan", "hand turned=7o A/2o B/1e trick>A", "truco A+1"},
    {"turned_substitute", "true", "hand turned=2c A/12c B/1e trick>A", "truco A+1", 2,
     "card_order=uruguayan"},
    {"turned_substitute", "false", "hand turned=2c A/12c B/1e trick>B", "truco B+1", 2,
     "card_order=uruguayan"},
    {"stake_unbet", "1", "hand trick>A trick>A", "truco A+1"},
    {"stake_unbet", "2", "hand trick>A trick>A", "truco A+2", 2, kHigher},
    {"stake_1", "2", kTrucoWon, "truco A+2"},
    {"stake_1", "3", kTrucoWon, "truco A+3", 2, kHigher},
    {"stake_2", "3", "hand A:truco B:quiero B:retruco A:quiero trick>A trick>A", "truco A+3"},
    {"stake_2", "0", "hand A:truco B:quiero B:retruco", "truco/truco_no_such_raise"},
    {"stake_3", "4", kValeCuatro, "truco A+3"},
    {"stake_3", "0", "hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro", "truco/truco_no_such_raise"},
    {"stake_4", "0", "hand A:vale_juego", "truco/truco_no_such_raise"},
    {"stake_4", "6",
     "hand A:truco B:quiero B:retruco A:quiero A:vale_cuatro B:quiero B:vale_juego A:no_quiero", "truco B+4"},
    {"top_stake", "none", kToTheTop, "truco/truco_no_such_raise"},
    {"top_stake", "whole_chico", kTopWon, "truco A+30"},
    {"top_stake", "whole_match", kTopThenHand, "truco/match_over"},
    {"top_stake", "whole_chico", kTopThenHand, ""},
    {"raise_in_answer", "quiero_first", "hand A:truco B:retruco", "truco/truco_quiero_first"},
    {"raise_in_answer", "accepts", "hand A:truco B:retruco A:no_quiero", "truco B+2"},
    {"raise_cap", "none", "carried=28-28 hand A:truco B:quiero B:retruco A:no_quiero", "truco B+2"},
    {"raise_cap", "needed", "carried=28-28 hand A:truco B:quiero B:retruco", "truco/truco_cap"},
    {"all_tied", "mano", "hand trick>T trick>T trick>T", "truco A+1"},
    {"all_tied", "nobody", "hand trick>T trick>T trick>T", ""},
    {"tied_lead", "leader", kTiedByB1, "truco/trick_turn", 4},
    {"tied_lead", "first_of_tied", kTiedByB1, "", 4},
    {"shared_lead", "either", kWonByA, "", 4},
    {"shared_lead", "first_laid", kWonByA, "truco/trick_turn", 4},
    {"covered_card", "no", "hand trick>A A/covered", "truco/covered_off"},
    {"covered_card", "from_second_trick", "hand trick>B B/covered A/4o trick>A", "truco A+1"},
    {"covered_card", "always", "hand A/covered B/4o trick>B", "truco B+1"},
    {"eleven_short", "0", "carried=29-0 hand trick>A trick>A", "truco A+1"},
    {"eleven_short", "1", "carried=29-0 hand trick>A", "truco/eleven_first"},
    {"eleven_value", "3", "carried=29-0 hand A:quiero trick>B trick>B", "truco B+3", 2, kEleven},
    {"eleven_value", "4", "carried=29-0 hand A:quiero trick>B trick>B", "truco B+4", 2, kEleven},
    {"eleven_refused", "1", "carried=29-0 hand A:no_quiero", "truco B+1", 2, kEleven},
    {"eleven_refused", "2", "carried=29-0 hand A:no_quiero", "truco B+2", 2, kEleven},
    {"eleven_raise", "refused", kRaiseAtEleven, "truco/eleven_no_raise", 2, kEleven},
    {"eleven_raise", "loses_hand", kRaiseAtEleven, "truco B+3", 2, kEleven},
    {"eleven_raise", "loses_game", kRaiseAtEleven, "truco B+30", 2, kEleven},
    {"envido", "true", "hand A:envido B:no_quiero trick>A trick>A", "envido A+1, truco A+1"},
    // B-1: truco.envido.optional
    {"envido", "false", "hand A:envido", "truco/envido_off"},
    {"halves", "true", "hand trick>A trick>A", "truco A+1"},
    {"halves", "false", "hand trick>A trick>A", "truco A+1"},
    {"real_envido", "true", "hand A:real_envido B:no_quiero trick>B trick>B", "envido A+1, truco B+1"},
    {"real_envido", "false", "hand A:real_envido", "truco/real_off"},
    {"envido_amounts", "fixed", "hand A:envido=5", "truco/points_fixed"},
    {"envido_amounts", "any", "hand A:envido=5 B:quiero A=2 B=1 trick>A trick>A", "envido A+5?, truco A+1"},
    {"flor_bets", "argentine", "hand A:flor B:con_flor_envido", "truco/flor_no_such_bid"},
    {"flor_bets", "uruguayan", "hand A:flor B:con_flor_envido A:no_quiero trick>A trick>A",
     "flor B+3?, truco A+1"},
    {"envido_refused", "accepted", kRaiseRefused, "envido B+2, truco A+1"},
    {"envido_refused", "accepted_plus_one", kRaiseRefused, "envido B+3, truco A+1"},
    {"falta_adds", "false", kFaltaOnEnvido, "envido B+10?, truco A+1"},
    {"falta_adds", "true", kFaltaOnEnvido, "envido B+12?, truco A+1"},
    {"envite_cap_falta", "false", kTwoShort, "envido B+4?, truco A+1"},
    {"envite_cap_falta", "true", kTwoShort, "envido B+2?, truco A+1"},
    {"fold_scope", "player", "hand A1:fold trick>A trick>A", "truco A+1", 4},
    {"fold_scope", "side", "hand A1:fold", "truco B+1", 4},
    {"pica_cap", "0", kPicaResto, "flor B+12?, truco B+1, truco A+1, truco A+1", 6},
    {"pica_cap", "10", kPicaResto, "flor B+10?, truco B+1, truco A+1, truco A+1", 6},
    {"pica_start_at", "0", "hand trick>A trick>A hand/pica_pica", "", 6},
    {"pica_start_at", "5", "hand trick>A trick>A hand/pica_pica", "truco/pica_schedule", 6},
    {"player_counts", "2_3_4_6_8", "hand trick>A trick>A", "truco A+1", 8},
    {"player_counts", "2_3_4_6", "hand trick>A trick>A", "truco A+1, truco B+1", 3},
    {"player_counts", "2_4_6", "hand trick>A trick>A", "truco A+1", 6},
    {"call_names", "argentine", kTrucoWon, "truco A+2"},
    {"call_names", "uruguayan", kTrucoWon, "truco A+2"},
    {"call_names", "paulista", kTrucoWon, "truco A+2"},
    {"call_names", "mineiro", kTrucoWon, "truco A+2"},
    {"call_names", "gaucho", kTrucoWon, "truco A+2"},
};

std::string result_of(const Agreement& row) {
  Table table(row.players,
              std::string(row.beside) + " " + std::string(row.parameter) + "=" + std::string(row.value));
  table.play(row.script);
  CAPTURE(table.refused_word());
  if (table.refusal_key().empty()) return table.posted();
  CHECK(row.script.ends_with(table.refused_word()));
  return table.refusal_key();
}

}  // namespace

TEST_CASE("each house rule changes the result of its script") {
  for (const Agreement& row : kAgreements) {
    CAPTURE(row.parameter);
    CAPTURE(row.value);
    CAPTURE(row.script);
    CHECK(result_of(row) == row.result);
  }
}

TEST_CASE("every value of every agreement has a row, and numbers have two") {
  std::map<string_view, std::set<string_view>> met;
  for (const Agreement& row : kAgreements) met[row.parameter].insert(row.value);
  for (const auto& info : Truco::parameters()) {
    CAPTURE(info.name);
    for (const string_view word : info.words) {
      CAPTURE(word);
      CHECK(met[info.name].contains(word));
    }
    const std::size_t values =
        info.yes_no || info.words.empty() ? 2 : info.words.size() + (info.max >= info.min);
    CHECK(met[info.name].size() >= values);
  }
  CHECK(met.size() == Truco::parameters().size());
}

TEST_CASE("numbers agreed go from 0 to 200; a target, the chicos and the first stake from 1") {
  for (const auto& info : Truco::parameters()) {
    if (info.max < info.min) continue;
    CAPTURE(info.name);
    const bool from_one = info.name == "target" || info.name == "chicos_to_win" || info.name == "stake_unbet";
    CHECK(info.min == (from_one ? 1 : 0));
    CHECK(info.max == 200);
  }
}

TEST_CASE("the shipped editions set every agreement of Truco, and the defaults are the German edition's") {
  for (const rulebook::Edition& edition : rulebook::editions()) {
    if (edition.game != "truco") continue;
    CAPTURE(edition.id);
    CHECK(edition.parameters.size() == Truco::parameters().size());
    CHECK_NOTHROW(parameters_of(edition.id));
  }
  CHECK(parameters_of("truco-nhf-de") == truco::Parameters{});
  CHECK(parameters_of("truco-nhf-it") == parameters_of("cut_min_packet=3"));
  CHECK(parameters_of("truco-argentino") ==
        parameters_of("cut_min_packet=3 envido_max=2 real_max=1 envido_after_real=false flor_quiero=4 "
                      "contraflor_refused=4 "
                      "resto_plus_per_flor=0 resto_refused_direct=6 resto_refused_after_contraflor=6 "
                      "mazo_first_trick_no_calls=2 pica_start_at=5"));
}
