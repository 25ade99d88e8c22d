#pragma once
// Refusals of the log itself, in order of precedence.

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
     english("The match has been ended; only corrections and rulings can follow.")},
    {"table/unknown_seq", "table.correction", english("There is no event {0} before this one.")},
    {"table/start", "table.correction", english("The start of the match can be amended, but not struck.")},
    {"table/already_struck", "table.correction", english("Event {0} is already struck.")},
    {"table/amends_correction", "table.correction",
     english("Event {0} is itself a correction: strike it instead.")},
    {"table/part_of_act", "table.correction",
     english("Event {0} was decided together with event {1}: strike that one, and all of it goes.")},
    {"table/struck_twice", "table.correction", english("Event {0} is named twice.")},
    {"table/correction_with_others", "table.correction",
     english("Event {0} is itself a correction: it is taken back alone, not with other events.")},
    {"table/heads_act", "table.correction",
     english("Other events were decided together with event {0}: only one of its kind can replace it.")},
    {"table/not_an_appeal", "table.appeal", english("Event {0} has not been appealed.")},
    {"table/no_such_seat", "table.player", english("There is no such player at this table.")},
    {"table/no_such_side", "table.player", english("There is no such side at this table.")},
    {"table/nothing_to_appeal", "table.appeal",
     english("Event {0} decides nothing that could be appealed against.")},
    {"table/appealed_before", "table.appeal", english("{1} has already appealed against event {0}.")},
    {"table/decided_before", "table.appeal", english("The appeal against event {0} is already decided.")},
}};

constexpr Violation violation(Kind kind, PhraseArgs args = {}) { return {&kAll[kind], args}; }

}  // namespace tanteador::log_rules
