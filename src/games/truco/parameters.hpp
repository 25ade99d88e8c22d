#pragma once
// The table agreements of Truco, named as in the rulebook. The defaults are those of truco-nhf-de.

#include <span>

#include "src/core/parameters.hpp"

namespace tanteador::truco {

inline constexpr int kSeats = 8;  // maximum

namespace value {
enum class Pack { spanish40, spanish38, french40 };  // 38: without the ones of oros and copas
enum class CardOrder { argentine, uruguayan, paulista, mineiro };
enum class RaiseInAnswer { quiero_first, accepts };
enum class RaiseCap { no_cap, needed };
enum class AllTied { mano_wins, nobody };
enum class TiedLead { leads_again, first_of_tied };
enum class SharedLead { either_leads, first_leads };
enum class CoveredCard { not_covered, from_second_trick, always };
enum class ElevenRaise { not_possible, loses_hand, loses_game };
enum class Players { any_number, even_to_six, two_to_six };
enum class Dialect { argentine_words, uruguayan_words, paulista_words, mineiro_words, gaucho_words };
enum class Deadline { own_first_card, any_first_card, all_first_cards };
enum class Exposure { receiver_choice, redeal };
enum class Parda { standard, literal_tt_mano };
enum class Tie { mano, first_said };
enum class Falta { leader, whole_chico, whole_match, malas_buenas_leader, malas_game, loser };
enum class Floor { no_floor, accepted_floor };
enum class PerFlor { per_flor, plus_per_flor, per_own_flor };  // only the first for parameters with one word
enum class EnvidoAmounts { fixed_amounts, any_amount };
enum class TopStake { no_top, top_whole_chico, top_whole_match };
enum class FlorBets { argentine_bets, uruguayan_bets };
enum class EnvidoRefused { accepted_before, accepted_plus_one };
enum class FoldScope { one_player, whole_side };
enum class RestoBase { leader_deficit, resto_whole_chico };
enum class Reply { contraflor_only, any };
enum class Misdeclaration { turnover, revalue };
enum class Pido { transfer, add, none };
enum class PostingTime { end_of_hand, immediate };
enum class Schedule { alternate, always_after_first };
enum class Interference { interfered_with, own };
using enum Pack;
using enum CardOrder;
using enum RaiseInAnswer;
using enum RaiseCap;
using enum AllTied;
using enum TiedLead;
using enum SharedLead;
using enum CoveredCard;
using enum ElevenRaise;
using enum Players;
using enum Dialect;
using enum Deadline;
using enum Exposure;
using enum Parda;
using enum Tie;
using enum Falta;
using enum Floor;
using enum PerFlor;
using enum EnvidoAmounts;
using enum TopStake;
using enum FlorBets;
using enum EnvidoRefused;
using enum FoldScope;
using enum RestoBase;
using enum Reply;
using enum Misdeclaration;
using enum Pido;
using enum PostingTime;
using enum Schedule;
using enum Interference;
}  // namespace value

struct Parameters {
  int target = 30, chicos_to_win = 2;
  bool flor = true;
  int cut_min_packet = 4;
  bool cut_knock_allowed = true;
  value::Exposure exposed_card = value::receiver_choice;
  bool figures_equal = false;
  value::Parda parda_rule = value::standard;
  value::Deadline envido_deadline = value::own_first_card, flor_deadline = value::own_first_card;
  bool flor_answer_after_card = false;
  int envido_max = 0, real_max = 0;  // 0: no limit
  bool envido_after_real = true;
  value::Tie tie_envido = value::mano;
  value::Falta falta = value::leader;
  value::Floor falta_floor = value::no_floor;
  int flor_single = 3;
  WordOr<value::PerFlor> flor_contested = value::per_flor;
  int flor_quiero = 0;                                        // 0: con flor quiero only accepts a contraflor
  WordOr<value::PerFlor> flor_achico = value::per_flor;       // per_flor_other_side
  WordOr<value::PerFlor> contraflor_value = value::per_flor;  // per_flor_min_6
  WordOr<value::PerFlor> contraflor_refused = value::per_flor;
  value::RestoBase resto_base = value::leader_deficit;
  int resto_plus_per_flor = 3;
  WordOr<value::PerFlor> resto_refused_direct = value::per_flor;
  WordOr<value::PerFlor> resto_refused_after_contraflor = value::per_flor;  // contraflor_value
  value::Reply reply_to_answering_flor = value::contraflor_only;
  bool flor_cancels_envido = true;
  value::Misdeclaration flor_misdeclared = value::turnover;
  int false_flor_penalty = 3;
  value::Pido pido_flor_points = value::transfer;
  int pido_flor_bonus = 3, pido_flor_fail = 3;
  int mazo_first_trick_no_calls = 1;
  value::PostingTime posting = value::end_of_hand;
  bool cap_at_target = true;
  value::Schedule pica_schedule = value::alternate;
  int pica_stop_at = 25, pica_falta = 6, pica_resto_base = 6;
  int interference_points = 4;
  value::Interference interference_duel = value::interfered_with;
  // Agreements of the whole family (docs/rules/truco.md). A stored start omits them at these defaults.
  value::Pack pack = value::spanish40;
  value::CardOrder card_order = value::argentine;
  bool turned_substitute = true;  // the 12 stands for a piece that was turned up
  int stake_unbet = 1, stake_1 = 2, stake_2 = 3, stake_3 = 4, stake_4 = 0;  // 0: no such raise
  value::TopStake top_stake = value::no_top;  // of the raise after the last stake
  value::RaiseInAnswer raise_in_answer = value::quiero_first;
  value::RaiseCap raise_cap = value::no_cap;
  value::AllTied all_tied = value::mano_wins;
  value::TiedLead tied_lead = value::leads_again;
  value::SharedLead shared_lead = value::either_leads;
  value::CoveredCard covered_card = value::not_covered;
  int eleven_short = 0;  // the hand of eleven: points short of the target; 0: none
  int eleven_value = 3, eleven_refused = 1;
  value::ElevenRaise eleven_raise = value::not_possible;
  bool envido = true, real_envido = true, halves = true;
  value::EnvidoAmounts envido_amounts = value::fixed_amounts;
  value::FlorBets flor_bets = value::argentine_bets;
  value::EnvidoRefused envido_refused = value::accepted_before;
  bool falta_adds = false, envite_cap_falta = false;
  value::FoldScope fold_scope = value::one_player;
  int pica_start_at = 0, pica_cap = 0;  // pica_cap: most points of a bet in a duel; 0: no limit
  value::Players player_counts = value::any_number;
  value::Dialect words = value::argentine_words;
  bool operator==(const Parameters&) const = default;
};

// Points of the malas: the larger half of an odd target.
constexpr int half_of(const Parameters& parameters) { return (parameters.target + 1) / 2; }

// True if each hand begins with a card turned face up.
constexpr bool has_turned_card(const Parameters& parameters) {
  return parameters.card_order == value::uruguayan || parameters.card_order == value::paulista;
}

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::truco
