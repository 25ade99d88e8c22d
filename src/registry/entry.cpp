#include "src/registry/entry.hpp"

#include <algorithm>

#include "src/registry/game.hpp"
#include "src/registry/games.hpp"

namespace tanteador {

namespace {

template <class E>
constexpr bool kIsCommon = std::is_same_v<E, Annulled> || std::is_same_v<E, Ruled> ||
                           std::is_same_v<E, Carried> || std::is_same_v<E, MatchEnded>;

// The game's own events: the last alternative of the variant of all events.
template <class Event>
using GameAlternative = std::variant_alternative_t<std::variant_size_v<Event> - 1, Event>;

template <class Visitor>
decltype(auto) visit_event(const Visitor& visitor, const AnyEvent& any) {
  return std::visit(visitor, any.events().event);
}

std::vector<EventSeq> targets(const Voided& voided) {
  std::vector<EventSeq> all{voided.target};
  all.insert(all.end(), voided.also.begin(), voided.also.end());
  return all;
}

}  // namespace

AnyEvent::AnyEvent(Events events) : events_(std::make_shared<const Events>(std::move(events))) {}
bool AnyEvent::operator==(const AnyEvent& other) const {
  return events_ == other.events_ || events_->event == other.events_->event;
}

const std::string* find_announced(const std::vector<FieldText>& texts, std::string_view field) {
  const auto found = std::ranges::find(texts, field, &FieldText::field);
  return found == texts.end() ? nullptr : &found->text;
}

AnyEvent event_at_table(const AnyMatch& any, const CommonEvent& common) {
  return visit_game(
      [&]<class M>(const M&) {
        return std::visit(
            []<class E>(const E& event) {
              if constexpr (kIsCommon<E>)
                return AnyEvent(Events{typename M::Event(typename M::GameEvent(event))});
              else
                return AnyEvent(Events{typename M::Event(event)});
            },
            common);
      },
      any);
}

std::optional<Entry> amending(const Entry& entry, EventSeq target) {
  return visit_event(
      [&]<class Event>(const Event& event) -> std::optional<Entry> {
        using GameEvent = GameAlternative<Event>;
        Amended<GameEvent> amended{.target = target, .replacement = {}};
        if (const Note* note = std::get_if<Note>(&event))
          amended.replacement = *note;
        else if (const auto* own = std::get_if<GameEvent>(&event))
          amended.replacement = *own;
        else
          return std::nullopt;
        return Entry{AnyEvent(Events{Event(std::move(amended))}), {}, entry.texts};
      },
      entry.event);
}

AnyEvent with_cascade(const AnyEvent& correction) {
  Events changed = correction.events();
  std::visit(
      []<class Event>(Event& event) {
        if (auto* voided = std::get_if<Voided>(&event)) voided->cascade = true;
        if (auto* amended = std::get_if<Amended<GameAlternative<Event>>>(&event)) amended->cascade = true;
      },
      changed.event);
  return AnyEvent(std::move(changed));
}

bool is_of(const AnyMatch& any, const AnyEvent& event) {
  return visit_game(
      [&]<class M>(const M&) { return std::holds_alternative<typename M::Event>(event.events().event); },
      any);
}

std::optional<EventSeq> target_of(const AnyEvent& any) {
  return visit_event(
      []<class Event>(const Event& event) -> std::optional<EventSeq> {
        if (const auto* voided = std::get_if<Voided>(&event)) return voided->target;
        if (const auto* amended = std::get_if<Amended<GameAlternative<Event>>>(&event))
          return amended->target;
        return std::nullopt;
      },
      any);
}

const Note* note_in(const AnyEvent& any) {
  return visit_event(
      []<class Event>(const Event& event) -> const Note* {
        const auto* amended = std::get_if<Amended<GameAlternative<Event>>>(&event);
        return amended ? std::get_if<Note>(&amended->replacement) : std::get_if<Note>(&event);
      },
      any);
}

int followers_of(const AnyEvent& any) {
  return visit_event(
      [](const auto& event) {
        const Note* note = std::get_if<Note>(&event);
        return note ? std::max(0, note->events) : 0;
      },
      any);
}

tl::expected<EventSeq, Refusal> submit(AnyMatch& any, const AnyEvent& event) {
  return visit_game(
      [&]<class M>(M& match) { return match.submit(std::get<typename M::Event>(event.events().event)); },
      any);
}

std::optional<CommonEvent> common_event(const AnyMatch& any, EventSeq seq) {
  return visit_game(
      [&]<class M>(const M& match) -> std::optional<CommonEvent> {
        const auto now = match.content(seq);
        if (!now) return std::nullopt;
        if (const Note* note = std::get_if<Note>(&*now)) return *note;
        return std::visit(
            []<class E>(const E& event) -> std::optional<CommonEvent> {
              if constexpr (kIsCommon<E>) return event;
              return std::nullopt;
            },
            std::get<typename M::GameEvent>(*now));
      },
      any);
}

std::optional<Note> note_at(const AnyMatch& match, EventSeq seq, Note::Kind kind) {
  const auto event = common_event(match, seq);
  const Note* note = event ? std::get_if<Note>(&*event) : nullptr;
  return note && note->kind == kind ? std::optional(*note) : std::nullopt;
}

std::vector<EventSeq> struck_seqs(const AnyMatch& any, EventSeq voided) {
  return visit_game(
      [&](const auto& match) {
        const auto* event = std::get_if<Voided>(&match.event(voided));
        return event ? targets(*event) : std::vector<EventSeq>();
      },
      any);
}

std::optional<EventSeq> amended_seq(const AnyMatch& any, EventSeq correction) {
  return visit_game(
      [&]<class M>(const M& match) -> std::optional<EventSeq> {
        const auto* event = std::get_if<Amended<typename M::GameEvent>>(&match.event(correction));
        return event ? std::optional(event->target) : std::nullopt;
      },
      any);
}

template <class G>
const Match<G>& match_of(const AnyMatch& any) {
  return std::get<Match<G>>(any.games().match);
}

template <class G>
AnyEvent event_of(typename G::Event event) {
  return AnyEvent(Events{LogEvent<typename G::Event>(std::move(event))});
}

template <class G>
const typename G::Event* event_in(const AnyEvent& any) {
  const auto* event = std::get_if<LogEvent<typename G::Event>>(&any.events().event);
  return event ? std::get_if<typename G::Event>(event) : nullptr;
}

#define TANTEADOR_OF(game, Game)                               \
  template const Match<Game>& match_of<Game>(const AnyMatch&); \
  template AnyEvent event_of<Game>(Game::Event);               \
  template const Game::Event* event_in<Game>(const AnyEvent&);
TANTEADOR_EACH_GAME(TANTEADOR_OF)
#undef TANTEADOR_OF

}  // namespace tanteador
