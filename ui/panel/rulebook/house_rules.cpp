// The house rules: groups at the left, the parameters of one group beside it, the name below.

#include "src/view/entry/draft.hpp"
#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kParameterKey = 56;

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

void draw_parameter(Pen& pen, Rect& area, const view::ParameterRow& row, const view::MatchDraft& draft) {
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
}

Box head_of(Pen& pen, const view::HouseRules& page) {
  constexpr float kNote = 160, kRemove = 300;
  const bool refused = !page.problem.empty();
  const Box note = words_box(pen, refused ? page.problem : page.help, {pen.px(kNote), 0},
                             {pen.look.small, refused ? pen.ink.minus : pen.ink.muted}, 2);
  return head_box(pen, page.title, pen.look.title, pen.ink.text,
                  {note, key_box(pen, page.remove, Kind::link, kRemove, kStepHeight)});
}

// In one row, or the name above the keys that leave the page.
Box foot_of(Pen& pen, const view::HouseRules& page) {
  constexpr float kName = 200, kField = 50, kKey = 250;
  Box name = drawn_box("house/name", {pen.px(kName), pen.key(kField)}, 1, [&pen, &page](Rect at) {
    std::string typed = page.name;
    const Rect field = at.inset(0, (at.height() - pen.key(kField)) / 2);
    if (pen.field(field, "house/name", page.name_hint, typed))
      pen.out.push_back(view::command::Type{std::string(view::kHouseName), typed});
  });
  const Box save = key_box(pen, page.save, Kind::act, kKey, kCallHeight),
            reset = key_box(pen, page.reset, Kind::link, kKey, kCallHeight),
            close = key_box(pen, page.close, Kind::next, kKey, kCallHeight);
  Box in_row = layout::row(pen.px(12), {reset, name, save, close});
  in_row.least.wide = pen.px(kName + 3 * kKey);
  return layout::variants({in_row, stack_box(pen, {layout::row(pen.px(12), {name, save}),
                                                   layout::row(pen.px(12), {reset, {.weight = 1}, close})})});
}

}  // namespace

// The place of the groups is narrow, because their names are short.
Box page_of(Pen& pen, float, const view::HouseRules& page) {
  constexpr float kGroups = 180, kGroupsBest = 260, kParameters = 360;
  Box groups = list_box(pen, "groups",
                        [&pen, &page](Rect&area) { draw_grid(pen, area, page.groups, 1, 60, Kind::link); }),
      parameters = list_box(pen, "parameters", [&pen, &page](Rect&area) {
        for (const view::ParameterRow& row : page.rows) draw_parameter(pen, area, row, page.draft);
      });
  groups.least.wide = pen.px(kGroups);
  groups.best.wide = pen.px(kGroupsBest);
  groups.weight = 0;
  parameters.least.wide = pen.px(kParameters);
  Box both = layout::row(pen.px(kGapParts), {groups, parameters});
  both.weight = 1;
  return page_box(pen, {head_of(pen, page), both, foot_of(pen, page)});
}

}  // namespace tanteador::ui
