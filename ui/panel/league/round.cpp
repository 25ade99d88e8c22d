// A round of a competition. Left: the tables. Right: next steps, or the result slip of one table.

#include <algorithm>

#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kTableNumber = 46, kResult = 44, kTableAir = 14;
constexpr float kBesideTables = 1100;  // units: in less width the result slip has the whole screen

// Names on both sides of the place of the result, as high as they need. Returns that place.
Rect draw_sides(Pen& pen, Rect& cells, const view::RoundRow& table, float results) {
  const float name = (cells.width() - results) / 2 - pen.px(kGapParts);
  float tall = pen.key(kRowHeight) - pen.px(kTableAir);
  for (const std::string& side : table.sides)
    tall = std::max(tall, pen.height_of(side, pen.look.label, name));
  Rect line = cells.cut_top(tall);
  for (int side = 0; side < 2; ++side) {
    const bool won = table.winner == side, lost = table.winner >= 0 && !won;
    pen.text(side == 0 ? line.cut_left(name, pen.px(kGapParts)) : line.cut_right(name, pen.px(kGapParts)),
             table.sides[side],
             {won ? pen.look.label : pen.look.body, lost ? pen.ink.muted : pen.ink.text,
              side == 0 ? Align::right : Align::left});
  }
  return line;
}

float draw_table(Pen& pen, Rect row, const view::RoundRow& table, float results) {
  constexpr float kTwoSides = 480;
  const bool between = table.sides.size() == 2 && row.width() >= pen.px(kTwoSides);
  const float top = row.top;
  Rect cells = row.inset(pen.px(10), 0);
  cells.top += pen.px(kTableAir / 2);
  const Rect number = cells.cut_left(pen.px(kTableNumber), pen.px(kGap));
  Rect result = between ? draw_sides(pen, cells, table, results) : cells.cut_right(results, pen.px(kGap));
  const Align align = between ? Align::centre : Align::left;
  const auto line = [&](const std::string& text, ImFont* font, ImU32 ink) {
    if (!text.empty())
      pen.text(cells.cut_top(pen.height_of(text, font, cells.width()), pen.px(2)), text, {font, ink, align});
  };
  if (!between) line(table.who, pen.look.body, pen.ink.text);
  line(table.why, pen.look.small, pen.ink.muted);
  if (!table.remark.empty()) line("* " + table.remark, pen.look.small, pen.ink.accent);
  const float tall = std::max(pen.key(50), cells.top - top + pen.px(kTableAir / 2));
  pen.text({number.left, top, number.right, top + tall}, table.open.label, {pen.look.label, pen.ink.accent});
  if (!between) result = {result.left, top, result.right, top + tall};
  pen.text(result, table.result,
           {pen.look.label, table.missing ? pen.ink.accent : pen.ink.text, between ? align : Align::right,
            table.open.enabled ? Overflow::whole : Overflow::wrap});
  if (table.missing && table.result.empty() && pen.is_visible({row.left, top, row.right, top + tall}))
    ImGui::GetWindowDrawList()->AddCircle(
        {between ? result.centre().x : result.right - pen.px(12), result.centre().y}, pen.px(9),
        pen.ink.accent, 0, pen.px(2));
  pen.touch({row.left, top, row.right, top + tall}, table.open);
  ImGui::GetWindowDrawList()->AddLine({row.left, top + tall}, {row.right, top + tall}, pen.ink.button,
                                      pen.px(1));
  return tall + pen.px(2);
}

void draw_numbers(Pen& pen, Rect& area, const std::vector<view::RoundRow>& rows) {
  constexpr float kNumberKey = 130, kNumberTall = 60;
  std::vector<view::Button> keys;
  for (const view::RoundRow& row : rows) {
    keys.push_back(row.open);
    keys.back().detail = row.result;
  }
  draw_grid(pen, area, keys, std::max(2, static_cast<int>(area.width() / pen.px(kNumberKey))), kNumberTall,
            Kind::act);
}

void draw_tables(Pen& pen, const Rect& area, const view::RoundScreen& view) {
  if (view.rows.empty()) return draw_empty(pen, area, "go/people", view.empty, view.begin);
  float results = pen.px(kResult);  // as wide as the widest one, except a long word
  for (const view::RoundRow& row : view.rows)
    results = std::max(results, pen.width_of(row.result, pen.look.label));
  results = std::min(results, area.width() * 0.3f);
  draw_list(pen, "tables", area, [&](Rect content) {
    const float top = content.top;
    draw_chips(pen, content, view.ranges);
    if (view.by_number) {
      draw_numbers(pen, content, view.rows);
      return content.top - top;
    }
    for (const view::RoundRow& row : view.rows) content.top += draw_table(pen, content, row, results);
    return content.top - top;
  });
}

