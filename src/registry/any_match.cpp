#include <algorithm>

#include "src/registry/games.hpp"

namespace tanteador {

namespace {

template <class MatchRef>
using game = typename std::remove_cvref_t<MatchRef>::Traits;

}  // namespace

AnyMatch::AnyMatch(Games games) : games_(std::make_unique<Games>(std::move(games))) {}
AnyMatch::AnyMatch(const AnyMatch& other) : games_(std::make_unique<Games>(*other.games_)) {}
AnyMatch::AnyMatch(AnyMatch&& other) noexcept = default;
AnyMatch::~AnyMatch() = default;
AnyMatch& AnyMatch::operator=(AnyMatch other) noexcept {
  games_.swap(other.games_);
  return *this;
}

bool AnyMatch::operator==(const AnyMatch& other) const { return games_->match == other.games_->match; }

std::string_view game_name(const AnyMatch& any) {
  return visit_game([](const auto& match) { return std::string_view(game<decltype(match)>::kName); }, any);
}

OwnWords own_words(std::string_view name) {
  OwnWords words;
  with_game(name, [&]<class G>(std::type_identity<G>) {
    if constexpr (requires { G::kOwnWords; }) words = G::kOwnWords;
  });
  return words;
}

bool is_own_decision(std::string_view event) {
  return !event.empty() && std::ranges::any_of(kGames, [&](std::string_view game) {
    return own_words(game).decision == event;
  });
}

void reserve(AnyMatch& any, std::size_t events) {
  visit_game([&](auto& match) { match.reserve(events); }, any);
}

EventSeq last_seq(const AnyMatch& any) {
  return visit_game([](const auto& match) { return match.last_seq(); }, any);
}

int seat_count(const AnyMatch& any) {
  return visit_game([](const auto& match) { return game<decltype(match)>::seat_count(match.rules()); }, any);
}

int side_count(const AnyMatch& any) {
  return visit_game([](const auto& match) { return game<decltype(match)>::side_count(match.rules()); }, any);
}

Side side_of(const AnyMatch& any, Seat seat) {
  return visit_game([&](const auto& match) { return game<decltype(match)>::side_of(match.rules(), seat); },
                    any);
}

bool has_single_player_sides(const AnyMatch& any) { return side_count(any) == seat_count(any); }

std::string_view default_side_name(const AnyMatch& any, Side side) {
  return visit_game(
      [&](const auto& match) { return game<decltype(match)>::default_side_name(match.rules(), side); }, any);
}

Outcome outcome(const AnyMatch& any) {
  return visit_game([](const auto& match) { return match.outcome(); }, any);
}

Points score(const AnyMatch& any, Side side) {
  return visit_game([&](const auto& match) { return game<decltype(match)>::score(match.state(), side); },
                    any);
}

Facts side_facts(const AnyMatch& any, Side side) {
  return visit_game(
      [&](const auto& match) {
        return game<decltype(match)>::side_facts(match.rules(), match.state(), side);
      },
      any);
}

std::optional<int> sets_won(const AnyMatch& any, Side side) {
  const Facts facts = side_facts(any, side);
  const auto won = std::ranges::find(facts, own_words(game_name(any)).sets, &Fact::name);
  return won == facts.end() ? std::nullopt : std::optional(won->value.number);
}

Facts deal_facts(const AnyMatch& any) {
  return visit_game(
      [](const auto& match) { return game<decltype(match)>::deal_facts(match.rules(), match.state()); }, any);
}

// Games may lack this function, and worth_of.
Facts next_deal_facts(const AnyMatch& any) {
  return visit_game(
      [](const auto& match) -> Facts {
        using G = game<decltype(match)>;
        if constexpr (requires { G::next_deal_facts(match.rules(), match.state()); })
          return G::next_deal_facts(match.rules(), match.state());
        return {};
      },
      any);
}

std::vector<Facts> contest_facts(const AnyMatch& any) {
  return visit_game(
      [](const auto& match) -> std::vector<Facts> {
        using G = game<decltype(match)>;
        if constexpr (requires { G::contest_facts(match.rules(), match.state()); })
          return G::contest_facts(match.rules(), match.state());
        return {};
      },
      any);
}

std::optional<Points> target(const AnyMatch& any, const LedgerLine& line) {
  return visit_game(
      [&](const auto& match) -> std::optional<Points> {
        using G = game<decltype(match)>;
        if constexpr (requires { G::target(match.rules(), match.state(), line.entry); })
          return G::target(match.rules(), match.state_after(line.seq), line.entry);
        return {};
      },
      any);
}

std::optional<Points> pile_points(const AnyMatch& any, Side side, std::span<const std::string> cards) {
  return visit_game(
      [&](const auto& match) -> std::optional<Points> {
        using G = game<decltype(match)>;
        if constexpr (requires { G::pile_points(match.rules(), match.state(), side, cards); })
          return G::pile_points(match.rules(), match.state(), side, cards);
        return {};
      },
      any);
}

std::vector<Offer> offers(const AnyMatch& any, Offers which) {
  return visit_game(
      [&](const auto& match) { return game<decltype(match)>::offers(match.rules(), match.state(), which); },
      any);
}

Worth worth_of(const AnyMatch& any, EventSeq seq) {
  return visit_game(
      [&]<class M>(const M& match) -> Worth {
        using G = typename M::Traits;
        if constexpr (requires { &G::worth; }) {
          const auto now = match.content(seq);
          const auto* event = now ? std::get_if<typename M::GameEvent>(&*now) : nullptr;
          const EventSeq last{index(seq) - 1};
          if (event) return G::worth(match.rules(), match.state_after(last), match.state_after(seq), *event);
        }
        return {};
      },
      any);
}

std::span<const LedgerLine> ledger(const AnyMatch& any) {
  return visit_game([](const auto& match) { return match.ledger(); }, any);
}

bool was_shown(const AnyMatch& any, const LedgerLine& line) {
  if (!line.entry.to_be_shown) return true;
  return visit_game(
      [&](const auto& match) {
        using G = game<decltype(match)>;
        EventSeq last = line.seq;
        for (int seq = index(line.seq); seq <= index(match.last_seq()); ++seq) {
          if (G::deal_number(match.state_after(EventSeq{seq})) != line.deal) break;
          last = EventSeq{seq};
        }
        return G::was_shown(match.rules(), match.state_after(last), line.entry);
      },
      any);
}

std::optional<ParameterValue> parameter(const AnyMatch& any, std::string_view name) {
  return visit_game(
      [&](const auto& match) -> std::optional<ParameterValue> {
        for (const auto& info : game<decltype(match)>::parameters()) {
          if (info.name == name) return info.get(match.rules().parameters);
        }
        return std::nullopt;
      },
      any);
}

std::string_view spoken_word(const AnyMatch& match, std::string_view word) {
  const auto words = spoken_words(match);
  const auto own = std::ranges::find(words, word, &SpokenWord::word);
  return own == words.end() ? word : own->spoken;
}

std::vector<SpokenWord> spoken_words(const AnyMatch& any) {
  return visit_game(
      [](const auto& match) -> std::vector<SpokenWord> {
        using G = game<decltype(match)>;
        if constexpr (requires { G::spoken_words(match.rules().parameters); })
          return G::spoken_words(match.rules().parameters);
        else
          return {};
      },
      any);
}

bool writes_french_cards(const AnyMatch& any) {
  return visit_game(
      [](const auto& match) {
        using G = game<decltype(match)>;
        if constexpr (requires { G::writes_french_cards(match.rules().parameters); })
          return G::writes_french_cards(match.rules().parameters);
        else
          return false;
      },
      any);
}

AnyMatch match_before(const AnyMatch& any, EventSeq seq) {
  return visit_game([&](const auto& match) { return any_match(match.match_before(seq)); }, any);
}

std::vector<ParameterInfo> parameter_infos(std::string_view game) {
  std::vector<ParameterInfo> infos;
  with_game(game, [&]<class G>(std::type_identity<G>) {
    for (const auto& info : G::parameters()) infos.push_back(info);
  });
  return infos;
}

bool is_struck(const AnyMatch& any, EventSeq seq) {
  return visit_game([&](const auto& match) { return match.is_struck(seq); }, any);
}

bool is_correction(const AnyMatch& any, EventSeq seq) {
  return visit_game([&](const auto& match) { return match.is_correction(seq); }, any);
}

EventSeq act_of(const AnyMatch& any, EventSeq seq) {
  return visit_game([&](const auto& match) { return match.act_of(seq); }, any);
}

bool can_be_appealed(const AnyMatch& any, EventSeq seq) {
  return visit_game([&](const auto& match) { return match.can_be_appealed(seq); }, any);
}

std::optional<EventSeq> undo_target(const AnyMatch& any) {
  return visit_game([](const auto& match) { return match.undo_target(); }, any);
}

std::optional<EventSeq> redo_target(const AnyMatch& any) {
  return visit_game([](const auto& match) { return match.redo_target(); }, any);
}

}  // namespace tanteador
