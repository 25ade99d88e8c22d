#include "src/games/sheet/violations.hpp"

#include <array>

namespace tanteador::sheet {

namespace {

constexpr auto kCount = static_cast<std::size_t>(ViolationId::kCount);

constexpr std::array<ViolationKind, kCount> kViolations{{
    {"sheet/players", "sheet.players", N_("A score sheet is for 1 to {1} players, not {0}.")},
    {"sheet/sides", "sheet.players",
     N_("Every player must belong to one side, and every side must have a player.")},
    {"sheet/dealer_seat", "sheet.dealer", N_("The dealer must be one of the players.")},
    {"sheet/range", "sheet.number", N_("The smallest number, {0}, is greater than the largest, {1}.")},
    {"sheet/games_even", "sheet.games", N_("A match must be the best of an odd number of games, not {0}.")},

    {"sheet/no_dealer", "sheet.dealer", N_("There is no dealer at this table, so leave the dealer out.")},
    {"sheet/nobody", "sheet.deal", N_("A deal needs a number for at least one side.")},
    {"sheet/missing", "sheet.deal", N_("The number of {0} is missing.")},
    {"sheet/one_only", "sheet.others",
     N_("At this table enter one side's number; the others are calculated.")},
    {"sheet/least", "sheet.number", N_("{0} is below the minimum for this table, {1}.")},
    {"sheet/most", "sheet.number", N_("{0} is above the maximum for this table, {1}.")},
    {"sheet/step", "sheet.number", N_("{0} is not a multiple of {1}.")},
    {"sheet/shares", "sheet.others", N_("{0} cannot be divided equally among {1} sides.")},
    {"sheet/sum", "sheet.sum", N_("The numbers of a deal must add up to {1}, not {0}.")},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(ViolationId reason, PhraseArgs args) { return {&kViolations[index(reason)], args}; }

}  // namespace tanteador::sheet