// The key is beside the field if the example in the field is still readable, else below it.
void draw_date(Pen& pen, Rect& area, const view::RoundScreen& view) {
  const float key_width = pen.width_of(view.set_date.label, pen.look.label) + pen.px(44 + kGap),
              example = pen.width_of(view.date.hint, pen.look.body) + 2 * ImGui::GetStyle().FramePadding.x;
  if (key_width + example > area.width()) {
    pen.button(area.cut_bottom(pen.key(kKeyHeight), pen.px(kGap)), view.set_date, Kind::link);
    return draw_text_field(pen, area.cut_bottom(field_tall(pen), pen.px(14)), view.date);
  }
  Rect line = area.cut_bottom(field_tall(pen), pen.px(14));
  Rect key = line;
  key.top += pen.px(24);
  draw_at_right(pen, key, view.set_date, Kind::link);
  line.right = key.right;
  draw_text_field(pen, line, view.date);
}

void draw_next_steps(Pen& pen, Rect area, const view::RoundScreen& view) {
  if (view.confirmation) return draw_confirmation(pen, area, *view.confirmation);
  draw_part(pen, area, view.next_title, pen.look.label, pen.ink.muted, 6);
  draw_part(pen, area, view.open, pen.look.body, pen.ink.text, 4);
  draw_part(pen, area, view.hint, pen.look.small, pen.ink.muted, 12);
  if (!view.enter.label.empty()) pen.button(area.cut_top(pen.px(72), pen.px(12)), view.enter, Kind::next);
  std::vector<view::Button> links;
  for (const view::Button& action : {view.open_only, view.swap}) {
    if (!action.label.empty()) links.push_back(action);
  }
  if (!links.empty()) draw_row(pen, area.cut_top(pen.px(60), pen.px(kGapParts)), links, Kind::link);

  bool first = view.due;  // optional steps are at the bottom
  Rect below = area;
  for (const view::Button& action : view.next) {
    if (view.due)
      pen.button(area.cut_top(pen.px(first ? 84 : 64), pen.px(10)), action, first ? Kind::next : Kind::act);
    else
      pen.button(below.cut_bottom(pen.px(64), pen.px(10)), action, Kind::link);
    first = false;
  }
  if (view.date.id.empty()) return;
  draw_date(pen, view.due ? area : below, view);
}

}  // namespace

void draw_undo(Pen& pen, Rect& area, const view::Button& undo) {
  if (undo.label.empty()) return;
  Rect bar = area.cut_bottom(pen.px(60), pen.px(10));
  pen.button(bar.cut_left(std::min(bar.width(), pen.px(440))), undo, Kind::act);
}

namespace {

// The pages of a competition on one tray; the links out of it at the end of the row. `wide`: width of a key.
template <class Wide>
void draw_league_keys(Pen& pen, Rect& row, const view::LeagueHead& head, const Wide& wide) {
  Rect tabs = row;
  for (const view::Button* key : {&head.club, &head.wall})
    pen.button(row.cut_right(wide(*key), pen.px(kGap)), *key, Kind::link);
  tabs.right = row.right;
  for (auto page = head.pages.rbegin(); page != head.pages.rend(); ++page)
    row.cut_right(wide(*page), pen.px(kGap));
  tabs.left = row.right + pen.px(kGap);
  pen.fill(tabs, pen.ink.tray);
  for (const view::Button& page : head.pages)
    pen.button(tabs.cut_left(wide(page), pen.px(kGap)), page, Kind::choice);
}

}  // namespace

