#pragma once
// The referee's name and PIN, and the command that waits for them.

#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::ui {

struct Voucher {
  std::string name, pin;
};

struct PinRequest {
  view::Command command;
  std::vector<std::string> referees;
  std::string problem = {};  // why the last PIN was refused
  std::string role = {};     // the sentence about a role; empty: a referee decides
  bool stays = false;        // the person then stays signed in
};

}  // namespace tanteador::ui
