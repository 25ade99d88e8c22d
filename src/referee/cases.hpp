#pragma once
// What goes wrong at a table, as data: the facts to ask for, and the paths from facts to a rule and its
// remedies. Shipped with the program and alive as long as it; the form is schemas/case.schema.json.

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/registry/any_match.hpp"

namespace tanteador::referee {

// When in a match a case comes up; of one match several can hold at once.
inline constexpr std::array<std::string_view, 8> kSituations{"before_deal", "dealing", "bidding", "calls",
                                                             "play",        "count",   "after",   "table"};

struct FactAsked {
  enum class Kind { yes_no, choice, player, side, card, cards, number, event };
  struct Choice {
    std::string id, title;
  };
  std::string id;
  std::string ask;  // a question in English, for tr()
  Kind kind{};
  std::vector<Choice> choices = {};  // of Kind::choice; of Kind::side what may be answered beside the sides
  std::string from_log = {};         // what the log knows of it (log.hpp); empty: it is always asked
  bool halves = false;               // of Kind::number: half ones are answers, too
};
inline constexpr std::array<std::string_view, 8> kFactKinds{"yes_no", "choice", "player", "side",
                                                            "card",   "cards",  "number", "event"};

// Events as people write them, with "$fact" for an answer. docs/reference/case-files.md lists the forms.
struct RemedyTemplate {
  std::string id, title;  // "turn_over", "The other side writes the points"; English, for tr()
  bool fixed = false;     // by rule; otherwise the referee's judgement, which needs a reason
  nlohmann::json when;    // as of a path: it is offered only where this holds; null: always
  nlohmann::json events;
};

// A whole English sentence with {0}…{5} for numbers of this table: where each comes from, as in an event.
struct Step {
  std::string text;
  nlohmann::json gaps;  // null: none
};

struct Path {
  nlohmann::json when;      // all of it must hold; null: always
  std::string rule;         // rule id; empty: not printed
  std::vector<Step> steps;  // because …, therefore …
  std::vector<RemedyTemplate> remedies;
};

struct Case {
  std::string id, game, title;          // id: the game, a point and the case; the title is English, for tr()
  std::vector<std::string> situations;  // of kSituations
  std::vector<std::string> counts;      // other cases whose warnings are for the same fault
  std::vector<FactAsked> facts;
  std::vector<Path> paths;  // the first that holds is taken; the last always holds
  bool boards = false;      // it is about boards of duplicate
};

// Of a game, the most frequent first; none where there is no such game.
std::span<const Case> cases(std::string_view game);
std::vector<const Case*> all_cases();        // of every game
const Case* find_case(std::string_view id);  // null: there is none

// What a match may need now: cases of the present situation, at most kTiles, and all others. Those about
// boards of duplicate are among them only where boards are played.
inline constexpr std::size_t kTiles = 12;
struct Likely {
  std::vector<const Case*> now, others;
};
enum class Boards { none, played };
Likely likely_cases(const AnyMatch& match, Boards boards = Boards::none);
std::vector<std::string> situations_now(const AnyMatch& match);

}  // namespace tanteador::referee
