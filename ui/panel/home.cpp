// The home screen: matches in progress, recent tables to play again, and the way into a new match.

#include "ui/panel/parts.hpp"
#include "ui/panel/tally.hpp"

namespace tanteador::ui {

namespace {

constexpr float kCard = 224, kCardGap = 12, kGame = 84;  // units
constexpr int kGamesInARow = 3;

float games_height(const Pen& pen, std::size_t games) {
  const auto rows = static_cast<float>((games + kGamesInARow - 1) / kGamesInARow);
  return pen.px(rows * (kGame + kGap) - kGap);
}

void draw_card(Pen& pen, const Rect& card, const view::MatchCard& match) {
  pen.fill(card, pen.ink.panel, 14);
  if (match.live) pen.frame(card.inset(pen.px(1)), pen.ink.accent, 14, 1.5f);
  Rect inside = card.inset(pen.px(16), pen.px(12));
  Rect buttons = inside.cut_bottom(pen.px(56), pen.px(8));
  pen.text(inside.cut_top(pen.px(28)), match.title,
           {pen.look.label, pen.ink.text, Align::left, Long::ellipsis});
  pen.text(inside.cut_top(pen.px(40)), match.score,
           {pen.look.title, match.live ? pen.ink.accent : pen.ink.text, Align::left, Long::whole});
  pen.text(inside, match.detail, {pen.look.small, pen.ink.muted, Align::left, Long::wrap, 0});
  if (match.open.label.empty()) return;
  if (!match.discard.label.empty())
    pen.button(buttons.cut_right(buttons.width() * 0.4f, pen.px(8)), match.discard, Kind::quiet);
  if (match.again.label.empty())
    return pen.button(buttons, match.open, match.live ? Kind::primary : Kind::quiet);
  pen.button(buttons.cut_right(buttons.width() * 0.62f, pen.px(8)), match.again, Kind::normal);
  pen.button(buttons, match.open, Kind::quiet);
}

float draw_cards(Pen& pen, Rect area, const std::string& title, const std::vector<view::MatchCard>& cards) {
  if (cards.empty()) return 0;
  const float top = area.top;
  pen.text(area.cut_top(pen.px(32), pen.px(6)), title, {pen.look.label, pen.ink.muted});
  const int columns = std::max(1, static_cast<int>(area.width() / pen.px(380)));
  for (std::size_t i = 0; i < cards.size(); i += static_cast<std::size_t>(columns)) {
    const Rect row{area.left, area.top, area.right, area.top + pen.px(kCard)};
    for (int column = 0; column < columns && i + static_cast<std::size_t>(column) < cards.size(); ++column) {
      draw_card(pen, row.column(column, columns, pen.px(kCardGap)),
                cards[i + static_cast<std::size_t>(column)]);
    }
    area.top += pen.px(kCard + kCardGap);
  }
  return area.top + pen.px(12) - top;
}

void draw_welcome(Pen& pen, Rect area, const view::Home& home) {
  const float width = std::min(area.width(), pen.px(860));
  const Rect middle{area.centre().x - width / 2, area.top, area.centre().x + width / 2, area.bottom};
  Rect card{middle.left, area.centre().y - pen.px(310), middle.right, area.centre().y + pen.px(310)};
  pen.fill(card, pen.ink.panel, 16);
  Rect inside = card.inset(pen.px(36), pen.px(28));
  pen.button(inside.cut_bottom(pen.px(64), pen.px(12)), home.club, Kind::quiet);
  Rect games = inside.cut_bottom(games_height(pen, home.games.size()), pen.px(16));
  draw_grid(pen, games, home.games, kGamesInARow, kGame, Kind::normal);
  draw_tally(pen, inside.cut_top(pen.px(120), pen.px(16)),
             {.points = 5, .target = 5, .half = 5, .split = false, .malas = {}, .buenas = {}}, kSidesMax - 1);
  pen.text(inside.cut_top(pen.px(48), pen.px(8)), home.title, {pen.look.title, pen.ink.text, Align::centre});
  pen.text(inside, home.welcome, {pen.look.body, pen.ink.muted, Align::centre});
}

}  // namespace

// Filters at the top, the pages at the bottom, where the thumb is.
void draw_matches(Pen& pen, Rect area, const view::MatchList& list) {
  pen.fill(area, pen.ink.panel, 14);
  area = area.inset(pen.px(20), pen.px(14));
  pen.text(area.cut_top(pen.px(44), pen.px(6)), list.title, {pen.look.title, pen.ink.text});
  draw_text_field(pen, area.cut_top(pen.px(74), pen.px(10)), list.search);
  std::vector<view::Action> filters = list.games;
  filters.push_back(list.live);
  draw_chips(pen, area, filters);
  if (!list.page.empty()) {
    Rect foot = area.cut_bottom(pen.px(60), pen.px(10));
    pen.button(foot.cut_left(pen.px(160), pen.px(kCardGap)), list.back, Kind::normal);
    pen.button(foot.cut_right(pen.px(160), pen.px(kCardGap)), list.next, Kind::normal);
    pen.text(foot, list.page, {pen.look.body, pen.ink.muted, Align::centre});
  }
  if (list.rows.empty()) return pen.text(area, list.empty, {pen.look.body, pen.ink.muted, Align::centre});
  const int columns = std::max(1, static_cast<int>(area.width() / pen.px(380)));
  draw_list(pen, "all_matches", area, [&](Rect content) {
    const float top = content.top;
    draw_grid(pen, content, list.rows, columns, 76, Kind::normal);
    return content.top - top;
  });
}

void draw_home(Pen& pen, Rect area, const view::Home& home) {
  if (home.live.empty() && home.recent.empty()) return draw_welcome(pen, area, home);
  pen.text(area.cut_top(pen.px(32), pen.px(6)), home.games_title, {pen.look.label, pen.ink.muted});
  Rect games = area.cut_top(games_height(pen, home.games.size()), pen.px(kCardGap));
  std::vector<view::Action> beside;
  for (const view::Action& one : {home.all, home.club}) {
    if (!one.label.empty()) beside.push_back(one);
  }
  Rect right = beside.empty() ? Rect{} : games.cut_right(games.width() * 0.18f, pen.px(kCardGap));
  draw_grid(pen, right, beside, 1, kGame, Kind::quiet);
  draw_grid(pen, games, home.games, kGamesInARow, kGame, Kind::normal);
  area.cut_top(pen.px(8));
  draw_list(pen, "matches", area, [&](Rect content) {
    const float top = content.top;
    if (!home.again.empty()) {
      pen.text(content.cut_top(pen.px(32), pen.px(6)), home.again_title, {pen.look.label, pen.ink.muted});
      const int columns = content.width() >= pen.px(900) ? 4 : 2;
      draw_grid(pen, content, home.again, columns, 68, Kind::normal);
      content.cut_top(pen.px(8));
    }
    content.top += draw_cards(pen, content, home.live_title, home.live);
    content.top += draw_cards(pen, content, home.recent_title, home.recent);
    return content.top - top;
  });
}

}  // namespace tanteador::ui
