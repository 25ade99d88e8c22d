#include "src/games/truco/scoring/awards.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tanteador::truco {

namespace {

bool is_decided(const Flor& flor) {
  using S = Flor::Stage;
  return flor.stage == S::closed || flor.stage == S::unopposed || flor.stage == S::conceded;
}

const KnownHand& known_hand(const Hand& hand, int seat) { return hand.known[seat]; }
bool is_shown(const Hand& hand, int seat) { return has(hand.shown, seat_at(seat)); }

bool flor_shown(const Ruleset& rules, const Hand& hand, const Contest& contest, SeatMask valid, int team) {
  const auto flores = static_cast<SeatMask>(valid & team_mask(rules, hand, contest, team));
  for (int place = 0; place < rules.seats; ++place) {
    if (has(flores, seat_at(place)) && is_shown(hand, place)) return true;
  }
  return false;
}

// The winner of an accepted envido or contested flor, and whether shown cards changed it.
struct Verdict {
  OptionalTeam team;
  bool turned = false;
  int said_value = 0, showed = 0;
  bool shown = false;
  bool lost = false;  // lost without a comparison: a wrong value was seen, or cards were not shown
  bool not_shown = false;
};

Verdict verdict_of(const Ruleset& rules, const Hand& hand, const Contest& contest, Talk of) {
  const Showdown& values = of == Talk::flor ? contest.flor.showdown : contest.envido.showdown;
  OptionalTeam team = values.settled_team;
  OptionalSeat seat = values.settled_shown_by;
  OptionalValue value = values.settled_points;
  if (!team) {
    const auto best = best_value(rules, hand, contest, of);
    if (!best) return {};
    team = best->team;
    seat = index(best->seat);
    value = best->value;
  }
  const SeatMask winners = values.settled_team ? team_mask(rules, hand, contest, *team) : bit(seat_at(*seat));
  if ((values.lost & winners) != 0)
    return {.team = 1 - *team,
            .turned = true,
            .shown = true,
            .lost = true,
            .not_shown = (values.not_shown & winners) != 0};
  Verdict verdict{.team = team, .shown = seat && is_shown(hand, *seat)};
  if (!verdict.shown || !value) return verdict;
  verdict.said_value = *value;
  verdict.showed = value_of(Deck(rules.parameters, hand.turned), of, cards_of(known_hand(hand, *seat)));
  if (verdict.said_value == verdict.showed) return verdict;
  verdict.turned = true;
  verdict.team = 1 - *team;
  return verdict;
}

// flor_misdeclared = revalue: the cards shown replace the value said.
Verdict recompute_value(const Ruleset& rules, const Hand& hand, Contest contest, Verdict verdict) {
  Showdown& values = contest.flor.showdown;
  if (values.settled_team) return {.team = 1 - *verdict.team, .shown = true};
  const auto best = best_value(rules, hand, contest, Talk::flor);
  values.sayings[best->seat] = Saying(verdict.showed);
  Verdict revalued = verdict_of(rules, hand, contest, Talk::flor);
  return revalued.turned ? recompute_value(rules, hand, contest, revalued) : revalued;
}

// Builds the award in place, because it is large and computed after every event.
Award& add_award(Awards& awards, AwardKind kind, int team, const Amount& amount, std::string_view rule) {
  Award& award = awards.emplace_back();
  award.kind = kind;
  award.team = team;
  award.points = amount.points;
  award.rule = rule;
  award.how = amount.how;
  award.reach = amount.reach;
  return award;
}

void not_shown(Award& award, std::string_view rule) {
  award.rule = award.turned_by = rule;
  award.how = {N_("cards not shown: the other side gets the {0}"), {award.points}};
}

void turn_over(Award& award, const Verdict& verdict, std::string_view rule) {
  award.rule = award.turned_by = rule;
  if (verdict.lost) {
    award.how = {N_("wrong value said: the other side gets the {0}"), {award.points}};
    return;
  }
  award.how = {N_("said {0}, showed {1}: the other side gets the {2}"),
               {verdict.said_value, verdict.showed, award.points}};
}

// An unopposed flor goes to the other side if its cards were not shown.
void take_if_not_shown(const Ruleset& rules, const Hand& hand, const Contest& contest, Award& award) {
  const SeatMask own = team_mask(rules, hand, contest, award.team);
  if ((contest.flor.showdown.not_shown & own) == 0) return;
  award.team = 1 - award.team;
  award.shown = true;
  not_shown(award, "truco.flor.shown");
}

// The team of the first value said, when every flor with a value was false. The other side gets the flor.
int speaking_team(const Ruleset& rules, const Hand& hand, const Showdown& values) {
  const auto spoke =
      std::ranges::find_if(values.sayings, [](const Saying& saying) { return saying.value().has_value(); });
  return team_of(rules, hand, seat_at(static_cast<int>(spoke - values.sayings.begin())));
}

// Returns null if the flor is worth nothing.
Award* add_flor_of(const Ruleset& rules, const Hand& hand, const Contest& contest, Awards& awards) {
  const Flor& flor = contest.flor;
  if (!is_decided(flor)) return nullptr;
  const auto [valid, shrunk] = standing_flores(rules.parameters, hand, contest);
  const int flores[] = {flores_of(rules, hand, contest, valid, 0), flores_of(rules, hand, contest, valid, 1)};
  const bool alone = (flores[0] == 0 || flores[1] == 0) && shrunk == 0;
  if (flor.stage == Flor::Stage::conceded && !alone) {
    Award& award =
        add_award(awards, AwardKind::flor, *flor.by_team, conceded_flor(rules, hand, contest, valid),
                  conceded_flor_rule(rules.parameters, flor));
    award.to_be_shown = true;
    award.shown = flor_shown(rules, hand, contest, valid, *flor.by_team);
    take_if_not_shown(rules, hand, contest, award);
    return &award;
  }
  if (valid == 0) return nullptr;
  if (alone) {
    const int team = flores[0] > 0 ? 0 : 1;
    Award& award = add_award(awards, AwardKind::flor, team, unopposed_flor(rules.parameters, flores[team]),
                             "truco.flor.single");
    award.to_be_shown = true;
    award.shown = flor_shown(rules, hand, contest, valid, team);
    take_if_not_shown(rules, hand, contest, award);
    return &award;
  }
  Verdict verdict = verdict_of(rules, hand, contest, Talk::flor);
  if (!verdict.team) verdict.team = 1 - speaking_team(rules, hand, contest.flor.showdown);
  const bool revalue = verdict.turned && !verdict.lost && rules.parameters.flor_misdeclared == value::revalue;
  const Verdict final_verdict = revalue ? recompute_value(rules, hand, contest, verdict) : verdict;
  const int winner = *final_verdict.team;
  const Amount amount = accepted_flor(rules, hand, flor, {flores[winner], flores[0] + flores[1]}, winner);
  Award& award =
      add_award(awards, AwardKind::flor, winner, amount, accepted_flor_rule(rules.parameters, hand, flor));
  award.to_be_shown = true;
  award.shown = final_verdict.shown || verdict.turned;
  if (verdict.not_shown)
    not_shown(award, "truco.flor.shown");
  else if (verdict.turned && !revalue)
    turn_over(award, verdict, "truco.flor.misdeclared");
  if (revalue) award.turned_by = "truco.flor.misdeclared";
  return &award;
}

void add_flor(const Ruleset& rules, const Hand& hand, const Contest& contest, Awards& awards) {
  Award* award = add_flor_of(rules, hand, contest, awards);
  if (award && false_flores(rules.parameters, hand, contest) != 0 && award->turned_by.empty())
    award->turned_by = "truco.flor.false";
}

void add_envido(const Ruleset& rules, const Hand& hand, const Contest& contest, Awards& awards) {
  const Envido& envido = contest.envido;
  if (envido.stage == Envido::Stage::refused) {
    const Amount amount = refused_envido(rules.parameters, envido);
    if (amount.points > 0)
      add_award(awards, AwardKind::envido, *envido.by_team, amount, "truco.envido.refused");
    return;
  }
  if (envido.stage != Envido::Stage::closed) return;
  const Verdict verdict = verdict_of(rules, hand, contest, Talk::envido);
  const Amount amount = accepted_envido(rules, hand, envido, *verdict.team);
  Award& award =
      add_award(awards, AwardKind::envido, *verdict.team, amount, accepted_envido_rule(hand, envido));
  award.to_be_shown = true;
  award.shown = verdict.shown;
  if (verdict.not_shown)
    not_shown(award, "truco.envido.shown");
  else if (verdict.turned)
    turn_over(award, verdict, "truco.envido.misdeclared");
}

// Lost by a raise where none is allowed (BA-3).
void add_forbidden_raise(const Parameters& p, const Stake& stake, Awards& awards) {
  if (p.eleven_raise == value::loses_game) {
    const Amount game{p.target, {N_("a raise that is not allowed loses the game"), {}}, Reach::whole_chico};
    add_award(awards, AwardKind::truco, *stake.winner, game, "truco.eleven.no_raise");
    return;
  }
  const Points points = accepted_stake(p, stake);
  add_award(awards, AwardKind::truco, *stake.winner,
            {points, {N_("a raise that is not allowed loses the hand: {0}"), {points}}},
            "truco.eleven.no_raise");
}

Amount top_stake(const Parameters& p, const Stake& stake) {
  const Reach reach = stake_reach(p, stake.level);
  const bool match = reach == Reach::whole_match;
  return {p.target,
          {match ? N_("{0}: the whole match") : N_("{0}: the whole chico"), {raise_name(p, stake.level)}},
          reach};
}

Amount won_tricks(const Parameters& p, const Stake& stake, Points points) {
  if (stake.kind == HandKind::eleven)
    return {points, {N_("hand of {0} won: {1}"), {p.target - p.eleven_short, points}}};
  if (stake.level == 0) return {points, {N_("won the tricks, nothing called: {0}"), {points}}};
  if (stake_reach(p, stake.level) != Reach::points) return top_stake(p, stake);
  return {points, {N_("{0} won: {1}"), {raise_name(p, stake.level), points}}};
}
std::string_view won_tricks_rule(const Parameters& p, const Stake& stake) {
  return stake.kind == HandKind::eleven ? "truco.eleven.played" : stake_rule(p, stake.level);
}

void add_truco(const Ruleset& rules, const Contest& contest, Awards& awards) {
  const Parameters& p = rules.parameters;
  const Stake& stake = contest.truco;
  if (!stake.winner || stake.winner == kNobody) return;
  const Points points = accepted_stake(p, stake);
  const auto add = [&](const Amount& amount, std::string_view rule) {
    add_award(awards, AwardKind::truco, *stake.winner, amount, rule);
  };
  switch (stake.how) {
    case Stake::How::tricks: return add(won_tricks(p, stake, points), won_tricks_rule(p, stake));
    case Stake::How::refused: {
      const Points given = refused_stake(p, stake);
      if (stake.kind == HandKind::eleven)
        return add({given, {N_("hand of {0} not played: {1}"), {p.target - p.eleven_short, given}}},
                   "truco.eleven.refused");
      return add({given, {N_("{0} refused: {1}"), {raise_name(p, stake.level + 1), given}}},
                 "truco.truco.refused");
    }
    case Stake::How::folded: {
      if (stake_reach(p, stake.level) != Reach::points) return add(top_stake(p, stake), "truco.mazo.points");
      const Points given = stake.first_trick_no_calls ? p.mazo_first_trick_no_calls : points;
      return add({given, {N_("the other side folded: {0}"), {given}}},
                 stake.first_trick_no_calls ? "truco.mazo.first_trick" : "truco.mazo.points");
    }
    case Stake::How::raised: return add_forbidden_raise(p, stake, awards);
    case Stake::How::open:
    case Stake::How::interfered: return;
  }
}

struct OriginalAwards {
  boost::container::static_vector<int, kAwardsMax> teams;  // teams of the awards from `from` on
  bool counted[2] = {false, false};                        // points of a side are added only once
};

// T-30: the challengers take the accused side's points of this contest, and the bonus.
void apply_challenge(const Ruleset& rules, const Hand& hand, int seat, std::size_t from,
                     OriginalAwards& originals, Awards& awards) {
  const Parameters& p = rules.parameters;
  const Challenge& challenge = hand.challenges[seat];
  const int accused = team_of(rules, hand, seat_at(seat));
  const auto add = [&](AwardKind kind, int team, const Amount& amount, std::string_view rule) {
    add_award(awards, kind, team, amount, rule).seat = seat;
  };
  if (challenge.result == Challenge::Result::not_held) {
    add(AwardKind::pido_flor, accused,
        {p.pido_flor_fail, {N_("unfounded pido flor: {0}"), {p.pido_flor_fail}}}, "truco.flor.pido_failed");
    return;
  }
  Points points = 0;
  for (std::size_t i = 0; i < originals.teams.size(); ++i) {
    Award& award = awards[from + i];
    if (originals.teams[i] != accused) continue;
    points += award.points;
    if (p.pido_flor_points != value::transfer) continue;
    award.team = *challenge.by_team;
    award.rule = award.turned_by = "truco.flor.pido";
    award.how = {N_("concealed flor: the {0} points of the accused side go to the challengers"),
                 {award.points}};
  }
  const bool added = std::exchange(originals.counted[accused], true);
  if (p.pido_flor_points == value::add && points > 0 && !added) {
    add(AwardKind::pido_flor_points, *challenge.by_team,
        {points, {N_("concealed flor: the {0} points made by the accused side"), {points}}},
        "truco.flor.pido");
  }
  add(AwardKind::pido_flor, *challenge.by_team,
      {p.pido_flor_bonus, {N_("concealed flor: {0}"), {p.pido_flor_bonus}}}, "truco.flor.pido");
}

// T-52: the side at fault loses the duel's points. Those from an unfounded challenge stay listed as 0.
void give_back(int team, std::size_t from, Awards& awards) {
  const auto first = awards.begin() + static_cast<std::ptrdiff_t>(from);
  const auto lost = std::remove_if(first, awards.end(), [&](const Award& award) {
    return award.team == team && award.kind != AwardKind::pido_flor;
  });
  awards.erase(lost, awards.end());
  for (std::size_t i = from; i < awards.size(); ++i) {
    Award& award = awards[i];
    if (award.team != team) continue;
    award.rule = award.turned_by = "truco.pica.interference";
    award.how = {N_("unfounded pido flor: the {0} are given back with the duel"), {award.points}};
    award.points = 0;
    award.given_back = true;
  }
}

void add_penalties(const Ruleset& rules, const Hand& hand, const Contest& contest, std::size_t from,
                   Awards& awards) {
  const Parameters& p = rules.parameters;
  const SeatMask none = false_flores(rules.parameters, hand, contest);
  OriginalAwards originals;
  for (std::size_t i = from; i < awards.size(); ++i) originals.teams.push_back(awards[i].team);
  for (int place = 0; place < rules.seats; ++place) {
    const Seat seat = seat_at(place);
    if (!has(contest.players, seat)) continue;
    if (has(none, seat) && !has(contest.flor.waived, seat) && p.false_flor_penalty > 0) {
      add_award(awards, AwardKind::false_flor, 1 - team_of(rules, hand, seat),
                {p.false_flor_penalty,
                 {N_("{0} announced a flor without having one: {1}"), {seat, p.false_flor_penalty}}},
                "truco.flor.false")
          .seat = place;
    }
    if (hand.challenges[place].result != Challenge::Result::none) {
      apply_challenge(rules, hand, place, from, originals, awards);
    }
  }
  if (!contest.interfered_team) return;
  give_back(*contest.interfered_team, from, awards);
  add_award(awards, AwardKind::interference, 1 - *contest.interfered_team,
            {p.interference_points, {N_("interference: {0}"), {p.interference_points}}},
            "truco.pica.interference");
}

}  // namespace

