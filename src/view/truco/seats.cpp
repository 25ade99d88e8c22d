#include <algorithm>

#include "src/games/truco/scoring/stakes.hpp"
#include "src/games/truco/words.hpp"
#include "src/view/truco/face.hpp"
#include "src/view/words.hpp"

namespace tanteador::view::truco {

std::string spoken_call(const AnyMatch& match, std::string_view word) {
  const auto& parameters = match_of<Truco>(match).rules().parameters;
  const auto call =
      static_cast<engine::Call>(std::ranges::find(engine::kCallWords, word) - engine::kCallWords.begin());
  const engine::AnswerNames answers = engine::answer_names(parameters);
  if (call == engine::Call::quiero) return call_label(answers.accept);
  if (call == engine::Call::no_quiero) return call_label(answers.refuse);
  if (call < engine::Call::truco || call > engine::Call::vale_juego)
    return call_label(spoken_word(match, word));
  return call_label(engine::raise_name(parameters, index(call) - index(engine::Call::truco) + 1));
}

bool counts_beans(const AnyMatch& match) {
  const auto words = match_of<Truco>(match).rules().parameters.words;
  return words == engine::value::paulista_words || words == engine::value::mineiro_words;
}

bool plays_spanish(const AnyMatch& match) {
  const auto words = match_of<Truco>(match).rules().parameters.words;
  return words == engine::value::argentine_words || words == engine::value::uruguayan_words;
}

namespace {

std::vector<Seat> seats_from(Seat first, int count) {
  std::vector<Seat> seats;
  for (int i = 0; i < count; ++i) seats.push_back(seat_at((index(first) + i) % count));
  return seats;
}

// With three players: the player alone, or the dealer in turn.
std::optional<Seat> gallo(const MatchContext& table, std::optional<Seat> dealer) {
  if (seat_count(table.match) != 3) return std::nullopt;
  if (gallo_by_turns(table.match)) return dealer;
  const auto side = [&](int place) { return side_of(table.match, seat_at(place)); };
  const int alone = side(1) == side(2) ? 0 : side(0) == side(2) ? 1 : 2;
  return seat_at(alone);
}

// The dealer is marked by a card; the word stands only when there is no other role.
std::string role_words(const Roles& who, Seat seat) {
  std::vector<std::string> words;
  if (who.mano == seat) words.push_back(tr("mano"));
  if (who.gallo == seat) words.push_back(tr("gallo"));
  if (std::ranges::find(who.pies, seat) != who.pies.end()) words.push_back(tr("pie"));
  if (words.empty() && who.dealer == seat) return tr("dealer");
  return join(words, " · ");
}

}  // namespace

bool gallo_by_turns(const AnyMatch& match) { return seat_count(match) == 3 && side_count(match) == 3; }

std::size_t corner_of(const MatchContext& table, const Roles& who, Seat seat) {
  if (gallo_by_turns(table.match)) return who.gallo == seat ? 0 : 1;
  return static_cast<std::size_t>(index(side_of(table.match, seat)));
}

Roles roles(const BoardContext& context) {
  const AnyMatch& match = context.table.match;
  const Facts facts = hand_is_open(context.offers) ? deal_facts(match) : next_deal_facts(match);
  Roles who;
  who.dealer = seat_fact(facts, "dealer");
  if (!hand_is_open(context.offers) && context.state.dealer) who.dealer = context.state.dealer;
  if (!who.dealer) return who;
  const int count = seat_count(match);
  who.mano = seat_at((index(*who.dealer) + 1) % count);
  who.gallo = gallo(context.table, who.dealer);
  std::vector<Seat> last(side_count(match));
  for (const Seat seat : seats_from(*who.mano, count)) last[index(side_of(match, seat))] = seat;
  if (count > 3) who.pies = last;
  return who;
}

std::vector<SeatView> seats(const BoardContext& context) {
  const AnyMatch& match = context.table.match;
  const Roles who = roles(context);
  const std::vector<Facts> contests = contest_facts(match);
  const bool one_table = contests.size() == 1 && hand_is_open(context.offers);
  const std::array<Party, 2> both = one_table ? parties(context.table, contests[0]) : std::array<Party, 2>{};
  std::vector<SeatView> views;
  for (const Seat seat : seats_from(seat_at(0), seat_count(match))) {
    SeatView view;
    const std::size_t corner = corner_of(context.table, who, seat);
    auto speakers = context.state.speaker;
    speakers[corner] = seat;
    const bool speaks =
        one_table && both[corner].seats.size() > 1 && speaker(context, both[corner], corner) == seat;
    view.choose = {.id = "seat/" + std::to_string(index(seat)),
                   .label = seat_name(context.table, seat),
                   .detail = role_words(who, seat),
                   .command = command::SetState{Changes{put<&BoardState::speaker>(speakers)}},
                   .chosen = speaks};
    view.side = index(side_of(match, seat));
    view.party = static_cast<int>(corner);
    view.deals = who.dealer == seat;
    views.push_back(std::move(view));
  }
  return views;
}

}  // namespace tanteador::view::truco
