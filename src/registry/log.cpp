#include "src/registry/log.hpp"

#include "src/registry/games.hpp"

namespace tanteador {

namespace {

template <class M, class Content>
AnyEvent as_event(const Content& content) {
  return std::visit([](const auto& event) { return AnyEvent(Events{typename M::Event(event)}); }, content);
}

}  // namespace

AnyEvent entered_event(const AnyMatch& any, EventSeq seq) {
  return visit_game([&](const auto& match) { return AnyEvent(Events{match.event(seq)}); }, any);
}

AnyEvent event_in_force(const AnyMatch& any, EventSeq seq) {
  return visit_game(
      [&]<class M>(const M& match) {
        const auto now = match.content(seq);
        return now ? as_event<M>(*now) : AnyEvent(Events{match.event(seq)});
      },
      any);
}

std::optional<AnyEvent> put_in_place(const AnyMatch& any, EventSeq amendment) {
  return visit_game(
      [&]<class M>(const M& match) -> std::optional<AnyEvent> {
        const auto* amended = std::get_if<Amended<typename M::GameEvent>>(&match.event(amendment));
        if (!amended || amended->target == EventSeq{1}) return std::nullopt;
        return as_event<M>(amended->replacement);
      },
      any);
}

std::optional<CommonEvent> common_event(const AnyEvent& any) {
  const auto of_game = []<class E>(const E& event) -> std::optional<CommonEvent> {
    if constexpr (std::is_constructible_v<CommonEvent, E>) return CommonEvent(event);
    return std::nullopt;
  };
  return std::visit(
      [&]<class Event>(const Event& event) -> std::optional<CommonEvent> {
        if (const auto* voided = std::get_if<Voided>(&event)) return *voided;
        if (const auto* note = std::get_if<Note>(&event)) return *note;
        const auto* own = std::get_if<std::variant_size_v<Event> - 1>(&event);
        return own ? std::visit(of_game, *own) : std::nullopt;
      },
      any.events().event);
}

bool may_be_annulled(const AnyMatch& any) {
  return visit_game(
      []<class M>(const M& match) {
        using G = typename M::Traits;
        return G::apply(match.rules(), match.state(), typename M::GameEvent(Annulled{}), EventSeq{0})
            .has_value();
      },
      any);
}

bool ends_deal(const AnyMatch& before, const AnyMatch& after) {
  const auto goes_on = [](const AnyMatch& match) {
    return outcome(match).status == Outcome::Status::in_progress;
  };
  return (goes_on(before) && !goes_on(after)) || (may_be_annulled(before) && !may_be_annulled(after));
}

bool has_confirmed(const AnyMatch& match, Side side) {
  const auto lines = ledger(match);
  for (int at = lines.empty() ? 2 : index(lines.back().seq) + 1; at <= index(last_seq(match)); ++at) {
    const auto note = note_at(match, EventSeq{at}, Note::Kind::confirmed);
    if (note && note->side == side && !is_struck(match, EventSeq{at})) return true;
  }
  return false;
}

bool have_all_confirmed(const AnyMatch& match) {
  for (int side = 0; side < side_count(match); ++side)
    if (!has_confirmed(match, side_at(side))) return false;
  return outcome(match).status != Outcome::Status::in_progress;
}

int contest_of(const AnyMatch& any, EventSeq seq) {
  return visit_game(
      [&]<class M>(const M& match) {
        if constexpr (requires { &M::Traits::contest_of; }) {
          const auto now = match.content(seq);
          const auto* own = now ? std::get_if<typename M::GameEvent>(&*now) : nullptr;
          if (own) return M::Traits::contest_of(*own);
        }
        return 0;
      },
      any);
}

Facts start_facts(const AnyMatch& any, EventSeq seq) {
  return visit_game(
      [&]<class M>(const M& match) -> Facts {
        using G = typename M::Traits;
        if constexpr (requires { &G::start_facts; })
          return G::start_facts(match.rules(), match.state_after(seq));
        else
          return {};
      },
      any);
}

}  // namespace tanteador
