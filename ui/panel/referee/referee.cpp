// "Something went wrong": tiles, then the facts of a case beside the resulting ruling.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

constexpr float kTile = 76, kAnswerKey = 56, kBothHalves = 1000;

void draw_answers(Pen& pen, Rect& area, const std::vector<view::Button>& answers, int columns, float least) {
  if (answers.empty()) return;
  const float wide = area.column(0, columns, pen.px(kGap)).width() - pen.px(44);
  float tall = pen.px(least);
  for (const view::Button& answer : answers) {
    const float detail = answer.detail.empty() ? 0 : pen.height_of(answer.detail, pen.look.small, wide);
    tall = std::max(tall, pen.height_of(answer.label, pen.look.label, wide) + detail + pen.px(14));
  }
  draw_grid(pen, area, answers, columns, tall / pen.look.scale, Kind::choice);
}

int columns_of(const Pen& pen, const Rect& area, float least) {
  return std::clamp(static_cast<int>(area.width() / pen.px(least)), 1, 3);
}

// Likely cases are larger than the rest.
float draw_cases(Pen& pen, Rect area, const view::RefereeSheet& sheet) {
  constexpr float kCard = 330, kLine = 340;
  const float top = area.top;
  const auto head = [&](const std::string& title) {
    area.cut_top(pen.px(6));
    pen.text(area.cut_top(pen.px(28), pen.px(kGapKeypad)), title,
             {pen.look.label, pen.ink.accent, Align::left});
  };
  draw_part(pen, area, sheet.nothing, pen.look.body, pen.ink.muted, 8);
  if (!sheet.games.empty()) {
    head(sheet.games_title);
    draw_grid(pen, area, sheet.games, std::max(columns_of(pen, area, 240), 2), kTile, Kind::choice);
  }
  if (!sheet.now.empty()) {
    head(sheet.now_title);
    draw_lines(pen, area, sheet.now, columns_of(pen, area, kCard), kTile, ListStyle::cards);
  }
  for (const auto& [title, cases] :
       {std::pair{&sheet.precedents_title, &sheet.precedents}, {&sheet.others_title, &sheet.others}}) {
    if (cases->empty()) continue;
    head(*title);
    draw_lines(pen, area, *cases, columns_of(pen, area, kLine), kAnswerKey);
  }
  return area.top - top;
}

void draw_typed_fact(Pen& pen, Rect& area, const view::FieldView& field) {
  std::string text = field.text;
  const std::string id = field.id + "/text";
  if (pen.field(area.cut_top(pen.key(50), pen.px(kGap)), id.c_str(), field.hint, text))
    pen.out.push_back(view::command::Type{field.id.substr(field.id.find('/') + 1), text});
}

void draw_answer(Pen& pen, Rect& area, const view::FieldView& field, int columns, float least) {
  draw_grid(pen, area, field.keys, 6, 50, Kind::act);
  draw_answers(pen, area, field.choices, columns, least);
  if (field.typed) draw_typed_fact(pen, area, field);
}

void draw_question_line(Pen& pen, Rect& area, const view::FieldView& field, const view::Button& side_button,
                        ImFont* font) {
  const bool button = !side_button.label.empty();
  const float room = area.width() - (button ? pen.px(198) : 0) - (field.entered.empty() ? 0 : pen.px(90));
  const float least = button ? pen.key(kKeyHeight) : pen.px(28);
  Rect line = area.cut_top(std::max(least, pen.height_of(field.title, font, room)), pen.px(kGapKeypad));
  if (button) {
    const Rect right = line.cut_right(pen.px(190), pen.px(kGap));
    const float middle = right.centre().y;
    const float half = pen.key(kKeyHeight) / 2;
    pen.button({right.left, middle - half, right.right, middle + half}, side_button, Kind::link);
  }
  if (!field.entered.empty())
    pen.text(line.cut_right(pen.px(82), pen.px(kGap)), field.entered,
             {pen.look.label, pen.ink.accent, Align::right});
  pen.text(line, field.title, {font, pen.ink.text});
}

// True if a choice was made. A typed number can go on.
bool is_answered(const view::FactView& fact) {
  return fact.statements.empty() && fact.found.keys.empty() && !fact.found.typed &&
         std::ranges::any_of(fact.found.choices, &view::Button::chosen);
}

