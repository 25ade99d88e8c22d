#pragma once
// The controllers of the panel, in the order in which they depend on each other.

#include <memory>

#include "ui/app/club/club_controller.hpp"
#include "ui/app/components.hpp"
#include "ui/app/database/database_controller.hpp"
#include "ui/app/export_controller.hpp"
#include "ui/app/match/match_list_controller.hpp"
#include "ui/app/settings_controller.hpp"

namespace tanteador::ui {

struct Controllers {
  Controllers(session::Session& session, AppOptions options);

  AppState state;
  PinController pins{state.session, state.options.store};
  PeopleController people{state};
  MatchController matches{state, people, pins};
  NewMatchController new_match{state, matches, people};
  MatchListController lists{state};
  RefereeController referee{state, matches, pins};
  SettingsController settings{state};
  DatabaseController databases{state, pins};
  std::unique_ptr<ClubController> club;  // null: there is no store
  std::unique_ptr<Phones> phones;        // null: also if the program was built without phones
  std::unique_ptr<ExportController> exports;
};

}  // namespace tanteador::ui
