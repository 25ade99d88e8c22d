#pragma once
// The sections of the Truf match screen, and its small cards.

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

// A playing card: its face, its back, or its empty place.
void draw_truf_card(Pen& pen, const Rect& rect, const view::TrufCard& card, bool pale = false);
void draw_truf_key(Pen& pen, const Rect& rect, const view::TrufKey& key);
// The sign of a suit (s h d c), `tall` high.
void draw_suit(ImVec2 at, float tall, char suit, ImU32 colour);
ImU32 suit_ink(char suit);

void draw_truf_table(Pen& pen, const Rect& area, const view::TrufRound& round);
void draw_truf_entry(Pen& pen, Rect area, const view::MatchScreen& board, const view::TrufRound& round);
void draw_truf_sheet(Pen& pen, Rect area, const view::TrufRound& round);
// An arc with an arrowhead: 1 counter-clockwise, -1 clockwise.
void draw_turning(ImVec2 at, float radius, int direction, ImU32 colour);

}  // namespace tanteador::ui