// An answer is one line; a press asks the question again.
void draw_answered(Pen& pen, Rect& area, const view::FieldView& field) {
  std::string answer;
  for (const view::Button& choice : field.choices)
    if (choice.chosen) answer += (answer.empty() ? "" : ", ") + choice.label;
  const float half = area.width() * 0.6f - pen.px(kGap);
  const float tall = std::max({pen.key(kKeyHeight), pen.height_of(field.title, pen.look.body, half),
                               pen.height_of(answer, pen.look.label, area.width() * 0.4f)});
  Rect line = area.cut_top(tall, pen.px(kGapKeypad));
  ImGui::GetWindowDrawList()->AddLine({line.left, line.bottom}, {line.right, line.bottom}, pen.ink.button,
                                      pen.px(1.2f));
  if (pen.touch_unframed(line, {.id = "anew/" + field.id, .label = field.title}))
    pen.state.reopened = field.id;
  pen.text(line.cut_left(half, pen.px(kGap)), field.title, {pen.look.body, pen.ink.muted});
  pen.text(line, answer, {pen.look.label, pen.ink.accent, Align::right});
}

// The first unanswered fact is asked in large letters.
float draw_facts(Pen& pen, Rect area, const view::CaseView& one) {
  const float top = area.top;
  const auto waits = std::ranges::find_if_not(one.facts, is_answered);
  for (const view::FactView& fact : one.facts) {
    const bool anew = pen.state.reopened == fact.found.id;
    if (is_answered(fact) && !anew) {
      draw_answered(pen, area, fact.found);
      continue;
    }
    area.cut_top(pen.px(6));
    const bool is_current = anew || (waits != one.facts.end() && &fact == &*waits);
    draw_question_line(pen, area, fact.found, fact.dispute, is_current ? pen.look.title : pen.look.label);
    for (const view::FieldView& statement : fact.statements) {
      draw_part(pen, area, statement.title, pen.look.small, pen.ink.accent, 4);
      draw_answer(pen, area, statement, fact.columns, kAnswerKey);
    }
    if (!fact.statements.empty()) {
      const float y = area.top;
      ImGui::GetWindowDrawList()->AddLine({area.left, y}, {area.right, y}, pen.ink.outline, pen.px(1));
      area.cut_top(pen.px(kGap));
    }
    const std::size_t pressed = pen.out.size();
    draw_answer(pen, area, fact.found, fact.columns, is_current ? kTile : kAnswerKey);
    if (anew && pen.out.size() > pressed) pen.state.reopened.clear();
    area.cut_top(pen.px(10));
  }
  draw_part(pen, area, one.evidence_title, pen.look.small, pen.ink.accent, 4);
  for (const std::string& line : one.evidence) draw_part(pen, area, line, pen.look.small, pen.ink.muted, 2);
  return area.top - top;
}

void draw_remedy(Pen& pen, Rect& area, const view::RemedyView& remedy) {
  const float left = std::min(pen.px(330), area.width() * 0.56f), right = area.width() - left - pen.px(12);
  float scores = 0;
  for (const std::string& line : remedy.scores) scores += pen.height_of(line, pen.look.small, right);
  const float problem = remedy.problem.empty() ? 0 : pen.height_of(remedy.problem, pen.look.small, right);
  const float label = pen.height_of(remedy.choose.label, pen.look.label, left - pen.px(44)) +
                      pen.height_of(remedy.choose.detail, pen.look.small, left - pen.px(44));
  const float tall = std::max({pen.px(64), scores, problem, label + pen.px(16)});
  Rect row = area.cut_top(tall, pen.px(kGap));
  pen.button(row.cut_left(left, pen.px(12)), remedy.choose, Kind::act);
  if (problem > 0)
    return pen.text(row, remedy.problem, {pen.look.small, pen.ink.minus, Align::left, Overflow::wrap});
  row.top += (tall - scores) / 2;
  for (const std::string& line : remedy.scores)
    pen.text(row.cut_top(pen.height_of(line, pen.look.small, right)), line, {pen.look.small, pen.ink.text});
}

