// Posting of awards (T-4, TA-14): in order and up to the target; the first side there wins the chico. An
// award that changes later is reversed and written again.

#include <algorithm>

#include "src/games/truco/scoring/awards.hpp"

namespace tanteador::truco {

namespace {

struct Line {
  PostedAward posted;
  const Award* award;
};
using Lines = boost::container::static_vector<Line, kPostedMax>;

std::string_view category(AwardKind kind) {
  switch (kind) {
    case AwardKind::flor: return "flor";
    case AwardKind::envido: return "envido";
    case AwardKind::truco: return "truco";
    case AwardKind::pido_flor:
    case AwardKind::pido_flor_points:
    case AwardKind::false_flor:
    case AwardKind::interference: return "penalty";
  }
  return {};
}

OptionalSide side_at_target(const Ruleset& rules, const Scores& scores) {
  for (int side = 0; side < rules.sides; ++side) {
    if (scores[side] >= rules.parameters.target) return side;
  }
  return {};
}

// The points that one side gets now, capped at the target if agreed.
Points fitting(const Ruleset& rules, Reach reach, Points points, Points score) {
  const Points room = std::max(0, rules.parameters.target - score);
  if (reach != Reach::points) return room;
  return rules.parameters.cap_at_target ? std::min(points, room) : points;
}

// The sides of a team; in the gallo by turns its players, from mano (T-48).
boost::container::static_vector<Side, kSides> sides_of(const Ruleset& rules, const Hand& hand, int team) {
  if (!rules.gallo_by_turns()) return {side_at(team)};
  boost::container::static_vector<Side, kSides> sides;
  for (int place = 0; place < rules.seats; ++place) {
    const Seat seat = seat_from_mano(rules, hand, place);
    if (team_of(rules, hand, seat) == team) sides.push_back(side_at(index(seat)));
  }
  return sides;
}

// The postings that should exist, starting from `scores` without this hand; stops at the end of the chico.
Lines lines_of(const Ruleset& rules, const Hand& hand, const Awards& awards, Scores& scores) {
  Lines lines;
  for (const Award& award : awards) {
    for (const Side side : sides_of(rules, hand, award.team)) {
      if (side_at_target(rules, scores)) return lines;
      Points& score = scores[side];
      const Points later = std::max(0, hand.later[side]);
      const Points points = fitting(rules, award.reach, award.points, score + later);
      score += points;
      lines.push_back({{award.key(), side, points}, &award});
    }
  }
  return lines;
}

void move_first_awards(const Hand& hand, Awards& awards) {
  const auto place = [&](const Award& award) {
    return std::ranges::find(hand.posted, award.key(), &PostedAward::key) - hand.posted.begin();
  };
  std::ranges::stable_sort(awards, {}, place);
}

std::uint8_t duel_of(const Hand& hand, std::uint8_t key) {
  return static_cast<std::uint8_t>(hand.mode == Mode::pica_pica ? (key >> 6) + 1 : 0);
}

// Builds the entry in place, because it is large.
void add_entry(Postings& entries, const Hand& hand, const Award& award, const PostedAward& posted) {
  const Points points = posted.points;
  const Points full = award.reach == Reach::points ? award.points : points;
  entries.emplace_back(posted.side, points, category(award.kind), award.rule, award.how, full,
                       award.to_be_shown, award.key(), duel_of(hand, posted.key));
}

// The rule of a reversal: the one that changed its award, or the earlier end of the chico.
Posting reversal_of(const Hand& hand, const Awards& awards, const PostedAward& posted) {
  const Points points = posted.points;
  const auto kind = static_cast<AwardKind>(posted.key >> 3 & 7);
  const auto now = std::ranges::find(awards, posted.key, &Award::key);
  const bool interfered = hand.contests[posted.key >> 6].interfered_team.has_value();
  const std::string_view rule = now == awards.end()
                                    ? interfered ? "truco.pica.interference" : "truco.flor.false"
                                : now->turned_by.empty() ? "truco.match"
                                                         : now->turned_by;
  return {posted.side, -points,    category(kind),           rule, {N_("deducted: {0}"), {points}}, -points,
          false,       posted.key, duel_of(hand, posted.key)};
}

void write_difference(Step& step, const Awards& awards, const Lines& lines) {
  auto& posted = step.hand().posted;
  const auto stands = [&](const PostedAward& old) {
    return std::ranges::any_of(lines, [&](const Line& line) { return line.posted == old; });
  };
  for (const PostedAward& old : posted) {
    if (!stands(old) && old.points != 0) step.entries.push_back(reversal_of(step.hand(), awards, old));
  }
  for (const Line& line : lines) {
    const bool written = std::ranges::find(posted, line.posted) != posted.end();
    if (!written && (line.posted.points != 0 || line.award->given_back))
      add_entry(step.entries, step.hand(), *line.award, line.posted);
  }
  posted.clear();
  for (const Line& line : lines) posted.push_back(line.posted);
}

}  // namespace

void check_chico(Step& step) {
  State& state = step.state;
  const Points target = step.parameters().target;
  if (state.chico_winner && state.score[*state.chico_winner] >= target) return;
  state.chico_winner = side_at_target(step.rules, state.score);
  state.whole_match = false;
}

void post_awards(Step& step) {
  State& state = step.state;
  Scores scores = state.score;
  for (const PostedAward& old : state.hand.posted) scores[old.side] -= old.points;
  const Scores& later = state.hand.later;
  for (std::size_t side = 0; side < kSides; ++side) scores[side] -= later[side];
  Awards awards = awards_of(step.rules, state);
  if (step.parameters().posting == value::immediate) move_first_awards(state.hand, awards);
  const Lines lines = lines_of(step.rules, state.hand, awards, scores);
  write_difference(step, awards, lines);
  for (std::size_t side = 0; side < kSides; ++side) state.score[side] = scores[side] + later[side];
  check_chico(step);
  state.whole_match =
      std::ranges::any_of(lines, [](const Line& line) { return line.award->reach == Reach::whole_match; });
}

void reverse_awards(Step& step) {
  State& state = step.state;
  for (const PostedAward& old : state.hand.posted) {
    const Points points = old.points;
    const auto kind = static_cast<AwardKind>(old.key >> 3 & 7);
    state.score[old.side] -= points;
    step.entries.push_back({old.side,
                            -points,
                            category(kind),
                            "table.annulled",
                            {N_("deducted: {0}"), {points}},
                            -points,
                            false,
                            old.key,
                            duel_of(state.hand, old.key)});
  }
  state.hand.posted.clear();
  check_chico(step);
}

void write_points(Step& step, const Posting& entry) {
  State& state = step.state;
  Points& score = state.score[entry.side];
  Posting written = entry;
  written.points = entry.points > 0 ? fitting(step.rules, Reach::points, entry.points, score) : entry.points;
  written.full = entry.points;
  score += written.points;
  if (state.phase == State::Phase::over) state.hand.later[entry.side] += written.points;
  step.entries.push_back(written);
  check_chico(step);
  if (state.chico_winner && state.phase == State::Phase::open) state.phase = State::Phase::no_hand;
}

}  // namespace tanteador::truco
