#pragma once
// Points as marks, and the value of a deal.

#include <string>
#include <vector>

namespace tanteador::view {

// Points as matches or beans.
struct Tally {
  int points = 0;  // as stored; negative only by a ruling
  int target = 30;
  int half = 15;              // places in the first half
  bool beans = false;         // marks of Brazil, in rows of six; else matches
  bool split = true;          // shows the halves …
  std::string first, second;  // … under these names
};

// The value of the deal in play, and whose turn it is.
struct DealValue {
  std::string name, worth;         // "The hand", "4"
  std::vector<std::string> lines;  // settled and open awards of the hand
  std::string turn;                // the side that must answer, else the leader
  bool waits = false;              // for an answer
};

}  // namespace tanteador::view
