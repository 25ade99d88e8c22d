#include "src/view/league/round/slip.hpp"

#include <algorithm>

#include "src/view/truco/face.hpp"

namespace tanteador::view::truco {

using league::StageSetup;
using league::event::SideScore;
using league::event::TableScore;

namespace {

struct Chicos {
  int target = 30, to_win = 2;
};

// True if the score fits these numbers of won and lost chicos.
bool is_possible_score(const Chicos& rule, int score, int won, int lost) {
  return score >= won * rule.target && score <= won * rule.target + lost * (rule.target - 1);
}

// A single chico in points, a match in chicos, or a match in total points.
bool is_possible_score(const Chicos& rule, int one, int other) {
  const int high = std::max(one, other), low = std::min(one, other);
  if (low < 0) return false;
  if (high == rule.to_win && low < high) return true;
  if (high <= rule.target) return low < rule.target;
  for (int lost = 0; lost < rule.to_win; ++lost) {
    if (is_possible_score(rule, high, rule.to_win, lost) && is_possible_score(rule, low, lost, rule.to_win))
      return true;
  }
  return false;
}

// A result that only the clock explains: an undecided chico or match.
std::optional<SlipFault> explain_by_clock(const Chicos& rule, const SideScore& one, const SideScore& other,
                                          int sets) {
  constexpr std::string_view kRule = "truco.match";
  if (sets > 1) {
    const int wanted = sets / 2 + 1;
    if (std::max(one.sets, other.sets) >= wanted) return std::nullopt;
    return SlipFault{
        kRule,
        {N_("{0}:{1} is not a final score: nobody has won {2} games, and the round has no time limit."),
         {one.sets, other.sets, wanted}},
        {N_("Nobody has won {0} games. Did the clock end the match?"), {wanted}}};
  }
  const int high = std::max(one.score, other.score), low = std::min(one.score, other.score);
  if (high >= rule.target || low < 0 || (high == rule.to_win && low < high)) return std::nullopt;
  return SlipFault{
      kRule,
      {N_("{0}:{1} is not a final score: nobody has {2} points, and the round has no time limit."),
       {one.score, other.score, rule.target}},
      {N_("Nobody has reached {0}. Did the clock end the match?"), {rule.target}}};
}

}  // namespace

// No points are posted beyond the target.
std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const TableScore& score,
                                    const StageSetup& stage) {
  const Chicos rule{number_of(edition, "target", 30), number_of(edition, "chicos_to_win", 2)};
  const int sets = stage.sets;
  if (score.sides.size() == 2 && stage.minutes == 0) {
    if (auto fault = explain_by_clock(rule, score.sides[0], score.sides[1], sets)) return fault;
  }
  const bool only_sets =
      sets > 1 && std::ranges::all_of(score.sides, [](const SideScore& side) { return side.score == 0; });
  if (score.sides.size() != 2 || only_sets || is_no(edition, "cap_at_target")) return std::nullopt;
  const SideScore &one = score.sides[0], &other = score.sides[1];
  const int cut = sets > 1 && std::max(one.sets, other.sets) <= sets / 2 ? 1 : 0;  // one more set, unfinished
  const bool good = sets == 1 ? is_possible_score(rule, one.score, other.score)
                              : is_possible_score(rule, one.score, one.sets, other.sets + cut) &&
                                    is_possible_score(rule, other.score, other.sets, one.sets + cut);
  if (good) return std::nullopt;
  return SlipFault{"truco.match",
                   {N_("{0}:{1} is not possible: a chico goes to {2} points, and a match to {3} chicos won."),
                    {one.score, other.score, rule.target, rule.to_win}}};
}

}  // namespace tanteador::view::truco
