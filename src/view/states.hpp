#pragma once
// States of the screens: selections and typed text before an entry. The program holds one state of each type,
// and a view reads only its own. A command carries the whole new state; on the board, only its changes.

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "src/view/entry/board_state.hpp"

namespace tanteador::view {

enum class HistoryFilter { all, points, corrections, rulings, notes };
struct HistoryState {
  std::int64_t row = 0;              // the open row; 0: none
  std::string reason;                // of a correction; empty: the usual reason
  std::set<std::int64_t> reentries;  // cascaded entries to enter again
  std::string search;
  HistoryFilter of = HistoryFilter::all;  // filter
  bool folded = false;                    // shows only the result of each deal …
  std::set<std::int64_t> turned;          // … except deals with these first events, which are the opposite
  std::string note;                       // typed for the open row
  bool operator==(const HistoryState&) const = default;
};

// The dialog of a correction that strikes further entries.
struct CascadeState {
  std::set<std::int64_t> reentries;
  bool operator==(const CascadeState&) const = default;
};

// A case of the referee and the facts established so far.
struct Hearing {
  std::string id;                            // of the case; "other": not in the list; empty: no case is open
  std::map<std::string, std::string> found;  // by fact, as typed; "?": unknown
  std::map<std::string, std::string> statements;  // by "fact/side"
  std::set<std::string> disputed;                 // facts on which each side is heard
  std::string remedy;                             // empty: the first applicable one
  std::map<int, std::string> points;              // the referee's own award by side, as typed
  struct Text {                                   // chosen from a short list, or typed
    std::string chosen, typed;
    bool operator==(const Text&) const = default;
  } title, reason;    // title of an unlisted case; reason of a decision; empty: the first proposal
  std::string cards;  // the fact that the card keypad answers
  std::set<std::string> left_out;  // ids of earlier warnings that do not count
  bool precedent = false;
  bool aloud = false;  // large type, to be read to the table
  bool operator==(const Hearing&) const = default;
};

// The calculator: cards to count or to judge.
struct Calculation {
  std::string kind;  // "pile" or another count, "trick" or "follow"; empty: closed
  std::string slot;  // the cards being picked: "cards" or "face_up"; for follow also "hand" and "card"
  std::map<std::string, std::vector<std::string>> cards;  // of the other slots
  std::string trump;                                      // letter of the trump suit; empty: none
  bool broken = false;                                    // a trump has been played
  bool operator==(const Calculation&) const = default;
};

struct RefereeState {
  Hearing hearing;
  Calculation calculation;         // open beside the hearing
  std::vector<std::string> cards;  // picked for a fact or for the calculator
  std::string search;              // in the cases
  std::string unfolded;            // the phrase whose answers are all listed
  bool operator==(const RefereeState&) const = default;
};

struct RulingLogState {
  bool whole_file = false;  // false: only the current match
  std::string game;         // empty: any
  bool open_only = false, precedents_only = false;
  std::string search;
  std::string row;         // "match/seq" of the open one; empty: none
  std::string ground;      // of an appeal or of its decision; empty: the first proposal
  bool upholding = false;  // the appeal is allowed and the new remedy is being chosen
  std::map<int, int> points;
  bool operator==(const RulingLogState&) const = default;
};

struct RulebookState {
  std::string game;                // empty: the match's, or the first
  std::string situation;           // an id of rulebook::situations(); empty: all
  std::vector<std::string> trail;  // opened rules; the last one is shown; empty: the list
  bool aloud = false;
  std::string words;  // search
  std::string unfolded;
  bool operator==(const RulebookState&) const = default;
};

// The filter of the match list.
struct ListState {
  std::string game;  // empty: any
  bool live = false;
  int page = 0;
  std::string search;
  bool operator==(const ListState&) const = default;
};

struct PeopleState {
  std::string person;  // id; empty: the list of people
  std::string game;    // empty: any
  int days = 0;        // the last so many days; 0: all
  std::string search;
  bool operator==(const PeopleState&) const = default;
};

struct WhyState {
  std::optional<int> side;  // only postings of this side
  int row = -1;             // the unfolded calculation; -1: none
  bool operator==(const WhyState&) const = default;
};

// The screen of all rules of a match.
struct HouseRulesState {
  std::string group;  // parameter group; empty: the first
  std::string name;   // name of the house rules to save
  bool operator==(const HouseRulesState&) const = default;
};

struct TutorialState {
  std::string page;  // its file without the ending; empty: the first
  bool operator==(const TutorialState&) const = default;
};

template <template <class...> class Of, class OfBoard>
using EachState = Of<OfBoard, HistoryState, CascadeState, RefereeState, RulingLogState, RulebookState,
                     ListState, PeopleState, WhyState, HouseRulesState, TutorialState>;
using ScreenStates = EachState<std::tuple, BoardState>;
using ScreenState = EachState<std::variant, Changes>;
void set_state(ScreenStates& states,
               const ScreenState& at);  // sets a state; on the board, applies the changes

// Field ids of the screens. Every other id belongs to the board's form.
inline constexpr std::string_view kHistorySearch = "history/search", kHistoryNote = "history/note",
                                  kCaseSearch = "cases/search", kLogSearch = "log/search",
                                  kTypedTitle = "referee/title", kTypedReason = "referee/reason",
                                  kBookWords = "rulebook/words", kMatchSearch = "matches/search",
                                  kPeopleSearch = "people/search", kHouseName = "house/name";
// An unknown field is an answer on the board.
void type(ScreenStates& states, const std::string& field, std::string text);

}  // namespace tanteador::view
