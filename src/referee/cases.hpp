#pragma once
// Cases: faults at a table, the facts to ask for, and the paths from facts to a rule and remedies. The form
// is schemas/case.schema.json. Cases are built in and live as long as the program.

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/registry/any_match.hpp"

namespace tanteador::referee {

// Phases of a match in which a case occurs; several can apply at once.
inline constexpr std::array<std::string_view, 8> kSituations{"before_deal", "dealing", "bidding", "calls",
                                                             "play",        "count",   "after",   "table"};

struct FactAsked {
  enum class Kind { yes_no, choice, player, side, card, cards, number, event };
  struct Choice {
    std::string id, title;
  };
  std::string id;
  std::string ask;  // question in English, for tr()
  Kind kind{};
  std::vector<Choice> choices = {};  // Kind::choice; Kind::side: answers besides the sides
  std::string from_log = {};         // name of a fact of the log (log.hpp); empty: always asked
  bool halves = false;               // Kind::number: half numbers are allowed
};
inline constexpr std::array<std::string_view, 8> kFactKinds{"yes_no", "choice", "player", "side",
                                                            "card",   "cards",  "number", "event"};

// Events in written form, with "$fact" for an answer; see docs/reference/case-files.md.
struct RemedyTemplate {
  std::string id, title;  // "turn_over", "The other side writes the points"; English, for tr()
  bool fixed = false;     // by rule; otherwise at the referee's discretion, with a reason
  nlohmann::json when;    // condition as in Path; null: always
  nlohmann::json events;
};

// An English sentence with {0}…{5} for numbers of this table.
struct Step {
  std::string text;
  nlohmann::json gaps;  // sources of the numbers; null: none
};

struct Path {
  nlohmann::json when;      // all conditions must hold; null: always
  std::string rule;         // empty: not printed
  std::vector<Step> steps;  // the reasoning
  std::vector<RemedyTemplate> remedies;
};

struct Case {
  std::string id, game, title;          // id: game, point, case; title: English, for tr()
  std::vector<std::string> situations;  // words of kSituations
  std::vector<std::string> counts;      // other cases whose warnings count for this fault
  std::vector<FactAsked> facts;
  std::vector<Path> paths;  // the first that applies is taken; the last always applies
  bool boards = false;      // only for duplicate boards
  nlohmann::json ruleset;   // parameters it needs to arise, as in a condition; null: none
};

// Cases of a game, the most frequent first; empty for an unknown game.
std::span<const Case> cases(std::string_view game);
std::vector<const Case*> all_cases();
const Case* find_case(std::string_view id);  // null for an unknown id
// True if the ruleset of the match has the parameters that the case needs.
bool can_arise(const Case& one, const AnyMatch& match);

// At most kTiles cases of the current situation, and all others that can arise. Duplicate cases only with
// Boards::played.
inline constexpr std::size_t kTiles = 12;
struct Likely {
  std::vector<const Case*> now, others;
};
enum class Boards { none, played };
Likely likely_cases(const AnyMatch& match, Boards boards = Boards::none);
std::vector<std::string> situations_now(const AnyMatch& match);  // words of kSituations

}  // namespace tanteador::referee
