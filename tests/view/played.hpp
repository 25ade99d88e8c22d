#pragma once
// A match played from lines, as the screens are given it.

#include <string>

#include "src/session/session.hpp"
#include "src/view/board.hpp"

namespace tanteador::test {

session::OpenMatch played(const std::string& lines);
view::Table table_of(const session::OpenMatch& match);

// The same with its session: a screen can try what would follow.
struct Played {
  session::Session session{nullptr, session::system_host()};
  session::OpenMatch match;

  explicit Played(const std::string& lines) : match(played(lines)) {}
  view::Attempt attempt(const std::string& lines) const;
  view::Board board(const view::Pick& pick = {}) const;
};

}  // namespace tanteador::test
