#include "ui/app/server.hpp"

#include "ui/app/is_over.hpp"

namespace tanteador::ui {

namespace {

using ServerDeed = view::command::Database::Deed;

}  // namespace

ServerDesk::ServerDesk(Outside outside)
    : outside_(std::move(outside)), form_(view::form_of(outside_.here)), problem_(outside_.closed) {}

// What was found was found elsewhere.
void ServerDesk::forget() {
  std::erase_if(given_up_, [](const auto& one) { return is_over(one); });
  if (busy()) given_up_.push_back(std::move(test_));
  found_.reset();
  problem_.clear();
}

void ServerDesk::type(std::string_view field, const std::string& text) {
  std::string* typed = view::field_in(form_, field);
  if (!typed) return;
  *typed = text;
  forget();
}

void ServerDesk::test() {
  forget();
  problem_ = view::fault_in(form_);
  if (!problem_.empty()) return;
  test_ = std::async(std::launch::async, [look = outside_.look, address = view::address_of(form_)] {
    Tested tested{address, {}, {}};
    try {
      tested.found = look(address);
    } catch (const std::exception& error) {
      tested.problem = error.what();
    }
    return tested;
  });
}

bool ServerDesk::heard() {
  if (!busy() || !is_over(test_)) return false;
  Tested tested = test_.get();
  problem_ = std::move(tested.problem);
  found_ = tested.found;
  return true;
}

std::optional<std::string> ServerDesk::run(const view::command::Database& command) {
  switch (command.deed) {
    case ServerDeed::encrypt:
      form_.encryption = command.encryption;
      forget();
      break;
    case ServerDeed::test:
      if (outside_.look && !busy()) test();
      break;
    case ServerDeed::use:
      if (found_ && found_->usable()) return view::address_of(form_);
      break;
    case ServerDeed::use_file: return outside_.file;
    case ServerDeed::save: break;  // the store's own: App::in_server
    case ServerDeed::retry: return outside_.here;
  }
  return std::nullopt;
}

view::ServerView ServerDesk::body() const {
  return view::make_server({.form = form_,
                            .here = outside_.here,
                            .file = outside_.file,
                            .possible = outside_.look != nullptr,
                            .testing = busy(),
                            .closed = !outside_.closed.empty(),
                            .problem = problem_,
                            .found = found_});
}

}  // namespace tanteador::ui
