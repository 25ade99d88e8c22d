#pragma once
// The club's seasons, ratings and files, and who of its players may be one person.

#include "src/view/league/club.hpp"

namespace tanteador::view {

// Of whichever of the three pages is chosen.
SettingSheet make_club_sheet(const ClubBook& book, const ClubViewState& pick, const ClubFigures& figures);

// "1500.25", as the reader's language writes it.
std::string in_hundredths(double value);

SettingSheet make_doubles_sheet(const ClubBook& book, const ClubViewState& pick);

}  // namespace tanteador::view
