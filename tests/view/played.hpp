#pragma once
// A match played from lines, in the form the screens get it.

#include <memory>
#include <string>
#include <utility>

#include "src/session/session.hpp"
#include "src/view/entry/board.hpp"

namespace tanteador::test {

session::OpenMatch play_match(const std::string& lines);
view::MatchContext match_context(const session::OpenMatch& match);
// The command of a button that enters these lines of an event file.
view::command::Enter enter_command(const session::OpenMatch& match, std::string_view lines);

// A played match with its session, so that a screen can try the effect of an entry.
struct BoardTable {
  session::Session session{nullptr, session::system_host()};
  session::OpenMatch match;

  explicit BoardTable(const std::string& lines) : match(play_match(lines)) {}
  explicit BoardTable(session::OpenMatch other) : match(std::move(other)) {}
  std::unique_ptr<BoardTable> after(const view::command::Enter& enter) const;  // null if the entry is refused
  view::Attempt attempt(const Entries& entries) const;
  view::MatchScreen board(const view::BoardState& state = {}) const;
};

}  // namespace tanteador::test
