#pragma once
// The referee's screens: the cases to choose from, the one that is being heard, and the log of all rulings.

#include <optional>
#include <string>
#include <vector>

#include "src/view/entry/fields.hpp"

namespace tanteador::view {

struct FactView {
  FieldView found;              // what the referee goes by
  Action dispute;               // opens and closes what each side says; no label: not of this fact
  std::vector<FieldView> said;  // by each side
  int columns = 3;              // of the choices
};

struct RemedyView {
  Action choose;                    // detail: fixed by rule, or the referee's judgement
  std::vector<std::string> scores;  // "Ana 12 → 15", of every side; last the entries that are struck
  std::string problem;              // why it cannot be applied
};

// The rule, how the facts lead to it, and what may be done about it.
struct RulingView {
  std::string warned;                 // how many earlier warnings of the player count; empty: none
  std::vector<Action> warnings;       // all of them: one that counts is left out, or counts again
  std::string rule, place, text;      // rule: number and title; text: what it says
  std::vector<std::string> steps;     // because …, therefore …
  std::vector<RemedyView> remedies;   // the last one: the referee's own decision
  std::string why;                    // one of them is proposed; empty: none is, or another was chosen
  bool settled = false;               // a remedy is chosen, and it waits for no answer
  std::vector<FieldView> own_points;  // of that decision, by side
  std::optional<FieldView> reason;    // where no rule fixes the remedy
  Action precedent;                   // kept for when the same happens again
};

struct CaseView {
  std::string title;
  std::vector<FactView> facts;
  std::string evidence_title;
  std::vector<std::string> evidence;  // what was entered in this deal: number, time, event
  std::string waiting;                // what must be answered first; empty: the ruling is there
  std::optional<RulingView> ruling;
  bool large = false;   // the ruling alone, in large type
  Action apply, aloud;  // aloud: into the large type, or out of it
};

// What cards are worth, who wins a trick, may a card be played: by the keys of the pack.
struct CalculatorView {
  std::vector<Action> kinds, slots;   // slots: what the keys fill; label and the cards so far
  std::vector<Action> circumstances;  // the trump, and whether it has been played
  std::string answer, rule;           // rule: number, title and place, where one decides
  bool good = false;                  // in favour of the card, or a plain figure
  KeypadView keypad;
};

struct RefereeSheet {
  std::string title, now_title, others_title, precedents_title;
  std::string games_title, nothing;  // nothing: no case is like what was searched for
  std::vector<Action> games;         // without a match: which game it is about
  TextField search;
  std::vector<Action> now, others, precedents;  // tiles; the last of the others: what is not listed
  std::optional<CaseView> open;
  std::optional<KeypadView> keypad;  // of a fact about cards
  std::optional<CalculatorView> calculator;
  // back: to the tiles; calculate: no label where the game is kept without its cards; close: to the board
  Action back, calculate, log, close;
};

struct RulingRow {
  Action choose;                                    // opens and closes it
  std::string time, title, people, remedy, appeal;  // appeal: where it stands
  std::vector<std::string> details;                 // of the open row: facts, rule, reason, appeals
  std::string reasons_title;
  std::vector<Action> reasons;  // of the open row: the ground of what is pressed below
  std::string points_title;
  std::vector<Action> points;  // of the referee's own decision, by side
  std::vector<Action> deal;    // of the open row: appeal, decide, open its match
};
struct RulingLog {
  std::string title, empty;
  TextField search;
  std::vector<Action> scope, games, filters;
  std::vector<RulingRow> rows;  // newest first
  Action close;
};

}  // namespace tanteador::view
