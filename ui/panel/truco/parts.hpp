#pragma once
// The parts of a match of Truco: the tally, the seats, the hand and its contests.

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui::truco {

// `room`: as far as known before the layout is chosen.
layout::Box scores_box(Pen& pen, layout::Extent room, const view::MatchScreen& board,
                       const view::TrucoSheet& sheet);
layout::Box strip_box(Pen& pen, float width, const view::MatchScreen& board, const view::TrucoSheet& sheet);
void draw_side_name(Pen& pen, Rect line, const view::truco::SideTally& side, int place);  // and its sets
void draw_seats(Pen& pen, Rect area, const std::vector<view::truco::SeatView>& seats);

layout::Box entry_box(Pen& pen, layout::Extent room, const view::MatchScreen& board,
                      const view::TrucoSheet& sheet, bool tools);
layout::Box contests_box(Pen& pen, const view::MatchScreen& board, const view::TrucoSheet& sheet);
void draw_stake(Pen& pen, Rect strip, const view::DealValue& stake);
layout::Box hand_box(Pen& pen, layout::Extent room, const view::TrucoSheet& sheet, bool asking);
layout::Box results_box(Pen& pen, layout::Extent room, const std::vector<view::truco::HandLine>& results);

}  // namespace tanteador::ui::truco
