#include "src/view/league/slip.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>

namespace tanteador::view {

namespace {

using league::event::SideScore;
using league::event::TableScore;

// A number or a word of the edition.
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

std::int64_t sum_of(const TableScore& score) {
  return std::accumulate(score.sides.begin(), score.sides.end(), std::int64_t{0},
                         [](std::int64_t sum, const SideScore& side) { return sum + side.score; });
}

using Fault = std::optional<SlipFault>;
constexpr std::string_view kBalance = english("The figures sum to {0}, not to 0.");

// Tarot: what the taker wins the others lose.
Fault tarot(const rulebook::Edition& edition, const TableScore& score, int) {
  const bool balances = score.sides.size() > 2 && !is_word(edition, "payment", "printed");
  if (!balances || sum_of(score) == 0) return std::nullopt;
  return SlipFault{"tarot.score.payment", {kBalance, {static_cast<int>(sum_of(score))}}};
}

// Troccas: debt and credit, or the points of every deal: 72, and 127 with three or five (128 or 130 by
// solo_skat_count).
Fault troccas(const rulebook::Edition& edition, const TableScore& score, int sets) {
  const bool solo = score.sides.size() != 2;
  const int deal = !solo                                          ? 72
                   : is_word(edition, "solo_skat_count", "group") ? 128
                   : is_word(edition, "solo_skat_count", "full")  ? 130
                                                                  : 127;
  if (sets > 1 || sum_of(score) % deal == 0) return std::nullopt;
  return SlipFault{solo ? "troccas.solo.score" : "troccas.score",
                   {english("The figures sum to {0}: debt and credit sum to 0, the points of a deal to {1}."),
                    {static_cast<int>(sum_of(score)), deal}}};
}

// Truf: 13 tricks a deal, and bids from -1 to 14.
Fault truf(const rulebook::Edition& edition, const TableScore& score, int) {
  constexpr int kBest = 13, kWorst = -14;
  const int deals = number_of(edition, "deals", 13);
  const int most = kBest * std::max(1, number_of(edition, "positive_multiplier", 1));
  if (deals == 0) return std::nullopt;
  for (const SideScore& side : score.sides) {
    if (side.score > most * deals || side.score < kWorst * deals)
      return SlipFault{"truf.score.atas",
                       {english("{0} is not possible: in {1} deals a player has {2} to {3} points."),
                        {side.score, deals, kWorst * deals, most * deals}}};
  }
  return std::nullopt;
}

struct Chicos {
  int target = 30, to_win = 2;
};

// Points of all the chicos a side has won and lost.
bool could_be(const Chicos& rule, int score, int won, int lost) {
  return score >= won * rule.target && score <= won * rule.target + lost * (rule.target - 1);
}

// One chico, also cut short; or all the points of a whole match.
bool could_be(const Chicos& rule, int one, int other) {
  const int high = std::max(one, other), low = std::min(one, other);
  if (low < 0) return false;
  if (high <= rule.target) return low < rule.target;
  for (int lost = 0; lost < rule.to_win; ++lost) {
    if (could_be(rule, high, rule.to_win, lost) && could_be(rule, low, lost, rule.to_win)) return true;
  }
  return false;
}

// Truco: nothing is written beyond the target.
Fault truco(const rulebook::Edition& edition, const TableScore& score, int sets) {
  const Chicos rule{number_of(edition, "target", 30), number_of(edition, "chicos_to_win", 2)};
  const bool only_sets =
      sets > 1 && std::ranges::all_of(score.sides, [](const SideScore& side) { return side.score == 0; });
  if (score.sides.size() != 2 || only_sets || is_no(edition, "cap_at_target")) return std::nullopt;
  const SideScore &one = score.sides[0], &other = score.sides[1];
  const int cut = sets > 1 && std::max(one.sets, other.sets) <= sets / 2 ? 1 : 0;  // one more, cut short
  const bool good = sets == 1 ? could_be(rule, one.score, other.score)
                              : could_be(rule, one.score, one.sets, other.sets + cut) &&
                                    could_be(rule, other.score, other.sets, one.sets + cut);
  if (good) return std::nullopt;
  return SlipFault{
      "truco.match",
      {english("{0}:{1} is not possible: a chico is played to {2} points, and a match to {3} chicos."),
       {one.score, other.score, rule.target, rule.to_win}}};
}

struct Game {
  std::string_view name;
  Fault (*fault)(const rulebook::Edition&, const TableScore&, int sets);
};
constexpr Game kGames[] = {{"truco", truco}, {"truf", truf}, {"troccas", troccas}, {"tarot", tarot}};

}  // namespace

std::optional<SlipFault> slip_fault(const rulebook::Edition& edition, const TableScore& score, int sets) {
  const auto game = std::ranges::find(kGames, edition.game, &Game::name);
  return game == std::end(kGames) ? std::nullopt : game->fault(edition, score, sets);
}

std::optional<int> last_figure(const rulebook::Edition& edition, const std::vector<int>& others) {
  const bool balances = edition.game == "tarot" && !is_word(edition, "payment", "printed");
  if (!balances || others.size() < 2) return std::nullopt;
  return -std::accumulate(others.begin(), others.end(), 0);
}

}  // namespace tanteador::view
