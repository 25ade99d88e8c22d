#pragma once
// The table agreements of tarot, named as in the rulebook. The defaults are those of tarot-fft-3.

#include <span>

#include "src/core/parameters.hpp"

namespace tanteador::tarot {

namespace value {
enum class Payment { zero_sum, printed };
enum class Distance { abs, literal };  // a_mode
enum class HalfPoint { half_to_winner, half_dropped };
enum class PoigneeRecipient { winner, shower };
enum class PetitRecipient { last_trick };
enum class PetitSec { next_dealer, same_dealer };  // petit_sec_dealer
enum class FirstLead { right_of_dealer, taker };
enum class ExcuseLast { trick_winner, owner };  // excuse_last_trick
using enum Payment;
using enum Distance;
using enum HalfPoint;
using enum PoigneeRecipient;
using enum PetitRecipient;
using enum PetitSec;
using enum FirstLead;
using enum ExcuseLast;
}  // namespace value

struct Parameters {
  int players = 3;
  int deals = 0;  // 0: no fixed number
  value::Payment payment = value::zero_sum;
  value::Distance a_mode = value::abs;
  value::HalfPoint half_point = value::half_to_winner;
  ParameterList poignee_thresholds{13, 15, 18};
  ParameterList poignee_points{20, 30, 40};
  value::PoigneeRecipient poignee_to = value::winner;
  value::PetitRecipient petit_to = value::last_trick;
  bool chelem = true;
  int misere = 0;  // points from each other player; 0: not played
  bool petit_sec_requires_no_excuse = true;
  value::PetitSec petit_sec_dealer = value::next_dealer;
  value::FirstLead first_lead = value::right_of_dealer;
  bool must_overtrump = true;
  value::ExcuseLast excuse_last_trick = value::trick_winner;
  bool operator==(const Parameters&) const = default;
};

std::span<const Parameter<Parameters>> parameters();

}  // namespace tanteador::tarot
