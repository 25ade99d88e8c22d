// A round of a competition. Left: the tables. Right: next steps, or the result slip of one table.

#include <algorithm>
#include <iterator>
#include <utility>

#include "ui/panel/drawing/boxes.hpp"
#include "ui/panel/drawing/icons.hpp"

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

using layout::Box;

// The key is beside the field if the example in the field is still readable, else below it.
Box date_box(Pen& pen, float width, const view::RoundScreen& view) {
  const float example = pen.width_of(view.date.hint, pen.look.body) + 2 * ImGui::GetStyle().FramePadding.x;
  Box field = field_box(pen, view.date), key = key_in_line_box(pen, view.set_date, Kind::link);
  if (is_empty(field)) return {};
  field.weight = 1;
  if (least_of(key).wide + pen.px(kGap) + example <= width) return layout::row(pen.px(kGap), {field, key});
  return layout::column(pen.px(kGap),
                        {field, whole_key_box(pen, width, view.set_date, Kind::link, kKeyHeight)});
}

// The links stand beside each other if the words of each fit in half the width.
Box links_box(Pen& pen, float width, std::initializer_list<const view::Button*> all) {
  constexpr float kLink = 60, kBesideWords = 32;
  const float half = (width - pen.px(kGap)) / 2;
  bool one_row = true;
  std::vector<Box> links;
  for (const view::Button* link : all) {
    one_row = one_row && pen.width_of(link->label, pen.look.label) <= half - pen.px(kBesideWords);
    links.push_back(whole_key_box(pen, width, *link, Kind::link, kLink));
    links.back().weight = 1;
  }
  std::erase_if(links, is_empty);
  if (links.empty()) return {};
  return one_row ? layout::row(pen.px(kGap), std::move(links))
                 : layout::column(pen.px(kGap), std::move(links));
}

// Optional steps are at the bottom, the first one last.
std::vector<Box> step_boxes(Pen& pen, float width, const view::RoundScreen& view) {
  constexpr float kOptional = 64;
  std::vector<Box> steps;
  for (const view::Button& action : view.next) {
    const bool main = view.due && steps.empty();
    steps.push_back(whole_key_box(pen, width, action,
                                  main       ? Kind::next
                                  : view.due ? Kind::act
                                             : Kind::link,
                                  main ? kCallHeight : kOptional));
  }
  steps.push_back(date_box(pen, width, view));
  if (view.due) return steps;
  steps.push_back({.name = "space", .weight = 1});
  std::ranges::reverse(steps);
  return steps;
}

Box next_steps_box(Pen& pen, float width, const view::RoundScreen& view) {
  std::vector<Box> parts{paragraph_box(pen, width, view.next_title, pen.look.label, pen.ink.muted),
                         paragraph_box(pen, width, view.open, pen.look.body, pen.ink.text),
                         hint_box(pen, width, view.hint, pen.look.small, pen.ink.muted),
                         whole_key_box(pen, width, view.enter, Kind::next, kCallHeight),
                         links_box(pen, width, {&view.open_only, &view.swap})};
  std::ranges::move(step_boxes(pen, width, view), std::back_inserter(parts));
  return stack_box(pen, std::move(parts));
}

// Keys as wide as their words with `air` round them, or narrower if `most` does not suffice; all letters
// equal. Pages are on a tray.
Box head_keys_box(Pen& pen, std::vector<const view::Button*> keys, float air, float most, Kind kind) {
  std::vector<float> widths;
  float all = -pen.px(kGapKeypad);
  for (const view::Button* key : keys) {
    const float icon = has_icon(key->id) ? pen.px(kIcon + kIconAir) : 0;
    widths.push_back(
        std::max(pen.key(kFinger), pen.width_of(key->label, pen.look.label) + icon + pen.px(air)));
    all += widths.back() + pen.px(kGapKeypad);
  }
  return drawn_box(
      "head", {std::clamp(all, 0.0f, most), pen.key(kKeyHeight)}, 0,
      [&pen, keys, widths, all, kind](Rect at) {
        const float spare = std::min(1.0f, at.width() / all);
        std::vector<KeyPlace> places;
        for (std::size_t i = 0; i < keys.size(); ++i)
          places.push_back({at.cut_left(widths[i] * spare, pen.px(kGapKeypad) * spare), keys[i]});
        if (kind == Kind::choice && !places.empty())
          pen.fill({places.front().rect.left, at.top, places.back().rect.right, at.bottom}, pen.ink.tray);
        pen.equalize_labels(places);
        for (const KeyPlace& place : places) pen.button(place.rect, *place.key, kind);
        pen.reset_labels();
      });
}

}  // namespace

