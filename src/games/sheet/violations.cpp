#include "src/games/sheet/violations.hpp"

#include <array>

namespace tanteador::sheet {

namespace {

constexpr auto kCount = static_cast<std::size_t>(Refused::kCount);

// In the order of the enumeration.
constexpr std::array<ViolationKind, kCount> kViolations{{
    {"sheet/players", "sheet.players", english("A sheet is kept for 1 to {1} players, not for {0}.")},
    {"sheet/sides", "sheet.players",
     english("Every player belongs to one side, and every side has a player.")},
    {"sheet/dealer_seat", "sheet.dealer", english("The dealer is none of the players.")},
    {"sheet/range", "sheet.number", english("The smallest number, {0}, is above the largest, {1}.")},
    {"sheet/games_even", "sheet.games", english("A match is best of an odd number of games, not of {0}.")},

    {"sheet/no_dealer", "sheet.dealer", english("At this table nobody deals: a deal names no dealer.")},
    {"sheet/nobody", "sheet.deal", english("A deal needs a number for at least one side.")},
    {"sheet/missing", "sheet.deal", english("The number of {0} is missing.")},
    {"sheet/one_only", "sheet.others",
     english("At this table one side's number is entered, the others follow from it.")},
    {"sheet/least", "sheet.number", english("{0} is below the smallest number of this table, {1}.")},
    {"sheet/most", "sheet.number", english("{0} is above the largest number of this table, {1}.")},
    {"sheet/step", "sheet.number", english("{0} is no multiple of {1}.")},
    {"sheet/shares", "sheet.others", english("{0} cannot be shared equally by {1} sides.")},
    {"sheet/sum", "sheet.sum", english("The numbers of a deal make {1} together, not {0}.")},
}};

}  // namespace

std::span<const ViolationKind> violations() { return kViolations; }

Violation refuse(Refused reason, PhraseArgs args) { return {&kViolations[index(reason)], args}; }

}  // namespace tanteador::sheet
