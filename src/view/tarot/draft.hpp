#pragma once
// The answers on the board for the current deal, and their events.

#include "src/view/tarot/face.hpp"

namespace tanteador::view::tarot {

struct Draft {
  std::optional<Seat> taker = {}, partner = {};
  std::string contract = {};
  std::optional<int> bouts = {}, halves = {};  // halves: of the counted camp
  bool defence = false;                        // the defence was counted
  bool announced = false;
  std::string petit = {}, chelem = {};            // a camp; empty: none
  std::vector<std::string> poignees = {};         // size by seat; empty: none
  std::array<std::vector<bool>, 2> miseres = {};  // by what is missing, by seat
};
Draft draft(const BoardContext& context, const Now& now);
// The answer key of a misère ("misere/trumps/0" → "1").
std::string misere_key(std::size_t of, int seat);

// A sentence about the missing answer; empty: the deal is complete.
std::string missing(const BoardContext& context, const Now& now, const Draft& draft);
bool has_result(const Draft& draft);
// A sentence about an incomplete answer; empty: none.
std::string open_question(const BoardContext& context);
// Events up to the contract and announcements, or with the result. `alone`: the last bidder has passed.
Entries opening(const Now& now, const Draft& draft, bool alone = false);
Entries complete_entries(const Now& now, const Draft& draft);

}  // namespace tanteador::view::tarot