// Without enough room beside the title the gaps become narrower, then the keys move below it.
void draw_league_pages(Pen& pen, Rect& area, const view::LeagueHead& head) {
  constexpr float kTitleLeast = 200, kAir = 44, kLessAir = 20, kLeastKey = 72;
  std::vector<view::Button> keys = head.pages;
  keys.push_back(head.wall);
  keys.push_back(head.club);
  const auto wide = [&](const view::Button& key, float air) {
    return std::max(pen.px(kLeastKey), pen.width_of(key.label, pen.look.label) + pen.px(air));
  };
  const auto all = [&](float air) {
    float sum = 0;
    for (const view::Button& key : keys) sum += wide(key, air) + pen.px(kGap);
    return sum;
  };
  const float room = area.width() - pen.px(kTitleLeast);
  const bool below = all(kLessAir) > room;
  const float air = all(kAir) <= (below ? area.width() : room) ? kAir : kLessAir;
  Rect row = area.cut_top(pen.px(56), pen.px(10));
  if (below) {
    Rect title = row;
    title.bottom = title.top + pen.px(30);
    pen.text(title.cut_left(title.width() / 2), head.title,
             {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
    pen.text(title, head.line, {pen.look.small, pen.ink.muted, Align::right});
    area.top = title.bottom + pen.px(4);
    row = area.cut_top(pen.key(52), pen.px(10));
  }
  const float gaps = pen.px(kGap) * static_cast<float>(keys.size()),
              spare = below ? std::min(1.0f, (row.width() - gaps) / (all(air) - gaps)) : 1;
  draw_league_keys(pen, row, head, [&](const view::Button& key) { return wide(key, air) * spare; });
  if (below) return;
  const bool fits = pen.width_of(head.line, pen.look.small) <= row.width();
  pen.text(fits ? row.cut_top(pen.px(32)) : row, head.title,
           {pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis});
  pen.text(fits ? row : area.cut_top(pen.px(22), pen.px(10)), head.line, {pen.look.small, pen.ink.muted});
}

void draw_league_head(Pen& pen, Rect& area, const view::LeagueHead& head) {
  draw_league_pages(pen, area, head);
  draw_undo(pen, area, head.undo);
}

void draw_round(Pen& pen, Rect area, const view::RoundScreen& view) {
  area = draw_page_ground(pen, area);
  draw_league_pages(pen, area, view.head);
  if (!view.sheet) draw_undo(pen, area, view.head.undo);
  if (view.swapping) return draw_swap(pen, area, *view.swapping);
  if (view.sheet && area.width() < pen.px(kBesideTables)) return draw_result(pen, area, *view.sheet);
  Rect left = area.cut_left(area.width() * (view.sheet ? 0.4f : 0.64f), pen.px(kGapPage));
  if (view.sheet) draw_undo(pen, left, view.head.undo);  // its height is needed by the slip
  draw_tabs(pen, left, {view.rounds});
  if (!view.search.id.empty()) draw_text_field(pen, left.cut_top(field_tall(pen), pen.px(kGap)), view.search);
  draw_tables(pen, left, view);
  if (view.sheet)
    draw_result(pen, area, *view.sheet);
  else
    draw_next_steps(pen, area, view);
}

// The amount of work is unknown, so the mark moves to and fro until the job ends.
void draw_progress(Pen& pen, Rect area, const view::ProgressView& view) {
  const float wide = std::min(area.width(), pen.px(720));
  Rect card{area.centre().x - wide / 2, area.centre().y - pen.px(150), area.centre().x + wide / 2,
            area.centre().y + pen.px(150)};
  pen.fill(card, pen.ink.panel, kPanelCorner);
  card = card.inset(pen.px(36), pen.px(28));
  pen.text(card.cut_top(pen.px(44), pen.px(kGap)), view.title, {pen.look.title, pen.ink.text});
  pen.text(card.cut_top(pen.px(52), pen.px(12)), view.text, {pen.look.body, pen.ink.muted});
  pen.button(card.cut_bottom(pen.px(64), pen.px(kGapParts)), view.cancel, Kind::act);
  const Rect bar{card.left, card.top, card.right, card.top + pen.px(18)};
  pen.frame(bar, pen.ink.outline, 9);
  if (view.part >= 0)
    return pen.fill({bar.left, bar.top, bar.left + bar.width() * view.part, bar.bottom}, pen.ink.accent, 9);
  constexpr int kWay = 20;  // tenths of a second from one end to the other
  const int step = view.tenths % (2 * kWay);
  const auto part = static_cast<float>(step < kWay ? step : 2 * kWay - step) / kWay;
  const float mark = bar.width() / 4, from = bar.left + (bar.width() - mark) * part;
  pen.fill({from, bar.top, from + mark, bar.bottom}, pen.ink.accent, 9);
}

}  // namespace tanteador::ui
