// The home screen: matches in progress, recent tables to play again, and the start of a new match.

#include <algorithm>
#include <cmath>

#include "ui/panel/drawing/boxes.hpp"
#include "ui/panel/drawing/icons.hpp"
#include "ui/panel/matches.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kGameTall = 92, kLinkTall = 64, kHead = 32, kRowTall = 68;  // units
constexpr float kMostStretch = 1.7f, kFigureTall = 250;  // of rows in an upright window; units
constexpr std::size_t kSidesInARow = 6;

void draw_game(Pen& around, const Rect& tile, const view::Button& game, const view::Material* material) {
  const Look look = material ? look_on(around.look, *material) : around.look;
  Pen pen = around.with_look(look);
  material ? draw_ground(pen, tile, *material) : pen.fill(tile, pen.ink.button);
  pen.touch(tile, game);
  const bool narrow = tile.width() < pen.px(210);
  const float aside = pen.px(narrow ? 10 : 20);
  Rect inside = tile.inset(aside, pen.px(10));
  const float mark = std::min(pen.px(narrow ? 32 : 56), inside.height());
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

Box tile_box(Pen& pen, const view::Button& game, const view::Material* material, float tall) {
  Box tile = keys_box(pen, game.id, 1, tall,
                      [&pen, &game, material](Rect at) { draw_game(pen, at, game, material); });
  tile.weight = 1;
  return tile;
}

// The last row is filled, too.
Box games_box(Pen& pen, const view::Home& home, int columns, float tall) {
  Box games = layout::column(pen.px(kGap), {});
  for (std::size_t i = 0; i < home.games.size(); ++i) {
    if (i % static_cast<unsigned>(columns) == 0) games.parts.push_back(layout::row(pen.px(kGap), {}));
    games.parts.back().parts.push_back(
        tile_box(pen, home.games[i], i < home.materials.size() ? &home.materials[i] : nullptr, tall));
  }
  return games;
}

Box heading_box(Pen& pen, const std::string& title) {
  return words_box(pen, title, {0, pen.px(kHead)}, {pen.look.small, pen.ink.muted});
}

view::Button without_detail(view::Button key) {
  key.detail.clear();
  return key;
}

// Without a label a key is left out.
Box links_row(Pen& pen, std::vector<view::Button> keys, float tall, Kind kind) {
  std::erase_if(keys, [](const view::Button& key) { return key.label.empty(); });
  const auto count = static_cast<int>(keys.size());
  const std::string name = count > 0 ? keys.front().id : std::string();
  return keys_box(pen, name, count, tall,
                  [&pen, keys = std::move(keys), kind](Rect at) { draw_row(pen, at, keys, kind); });
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

Box first_head(Pen& pen, const view::MatchCard& match) {
  constexpr float kSign = 48, kSignMost = 60, kTitle = 24, kState = 0.34f;
  const auto top = [](ImFont* font, ImU32 ink, Align align) {
    return TextStyle{font, ink, align, Overflow::wrap, 0};
  };
  Box sign = drawn_box("sign", {pen.px(kSign), pen.px(kSign)}, 0,
                       [&pen, &match](Rect at) { draw_sign(pen, at.inset(pen.px(6)), match.material); });
  sign.best = {pen.px(kSignMost), pen.px(kSignMost)};
  const layout::Extent line{0, pen.px(kTitle)};
  const Box names = layout::column(
      0, {words_box(pen, match.game, line, top(pen.look.label, pen.ink.text, Align::left)),
          words_box(pen, match.detail, line, top(pen.look.small, pen.ink.muted, Align::left), 1)});
  const ImU32 ink = match.live ? pen.ink.accent : pen.ink.muted;
  return layout::row(pen.px(12),
                     {sign, layout::stretch(names, 1 - kState),
                      words_box(pen, match.state, {}, top(pen.look.small, ink, Align::right), kState)});
}

Box first_sides(Pen& pen, const view::MatchCard& match) {
  constexpr float kSideTall = 76;  // units: the name and its figures
  const auto count = static_cast<int>(match.sides.size());
  const int columns = count > static_cast<int>(kSidesInARow) ? (count + 1) / 2 : count;
  Box sides = layout::column(pen.px(kGapKeypad), {});
  for (int i = 0; i < count; ++i) {
    if (i % columns == 0) sides.parts.push_back(layout::stretch(layout::row(pen.px(12), {})));
    sides.parts.back().parts.push_back(
        drawn_box("side", {0, pen.px(kSideTall)}, 1, [&pen, &match, i](Rect at) {
          draw_matches_of(pen, at, match, i);
          draw_score_of(pen, at, match.sides[i], i, match.sides);
        }));
    sides.parts.back().parts.back().best.tall = pen.px(kFigureTall);
  }
  return layout::stretch(sides);
}

// The likely next key is drawn by `around`, in its gold.
Box first_keys(Pen& around, Pen& pen, const view::MatchCard& match) {
  constexpr float kTall = 78;
  const auto key = [](Pen& by, const view::Button& one, Kind kind) {
    Box box = key_box(by, one, kind, 0, kTall);
    box.best.wide = 0;
    box.weight = kind == Kind::next ? 3 : 1;
    return box;
  };
  const bool again = !match.again.label.empty();
  std::vector<Box> keys{key(around, again ? match.again : match.open, Kind::next)};
  if (again) keys.push_back(key(pen, match.open, Kind::link));
  if (!match.discard.label.empty()) keys.push_back(key(pen, match.discard, Kind::link));
  return layout::row(pen.px(kGap), std::move(keys));
}

Box first_card(Pen& around, Pen& pen, const view::MatchCard& match) {
  Box card =
      stack_box(pen, {first_head(pen, match), first_sides(pen, match), first_keys(around, pen, match)});
  card.inset = {pen.px(24), pen.px(18)};
  return card;
}

// The match most likely to be continued, larger than the rest: its score, and the key that continues it.
Box first_box(Pen& pen, const view::MatchCard& match) {
  constexpr float kGood = 340, kMost = 620;
  Box first = drawn_box("first", least_of(first_card(pen, pen, match)), 0, [&pen, &match](Rect at) {
    const Look look = look_on(pen.look, match.material);
    Pen on = pen.with_look(look);
    draw_ground(on, at, match.material);
    draw(first_card(pen, on, match), bounds_of(at));
  });
  first.good.tall = pen.px(kGood);
  first.best.tall = pen.px(kMost);
  return first;
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

Box match_rows(Pen& pen, const std::string& title, const std::vector<view::MatchCard>& matches,
               float stretch) {
  if (matches.empty()) return {};
  Box rows = layout::column(pen.px(2), {heading_box(pen, title)});
  for (const view::MatchCard& match : matches) {
    rows.parts.push_back(drawn_box(match.open.id, {0, pen.px(kRowTall)}, 0,
                                   [&pen, &match](Rect at) { draw_match_row(pen, at, match); }));
    rows.parts.back().best.tall = pen.px(kRowTall * stretch);
  }
  return rows;
}

// Parts of the first start are left out in this order: the emblem, the text, the region.
Box welcome_head(Pen& pen, float width, const view::Home& home, int left_out) {
  constexpr float kEmblem = 84, kTitleTall = 40;
  std::vector<Box> parts;
  if (left_out < 1)
    parts.push_back(drawn_box("emblem", {0, pen.px(kEmblem)}, 0, [&pen](Rect at) { draw_emblem(pen, at); }));
  parts.push_back(
      words_box(pen, home.title, {0, pen.px(kTitleTall)}, {pen.look.title, pen.ink.text, Align::centre}));
  if (left_out < 2)
    parts.push_back(words_box(pen, home.welcome, {0, pen.height_of(home.welcome, pen.look.body, width)},
                              {pen.look.body, pen.ink.muted, Align::centre}));
  if (left_out < 3 && !home.regions.empty()) {
    parts.push_back(heading_box(pen, home.region_title));
    parts.push_back(chips_box(pen, width, home.regions));
  }
  return stack_box(pen, std::move(parts));
}

// The sample and the club are beside the games, or below them.
Box welcome_box(Pen& pen, float width, const view::Home& home, int left_out, bool in_columns) {
  constexpr float kOther = 150, kGamesWide = 370, kOthersWide = 270;
  const Box head = welcome_head(pen, width, home, left_out), title = heading_box(pen, home.games_title),
            under = links_row(pen, {without_detail(home.referee), without_detail(home.room), home.tutorial},
                              kLinkTall, Kind::act),
            sample = tile_box(pen, home.sample, nullptr, kOther),
            club = tile_box(pen, home.club, nullptr, kOther);
  if (!in_columns)
    return stack_box(pen,
                     {head, title, games_box(pen, home, 2, kGameTall * kMostStretch), sample, club, under});
  Box games = stack_box(pen, {title, games_box(pen, home, 1, kGameTall)}),
      others = layout::column(pen.px(kGap), {{.least = {0, pen.px(kHead)}}, sample, club, under});
  games.least.wide = games.weight = pen.px(kGamesWide);
  others.least.wide = others.weight = pen.px(kOthersWide);
  return stack_box(pen, {head, layout::row(pen.px(kGapPage), {games, others})});
}

// The first start: choose a game, a sample match, or an evening of the club.
Box welcome_page(Pen& pen, float width, const view::Home& home) {
  constexpr float kWide = 1080;
  const float content = page_content(pen, std::min(width, pen.px(kWide)));
  std::vector<Box> variants;
  for (int left_out = 0; left_out <= 3; ++left_out) {
    const auto page = [&](bool in_columns) {
      const Box dialog = dialog_box(pen, kWide, {welcome_box(pen, content, home, left_out, in_columns)});
      return layout::column(0, {{.weight = 1}, dialog, {.weight = 1}});
    };
    variants.push_back(layout::heighten(page(false), width));  // of an upright window
    variants.push_back(page(true));
    variants.push_back(page(false));
  }
  return layout::variants(std::move(variants));
}

Box pager_box(Pen& pen, const view::MatchList& list) {
  constexpr float kPagerWide = 160, kPagerTall = 60;
  if (list.page.empty()) return {};
  const Box words =
      words_box(pen, list.page, {pen.px(kPagerWide), 0}, {pen.look.body, pen.ink.muted, Align::centre}, 1);
  return layout::row(pen.px(kGap), {key_box(pen, list.back, Kind::act, kPagerWide, kPagerTall), words,
                                    key_box(pen, list.next, Kind::act, kPagerWide, kPagerTall)});
}

}  // namespace

// Filters at the top; the pages at the bottom, near the thumb.
Box page_of(Pen& pen, float width, const view::MatchList& list) {
  std::vector<view::Button> filters = list.games;
  filters.push_back(list.live);
  return page_box(pen, {head_box(pen, list.title, pen.look.title, pen.ink.text), field_box(pen, list.search),
                        chips_box(pen, page_content(pen, width), std::move(filters)),
                        list.rows.empty() ? empty_box(pen, "go/matches", list.empty, list.begin)
                                          : rows_box(pen, "all_matches", list.rows, {380, 76}),
                        pager_box(pen, list)});
}

namespace {

// The last tables and the further matches.
Box below_box(Pen& pen, float width, const view::Home& home, float stretch) {
  constexpr float kFourTables = 900;
  Box tables =
      grid_box(pen, home.again, width >= pen.px(kFourTables) ? 4 : 2, kLinkTall * stretch, Kind::act);
  for (Box& row : tables.parts) row.least.tall = pen.px(kLinkTall);
  if (!home.again.empty()) tables = layout::column(0, {heading_box(pen, home.again_title), tables});
  return stack_box(pen, {tables, match_rows(pen, home.live_title, home.live, stretch),
                         match_rows(pen, home.recent_title, home.recent, stretch)});
}

// The referee and the club are set apart from the other links, below each other if their words are long.
Box links_box(Pen& pen, float width, const view::Home& home, float stretch) {
  constexpr float kHighest = 78, kRound = 24;  // units: higher keys have larger labels; round the words
  const float tall = std::min(kHighest, kLinkTall * stretch);
  const auto words = [&](const view::Button& key) {
    return std::max(pen.width_of(key.label, pen.look.label), pen.width_of(key.detail, pen.look.small));
  };
  const float widest = std::max(words(home.referee), words(home.club)) + pen.px(kRound);
  const auto row = [&](std::vector<view::Button> keys, Kind kind) {
    return links_row(pen, std::move(keys), tall, kind);
  };
  const bool in_row = 2 * widest + pen.px(kGap) <= width;
  return stack_box(pen,
                   {in_row ? row({home.referee, home.club}, Kind::act)
                           : stack_box(pen, {row({home.referee}, Kind::act), row({home.club}, Kind::act)}),
                    row({home.all, without_detail(home.people), without_detail(home.room)}, Kind::link)});
}

// The list of matches beside the games.
Box home_beside(Pen& pen, float width, const view::Home& home, const Box& first) {
  constexpr float kShare = 0.34f, kGamesLeast = 400, kGamesMost = 620;
  const float games = std::clamp(width * kShare, pen.px(kGamesLeast), pen.px(kGamesMost)),
              rest = width - games - pen.px(kGapPage);
  Box list =
      fitted_box(pen, "matches", rest, [&pen, &home](float in) { return below_box(pen, in, home, 1); });
  Box left = layout::column(pen.px(14), {first, list}),
      right = stack_box(pen, {heading_box(pen, home.games_title),
                              games_box(pen, home, 1, kGameTall),
                              {.weight = 1},
                              links_box(pen, games, home, kMostStretch)});
  std::erase_if(left.parts, is_empty);
  left.weight = 1;
  right.least.wide = games;
  Box both = layout::row(pen.px(kGapPage), {left, right});
  both.least.wide = pen.px(kWhole);
  return both;
}

// One column, stretched to the height of an upright window; in a low one everything scrolls.
Box home_column(Pen& pen, float width, const view::Home& home, Box first, int columns) {
  constexpr float kListLeast = 160;
  const auto part = [&pen, &home](float stretch) {
    return [&pen, &home, stretch](float in) { return below_box(pen, in, home, stretch); };
  };
  const auto top = [&pen, &home, columns, width](const Box& card, float stretch) {
    return stack_box(
        pen, {card, heading_box(pen, home.games_title), games_box(pen, home, columns, kGameTall * stretch),
              links_box(pen, width, home, stretch)});
  };
  Box list = fitted_box(pen, "matches", width, part(kMostStretch));
  list.least.tall = pen.px(kListLeast);
  Box column = stack_box(pen, {top(first, kMostStretch), list});
  first.good.tall = 0;
  const Box low = fitted_box(pen, "home", width, [top, first, below = part(1), &pen](float in) {
    return stack_box(pen, {top(first, 0.5f), below(in)});
  });
  return layout::variants({column, low});
}

}  // namespace

Box page_of(Pen& pen, float width, const view::Home& home) {
  constexpr float kOneRow = 760;
  if (!home.first && home.live.empty() && home.recent.empty()) return welcome_page(pen, width, home);
  const Box first = home.first ? first_box(pen, *home.first) : Box{};
  return layout::variants({home_beside(pen, width, home, first),
                           home_column(pen, width, home, first, width >= pen.px(kOneRow) ? 3 : 2)});
}

}  // namespace tanteador::ui
