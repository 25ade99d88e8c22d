#pragma once
// The score sheet of Truf: seats with bids, trump, mode, tricks, the current question, the table of deals.

#include <array>
#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

enum class TrufFace { none, down, open };  // not laid, face down, face up

struct TrufCard {
  TrufFace face = TrufFace::none;
  std::string rank;
  char suit = 0;  // s h d c
};

struct TrufSeat {
  Button choose;  // label: the name; chosen: this player's card or count is asked
  TrufCard bid, played;
  std::string count;       // "bid 5", "4 of 5"
  std::string difference;  // points of the deal, real or expected
  int sign = 0;
  int bid_pips = 0, taken_pips = 0;
  bool deals = false;
};

struct TrufKey {
  Button press;
  TrufCard card;
};

struct TrufCell {
  std::string points, total;
  int sign = 0;
  bool dealt = false;  // the dealer of that deal
};
struct TrufDealRow {
  std::string number;
  int direction = 1;  // 1 counter-clockwise, -1 clockwise
  bool open = false;
  std::vector<TrufCell> cells;  // empty: not played yet
};
struct TrufTotal {
  Button why = {};
  std::string name, score, detail;
  bool leads = false;
};

struct TrufRound {
  std::array<TrufSeat, 4> seats;
  // Centre and corners of the table.
  char trump = 0;  // s h d c
  std::string mode, sum;
  int direction = 1;
  std::string direction_name;
  int tricks_left = -1;  // of 13; less than 0: not playing
  std::string tricks_left_text, broken;
  Button dealer;
  std::vector<Button> redeal;
  std::string prompt;
  bool refused = false;       // the prompt is a reason
  std::vector<Button> modes;  // ways to enter it
  std::vector<TrufKey> pack;  // suit by suit
  std::vector<Button> counts, winners, shift;
  Button clear, confirm;
  std::vector<TrufTotal> totals;
  std::vector<TrufDealRow> deals;
};

std::vector<Button*> scores_of(TrufRound& round);
std::vector<Button*> entries_of(TrufRound& round);

}  // namespace tanteador::view
