#pragma once
// View models of the referee: the cases, the open case, and the log of rulings.

#include <optional>
#include <string>
#include <vector>

#include "src/view/entry/fields.hpp"

namespace tanteador::view {

struct FactView {
  FieldView found;  // the fact established by the referee
  Button dispute;   // opens and closes the statements of the sides; no label: not for this fact
  std::vector<FieldView> statements;
  int columns = 3;  // of the choices
};

struct RemedyView {
  Button choose;                    // detail: fixed by rule, or the referee's judgement
  std::vector<std::string> scores;  // "Ana 12 → 15", for each side; last the struck entries
  std::string problem;
};

struct RulingView {
  std::string warned;                // number of earlier warnings; empty: none
  std::vector<Button> warnings;      // each toggles whether a warning counts
  std::string rule, place, text;     // rule: number and title; text: what it says
  std::vector<std::string> steps;    // because …, therefore …
  std::vector<RemedyView> remedies;  // last: the referee's own decision
  std::string why;       // reason of the proposed remedy; empty: none is proposed, or another was chosen
  bool settled = false;  // a remedy is chosen and waits for no answer
  std::vector<FieldView> own_points;  // of the referee's own decision, by side
  std::optional<FieldView> reason;    // for a remedy without a rule
  Button precedent;
};

struct CaseView {
  std::string title;
  std::vector<FactView> facts;
  std::string evidence_title;
  std::vector<std::string> evidence;  // entries of this deal: number, time, event
  std::string waiting;                // the open question; empty: the ruling is shown
  std::optional<RulingView> ruling;
  bool large = false;   // only the ruling, in large type
  Button apply, aloud;  // aloud: toggles the large type
};

// The calculator: value of cards, winner of a trick, legality of a card.
struct CalculatorView {
  std::vector<Button> kinds, slots;   // slots: filled by the keys; label and the cards so far
  std::vector<Button> circumstances;  // trump suit, and whether trump was played
  std::string answer, rule;           // rule: number, title and place of the decisive rule
  bool good = false;                  // the answer is positive, or a plain number
  KeypadView keypad;
};

struct RefereeSheet {
  std::string title, now_title, others_title, precedents_title;
  std::string games_title, nothing;  // nothing: text when the search finds no case
  std::vector<Button> games;         // choice of the game without a match
  TextField search;
  std::vector<Button> now, others, precedents;  // buttons; last of the others: an unlisted case
  std::optional<CaseView> open;
  std::optional<KeypadView> keypad;  // of a fact about cards
  std::optional<CalculatorView> calculator;
  // back: to the list of cases. calculate: no label for a game without cards. close: to the board.
  Button back, calculate, log, close;
};

struct RulingRow {
  Button choose;
  std::string time, title, people, remedy, appeal;  // appeal: its state
  std::vector<std::string> details;                 // of the open row: facts, rule, reason, appeals
  std::string reasons_title;
  std::vector<Button> reasons;  // open row: grounds for the actions below
  std::string points_title;
  std::vector<Button> points;
  std::vector<Button> deal;  // open row: appeal, decide, open its match
};
struct RulingLog {
  std::string title, empty;
  TextField search;
  std::vector<Button> scope, games, filters;
  std::vector<RulingRow> rows;  // newest first
  Button begin;                 // the next step without any row
  Button close;
};

}  // namespace tanteador::view
