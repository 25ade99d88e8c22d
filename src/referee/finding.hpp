#pragma once
// From the facts of a case to its rule and remedies, by fixed conditions. Pure functions.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/core/level.hpp"
#include "src/core/text/text.hpp"
#include "src/referee/cases.hpp"
#include "src/referee/log.hpp"

namespace tanteador::referee {

// Values: true, 3, "present", "7o", ["1e", "7e"], {"player": "Ana"}, {"side": "Ellos"}; null: unknown.
struct FactAnswer {
  std::map<std::string, nlohmann::json, std::less<>> statements = {};  // by name of the side
  nlohmann::json found = nullptr;                                      // the referee's finding
};
using Answers = std::map<std::string, FactAnswer, std::less<>>;  // by fact id; missing: unknown

// The referee's finding, otherwise the answer on which all sides agree; null: unknown.
nlohmann::json settled_value(const FactAnswer& answer, int sides);

using tanteador::kLevels;
using tanteador::Level;

struct Circumstances {
  Level level = Level::club;
  int earlier_warnings = 0;  // of the player at fault, as far as they count for this fault
  EventReader written = {};  // reads the log; without it no remedy can refer to an entry
  Enters enters = {};        // without it a remedy may hold events after the end of the match
  // The competition of the match, written into warnings; empty: none.
  std::string competition = {};
};

struct Remedy {
  std::string id, title;                    // title: English, for tr()
  bool fixed = false;                       // by rule; otherwise at the referee's discretion
  std::vector<nlohmann::json> events = {};  // to enter after case_ruled, all or none
  std::vector<std::string> missing = {};    // facts that it still needs; it has no events then
  bool confirms = false;                    // the entry is right and stays unchanged
};

// "required by the rule" or "at the referee's discretion", and whether nothing is entered. English, for tr().
std::string_view binding(const Remedy& remedy);

struct Finding {
  std::string rule;              // empty: not printed
  std::vector<Phrase> steps;     // whole sentences, for render()
  std::vector<Remedy> remedies;  // in the order offered; the referee may always decide otherwise
  bool complete = true;          // all questions are answered and no remedy lacks a fact
  bool waits = false;            // needs a number that decides, or a fact for a remedy
};

// Adds the facts that the log knows; they replace findings and answers.
Answers with_log(const Case& one, Answers answers, const AnyMatch& match, const Names& names,
                 const EventReader& written);

// The fact that must name the deal, because a counted deal may be meant. Null: there is no choice.
const FactAsked* deal_to_choose(const Case& one, const AnyMatch& match, const EventReader& written);

// The player at fault is the first one a case asks for. Warnings for any of `faults` count as the same fault.
struct FaultyPlayer {
  Seat player{};
  std::vector<std::string> faults;
};
std::optional<FaultyPlayer> find_at_fault(const Case& one, const Answers& answers, const Names& names);

// Rules on a case. There is always a result, as the last path of a case covers unknown facts.
Finding rule_on(const Case& one, const Answers& answers, const AnyMatch& match, const Names& names,
                const Circumstances& circumstances);

// The entries removed between two states of a match, directly or by cascade.
std::vector<EventSeq> find_struck(const AnyMatch& before, const AnyMatch& after);

// Parses a fact ("yes", "Ana", "7o 12e", "3"); "?" is unknown. Returns nothing for an invalid text.
std::optional<nlohmann::json> read_value(const FactAsked& fact, std::string_view text, const Names& names);

// True if the value is the number of an event in the log.
bool names_entry(const nlohmann::json& value, const AnyMatch& match);

// The event that records a case. `remedy`: id of an offered remedy, or the referee's own words (then `fixed`
// is false). Empty texts are left out.
struct Record {
  std::string remedy;
  bool fixed = false;
  std::string reason = {}, referee = {};
  bool precedent = false;
  // Earlier warnings counted, and those left out by the referee, which needs a reason.
  int warnings = 0, left_out = 0;
};
nlohmann::json case_ruled(const Case& one, const Answers& answers, const Finding& finding,
                          const Record& record);

}  // namespace tanteador::referee
