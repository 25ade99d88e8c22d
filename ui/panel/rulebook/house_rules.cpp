// The house rules: groups at the left, the parameters of one group beside it, the name below.

#include "src/view/entry/draft.hpp"
#include "ui/panel/drawing/parts.hpp"

namespace tanteador::ui {

namespace {

constexpr float kParameterKey = 56, kGroups = 260;

void draw_choices(Pen& pen, Rect& area, const std::vector<view::Button>& choices) {
  const int columns = choices.size() == 2 ? 2 : 3;
  const float wide = area.column(0, columns, pen.px(kGap)).width() - pen.px(44);
  float tall = pen.px(kParameterKey);
  for (const view::Button& choice : choices)
    tall = std::max(tall, pen.height_of(choice.label, pen.look.label, wide) + pen.px(14));
  draw_grid(pen, area, choices, columns, tall / pen.look.scale, Kind::choice);
}

// The place of the note is kept free without one, so that a key stays under the finger.
void draw_edition(Pen& pen, Rect& area, const view::ParameterRow& row) {
  const std::string& text = row.edition.empty() ? row.title : row.edition;
  const float needs = pen.height_of(text, pen.look.small, area.width() - pen.px(20));
  Rect line = area.cut_top(needs, pen.px(kGapKeypad));
  if (row.edition.empty()) return;
  pen.text(line.cut_left(pen.px(20)), "◆", {pen.look.small, pen.ink.accent});
  pen.text(line, row.edition, {pen.look.small, pen.ink.accent});
}

void draw_number(Pen& pen, Rect& line, const view::ParameterRow& row, const view::MatchDraft& draft) {
  pen.repeat_button(line.cut_left(pen.px(90), pen.px(kGap)), row.less);
  std::string typed = row.number;
  const Rect field = line.cut_left(pen.px(90), pen.px(kGap));
  if (pen.field(field.inset(0, (field.height() - pen.key(kKeyHeight)) / 2), ("number/" + row.name).c_str(),
                row.number, typed)) {
    if (auto changed = view::with_number(draft, row, typed))
      pen.out.push_back(view::command::Change{*std::move(changed)});
  }
  pen.repeat_button(line.cut_left(pen.px(90), pen.px(kGapPage)), row.more);
}

float draw_parameter(Pen& pen, Rect area, const view::ParameterRow& row, const view::MatchDraft& draft) {
  const float top = area.top;
  draw_title_with_help(pen, area, row.title, pen.look.body, row.help, 2);
  draw_edition(pen, area, row);
  if (!row.number.empty()) {
    Rect line = area.cut_top(pen.px(kParameterKey), pen.px(kGap));
    draw_number(pen, line, row, draft);
    if (!row.choices.empty()) draw_row(pen, line, row.choices, Kind::choice);
  } else {
    draw_choices(pen, area, row.choices);
  }
  area.cut_top(pen.px(10));
  ImGui::GetWindowDrawList()->AddLine({area.left, area.top - pen.px(6)}, {area.right, area.top - pen.px(6)},
                                      pen.ink.button, pen.px(1));
  return area.top - top;
}

}  // namespace

void draw_house_rules(Pen& pen, Rect area, const view::HouseRules& page) {
  constexpr float kOneFoot = 940;
  Rect foot = area.cut_bottom(pen.px(72), pen.px(12));
  pen.button(foot.cut_right(pen.px(250), pen.px(12)), page.close, Kind::next);
  pen.button(foot.cut_left(pen.px(230), pen.px(12)), page.reset, Kind::link);
  Rect name_row = area.width() >= pen.px(kOneFoot) ? foot : area.cut_bottom(pen.px(72), pen.px(12));
  pen.button(name_row.cut_right(pen.px(250), pen.px(12)), page.save, Kind::act);
  std::string name = page.name;
  if (pen.field(name_row.inset(0, (name_row.height() - pen.key(50)) / 2), "house/name", page.name_hint, name))
    pen.out.push_back(view::command::Type{std::string(view::kHouseName), name});
  Rect head = area.cut_top(pen.px(56), pen.px(kGap));
  if (!page.remove.label.empty())
    pen.button(head.cut_right(pen.px(300), pen.px(12)), page.remove, Kind::link);
  pen.text(head.cut_left(pen.width_of(page.title, pen.look.title), pen.px(20)), page.title,
           {pen.look.title, pen.ink.text});
  const bool refused = !page.problem.empty();
  pen.text(head, refused ? page.problem : page.help,
           {pen.look.small, refused ? pen.ink.minus : pen.ink.muted, Align::left});
  Rect groups = area.cut_left(pen.px(kGroups), pen.px(kGapParts));
  draw_list(pen, "groups", groups, [&](Rect content) {
    const float top = content.top;
    draw_grid(pen, content, page.groups, 1, 60, Kind::link);
    return content.top - top;
  });
  draw_list(pen, "parameters", draw_page_ground(pen, area), [&](Rect content) {
    const float top = content.top;
    for (const view::ParameterRow& row : page.rows)
      content.top += draw_parameter(pen, content, row, page.draft);
    return content.top - top;
  });
}

}  // namespace tanteador::ui
