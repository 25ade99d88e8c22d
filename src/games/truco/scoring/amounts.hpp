#pragma once
// The worth of each call with its arithmetic (T-20 to T-27, T-32 to T-35).

#include "src/core/ground.hpp"
#include "src/core/offer.hpp"
#include "src/games/truco/scoring/stakes.hpp"
#include "src/games/truco/step.hpp"

namespace tanteador::truco {

struct Amount {
  Points points = 0;
  Phrase how;
  Reach reach = Reach::points;
};

// The points of a call that adds up, with its flor or without; 0: none of these.
Points points_of(Call call);
// The points of a call that was made: its usual ones, or those that it names.
inline Points points_of(const Called& event) { return event.points.value_or(points_of(event.call)); }
// Adds a call of team `team`. Where no call may be worth more than the falta, it counts less (U-26).
void add_call(const Ruleset& rules, const State& state, Envido& envido, Points points, int team);

Amount accepted_envido(const Ruleset& rules, const Hand& hand, const Envido& envido, int winner);
// For the side that called; 0 points: no award.
Amount refused_envido(const Parameters& parameters, const Envido& envido);

// Standing flores of the winner's side, and of both.
struct FlorCount {
  int own = 0, all = 0;
};
// `valid`: players with an announced flor that was not found false.
int flores_of(const Ruleset& rules, const Hand& hand, const Contest& contest, SeatMask valid, int team);
Amount unopposed_flor(const Parameters& parameters, int flores);
Amount accepted_flor(const Ruleset& rules, const Hand& hand, const Flor& flor, FlorCount flores, int winner);
Amount conceded_flor(const Ruleset& rules, const Hand& hand, const Contest& contest, SeatMask valid);

std::string_view accepted_flor_rule(const Parameters& parameters, const Hand& hand, const Flor& flor);
std::string_view conceded_flor_rule(const Parameters& parameters, const Flor& flor);
std::string_view accepted_envido_rule(const Hand& hand, const Envido& envido);
WorthRules rules_of_call(const Ruleset& rules, const State& before, const State& after, const Called& event);

Worth worth_of_call(const Ruleset& rules, const State& before, const State& after, const Called& event);

}  // namespace tanteador::truco
