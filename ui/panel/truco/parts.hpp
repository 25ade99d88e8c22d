#pragma once
// The parts of a match of Truco: the tally, the seats, the hand and its contests.

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui::truco {

void draw_scores(Pen& pen, Rect area, const view::MatchScreen& board, const view::TrucoSheet& sheet);
void draw_side_name(Pen& pen, Rect line, const view::truco::SideTally& side, int place);  // and its sets
// The matches of one side; `side` identifies the tally.
void draw_tally(Pen& pen, const Rect& area, const view::truco::Tally& tally, int side);
void draw_seats(Pen& pen, Rect area, const std::vector<view::truco::SeatView>& seats);

void draw_entry(Pen& pen, Rect area, const view::MatchScreen& board, const view::TrucoSheet& sheet);
void draw_contests(Pen& pen, Rect area, const view::MatchScreen& board, const view::TrucoSheet& sheet);
void draw_stake(Pen& pen, Rect& area, const view::truco::Stake& stake);
void draw_hand(Pen& pen, Rect& area, const view::TrucoSheet& sheet, bool asking);  // calls and tricks
void draw_results(Pen& pen, Rect& area, const std::vector<view::truco::HandLine>& results);

}  // namespace tanteador::ui::truco
