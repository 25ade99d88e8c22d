#pragma once
// The board of a match in play: the score as it is spoken, what may be entered now, and why the rest may not.

#include "src/view/screens.hpp"
#include "src/view/table.hpp"

namespace tanteador::view {

Board make_board(const Table& table, const Pick& pick);

// What may be entered now as buttons (calls.cpp). `offers` are those of with_refused.
std::vector<std::vector<Action>> call_rows(const Table& table, const std::vector<Offer>& offers, Side side,
                                           const Pick& pick);
std::vector<Action> leave_actions(const Table& table, const std::vector<Offer>& offers, Side side,
                                  const Pick& pick);
std::vector<Reason> reasons(const std::vector<Offer>& offers, const Names& names);

// Cards and values by keys (keypad.cpp).
KeypadView make_keypad(const Table& table, const std::vector<Offer>& offers, const Pick& pick);

// The offer of this type and word, if it is legal now.
const Offer* legal_offer(const std::vector<Offer>& offers, std::string_view type, std::string_view word = {});
// Who of a side speaks: the one picked, else mano, else the first listed.
Seat speaker(const Table& table, Side side, const Pick& pick);
const Fact* fact(const Facts& facts, std::string_view name);

}  // namespace tanteador::view
