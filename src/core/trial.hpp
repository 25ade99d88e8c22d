#pragma once
// Finds the events that may be entered now by applying candidates, so that no offer is refused later.

#include <functional>
#include <utility>
#include <vector>

#include "src/core/offer.hpp"
#include "src/core/per.hpp"
#include "src/core/table_event.hpp"

namespace tanteador {

// One pass over the event families of game G; `rules` and `state` must outlive it. A callback answers for a
// player or side with one event, with alternatives, or with a violation (empty: possible).
template <class G>
class EventTrial {
 public:
  using Event = typename G::Event;
  using Events = std::vector<Event>;
  using Why = std::optional<Violation>;

  EventTrial(const typename G::Ruleset& ruleset, const typename G::State& now, Offers wanted)
      : rules(ruleset), state(now), wanted_(wanted) {}

  const typename G::Ruleset& rules;
  const typename G::State& state;

  Ruling<typename G::State> try_event(const Event& event) const {
    return G::apply(rules, state, event, EventSeq{0});
  }
  static Why refusal_of(const Why& why) { return why; }
  Why refusal_of(const Event& event) const {
    const auto ruling = try_event(event);
    return ruling ? std::nullopt : Why(ruling.error());
  }
  Why refusal_of(const Events& events) const {
    Why why;
    for (const Event& event : events) {
      const Why no = refusal_of(event);
      if (!no) return std::nullopt;
      why = more_informative(why, *no);
    }
    return why;
  }
  // Precedence of a violation in the game's own list, from 1; 0 for violations shared by all games.
  static int reach(const Violation& violation) {
    const auto own = G::violations();
    const std::less<const ViolationKind*> before;
    const bool of_game =
        !before(violation.kind, own.data()) && before(violation.kind, own.data() + own.size());
    return of_game ? static_cast<int>(violation.kind - own.data()) + 1 : 0;
  }

  // Adds one offer that names all players for whom the event is possible, or gives the reason if none is.
  template <class Ask>
  void try_by_player(Offer offer, const Ask& ask) {
    Why best;
    PerSide<Why> of_side;
    PerSide<bool> named{};
    for (int place = 0; place < G::seat_count(rules); ++place) {
      const Side side = G::side_of(rules, seat_at(place));
      const Why no = refusal_of(ask(seat_at(place)));
      if (no) {
        best = more_informative(best, *no);
        of_side[side] = more_informative(of_side[side], *no);
      } else {
        named[side] = true;
        offer.players.push_back(seat_at(place));
      }
    }
    if (offer.players.empty()) offer.refused = best;
    for (int side = 0; side < kSidesMax && shows_reasons(offer); ++side) {
      if (of_side[side] && !named[side]) offer.not_for.push_back({side_at(side), *of_side[side]});
    }
    add(std::move(offer));
  }
  template <class Ask>
  void try_by_side(Offer offer, const Ask& ask) {
    Why best;
    for (int place = 0; place < G::side_count(rules); ++place) {
      const Why no = refusal_of(ask(side_at(place)));
      if (no) best = more_informative(best, *no);
      if (!no) offer.sides.push_back(side_at(place));
    }
    if (offer.sides.empty()) offer.refused = best;
    add(std::move(offer));
  }
  template <class Answer>
  void try_once(Offer offer, const Answer& answer) {
    offer.refused = refusal_of(answer);
    add(std::move(offer));
  }

  // Returns all offers; the last ones are the events of every game.
  std::vector<Offer> take() {
    try_once({.type = "carried"}, Event(Carried{}));
    try_by_side({.type = "ruled"}, [](Side side) { return Event(Ruled{side, 0}); });
    try_once({.type = "match_ended"}, Event(MatchEnded{}));
    return std::move(offers_);
  }

 private:
  // The more informative violation: the later rule in the game's list was reached last.
  static Violation more_informative(const Why& one, const Violation& other) {
    return one && reach(*one) >= reach(other) ? *one : other;
  }
  bool shows_reasons(const Offer& offer) const { return !offer.refused && wanted_ == Offers::with_refused; }
  void add(Offer offer) {
    if (!offer.refused || wanted_ == Offers::with_refused) offers_.push_back(std::move(offer));
  }

  Offers wanted_;
  std::vector<Offer> offers_;
};

}  // namespace tanteador
