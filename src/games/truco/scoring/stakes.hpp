#pragma once
// The ladder of the stakes (T-40, U-15, B-15, B-16): the points of each level and the names of the raises.

#include <string_view>
#include <vector>

#include "src/core/text/text.hpp"
#include "src/games/truco/parameters.hpp"
#include "src/games/truco/state.hpp"

namespace tanteador::truco {

inline constexpr int kRaisesMax = 4;

// whole_chico: the points that the winner lacks; whole_match: these and the match (TA-12, V-7, CV-4).
enum class Reach : std::uint8_t { points, whole_chico, whole_match };

int raise_count(const Parameters& parameters);  // up to the first stake of 0, and the top stake
// Points of the hand at a level: 0 nothing called, 1 to raise_count() the raises.
Points stake_value(const Parameters& parameters, int level);
Reach stake_reach(const Parameters& parameters, int level);
// The rule of a hand that was won at this level.
std::string_view stake_rule(const Parameters& parameters, int level);
// Points if the hand were played now, and if the open call were refused. A hand of eleven has its own.
Points accepted_stake(const Parameters& parameters, const Stake& stake);
Points raised_stake(const Parameters& parameters, const Stake& stake);
Points refused_stake(const Parameters& parameters, const Stake& stake);
// True if the stakes rise up to the first 0.
bool stakes_rise(const Parameters& parameters);

// The name of the raise to `level` at this table: "truco", "vale cuatro", "nove". Static text.
std::string_view raise_name(const Parameters& parameters, int level);
// The names of the answers: "quiero" and "no quiero", "aceitar" and "correr".
struct AnswerNames {
  std::string_view accept, refuse;
};
AnswerNames answer_names(const Parameters& parameters);
// The calls and halves that this table says otherwise than the event file.
std::vector<SpokenWord> spoken_words(const Parameters& parameters);

}  // namespace tanteador::truco
