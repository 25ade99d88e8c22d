#include "src/games/sheet/violations.hpp"

#include <array>

namespace tanteador::sheet {

namespace {

constexpr auto kCount = static_cast<std::size_t>(Refused::kCount);

constexpr std::array<ViolationKind, kCount> kViolations{{
    {"sheet/players", "sheet.players", english("A score sheet is for 1 to {1} players, not {0}.")},
    {"sheet/sides", "sheet.players",
     english("Every player must belong to one side, and every side must have a player.")},
    {"sheet/dealer_seat", "sheet.dealer", english("The dealer must be one of the players.")},
    {"sheet/range", "sheet.number", english("The smallest number, {0}, is greater than the largest, {1}.")},
    {"sheet/games_even", "sheet.games",
     english("A match must be the best of an odd number of games, not {0}.")},

    {"sheet/no_dealer", "sheet.dealer",
     english("There is no dealer at this table, so leave the dealer out.")},
    {"sheet/nobody", "sheet.deal", english("A deal needs a number for at least one side.")},
    {"sheet/missing", "sheet.deal", english("The number of {0} is missing.")},
    {"sheet/one_only", "sheet.others",
     english("At this table enter one side's number; the others are calculated.")},
    {"sheet/least", "sheet.number", english("{0} is below the minimum for this table, {1}.")},
    {"sheet/most", "sheet.number", english("{0} is above the maximum for this table, {1}.")},
    {"sheet/step", "sheet.number", english("{0} is not a multiple of {1}.")},
    {"sheet/shares", "sheet.others", english("{0} cannot be divided equally among {1} sides.")},
    {"sheet/sum", "sheet.sum", english("The numbers of a deal must add up to {1}, not {0}.")},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(Refused reason, PhraseArgs args) { return {&kViolations[index(reason)], args}; }

}  // namespace tanteador::sheet
