#include "src/games/truco/scoring/amounts.hpp"

#include <algorithm>

namespace tanteador::truco {

namespace {

constexpr Points kEnvidoPoints = 2, kRealPoints = 3, kPerFlor = 3, kContraflorMin = 6;

Points leader_score(const Ruleset& rules, const Scores& scores) {
  return *std::max_element(scores.begin(), scores.begin() + rules.sides);
}

// In the gallo by turns the pair has the better of its two scores (TA-20).
Points team_score(const Ruleset& rules, const Hand& hand, const Scores& scores, int team) {
  if (!rules.gallo_by_turns()) return scores[team];
  Points best = INT32_MIN;
  for (int place = 0; place < rules.seats; ++place) {
    if (team_of(rules, hand, seat_at(place)) != team) continue;
    best = std::max(best, scores[place]);
  }
  return best;
}

Amount difference(std::string_view text, Points from, Points to) {
  return {from - to, {text, {from, to, from - to}}};
}

// UA-13.
bool is_capped(const Parameters& p, const Hand& hand, Points points) {
  return hand.mode == Mode::pica_pica && p.pica_cap > 0 && points > p.pica_cap;
}
Amount duel_cap(const Parameters& p) { return {p.pica_cap, {N_("at most {0} in a duel"), {p.pica_cap}}}; }

// Falta envido (T-35, TA-12), won by team `winner`.
Amount falta_amount(const Ruleset& rules, const Hand& hand, const Scores& scores, int winner) {
  const Parameters& p = rules.parameters;
  const Points leader = leader_score(rules, scores), half = half_of(p);
  constexpr std::string_view kLeader = N_("falta envido: {0} − {1} of the leading side = {2}");
  if (is_capped(p, hand, p.pica_falta)) return duel_cap(p);
  if (hand.mode == Mode::pica_pica)
    return {p.pica_falta, {N_("falta envido in pica-pica: {0}"), {p.pica_falta}}};
  switch (p.falta) {
    case value::whole_chico: return {p.target, {N_("falta envido: the whole chico"), {}}, Reach::whole_chico};
    case value::whole_match: return {p.target, {N_("falta envido: the whole match"), {}}, Reach::whole_match};
    case value::malas_buenas_leader: return difference(kLeader, leader < half ? half : p.target, leader);
    case value::malas_game:
      if (leader >= half) return difference(kLeader, p.target, leader);
      return difference(N_("falta envido in the malas: {0} − {1} of the winner = {2}"), half,
                        team_score(rules, hand, scores, winner));
    case value::loser:
      return difference(N_("falta envido: {0} − {1} of the loser = {2}"), p.target,
                        team_score(rules, hand, scores, 1 - winner));
    default: return difference(kLeader, p.target, leader);
  }
}

Amount calls_amount(const Envido& envido) {
  const Points sum = envido.sum;
  const int calls = envido.envidos + envido.reals;
  if (envido.called != envido.sum)
    return {sum, {N_("{0}, as the {1} called is more than a falta envido"), {sum, Points{envido.called}}}};
  if (calls == 1) return {sum, {envido.reals ? N_("real envido {0}") : N_("envido {0}"), {sum}}};
  if (envido.named) return {sum, {N_("{0} calls of envido: {1}"), {calls, sum}}};
  if (envido.envidos == 1 && envido.reals == 1) return {sum, {N_("envido 2 + real envido 3 = {0}"), {sum}}};
  if (envido.reals == 0) return {sum, {N_("{0} × envido 2 = {1}"), {envido.envidos, sum}}};
  if (envido.envidos == 0) return {sum, {N_("{0} × real envido 3 = {1}"), {envido.reals, sum}}};
  return {sum, {N_("{0} × envido 2 + {1} × real envido 3 = {2}"), {envido.envidos, envido.reals, sum}}};
}

std::string_view call_name(Call call) {
  constexpr std::string_view kNames[] = {"envido", "real envido", "falta envido"};
  return kNames[index(call)];
}

Amount per_flor(int number, Points base, Points each) {
  const Points sum = base + each * number;
  if (base == 0 && number == 1) return {sum, {N_("flor {0}"), {sum}}};
  if (number == 1) return {sum, {N_("{0} + flor {1} = {2}"), {base, each, sum}}};
  if (base == 0) return {sum, {N_("{0} flores × {1} = {2}"), {number, each, sum}}};
  return {sum, {N_("{0} + {1} flores × {2} = {3}"), {base, number, each, sum}}};
}

Amount contested_flor(const Parameters& p, FlorCount flores) {
  if (p.flor_contested == value::per_flor) return per_flor(flores.all, 0, kPerFlor);
  if (p.flor_contested == value::per_own_flor) return per_flor(flores.own, 0, kPerFlor);
  if (p.flor_contested == value::plus_per_flor) return per_flor(flores.all, kPerFlor, kPerFlor);
  const Points agreed = p.flor_contested.number_or(0);
  return {agreed, {N_("flor against flor {0}"), {agreed}}};
}

Amount contraflor_amount(const Parameters& p, int flores) {
  const Points sum = p.contraflor_value.number_or(std::max(kContraflorMin, kPerFlor * flores));
  return {sum, {N_("contraflor {0}"), {sum}}};
}

// T-26, T-27, TA-9, TA-16.
Amount resto_amount(const Ruleset& rules, const Hand& hand, const Flor& flor, int flores) {
  const Parameters& p = rules.parameters;
  if (hand.mode == Mode::redonda && p.resto_base == value::resto_whole_chico) {
    return {p.target, {N_("contraflor al resto: the whole chico"), {}}, Reach::whole_chico};
  }
  const Points base = hand.mode == Mode::pica_pica
                          ? p.pica_resto_base
                          : p.target - leader_score(rules, flor.scores_when_accepted);
  const Points sum = base + p.resto_plus_per_flor * flores;
  if (is_capped(p, hand, sum)) return duel_cap(p);
  return {sum,
          {N_("contraflor al resto: {0} missing + {1} × {2} flores = {3}"),
           {base, p.resto_plus_per_flor, flores, sum}}};
}

// The bids on flores (U-36, U-37): con flor envido and its raises, and a contraflor, which takes all flores.
Amount accepted_bid(const Ruleset& rules, const Hand& hand, const Flor& flor, FlorCount flores, int winner) {
  if (flor.raise == Flor::Raise::contraflor) return per_flor(flores.all, flor.bids, kPerFlor);
  if (flor.raise == Flor::Raise::bid) return per_flor(flores.own, flor.bids, kPerFlor);
  const Amount falta = falta_amount(rules, hand, flor.scores_when_accepted, winner);
  if (falta.reach != Reach::points) return falta;
  return per_flor(flores.own, falta.points, kPerFlor);
}
// U-39: the bids accepted before and the flores of the side that raised; after a contraflor, of both sides.
Amount refused_bid(const Flor& flor, FlorCount flores) {
  const Points before = flor.raise == Flor::Raise::bid ? flor.bids_before : flor.bids;
  const bool both = flor.raise == Flor::Raise::resto_after_contraflor;
  return per_flor(both ? flores.all : flores.own, before, kPerFlor);
}

bool has_bids(const Parameters& p) { return p.flor_bets == value::uruguayan_bets; }

// U-26: a first call beyond the falta counts 2. A raise beyond it counts as much as the call before it.
// Together they count no more than the falta.
Points capped_sum(const Envido& envido, Points points, Points falta) {
  const Points sum = envido.sum + points;
  if (sum <= falta) return sum;
  if (envido.called == 0) return kEnvidoPoints;
  return std::min(envido.sum + std::max(0, envido.sum - envido.before), falta);
}

}  // namespace

Points points_of(Call call) {
  if (call == Call::envido || call == Call::con_flor_envido) return kEnvidoPoints;
  return call == Call::real_envido || call == Call::con_flor_real_envido ? kRealPoints : 0;
}

void add_call(const Ruleset& rules, const State& state, Envido& envido, Points points, int team) {
  Points sum = envido.sum + points;
  if (rules.parameters.envite_cap_falta && points > 0) {
    const Amount most = falta_amount(rules, state.hand, state.score, team);
    if (most.reach == Reach::points) sum = capped_sum(envido, points, most.points);
  }
  envido.called = envido.called + points;
  envido.before = envido.sum;
  envido.sum = sum;
}

Amount accepted_envido(const Ruleset& rules, const Hand& hand, const Envido& envido, int winner) {
  const Parameters& p = rules.parameters;
  if (!envido.falta) return calls_amount(envido);
  Amount falta = falta_amount(rules, hand, envido.scores_when_accepted, winner);
  const Points sum = envido.sum;
  if (p.falta_adds && sum > 0 && falta.reach == Reach::points) {
    const Points both = sum + falta.points;
    if (is_capped(p, hand, both)) return duel_cap(p);
    return {both, {N_("{0} accepted before + falta envido {1} = {2}"), {sum, falta.points, both}}};
  }
  if (rules.parameters.falta_floor == value::accepted_floor && falta.reach == Reach::points &&
      sum > falta.points) {
    return {sum, {N_("falta envido: never less than the {0} accepted before"), {sum}}};
  }
  return falta;
}

// T-34: a refused first call is worth 1, a later one the calls accepted before it. UA-6: or one more.
Amount refused_envido(const Parameters& parameters, const Envido& envido) {
  const Points before = envido.before;
  if (envido.caller_left)
    return {before, {N_("{0} was not answered; accepted before it: {1}"), {call_name(envido.last), before}}};
  if (before == 0) return {1, {N_("{0} refused: {1}"), {call_name(envido.last), 1}}};
  if (parameters.envido_refused == value::accepted_plus_one)
    return {before + 1, {N_("{0} refused: {1} accepted before it, and 1"), {call_name(envido.last), before}}};
  return {before, {N_("{0} refused: {1} accepted before it"), {call_name(envido.last), before}}};
}

// Only one side has announced (T-20); several flores of one side: TA-5.
Amount unopposed_flor(const Parameters& p, int flores) {
  if (flores == 1 || p.flor_contested.has_number()) return per_flor(flores, 0, p.flor_single);
  return contested_flor(p, {flores, flores});
}

int flores_of(const Ruleset& rules, const Hand& hand, const Contest& contest, SeatMask valid, int team) {
  return count(static_cast<SeatMask>(valid & team_mask(rules, hand, contest, team)));
}

// T-23, T-25, TA-6, TA-7: the points of a flor or raise that was not accepted.
Amount conceded_flor(const Ruleset& rules, const Hand& hand, const Contest& contest, SeatMask valid) {
  const Parameters& p = rules.parameters;
  const Flor& flor = contest.flor;
  if (has_bids(p))
    return refused_bid(flor, {flores_of(rules, hand, contest, valid, *flor.by_team), count(valid)});
  // If all earlier flores were false, the raise itself was the first announcement.
  const int before = std::max(1, count(static_cast<SeatMask>(flor.before & valid)));
  const auto fixed_or_per_flor = [&](const auto& fixed, std::string_view text) -> Amount {
    const Points sum = fixed.number_or(kPerFlor * before);
    return {sum, {text, {sum}}};
  };
  switch (flor.raise) {
    case Flor::Raise::quiero:  // accepted, so never conceded
    case Flor::Raise::bid:
    case Flor::Raise::falta:
    case Flor::Raise::none: {
      const int flores = flores_of(rules, hand, contest, valid, *flor.by_team);
      if (!p.flor_achico.has_number()) return per_flor(flores, 0, kPerFlor);
      const Points agreed = p.flor_achico.number_or(0);
      return {agreed, {N_("con flor me achico: {0}"), {agreed}}};
    }
    case Flor::Raise::contraflor:
      return fixed_or_per_flor(p.contraflor_refused, N_("contraflor refused: {0}"));
    case Flor::Raise::resto_direct:
      return fixed_or_per_flor(p.resto_refused_direct, N_("contraflor al resto refused: {0}"));
    case Flor::Raise::resto_after_contraflor: {
      const Points sum = p.resto_refused_after_contraflor.number_or(contraflor_amount(p, before).points);
      return {sum, {N_("contraflor al resto refused: the contraflor, {0}"), {sum}}};
    }
  }
  return {};
}

Amount accepted_flor(const Ruleset& rules, const Hand& hand, const Flor& flor, FlorCount flores, int winner) {
  const Points agreed = rules.parameters.flor_quiero;
  if (flor.raise == Flor::Raise::quiero) return {agreed, {N_("con flor quiero: {0}"), {agreed}}};
  if (flor.raise == Flor::Raise::none) return contested_flor(rules.parameters, flores);
  const bool resto =
      flor.raise == Flor::Raise::resto_direct || flor.raise == Flor::Raise::resto_after_contraflor;
  if (resto) return resto_amount(rules, hand, flor, flores.all);
  if (has_bids(rules.parameters)) return accepted_bid(rules, hand, flor, flores, winner);
  return contraflor_amount(rules.parameters, flores.all);
}

namespace {

constexpr std::string_view kPicaStakes = "truco.pica.stakes";  // T-51

}  // namespace

std::string_view accepted_flor_rule(const Parameters& parameters, const Hand& hand, const Flor& flor) {
  using R = Flor::Raise;
  if (flor.raise == R::none)
    return parameters.flor_contested == value::per_own_flor ? "truco.flor.own_flores"
                                                            : "truco.flor.contested";
  if (flor.raise == R::quiero) return "truco.flor.quiero";
  const bool resto = flor.raise == R::resto_direct || flor.raise == R::resto_after_contraflor;
  if (!resto) return has_bids(parameters) ? "truco.flor.bids" : "truco.flor.contraflor";
  return hand.mode == Mode::pica_pica ? kPicaStakes : "truco.flor.resto";
}

std::string_view conceded_flor_rule(const Parameters& parameters, const Flor& flor) {
  if (has_bids(parameters)) return "truco.flor.bids";
  if (flor.raise == Flor::Raise::none) return "truco.flor.achico";
  return flor.raise == Flor::Raise::contraflor ? "truco.flor.contraflor_refused" : "truco.flor.resto_refused";
}

std::string_view accepted_envido_rule(const Hand& hand, const Envido& envido) {
  if (!envido.falta) return envido.named ? "truco.envido.amounts" : "truco.envido.accepted";
  return hand.mode == Mode::pica_pica ? kPicaStakes : "truco.envido.falta";
}

Worth worth_of_call(const Ruleset& rules, const State& before, const State& after, const Called& event) {
  const std::size_t place = event.duel > 0 ? static_cast<std::size_t>(event.duel - 1) : 0;
  const Contest& was = before.hand.contests[place];
  const Contest& contest = after.hand.contests[place];
  const Hand& hand = after.hand;
  const int team = team_of(rules, hand, event.player);
  if (event.call == Call::no_quiero || event.call == Call::con_flor_me_achico) return {};
  using F = Flor::Stage;
  const F stage = contest.flor.stage;
  const bool flor_open =
      stage == F::open || stage == F::contested || stage == F::raised || stage == F::accepted;
  if (contest.flor != was.flor && flor_open) {
    Flor flor = contest.flor;
    if (flor.stage != Flor::Stage::accepted) flor.scores_when_accepted = after.score;
    const SeatMask valid = standing_flores(rules.parameters, hand, contest).announced;
    const FlorCount flores{flores_of(rules, hand, contest, valid, team), count(valid)};
    if (flor.stage == Flor::Stage::open) {
      Contest shrunk = contest;
      shrunk.flor.raise = Flor::Raise::none;
      const Points alone = unopposed_flor(rules.parameters, flores.all).points;
      if (has_bids(rules.parameters)) return {alone, {}};
      return {alone, conceded_flor(rules, hand, shrunk, valid).points};
    }
    const Points won = accepted_flor(rules, hand, flor, flores, team).points;
    if (flor.stage != Flor::Stage::raised) return {won, {}};
    return {won, conceded_flor(rules, hand, contest, valid).points};
  }
  if (contest.envido != was.envido && contest.envido.stage != Envido::Stage::cancelled) {
    Envido envido = contest.envido;
    const bool open = envido.stage == Envido::Stage::open;
    if (open) envido.scores_when_accepted = after.score;
    const Points won = accepted_envido(rules, hand, envido, team).points;
    return {won,
            open ? std::optional<Points>(refused_envido(rules.parameters, envido).points) : std::nullopt};
  }
  const Stake& stake = contest.truco;
  return {raised_stake(rules.parameters, stake),
          stake.pending ? std::optional(refused_stake(rules.parameters, stake)) : std::nullopt};
}

WorthRules rules_of_call(const Ruleset& rules, const State& before, const State& after, const Called& event) {
  const std::size_t place = event.duel > 0 ? static_cast<std::size_t>(event.duel - 1) : 0;
  const Contest &was = before.hand.contests[place], &contest = after.hand.contests[place];
  if (contest.flor != was.flor && contest.flor.announced != 0) {
    if (contest.flor.stage == Flor::Stage::open) return {"truco.flor.single", "truco.flor.achico"};
    return {accepted_flor_rule(rules.parameters, after.hand, contest.flor),
            conceded_flor_rule(rules.parameters, contest.flor)};
  }
  if (contest.envido != was.envido && contest.envido.stage != Envido::Stage::cancelled)
    return {accepted_envido_rule(after.hand, contest.envido), "truco.envido.refused"};
  return {stake_rule(rules.parameters, contest.truco.level + (contest.truco.pending ? 1 : 0)),
          "truco.truco.refused"};
}

}  // namespace tanteador::truco
