// The points that bets and tricks bring.

#include "tests/reckoning/truco_rules.hpp"

#include <algorithm>

namespace tanteador::reckoning::naipes {

// --- what is due ---

// UA-13, S2: a limit of the dearest bets in a duel.
int Contest::in_duel(int points) const {
  const int most = agreed_.number("pica_cap");
  if (!duel_ || most == 0 || points <= most) return points;
  meet("UA-13 limit of a duel");
  return most;
}

int Contest::resto() const {
  const int base = duel_ ? agreed_.number("pica_resto_base") : agreed_.number("target") - flor_then_.leader;
  if (duel_) meet("UA-13 al resto in a duel");
  return in_duel(base + agreed_.number("resto_plus_per_flor") * flores());
}

// The points of a flor that nobody has bid on, or of an Argentine bet.
int Contest::due_for_accepted_flor(int winner) const {
  const int all = flores();
  if (raise_.empty()) {
    const bool plus = agreed_.is("flor_contested", "plus_per_flor");
    const bool own = agreed_.is("flor_contested", "per_own_flor");
    if (own) meet("U-34 flor against flor");
    return agreed_.number_or("flor_contested", plus ? 3 + 3 * all : 3 * (own ? flores(winner) : all));
  }
  if (raise_ == "con_flor_quiero") return agreed_.number("flor_quiero");
  if (raise_ == "contraflor") return agreed_.number_or("contraflor_value", std::max(6, 3 * all));
  return resto();
}

int Contest::due_for_refused_flor() const {
  if (uruguayan()) return due_for_refused_bid();
  if (raise_.empty()) return agreed_.number_or("flor_achico", 3 * flores(flor_by_));
  if (raise_ == "contraflor") return agreed_.number_or("contraflor_refused", 3 * before_raise_);
  if (!after_contraflor_) return agreed_.number_or("resto_refused_direct", 3 * before_raise_);
  const int contraflor = agreed_.number_or("contraflor_value", std::max(6, 3 * before_raise_));
  return agreed_.number_or("resto_refused_after_contraflor", contraflor);
}

// --- bids on the flor (U-35 to U-39) ---

int Contest::sum_of_bids(std::size_t count) const {
  int sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += bid_points_[i];
  return sum;
}

Due Contest::due_for_accepted_bid(int winner) const {
  const int own = 3 * flores(winner);
  meet("U-36 accepted " + raise_);
  if (bids_.size() > 1) meet("U-35 summed to " + raise_);
  if (raise_ == "contraflor_al_resto") {
    Due due{What::flor, winner, resto()};
    if (!duel_ && agreed_.is("resto_base", "whole_chico")) due.reach = Reach::chico;
    return due;
  }
  if (raise_ == "con_flor_falta_envido") {
    Due due = falta(winner, flor_then_);
    due.what = What::flor;
    due.points += own;
    return due;
  }
  const int taken = raise_ == "contraflor" ? 3 * flores() : own;
  return {What::flor, winner, sum_of_bids(bids_.size()) + taken};
}

int Contest::due_for_refused_bid() const {
  meet("U-39 refused " + raise_);
  if (bids_.size() == 1 && flores() == flores(flor_by_)) return due_for_lone_flores();
  const bool on_contraflor = after_contraflor_ && bids_.size() > 1 && bids_[bids_.size() - 2] == "contraflor";
  if (bids_.size() > 1) meet(on_contraflor ? "U-39 refused on a contraflor" : "U-39 refused raise");
  return sum_of_bids(bids_.size() - 1) + 3 * (on_contraflor ? flores() : flores(flor_by_));
}

// T-20, T-21, U-33: of one side only.
int Contest::due_for_lone_flores() const {
  const int count = flores();
  if (count == 1) return agreed_.number("flor_single");
  meet("U-33 flores of one side");
  if (agreed_.is("flor_contested", "plus_per_flor")) return 3 + 3 * count;
  const bool number = agreed_.number_or("flor_contested", -1) >= 0;
  return count * (number ? agreed_.number("flor_single") : 3);
}

std::optional<Due> Contest::due_for_flor() const {
  if (flor_ == "conceded") return Due{What::flor, flor_by_, due_for_refused_flor()};
  if (flor_ != "alone" && flor_ != "said") return std::nullopt;
  if (flores() == 0) return std::nullopt;
  if (flores(0) == 0 || flores(1) == 0) return Due{What::flor, flores(0) > 0 ? 0 : 1, due_for_lone_flores()};
  const int winner = winning_team("flor");
  if (!bids_.empty()) return due_for_accepted_bid(winner);
  Due due{What::flor, winner, due_for_accepted_flor(winner)};
  const bool resto = raise_ == "contraflor_al_resto";
  if (resto && !duel_ && agreed_.is("resto_base", "whole_chico")) due.reach = Reach::chico;
  return due;
}

// --- the envido ---

// T-35, TA-12
Due Contest::falta(int winner, const Standing& then) const {
  Due due{What::envido, winner, 0};
  const int target = agreed_.number("target"), half = target - target / 2;
  const std::string& how = agreed_.word("falta");
  if (duel_) {
    due.points = in_duel(agreed_.number("pica_falta"));
  } else if (how == "whole_chico") {
    due.reach = Reach::chico;
  } else if (how == "whole_match") {
    due.reach = Reach::match;
  } else if (how == "malas_buenas_leader") {
    due.points = (then.leader < half ? half : target) - then.leader;
  } else if (how == "malas_game" && then.leader < half) {
    due.points = half - then.team[winner];
  } else if (how == "loser") {
    due.points = target - then.team[1 - winner];
  } else {
    due.points = target - then.leader;
  }
  return due;
}

// A first bid beyond the falta counts 2 (S2 36, U-26). A raise beyond it adds as much as the bid before it.
// The sum is at most the falta (S2 35).
int Contest::counted_with(int points, int caller, const Standing& now) const {
  const bool first = envido_sums_.empty();
  const int before = first ? 0 : envido_sums_.back();
  const Due most = falta(team(caller), now);
  const bool capped = agreed_.yes("envite_cap_falta") && most.reach == Reach::points && points > 0;
  if (!capped || before + points <= most.points) return before + points;
  meet(first ? "U-26 first bid beyond the falta" : "U-26 raise beyond the falta");
  if (first) return 2;
  const std::size_t calls = envido_sums_.size();
  const int preceding = before - (calls > 1 ? envido_sums_[calls - 2] : 0);
  return std::min(before + std::max(0, preceding), most.points);
}

std::optional<Due> Contest::due_for_envido() const {
  if (envido_ != "refused" && envido_ != "said") return std::nullopt;
  const std::size_t calls = envido_calls_.size();
  if (envido_ == "refused") {
    const bool plus_one = agreed_.is("envido_refused", "accepted_plus_one");
    if (calls > 1 && plus_one) meet("UA-6 one more than accepted");
    const int before = calls > 1 ? envido_sums_[calls - 2] : 0;
    return Due{What::envido, envido_by_, calls == 1 ? 1 : before + (plus_one ? 1 : 0)};
  }
  const int winner = winning_team("envido"), sum = envido_sums_.back();
  Due due = falta(winner, envido_then_);
  if (envido_calls_.back() != "falta_envido") return Due{What::envido, winner, sum};
  meet(duel_ ? "UA-13 falta in a duel" : "UA-8 falta " + agreed_.word("falta"));
  if (agreed_.yes("falta_adds") && calls > 1) {
    meet("UA-7 falta added");
    due.points = in_duel(due.points + sum);
  }
  if (agreed_.is("falta_floor", "accepted") && due.reach == Reach::points)
    due.points = std::max(due.points, sum);
  return due;
}

std::vector<Due> Contest::due() const {
  std::vector<Due> list;
  if (const auto flor = due_for_flor()) list.push_back(*flor);
  if (const auto envido = due_for_envido()) list.push_back(*envido);
  if (truco_due_) list.push_back(*truco_due_);
  for (const auto& [player, wrong] : false_) {
    if (wrong) list.push_back({What::penalty, 1 - team(player), agreed_.number("false_flor_penalty")});
  }
  if (accused_ >= 0) add_pido_flor(list);
  if (offending_team_ < 0) return list;
  // He "loses and must give back the points"; the other side has 4 (T-52).
  std::erase_if(list, [&](const Due& each) { return each.team == offending_team_; });
  list.push_back({What::penalty, 1 - offending_team_, agreed_.number("interference_points")});
  return list;
}

// T-30: "3 Punkte, plus alle Punkte des gegnerischen Blattes", or 3 (4) to the player accused without ground.
void Contest::add_pido_flor(std::vector<Due>& list) const {
  const int asked = team(accused_);
  if (!cards_.is_flor(hands_.at(accused_))) {
    list.push_back({What::penalty, asked, agreed_.number("pido_flor_fail")});
    return;
  }
  int made = 0;
  for (Due& each : list) {
    if (each.team != asked) continue;
    made += each.points;
    if (agreed_.is("pido_flor_points", "transfer")) each.team = 1 - asked;
  }
  if (agreed_.is("pido_flor_points", "add")) list.push_back({What::penalty, 1 - asked, made});
  list.push_back({What::penalty, 1 - asked, agreed_.number("pido_flor_bonus")});
}

}  // namespace tanteador::reckoning::naipes
