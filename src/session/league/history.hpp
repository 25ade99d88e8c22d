#pragma once
// Earlier states of a competition, the effects of its corrections, and the proof of a draw.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "src/session/league/league.hpp"

namespace tanteador::session {

// Reads an event of an open competition, which was valid when the competition was opened.
league::CompetitionEvent event_of(const EventRecord& record);

// Returns the state after all events up to this moment (RFC 3339, UTC). Null: it had not begun.
std::optional<OpenCompetition> as_of(const OpenCompetition& competition, const std::string& moment);

// An event that corrects an earlier one, with the state before and after it.
struct CorrectedEvent {
  std::string at;
  const league::CompetitionEvent& event;
  const league::Competition &before, &after;
};
// Calls `show` for each correction in order. Only one pair of states is in memory at a time.
void visit_corrections(const OpenCompetition& competition,
                       const std::function<void(const CorrectedEvent&)>& show);

// The events up to the draw of a round as a file without names, which may be published; "": not drawn.
std::string draw_proof(const Store& store, const OpenCompetition& competition, league::RoundRef round);

// The result of a check: all hashes and events are valid, and every lot gives its recorded draw again.
struct ProofResult {
  std::string competition, head = {};  // id; hash of the last event, equal to the hash in the club's log
  league::RoundRef round = {};
  std::uint64_t seed = 0;
  int events = 0;
  bool same = false;                   // true if the seed gives the recorded draw
  std::vector<std::string> lots = {};  // kinds of the events whose lots were drawn again, in order
};
// InputError: the file is no proof or was changed.
tl::expected<ProofResult, codec::InputError> check_proof(std::string_view text);

}  // namespace tanteador::session
