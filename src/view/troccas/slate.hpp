#pragma once
// The score sheet of Troccas: debt and credit around the line, past deals, and the count being entered.

#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

// A side on the slate: credit strokes above the line, debt strokes below it.
struct TroccasColumn {
  Button why = {};
  std::string name, badge;  // badge: the skatist, for a side of one player
  int account = 0;          // number of strokes
  std::string number;       // the same in digits: "−11"
  std::string target;       // written on the line: "36"
  std::string taken;        // tricks of the open deal, once there are any
  std::string right;        // the right that the debt gives, or the claim made; empty: none
  bool is_claimed = false;  // the claim is made
  std::vector<Button> claims;
};

struct TroccasCell {
  std::string points, change, account;  // "41 − 36", "+5", "+12"; points: empty when none were counted
};
struct TroccasDeal {
  std::string number;  // of the deal; a symbol for other postings
  std::vector<TroccasCell> cells;
};

struct TroccasCount {
  Button choose;
  std::string points;  // typed, or the rest
  std::string change;  // effect on the account
  bool typed = false;
};

struct TroccasEntry {
  std::vector<Button> modes;         // points, cards, matsch
  std::vector<TroccasCount> counts;  // with the keys …
  std::vector<Button> keys;          // … three in a row
  std::string matsch_title, skat_title;
  std::vector<Button> matsch, skat;  // instead of keys: the side with every trick, and the skat
  std::string hint, refused;
  Button enter;
};

// The pack, to pick the cards of a side or of the skat.
struct TroccasPile {
  std::string title;
  std::vector<Button> sides;
  std::vector<std::vector<Button>> rows;
  std::string counted, refused;  // counted: "24 cards · 31 points"
  Button clear, close, enter;
};

struct TroccasSlate {
  std::vector<TroccasColumn> columns;
  std::string credit, debt;  // words beside the line
  std::string deals_title, no_deals;
  std::vector<TroccasDeal> deals;
  std::optional<TroccasEntry> entry;
  std::optional<TroccasPile> pile;  // takes the whole screen
};

std::vector<Button*> scores_of(TroccasSlate& slate);
std::vector<Button*> entries_of(TroccasSlate& slate);

}  // namespace tanteador::view
