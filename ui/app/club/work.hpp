#pragma once
// What may take a while in the club, on whatever thread, with a store of its own: files written and read, and
// whether a competition is sound.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/league/ratings/ratings.hpp"
#include "src/session/store.hpp"
#include "src/view/command.hpp"
#include "src/view/league/club.hpp"
#include "ui/app/bringing.hpp"

namespace tanteador::ui {

struct ClubWork {
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
struct WorkDone {
  std::string notice;       // what was done, or why it was not
  std::string competition;  // that was taken in
  bool for_referee = false, stopped = false;
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
// Nothing is half done, wherever it is stopped.
WorkDone carry_out(const ClubWork& work, Signals& signals);

}  // namespace tanteador::ui
