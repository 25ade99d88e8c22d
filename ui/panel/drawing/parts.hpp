#pragma once
// The sections of the panel. Each draws one part of a view into a rectangle and appends what was pressed.

#include <optional>
#include <span>

#include "ui/panel/drawing/pen.hpp"

namespace tanteador::ui {

// Round every screen; a notice, and that one only asks, take the place of the headline.
void draw_rail(Pen& pen, Rect rail, const std::vector<view::Button>& places);
void draw_tools_and_title(Pen& pen, Rect strip, const view::Panel& panel);
void draw_notice(Pen& pen, Rect strip, const view::Panel& panel);
void draw_asking(Pen& pen, Rect strip, const view::Panel& panel);

void draw_finale(Pen& pen, Rect area, const view::Finale& finale);
void draw_score_sheet(Pen& pen, Rect area, const view::Finale& finale);  // the points after each deal
void draw_tv(Pen& pen, Rect area, const view::TvView& tv);
void draw_keys_help(Pen& pen, Rect area);
void take_keys(UiState& state);  // what was typed since the last frame, to the controls it stands for
void draw_home(Pen& pen, Rect area, const view::Home& home);
void draw_matches(Pen& pen, Rect area, const view::MatchList& list);
void draw_new_match(Pen& pen, Rect area, const view::NewMatch& sheet);
void draw_house_rules(Pen& pen, Rect area, const view::HouseRules& page);
void draw_board(Pen& pen, Rect area, const view::MatchScreen& board, const std::vector<std::string>& pages);
void draw_history(Pen& pen, Rect area, const view::History& history);
void draw_referee(Pen& pen, Rect area, const view::RefereeSheet& sheet);
void draw_ruling_aloud(Pen& pen, Rect area, const view::CaseView& one);  // alone, to be read to everybody
void draw_rulings(Pen& pen, Rect area, const view::RulingLog& log);
void draw_answer_card(Pen& pen, Rect area, const view::AnswerCard& card);
void draw_why(Pen& pen, Rect area, const view::WhySheet& sheet);
void draw_rulebook(Pen& pen, Rect area, const view::RulebookPage& page);
void draw_pin(Pen& pen, Rect area, const view::PinSheet& sheet);
void draw_settings(Pen& pen, Rect area, const view::SettingsView& settings);
void draw_tutorial(Pen& pen, Rect area, const view::TutorialView& view);
void draw_club(Pen& pen, Rect area, const view::ClubView& view);
void draw_people(Pen& pen, Rect area, const view::PeopleView& view);
void draw_person(Pen& pen, Rect area, const view::PersonView& view);
void draw_player(Pen& pen, Rect area, const view::PlayerPage& page);
void draw_new_competition(Pen& pen, Rect area, const view::NewCompetition& view);
void draw_round(Pen& pen, Rect area, const view::RoundScreen& view);
void draw_standings(Pen& pen, Rect area, const view::StandingsView& view);
void draw_entrants(Pen& pen, Rect area, const view::EntrantsView& view);
void draw_wall(Pen& pen, Rect area, const view::WallView& view);
void draw_progress(Pen& pen, Rect area, const view::ProgressView& view);
void draw_papers(Pen& pen, Rect area, const view::PapersView& view);
void draw_manage(Pen& pen, Rect area, const view::ManageView& view);
void draw_print(Pen& pen, Rect area, const view::PrintView& view);
void draw_room(Pen& pen, Rect area, const view::RoomView& view);
void draw_phone(Pen& pen, Rect area, const view::PhoneView& view);
void draw_server(Pen& pen, Rect area, const view::ServerView& view);
void draw_together(Pen& pen, Rect area, const view::TogetherView& view);

// Of the board. What was played so far, the object, and what may be entered now, the hand, stand beside one
// another; in a window on end the hand stands below; where there is no room for both, one of them is shown.
enum class Layout { beside, above, by_turns };
Layout layout_of(const Pen& pen, const Rect& area);
struct Halves {
  std::optional<Rect> object, hand;
};
// `wide`, `tall`: units the hand needs beside or below the object.
Halves halves(const Pen& pen, Rect area, float wide, float tall);
void draw_more(Pen& pen, Rect area, const view::MoreSheet& sheet, const view::MatchScreen& board);
void draw_keypad(Pen& pen, Rect area, const view::KeypadView& keypad);
void draw_keys(Pen& pen, Rect area, const view::KeypadView& keypad);      // of it
void draw_instead(Pen& pen, Rect strip, const view::MatchScreen& board);  // the event that is being replaced
void draw_reasons(Pen& pen, Rect area, const view::MatchScreen& board);

// Parts of every board; what they take is cut off the area.
void draw_headline(Pen& pen, Rect& area, const view::MatchScreen& board);
void draw_next(Pen& pen, Rect& area, const view::MatchScreen& board);           // start, rematch, "we agree"
void draw_tools(Pen& pen, Rect& area, const std::vector<view::Button>& tools);  // at the bottom
void draw_last(Pen& pen, Rect area, const view::MatchScreen& board);        // the last entries, undo, redo
void draw_corrections(Pen& pen, Rect row, const view::MatchScreen& board);  // undo and redo alone
void draw_question(Pen& pen, Rect& area, const std::string& title, const std::vector<view::Button>& answers,
                   int columns, float tall, Kind kind);

// Of the club's screens.
void draw_setting_sheet(Pen& pen, Rect area, const view::SettingSheet& sheet);  // its pages, its rows
void draw_swap(Pen& pen, Rect area, const view::SwapSheet& sheet);
void draw_result(Pen& pen, Rect area, const view::ResultSheet& sheet);
void draw_curve(Pen& pen, Rect area, const view::RatingCurve& curve);
// `unfolded`: of standings, one a row of the table.
void draw_figures(Pen& pen, Rect& area, const report::Table& table,
                  std::span<const view::StandingRow> unfolded = {});
void draw_league_pages(Pen& pen, Rect& area, const view::LeagueHead& head);  // its name and the ways to them
void draw_league_head(Pen& pen, Rect& area, const view::LeagueHead& head);   // and the undo below
// At the lower edge of the area, where there is something to be taken back.
void draw_undo(Pen& pen, Rect& area, const view::Button& undo);
void draw_text_field(Pen& pen, Rect area, const view::TextField& field);  // its label above it
inline float field_tall(const Pen& pen) { return pen.px(26) + pen.key(kKeyHeight); }
// Names as chips; where more is told of them, a row each. How high they are.
float draw_names(Pen& pen, Rect content, const std::vector<view::Button>& names);
// A field to search by, and keys beside it; below it where they would leave it no room or ask something.
void draw_search(Pen& pen, Rect& area, const view::TextField& field, const view::Button& add,
                 const view::Button& more = {});
// A "?" at the right end of a line beside what does not explain itself, nothing where there is no help;
// pressed, its sentence is shown, and pressed again it is gone.
void draw_help_key(Pen& pen, Rect& line, const view::Help& help);
bool is_explained(const Pen& pen, const view::Help& help);
// A title as high as it needs to be, with that key; below it the sentence that was asked for.
void draw_title_with_help(Pen& pen, Rect& area, const std::string& title, ImFont* font,
                          const view::Help& help, float gap);
// As wide as its label; cut off the right end of the row.
void draw_at_right(Pen& pen, Rect& row, const view::Button& action, Kind kind);

// What tells the sides apart: a shape and a colour for each of at most twelve.
inline constexpr std::size_t kMarks = 12;
struct Mark {
  std::vector<ImVec2> edge;  // about 0, about one in size
  bool open = false;         // its outline alone
};
Mark mark_of(std::size_t side);
ImU32 side_colour(const Theme& ink, std::size_t side);
void draw_mark(const Pen& pen, ImVec2 at, float units, std::size_t side, ImU32 colour);
inline constexpr float kBadge = 34, kBadgeFrom = 150;  // units: its size, and how wide what bears one is
void draw_badge(Pen& pen, const Rect& place, const view::Badge& badge);  // in its middle
void draw_side_mark(Pen& pen, const Rect& rect, int side);               // beside its name
// As near to where they are wanted as they can stand so far apart, in the same order.
std::vector<float> spread(const std::vector<float>& wanted, float apart, float top, float bottom);
void draw_lantern(Pen& pen, ImVec2 at);  // small, for the last
void draw_dealer_card(Pen& pen, ImVec2 at);
// What a game is kept on: a ground to write on, in the inks of that look; the sign of it, which stands on
// such a ground; and both, small.
Look look_on(const Look& look, view::Material material);
void draw_ground(Pen& pen, const Rect& rect, view::Material material);
void draw_sign(Pen& pen, const Rect& rect, view::Material material);
void draw_material(Pen& pen, const Rect& rect, view::Material material);

// Equal buttons in one row, or in rows of so many; what they take is cut off the area.
void draw_row(Pen& pen, const Rect& rect, const std::vector<view::Button>& actions, Kind kind);
void draw_grid(Pen& pen, Rect& area, const std::vector<view::Button>& actions, int columns, float tall,
               Kind kind);
// Of a list: plain with a line under each, or as cards, which weigh more. Each row as high as it needs.
enum class Listed { plain, cards };
void draw_lines(Pen& pen, Rect& area, std::span<const view::Button> actions, int columns, float least,
                Listed look = Listed::plain);
// As wide as their labels, in as many rows as that takes.
void draw_chips(Pen& pen, Rect& area, const std::vector<view::Button>& chips);
// Of points won, lost, or both.
ImU32 ink_of_points(const Theme& ink, std::string_view points);
// A text as high as it needs to be, and a gap below it.
void draw_part(Pen& pen, Rect& area, const std::string& text, ImFont* font, ImU32 ink, float gap);
void draw_lines(Pen& pen, Rect& area, const std::vector<std::string>& lines);

// What is carried to the edge of a list moves it on: by so much in this frame.
float carried_scroll(const Pen& pen, const Rect& list);

// A list that may be longer than its place: scrolled by wheel, bar, or by dragging it. `draw` is given the
// rectangle of the content, as high as it likes, and answers how high it was. The bar keeps its room also
// where it is not seen, so that nothing wraps anew when it comes.
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
  if (ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem) && ImGui::IsMouseDragging(0)) {
    ImGui::SetScrollY(ImGui::GetScrollY() +
                      (pen.state.dragged.empty() ? -ImGui::GetIO().MouseDelta.y : carried_scroll(pen, rect)));
  }
  fits = height <= rect.height();
  ImGui::EndChild();
  ImGui::PopStyleVar();
  ImGui::PopStyleColor(2);
}

}  // namespace tanteador::ui
