#include <algorithm>
#include <iterator>

#include "src/core/text/locale.hpp"
#include "src/view/outline.hpp"

namespace tanteador::view {

namespace truco {

namespace {

using Kind = OutlinePart::Kind;

OutlineMarks marks_of(const Tally& tally) {
  const int points = std::clamp(tally.points, 0, tally.target),
            half = tally.split ? tally.half : tally.target;
  return {.kind = tally.beans ? OutlineMarks::Kind::beans : OutlineMarks::Kind::matches,
          .above = std::min(points, half),
          .below = std::max(0, points - half),
          .most = half};
}

void add_scores(Outline& all, const TrucoSheet& sheet) {
  int place = 0;
  for (const SideTally& side : sheet.sides) {
    std::string detail = side.half;
    for (const std::string& more : {side.total, side.sets_text})
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

void add_corner(Outline& all, const Contest& contest, const Corner& corner) {
  OutlinePart part{.kind = Kind::abreast, .title = corner.name};
  for (const std::string& text : {corner.speaker, corner.badge})
    if (!text.empty()) part.title += " · " + text;
  part.disabled_reasons = contest.disabled_reasons;
  for (const auto& row : corner.calls) part.actions.insert(part.actions.end(), row.begin(), row.end());
  part.actions.insert(part.actions.end(), corner.leave.begin(), corner.leave.end());
  add_part(all, std::move(part));
}

void add_contest(Outline& all, const Contest& contest) {
  if (!contest.title.empty() || !contest.state.empty())
    add_part(all, {.kind = Kind::text, .title = contest.title, .text = contest.state});
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
  Outline help;
  add_part(help, {.kind = Kind::text, .lines = deal.lines, .actions = deal.actions});
  add_part(help, {.title = deal.dealer_title, .actions = deal.dealers});
  add_part(help, {.title = deal.pairs_title, .actions = deal.pairs});
  all.next_deal = std::move(help.parts);
}

void add_stake(Outline& all, const Stake& stake) {
  OutlinePart part{.kind = Kind::text, .title = stake.name, .text = stake.worth, .lines = stake.lines};
  if (!stake.turn.empty()) part.lines.insert(part.lines.begin(), stake.turn);
  add_part(all, std::move(part));
}

}  // namespace

}  // namespace truco

void outline(Outline& all, const TrucoSheet& sheet) {
  truco::add_scores(all, sheet);
  Outline calls;
  if (sheet.stake) truco::add_stake(calls, *sheet.stake);
  if (!sheet.results.empty()) {
    truco::add_results(calls, sheet.results);
  } else {
    for (const truco::Contest& contest : sheet.contests) truco::add_contest(calls, contest);
  }
  if (!sheet.decided && !calls.parts.empty() && sheet.seats.size() > sheet.sides.size()) {
    OutlinePart seats{.title = tr("Who is calling?")};
    for (const truco::SeatView& seat : sheet.seats) seats.actions.push_back(seat.choose);
    add_part(calls, std::move(seats));
  }
  for (OutlinePart& part : calls.parts) part.calls = true;
  std::ranges::move(calls.parts, std::back_inserter(all.parts));
  for (const truco::SideTally& side : sheet.decided ? std::vector<truco::SideTally>() : sheet.sides) {
    OutlinePart points{
        .kind = OutlinePart::Kind::keys, .title = side.name, .actions = side.points, .dock = true};
    for (Button& action : points.actions) action.detail = side.name;
    add_part(all, std::move(points));
  }
  all.summary = sheet.summary;
  if (sheet.deal) truco::add_deal(all, *sheet.deal);
}

}  // namespace tanteador::view