float draw_ruling(Pen& pen, Rect area, const view::RulingView& ruling) {
  const float top = area.top;
  draw_part(pen, area, ruling.warned, pen.look.body, pen.ink.minus, 8);
  for (const view::Button& warning : ruling.warnings)
    pen.button(area.cut_top(pen.key(kStepHeight), pen.px(kGap)), warning, Kind::choice);
  draw_part(pen, area, ruling.rule, pen.look.label, ruling.settled ? pen.ink.accent : pen.ink.text, 2);
  draw_part(pen, area, ruling.place, pen.look.small, pen.ink.muted, 8);
  for (const std::string& step : ruling.steps) draw_part(pen, area, step, pen.look.body, pen.ink.text, 6);
  area.cut_top(pen.px(6));
  draw_part(pen, area, ruling.why, pen.look.small, pen.ink.muted, 4);
  for (const view::RemedyView& remedy : ruling.remedies) draw_remedy(pen, area, remedy);
  for (const view::FieldView& points : ruling.own_points) {
    draw_question_line(pen, area, points, {}, pen.look.label);
    draw_answer(pen, area, points, 3, kAnswerKey);
  }
  draw_part(pen, area, ruling.text, pen.look.small, pen.ink.muted, 6);
  return area.top - top;
}

// The reasoning, and the button that enters the ruling, always at the same place.
void draw_decision(Pen& pen, Rect& area, const view::CaseView& one) {
  Rect last = area.cut_bottom(pen.px(76), pen.px(kGap));
  if (one.ruling) {
    pen.button(last.cut_left(last.width() * 0.27f, pen.px(kGap)), one.ruling->precedent, Kind::link);
    pen.button(last.cut_left(last.width() * 0.36f, pen.px(kGap)), one.aloud, Kind::act);
  }
  pen.button(last, one.apply, one.ruling && one.ruling->settled ? Kind::next : Kind::act);
  if (!one.ruling || !one.ruling->reason) return;
  const view::FieldView& reason = *one.ruling->reason;
  Rect block = area.cut_bottom(pen.px(24 + 4 + 58 + kGap + 50), pen.px(kGap));
  pen.text(block.cut_top(pen.px(24), pen.px(kGapKeypad)), reason.title, {pen.look.small, pen.ink.muted});
  draw_row(pen, block.cut_top(pen.px(58), pen.px(kGap)), reason.choices, Kind::choice);
  draw_typed_fact(pen, block, reason);
}

void draw_finding(Pen& pen, Rect area, const view::CaseView& one) {
  draw_decision(pen, area, one);
  if (!one.ruling)
    return pen.text(area, one.waiting, {pen.look.body, pen.ink.muted, Align::left, Overflow::wrap, 0});
  draw_list(pen, "ruling", area, [&](Rect content) { return draw_ruling(pen, content, *one.ruling); });
}

void draw_case(Pen& pen, Rect area, const view::CaseView& one) {
  if (area.width() >= pen.px(kBothHalves)) {
    const Rect facts = area.cut_left(area.width() * 0.47f, pen.px(kGapPage));
    draw_list(pen, "facts", facts, [&](Rect content) { return draw_facts(pen, content, one); });
    return draw_finding(pen, area, one);
  }
  draw_decision(pen, area, one);
  draw_list(pen, "case", area, [&](Rect content) {
    const float facts = draw_facts(pen, content, one);
    content.top += facts;
    return facts + (one.ruling ? draw_ruling(pen, content, *one.ruling) : 0);
  });
}

void draw_calculator(Pen& pen, Rect area, const view::CalculatorView& one) {
  Rect head = area.cut_top(pen.px(56), pen.px(kGap));
  pen.button(head.cut_right(pen.px(130), pen.px(kGap)), one.keypad.close, Kind::link);
  pen.button(head.cut_right(pen.px(130), pen.px(kGap)), one.keypad.back, Kind::act);
  draw_row(pen, head, one.kinds, Kind::choice);
  draw_row(pen, area.cut_top(pen.px(kTile), pen.px(kGap)), one.slots, Kind::act);
  if (!one.circumstances.empty())
    draw_row(pen, area.cut_top(pen.key(50), pen.px(kGap)), one.circumstances, Kind::choice);
  const float tall = pen.height_of(one.answer, pen.look.title, area.width());
  pen.text(area.cut_top(tall, pen.px(2)), one.answer,
           {pen.look.title, one.good ? pen.ink.plus : pen.ink.minus, Align::left, Overflow::wrap, 0});
  draw_part(pen, area, one.rule, pen.look.small, pen.ink.muted, 6);
  layout::draw(pad_box(pen, extent_of(area), one.keypad), bounds_of(area));
}

