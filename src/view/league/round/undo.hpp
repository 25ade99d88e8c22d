#pragma once
// The undo of the last entry of a competition or of the club.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "src/view/league/command.hpp"
#include "src/view/league/known.hpp"

namespace tanteador::view {

// An entry in words, and the events that undo it. is_undone() is empty if it cannot be undone.
struct DoneInLeague {
  std::string what;
  std::vector<league::CompetitionEvent> back;
  int events = 1;
};
std::optional<DoneInLeague> is_undone(const league::Competition& before,
                                      const std::vector<std::string>& names,
                                      const league::CompetitionEvent& event);
// The events `back` undo the link of a match, or its removal.
DoneInLeague match_linked(const league::Competition& now, league::TableRef table,
                          std::vector<league::CompetitionEvent> back);
DoneInLeague match_unlinked(const league::Competition& now, league::TableRef table,
                            std::vector<league::CompetitionEvent> back);
// A change of players or teams, and its undo.
struct ClubAct {
  std::string what;
  std::vector<league::ClubEvent> back;
  std::optional<command::EditPlayer> written = {};  // the earlier details, which are not in the log
};
std::optional<ClubAct> is_undone(const league::Club& before, const ClubBook& book,
                                 const league::ClubEvent& event);
ClubAct is_undone(const ClubPerson& before);  // undo of changed details
// The undo makes added players inactive, and removes a new competition from the lists.
ClubAct added_to_club(const std::vector<std::string>& names, const std::vector<std::string>& people);
DoneInLeague competition_begun();
// Undoes events that were entered together.
std::optional<DoneInLeague> is_undone(league::Competition before, const std::vector<std::string>& names,
                                      const command::EnterTogether& together);

// The events that undo these entries, which are the latest ones, latest first.
std::vector<league::CompetitionEvent> events_back(std::span<const PastAct> acts);
// The competition after such events, or the reason why it refuses one.
tl::expected<league::Competition, league::LeagueRefusal> competition_after(
    league::Competition now, std::span<const league::CompetitionEvent> events);
// "Round 2, Round 3": the rounds that are paired before an undo and no longer after it. Empty: none.
std::string unpaired_text(const league::Competition& before, const league::Competition& after);
std::string act_text(const PastAct& act);  // "20:31: Table 3: result"

}  // namespace tanteador::view
