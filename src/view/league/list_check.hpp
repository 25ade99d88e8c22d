#pragma once
// A list of people, checked against itself and against who is there already, before anything of it is
// entered.

#include <functional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "src/core/text/name_list.hpp"
#include "src/view/league/parts.hpp"

namespace tanteador::view {

// "\"Ana\" stands on lines 1 and 31.", or the two lines of names that look alike.
std::string twins_text(std::span<const ListedName> names, const NameTwins& twins);
// Entrants all of whose people stand in one earlier entrant of the list. `exact`: under the same names.
std::set<std::size_t> repeated_entrants(std::span<const ListedName> names, std::span<const NameTwins> twins,
                                        bool exact);

// Whether entrants are teams: they meet over several tables, or a team was entered.
bool is_of_teams(const league::Competition& now);
const league::Team* team_of_name(std::span<const league::Team> teams, std::string_view name);  // or null

// The club's player of that name who has no other licence; null: nobody.
const ClubPerson* person_of_name(const ClubBook& book, const std::string& name, const std::string& licence);

struct CheckedList {
  std::vector<ListedEntrant> listed;
  std::vector<std::string> marks = {};    // by entrant: what repeats an earlier line; mostly empty
  std::vector<bool> there = {};           // by entrant: takes part already, whole
  std::string fault = {};                 // why it cannot be entered as it is; empty: it can
  int alike = 0;                          // lines that look like others
  std::vector<ListedEntrant> clear = {};  // without repeated lines and those who are there
};
// Whether a player of the club is there, where the list goes.
using IsThere = std::function<bool(const std::string& person)>;
CheckedList check_list(const ClubBook& book, std::vector<ListedEntrant> listed, const IsThere& is_there);

// The list before it is taken, lines with a mark first: each entrant as it was understood.
std::vector<Button> entrants_understood(const ClubBook& book, const CheckedList& list);
// Takes it; not enabled where something stands in the way, which is said then.
Button add_listed(const ClubBook& book, const CheckedList& list, command::AddPeople::Into into);
// Takes what is clear of it; no label where that is all or nothing.
Button add_clear(const CheckedList& list, command::AddPeople::Into into);

// The rows of a list with what takes its clear part and, of a file's, what drops it.
template <class Pick>
std::vector<Button> list_preview(const ClubBook& book, Pick pick, const CheckedList& list,
                                 command::AddPeople::Into into) {
  std::vector<Button> rows;
  if (Button clear = add_clear(list, into); !clear.label.empty()) rows.push_back(std::move(clear));
  if (!pick.listed.empty()) {
    pick.listed.clear();
    rows.push_back(state_action(std::move(pick), "listed/drop", tr("Leave unchanged")));
  }
  for (Button& row : entrants_understood(book, list)) rows.push_back(std::move(row));
  return rows;
}

}  // namespace tanteador::view
