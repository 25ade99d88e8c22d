#pragma once
// Slow tasks of the club, for a job with its own store: reading and writing files, checking a competition.

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

namespace tanteador::session {
struct DamagedStream;
}

namespace tanteador::ui {

struct ClubTask {
  view::command::ClubWork what;
  std::string competition;                                // the id of the open competition
  league::RoundRef round = {};                            // of a proof
  std::function<std::unique_ptr<session::Store>()> open;  // opens another connection to the store
  std::string command, database;  // the command-line program, and the database it reads
  Voucher voucher = {};
  std::string keys = {};  // folder with the key of this computer; empty: exports are not signed
};
struct RankedPlayers {
  std::vector<view::RatedRow> best;
  int all = 0;
};
struct ClubTaskResult {
  std::string notice;       // the reason of a failure, or remarks on an import
  std::string competition;  // the id of an imported competition
  bool for_referee = false;
  std::optional<view::CompetitionHistory> history = {};
  std::optional<RankedPlayers> ranked = {};
  std::vector<league::CompetitionEvent> results = {};  // of a list without errors, to be entered together
  std::string done = {};
};
// A rating system by its index among those offered.
struct System {
  std::string_view word;
  league::RatingSystem rules;
};
System system_at(int place);
// "Friday (01a2…) is damaged and was left out: Entry 3 was altered."
std::string left_out_sentence(const session::Store& store, const session::DamagedStream& one);
// Completes the task, or changes nothing if it is cancelled.
ClubTaskResult run_club_task(const ClubTask& task, Signals& signals);

}  // namespace tanteador::ui
