#pragma once
// The deal as far as it is picked on the board, and the events it stands for.

#include "src/view/tarot/face.hpp"

namespace tanteador::view::tarot {

struct Draft {
  std::optional<Seat> taker = {}, partner = {};
  std::string contract = {};
  std::optional<int> bouts = {}, halves = {};  // halves: of the camp that was counted
  bool defence = false;                        // it was the defence
  bool announced = false;
  std::string petit = {}, chelem = {};            // a camp; empty: none
  std::vector<std::string> poignees = {};         // size by seat; empty: none
  std::array<std::vector<bool>, 2> miseres = {};  // by what is missing, by seat
};
Draft draft(const Scene& scene, const Now& now);
// Of each misère: its word, where it is picked ("misere/trumps/0" → "1").
std::string misere_key(std::size_t of, int seat);

// What is not said yet, as a sentence; empty: the deal can be entered.
std::string missing(const Scene& scene, const Now& now, const Draft& draft);
bool has_result(const Draft& draft);  // whether anything of the result is said
// A question that is begun and not answered, as a sentence; empty: there is none.
std::string open_question(const Scene& scene);
// Up to the contract and what was announced; and with the result.
// `alone`: nobody bids any more, the last has passed.
Entries opening(const Now& now, const Draft& draft, bool alone = false);
Entries whole(const Now& now, const Draft& draft);

}  // namespace tanteador::view::tarot
