#include "src/view/league/round/slip.hpp"

#include <numeric>

#include "src/view/game_view.hpp"

namespace tanteador::view {

int number_of(const rulebook::Edition& edition, std::string_view parameter, int otherwise) {
  const auto found = edition.parameters.find(parameter);
  const int* number = found == edition.parameters.end() ? nullptr : std::get_if<int>(&found->second);
  return number ? *number : otherwise;
}
bool is_word(const rulebook::Edition& edition, std::string_view parameter, std::string_view word) {
  const auto found = edition.parameters.find(parameter);
  const auto* text = found == edition.parameters.end() ? nullptr : std::get_if<std::string>(&found->second);
  return text && *text == word;
}
bool is_no(const rulebook::Edition& edition, std::string_view parameter) {
  const auto found = edition.parameters.find(parameter);
  const bool* yes = found == edition.parameters.end() ? nullptr : std::get_if<bool>(&found->second);
  return yes && !*yes;
}

std::int64_t sum_of(const league::event::TableScore& score) {
  return std::accumulate(
      score.sides.begin(), score.sides.end(), std::int64_t{0},
      [](std::int64_t sum, const league::event::SideScore& side) { return sum + side.score; });
}

const rulebook::Edition& edition_for(const rulebook::Edition& edition, int players) {
  constexpr std::string_view kPlayers = "players";
  if (number_of(edition, kPlayers, players) == players || !rulebook::find_edition(edition.id)) return edition;
  for (const rulebook::Edition& other : rulebook::editions()) {
    if (other.game == edition.game && other.source == edition.source &&
        number_of(other, kPlayers, 0) == players)
      return other;
  }
  return edition;
}

std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const league::event::TableScore& score,
                                    const league::StageSetup& stage) {
  if (stage.boards > 0) return std::nullopt;  // board results have no practical limit
  const auto fault_in = game_view(edition.game).slip_fault;
  if (stage.match_tables == 0) return fault_in(edition, score, stage);
  league::StageSetup alone = stage;
  alone.sets = 1;
  for (const std::vector<int>& table : score.tables) {
    league::event::TableScore one;
    for (const int figure : table) one.sides.push_back({.score = figure});
    if (auto fault = fault_in(edition, one, alone)) return fault;
  }
  return std::nullopt;
}

std::optional<Phrase> clock_question(const rulebook::Edition& edition, const league::event::TableScore& score,
                                     league::StageSetup stage) {
  if (stage.minutes == 0 || slip_fault(edition, score, stage)) return std::nullopt;
  stage.minutes = 0;
  const auto fault = slip_fault(edition, score, stage);
  return fault ? std::optional(fault->question) : std::nullopt;
}

std::optional<int> last_figure(const rulebook::Edition& edition, const std::vector<int>& others) {
  const auto balance = game_view(edition.game).figures_balance;
  if (!balance || !balance(edition) || others.size() < 2) return std::nullopt;
  return -std::accumulate(others.begin(), others.end(), 0);
}

}  // namespace tanteador::view
