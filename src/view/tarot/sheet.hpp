#pragma once
// The score sheet of French tarot: players by deals, the chart, and the deal being entered.

#include <optional>
#include <string>
#include <vector>

#include "src/view/command.hpp"

namespace tanteador::view {

enum class TarotRole { none, taker, partner };

struct TarotSheet {
  struct Player {
    Button choose = {};  // this player's line of the chart; label: the short name
    Button why = {};
    std::string name = {}, total = {};
    bool deals = false, leads = false, last = false, below = false;
  };
  struct Cell {
    std::string delta = {}, total = {};  // delta: empty without a posting
    TarotRole role = TarotRole::none;
    bool loses = false, below = false;  // loses: this deal; below: total below 0
  };
  struct Row {
    Button choose = {};  // opens its breakdown; label: its number
    std::string tag = {};
    int contract = 0;  // 1 prise to 4 garde contre; 0: none
    std::vector<Cell> cells = {};
    std::string note = {};                  // text across a row without points
    std::string balance = {};               // "Σ 0"; empty when there is nothing to sum
    bool balanced = true, written = false;  // written: the row has points
    bool mark = false;                      // a garde contre or a chelem
  };
  // A line of a deal's explanation, with its rule.
  struct Part {
    std::string how = {}, points = {}, rule = {};
  };
  struct Breakdown {
    std::string title = {}, balance = {};
    std::vector<Part> parts = {};
    Button close = {};
  };
  struct Line {
    std::string label = {};
    std::vector<int> values = {};  // beginning with 0; one more than the rows with points
    bool chosen = false;
  };
  struct Chart {
    std::string title = {};
    std::vector<Line> lines = {};
    int low = 0, high = 0;  // hundreds
  };
  // Taker and contract: a row for each player, a column for each contract.
  struct Matrix {
    std::string title = {};
    std::vector<std::string> contracts = {};
    std::vector<std::vector<Button>> rows = {};
    std::vector<Button> otherwise = {};  // nobody takes, petit sec, or the player of it
    std::string otherwise_title = {};
  };
  struct Question {
    std::string title = {};
    std::vector<Button> answers = {};
  };
  // The questions about a deal after the contract.
  struct Entry {
    std::string bouts_title = {};
    std::vector<Button> bouts = {};   // detail: the points needed
    std::vector<Button> counts = {};  // the counted camp; detail: its points
    std::vector<Button> keys = {};    // three in a row
    std::string by_cards = {};        // shown instead when cards give bouts and points
    std::vector<Question> questions = {};
    std::vector<Part> parts = {};            // the value of the deal
    std::string missing = {}, refused = {};  // missing: what is still needed; refused: a lasting reason
    Button enter = {}, drop = {};
    Button only = {};  // enters everything but the result; no label: that is entered already
  };
  std::string empty = {}, remark = {};
  std::vector<Player> players = {};
  std::vector<Row> rows = {};
  Button earlier = {};  // to the event list
  Chart chart;
  std::optional<Breakdown> breakdown = {};
  std::optional<Matrix> matrix = {};
  std::optional<Entry> entry = {};
};

std::vector<Button*> scores_of(TarotSheet& sheet);
std::vector<Button*> entries_of(TarotSheet& sheet);

}  // namespace tanteador::view
