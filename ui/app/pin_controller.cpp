#include "ui/app/pin_controller.hpp"

#include "src/session/cases/referees.hpp"

namespace tanteador::ui {

// A single referee is chosen at once.
void PinController::ask(PinRequest request) {
  const std::string only = request.referees.size() == 1 ? request.referees.front() : std::string();
  view::PinAsked pin_state{only, {}, request.problem, request.role};
  waiting_.emplace(Waiting{std::move(request), std::move(pin_state)});
}

void PinController::ask(view::Command command) {
  ask(PinRequest{std::move(command), session::Referees(session_).names()});
}

void PinController::ask(view::Command command, const session::NeedsRole& needed) {
  ask(PinRequest{std::move(command), needed.people(), {}, needed.what(), true});
}

bool PinController::ask_if_needed(const codec::Failure& failure, view::Command command) {
  const Refusal* refusal = std::get_if<Refusal>(&failure);
  if (!refusal || refusal->violation.kind != &session::kNeedsReferee) return false;
  ask(std::move(command));
  return true;
}

view::PinSheet PinController::body() const {
  return view::make_pin(waiting_->request.referees, waiting_->pin_state);
}

void PinController::choose_referee(const std::string& name) {
  if (waiting_) waiting_->pin_state.referee = name;
}

void PinController::type(const std::string& pin) { waiting_->pin_state.typed = pin; }

Voucher PinController::take_voucher() {
  Voucher voucher{waiting_->pin_state.referee, waiting_->pin_state.typed};
  waiting_.reset();
  return voucher;
}

void PinController::authorise(const std::function<void(const view::Command&)>& run) {
  view::PinAsked& pin_state = waiting_->pin_state;
  auto referee = session::Referees(session_).authorise(pin_state.referee, pin_state.typed);
  pin_state.typed.clear();
  if (!referee) {
    pin_state.problem = referee.error().message;
    return;
  }
  const bool stays = signs_in();
  const view::Command command = std::move(waiting_->request.command);
  waiting_.reset();
  if (stays) {
    store_->set_worker(referee->worker());
    return run(command);
  }
  struct Leave {
    session::Session& session;
    ~Leave() { session.rule_as(std::nullopt); }
  } leave{session_};
  session_.rule_as(std::move(*referee));
  run(command);
}

}  // namespace tanteador::ui
