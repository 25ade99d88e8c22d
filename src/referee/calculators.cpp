#include "src/referee/calculators.hpp"

#include <algorithm>
#include <array>

#include "src/referee/games.hpp"

namespace tanteador::referee {

const GameReferee& referee_of(std::string_view game) {
#define TANTEADOR_REFEREE(game, Game) &k##Game##Referee,
  static constexpr auto kAll = std::to_array<const GameReferee*>({TANTEADOR_EACH_GAME(TANTEADOR_REFEREE)});
#undef TANTEADOR_REFEREE
  return **std::ranges::find(kAll, game, [](const GameReferee* each) { return each->calculators.game; });
}

std::span<const Calculators* const> all_calculators() {
#define TANTEADOR_CALCULATORS(game, Game) &k##Game##Calculators,
  static constexpr auto kAll =
      std::to_array<const Calculators*>({TANTEADOR_EACH_GAME(TANTEADOR_CALCULATORS)});
#undef TANTEADOR_CALCULATORS
  return kAll;
}

const Calculators& calculators(std::string_view game) { return referee_of(game).calculators; }

TableStatus table_status(const AnyMatch& match) {
  TableStatus now{.players = seat_count(match), .parameters = {}, .deal = {}};
  if (calculators(game_name(match)).turned_fact.empty()) return now;
  for (const ParameterInfo& info : parameter_infos(game_name(match))) {
    if (const auto value = parameter(match, info.name)) now.parameters.emplace(info.name, *value);
  }
  now.deal = deal_facts(match);
  return now;
}

bool lacks_turned_card(const Calculators& game, const TableStatus& now) {
  return game.turns_card && game.turns_card(now) &&
         std::ranges::find(now.deal, game.turned_fact, &Fact::name) == now.deal.end();
}

const CountRow* find_count(const Calculators& game, std::string_view kind) {
  const auto found = std::ranges::find(game.counts, kind, &CountRow::kind);
  return found == game.counts.end() ? nullptr : &*found;
}

std::optional<NoCard> unreadable_card(std::string_view game, Words cards) {
  const Calculators& own = calculators(game);
  const auto bad = own.is_card ? std::ranges::find_if_not(cards, own.is_card) : cards.begin();
  if (bad == cards.end()) return std::nullopt;
  return NoCard{*bad, own.example};
}

}  // namespace tanteador::referee
