#include "src/games/truco/tricks.hpp"

#include <algorithm>

#include "src/games/truco/step.hpp"

namespace tanteador::truco {

TrickResult trick_winner(std::span<const Card> cards, const Deck& deck) {
  TrickResult result;
  int best = -1;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const int rank = deck.rank(cards[i]);
    if (rank > best) result.highest.clear();
    if (rank >= best) result.highest.push_back(static_cast<int>(i));
    best = std::max(best, rank);
  }
  const auto same_side = [&](int position) { return position % 2 == result.highest.front() % 2; };
  if (!result.highest.empty() && std::ranges::all_of(result.highest, same_side))
    result.winner = result.highest.front();
  return result;
}

OptionalTeam truco_winner(std::span<const std::int8_t> results, int mano_team, const Parameters& parameters) {
  if (results.size() < 2) return {};
  const OptionalTeam first = results[0], second = results[1],
                     third = results.size() > 2 ? OptionalTeam(results[2]) : OptionalTeam();
  if (first == kTied && second == kTied) {
    if (parameters.parda_rule == value::literal_tt_mano) return mano_team;
    if (third == kTied) return parameters.all_tied == value::nobody ? kNobody : mano_team;
    return third;
  }
  if (first == kTied) return second;
  if (second == kTied || second == first) return first;
  return third == kTied ? first : third;
}

SeatMask players_to_move(const Ruleset& rules, const Contest& contest) {
  const Tricks& tricks = contest.tricks;
  const SeatMask in = remaining_players(contest);
  if (!tricks.leader) {
    if ((tricks.lead & in) != 0) return tricks.lead & in;
  }
  const int from = tricks.leader ? *tricks.leader : std::countr_zero(tricks.lead);
  for (int i = 0; i < rules.seats; ++i) {
    const Seat seat = seat_at((from + i) % rules.seats);
    if (has(in, seat) && !has(tricks.played, seat)) return bit(seat);
  }
  return 0;
}

namespace {

void finish_trick(Step& step, Contest& contest, int result, SeatMask next_lead) {
  Tricks& tricks = contest.tricks;
  tricks.result[tricks.done++] = static_cast<std::int8_t>(result);
  if (next_lead != 0) tricks.lead = next_lead;
  tricks.leader = {};
  tricks.ever_played |= contest.players;
  tricks.played = 0;
  const int mano_team = team_of(step.rules, step.hand(), contest.mano);
  const std::span<const std::int8_t> results(tricks.result.data(), tricks.done);
  const OptionalTeam winner = truco_winner(results, mano_team, step.parameters());
  if (!winner) return;
  contest.truco.winner = winner;
  contest.truco.how = Stake::How::tricks;
}

// The first player in order of play among `seats`.
SeatMask first_to_play(const Ruleset& rules, const Tricks& tricks, SeatMask seats) {
  for (int place = 0; place < rules.seats; ++place) {
    const Seat seat = seat_at((*tricks.leader + place) % rules.seats);
    if (has(seats, seat)) return bit(seat);
  }
  return 0;
}

// Several highest cards of one team win together (T-39).
void compare_cards(Step& step, Contest& contest) {
  const Tricks& tricks = contest.tricks;
  const Deck deck = step.deck();
  int best = -1;
  SeatMask highest = 0;
  for (int place = 0; place < step.rules.seats; ++place) {
    const Seat seat = seat_at(place);
    if (!has(tricks.played, seat)) continue;
    const int rank = deck.rank(tricks.card[place]);
    if (rank > best) highest = 0;
    if (rank >= best) highest |= bit(seat);
    best = std::max(best, rank);
  }
  const SeatMask team0 = highest & team_mask(step.rules, step.hand(), contest, 0);
  const int result = team0 == highest ? 0 : team0 == 0 ? 1 : kTied;
  const Parameters& p = step.parameters();
  const bool first = result == kTied ? p.tied_lead == value::first_of_tied   // BA-4, UA-2
                                     : p.shared_lead == value::first_leads;  // U-14
  if (first) return finish_trick(step, contest, result, first_to_play(step.rules, tricks, highest));
  finish_trick(step, contest, result, result == kTied ? bit(seat_at(*tricks.leader)) : highest);
}

Refusal check_tricks_open(const Contest& contest) {
  if (auto refusal = check_announced_values(contest)) return refusal;
  if (contest.flor.stage == Flor::Stage::raised) return refuse(ViolationId::answer_flor_first);
  if (contest.envido.stage == Envido::Stage::open) return refuse(ViolationId::answer_envido_first);
  const Stake& stake = contest.truco;
  if (stake.pending)
    return refuse(stake.kind == HandKind::eleven ? ViolationId::eleven_first
                                                 : ViolationId::answer_truco_first);
  return std::nullopt;
}

}  // namespace

