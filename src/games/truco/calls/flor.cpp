// The flor talk (T-18 to T-27, U-29 to U-39): announcing, answering, raising, conceding.

#include <utility>

#include "src/games/truco/scoring/amounts.hpp"

namespace tanteador::truco {

namespace {

using Stage = Flor::Stage;

bool talk_is_open(const Flor& flor) {
  return flor.stage == Stage::open || flor.stage == Stage::contested || flor.stage == Stage::raised;
}

bool is_too_late(value::Deadline deadline, const Contest& contest, Seat player) {
  if (deadline == value::own_first_card) return has(contest.tricks.ever_played, player);
  if (deadline == value::any_first_card) return contest.tricks.ever_played != 0;
  return false;  // all_first_cards: the first trick is still open
}

// A reason as one byte, because it is asked for every seat at every call.
constexpr ViolationId kMayAnnounce = ViolationId::kCount;

bool talk_is_over(const Flor& flor) { return flor.stage != Stage::none && !talk_is_open(flor); }
bool envido_is_taken(const Envido& envido) {
  using E = Envido::Stage;
  const bool raised = envido.envidos + envido.reals + (envido.falta ? 1 : 0) > 1;
  const bool taken = envido.stage == E::accepted || envido.stage == E::declaring || envido.stage == E::closed;
  return taken || (raised && envido.stage != E::none && envido.stage != E::cancelled);
}
bool truco_is_on(const Stake& truco) { return truco.level > 0; }

ViolationId silenced_by_order(const Contest& contest, Seat player) {
  if (envido_is_taken(contest.envido)) return ViolationId::flor_after_envido;
  if (has(contest.envido.callers, player)) return ViolationId::flor_own_envido;
  if (contest.truco.caller == index(player)) return ViolationId::flor_own_truco;
  return truco_is_on(contest.truco) ? ViolationId::flor_after_truco : kMayAnnounce;
}

// The reason why this player may not announce a flor now.
ViolationId check_silenced(const Step& step, const Contest& contest, Seat player, int team) {
  if (has(contest.flor.admitted_false, player)) return ViolationId::shown_admitted;
  if (talk_is_over(contest.flor)) return ViolationId::flor_closed;
  if (has(contest.flor.announced, player)) return ViolationId::flor_twice;
  const bool answers = contest.flor.stage != Stage::none && team != contest.flor.by_team;
  if (!(answers && step.parameters().flor_answer_after_card) &&
      is_too_late(step.parameters().flor_deadline, contest, player)) {
    return answers ? ViolationId::flor_answer_deadline : ViolationId::flor_deadline;
  }
  return silenced_by_order(contest, player);
}

void announce(Step& step, Contest& contest, Seat player) {
  contest.flor.announced |= bit(player);
  if (step.parameters().flor_cancels_envido && contest.envido.stage == Envido::Stage::open) {
    contest.envido.stage = Envido::Stage::cancelled;
  }
}

Refusal say_flor(Step& step, Contest& contest, Seat player, int team) {
  if (const ViolationId why = check_silenced(step, contest, player, team); why != kMayAnnounce)
    return refuse(why, {player});
  Flor& flor = contest.flor;
  announce(step, contest, player);
  if (flor.stage == Stage::none) {
    note_in_hand(step, contest, player, step.parameters().flor_deadline);
    flor.stage = Stage::open;
    flor.by_team = team;
  } else if (flor.stage == Stage::open && team != flor.by_team) {
    flor.stage = Stage::contested;
    flor.by_team = team;
  }
  return std::nullopt;
}

Refusal check_raise(const Step& step, const Contest& contest, Call call, Seat player, int team) {
  const Flor& flor = contest.flor;
  if (!talk_is_open(flor))
    return refuse(flor.stage == Stage::none ? ViolationId::flor_no_flor : ViolationId::flor_closed);
  if (flor.by_team == team) return refuse(ViolationId::own_call, {player, std::string_view("flor")});
  const bool resto = call == Call::contraflor_al_resto;
  if (flor.stage == Stage::contested && resto &&
      step.parameters().reply_to_answering_flor == value::contraflor_only) {
    return refuse(ViolationId::flor_answer_to_answer, {std::string_view("contraflor")});
  }
  if (flor.stage != Stage::raised) return std::nullopt;
  if (flor.raise != Flor::Raise::contraflor) return refuse(ViolationId::flor_no_raise);
  return resto ? Refusal{} : refuse(ViolationId::flor_no_flor);
}

bool has_bids(const Step& step) { return step.parameters().flor_bets == value::uruguayan_bets; }

// The bids of U-35. One of the first three may also open the talk.
Refusal check_bid(const Contest& contest, Call call, Seat player, int team) {
  const Flor& flor = contest.flor;
  const bool answers_flor = call == Call::contraflor || call == Call::contraflor_al_resto;
  if (flor.stage == Stage::none) return answers_flor ? refuse(ViolationId::flor_no_flor) : Refusal{};
  if (!talk_is_open(flor)) return refuse(ViolationId::flor_closed);
  if (flor.stage != Stage::raised) return std::nullopt;
  if (flor.by_team == team) return refuse(ViolationId::own_call, {player, std::string_view("flor")});
  if (flor.raise == Flor::Raise::bid) return std::nullopt;
  if (flor.raise != Flor::Raise::contraflor) return refuse(ViolationId::flor_last_bid);
  return call == Call::contraflor_al_resto ? Refusal{} : refuse(ViolationId::flor_after_contraflor);
}

SeatMask standing_announced(const Flor& flor) {
  return static_cast<SeatMask>(flor.announced & ~flor.admitted_false);
}

// A raise announces the player's flor. In the Argentine game a partner may answer a contraflor with al resto.
Refusal announce_to_raise(Step& step, Contest& contest, Seat player, int team) {
  if (has(standing_announced(contest.flor), player)) return std::nullopt;
  if (contest.flor.stage == Stage::raised && !has_bids(step)) return std::nullopt;
  if (const ViolationId why = check_silenced(step, contest, player, team); why != kMayAnnounce)
    return refuse(why, {player});
  if (contest.flor.stage == Stage::none) note_in_hand(step, contest, player, step.parameters().flor_deadline);
  announce(step, contest, player);
  return std::nullopt;
}

bool has_flor(Step& step, const Contest& contest, int team) {
  return (standing_announced(contest.flor) & team_mask(step.rules, step.hand(), contest, team)) != 0;
}

Flor::Raise raise_of(Call call, bool after_contraflor) {
  using R = Flor::Raise;
  switch (call) {
    case Call::con_flor_envido:
    case Call::con_flor_real_envido: return R::bid;
    case Call::con_flor_falta_envido: return R::falta;
    case Call::contraflor: return R::contraflor;
    default: return after_contraflor ? R::resto_after_contraflor : R::resto_direct;
  }
}

Refusal raise_flor(Step& step, Contest& contest, const Called& event, int team) {
  const Call call = event.call;
  Refusal refusal = has_bids(step) ? check_bid(contest, call, event.player, team)
                                   : check_raise(step, contest, call, event.player, team);
  if (refusal) return refusal;
  Flor& flor = contest.flor;
  const SeatMask before = flor.announced;
  if (auto silent = announce_to_raise(step, contest, event.player, team)) return silent;
  flor.raise = raise_of(call, flor.raise == Flor::Raise::contraflor);
  if (flor.raise == Flor::Raise::bid) {
    flor.last_bid = call;
    flor.bids_before = flor.bids;
    flor.bids = flor.bids + points_of(event);
  }
  flor.stage = Stage::raised;
  flor.by_team = team;
  flor.before = before;
  return std::nullopt;
}

Refusal shrink(Step& step, Contest& contest, Seat player, int team) {
  Flor& flor = contest.flor;
  if (!talk_is_open(flor))
    return refuse(flor.stage == Stage::none ? ViolationId::flor_no_flor : ViolationId::flor_closed);
  if (has_bids(step) && flor.stage != Stage::raised) return refuse(ViolationId::flor_plain);
  if (flor.by_team == team) return refuse(ViolationId::own_call, {player, std::string_view("flor")});
  if (flor.stage == Stage::contested) {
    return refuse(ViolationId::flor_answer_to_answer, {std::string_view("contraflor")});
  }
  if (flor.stage == Stage::open) {
    if (const ViolationId why = check_silenced(step, contest, player, team); why != kMayAnnounce)
      return refuse(why, {player});
    announce(step, contest, player);
    flor.announced &= static_cast<SeatMask>(~bit(player));  // conceding stakes no flor
    flor.shrunk |= bit(player);
    flor.raise = Flor::Raise::none;
  }
  flor.stage = Stage::conceded;
  return std::nullopt;
}

// A plain flor is accepted only if agreed; the answer announces another flor.
Refusal accept_plain(Step& step, Contest& contest, Seat player, int team) {
  Flor& flor = contest.flor;
  if (has_bids(step)) return refuse(ViolationId::flor_plain);
  if (flor.stage == Stage::contested)
    return refuse(ViolationId::flor_answer_to_answer, {std::string_view("contraflor")});
  if (flor.by_team == team) return refuse(ViolationId::own_call, {player, std::string_view("flor")});
  if (step.parameters().flor_quiero == 0) return refuse(ViolationId::flor_quiero_off);
  if (const ViolationId why = check_silenced(step, contest, player, team); why != kMayAnnounce)
    return refuse(why, {player});
  announce(step, contest, player);
  flor.raise = Flor::Raise::quiero;
  return std::nullopt;
}

Refusal accept(Step& step, Contest& contest, Seat player, int team) {
  Flor& flor = contest.flor;
  if (!talk_is_open(flor))
    return refuse(flor.stage == Stage::none ? ViolationId::flor_no_flor : ViolationId::flor_closed);
  if (flor.stage != Stage::raised) {
    if (auto refusal = accept_plain(step, contest, player, team)) return refusal;
  } else if (flor.by_team == team) {
    return refuse(ViolationId::own_call, {player, std::string_view("flor")});
  } else if (has_bids(step) && !has_flor(step, contest, team)) {
    if (auto silent = announce_to_raise(step, contest, player, team)) return silent;
  }
  flor.stage = Stage::accepted;
  flor.scores_when_accepted = step.state.score;
  return std::nullopt;
}

}  // namespace

Refusal call_flor(Step& step, Contest& contest, const Called& event) {
  if (!step.parameters().flor) return refuse(ViolationId::flor_off);
  if (contest.tricks.done > 0) return refuse(ViolationId::flor_trick);
  const int team = team_of(step.rules, step.hand(), event.player);
  switch (event.call) {
    case Call::flor: return say_flor(step, contest, event.player, team);
    case Call::con_flor_envido:
    case Call::con_flor_real_envido:
    case Call::con_flor_falta_envido:
      if (!has_bids(step) || (event.call == Call::con_flor_real_envido && !step.parameters().real_envido))
        return refuse(ViolationId::flor_no_such_bid);
      return raise_flor(step, contest, event, team);
    case Call::contraflor:
    case Call::contraflor_al_resto: return raise_flor(step, contest, event, team);
    case Call::con_flor_me_achico:
      if (has_bids(step)) return refuse(ViolationId::flor_plain);
      return shrink(step, contest, event.player, team);
    case Call::no_quiero: return shrink(step, contest, event.player, team);
    default: return accept(step, contest, event.player, team);
  }
}

void leave_flor(Contest& contest, int team) {
  if (contest.flor.stage != Stage::raised) return;
  contest.flor.stage = Stage::conceded;
  contest.flor.by_team = 1 - team;
}

SeatMask may_announce(const Step& step, const Contest& contest) {
  const bool on = step.parameters().flor && contest.tricks.done == 0 && !contest.truco.winner &&
                  !talk_is_over(contest.flor) && !envido_is_taken(contest.envido) &&
                  !truco_is_on(contest.truco);
  if (!on) return 0;
  const auto silent =
      static_cast<SeatMask>(remaining_players(contest) & ~(contest.flor.announced | contest.flor.shrunk));
  SeatMask seats = 0;
  for (int place = 0; place < step.rules.seats; ++place) {
    const Seat seat = seat_at(place);
    if (!has(silent, seat)) continue;
    if (check_silenced(step, contest, seat, team_of(step.rules, step.state.hand, seat)) == kMayAnnounce)
      seats |= bit(seat);
  }
  return seats;
}

void shut_out_silent(const Step& step, Contest& contest, SeatMask could, Seat speaker) {
  if (could == 0) return;
  // An unanswered flor that ends because play continues does not shut anyone out.
  const Stage stage = contest.flor.stage;
  if (stage == Stage::unopposed) contest.flor.stage = Stage::open;
  const SeatMask still = may_announce(step, contest);
  contest.flor.stage = stage;
  contest.flor.shut_out |=
      static_cast<SeatMask>(could & ~still & ~(contest.flor.announced | contest.flor.shrunk) & ~bit(speaker));
}

void note_in_hand(const Step& step, Contest& contest, Seat speaker, value::Deadline deadline) {
  if (contest.tricks.ever_played != 0) return;
  for (int place = 0; place < step.rules.seats; ++place) {
    const Seat seat = seat_from_mano(step.rules, step.state.hand, place);
    const bool before = place < place_from_mano(step.rules, step.state.hand, speaker);
    if (deadline == value::any_first_card || (deadline == value::own_first_card && !before))
      contest.in_hand |= bit(seat);
  }
}

SeatMask shut_out(const Parameters& parameters, const Contest& contest) {
  const bool by_cards = contest.tricks.ever_played != 0;
  if (by_cards || parameters.flor_deadline == value::all_first_cards) return contest.flor.shut_out;
  return static_cast<SeatMask>(contest.flor.shut_out & contest.in_hand);
}

SeatMask false_flores(const Parameters& parameters, const Hand& hand, const Contest& contest) {
  SeatMask none = contest.flor.admitted_false;
  for (int place = 0; place < kSeats; ++place) {
    const Seat seat = seat_at(place);
    const bool announced = has(contest.flor.announced | contest.flor.shrunk, seat);
    const KnownHand& cards = hand.known[place];
    if (announced && has(hand.shown, seat) && !is_flor(Deck(parameters, hand.turned), cards))
      none |= bit(seat);
  }
  return none;
}

Flores standing_flores(const Parameters& parameters, const Hand& hand, const Contest& contest) {
  const auto real = static_cast<SeatMask>(~false_flores(parameters, hand, contest));
  const Flores flores{static_cast<SeatMask>(contest.flor.announced & real),
                      static_cast<SeatMask>(contest.flor.shrunk & real)};
  // Conceding to false flores gives nothing away: the flor counts as announced.
  return flores.announced == 0 ? Flores{flores.shrunk, 0} : flores;
}

namespace {

// Restarts the flor talk; in the first trick a cancelled envido reopens.
void forget_talk(const Step& step, Contest& contest) {
  const Flor before = std::exchange(contest.flor, {});
  contest.flor.announced = before.announced;
  contest.flor.shrunk = before.shrunk;
  contest.flor.admitted_false = before.admitted_false;
  contest.flor.waived = before.waived;
  const bool on = !contest.truco.winner && contest.tricks.done == 0;
  if (on && contest.envido.stage == Envido::Stage::cancelled) contest.envido.stage = Envido::Stage::open;
  contest.flor.shut_out = static_cast<SeatMask>(before.shut_out & ~may_announce(step, contest));
}

// Only this team's flores remain; the other team may answer them unless play has continued.
void leave_alone(const Step& step, Contest& contest, int team) {
  Flor& flor = contest.flor;
  if (flor.stage == Stage::closed || flor.stage == Stage::unopposed) return;
  const bool on = flor.stage != Stage::declaring && !contest.truco.winner;
  flor.stage = on ? Stage::open : Stage::closed;
  flor.by_team = team;
  flor.raise = Flor::Raise::none;
  flor.bids = flor.bids_before = 0;
  flor.before = 0;
  flor.shut_out &= static_cast<SeatMask>(~may_announce(step, contest));
}

}  // namespace

void void_false_flores(Step& step, Contest& contest) {
  Flor& flor = contest.flor;
  if (flor.stage == Stage::none || step.state.phase != State::Phase::open || is_over(contest)) return;
  const Flores standing = standing_flores(step.parameters(), step.hand(), contest);
  if (standing.announced == 0) return forget_talk(step, contest);
  const auto ours =
      static_cast<SeatMask>(standing.announced & team_mask(step.rules, step.hand(), contest, 0));
  const bool against = ours != 0 && ours != standing.announced;
  if (against || standing.shrunk != 0) return;  // both teams still have a flor
  flor.shrunk &= static_cast<SeatMask>(~standing.announced);
  flor.announced |= standing.announced;
  leave_alone(step, contest, ours != 0 ? 0 : 1);
}

}  // namespace tanteador::truco
