#pragma once
// Names of streams for lists, and the damaged streams that a command leaves out.

#include <nlohmann/json.hpp>
#include <span>
#include <string>

#include "src/cli/command.hpp"
#include "src/session/session.hpp"

namespace tanteador::cli {

std::string match_title(const session::MatchSummary& match);  // start and ruleset
// The text beside an id: the title of a match, or the name of a competition.
std::string stream_title(const session::Store& store, const session::StreamHead& stream);

// Damaged streams that were left out, with their database: rows for programs and lines for people.
class LeftOutStreams {
 public:
  void add(const session::Store& store, const std::string& database, const session::DamagedStream& one);
  nlohmann::json rows = nlohmann::json::array();
  std::string text = {};
};
// Names the damaged streams of this database in the answer, which then has the status of a failure. JSON that
// is an object gets them as "damaged".
void add_left_out(Answer& answer, const Context& context, const session::Store& store,
                  std::span<const session::DamagedStream> damaged);

}  // namespace tanteador::cli
