#pragma once
// Sheets of the club: seasons, ratings, files, and possible duplicates among its players.

#include "src/view/league/club.hpp"

namespace tanteador::view {

SettingSheet make_club_sheet(const ClubBook& book, const ClubViewState& state, const ClubFigures& figures);

SettingSheet make_doubles_sheet(const ClubBook& book, const ClubViewState& state);

}  // namespace tanteador::view
