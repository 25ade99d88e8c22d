#pragma once
// The sections of the panel. Each draws one part of a view into a rectangle and appends the pressed commands.

#include <span>

#include "ui/layout/box.hpp"
#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui {

// The frame of every screen. A notice or a question replaces the headline.
void draw_rail(Pen& pen, Rect rail, const std::vector<view::Button>& places);
void draw_tools_and_title(Pen& pen, Rect strip, const view::Panel& panel);
void draw_notice(Pen& pen, Rect strip, const view::Panel& panel);
void draw_asking(Pen& pen, Rect strip, const view::Panel& panel);

void draw_score_sheet(Pen& pen, Rect area, const view::Finale& finale);  // the points after each deal
void draw_shared_result(Pen& pen, const Rect& window, const view::Finale& finale);
void draw_tv(Pen& pen, const Rect& window, const view::TvView& tv);
void draw_keys_help(Pen& pen, Rect area);
void take_keys(UiState& state);  // turns the keys typed since the last frame into presses of their controls
// Controls drawn from now on get a letter that presses them with Alt; `press_alone`: without Alt, too.
void begin_letters(UiState& state, std::size_t screen, bool press_alone);
void assign_letters(UiState& state);  // to the controls drawn since then
void free_letters(UiState& state);    // if few are left: those of controls that are not visible any more
void draw_board(Pen& pen, Rect area, const view::MatchScreen& board, const std::vector<std::string>& pages);
void draw_ruling_aloud(Pen& pen, Rect area, const view::CaseView& one);
void draw_wall(Pen& pen, const Rect& window, const view::WallView& view);

// Big screens are read from afar. They fill the window: at this scale it has the units of the screen.
inline constexpr layout::Extent kTvUnits{1066, 600}, kWallUnits{1280, 720};  // upright: turned
inline constexpr float kMostWall = 1.25f;  // a user may enlarge the wall so much
float filling_scale(ImVec2 window, layout::Extent units);

bool shows_finale(const Pen& pen, const view::MatchScreen& board);
void draw_instead(Pen& pen, Rect strip, const view::MatchScreen& board);  // the event that is being replaced
void draw_reasons(Pen& pen, Rect area, const view::MatchScreen& board);

// Parts of every match screen. Each cuts the space it takes off the area.
// True if headline and detail have room in one line of that width.
bool has_one_headline(const Pen& pen, const view::MatchScreen& board, float width);
void draw_headline(Pen& pen, Rect area, const view::MatchScreen& board);
void draw_last(Pen& pen, Rect area, const view::MatchScreen& board);        // the last entries, undo, redo
void draw_corrections(Pen& pen, Rect row, const view::MatchScreen& board);  // undo and redo alone
void draw_question(Pen& pen, Rect& area, const std::string& title, const std::vector<view::Button>& answers,
                   int columns, float tall, Kind kind);

// `unfolded`: rows of the standings, one for each row of the table.
void draw_figures(Pen& pen, Rect& area, const report::Table& table,
                  std::span<const view::StandingRow> unfolded = {});
// A page without rows: the picture of a key's icon, the reason, and the next step if the view has one.
void draw_empty(Pen& pen, const Rect& area, std::string_view icon, const std::string& text,
                const view::Button& next = {});
// Draws names as chips, or one a row if they have details. Returns the height.
float draw_names(Pen& pen, Rect content, const std::vector<view::Button>& names);
// Draws a title as high as it needs, with the help key, and an open help sentence below it.
void draw_title_with_help(Pen& pen, Rect& area, const std::string& title, ImFont* font,
                          const view::Help& help, float gap);
// Draws a button as wide as its label, and cuts it off the right end of the row.
void draw_at_right(Pen& pen, Rect& row, const view::Button& action, Kind kind);