// Without enough room beside the title the pages are below it.
Box league_head_box(Pen& pen, float width, const view::LeagueHead& head) {
  constexpr float kKeyAir = 44, kLeastAir = 26;  // the least: beside a label with its tick
  constexpr float kTitleTall = 28, kLineTall = 22;
  std::vector<const view::Button*> pages;
  for (const view::Button& page : head.pages) pages.push_back(&page);
  const TextStyle title{pen.look.label, pen.ink.text, Align::left, Overflow::ellipsis},
      line{pen.look.small, pen.ink.muted, Align::left, Overflow::ellipsis};
  Box names = layout::stretch(layout::column(0, {words_box(pen, head.title, {0, pen.px(kTitleTall)}, title),
                                                 words_box(pen, head.line, {0, pen.px(kLineTall)}, line)}));
  names.least.wide =
      std::max(pen.width_of(head.title, pen.look.label), pen.width_of(head.line, pen.look.small)) + pen.px(2);
  Box shorter = names;
  shorter.least.wide = 0;
  std::vector<Box> variants;
  for (const bool below : {false, true}) {
    for (const float air : {kKeyAir, kLeastAir}) {
      const Box tabs = head_keys_box(pen, pages, air, width, Kind::choice),
                links = head_keys_box(pen, {&head.wall, &head.club}, air, width / 2, Kind::link);
      variants.push_back(
          below ? layout::column(pen.px(kGapKeypad), {layout::row(pen.px(kGap), {shorter, links}), tabs})
                : layout::row(pen.px(kGap), {names, tabs, links}));
    }
  }
  return layout::first_fitting(variants, {width, least_of(variants.back()).tall});
}

namespace {

// A slip, with the tables under it if there is room.
Box slip_box(Pen& pen, float width, const view::RoundScreen& view, const Box& tables) {
  return layout::stretch(layout::variants(slip_boxes(pen, width, *view.sheet, tables)));
}

Box tables_box(Pen& pen, const view::RoundScreen& view) {
  constexpr float kTablesTall = 120;
  return drawn_box("tables", {0, pen.px(kTablesTall)}, 1,
                   [&pen, &view](Rect at) { draw_tables(pen, at, view); });
}

// Tables with their rounds and search at the left; at the right the next steps, or a slip.
Box tables_and_steps_box(Pen& pen, float width, const view::RoundScreen& view) {
  constexpr float kTables = 0.64f, kTablesBesideSlip = 0.4f;
  constexpr layout::Extent kSteps{180, 240};
  const float left = width * (view.sheet ? kTablesBesideSlip : kTables),
              rest = width - left - pen.px(kGapPage);
  const Box tables =
                stack_box(pen, {tabs_box(pen, left, {view.rounds}), typed_line_box(pen, left, view),
                                tables_box(pen, view), view.sheet ? undo_box(pen, view.head.undo) : Box{}}),
            right = view.sheet          ? slip_box(pen, rest, view, {})
                    : view.confirmation ? confirmation_box(pen, rest, *view.confirmation)
                                        : fitted_box(pen, "steps", kSteps, [&pen, &view](float wide) {
                                            return next_steps_box(pen, wide, view);
                                          });
  return layout::stretch(layout::row(pen.px(kGapPage), {layout::widen(tables, left), right}));
}

}  // namespace

Box page_of(Pen& pen, float width, const view::RoundScreen& view) {
  const float content = page_content(pen, width);
  const bool slip_alone = view.sheet && content < pen.px(kBesideTables);
  const Box below = view.swapping ? swap_box(pen, content, *view.swapping)
                    : slip_alone
                        ? slip_box(pen, content, view,
                                   stack_box(pen, {tables_box(pen, view), undo_box(pen, view.head.undo)}))
                        : tables_and_steps_box(pen, content, view);
  return page_box(pen, {league_head_box(pen, content, view.head), below,
                        view.sheet ? Box{} : undo_box(pen, view.head.undo)});
}

namespace {

// Without a known part of the work, the mark moves to and fro until the job ends.
void draw_progress(Pen& pen, const Rect& bar, const view::ProgressView& view) {
  constexpr int kWay = 20;  // tenths of a second from one end to the other
  const int step = view.tenths % (2 * kWay);
  const bool known = view.part >= 0;
  const float mark = bar.width() * (known ? view.part : 0.25f),
              part = static_cast<float>(step < kWay ? step : 2 * kWay - step) / kWay,
              from = known ? bar.left : bar.left + (bar.width() - mark) * part;
  pen.frame(bar, pen.ink.outline, 9);
  pen.fill({from, bar.top, from + mark, bar.bottom}, pen.ink.accent, 9);
}

}  // namespace

Box page_of(Pen& pen, float width, const view::ProgressView& view) {
  constexpr float kWide = 720, kBar = 18, kCancel = 64;
  const float wide = std::min(width, pen.px(kWide)), content = page_content(pen, wide);
  Box card = page_box(pen, {head_box(pen, view.title, pen.look.title, pen.ink.text),
                            paragraph_box(pen, content, view.text, pen.look.body, pen.ink.muted),
                            drawn_box("progress", {0, pen.px(kBar)}, 0,
                                      [&pen, &view](Rect at) { draw_progress(pen, at, view); }),
                            key_box(pen, view.cancel, Kind::act, 0, kCancel)});
  card.gap = pen.px(kGapPage);
  card.best.wide = wide;
  return middle_box(card, 0.5f);
}

}  // namespace tanteador::ui
