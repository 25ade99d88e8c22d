#include <algorithm>
#include <iterator>
#include <utility>

#include "src/core/text/locale.hpp"
#include "src/view/outline.hpp"
#include "src/view/words.hpp"

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
  std::string sets;
  for (const SideTally& side : sheet.sides) {
    if (side.sets_to_win > 1) sets += (sets.empty() ? "" : "–") + std::to_string(side.sets);
    const std::string half = side.half.empty() ? "" : side.half + " · ";
    all.scores.push_back({.name = side.name,
                          .points = side.number,
                          .detail = half + side.total,
                          .sets = side.sets_text,
                          .badge = side.badge,
                          .side = place++,
                          .why = side.why,
                          .marks = marks_of(side.tally)});
  }
  if (!sets.empty()) all.sets = tr("Chicos") + " " + sets;
}

// The players of a side who may call, at the head of its column.
std::vector<Button> speakers_of(const TrucoSheet& sheet, const Corner& corner) {
  std::vector<Button> speakers;
  for (const SeatView& seat : sheet.seats)
    if (!corner.speaker.empty() && seat.party == corner.party)
      speakers.push_back(with_detail(seat.choose, {}));
  return speakers;
}

// "2 · 1" and "Ana · 3" on one line of a narrow button.
void keep_together(std::string& worth) {
  constexpr std::string_view kBetween = " · ";
  constexpr std::size_t kShort = 12;  // bytes
  const auto digits = worth.find_first_not_of("0123456789 \xc2\xb7");
  if (worth.find(kBetween) != worth.npos && (digits == worth.npos || worth.size() <= kShort))
    worth = without_breaks(worth);
}

// The bids of a flor by the words of its line; their keys are narrow.
constexpr std::pair<std::string_view, std::string_view> kFlorBids[] = {{"con_flor_envido", "+ Envido"},
                                                                       {"con_flor_real_envido", "+ Real"},
                                                                       {"con_flor_falta_envido", "+ Falta"}};

bool is_false_flor(const Button& action) { return action.id.ends_with("/false_flor"); }

OutlinePart corner_part(const TrucoSheet& sheet, const Contest& contest, const Corner& corner) {
  OutlinePart part{.kind = Kind::abreast, .title = corner.name};
  if (!corner.badge.empty()) part.title += " · " + corner.badge;
  part.disabled_reasons = contest.disabled_reasons;
  for (const auto& row : corner.calls) part.actions.insert(part.actions.end(), row.begin(), row.end());
  part.actions.insert(part.actions.end(), corner.leave.begin(), corner.leave.end());
  std::erase_if(part.actions, is_false_flor);
  for (Button& action : part.actions) {
    keep_together(action.detail);
    for (const auto& [word, label] : kFlorBids)
      if (!sheet.asks && action.id.ends_with("/" + std::string(word))) action.label = label;
  }
  if (std::ranges::any_of(part.actions, &Button::enabled)) part.options = speakers_of(sheet, corner);
  return part;
}

// A false flor is rare and unfolds.
void add_false_flors(Outline& all, const Contest& contest) {
  OutlinePart part;
  part.disabled_reasons = contest.disabled_reasons;
  for (const Corner& corner : contest.corners) {
    for (const Button& action : corner.leave) {
      if (!is_false_flor(action)) continue;
      if (action.enabled) part.fold = action.label;
      part.actions.push_back(action.detail.empty() ? with_detail(action, corner.name) : action);
    }
  }
  if (!part.fold.empty()) add_part(all, std::move(part));
}

// The corners stand side by side. A question has more calls than fit beside each other: each side has a tab.
void add_corners(Outline& all, const TrucoSheet& sheet, const Contest& contest) {
  for (const Corner& corner : contest.corners) {
    OutlinePart part = corner_part(sheet, contest, corner);
    if (sheet.asks) {
      part.kind = Kind::choice;
      part.across = 4;
      part.tab = std::exchange(part.title, {});
      part.tab_open = corner.party == 0;
    }
    add_part(all, std::move(part));
  }
}

