// The table of past deals, and the postings that further events would add.

#include "src/view/troccas/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::troccas {

namespace {

// False for points carried over from paper or awarded by the referee.
bool is_count(const LedgerLine& line) { return line.entry.category == "cards"; }

TroccasDeal new_row(const LedgerLine& line, int sides) {
  TroccasDeal row;
  row.number = is_count(line) ? std::to_string(line.deal) : "•";
  row.cells.resize(sides);
  return row;
}

}  // namespace

std::string account_text(int points) { return points == 0 ? "0" : signed_points(points); }

std::optional<CountedPoints> counted_points(const AnyMatch& match, const LedgerLine& line) {
  const auto reach = target(match, line);
  if (!reach) return std::nullopt;
  return CountedPoints{line.entry.points + *reach, *reach};
}

std::vector<TroccasDeal> deals(const MatchContext& match) {
  std::vector<TroccasDeal> rows;
  std::vector<int> account(side_count(match.match));
  EventSeq of{};
  for (const LedgerLine& line : ledger(match.match)) {
    if (rows.empty() || line.seq != of) rows.push_back(new_row(line, side_count(match.match)));
    of = line.seq;
    const auto side = static_cast<std::size_t>(index(line.entry.side));
    TroccasCell& cell = rows.back().cells[side];
    account[side] += line.entry.points;
    cell.change = account_text(line.entry.points);
    cell.account = account_text(account[side]);
    if (const auto count = counted_points(match.match, line))
      cell.points = say("{0} − {1}", {count->points, count->target});
  }
  return rows;
}

Effect effect(const BoardContext& context, const Entries& entries) {
  Effect effect;
  if (!context.table.attempt) return effect;
  const Attempt attempt = context.table.attempt(entries);
  effect.refused = attempt.refused;
  if (!attempt.after) return effect;
  const auto all = ledger(*attempt.after);
  const std::size_t before = ledger(context.table.match).size();
  for (const LedgerLine& line : all.subspan(std::min(before, all.size()))) {
    const auto sides = static_cast<std::size_t>(side_count(context.table.match));
    effect.change.resize(sides);
    effect.points.resize(sides);
    const auto side = static_cast<std::size_t>(index(line.entry.side));
    effect.change[side] += line.entry.points;
    if (const auto count = counted_points(*attempt.after, line)) effect.points[side] = count->points;
  }
  return effect;
}

Button enter_action(const BoardContext& context, const Entries& entries, const Effect& effect, bool whole) {
  Button action{.id = "enter",
                .label = tr("Add"),
                .command = enter_all(entries, {change::Forget{"troccas/"}}),
                .enabled = whole && effect.refused.empty(),
                .lacking = !whole};
  if (effect.change.empty() || !action.enabled) return action;
  std::vector<std::string> parts;
  const bool named = effect.change.size() == 2;  // with more sides the names are above the points
  for (std::size_t side = 0; side < effect.change.size(); ++side)
    parts.push_back((named ? context.table.names.sides[side] + " " : "") + account_text(effect.change[side]));
  const std::string list = join(parts, ", ");
  action.label = say("Add: {0}", {std::string_view(list)});
  return action;
}

}  // namespace tanteador::view::troccas
