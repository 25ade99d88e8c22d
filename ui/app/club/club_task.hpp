#pragma once
// Tasks of the club that may take a while, for a job, with a store of their own: files written and read, and
// the check of a competition.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/league/ratings/ratings.hpp"
#include "src/session/store.hpp"
#include "src/view/command.hpp"
#include "src/view/league/club.hpp"
#include "ui/app/referee_pin.hpp"
#include "ui/app/system/signals.hpp"

namespace tanteador::ui {

struct ClubTask {
  view::command::ClubWork what;
  std::string competition;                                // that is open; its id
  league::RoundRef round = {};                            // of a proof
  std::function<std::unique_ptr<session::Store>()> open;  // the store once more
  std::string command, database;  // the command line's program, and what it is to read
  Voucher voucher = {};
};
struct Ranked {
  std::vector<view::RatedRow> best;  // of all that are ranked
  int all = 0;
};
struct ClubTaskResult {
  std::string notice;       // the result in words, or the reason of a failure
  std::string competition;  // the id of an imported one
  bool for_referee = false;
  std::optional<std::vector<view::ToldCorrection>> corrections = {};
  std::optional<Ranked> ranked = {};
  std::vector<league::CompetitionEvent> results = {};  // of a list that can stand, to be entered together
};
// A rating system by its place among those offered.
struct System {
  std::string_view word;
  league::RatingSystem rules;
};
System system_at(int place);
// Does all or nothing when it is cancelled.
ClubTaskResult run_club_task(const ClubTask& task, Signals& signals);

}  // namespace tanteador::ui