void add_contest(Outline& all, const TrucoSheet& sheet, const Contest& contest) {
  add_part(all, {.kind = Kind::text, .text = contest.state});
  if (contest.over) return;
  OutlinePart settle{.kind = Kind::act, .title = contest.settle_title, .across = 3};
  for (const Button& winner : contest.settle) settle.actions.push_back(with_detail(winner, {}));
  add_part(all, std::move(settle));
  add_corners(all, sheet, contest);
  OutlinePart trick{.kind = Kind::act, .title = contest.trick_title, .actions = contest.trick, .across = 3};
  if (sheet.asks) trick.tab = std::exchange(trick.title, {});
  add_part(all, std::move(trick));
  add_false_flors(all, contest);
  add_part(all, {.kind = Kind::way_out, .actions = contest.tools});
}

std::string duel_name(const Contest& duel) {
  std::string name;
  for (const Corner& corner : duel.corners) name += (name.empty() ? "" : " – ") + corner.name;
  return duel.over ? name + " ✓" : name;
}

// Each of several duels has a tab. The first that is not over is shown.
void add_contests(Outline& all, const TrucoSheet& sheet) {
  const auto open = std::ranges::find(sheet.contests, false, &Contest::over);
  for (auto contest = sheet.contests.begin(); contest != sheet.contests.end(); ++contest) {
    Outline duel;
    add_contest(duel, sheet, *contest);
    for (OutlinePart& part : duel.parts) {
      if (sheet.contests.size() > 1) {
        part.tab = duel_name(*contest);
        part.tab_open = contest == open;
      }
      all.parts.push_back(std::move(part));
    }
  }
}

// One button refuses a call; pressed again, it accepts it.
Button refusal_of(const HandLine& line) {
  const Button &accept = line.answers.front(), &refuse = line.answers.back();
  Button toggle = refuse.chosen ? accept : refuse;
  toggle.label = refuse.label;
  toggle.chosen = refuse.chosen;
  return toggle;
}

void add_results(Outline& all, const std::vector<HandLine>& results) {
  for (const HandLine& line : results) {
    OutlinePart part{
        .kind = Kind::act, .title = line.title, .text = line.result.empty() ? line.state : line.result};
    if (!line.winners.empty()) part.options = line.steps;
    if (line.rare) part.fold = line.title;
    part.actions = line.winners;
    if (!line.answers.empty()) {
      const Button refusal = refusal_of(line);
      if (refusal.enabled || refusal.chosen) part.actions.insert(part.actions.begin() + 1, refusal);
    }
    part.across = static_cast<int>(part.actions.size());
    add_part(all, std::move(part));
  }
}

void add_deal(Outline& all, const DealHelp& deal) {
  Outline help;
  add_part(help, {.lines = {deal.lines.begin() + 1, deal.lines.end()}, .actions = deal.actions});
  add_part(help, {.title = deal.dealer_title, .actions = deal.dealers});
  add_part(help, {.title = deal.pairs_title, .actions = deal.pairs});
  for (OutlinePart& part : help.parts) part.fold = deal.lines.front();
  all.next_deal = std::move(help.parts);
}

// The head of the page names mano. Where hands are entered by result, each line names its stake.
// The contest itself asks for the winner of a call.
void add_stake(Outline& all, const DealValue& stake, const TrucoSheet& sheet) {
  const bool by_result = !sheet.results.empty();
  OutlinePart part{.kind = Kind::text, .lines = stake.lines};
  for (const Contest& contest : sheet.contests) std::erase(part.lines, contest.settle_title);
  if (!by_result) part.title = stake.name;
  if (!by_result) part.text = stake.worth;
  if (stake.waits) part.lines.insert(part.lines.begin(), stake.turn);
  add_part(all, std::move(part));
}

}  // namespace

}  // namespace truco

void outline(Outline& all, const TrucoSheet& sheet) {
  truco::add_scores(all, sheet);
  Outline calls;
  if (sheet.stake) truco::add_stake(calls, *sheet.stake, sheet);
  if (!sheet.results.empty()) {
    truco::add_results(calls, sheet.results);
  } else {
    truco::add_contests(calls, sheet);
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