std::optional<Best> best_value(const Ruleset& rules, const Hand& hand, const Contest& contest, Talk of) {
  const Showdown& values = of == Talk::flor ? contest.flor.showdown : contest.envido.showdown;
  const SeatMask none = of == Talk::flor ? false_flores(rules.parameters, hand, contest) : SeatMask{0};
  std::optional<Best> best;
  for (int place = 0; place < rules.seats; ++place) {
    const Seat seat = seat_from_mano(rules, hand, place);
    const OptionalValue value = values.sayings[seat].value();
    if (!value || (best && *value <= best->value) || has(none, seat)) continue;
    best = Best{team_of(rules, hand, seat), seat, *value};
  }
  return best;
}

std::optional<Seat> find_equal_hand(const Ruleset& rules, const Hand& hand, const Contest& contest, Talk of) {
  const Showdown& values = of == Talk::flor ? contest.flor.showdown : contest.envido.showdown;
  const SeatMask none = of == Talk::flor ? false_flores(rules.parameters, hand, contest) : SeatMask{0};
  const auto best = best_value(rules, hand, contest, of);
  if (!best) return std::nullopt;
  for (int place = 0; place < rules.seats; ++place) {
    const Seat seat = seat_from_mano(rules, hand, place);
    const bool equal = values.sayings[seat] == Saying(best->value);
    if (equal && !has(none, seat) && team_of(rules, hand, seat) != best->team) return seat;
  }
  return std::nullopt;
}

Awards awards_of(const Ruleset& rules, const State& state) {
  const Hand& hand = state.hand;
  Awards awards;
  for (std::size_t i = 0; i < hand.contests.size(); ++i) {
    const Contest& contest = hand.contests[i];
    const std::size_t from = awards.size();
    add_flor(rules, hand, contest, awards);
    add_envido(rules, hand, contest, awards);
    add_truco(rules, contest, awards);
    add_penalties(rules, hand, contest, from, awards);
    for (std::size_t j = from; j < awards.size(); ++j) awards[j].contest = static_cast<int>(i);
  }
  return awards;
}

bool award_was_shown(const Ruleset& rules, const State& state, const Posting& entry) {
  const Awards awards = awards_of(rules, state);
  const auto award =
      std::ranges::find_if(awards, [&](const Award& other) { return other.key() == entry.award; });
  return award == awards.end() || award->shown;
}

}  // namespace tanteador::truco
