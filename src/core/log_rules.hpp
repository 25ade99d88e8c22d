#pragma once
// Violations of the log itself, in order of precedence.

#include <array>

#include "src/core/ruling.hpp"

namespace tanteador::log_rules {

enum Kind : std::size_t {
  after_end,
  unknown_seq,
  start,
  already_struck,
  amends_correction,
  part_of_act,
  struck_twice,
  correction_with_others,
  heads_act,
  not_an_appeal,
  no_such_seat,
  no_such_side,
  nothing_to_appeal,
  appealed_before,
  decided_before,
  kCount
};

inline constexpr std::array<ViolationKind, kCount> kAll{{
    {"table/after_end", "table.match_ended",
     N_("The match has ended. Only corrections and rulings are possible.")},
    {"table/unknown_seq", "table.correction", N_("There is no entry before entry {0}.")},
    {"table/start", "table.correction", N_("The start of the match can be corrected but not removed.")},
    {"table/already_struck", "table.correction", N_("Entry {0} has already been removed.")},
    {"table/amends_correction", "table.correction",
     N_("Entry {0} is itself a correction. Remove it instead.")},
    {"table/part_of_act", "table.correction",
     N_("Entry {0} belongs to the same decision as entry {1}. Remove that one to undo the whole decision.")},
    {"table/struck_twice", "table.correction", N_("Entry {0} is listed twice.")},
    {"table/correction_with_others", "table.correction",
     N_("Entry {0} is a correction and must be undone on its own.")},
    {"table/heads_act", "table.correction",
     N_("Entry {0} is part of a decision and can be replaced only by another decision of the same kind.")},
    {"table/not_an_appeal", "table.appeal", N_("Nobody has appealed against entry {0}.")},
    {"table/no_such_seat", "table.player", N_("There is no such player at this table.")},
    {"table/no_such_side", "table.player", N_("There is no such side at this table.")},
    {"table/nothing_to_appeal", "table.appeal", N_("Entry {0} is not a decision and cannot be appealed.")},
    {"table/appealed_before", "table.appeal", N_("{1} has already appealed against entry {0}.")},
    {"table/decided_before", "table.appeal", N_("The appeal against entry {0} has already been decided.")},
}};

constexpr Violation violation(Kind kind, PhraseArgs args = {}) { return {&kAll[kind], args}; }

}  // namespace tanteador::log_rules
