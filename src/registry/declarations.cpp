#include "src/registry/declarations.hpp"

#include "src/core/text/join.hpp"
#include "src/registry/games.hpp"
#include "src/registry/log.hpp"

namespace tanteador {

namespace {

template <class G>
PassedOverPlayers find_passed_over(const typename G::Ruleset& rules, const typename G::State& state,
                                   const LogEvent<typename G::Event>& event) {
  if constexpr (requires { &G::players_passed_over; }) {
    if (const auto* own = std::get_if<typename G::Event>(&event))
      return G::players_passed_over(rules, state, *own);
  }
  return {};
}

}  // namespace

PassedOverPlayers players_passed_over(const AnyMatch& any, const AnyEvent& event) {
  return visit_game(
      [&]<class M>(const M& match) -> PassedOverPlayers {
        using G = typename M::Traits;
        const auto* own = std::get_if<LogEvent<typename G::Event>>(&event.events().event);
        return own ? find_passed_over<G>(match.rules(), match.state(), *own) : PassedOverPlayers();
      },
      any);
}

PassedOverPlayers players_passed_over(const AnyMatch& any, EventSeq seq) {
  if (index(seq) < 2 || is_struck(any, seq)) return {};
  if (is_correction(any, seq)) {
    const auto target = amended_seq(any, seq);
    return target ? players_passed_over(any, *target) : PassedOverPlayers();
  }
  const AnyEvent event = event_in_force(any, seq);
  return visit_game(
      [&]<class M>(const M& match) -> PassedOverPlayers {
        using G = typename M::Traits;
        const auto* own = std::get_if<LogEvent<typename G::Event>>(&event.events().event);
        if (!own) return {};
        return find_passed_over<G>(match.rules(), match.state_after(EventSeq{index(seq) - 1}), *own);
      },
      any);
}

std::string passed_over_question(const PassedOverPlayers& passed, const Names& names) {
  if (passed.players.empty()) return {};
  std::vector<std::string> all;
  for (const Seat seat : passed.players) all.push_back(names.seats[index(seat)]);
  const std::string who = join(all, ", ");
  return render({all.size() == 1 ? N_("{0} has not spoken: no value?") : N_("{0} have not spoken: no value?"),
                 {std::string_view(who)}},
                names);
}

}  // namespace tanteador
