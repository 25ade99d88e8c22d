#pragma once
// Buttons, fields and lists shared by the screens of the club and its competitions.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/text/text.hpp"
#include "src/view/league/known.hpp"
#include "src/view/screens/screens.hpp"

namespace tanteador::view {

// The undo of the last change of players and teams; no label: nothing to undo.
Button undo_in_club(const ClubBook& book);
Button state_action(LeagueScreenState next, std::string id, std::string label);
// A text field that contains `text` until something is typed.
TextField field_with(const Texts& typed, std::string id, std::string label, std::string hint,
                     const std::string& text);
// A row with the path of a file, and the button that starts the job on it.
SettingRow file_row(const Texts& typed, std::string title, std::string id, std::string label,
                    const std::string& usual, command::ClubWork::What what);
// A file name that is valid on every system: "Friday cup, round 2" → "friday-cup-round-2".
std::string as_file_name(const std::string& text);
// Adds the person or team, or removes it. In pairs its place stays empty.
CompetitionDraft toggle_player(CompetitionDraft draft, const std::string& id);
// Adds those people of one entrant who are not in the draft yet.
CompetitionDraft pick_players(CompetitionDraft draft, const std::vector<std::string>& ids);
Button operation(LeagueCommand what, std::string id,
                 std::string label);  // its id gets the prefix kLeagueField
TextField field_of(const Texts& typed, std::string id, std::string label, std::string hint);
std::string field_text(const Texts& typed, std::string_view id);  // empty: nothing is typed
// People whose name, nickname or licence contains the letters, sorted by name. Ignores case and accents.
std::vector<const ClubPerson*> people_with(const ClubBook& book, const std::string& letters,
                                           bool inactive_too);
// The name, or a text for a player whose name was erased.
std::string person_name(const ClubBook& book, const std::string& id);
std::string tiebreak_value_text(league::Value value, league::Tiebreak system);  // of a tie-break
// The stage whose standings are shown.
int shown_stage(const league::Competition& now, const CompetitionViewState& state);
// Medals for the first three places after so many rounds, and the places moved since the round before.
std::map<league::Entrant, PlaceChange> place_changes(const league::Competition& now, int stage, int rounds,
                                                     const std::vector<league::StageTable>& parts);
inline constexpr int kCrossColumns = 12;  // columns of a crosstable shown at once
std::vector<std::string> read_categories(const std::string& written);            // "women / juniors"
std::optional<std::vector<int>> read_table_numbers(const std::string& written);  // "3, 7"; null: not a list
std::string table_numbers_text(const std::vector<int>& numbers);
std::string entrant_state(const league::Competition& now, std::size_t place);  // "withdrawn", "number 3"
EntrantSheet make_entrant(const OpenLeague& league, const ClubBook& book, const EntrantsState& state);
// Adds a player to the club; disabled if the name is empty or already known.
Button add_player(const ClubBook& book, const std::string& name);
// "Ana / Beto, Caro": the pair of Ana and Beto, then Caro. Empty: the text is a single name.
std::vector<std::vector<std::string>> names_listed(const std::string& text);
// The list to be entered: from a file, else the names typed into the search field. Empty: none.
template <class State>
std::vector<ListedEntrant> listed_entrants(const State& state) {
  if (!state.listed.empty()) return state.listed;
  std::vector<ListedEntrant> listed;
  for (auto& people : names_listed(field_text(state.typed, kLeagueSearch)))
    listed.push_back({.people = std::move(people), .line = static_cast<int>(listed.size()) + 1});
  return listed;
}
}  // namespace tanteador::view
