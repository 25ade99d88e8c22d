#pragma once
// What may take a while in the club, on whatever thread, with a store of its own: files written and read, and
// whether a competition is sound.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "src/session/store.hpp"
#include "src/view/command.hpp"
#include "ui/desk/bringing.hpp"

namespace tanteador::ui {

struct ClubWork {
  view::command::ClubWork what;
  std::string competition;                                // that is open; its id
  league::RoundRef round = {};                            // of a proof
  std::function<std::unique_ptr<session::Store>()> open;  // the store once more
  std::string command, database;  // the command line's program, and what it is to read
  Voucher voucher = {};
};
struct WorkDone {
  std::string notice;       // what was done, or why it was not
  std::string competition;  // that was taken in
  bool for_referee = false, stopped = false;
};
// Nothing is half done, wherever it is stopped.
WorkDone carry_out(const ClubWork& work, Signals& signals);

}  // namespace tanteador::ui
