#pragma once
// Compares and synchronises two databases, for a job, with its own stores. After a cancellation every match,
// competition or record is stored completely or not at all.

#include <optional>
#include <string>
#include <vector>

#include "src/view/screens/sync.hpp"
#include "ui/app/database/open_database.hpp"
#include "ui/app/referee_pin.hpp"
#include "ui/app/system/signals.hpp"

namespace tanteador::ui {

struct SyncRequest {
  OpenDatabase open;
  std::string here, other;
  bool everything = false;            // false: only what is shared
  bool takes = false, gives = false;  // both false: only compare
  Voucher voucher = {};               // of a referee of either database
};

struct SyncResult {
  view::SyncStatus found;
  std::optional<view::SyncStatus::Done> done;
  bool is_whole = false;  // the comparison was completed
  std::string problem;
  std::vector<std::string> referees;  // one of them must give a PIN first; empty: no PIN is needed
  std::string denied;
};

SyncResult synchronise(const SyncRequest& what, Signals& signals);

}  // namespace tanteador::ui
