#pragma once
// The sections of the panel. Each draws one part of a view into a rectangle and appends what was pressed.

#include "ui/panel/pen.hpp"

namespace tanteador::ui {

void draw_home(Pen& pen, Rect area, const view::Home& home);
void draw_new_match(Pen& pen, Rect area, const view::NewMatch& sheet);
void draw_board(Pen& pen, Rect area, const view::Board& board, const std::vector<std::string>& pages);
void draw_history(Pen& pen, Rect area, const view::History& history);
void draw_settings(Pen& pen, Rect area, const view::SettingsView& settings);

// Of the board.
void draw_scores(Pen& pen, Rect area, const view::Board& board);  // both sides, the tally, undo and redo
void draw_entry(Pen& pen, Rect area, const view::Board& board);   // what can be entered now
void draw_keypad(Pen& pen, Rect area, const view::KeypadView& keypad);

// The mark of a side beside its name: a shape and a colour.
void draw_side_mark(Pen& pen, const Rect& rect, int side);

// Equal buttons in one row.
void draw_row(Pen& pen, const Rect& rect, const std::vector<view::Action>& actions, Kind kind);

// A list that is longer than its place: scrolled by wheel, bar, or by dragging it. `draw` is given the
// rectangle of the content, as high as it likes, and answers how high it was.
template <class Draw>
void draw_list(Pen& pen, const char* id, const Rect& rect, const Draw& draw) {
  ImGui::SetCursorScreenPos(rect.min());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::BeginChild(id, {rect.width(), rect.height()}, false,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_AlwaysVerticalScrollbar);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x - pen.px(8);
  constexpr float kEndless = 1e6f;
  const float height = draw(Rect{at.x, at.y, at.x + width, at.y + kEndless});
  ImGui::SetCursorScreenPos(at);
  ImGui::Dummy({1, height});
  if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) && ImGui::IsMouseDragging(0)) {
    ImGui::SetScrollY(ImGui::GetScrollY() - ImGui::GetIO().MouseDelta.y);
  }
  ImGui::EndChild();
  ImGui::PopStyleVar();
}

}  // namespace tanteador::ui
