#pragma once
// Boxes of the panel's layouts. Their contents are drawn by the functions of the sections.

#include "ui/layout/box.hpp"
#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

inline Rect rect_of(const layout::Bounds& place) {
  return {place.left, place.top, place.right, place.bottom};
}

inline layout::Bounds bounds_of(const Rect& rect) { return {rect.left, rect.top, rect.right, rect.bottom}; }
inline layout::Extent extent_of(const Rect& rect) { return {rect.width(), rect.height()}; }

// The boxes of a match screen. An absent box is empty.
struct BoardBoxes {
  layout::Box object = {}, hand = {};      // the score and the entries, beside or above each other
  layout::Box whole = {};                  // instead of both
  layout::Box score_page = {}, page = {};  // each alone; if absent, the same as above
  layout::Box alone = {};                  // instead of everything
  layout::Box stacked = {};                // the entries under the score in short, if there is room
  bool hand_first = false;                 // the entries are at the left
  bool own_tools = false;                  // the entries alone contain the tools
};

bool is_empty(const layout::Box& box);
// A content with a least size, and its share of the spare room.
inline layout::Box drawn_box(std::string name, layout::Extent least, float weight,
                             std::function<void(Rect)> draw) {
  return {.name = std::move(name),
          .least = least,
          .weight = weight,
          .draw = [draw = std::move(draw)](const layout::Bounds& at) { draw(rect_of(at)); }};
}
// A text that is left out if there is no room for it.
layout::Box text_box(const Pen& pen, const std::string& text, float tall, std::function<void(Rect)> draw);
// Keys of one width side by side: `tall` units high, with less room as high as a finger needs.
layout::Box keys_box(const Pen& pen, std::string name, int keys, float tall, std::function<void(Rect)> draw);
layout::Box row_box(Pen& pen, std::span<const view::Button> actions, float tall, Kind kind);
layout::Box grid_box(Pen& pen, std::span<const view::Button> actions, int columns, float tall, Kind kind);
layout::Box question_box(Pen& pen, const std::string& title, const std::vector<view::Button>& answers,
                         int columns, float tall, Kind kind);
// Parts of every match screen; `width`: of the place, in pixels.
layout::Box instead_box(Pen& pen, const view::MatchScreen& board);
layout::Box headline_box(Pen& pen, const view::MatchScreen& board, float width);
layout::Box next_box(Pen& pen, const view::MatchScreen& board);
layout::Box tools_box(Pen& pen, const std::vector<view::Button>& tools, float width);
layout::Box keypad_box(Pen& pen, float width, const view::KeypadView& keypad);
layout::Box pad_box(Pen& pen, float width, const view::KeypadView& keypad);  // its keys alone
layout::Box last_box(Pen& pen, const view::MatchScreen& board);
// Makes a part for the room that the other parts leave.
using PartMaker = std::function<layout::Box(layout::Extent room)>;
// The column of entries: the request for another entry, `head`, the entry, and the tools if wanted.
layout::Box entries_box(Pen& pen, layout::Extent room, const view::MatchScreen& board, bool tools,
                        const std::function<layout::Box(float width)>& head, const PartMaker& entry);
// A column on the ground of the panel, with empty parts left out.
layout::Box panel_box(Pen& pen, std::vector<layout::Box> parts);

inline const view::Button kNoButton;

// Boxes of pages. `width`: of the content of a page as wide as that.
float page_content(const Pen& pen, float width);
layout::Box page_box(Pen& pen, std::vector<layout::Box> parts);
layout::Box dialog_box(Pen& pen, float wide, std::vector<layout::Box> parts);  // a page in the middle
layout::Box middle_box(layout::Box box, float above);  // in the middle, under that part of the spare height
layout::Box key_box(Pen& pen, const view::Button& key, Kind kind, float wide, float tall);
// A key as wide as that, in pixels, and at least as high as its words.
layout::Box whole_key_box(Pen& pen, float width, const view::Button& key, Kind kind, float tall);
layout::Box key_in_line_box(Pen& pen, const view::Button& key, Kind kind);  // beside a field with its label
layout::Box head_box(Pen& pen, const std::string& title, ImFont* font, ImU32 ink,
                     std::vector<layout::Box> keys = {});