namespace {

// A covered card is one laid face down (B-14).
Refusal check_covered(const Step& step, const Tricks& tricks) {
  const value::CoveredCard allowed = step.parameters().covered_card;
  if (allowed == value::not_covered) return refuse(ViolationId::covered_off);
  const bool early = allowed == value::from_second_trick && tricks.done == 0;
  return early ? refuse(ViolationId::covered_first_trick) : Refusal{};
}

Refusal lay_known_card(Step& step, Seat player, Card card) {
  KnownHand& known = step.hand().known[player];
  const auto same = [&](const KnownCard& one) { return one.card == card; };
  if (const auto one = std::ranges::find_if(known, same); one != known.end() && one->played)
    return refuse(ViolationId::card_known, {step.name(card), EventSeq{Seq{one->seq}}, player});
  if (auto refusal = learn_cards(step, player, {card})) return refusal;
  std::ranges::find_if(known, same)->played = true;
  return std::nullopt;
}

}  // namespace

Refusal apply_event(Step& step, const CardPlayed& event) {
  const FoundContest found = find_contest_of(step, event.duel, event.player, When::playing);
  if (found.refusal) return found.refusal;
  Contest& contest = *found.contest;
  if (has(contest.folded, event.player)) return refuse(ViolationId::folded, {event.player});
  if (auto refusal = check_tricks_open(contest)) return refusal;
  Tricks& tricks = contest.tricks;
  const SeatMask turn = players_to_move(step.rules, contest);
  if (!has(turn, event.player)) {
    return refuse(ViolationId::trick_turn, {event.player, seat_at(std::countr_zero(turn))});
  }
  if (!event.covered && !event.card) return refuse(ViolationId::card_needed);
  if (event.covered) {
    if (auto refusal = check_covered(step, tricks)) return refusal;
  } else if (auto refusal = check_turned_card(step)) {
    return refusal;
  }
  if (event.card) {
    if (auto refusal = lay_known_card(step, event.player, *event.card)) return refusal;
  }
  close_talks(contest, Closing::flor_and_values);
  if (!tricks.leader) tricks.leader = index(event.player);
  tricks.card[event.player] = event.covered ? Card::none : *event.card;
  tricks.played |= bit(event.player);
  tricks.ever_played |= bit(event.player);
  if ((remaining_players(contest) & static_cast<SeatMask>(~tricks.played)) == 0) compare_cards(step, contest);
  return std::nullopt;
}

Refusal apply_event(Step& step, const TrickWon& event) {
  if (event.winner && index(*event.winner) >= step.rules.sides) return refuse(ViolationId::no_such_side);
  const FoundContest found = find_contest(step, event.duel, When::playing);
  if (found.refusal) return found.refusal;
  Contest& contest = *found.contest;
  if (auto refusal = check_tricks_open(contest)) return refusal;
  if (contest.tricks.played != 0) return refuse(ViolationId::trick_mixed);
  close_talks(contest, Closing::flor_and_values);
  if (contest.tricks.done == 0) contest.flor.shut_out = shut_out(step.parameters(), contest);
  if (!event.winner) {
    const bool any_leads = step.parameters().tied_lead == value::first_of_tied;  // the cards are not known
    finish_trick(step, contest, kTied, any_leads ? remaining_players(contest) : SeatMask{0});
    return std::nullopt;
  }
  const int team = team_of_side(step.rules, step.hand(), *event.winner);
  finish_trick(step, contest, team, team_mask(step.rules, step.hand(), contest, team));
  return std::nullopt;
}

// The trick may have waited only for the player who folds.
void fold_in_trick(Step& step, Contest& contest) {
  const bool waits = (remaining_players(contest) & static_cast<SeatMask>(~contest.tricks.played)) != 0;
  if (contest.tricks.played != 0 && !waits && !contest.truco.winner) compare_cards(step, contest);
}

}  // namespace tanteador::truco
