// The search field of a round. Enter takes a typed line, and the field is ready for the next.

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

layout::Box typed_line_box(Pen& pen, float width, const view::RoundScreen& view) {
  layout::Box field = field_box(pen, view.search);
  if (is_empty(field)) return {};
  field.draw = [&pen, &view, draw = field.draw](const layout::Bounds& at) {
    draw(at);
    if (pen.state.field_entered != view.search.id) return;
    pen.state.field_next = view.search.id;
    pen.out.push_back(view.enter_line.command);
  };
  return stack_box(pen, {field, paragraph_box(pen, width, view.line_note, pen.look.small,
                                              view.line_failed ? pen.ink.accent : pen.ink.muted)});
}

}  // namespace tanteador::ui
