// The log of rulings: filters above, the rulings below; an open row shows all of its ruling.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using RulingShares = std::array<float, 5>;
constexpr RulingShares kRulingShares{0.13f, 0.29f, 0.15f, 0.25f,
                                     0.18f};  // time, case, people, remedy, appeal

void draw_filters(Pen& pen, Rect row, const view::RulingLog& log) {
  std::vector<view::Button> all = log.scope;
  all.insert(all.end(), log.filters.begin(), log.filters.end());
  all.insert(all.end(), log.games.begin(), log.games.end());
  draw_row(pen, row, all, Kind::choice);
}

float draw_ruling_row(Pen& pen, Rect row, const view::RulingRow& ruling) {
  const float top = row.top;
  Rect cells = row.inset(pen.px(10), 0);
  const float width = cells.width();
  const std::string* texts[] = {&ruling.time, &ruling.title, &ruling.people, &ruling.remedy, &ruling.appeal};
  float tall = pen.key(kKeyHeight) - pen.px(12);
  for (std::size_t i = 0; i < kRulingShares.size(); ++i) {
    Rect cell = cells.cut_left(width * kRulingShares[i]);
    cell.right -= pen.px(kGap);
    ImFont* font = i == 1 ? pen.look.body : pen.look.small;
    const float needs = pen.height_of(*texts[i], font, cell.width());
    tall = std::max(tall, needs);
    pen.text({cell.left, top, cell.right, top + needs}, *texts[i],
             {font,
              i == 1   ? pen.ink.text
              : i == 4 ? pen.ink.accent
                       : pen.ink.muted,
              Align::left, Overflow::wrap, 0});
  }
  pen.touch({row.left, top - pen.px(6), row.right, top + tall + pen.px(6)}, ruling.choose);
  ImGui::GetWindowDrawList()->AddLine({row.left, top + tall + pen.px(7)}, {row.right, top + tall + pen.px(7)},
                                      pen.ink.button, pen.px(1));
  return tall + pen.px(14);
}

// The actions for a ruling. Each key has room for the change it would make.
void draw_deal(Pen& pen, Rect& area, const std::vector<view::Button>& deal) {
  constexpr float kDealKey = 250, kInside = 20, kTallKey = 64;
  const int fit = static_cast<int>((area.width() + pen.px(kGap)) / pen.px(kDealKey + kGap));
  const int columns = std::clamp(std::min(static_cast<int>(deal.size()), fit), 2, 5);
  const float inside = area.column(0, columns, pen.px(kGap)).width() - pen.px(kInside);
  float tall = pen.px(kTallKey);
  for (const view::Button& key : deal)
    tall = std::max(tall, pen.height_of(key.label, pen.look.label, inside) +
                              (key.detail.empty() ? 0 : pen.height_of(key.detail, pen.look.small, inside)) +
                              pen.px(kInside));
  draw_grid(pen, area, deal, columns, tall / pen.look.scale, Kind::act);
}

float draw_opened(Pen& pen, Rect area, const view::RulingRow& ruling) {
  if (ruling.details.empty()) return 0;
  const float top = area.top;
  area = area.inset(pen.px(24), 0);
  draw_lines(pen, area, ruling.details);
  draw_question(pen, area, ruling.reasons_title, ruling.reasons, 3, 52, Kind::choice);
  draw_question(pen, area, ruling.points_title, ruling.points, 4, 52, Kind::choice);
  draw_deal(pen, area, ruling.deal);
  return area.top - top + pen.px(10);
}

}  // namespace

layout::Box page_of(Pen& pen, float, const view::RulingLog& log) {
  const auto filters = static_cast<int>(log.scope.size() + log.filters.size() + log.games.size());
  const auto draw = [&pen, &log](Rect& content) {
    content.top += pen.px(8);
    for (const view::RulingRow& ruling : log.rows) {
      content.top += draw_ruling_row(pen, content, ruling);
      content.top += draw_opened(pen, content, ruling);
    }
  };
  return page_box(
      pen,
      {head_box(pen, log.title, pen.look.title, pen.ink.text, {key_box(pen, log.close, Kind::link, 220, 52)}),
       field_box(pen, log.search),
       keys_box(pen, "filters", filters, 52, [&pen, &log](Rect at) { draw_filters(pen, at, log); }),
       log.rows.empty() ? empty_box(pen, "go/referee", log.empty, log.begin)
                        : list_box(pen, "rulings", draw)});
}

}  // namespace tanteador::ui
