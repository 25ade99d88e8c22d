#pragma once
// A competition as it stood at another time, what its corrections changed, and the proof of a draw.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "src/session/league/league.hpp"

namespace tanteador::session {

// Of a competition that was opened, where it was read already.
league::CompetitionEvent event_of(const EventRecord& record);

// As it stood after the events up to this moment (RFC 3339, UTC); nothing where it had not begun.
std::optional<OpenCompetition> as_of(const OpenCompetition& competition, const std::string& moment);

// An event that put right what was entered before.
struct Corrected {
  std::string at;  // RFC 3339
  const league::CompetitionEvent& event;
  const league::Competition &before, &after;
};
// One after the other: a competition of a thousand, twice for each correction, is too much to keep.
void each_correction(const OpenCompetition& competition, const std::function<void(const Corrected&)>& show);

// The events up to the draw of a round as one file, without names, so that it can be shown to anybody; ""
// where the round is not drawn.
std::string draw_proof(const Store& store, const OpenCompetition& competition, league::RoundRef round);

// What a proof comes to: every hash fits, every event stands, and every lot in it gives again what was drawn.
struct Proved {
  std::string competition, head = {};  // id; the hash of the last event, as the club's own log has it
  league::RoundRef round = {};
  std::uint64_t seed = 0;
  int events = 0;
  bool same = false;                   // the draw is the one the seed gives
  std::vector<std::string> lots = {};  // kinds of events with lots that were drawn again, in order
};
// An InputError where the file is no proof or was changed.
tl::expected<Proved, codec::InputError> check_proof(std::string_view text);

}  // namespace tanteador::session
