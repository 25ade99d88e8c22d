#pragma once
// The cases and warnings of all matches of a store.

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

  // Returns the cases, latest first. `appeal_minutes` is the time limit of an appeal.
  std::vector<CaseRecord> log(const CaseFilter& filter, int appeal_minutes = kAppealMinutes) const;
  // Returns the warnings of a person in this match, stored or not, and in all others, by time. `faults`
  // selects the faults; empty: any. `before`: only warnings that existed when that event of the match was
  // entered. A warning without a level or competition gets those of its match; the default level is the
  // kitchen table.
  std::vector<Warning> earlier_warnings(const OpenMatch& match, std::string_view person,
                                        std::span<const std::string> faults,
                                        std::optional<EventSeq> before = {}) const;
  // The first competition that the match is linked with; empty: none.
  std::string competition_of(std::string_view match) const;
  // True if a competition linked with the match plays duplicate boards. Empty: any unfinished one does.
  bool plays_boards(std::string_view match) const;
  // Returns the precedents, latest first: rulings on unlisted cases, and rulings marked as precedents.
  std::vector<CaseRow> precedents(std::string_view game) const;

 private:
  const Session& session_;
};

}  // namespace tanteador::session
