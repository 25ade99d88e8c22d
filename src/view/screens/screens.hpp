#pragma once
// The panel as plain data in the user's language: texts and buttons. Drawing decides nothing.

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "src/view/league/screens/club.hpp"
#include "src/view/league/screens/competition.hpp"
#include "src/view/referee/sheet.hpp"
#include "src/view/rulebook/page.hpp"
#include "src/view/screens/history.hpp"
#include "src/view/screens/home.hpp"
#include "src/view/screens/match_screen.hpp"
#include "src/view/screens/new_match.hpp"
#include "src/view/screens/pages.hpp"
#include "src/view/screens/people.hpp"
#include "src/view/screens/room.hpp"
#include "src/view/screens/server.hpp"
#include "src/view/screens/settings.hpp"
#include "src/view/screens/sync.hpp"
#include "src/view/screens/tutorial.hpp"
#include "src/view/screens/tv.hpp"
#include "src/view/why/why_sheet.hpp"

namespace tanteador::view {

struct Panel {
  std::uint64_t build_number = 0;  // unique number of each build: layout measurements are valid for it alone
  std::string title, subtitle;
  std::vector<Button> bar;    // navigation
  std::vector<Button> tools;  // tools of the shown page, the last one at the edge
  std::variant<Home, MatchList, NewMatch, HouseRules, MatchScreen, History, SettingsView, RefereeSheet,
               RulingLog, RulebookPage, WhySheet, PinSheet, ClubView, PlayerPage, NewCompetition, RoundScreen,
               StandingsView, EntrantsView, WallView, ProgressView, TvView, PeopleView, PersonView, RoomView,
               PhoneView, PapersView, ManageView, ServerView, SyncView, PrintView, TutorialView>
      body;
  std::string clock;   // remaining time to appeal; empty: no appeal runs
  std::string asking;  // text of the "Allowed?" mode; empty: off
  Button stop_asking;
  std::string notice;  // a fault; stays until it is dismissed
  std::string done;    // a success; goes by itself
  Button dismiss;
  Button go_on;                    // does the refused command anyway; no label: impossible
  std::string change;              // the score now and after it
  std::string cascade_title;       // title of the cascaded entries, shown instead of the body …
  std::vector<Button> falls;       // … each to keep or drop
  std::vector<std::string> pages;  // names of the board's two pages in small windows
};

}  // namespace tanteador::view
