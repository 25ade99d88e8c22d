#pragma once
// The score sheet of any game: totals, a row for each deal, the chart, and the deal being entered.

#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

struct ScoreSheet {
  struct Column {
    Button why = {};  // the total as a button
    std::string name = {}, total = {};
    std::string detail = {};  // the half, points missing to the target, won games
    bool deals = false, leads = false;
  };
  struct Cell {
    std::string change = {}, total = {};
  };
  struct Row {
    std::string number = {};  // of the deal; a symbol for other postings
    std::vector<Cell> cells = {};
    bool ends_game = false;  // the next row begins at 0
  };
  struct Chart {
    std::string title = {};
    std::vector<std::vector<int>> lines =
        {};                 // one for each side: the totals after each row, beginning with 0
    int low = 0, high = 1;  // range of all values, including the target if there is one
    std::string low_text = {}, high_text = {};
    bool to_target = false;  // high is the target
  };
  // A side's number being entered.
  struct Count {
    Button choose = {};  // selects the side for the keys
    std::string number = {};
    bool typed = false;  // false: computed from the others
  };
  struct Entry {
    std::vector<Count> counts = {};
    std::vector<Button> chips = {}, keys = {};  // keys: twelve, in rows of three or six
    Button dealer = {};                   // the dealer; a tap selects the next player; no label: no dealer
    std::string hint = {}, refused = {};  // instruction, or reason of a refusal
    Button enter = {};
  };
  std::string goal = {};  // how the game ends and who wins
  bool fewest_win = false;
  std::string deals_title = {}, no_deals = {};
  std::vector<Column> columns = {};
  std::vector<Row> rows = {};
  Chart chart = {};
  std::optional<Entry> entry = {};
};

std::vector<Button*> scores_of(ScoreSheet& sheet);
std::vector<Button*> entries_of(ScoreSheet& sheet);

}  // namespace tanteador::view