void draw_referee_sheet(Pen& pen, Rect area, const view::RefereeSheet& sheet) {
  pen.fill(area, pen.ink.panel, kPanelCorner);
  area = area.inset(pen.px(16), pen.px(12));
  if (sheet.keypad) return layout::draw(keypad_box(pen, extent_of(area), *sheet.keypad), bounds_of(area));
  if (sheet.calculator) return draw_calculator(pen, area, *sheet.calculator);
  Rect head = area.cut_top(pen.key(52), pen.px(10));
  pen.button(head.cut_right(pen.px(200), pen.px(kGap)), sheet.close, Kind::link);
  pen.button(head.cut_right(pen.px(200), pen.px(kGap)), sheet.open ? sheet.back : sheet.log, Kind::link);
  if (!sheet.calculate.label.empty())
    pen.button(head.cut_right(pen.px(180), pen.px(kGap)), sheet.calculate, Kind::link);
  const std::string& title = sheet.open ? sheet.open->title : sheet.title;
  constexpr float kNarrowHead = 820;
  if (area.width() < pen.px(kNarrowHead) && pen.width_of(title, pen.look.title) > head.width())
    draw_part(pen, area, title, pen.look.title, pen.ink.text, kGap);
  else
    pen.text(head, title, {pen.look.title, pen.ink.text});
  if (sheet.open) return draw_case(pen, area, *sheet.open);
  if (!sheet.search.id.empty()) {
    std::string text = sheet.search.text;
    const float wide = std::min(area.width(), pen.px(520));
    const Rect line = area.cut_top(pen.key(50), pen.px(10));
    if (pen.field({line.left, line.top, line.left + wide, line.bottom}, sheet.search.id.c_str(),
                  sheet.search.hint, text))
      pen.out.push_back(view::command::Type{sheet.search.id, text});
  }
  draw_list(pen, "tiles", area, [&](Rect content) { return draw_cases(pen, content, sheet); });
}

}  // namespace

namespace {

struct AloudPart {
  std::string text;
  ImFont* font = nullptr;
  ImU32 colour = 0;
};

std::vector<AloudPart> aloud_parts(const Pen& pen, const Theme& ink, const view::RulingView& ruling) {
  std::vector<AloudPart> parts;
  const auto part = [&](const std::string& text, ImU32 colour) {
    if (!text.empty()) parts.push_back({text, pen.look.title, colour});
  };
  part(ruling.warned, ink.minus);
  for (const std::string& step : ruling.steps) part(step, ink.text);
  for (const view::RemedyView& remedy : ruling.remedies) {
    if (!remedy.choose.chosen) continue;
    part(remedy.choose.label, ink.accent);
    for (const std::string& line : remedy.scores) part(line, ink.text);
  }
  part(ruling.rule, ink.accent);
  part(ruling.text, ink.text);
  if (!ruling.place.empty()) parts.push_back({ruling.place, pen.look.label, ink.muted});
  return parts;
}

}  // namespace

// As large as the whole text allows, and never smaller than a title.
void draw_ruling_aloud(Pen& pen, Rect area, const view::CaseView& one) {
  const Theme& ink = theme_by_name("contraste");  // in every theme, because it is read from afar
  pen.fill(area, ink.back, 0);
  area = area.inset(pen.px(32), pen.px(20));
  Rect head = area.cut_top(pen.px(60), pen.px(12));
  draw_at_right(pen, head, one.aloud, Kind::act);
  pen.text(head, one.title, {pen.look.title, ink.accent});
  const auto parts = aloud_parts(pen, ink, *one.ruling);
  const float gap = pen.px(16);
  const auto tall_of = [&](const AloudPart& part, float width, float times) {
    return pen.height_of(part.text, part.font, width / times) * times;
  };
  draw_list(pen, "ruling_aloud", area, [&](Rect content) {
    const auto fits = [&](float times) {
      float tall = 0;
      for (const AloudPart& part : parts) tall += tall_of(part, content.width(), times) + gap;
      return tall <= area.height();
    };
    float times = 1;
    for (const float larger : {1.25f, 1.5f, 1.75f, 2.0f})
      if (fits(larger)) times = larger;
    const float top = content.top;
    for (const AloudPart& part : parts)
      pen.text(content.cut_top(tall_of(part, content.width(), times), gap), part.text,
               {part.font, part.colour, Align::left, Overflow::wrap, 0, times});
    return content.top - top;
  });
}

void draw_referee(Pen& pen, Rect area, const view::RefereeSheet& sheet) {
  const std::string shown = sheet.open ? sheet.open->title : std::string();
  const bool opened = !shown.empty() && shown != pen.state.case_shown;  // at its first question
  pen.state.case_shown = shown;
  pen.state.from_top = opened;
  if (opened) pen.state.reopened.clear();
  draw_referee_sheet(pen, area, sheet);
  pen.state.from_top = false;
}

}  // namespace tanteador::ui
