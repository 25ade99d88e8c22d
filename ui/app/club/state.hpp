#pragma once
// State that the controllers of the club share.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/league/competition/competition.hpp"
#include "src/session/league/league.hpp"
#include "src/session/session.hpp"
#include "src/view/league/club.hpp"
#include "ui/app/club/club_reports.hpp"
#include "ui/app/club/event_groups.hpp"
#include "ui/app/state.hpp"

namespace tanteador::ui {

// Side effects of a command, apart from the change of the screen.
struct ClubAnswer {
  std::optional<view::Screen> to = {};
  std::string notice = {}, done = {};                       // a fault, a success
  std::optional<view::command::ClubWork> for_referee = {};  // waits for a referee …
  std::string denied = {};                                  // … and why the last PIN was refused
};

struct ClubState {
  // The store of the options must be set, and outlive it.
  explicit ClubState(const AppState& app);

  const session::Session& session;
  const AppOptions& options;
  session::Store& store;
  session::Host host;
  session::League league{&store, host};
  view::LeagueStates states;
  ClubReports reports;
  EventGroups<view::ClubAct> entered;            // into the club
  std::optional<session::OpenCompetition> open;  // the competition shown
  std::vector<std::string> names;                // of its entrants

  template <class State>
  State& get() {
    return std::get<State>(states);
  }
  template <class State>
  const State& get() const {
    return std::get<State>(states);
  }
  const view::ClubBook& book();
  // Opens the competition as stored now. False if none has that id.
  bool open_competition(const std::string& id);
  bool reopen() { return open && open_competition(std::string(open->head.id)); }
  std::string sentence(const league::LeagueRefusal& refused) const;
  std::uint64_t random_lot() const;
};

}  // namespace tanteador::ui
