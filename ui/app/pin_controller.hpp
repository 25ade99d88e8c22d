#pragma once
// Commands that wait for the PIN of a referee.

#include <functional>
#include <optional>
#include <string>

#include "src/codec/events.hpp"
#include "src/session/session.hpp"
#include "src/view/sheets.hpp"
#include "ui/app/referee_pin.hpp"

namespace tanteador::ui {

class PinController {
 public:
  PinController(session::Session& session, session::Store* store) : session_(session), store_(store) {}

  void ask(PinRequest request);
  void ask(view::Command command);  // of any referee of this database
  // If the command failed because it needs a referee, asks for one and returns true.
  bool ask_if_needed(const codec::Failure& failure, view::Command command);

  // For a command that only people with a role may run.
  void ask(view::Command command, const session::NeedsRole& needed);
  bool signs_in() const { return waiting_ && waiting_->request.stays; }

  bool is_waiting() const { return waiting_.has_value(); }
  const view::Command* command() const { return waiting_ ? &waiting_->request.command : nullptr; }
  view::PinSheet body() const;  // while it is waiting
  void choose_referee(const std::string& name);
  void type(const std::string& pin);
  void dismiss() { waiting_.reset(); }
  // Returns the referee and the PIN. Afterwards nothing waits.
  Voucher take_voucher();
  // Runs the waiting command signed by the referee. After a wrong PIN the sheet says so and asks again.
  void authorise(const std::function<void(const view::Command&)>& run);

 private:
  struct Waiting {
    PinRequest request;
    view::PinAsked pin_state;
  };
  session::Session& session_;
  session::Store* store_;
  std::optional<Waiting> waiting_;
};

}  // namespace tanteador::ui
