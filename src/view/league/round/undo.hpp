#pragma once
// What was done last, in words, and what takes it back.

#include <optional>
#include <string>
#include <vector>

#include "src/view/league/command.hpp"
#include "src/view/league/known.hpp"

namespace tanteador::view {

// What takes an event back, and what the event did in words; nothing where it cannot be taken back.
struct DoneInLeague {
  std::string what;
  std::vector<league::CompetitionEvent> back;
  int events = 1;  // that it was
};
std::optional<DoneInLeague> is_undone(const league::Competition& before,
                                      const std::vector<std::string>& names,
                                      const league::CompetitionEvent& event);
// A match was linked with a table, or is linked no more; `back`: the events that take that back.
DoneInLeague match_linked(const league::Competition& now, league::TableRef table,
                          std::vector<league::CompetitionEvent> back);
DoneInLeague match_unlinked(const league::Competition& now, league::TableRef table,
                            std::vector<league::CompetitionEvent> back);
// The same of players and teams.
struct ClubAct {
  std::string what;
  std::vector<league::ClubEvent> back;
  std::optional<command::EditPlayer> written = {};  // as it stands beside the log
};
std::optional<ClubAct> is_undone(const league::Club& before, const ClubBook& book,
                                 const league::ClubEvent& event);
ClubAct is_undone(const ClubPerson& before);  // somebody is written otherwise
// Who was added plays no more; a competition that was begun leaves the lists.
ClubAct added_to_club(const std::vector<std::string>& names, const std::vector<std::string>& people);
DoneInLeague competition_begun();
// The same of several that were entered together; `what`: what they did.
std::optional<DoneInLeague> is_undone(league::Competition before, const std::vector<std::string>& names,
                                      const command::EnterTogether& together);

}  // namespace tanteador::view
