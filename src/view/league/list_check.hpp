#pragma once
// Checks a list of people for repetitions and for people who are already present, before it is entered.

#include <functional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "src/core/text/name_list.hpp"
#include "src/view/league/parts.hpp"

namespace tanteador::view {

std::string twins_text(std::span<const ListedName> names, const NameTwins& twins);
// Indexes of entrants whose people all stand in one earlier entrant. `exact`: ignores similar names.
std::set<std::size_t> repeated_entrants(std::span<const ListedName> names, std::span<const NameTwins> twins,
                                        bool exact);

// True if the first stage is played over several tables for each match, or if an entrant is a team.
bool is_of_teams(const league::Competition& now);
const league::Team* team_of_name(std::span<const league::Team> teams, std::string_view name);  // null: none

// The club's player of this name and without another licence; null: none.
const ClubPerson* person_of_name(const ClubBook& book, const std::string& name, const std::string& licence);

struct CheckedList {
  std::vector<ListedEntrant> listed;
  std::vector<std::string> marks = {};    // by entrant: sentences about repeated names; empty: none
  std::vector<bool> there = {};           // by entrant: everybody of it is already present
  std::string fault = {};                 // reason why the list cannot be entered; empty: none
  int alike = 0;                          // entrants with a name like an earlier one
  std::vector<ListedEntrant> clear = {};  // neither repeated nor already present
};
// True if the player is already present in the target of the list.
using IsThere = std::function<bool(const std::string& person)>;
CheckedList check_list(const ClubBook& book, std::vector<ListedEntrant> listed, const IsThere& is_there);

// Disabled rows that preview the list, entrants with marks first.
std::vector<Button> entrants_understood(const ClubBook& book, const CheckedList& list);
// The button that enters the whole list; disabled, with the reason, while the list has a fault.
Button add_listed(const ClubBook& book, const CheckedList& list, command::AddPeople::Into into);
// The button that enters only CheckedList::clear; no label when that is everything or nothing.
Button add_clear(const CheckedList& list, command::AddPeople::Into into);

// Buttons that enter pairs of single players: by lot, strong with weak, across a category. Empty if the list
// has others, an odd number or a fault.
std::vector<Button> pair_buttons(const CheckedList& list, command::AddPeople::Into into);
// The pairs of these single players. A pair has the club and the categories of both, and their mean rating.
std::vector<ListedEntrant> paired_list(const std::vector<ListedEntrant>& singles, league::PairRule rule,
                                       std::uint64_t lot);

// Preview of a list. First the button for its clear part and, for a list from a file, the one that drops it.
template <class State>
std::vector<Button> list_preview(const ClubBook& book, State state, const CheckedList& list,
                                 command::AddPeople::Into into) {
  std::vector<Button> rows;
  if (Button clear = add_clear(list, into); !clear.label.empty()) rows.push_back(std::move(clear));
  if (!state.listed.empty()) {
    state.listed.clear();
    rows.push_back(state_action(std::move(state), "listed/drop", tr("Leave unchanged")));
  }
  for (Button& row : entrants_understood(book, list)) rows.push_back(std::move(row));
  return rows;
}

inline void put_first(std::vector<Button>& rows, std::vector<Button> first) {
  rows.insert(rows.begin(), first.begin(), first.end());
}

}  // namespace tanteador::view