inline constexpr std::size_t kMarks = 12;
struct Mark {
  std::vector<ImVec2> edge;  // outline round the origin, about 1 in size
  bool open = false;         // drawn as an outline only
};
Mark mark_of(std::size_t side);
ImU32 side_colour(const Theme& ink, std::size_t side);
void draw_mark(const Pen& pen, ImVec2 at, float units, std::size_t side, ImU32 colour);
inline constexpr float kBadge = 34, kBadgeFrom = 150;  // units: its size; least width of its control
void draw_badge(Pen& pen, const Rect& place, const view::Badge& badge);  // centred
void draw_side_mark(Pen& pen, const Rect& rect, int side);
// Moves positions as little as needed to be at least `apart` from each other, in the same order.
std::vector<float> spread(const std::vector<float>& wanted, float apart, float top, float bottom);
void draw_lantern(Pen& pen, ImVec2 at);  // small, marks the last side
void draw_dealer_card(Pen& pen, ImVec2 at);
inline constexpr float kPlaceChange = 76;  // units: the width of …
// … a medal on its ribbon, then an arrow with the places gained or lost.
void draw_place_change(Pen& pen, Rect place, const view::PlaceChange& change);
// The materials on which scores are written. look_on() returns the look with the inks of a material. The
// others draw its ground, its sign on such a ground, and both in small.
Look look_on(const Look& look, view::Material material);
void draw_ground(Pen& pen, const Rect& rect, view::Material material);
void draw_sign(Pen& pen, const Rect& rect, view::Material material);
void draw_material(Pen& pen, const Rect& rect, view::Material material);

// Equal buttons in one row, or in rows of `columns`. Cuts the space they take off the area.
void draw_row(Pen& pen, const Rect& rect, std::span<const view::Button> actions, Kind kind);
void draw_grid_row(Pen& pen, const Rect& row, std::span<const view::Button> actions, int columns, Kind kind);
void draw_grid(Pen& pen, Rect& area, const std::vector<view::Button>& actions, int columns, float tall,
               Kind kind);
// Style of a list: plain rows with a line under each, or cards. Each row is as high as it needs.
enum class ListStyle { plain, cards };
void draw_lines(Pen& pen, Rect& area, std::span<const view::Button> actions, int columns, float least,
                ListStyle look = ListStyle::plain);
// Chips as wide as their labels, in as many rows as they need.
void draw_chips(Pen& pen, Rect& area, const std::vector<view::Button>& chips);
float height_of_chips(const Pen& pen, float width, const std::vector<view::Button>& chips);
// The colour for points won, lost, or both.
ImU32 ink_of_points(const Theme& ink, std::string_view points);
// Draws a text as high as it needs, and a gap below it.
void draw_part(Pen& pen, Rect& area, const std::string& text, ImFont* font, ImU32 ink, float gap);
void draw_lines(Pen& pen, Rect& area, const std::vector<std::string>& lines);

// Scroll of a list in this frame while something is dragged to its edge, in pixels.
float carried_scroll(const Pen& pen, const Rect& list);
// Scrolls the current list as a finger drags it, and on until it stops after a quick release.
void scroll_by_finger(Pen& pen, const char* id, const Rect& list);

// Draws a list that can be longer than `rect` and scrolls. `draw` gets the rectangle of the content and
// returns the height used. The bar's room is always reserved, so that text does not wrap anew.
template <class Draw>
void draw_list(Pen& pen, const char* id, const Rect& rect, const Draw& draw) {
  ImGui::SetCursorScreenPos(rect.min());
  bool& fits = *ImGui::GetStateStorage()->GetBoolRef(ImGui::GetID(id));
  const ImU32 none = 0;
  ImGui::PushStyleColor(ImGuiCol_ScrollbarBg, fits ? none : ImGui::GetColorU32(ImGuiCol_ScrollbarBg));
  ImGui::PushStyleColor(ImGuiCol_ScrollbarGrab, fits ? none : ImGui::GetColorU32(ImGuiCol_ScrollbarGrab));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::BeginChild(id, rect.size(), false,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_AlwaysVerticalScrollbar);
  if (pen.state.from_top) ImGui::SetScrollY(0);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x - pen.px(8);
  constexpr float kEndless = 1e6f;
  const float height = draw(Rect{at.x, at.y, at.x + width, at.y + kEndless});
  ImGui::SetCursorScreenPos(at);
  ImGui::Dummy({1, height});
  scroll_by_finger(pen, id, rect);
  fits = height <= rect.height();
  ImGui::EndChild();
  ImGui::PopStyleVar();
  ImGui::PopStyleColor(2);
}

}  // namespace tanteador::ui
