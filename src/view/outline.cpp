#include "src/view/outline.hpp"

#include <algorithm>

#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using Kind = OutlinePart::Kind;

void add_answer(Outline& all, const AnswerCard& card) {
  OutlinePart part{.kind = Kind::text, .title = card.title, .text = card.verdict};
  part.lines = {card.what};
  part.lines.insert(part.lines.end(), card.written.begin(), card.written.end());
  for (const std::string& line : {card.rule, card.text, card.place})
    if (!line.empty()) part.lines.push_back(line);
  part.actions = {card.open_rule};
  add_part(all, std::move(part));
  OutlinePart others{.kind = Kind::record, .title = card.others_title};
  for (const OtherOpinion& other : card.others) others.rows.push_back({other.ruleset, other.verdict});
  add_part(all, std::move(others));
  add_part(all, {.kind = Kind::way_out, .actions = {card.again, card.close}});
}

void add_keypad(Outline& all, const KeypadView& pad) {
  add_part(all, {.kind = Kind::keys,
                 .title = pad.title,
                 .text = pad.entered,
                 .actions = pad.keys,
                 .across = pad.cards ? 0 : pad.columns});
  add_part(all, {.kind = Kind::act, .actions = pad.accepts});
  add_part(all, {.kind = Kind::way_out, .actions = {pad.back, pad.close}});
}

void add_more(Outline& all, const MoreSheet& sheet) {
  if (!sheet.form) {
    add_part(all, {.title = sheet.title, .actions = sheet.list});
  } else {
    OutlinePart form{.kind = Kind::form, .title = sheet.form->title, .text = sheet.form->help};
    form.fields = sheet.form->fields;
    add_part(all, std::move(form));
    add_part(all, {.kind = Kind::act, .actions = {sheet.form->enter}, .dock = true});
  }
  add_part(all, {.kind = Kind::way_out, .actions = {sheet.close}});
}

void add_finale(Outline& all, const Finale& finale) {
  OutlinePart places{.kind = Kind::record, .title = finale.verdict, .lines = finale.facts};
  for (const Finale::Place& place : finale.places) {
    std::vector<std::string> row{place.place, place.name};
    for (const Finale::SetPoints& set : place.sets) row.push_back(set.points);
    row.push_back(place.points);
    places.rows.push_back(std::move(row));
  }
  add_part(all, std::move(places));
}

}  // namespace

bool OutlinePart::empty() const {
  return text.empty() && lines.empty() && actions.empty() && options.empty() && fields.empty() &&
         rows.empty();
}

void add_part(Outline& all, OutlinePart part) {
  std::erase_if(part.actions, [](const Button& action) { return action.id.empty() || action.label.empty(); });
  std::erase_if(part.lines, &std::string::empty);
  if (!part.empty()) all.parts.push_back(std::move(part));
}

Button with_detail(Button action, std::string detail) {
  action.detail = std::move(detail);
  return action;
}

Outline make_outline(const MatchScreen& board) {
  Outline all{.headline = board.headline,
              .detail = board.detail,
              .undo = board.undo,
              .redo = board.redo,
              .last_title = board.last_title,
              .last = board.last};
  Outline sheet;
  std::visit([&](const auto& each) { outline(sheet, each); }, board.sheet);
  all.scores = std::move(sheet.scores);
  all.sets = std::move(sheet.sets);
  all.forms_ahead = std::move(sheet.forms_ahead);
  if (board.asking) all.undo = board.stop_asking;
  if (board.answer) {
    add_answer(all, *board.answer);
    return all;
  }
  if (board.keypad) {
    add_keypad(all, *board.keypad);
    return all;
  }
  if (board.more) {
    add_more(all, *board.more);
    return all;
  }
  add_part(all, {.kind = Kind::act, .title = board.agree_title, .actions = board.agree});
  if (board.finale && !board.asking) add_finale(all, *board.finale);
  for (OutlinePart& part : sheet.parts) add_part(all, std::move(part));
  // The first entry begins a deal, if entries are offered before it.
  const bool begins = std::ranges::any_of(all.parts, [](const OutlinePart& part) {
    return part.calls || (part.kind == Kind::keys && !part.dock);
  });
  const Kind next = begins ? Kind::way_out : Kind::act;
  add_part(all, {.kind = next, .lines = sheet.summary, .actions = board.next});
  for (OutlinePart& part : sheet.next_deal) add_part(all, std::move(part));
  all.reasons = board.reasons;
  add_part(all, {.kind = Kind::way_out, .actions = board.tools});
  return all;
}

}  // namespace tanteador::view
