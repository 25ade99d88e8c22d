#include "ui/app/database/server_screen.hpp"

namespace tanteador::ui {

namespace {

using ServerOperation = view::command::Database::Operation;

}  // namespace

ServerScreen::ServerScreen(Dependencies dependencies)
    : dependencies_(std::move(dependencies)),
      form_(view::form_of(dependencies_.here)),
      problem_(dependencies_.closed) {}

void ServerScreen::forget() {
  test_.abandon();
  found_.reset();
  problem_.clear();
}

void ServerScreen::type(std::string_view field, const std::string& text) {
  std::string* typed = view::field_in(form_, field);
  if (!typed) return;
  *typed = text;
  forget();
}

void ServerScreen::test() {
  forget();
  problem_ = view::fault_in(form_);
  if (!problem_.empty()) return;
  test_.start(
      [look = dependencies_.look, address = view::address_of(form_)](Signals&) { return look(address); });
}

bool ServerScreen::poll() {
  auto found = test_.take_result();
  if (!found) return false;
  if (*found)
    found_ = **std::move(found);
  else
    problem_ = std::move(found->error());
  return true;
}

std::optional<std::string> ServerScreen::run(const view::command::Database& command) {
  switch (command.operation) {
    case ServerOperation::encrypt:
      form_.encryption = command.encryption;
      forget();
      break;
    case ServerOperation::test:
      if (dependencies_.look && !is_busy()) test();
      break;
    case ServerOperation::use:
      if (found_ && found_->usable()) return view::address_of(form_);
      break;
    case ServerOperation::use_file: return dependencies_.file;
    case ServerOperation::save: break;  // for DatabaseController
    case ServerOperation::retry: return dependencies_.here;
  }
  return std::nullopt;
}

view::ServerView ServerScreen::body() const {
  return view::make_server({.form = form_,
                            .here = dependencies_.here,
                            .file = dependencies_.file,
                            .possible = dependencies_.look != nullptr,
                            .testing = is_busy(),
                            .closed = !dependencies_.closed.empty(),
                            .problem = problem_,
                            .found = found_});
}

}  // namespace tanteador::ui
