#pragma once
// The words of the event file, in the order of the enums.

#include <array>
#include <string_view>

#include "src/games/tarot/events.hpp"

namespace tanteador::tarot {

inline constexpr std::array<std::string_view, 5> kContractWords{"pass", "prise", "garde", "garde_sans",
                                                                "garde_contre"};
inline constexpr std::array<std::string_view, 2> kCampWords{"attack", "defence"};
inline constexpr std::array<std::string_view, 2> kMisereWords{"trumps", "court_cards"};
inline constexpr std::array<Contract, 5> kContracts{Contract::pass, Contract::prise, Contract::garde,
                                                    Contract::garde_sans, Contract::garde_contre};

}  // namespace tanteador::tarot
