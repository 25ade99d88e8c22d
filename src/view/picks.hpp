#pragma once
// What is pointed at on a screen before anything is entered: a small state for each. The program keeps one of
// every kind, a screen's view reads its own alone. What is pressed there is that state as it is then; on the
// board, where there are many keys, what of it is otherwise.

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "src/view/entry/board_pick.hpp"

namespace tanteador::view {

// The event list.
enum class OfHistory { all, points, corrections, rulings, notes };
struct HistoryPick {
  std::int64_t row = 0;         // the open one; 0: none
  std::string reason;           // why it is put right; empty: the usual
  std::set<std::int64_t> kept;  // of what falls with it
  std::string search;
  OfHistory of = OfHistory::all;  // what is listed
  bool folded = false;            // of each deal its result alone …
  std::set<std::int64_t> turned;  // … but for these, by their first event, which are the other way round
  std::string note;               // typed for the open row
  bool operator==(const HistoryPick&) const = default;
};

// A correction that was refused because of what would fall with it.
struct FallingPick {
  std::set<std::int64_t> kept;
  bool operator==(const FallingPick&) const = default;
};

// A case of the referee as far as it was heard.
struct Hearing {
  std::string id;                            // of the case; "other": not listed; empty: none is open
  std::map<std::string, std::string> found;  // by fact, as typed; "?" is not known
  std::map<std::string, std::string> said;   // by "fact/side": what that side says
  std::set<std::string> disputed;            // facts of which each side is heard
  std::string remedy;                        // empty: the first that can be applied
  std::map<int, std::string> points;         // of the referee's own decision, by side, as typed
  struct Text {                              // chosen of a short list; typed in its place
    std::string chosen, typed;
    bool operator==(const Text&) const = default;
  } title, reason;                 // of what is not listed; of a judgement; empty: the first proposed
  std::string cards;               // the fact the card keypad is open for
  std::set<std::string> left_out;  // earlier warnings that are not to count, by id
  bool precedent = false;
  bool aloud = false;  // the ruling in large type, to be read to the table
  bool operator==(const Hearing&) const = default;
};

// Cards laid out to be counted or judged.
struct Calculation {
  std::string kind;  // "pile" or another count, "trick" or "follow"; empty: closed
  std::string slot;  // of what is being picked: "cards", of follow also "hand" and "card"
  std::map<std::string, std::vector<std::string>> cards;  // of the other slots
  std::string trump;                                      // the letter of its suit; empty: none
  bool broken = false;                                    // a trump has been played
  bool operator==(const Calculation&) const = default;
};

// The referee's screen.
struct RefereePick {
  Hearing hearing;
  Calculation calculation;         // beside it
  std::vector<std::string> cards;  // being picked, for a fact or to be counted
  std::string search;              // among the cases
  std::string unfolded;            // the words of which all answers are listed
  bool operator==(const RefereePick&) const = default;
};

// What of the referee's log is shown, and what is about to be done with a case of it.
struct LogPick {
  bool whole_file = false;  // not of this match alone
  std::string game;         // empty: any
  bool open_only = false, precedents_only = false;
  std::string search;
  std::string row;            // "match/seq" of the open one; empty: none
  std::string ground;         // of an appeal, or the reason of its decision; empty: the first proposed
  bool upholding = false;     // the appeal is upheld: what is to stand instead is being chosen
  std::map<int, int> points;  // of the referee's own decision then, by side
  bool operator==(const LogPick&) const = default;
};

// Of the rulebook: what is listed, and the rules that were opened.
struct BookPick {
  std::string game;                // empty: the match's, or the first
  std::string situation;           // a word of rulebook::situations(); empty: all
  std::vector<std::string> trail;  // ids, one opened from the other; the last is shown; empty: the list
  bool aloud = false;              // in large type, to be read to the table
  std::string words;               // looked for
  std::string unfolded;            // the words of which all answers are listed
  bool operator==(const BookPick&) const = default;
};

// Which of all matches are listed.
struct ListPick {
  std::string game;  // empty: any
  bool live = false;
  int page = 0;
  std::string search;
  bool operator==(const ListPick&) const = default;
};

// Whose matches are told, and which of them.
struct PeoplePick {
  std::string person;  // id; empty: everybody is listed
  std::string game;    // empty: any
  int days = 0;        // of the last so many days; 0: all
  std::string search;
  bool operator==(const PeoplePick&) const = default;
};

// Of the reasons for the score.
struct WhyPick {
  std::optional<int> side;  // only what was written for it
  int row = -1;             // the reckoning that is unfolded
  bool operator==(const WhyPick&) const = default;
};

// Of all rules of a match.
struct HousePick {
  std::string group;  // of parameters; empty: the first
  std::string name;   // to be saved under
  bool operator==(const HousePick&) const = default;
};

// Of help: which tutorial is read.
struct TutorialPick {
  std::string page;  // its file without the ending; empty: the first
  bool operator==(const TutorialPick&) const = default;
};

template <template <class...> class Of, class OfBoard>
using OfEach = Of<OfBoard, HistoryPick, FallingPick, RefereePick, LogPick, BookPick, ListPick, PeoplePick,
                  WhyPick, HousePick, TutorialPick>;
using Picks = OfEach<std::tuple, BoardPick>;
using Aimed = OfEach<std::variant, Changes>;
void aim(Picks& picks, const Aimed& at);

// The fields of the screens; whatever else is typed is of the board's form.
inline constexpr std::string_view kHistorySearch = "history/search", kHistoryNote = "history/note",
                                  kCaseSearch = "cases/search", kLogSearch = "log/search",
                                  kTypedTitle = "referee/title", kTypedReason = "referee/reason",
                                  kBookWords = "rulebook/words", kMatchSearch = "matches/search",
                                  kPeopleSearch = "people/search", kHouseName = "house/name";
void type(Picks& picks, const std::string& field, std::string text);

}  // namespace tanteador::view
