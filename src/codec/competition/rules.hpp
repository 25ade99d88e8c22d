#pragma once
// The JSON fields of a competition's rules.

#include "src/codec/competition/names.hpp"

namespace tanteador::league {

using codec::BoundedNumber;
using codec::Id;
using codec::Ids;

void fields(auto& io, RoundPoints& points) {
  io("win", points.scheme.win);
  io("draw", points.scheme.draw);
  io("loss", points.scheme.loss);
  io("bye", points.bye);
  io("half_bye", points.half_bye);
  io("forfeit_win", points.forfeit_win);
  io("forfeit_loss", points.forfeit_loss);
}
void fields(auto& io, WithdrawalRule& rule) {
  io("policy", rule.policy);
  io("played_percent", BoundedNumber<int>{rule.played_percent, 0, 100});
}
void fields(auto& io, SubstituteRule& rule) {
  io("policy", rule.policy);
  io.optional("points", rule.points);
  io.optional("score", rule.score);
}
void fields(auto& io, GoOn& rule) {
  io("who", rule.who);
  io.optional("top", rule.top);
  io.optional("best_next", rule.best_next);
  io.optional("carry_over", rule.carry_over);
  io.optional("repechage", rule.repechage);
}
void fields(auto& io, KeizerRules& rules) {
  io("top", rules.top);
  io("bye_sixths", rules.bye_sixths);
  io("absent_sixths", rules.absent_sixths);
  io("rounds_between", rules.rounds_between);
}
void fields(auto& io, StageSetup& setup) {
  io.optional("name", setup.name);
  io("format", setup.format);
  io.optional("rounds", setup.rounds);
  io.default_field("cycles", setup.cycles);
  io.newer_field("between_clubs", setup.between_clubs);
  io.optional("groups", setup.groups);
  io.default_field("group_draw", setup.group_draw);
  io.newer_field("elimination", setup.elimination);
  io.optional("third_place", setup.third_place);
  io.optional("repechage", setup.repechage);
  io.default_field("sizes", setup.sizes);
  io.newer_field("seats", setup.seats);
  io.optional("score_final", setup.score_final);
  io.default_field("movement", setup.movement);
  io.default_field("partners", setup.partners);
  io.default_field("clubs", setup.clubs);
  io.optional("accelerated", setup.accelerated);
  io.newer_field("keizer", setup.keizer);
  io.default_field("sets", setup.sets);
  io.optional("match_tables", setup.match_tables);
  io.optional("boards", setup.boards);
  io.default_field("points", setup.points);
  io.optional("order", setup.order);
  io.default_field("unplayed", setup.unplayed);
  io.optional("minimum_games", setup.minimum_games);
  io.default_field("withdrawals", setup.withdrawals);
  io.default_field("late_join", setup.late_join);
  io.optional("half_byes", setup.half_byes);
  io.optional("half_byes_until", setup.half_byes_until);
  io.default_field("substitutes", setup.substitutes);
  io.newer_field("free_tables", setup.free_tables);
  io.optional("minutes", setup.minutes);
  io.optional("last_deal", setup.last_deal);
  io.default_field("go_on", setup.go_on);
}
void fields(auto& io, SeasonRule& rule) {
  io("by_rank", rule.by_rank);
  io.optional("for_taking_part", rule.for_taking_part);
  io.optional("best", rule.best);
}
void fields(auto& io, Reason& reason) {
  io("because", reason.because);
  std::vector<int> numbers(reason.numbers.begin(), reason.numbers.end());
  while (!numbers.empty() && numbers.back() == 0) numbers.pop_back();
  io.optional("numbers", numbers);
  if (numbers.size() > reason.numbers.size()) return io.fail("numbers", N_("\"{0}\" must be a list."));
  reason.numbers = {};
  std::ranges::copy(numbers, reason.numbers.begin());
}
void fields(auto& io, Team& team) {
  io("team", Id{team.id});
  io("name", team.name);
  if (codec::has_text(io, "captain", team.captain)) io("captain", Id{team.captain});
  io("members", Ids{team.members});
  io.optional("reserves", Ids{team.reserves});
}
void fields(auto& io, CompetitionSetup& setup) {
  io("name", setup.name);
  io("game", setup.game);
  io("ruleset", setup.ruleset);
  io.default_field("rated", setup.rated);
  io.optional("season", setup.season);
  io.optional("season_points", setup.season_points);
  io.optional("known_keys", setup.known_keys);
  io("stages", setup.stages);
}

}  // namespace tanteador::league