// A "?" at the right of it: a press shows the help below it, a second press hides it.
layout::Box title_with_help_box(Pen& pen, float width, const std::string& title, ImFont* font,
                                const view::Help& help);
layout::Box paragraph_box(Pen& pen, float width, const std::string& text, ImFont* font, ImU32 ink);
// The same, left out if there is no room for it.
layout::Box hint_box(Pen& pen, float width, const std::string& text, ImFont* font, ImU32 ink);
layout::Box lines_box(Pen& pen, float width, const std::vector<std::string>& lines, ImFont* font, ImU32 ink);
// A text with room for at least that.
layout::Box words_box(Pen& pen, const std::string& text, layout::Extent least, const TextStyle& style,
                      float weight = 0);
layout::Box card_box(Pen& pen, layout::Box box);  // the same on the ground of a card …
float card_content(const Pen& pen, float width);  // … so wide inside
// Boxes of one width in rows of as many as fit; `least`: units.
layout::Box tiles_box(Pen& pen, float width, float least, std::size_t count,
                      const std::function<layout::Box(std::size_t number, float wide)>& make);
layout::Box field_box(Pen& pen, const view::TextField& field);
layout::Box typed_box(Pen& pen, const view::FieldView& field);  // a field for typed words, if it takes some
layout::Box chips_box(Pen& pen, float width, std::vector<view::Button> chips);
layout::Box undo_box(Pen& pen, const view::Button& undo);
layout::Box form_foot_box(Pen& pen, const view::Button& close, const std::string& problem,
                          const view::Button& more, const view::Button& done);
// Groups of choices in one row, each on a tray. A group without room shows its chosen one, neighbours, and
// keys to further ones.
layout::Box tabs_box(Pen& pen, float width, std::vector<std::span<const view::Button>> groups);
// A search field with keys beside it, or below it. Enter in the field presses the first of the tools.
layout::Box search_box(Pen& pen, float width, const view::TextField& field,
                       std::span<const view::Button> tools, const view::Button& more = kNoButton);
layout::Box names_box(Pen& pen, const char* id, const std::vector<view::Button>& names);
layout::Box league_head_box(Pen& pen, float width, const view::LeagueHead& head);  // its name and page links
// A dialog in the middle: the question, its consequence, and at the right the answers.
layout::Box confirmation_box(Pen& pen, float width, const view::Confirmation& question);
layout::Box sheet_box(Pen& pen, float width, const view::SettingSheet& sheet);
inline layout::Box form_box(Pen& pen, float width, const std::optional<view::Confirmation>& question,
                            const view::SettingSheet& sheet) {
  return question ? confirmation_box(pen, width, *question) : sheet_box(pen, width, sheet);
}
// The search field of a round, in which results are typed, and the reason of a refused line.
layout::Box typed_line_box(Pen& pen, float width, const view::RoundScreen& view);
// The layouts of a result slip, from the one that shows most; `below` is what they show under it.
std::vector<layout::Box> slip_boxes(Pen& pen, float width, const view::ResultSheet& sheet,
                                    const layout::Box& below);
// Parts one above the other; empty ones are left out.
layout::Box stack_box(Pen& pen, std::vector<layout::Box> parts);
layout::Box swap_box(Pen& pen, float width, const view::SwapSheet& sheet);
layout::Box reports_box(Pen& pen, float width, const view::ResultSheet& sheet);  // that contradict each other
// Draws a box made for a width. One that is too high for the area scrolls.
void draw_or_scroll(Pen& pen, const char* id, const Rect& area,
                    const std::function<layout::Box(float width)>& make);
// The same for the place of a box with that least size, in units.
layout::Box fitted_box(Pen& pen, const char* id, layout::Extent least,
                       std::function<layout::Box(float width)> make);
