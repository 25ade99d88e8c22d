#include "src/view/outline.hpp"

#include <algorithm>

#include "src/view/words.hpp"

namespace tanteador::view {

namespace {

using Kind = OutlinePart::Kind;

void outline(Outline&, std::monostate) {}

OutlineMarks marks_of(const Tally& tally) {
  const int points = std::clamp(tally.points, 0, tally.target),
            half = tally.split ? tally.half : tally.target;
  return {.kind = OutlineMarks::Kind::matches,
          .above = std::min(points, half),
          .below = std::max(0, points - half),
          .most = half};
}

void add_scores(Outline& all, const Board& board) {
  int place = 0;
  for (const SideBoard& side : board.sides) {
    std::string detail = side.half;
    for (const std::string& more : {side.total, side.missing, side.sets_text})
      if (!more.empty()) detail += (detail.empty() ? "" : " · ") + more;
    all.scores.push_back({.name = side.name,
                          .points = side.number,
                          .detail = std::move(detail),
                          .badge = side.badge,
                          .side = place++,
                          .why = side.why,
                          .marks = marks_of(side.tally)});
  }
}

void add_answer(Outline& all, const AnswerCard& card) {
  OutlinePart said{.kind = Kind::said, .title = card.title, .text = card.verdict};
  said.lines = {card.what};
  said.lines.insert(said.lines.end(), card.written.begin(), card.written.end());
  for (const std::string& line : {card.rule, card.text, card.place})
    if (!line.empty()) said.lines.push_back(line);
  said.actions = {card.open_rule};
  add_part(all, std::move(said));
  OutlinePart others{.kind = Kind::record, .title = card.others_title};
  for (const OtherOpinion& other : card.others) others.rows.push_back({other.ruleset, other.said});
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
    add_part(all, {.kind = Kind::act, .actions = {sheet.form->enter}});
  }
  add_part(all, {.kind = Kind::way_out, .actions = {sheet.close}});
}

void add_corner(Outline& all, const Contest& contest, const Corner& corner) {
  OutlinePart part{.kind = Kind::corner, .title = corner.name};
  for (const std::string& beside : {corner.speaker, corner.badge})
    if (!beside.empty()) part.title += " · " + beside;
  part.not_now = contest.not_now;
  for (const auto& row : corner.calls) part.actions.insert(part.actions.end(), row.begin(), row.end());
  part.actions.insert(part.actions.end(), corner.leave.begin(), corner.leave.end());
  add_part(all, std::move(part));
}

void add_contest(Outline& all, const Contest& contest) {
  if (!contest.title.empty() || !contest.state.empty())
    add_part(all, {.kind = Kind::said, .title = contest.title, .text = contest.state});
  if (contest.over) return;
  add_part(all, {.kind = Kind::act, .title = contest.settle_title, .actions = contest.settle});
  for (const Corner& corner : contest.corners) add_corner(all, contest, corner);
  add_part(all, {.kind = Kind::act, .title = contest.trick_title, .actions = contest.trick, .across = 3});
  add_part(all, {.actions = contest.tools});
}

void add_results(Outline& all, const std::vector<HandLine>& results) {
  for (const HandLine& line : results) {
    add_part(all, {.title = line.title, .text = line.state, .actions = line.steps});
    add_part(all, {.actions = line.answers});
    add_part(all, {.kind = Kind::act, .actions = line.winners});
  }
}

void add_deal(Outline& all, const DealHelp& deal) {
  add_part(all, {.kind = Kind::said, .lines = deal.lines, .actions = deal.actions});
  add_part(all, {.title = deal.dealer_title, .actions = deal.dealers});
  add_part(all, {.title = deal.pairs_title, .actions = deal.pairs});
}

void add_stake(Outline& all, const Stake& stake) {
  OutlinePart said{.kind = Kind::said, .title = stake.name, .text = stake.worth, .lines = stake.lines};
  if (!stake.turn.empty()) said.lines.insert(said.lines.begin(), stake.turn);
  add_part(all, std::move(said));
}

void add_finale(Outline& all, const Finale& finale) {
  OutlinePart places{.kind = Kind::record, .title = finale.verdict, .lines = finale.facts};
  for (const Finale::Place& place : finale.places)
    places.rows.push_back({place.place, place.name, place.points});
  add_part(all, std::move(places));
}

void add_hand(Outline& all, const Board& board) {
  if (board.stake) add_stake(all, *board.stake);
  if (!board.results.empty()) {
    add_results(all, board.results);
  } else {
    for (const Contest& contest : board.contests) add_contest(all, contest);
  }
  OutlinePart seats{.title = {}};
  for (const SeatView& seat : board.seats) seats.actions.push_back(seat.choose);
  if (board.stage != Board::Stage::decided) add_part(all, std::move(seats));
  const bool decided = board.stage == Board::Stage::decided;
  for (const SideBoard& side : board.sides)
    if (!decided)
      add_part(all, {.kind = Kind::keys,
                     .title = side.name,
                     .actions = side.points,
                     .across = static_cast<int>(side.points.size())});
}

}  // namespace

bool OutlinePart::empty() const {
  return text.empty() && lines.empty() && actions.empty() && fields.empty() && rows.empty();
}

void add_part(Outline& all, OutlinePart part) {
  std::erase_if(part.actions, [](const Action& action) { return action.id.empty() || action.label.empty(); });
  std::erase_if(part.lines, &std::string::empty);
  if (!part.empty()) all.parts.push_back(std::move(part));
}

Action with_detail(Action action, std::string detail) {
  action.detail = std::move(detail);
  return action;
}

Outline make_outline(const Board& board) {
  Outline all{.headline = board.headline,
              .detail = board.detail,
              .undo = board.undo,
              .redo = board.redo,
              .last_title = board.last_title,
              .last = board.last};
  add_scores(all, board);
  Outline paper;
  std::visit([&](const auto& each) { outline(paper, each); }, board.paper);
  if (!paper.scores.empty()) all.scores = std::move(paper.scores);
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
  if (board.finale && !board.asking) add_finale(all, *board.finale);
  for (OutlinePart& part : paper.parts) add_part(all, std::move(part));
  add_hand(all, board);
  add_part(all, {.kind = Kind::act, .lines = board.summary, .actions = board.next});
  if (board.deal) add_deal(all, *board.deal);
  add_part(all, {.kind = Kind::act, .title = board.agree_title, .actions = board.agree});
  OutlinePart reasons{.kind = Kind::record, .title = board.reasons_title};
  for (const Reason& reason : board.reasons) reasons.lines.push_back(reason.sentence);
  add_part(all, std::move(reasons));
  add_part(all, {.kind = Kind::way_out, .actions = board.tools});
  return all;
}

}  // namespace tanteador::view
