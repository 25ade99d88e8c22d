#pragma once
// The table agreements of Truco. Names, values and defaults as in the rulebook's parameter list; the
// defaults here are those of truco-nhf-de. Words are the negative constants below, numbers themselves.

#include <span>

#include "src/core/parameters.hpp"

namespace tanteador::truco {

inline constexpr int kSeats = 8;  // at most

namespace value {
inline constexpr int own_first_card = -1, any_first_card = -2, all_first_cards = -3;  // deadlines
inline constexpr int receiver_choice = -1, redeal = -2;                               // exposed_card
inline constexpr int standard = -1, literal_tt_mano = -2;                             // parda_rule
inline constexpr int mano = -1;                                                       // tie_envido
inline constexpr int leader = -1, whole_chico = -2, whole_match = -3, malas_buenas_leader = -4,
                     malas_game = -5, loser = -6;                  // falta
inline constexpr int no_floor = -1, accepted_floor = -2;           // falta_floor
inline constexpr int per_flor = -1, plus_per_flor = -2;            // flor_contested and others
inline constexpr int leader_deficit = -1, resto_whole_chico = -2;  // resto_base
inline constexpr int contraflor_only = -1, any = -2;               // reply_to_answering_flor
inline constexpr int turnover = -1, revalue = -2;                  // flor_misdeclared
inline constexpr int transfer = -1, add = -2, none = -3;           // pido_flor_points
inline constexpr int end_of_hand = -1, immediate = -2;             // posting
inline constexpr int alternate = -1, always_after_first = -2;      // pica_schedule
inline constexpr int interfered_with = -1, own = -2;               // interference_duel
}  // namespace value

struct Parameters {
  int target = 30, chicos_to_win = 2;
  int flor = 1;
  int cut_min_packet = 4, cut_knock_allowed = 1;
  int exposed_card = value::receiver_choice;
  int figures_equal = 0;
  int parda_rule = value::standard;
  int envido_deadline = value::own_first_card, flor_deadline = value::own_first_card;
  int flor_answer_after_card = 0;
  int envido_max = 0, real_max = 0;  // 0: no limit
  int envido_after_real = 1;
  int tie_envido = value::mano;
  int falta = value::leader, falta_floor = value::no_floor;
  int flor_single = 3;
  int flor_contested = value::per_flor;
  int flor_achico = value::per_flor;       // per_flor_other_side
  int contraflor_value = value::per_flor;  // per_flor_min_6
  int contraflor_refused = value::per_flor;
  int resto_base = value::leader_deficit, resto_plus_per_flor = 3;
  int resto_refused_direct = value::per_flor;
  int resto_refused_after_contraflor = value::per_flor;  // contraflor_value
  int reply_to_answering_flor = value::contraflor_only;
  int flor_cancels_envido = 1;
  int flor_misdeclared = value::turnover;
  int false_flor_penalty = 3;
  int pido_flor_points = value::transfer, pido_flor_bonus = 3, pido_flor_fail = 3;
  int mazo_first_trick_no_calls = 1;
  int posting = value::end_of_hand;
  int cap_at_target = 1;
  int pica_schedule = value::alternate, pica_stop_at = 25, pica_falta = 6, pica_resto_base = 6;
  int interference_points = 4, interference_duel = value::interfered_with;
  bool operator==(const Parameters&) const = default;
};

// Points of the malas: of an odd target the larger half.
constexpr int half_of(const Parameters& parameters) { return (parameters.target + 1) / 2; }

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::truco
