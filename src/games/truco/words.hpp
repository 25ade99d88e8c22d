#pragma once
// The words of the event file, in the order of the enums.

#include <array>
#include <string_view>

#include "src/games/truco/events.hpp"

namespace tanteador::truco {

inline constexpr std::array<std::string_view, kCalls> kCallWords{"envido",
                                                                 "real_envido",
                                                                 "falta_envido",
                                                                 "flor",
                                                                 "con_flor_me_achico",
                                                                 "con_flor_envido",
                                                                 "con_flor_real_envido",
                                                                 "con_flor_falta_envido",
                                                                 "contraflor",
                                                                 "contraflor_al_resto",
                                                                 "con_flor_quiero",
                                                                 "truco",
                                                                 "retruco",
                                                                 "vale_cuatro",
                                                                 "vale_juego",
                                                                 "quiero",
                                                                 "no_quiero"};
inline constexpr std::array<std::string_view, 3> kHandKindWords{"ordinary", "eleven", "iron"};
inline constexpr std::array<std::string_view, 2> kTalkWords{"flor", "envido"};

}  // namespace tanteador::truco
