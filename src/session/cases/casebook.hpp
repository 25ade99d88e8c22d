#pragma once
// The record of cases over all matches of a store.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/session/cases/rulings.hpp"

namespace tanteador::session {

class Session;

class Casebook {
 public:
  explicit Casebook(const Session& session) : session_(session) {}

  // The latest first; an appeal is in time for so many minutes.
  std::vector<CaseEntry> log(const CaseFilter& filter, int appeal_minutes = kAppealMinutes) const;
  // Warnings of a person in this match, stored or not, and in all others, in order of time; for any of these
  // faults, or for whatever it was. `before`: only those there were when this event of the match was entered.
  // One without a level or a competition has those of its match, or else the kitchen table's.
  std::vector<Warning> earlier_warnings(const OpenMatch& match, std::string_view person,
                                        std::span<const std::string> faults,
                                        std::optional<EventSeq> before = {}) const;
  // The first competition the match is linked with; empty: none.
  std::string competition_of(std::string_view match) const;
  // Are boards of duplicate played in a competition this match is linked with? Without a match: in any that
  // is not finished?
  bool plays_boards(std::string_view match) const;
  // Rulings kept for when the same happens again: of cases not listed, and those marked; the latest first.
  std::vector<CaseRow> precedents(std::string_view game) const;

 private:
  const Session& session_;
};

}  // namespace tanteador::session
