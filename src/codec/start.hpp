#pragma once
// Converts the start of a match between JSON and a playable match: ruleset, options, seating.

#include <map>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "src/codec/events.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::codec {

using Values = std::map<std::string, rulebook::EditionValue, std::less<>>;

struct StartRequest {
  std::string game;
  EditionPtr edition;                // never null after reading
  std::vector<std::string> players;  // in order of play; names, or person ids in the stored form
  struct SideNamed {
    std::string name;  // in the stored form a person id
    std::vector<Seat> seats;
    bool operator==(const SideNamed&) const = default;
  };
  std::vector<SideNamed> sides = {};  // empty: the game's default
  std::optional<Seat> dealer = {};
  Values options = {};  // options that differ from the ruleset, by name
};

// Reads a written `match_started`. `rulesets` finds the ruleset that it names.
tl::expected<StartRequest, InputError> read_start(const nlohmann::json& event,
                                                  const FindEdition& rulesets = shipped_edition);
// Returns a match that can be played, or the reason why there is none.
tl::expected<AnyMatch, Failure> start_match(const StartRequest& request);

// The default names of the sides, also if the start is refused. Then the ruleset without options decides, or
// every possible number of players if this number cannot play.
std::vector<std::string> usual_side_names(const StartRequest& request);

// Returns a match of this ruleset with the fewest players, named "1", "2" and so on. Error: the game has no
// such option values.
tl::expected<AnyMatch, Failure> any_table(const EditionPtr& edition, Values options = {});

// Returns the stored form. It contains all parameter values, so that the match is always replayed under its
// own rules. `note`: a remark, or null.
std::string write_start(const StartRequest& request, const std::string* note, const PersonId& id);
struct StoredStart {
  StartRequest request;  // with ids in place of names
  AnyMatch match;
};
tl::expected<StoredStart, Failure> read_stored_start(std::string_view payload);

// Returns the same log under another start. Error: the start, or the first event that fails, is refused.
tl::expected<AnyMatch, Failure> replay_with(const AnyMatch& match, const StartRequest& request);

// Amends seq 1: replays the log under another start.
tl::expected<EventSeq, Failure> amend_start(AnyMatch& match, const StartRequest& request, bool cascade);

}  // namespace tanteador::codec
