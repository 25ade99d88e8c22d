#pragma once
// Optional components of the panel. The entry point of the program registers those it was built with.

#include <memory>
#include <optional>
#include <string>

#include "src/view/screens/room.hpp"
#include "src/view/screens/sync.hpp"
#include "src/view/sheets.hpp"
#include "ui/app/referee_pin.hpp"
#include "ui/app/state.hpp"

namespace tanteador::ui {

class ClubController;
class MatchController;

class Phones {
 public:
  virtual ~Phones() = default;
  virtual void run(const view::command::Room& command) = 0;
  virtual void leave() = 0;
  virtual view::PhonesStatus now() const = 0;
  // The code for a phone, if one was requested.
  virtual const std::optional<view::HandedOut>& handed_out() const = 0;
  virtual void add_buttons(view::Panel& panel) const = 0;
  virtual bool needs_refresh() = 0;
};

// Transfers between this database and others.
class Transfers {
 public:
  struct TransferResult {
    bool has_stored = false;  // this database has new events
    std::optional<PinRequest> request = {};
  };
  virtual ~Transfers() = default;
  virtual void run(const view::command::Together& command, const Voucher& voucher) = 0;
  virtual void type(const std::string& other) = 0;
  virtual void read() = 0;  // reads what is shared, and with whom
  virtual bool is_busy() const = 0;
  virtual bool is_finished() const = 0;
  virtual void show_progress() = 0;
  virtual std::optional<TransferResult> poll() = 0;  // once, when a job has ended
};

// Null: the program was built without the component.
struct Components {
  // `club`: null if there is none.
  std::unique_ptr<Phones> (*make_phones)(AppState& state, MatchController& matches,
                                         ClubController* club) = nullptr;
  // Writes its status into `now`, which must outlive it.
  std::unique_ptr<Transfers> (*make_transfers)(AppState& state, view::SyncStatus& now) = nullptr;
};
Components& components();

}  // namespace tanteador::ui
