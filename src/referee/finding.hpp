#pragma once
// From the facts of a case to its rule and remedies: one mechanical path, the same whoever profits. Pure.

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

// Values as the event case_ruled has them: true, 3, "present", "7o", ["1e", "7e"], {"player": "Ana"},
// {"side": "Ellos"}; null: unknown.
struct FactAnswer {
  std::map<std::string, nlohmann::json, std::less<>> said = {};  // by the name of the side
  nlohmann::json found = nullptr;                                // what the referee goes by
};
using Answers = std::map<std::string, FactAnswer, std::less<>>;  // by fact id; what is left out is unknown

// Found by the referee, or else said alike by every side.
nlohmann::json settled_value(const FactAnswer& answer, int sides);

using tanteador::kLevels;
using tanteador::Level;

struct Circumstances {
  Level level = Level::club;
  int earlier_warnings = 0;  // of the person at fault, for the same fault, as far as they count here
  Written written = {};      // what the log says; without it no remedy can point at an entry
  Enters enters = {};        // without it what follows in a remedy may come after the end of the match
  // Of the match; a warning keeps it. Empty: none.
  std::string competition = {};
};

struct Remedy {
  std::string id, title;                    // the title is English, for tr()
  bool fixed = false;                       // by rule; otherwise the referee's judgement
  std::vector<nlohmann::json> events = {};  // to be entered after case_ruled, all or none
  std::vector<std::string> missing = {};    // facts without which it cannot be applied; then no events
  bool confirms = false;                    // the entry it would put right is right: it changes nothing
};

// How far it binds, and that the log stays as it is where it does; English, for tr().
std::string_view binding(const Remedy& remedy);

struct Finding {
  std::string rule;              // rule id; empty: not printed
  std::vector<Phrase> steps;     // whole sentences, for render()
  std::vector<Remedy> remedies;  // in the order offered; the referee's own decision is always open as well
  bool complete = true;          // no question is open or answered by "not known", and no remedy lacks a fact
  bool waits = false;            // for a number that decides, or for a fact a remedy lacks
};

// The answers, with what the log knows in the place of what was found or said of it.
Answers with_log(const Case& one, Answers answers, const AnyMatch& match, const Names& names,
                 const Written& written);

// Which deal it is about, where that is for people to say though the log has a likely answer: one is counted,
// and the next may be begun. Null: nothing is to be chosen.
const FactAsked* deal_to_choose(const Case& one, const AnyMatch& match, const Written& written);

// The first player a case asks for is the one at fault; a warning for one of these faults is one for the
// same.
struct AtFault {
  Seat player{};
  std::vector<std::string> faults;
};
std::optional<AtFault> at_fault(const Case& one, const Answers& answers, const Names& names);

// Always an answer: a case ends with a path for whatever is unknown.
Finding rule_on(const Case& one, const Answers& answers, const AnyMatch& match, const Names& names,
                const Circumstances& circumstances);

// The entries that count before and no longer after: what a remedy strikes, with what falls with it.
std::vector<EventSeq> struck_between(const AnyMatch& before, const AnyMatch& after);

// The value of a fact as typed ("yes", "Ana", "7o 12e", "3"); "?" is unknown. Nothing where it is none.
std::optional<nlohmann::json> read_value(const FactAsked& fact, std::string_view text, const Names& names);

// Is this the number of an event of the log?
bool names_entry(const nlohmann::json& value, const AnyMatch& match);

// The event that puts a case on record. `remedy` is the id of one offered, or the referee's own words; then
// `fixed` is false. Empty texts are left out.
struct Record {
  std::string remedy;
  bool fixed = false;
  std::string reason = {}, referee = {};
  bool precedent = false;
  // Earlier warnings that counted, and those that the referee left out, which needs a reason.
  int warnings = 0, left_out = 0;
};
nlohmann::json case_ruled(const Case& one, const Answers& answers, const Finding& finding,
                          const Record& record);

}  // namespace tanteador::referee
