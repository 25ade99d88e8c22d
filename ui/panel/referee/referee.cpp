// "Something went wrong": tiles, then the facts of a case beside the resulting ruling.

#include <algorithm>

#include "ui/panel/drawing/boxes.hpp"

namespace tanteador::ui {

namespace {

using layout::Box;

constexpr float kTile = 76, kAnswerKey = 56;

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
void draw_cases(Pen& pen, Rect& area, const view::RefereeSheet& sheet) {
  constexpr float kCard = 330, kLine = 340;
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
}

void draw_answer(Pen& pen, Rect& area, const view::FieldView& field, int columns, float least) {
  draw_grid(pen, area, field.keys, 6, 50, Kind::act);
  draw_answers(pen, area, field.choices, columns, least);
  draw_part(pen, area, typed_box(pen, field), kGap);
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
void draw_facts(Pen& pen, Rect& area, const view::CaseView& one) {
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

void draw_ruling(Pen& pen, Rect& area, const view::RulingView& ruling) {
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
}

// The reasoning, and the button that enters the ruling, always at the same place.
Box decision_box(Pen& pen, const view::CaseView& one) {
  const auto key = [&pen](const view::Button& action, Kind kind, float weight) {
    Box box = key_box(pen, action, kind, 0, kTile);
    box.best.wide = 0;
    box.weight = weight;
    return box;
  };
  const bool settled = one.ruling && one.ruling->settled;
  Box keys = layout::row(pen.px(kGap), {key(one.apply, settled ? Kind::next : Kind::act, 0.47f)});
  if (!one.ruling) return keys;
  keys.parts.insert(keys.parts.begin(),
                    {key(one.ruling->precedent, Kind::link, 0.27f), key(one.aloud, Kind::act, 0.26f)});
  if (!one.ruling->reason) return keys;
  const view::FieldView& reason = *one.ruling->reason;
  return stack_box(pen, {question_box(pen, reason.title, reason.choices,
                                      static_cast<int>(reason.choices.size()), kAnswerKey, Kind::choice),
                         typed_box(pen, reason), keys});
}

// The facts beside the ruling, or above it in one list.
Box case_box(Pen& pen, const view::CaseView& one) {
  constexpr float kBothHalves = 1000, kFacts = 0.47f;
  const Box facts = list_box(pen, "facts", [&pen, &one](Rect& area) { draw_facts(pen, area, one); });
  const Box ruling =
      one.ruling ? list_box(pen, "ruling", [&pen, &one](Rect& area) { draw_ruling(pen, area, *one.ruling); })
                 : words_box(pen, one.waiting, {},
                             {pen.look.body, pen.ink.muted, Align::left, Overflow::wrap, 0}, 1);
  const Box all = list_box(pen, "case", [&pen, &one](Rect& area) {
    draw_facts(pen, area, one);
    if (one.ruling) draw_ruling(pen, area, *one.ruling);
  });
  const Box finding = stack_box(pen, {ruling, decision_box(pen, one)});
  const Box halves =
      layout::row(pen.px(kGapPage), {layout::stretch(facts, kFacts), layout::stretch(finding, 1 - kFacts)});
  return layout::stretch(layout::variants(
      {layout::widen(halves, pen.px(kBothHalves)), stack_box(pen, {all, decision_box(pen, one)})}));
}

Box calculator_page(Pen& pen, float width, const view::CalculatorView& one) {
  constexpr float kKey = 130;
  const float content = page_content(pen, width);
  Box kinds = row_box(pen, one.kinds, kStepHeight, Kind::choice), pad = pad_box(pen, content, one.keypad);
  kinds.weight = pad.weight = 1;
  return page_box(
      pen,
      {layout::row(pen.px(kGap), {kinds, key_box(pen, one.keypad.back, Kind::act, kKey, kStepHeight),
                                  key_box(pen, one.keypad.close, Kind::link, kKey, kStepHeight)}),
       row_box(pen, one.slots, kTile, Kind::act), row_box(pen, one.circumstances, kAnswerKey, Kind::choice),
       paragraph_box(pen, content, one.answer, pen.look.title, one.good ? pen.ink.plus : pen.ink.minus),
       paragraph_box(pen, content, one.rule, pen.look.small, pen.ink.muted), pad});
}

// The title and the search field beside the keys if they have room there.
Box head_of(Pen& pen, float content, const view::RefereeSheet& sheet) {
  constexpr float kKey = 200, kSearch = 520;
  const std::string& title = sheet.open ? sheet.open->title : sheet.title;
  Box search = sheet.open ? Box{} : field_box(pen, sheet.search);
  search.best.wide = pen.px(kSearch);
  const auto head = [&](const Box& first) {
    return head_box(pen, title, pen.look.title, pen.ink.text,
                    {first, key_box(pen, sheet.calculate, Kind::link, kKey, kStepHeight),
                     key_box(pen, sheet.open ? sheet.back : sheet.log, Kind::link, kKey, kStepHeight),
                     key_box(pen, sheet.close, Kind::link, kKey, kStepHeight)});
  };
  Box in_line = head(search), keys = head({});
  in_line.parts.front().least.wide = pen.width_of(title, pen.look.title) + pen.px(2);
  if (least_of(in_line).wide <= content) return in_line;
  const bool title_fits =
      least_of(keys).wide - keys.parts.front().least.wide + in_line.parts.front().least.wide <= content;
  if (title_fits) return stack_box(pen, {keys, search});
  keys.parts.front() = {.weight = 1};
  return stack_box(pen, {keys, paragraph_box(pen, content, title, pen.look.title, pen.ink.text), search});
}

Box sheet_page(Pen& pen, float width, const view::RefereeSheet& sheet) {
  if (sheet.keypad) return page_box(pen, {keypad_box(pen, page_content(pen, width), *sheet.keypad)});
  if (sheet.calculator) return calculator_page(pen, width, *sheet.calculator);
  const Box head = head_of(pen, page_content(pen, width), sheet);
  if (sheet.open) return page_box(pen, {head, case_box(pen, *sheet.open)});
  return page_box(pen, {head, list_box(pen, sheet.games.empty() ? "tiles" : "games",
                                       [&pen, &sheet](Rect& area) { draw_cases(pen, area, sheet); })});
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

// A case that is opened starts at its first question.
Box page_of(Pen& pen, float width, const view::RefereeSheet& sheet) {
  Box page = sheet_page(pen, width, sheet);
  page.draw = [&pen, &sheet, draw = page.draw](const layout::Bounds& at) {
    const std::string title = sheet.open ? sheet.open->title : std::string();
    const bool opened = !title.empty() && title != pen.state.case_shown;
    pen.state.case_shown = title;
    pen.state.from_top = opened;
    if (opened) pen.state.reopened.clear();
    draw(at);
  };
  return page;
}

}  // namespace tanteador::ui
