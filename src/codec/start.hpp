#pragma once
// The start of a match between JSON and a table that can play: ruleset, options, who sits where.

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
  EditionPtr edition;                // never null in what was read
  std::vector<std::string> players;  // names, or person ids in the stored form; in order of play
  struct SideNamed {
    std::string name;  // or the id of the name in the stored form
    std::vector<Seat> seats;
    bool operator==(const SideNamed&) const = default;
  };
  std::vector<SideNamed> sides = {};  // empty: the game's default
  std::optional<Seat> dealer = {};
  Values options = {};  // what this table agreed otherwise, by name
};

// `match_started` as people write it; `rulesets` are those it may name.
tl::expected<StartRequest, InputError> read_start(const nlohmann::json& event,
                                                  const FindEdition& rulesets = shipped_edition);
// A match that can be played, or why not.
tl::expected<AnyMatch, Failure> start_match(const StartRequest& request);

// What the sides of such a table are called where nobody named them, also where the start is refused: then
// by the ruleset without its options, or, where so many cannot play, by every number that can.
std::vector<std::string> usual_side_names(const StartRequest& request);

// A match of this ruleset with somebody at the table; an error where its game has no such values.
tl::expected<AnyMatch, Failure> any_table(const EditionPtr& edition, Values options = {});

// The stored form holds all parameter values, so that the match is always replayed under the rules it was
// played with. `note`: what was said of it, or null.
std::string write_start(const StartRequest& request, const std::string* note, const PersonId& id);
struct StoredStart {
  StartRequest request;  // ids for names
  AnyMatch match;
};
tl::expected<StoredStart, Failure> read_stored_start(std::string_view payload);

// The same log under another start, or why it cannot be: at once, or at the event that breaks.
tl::expected<AnyMatch, Failure> under(const AnyMatch& match, const StartRequest& request);

// Applies `amended` of seq 1: the same log under another start.
tl::expected<EventSeq, Failure> amend_start(AnyMatch& match, const StartRequest& request, bool cascade);

}  // namespace tanteador::codec
