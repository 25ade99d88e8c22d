#pragma once
// Outcomes of an appeal against a decision. Pure functions.

#include "src/referee/finding.hpp"

namespace tanteador::referee {

// The decision appealed against: its first event, and its stored form if that is a case_ruled.
struct AppealedRuling {
  EventSeq seq{};
  nlohmann::json ruled = nullptr;
  const Names& names;  // as of that event
};

// The outcome that only removes the decision. A case remedy with the same id is prefixed by `kOfCase`.
inline constexpr std::string_view kStruck = "struck", kStruckTitle = N_("Removes the decision"),
                                  kOfCase = "case/";

// English titles of a remedy: in the record of a case, and as an outcome of an appeal. An unknown id is the
// referee's own text and is returned unchanged. `one`: null if no case applies.
std::string remedy_title(const Case* one, const std::string& remedy);
std::string title_on_appeal(const Case* one, const std::string& remedy);

nlohmann::json strike(const AppealedRuling& appealed);  // the event that removes the decision

// The player at fault according to the ruling; nothing if there is no case or the player is unknown.
std::optional<FaultyPlayer> find_at_fault(const AppealedRuling& appealed);

// Number of earlier warnings that the referee did not count; an appeal does not count them either.
int warnings_left_out(const AppealedRuling& appealed);

// All outcomes of an allowed appeal: cancel the decision, or another remedy of the same path. Remedies that
// change a deal are included only while that deal is current. Their events follow appeal_decided. `without`:
// the match without the decision. `circumstances`: of that match, but with the warnings of the ruling.
std::vector<Remedy> ways_out(const AppealedRuling& appealed, const AnyMatch& without,
                             const Circumstances& circumstances);
// An outcome of the referee's own events, described by `remedy`. AppealEffect::stands: removal is impossible.
enum class AppealEffect { struck, stands };
Remedy own_way_out(const AppealedRuling& appealed, std::string remedy, std::vector<nlohmann::json> events,
                   AppealEffect how);

// The event that decides an appeal, followed by the events of `instead`. Empty texts are left out.
struct Decision {
  EventSeq of{};  // the appeal, or the event appealed against
  bool upheld = false;
  std::string reason;
  std::string referee = {};
};
std::vector<nlohmann::json> appeal_decided(const Decision& decision, const Remedy* instead);

}  // namespace tanteador::referee
