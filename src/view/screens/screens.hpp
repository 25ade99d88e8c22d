#pragma once
// Every screen as plain data: what stands on it, in the reader's language, and what can be pressed. The
// panel draws this and decides nothing.

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
#include "src/view/screens/together.hpp"
#include "src/view/screens/tutorial.hpp"
#include "src/view/why/why_sheet.hpp"

namespace tanteador::view {

struct Panel {
  std::uint64_t made = 0;  // another number for each that is made: what is measured of one holds for it alone
  std::string title, subtitle;
  std::vector<Action> bar;    // where one can go from here …
  std::vector<Action> tools;  // … and what can be done with what is shown, the last at the edge
  std::variant<Home, MatchList, NewMatch, HouseRules, MatchScreen, History, SettingsView, RefereeSheet,
               RulingLog, RulebookPage, WhySheet, PinSheet, ClubView, PlayerPage, NewCompetition, RoundScreen,
               StandingsView, EntrantsView, WallView, ProgressView, TvView, PeopleView, PersonView, RoomView,
               PhoneView, PapersView, ManageView, ServerView, TogetherView, PrintView, TutorialView>
      body;
  std::string clock;   // the time left for an appeal; empty: none runs
  std::string asking;  // that nothing is entered, only asked; empty: it is entered
  Action stop_asking;
  std::string notice;  // a sentence that stays until it is dismissed
  Action dismiss;
  Action go_on;                    // does what was refused all the same; no label: nothing
  std::string change;              // the score now, and after it
  std::string falls_title;         // over what would be struck by that as well, in place of the body …
  std::vector<Action> falls;       // … each to be kept or dropped
  std::vector<std::string> pages;  // names of the two halves of the board where a window is too small
};

}  // namespace tanteador::view
