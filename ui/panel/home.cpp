// The home screen: matches in progress, recent tables to play again, and the start of a new match.

#include <cmath>

#include "ui/panel/drawing/boxes.hpp"
#include "ui/panel/drawing/icons.hpp"
#include "ui/panel/matches.hpp"

namespace tanteador::ui {

namespace {

constexpr float kGame = 84, kGameMark = 56, kGamesWide = 400, kRowTall = 68, kHead = 32;
constexpr float kFirstLeast = 280, kFirstLow = 340, kFirstMost = 620, kFigureTall = 250, kAgainTall = 64;
constexpr std::size_t kSidesInARow = 6;
constexpr int kLinkRows = 2;

void draw_game(Pen& around, const Rect& tile, const view::Button& game, const view::Material* material) {
  const Look look = material ? look_on(around.look, *material) : around.look;
  Pen pen = around.with_look(look);
  material ? draw_ground(pen, tile, *material) : pen.fill(tile, pen.ink.button);
  pen.touch(tile, game);
  const bool narrow = tile.width() < pen.px(210);
  const float aside = pen.px(narrow ? 10 : 20);
  Rect inside = tile.inset(aside, pen.px(10));
  const float mark = std::min(pen.px(narrow ? 32 : kGameMark), inside.height());
  const Rect place = inside.cut_left(mark, pen.px(narrow ? 10 : 24));
  if (material)
    draw_sign(pen, {place.left, place.centre().y - mark / 2, place.right, place.centre().y + mark / 2},
              *material);
  else if (has_icon(game.id))
    draw_icon(pen.look, game.id, place.centre(), mark / pen.look.scale * 0.7f, pen.ink.accent);
  constexpr float kLine = 30;
  const float lines = pen.height_of(game.detail, pen.look.small, inside.width());
  if (lines + pen.px(kLine) > inside.height()) return pen.text(inside, game.label, {pen.look.label});
  inside = inside.inset(0, (inside.height() - lines - pen.px(kLine)) / 2);
  pen.text(inside.cut_top(pen.px(kLine)), game.label, {pen.look.label});
  pen.text(inside, game.detail, {pen.look.small, pen.ink.muted, Align::left, Overflow::wrap, 0});
}

void draw_games(Pen& pen, Rect area, const view::Home& home, int columns, float times = 1) {
  const auto count = static_cast<int>(home.games.size());
  const int rows = std::max(1, (count + columns - 1) / columns);
  const float tall = std::min(pen.px(kGame * 1.1f * times),
                              (area.height() + pen.px(kGap)) / static_cast<float>(rows) - pen.px(kGap));
  for (int i = 0; i < count; ++i) {
    const auto game = static_cast<std::size_t>(i);
    if (i % columns == 0 && i > 0) area.cut_top(tall, pen.px(kGap));
    const Rect row{area.left, area.top, area.right, area.top + tall};
    const int in_row = std::min(columns, count - i / columns * columns);  // the last row is filled too
    draw_game(pen, row.column(i % columns, in_row, pen.px(kGap)), home.games[game],
              game < home.materials.size() ? &home.materials[game] : nullptr);
  }
}

// One size for the figures of all sides, as large as possible. Gaps keep two figures from being read as one.
float figure_size(const Pen& pen, const Rect& place, const std::vector<view::MatchCard::Side>& sides) {
  constexpr float kShare = 0.86f;  // of the width
  float most = std::clamp(place.height() * 0.7f, std::min(place.height(), pen.px(kFigureTall)),
                          pen.px(2 * kFigureTall)) /
               pen.look.digits->FontSize;
  for (const auto& side : sides)
    most =
        std::min(most, place.width() * kShare / std::max(1.0f, pen.width_of(side.points, pen.look.digits)));
  return std::max(0.2f, most);
}

void draw_score_of(Pen& pen, Rect place, const view::MatchCard::Side& side, int number,
                   const std::vector<view::MatchCard::Side>& sides) {
  constexpr float kSideMark = 22, kBesideMark = 6;
  Rect name = place.cut_top(pen.px(30), pen.px(2));
  const float wide =
      std::min(name.width(), pen.width_of(side.name, pen.look.label) + pen.px(kSideMark + kBesideMark + 2));
  name.left += (name.width() - wide) / 2;
  draw_side_mark(pen, name.cut_left(pen.px(kSideMark), pen.px(kBesideMark)), number);
  pen.text({name.left, name.top, name.left + wide - pen.px(kSideMark + kBesideMark), name.bottom}, side.name,
           {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
  pen.text(
      place, side.points,
      {pen.look.digits, pen.ink.text, Align::centre, Overflow::whole, 0.5f, figure_size(pen, place, sides)});
}

void draw_matches_of(Pen& pen, Rect& place, const view::MatchCard& match, int side) {
  constexpr int kSquare = 5, kBeanRow = 6, kMost = 40;
  constexpr float kShare = 0.3f, kLeast = 150;  // of the height; units
  int most = 1;
  for (const auto& one : match.sides) most = std::max(most, std::min(one.score, kMost));
  const int points = std::clamp(match.sides[side].score, 0, kMost), group = match.beans ? kBeanRow : kSquare;
  if (match.material != view::Material::cloth || !match.live || place.height() < pen.px(kLeast)) return;
  const Rect strip = place.cut_bottom(place.height() * kShare).inset(pen.px(24), 0);
  const int all = (most + group - 1) / group * group;  // for all sides, so that their sizes are equal
  draw_matches(pen, strip, match.beans ? Marks::beans : Marks::matches, points, all, side);
}

// The match most likely to be continued, larger than the rest: its score, and the key that continues it.
void draw_first(Pen& around, const Rect& card, const view::MatchCard& match) {
  const Look look = look_on(around.look, match.material);
  Pen pen = around.with_look(look);
  draw_ground(pen, card, match.material);
  Rect inside = card.inset(pen.px(24), pen.px(18));
  const bool low = card.height() < pen.px(kFirstLow);
  Rect keys = inside.cut_bottom(std::clamp(card.height() * 0.24f, pen.px(64), pen.px(116)), pen.px(kGap));
  Rect head = inside.cut_top(pen.px(low ? 48 : 60), pen.px(low ? 2 : 6));
  draw_sign(pen, head.cut_left(head.height(), pen.px(20)).inset(pen.px(6)), match.material);
  pen.text(head.cut_right(head.width() * 0.34f, pen.px(12)), match.state,
           {pen.look.small, match.live ? pen.ink.accent : pen.ink.muted, Align::right, Overflow::wrap, 0});
  pen.text(head.cut_top(pen.px(low ? 24 : 28)), match.game, {pen.look.label, pen.ink.text});
  pen.text(head, match.detail, {pen.look.small, pen.ink.muted, Align::left, Overflow::wrap, 0});
  const auto count = static_cast<int>(match.sides.size());
  const int rows = count > static_cast<int>(kSidesInARow) ? 2 : 1, columns = (count + rows - 1) / rows;
  for (int i = 0; i < count; ++i) {
    Rect place = inside.row(i / columns, rows, pen.px(4)).column(i % columns, columns, pen.px(12));
    draw_matches_of(pen, place, match, i);
    draw_score_of(pen, place, match.sides[i], i, match.sides);
  }
  if (!match.discard.label.empty())
    pen.button(keys.cut_right(keys.width() * 0.3f, pen.px(kGap)), match.discard, Kind::link);
  if (match.again.label.empty()) return around.button(keys, match.open, Kind::next);
  pen.button(keys.cut_right(keys.width() * 0.3f, pen.px(kGap)), match.open, Kind::link);
  around.button(keys, match.again, Kind::next);
}

// Players, score and time, with a line below. A press anywhere opens the match.
void draw_match_row(Pen& pen, Rect line, const view::MatchCard& match) {
  ImGui::GetWindowDrawList()->AddLine({line.left, line.bottom}, {line.right, line.bottom}, pen.ink.button,
                                      pen.px(1.5f));
  if (match.open.label.empty())
    return pen.text(line, match.title + ": " + match.detail, {pen.look.small, pen.ink.minus});
  if (!match.discard.label.empty())
    pen.button(line.cut_right(pen.px(130), pen.px(kGap)).inset(0, pen.px(6)), match.discard, Kind::link);
  pen.touch(line, match.open);
  line = line.inset(pen.px(6), pen.px(8));
  draw_material(pen, line.cut_left(line.height(), pen.px(12)), match.material);
  const float figures = pen.width_of(match.score, pen.look.title) + pen.px(4);
  pen.text(line.cut_right(std::min(figures, line.width() * 0.55f), pen.px(14)), match.score,
           {pen.look.title, match.live ? pen.ink.accent : pen.ink.text, Align::right, Overflow::whole});
  pen.text(line.cut_top(line.height() * 0.54f), match.title,
           {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
  pen.text(line, match.state, {pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis});
}

void draw_match_rows(Pen& pen, Rect& area, const std::string& title,
                     const std::vector<view::MatchCard>& matches, float times) {
  if (matches.empty()) return;
  pen.text(area.cut_top(pen.px(kHead)), title, {pen.look.small, pen.ink.muted});
  for (const view::MatchCard& match : matches)
    draw_match_row(pen, area.cut_top(pen.px(kRowTall * times), pen.px(2)), match);
  area.cut_top(pen.px(10));
}

// Parts that fit above the games at the first start: the region first, then the text, then the emblem.
struct Welcome {
  bool regions, text, emblem;
};
Welcome welcome_in(const Pen& pen, const Rect& inside, const view::Home& home, bool both) {
  constexpr float kRegions = 960, kChip = 56, kFinger = 45, kText = 76,
                  kEmblem = 96;  // units, kFinger in pixels
  if (home.regions.empty()) return {false, true, true};
  const float chips = kHead + kChip * (inside.width() >= pen.px(kRegions) ? 1 : 2);
  const auto count = static_cast<float>(home.games.size());
  const float key = std::max(48.0f, kFinger / pen.px(1)) + kGap;
  const float games = kHead + key * (both ? count : std::ceil(count / 2));
  const float others = both ? 0 : 2 * (kGame + kGap) + kAgainTall + 2 * kGap;
  const float room = inside.height() / pen.px(1) - 40 - kGapKeypad - games - others;
  const bool regions = room >= chips;
  const float left = room - (regions ? chips : 0);
  return {regions, left >= kText, left >= kText + kEmblem};
}

// The first start: choose a game, a sample match, or an evening of the club.
void draw_welcome(Pen& pen, Rect area, const view::Home& home) {
  constexpr float kWide = 1080, kTall = 660, kBoth = 760;
  const float width = std::min(area.width(), pen.px(kWide)), tall = std::min(area.height(), pen.px(kTall));
  const ImVec2 middle = area.centre();
  const Rect card{middle.x - width / 2, middle.y - tall / 2, middle.x + width / 2, middle.y + tall / 2};
  pen.fill(card, pen.ink.panel, kPanelCorner);
  Rect inside = card.inset(pen.px(28), pen.px(20));
  const bool both = inside.width() >= pen.px(kBoth);
  const Welcome shows = welcome_in(pen, inside, home, both);
  if (shows.emblem) draw_emblem(pen, inside.cut_top(pen.px(84), pen.px(kGap)));
  pen.text(inside.cut_top(pen.px(40), pen.px(kGapKeypad)), home.title,
           {pen.look.title, pen.ink.text, Align::centre});
  if (shows.text)
    pen.text(inside.cut_top(pen.px(64), pen.px(12)), home.welcome,
             {pen.look.body, pen.ink.muted, Align::centre});
  if (shows.regions) {
    pen.text(inside.cut_top(pen.px(kHead)), home.region_title, {pen.look.small, pen.ink.muted});
    draw_chips(pen, inside, home.regions);
  }
  Rect others = both ? inside.cut_right(inside.width() * 0.42f, pen.px(kGapPage))
                     : inside.cut_bottom(pen.px(2 * (kGame + kGap)), pen.px(kGap));
  others.cut_top(both ? pen.px(kHead) : 0);
  Rect& under = both ? others : inside;
  view::Button room = home.room;
  room.detail.clear();  // three keys in a row have no room for it
  draw_row(pen, under.cut_bottom(pen.px(kAgainTall), pen.px(kGap)), {home.referee, room, home.tutorial},
           Kind::act);
  pen.text(inside.cut_top(pen.px(kHead)), home.games_title, {pen.look.small, pen.ink.muted});
  draw_games(pen, inside, home, both ? 1 : 2);
  others.bottom = std::min(others.bottom, others.top + pen.px(2 * 150 + kGap));
  draw_game(pen, others.row(0, 2, pen.px(kGap)), home.sample, nullptr);
  draw_game(pen, others.row(1, 2, pen.px(kGap)), home.club, nullptr);
}

layout::Box pager_box(Pen& pen, const view::MatchList& list) {
  constexpr float kPagerWide = 160, kPagerTall = 60;
  if (list.page.empty()) return {};
  layout::Box words = drawn_box(list.page, {pen.px(kPagerWide), 0}, 1, [&pen, &list](Rect at) {
    pen.text(at, list.page, {pen.look.body, pen.ink.muted, Align::centre});
  });
  return layout::row(pen.px(kGap), {key_box(pen, list.back, Kind::act, kPagerWide, kPagerTall), words,
                                    key_box(pen, list.next, Kind::act, kPagerWide, kPagerTall)});
}

}  // namespace

// Filters at the top; the pages at the bottom, near the thumb.
layout::Box page_of(Pen& pen, float width, const view::MatchList& list) {
  std::vector<view::Button> filters = list.games;
  filters.push_back(list.live);
  return page_box(pen, {head_box(pen, list.title, pen.look.title, pen.ink.text), field_box(pen, list.search),
                        chips_box(pen, page_content(pen, width), std::move(filters)),
                        list.rows.empty() ? empty_box(pen, "go/matches", list.empty, list.begin)
                                          : rows_box(pen, "all_matches", list.rows, {380, 76}),
                        pager_box(pen, list)});
}

namespace {

// Below the height at which labels change their size.
float link_height(float times) { return std::min(78.0f, kAgainTall * times); }

int tables_a_row(const Pen& pen, const Rect& area) { return area.width() >= pen.px(900) ? 4 : 2; }

void draw_below(Pen& pen, Rect& content, const view::Home& home, float times) {
  if (!home.again.empty()) {
    pen.text(content.cut_top(pen.px(kHead)), home.again_title, {pen.look.small, pen.ink.muted});
    draw_grid(pen, content, home.again, tables_a_row(pen, content), link_height(times), Kind::act);
    content.cut_top(pen.px(10));
  }
  draw_match_rows(pen, content, home.live_title, home.live, times);
  draw_match_rows(pen, content, home.recent_title, home.recent, times);
}

// The referee and the club are set apart from the other links.
void draw_links(Pen& pen, Rect& area, const view::Home& home, float tall) {
  std::vector<view::Button> links;
  for (view::Button one : {home.all, home.people, home.room}) {
    if (one.id != home.all.id) one.detail.clear();  // their pictures replace it
    if (!one.label.empty()) links.push_back(std::move(one));
  }
  draw_row(pen, area.cut_top(pen.px(tall), pen.px(kGap)), {home.referee, home.club}, Kind::act);
  draw_row(pen, area.cut_top(pen.px(tall), pen.px(kGap)), links, Kind::link);
}

void draw_games_and_links(Pen& pen, Rect area, const view::Home& home) {
  pen.text(area.cut_top(pen.px(kHead)), home.games_title, {pen.look.small, pen.ink.muted});
  Rect foot = area.cut_bottom(pen.px((kAgainTall + kGap) * kLinkRows), pen.px(kGap));
  draw_links(pen, foot, home, kAgainTall);
  draw_games(pen, area, home, 1);
}

// Portrait window: one column, stretched to the full height.
struct HomeColumn {
  int games = 1;    // in a row
  float first = 0;  // units
  float times = 1;
};

int rows_of(std::size_t count, int columns) { return (static_cast<int>(count) + columns - 1) / columns; }

HomeColumn home_column(const Pen& pen, const Rect& area, const view::Home& home) {
  constexpr float kOneRow = 760, kTall = 1000, kMost = 1.7f;
  HomeColumn column;
  const bool wide = area.width() >= pen.px(kOneRow), tall = area.height() >= pen.px(kTall);
  column.games = !wide ? 2 : tall ? 3 : std::max(1, static_cast<int>(home.games.size()));
  column.first = std::clamp(area.height() * 0.3f / pen.look.scale, kFirstLeast, kFirstMost);
  const auto rows = static_cast<float>(home.live.size() + home.recent.size());
  const auto grids = static_cast<float>(kLinkRows + rows_of(home.again.size(), tables_a_row(pen, area)));
  const float grows = (home.first ? column.first : 0) + grids * kAgainTall + rows * kRowTall +
                      static_cast<float>(rows_of(home.games.size(), column.games)) * kGame;
  const float stays = 4 * kHead + 90 + kGap * (grids + 4) + 2 * rows;
  column.times = std::clamp((area.height() / pen.look.scale - stays) / std::max(1.0f, grows), 1.0f, kMost);
  return column;
}

void draw_games_above_links(Pen& pen, Rect& area, const view::Home& home, const HomeColumn& column) {
  const auto rows = static_cast<float>(rows_of(home.games.size(), column.games));
  pen.text(area.cut_top(pen.px(kHead)), home.games_title, {pen.look.small, pen.ink.muted});
  draw_games(pen, area.cut_top(pen.px((kGame * column.times + kGap) * rows - kGap), pen.px(kGap)), home,
             column.games, column.times);
  draw_links(pen, area, home, link_height(column.times));
}

// The height left by the parts below it, but at least half.
float first_beside(const Pen& pen, const Rect& area, const view::Home& home) {
  constexpr float kShare = 0.48f;
  const auto tables = static_cast<float>(rows_of(home.again.size(), tables_a_row(pen, area)));
  const auto rows = static_cast<float>(home.live.size() + home.recent.size());
  const float below = pen.px(3 * kHead + tables * (kAgainTall + kGap) + rows * (kRowTall + 2) + 40);
  const float least = std::max(area.height() * kShare, pen.px(kFirstLeast));
  return std::clamp(area.height() - below, least, std::max(least, pen.px(kFirstMost)));
}

}  // namespace

void draw_home(Pen& pen, Rect area, const view::Home& home) {
  if (!home.first && home.live.empty() && home.recent.empty()) return draw_welcome(pen, area, home);
  const bool side_by_side = has_room_beside(pen, area);
  if (side_by_side)
    draw_games_and_links(
        pen,
        area.cut_right(std::clamp(area.width() * 0.34f, pen.px(kGamesWide), pen.px(620)), pen.px(kGapPage)),
        home);
  const HomeColumn column = side_by_side ? HomeColumn{} : home_column(pen, area, home);
  const auto draw_top = [&](Rect& place) {
    if (home.first) {
      const float tall = side_by_side ? first_beside(pen, area, home) : pen.px(column.first * column.times);
      draw_first(pen, place.cut_top(tall, pen.px(14)), *home.first);
    }
    if (!side_by_side) draw_games_above_links(pen, place, home, column);
  };
  constexpr float kLow = 640;  // units: below it the matches would have no room under the rest
  const bool low = !side_by_side && area.height() < pen.px(kLow);
  Rect list = area;
  if (!low) draw_top(list);
  draw_list(pen, "matches", list, [&](Rect content) {
    const float top = content.top;
    if (low) draw_top(content);
    draw_below(pen, content, home, column.times);
    return content.top - top;
  });
}

}  // namespace tanteador::ui
