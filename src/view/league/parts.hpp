#pragma once
// Keys, fields and lists that several of these screens are made of.

#include <string>
#include <string_view>
#include <vector>

#include "src/core/text/text.hpp"
#include "src/view/league/known.hpp"
#include "src/view/screens/screens.hpp"

namespace tanteador::view {

// What takes back what was done last with players and teams; no label where nothing is.
Button undo_in_club(const ClubBook& book);
Button state_action(LeagueScreenState next, std::string id, std::string label);
// The field of that id, of what is written somewhere: until something is typed it has that.
TextField field_with(const Texts& typed, std::string id, std::string label, std::string hint,
                     const std::string& text);
// A place to write to or read from, and the keys beside it.
SettingRow file_row(const Texts& typed, std::string title, std::string id, std::string label,
                    const std::string& usual, command::ClubWork::What what);
// A name every system takes: "Friday cup, round 2" → "friday-cup-round-2".
std::string as_file_name(const std::string& text);
// With that person or team in it, or without whom it had; of a pair the place is left.
CompetitionDraft picked_or_not(CompetitionDraft draft, const std::string& id);
// With these of one entrant as well, whoever of them is not in it.
CompetitionDraft picked_together(CompetitionDraft draft, const std::vector<std::string>& ids);
Button operation(LeagueCommand what, std::string id, std::string label);
TextField field_of(const Texts& typed, std::string id, std::string label, std::string hint);
std::string typed_in(const Texts& typed, std::string_view id);
// Those whose name, nickname or licence number has these letters, in either case.
std::vector<const ClubPerson*> people_with(const ClubBook& book, const std::string& letters,
                                           bool inactive_too);
// Of somebody who was forgotten a word for that.
std::string person_name(const ClubBook& book, const std::string& id);
inline constexpr int kCrossColumns = 12;                               // of a crosstable, side by side
std::vector<std::string> read_categories(const std::string& written);  // "women / juniors"
std::string entrant_state(const league::Competition& now, std::size_t place);  // "withdrawn", "number 3"
// The sheet of the entrant that is chosen.
EntrantSheet make_entrant(const OpenLeague& league, const ClubBook& book, const EntrantsState& pick);
// Makes a player of the club of a name that was typed and is nobody's, or of several with commas between
// them; else not enabled.
Button add_player(const ClubBook& book, const std::string& name);
// "Ana / Beto, Caro": an entrant each, "Ana" and "Beto" a pair; empty where it is one name alone.
std::vector<std::vector<std::string>> names_listed(const std::string& text);
// The list that waits to be taken: of a file, or of what is typed where one searches; empty: there is none.
template <class Pick>
std::vector<ListedEntrant> listed_in(const Pick& pick) {
  if (!pick.listed.empty()) return pick.listed;
  std::vector<ListedEntrant> listed;
  for (auto& people : names_listed(typed_in(pick.typed, kLeagueSearch)))
    listed.push_back({.people = std::move(people), .line = static_cast<int>(listed.size()) + 1});
  return listed;
}
}  // namespace tanteador::view