// The same, with the height of its content as its good one; `width`: of the place, in pixels.
layout::Box fitted_box(Pen& pen, const char* id, float width, std::function<layout::Box(float width)> make);
// Draws a box as high as it needs, and a gap below it.
void draw_part(Pen& pen, Rect& area, const layout::Box& box, float gap);
// A list that scrolls and takes the spare height; `draw` cuts what it uses off the content.
layout::Box list_box(Pen& pen, std::string id, std::function<void(Rect& content)> draw);
struct RowsLook {
  float column, tall;  // units: least width of a column, height of a row
  ListStyle style = ListStyle::plain;
  int most_columns = 99;
};
// The same, whose content is a box made for its width.
layout::Box scroll_box(Pen& pen, std::string id, std::function<layout::Box(float width)> make);
layout::Box rows_box(Pen& pen, const char* id, const std::vector<view::Button>& rows, RowsLook look);
layout::Box empty_box(Pen& pen, std::string_view icon, const std::string& text,
                      const view::Button& next = kNoButton);

// Pages as boxes; `width`: of the page, in pixels.
layout::Box page_of(Pen& pen, float width, const view::Home& home);
layout::Box page_of(Pen& pen, float width, const view::RulebookPage& page);
layout::Box page_of(Pen& pen, float width, const view::HouseRules& page);
layout::Box page_of(Pen& pen, float width, const view::RefereeSheet& sheet);
layout::Box page_of(Pen& pen, float width, const view::NewMatch& sheet);
layout::Box page_of(Pen& pen, float width, const view::NewCompetition& view);
layout::Box page_of(Pen& pen, float width, const view::MatchList& list);
layout::Box page_of(Pen& pen, float width, const view::PeopleView& view);
layout::Box page_of(Pen& pen, float width, const view::PersonView& view);
layout::Box page_of(Pen& pen, float width, const view::RulingLog& log);
layout::Box page_of(Pen& pen, float width, const view::WhySheet& sheet);
layout::Box page_of(Pen& pen, float width, const view::PinSheet& sheet);
layout::Box page_of(Pen& pen, float width, const view::PrintView& view);
layout::Box page_of(Pen& pen, float width, const view::ClubView& view);
layout::Box page_of(Pen& pen, float width, const view::RoundScreen& view);
layout::Box page_of(Pen& pen, float width, const view::StandingsView& view);
layout::Box page_of(Pen& pen, float width, const view::EntrantsView& view);
layout::Box page_of(Pen& pen, float width, const view::ManageView& view);
layout::Box page_of(Pen& pen, float width, const view::PapersView& view);
layout::Box page_of(Pen& pen, float width, const view::SyncView& view);
layout::Box page_of(Pen& pen, float width, const view::SettingsView& view);
layout::Box page_of(Pen& pen, float width, const view::ServerView& view);
layout::Box page_of(Pen& pen, float width, const view::PlayerPage& page);
layout::Box page_of(Pen& pen, float width, const view::History& history);
layout::Box page_of(Pen& pen, float width, const view::AnswerCard& card);
layout::Box page_of(Pen& pen, float width, const view::TutorialView& view);
layout::Box page_of(Pen& pen, float width, const view::ProgressView& view);
layout::Box page_of(Pen& pen, float width, const view::RoomView& view);
layout::Box page_of(Pen& pen, float width, const view::PhoneView& view);
layout::Box page_of(Pen& pen, float width, const view::Finale& finale);
// A big screen in that room, which has at least the units of kTvUnits or kWallUnits.
layout::Box tv_box(Pen& pen, layout::Extent room, const view::TvView& tv);
layout::Box wall_box(Pen& pen, layout::Extent room, const view::WallView& wall);
// The end, the answer to a question, or all other entries, instead of the board. Empty if none is open.
layout::Box page_over_board(Pen& pen, float width, const view::MatchScreen& board);
// All layouts of a match screen, the wanted one first.
std::vector<layout::Box> board_layouts(Pen& pen, const Rect& area, const view::MatchScreen& board,
                                       const std::vector<std::string>& pages);

}  // namespace tanteador::ui
