#pragma once
// What the decision of an appeal may put in the place of what was decided. Pure.

#include "src/referee/finding.hpp"

namespace tanteador::referee {

// What an appeal is against: the first event of the decision, and where that is a case_ruled its stored form.
struct Appealed {
  EventSeq seq{};
  nlohmann::json ruled = nullptr;
  const Names& names;  // as of that event
};

// The way by which what was decided is struck, and nothing stands in its place. A remedy of the case with the
// same id is `kOfCase` and its id among the ways out.
inline constexpr std::string_view kStruck = "struck", kStruckTitle = english("Removes the decision"),
                                  kOfCase = "case/";

// English titles, of a remedy as a record of this case keeps it, and of what stands in its place since an
// appeal; of one that is none of the case's, what was typed. `one`: null for what no case covers.
std::string remedy_title(const Case* one, const std::string& remedy);
std::string title_on_appeal(const Case* one, const std::string& remedy);

nlohmann::json strike(const Appealed& appealed);  // the event that strikes what was decided

// Who was at fault by the facts that were ruled on; nothing where no case covers it, or he is not known.
std::optional<AtFault> at_fault(const Appealed& appealed);

// How many of the warnings that count the referee left out; they are left out on appeal, too.
int warnings_left_out(const Appealed& appealed);

// Every way out of an appeal that is upheld: what was decided is struck, and every other remedy of the same
// path of the case. What acts on a deal is among them while that deal is the present one. The events are
// those that follow appeal_decided. `without`: the match as it stands once that is struck, to which the
// circumstances belong; the warnings are those there were when it was ruled.
std::vector<Remedy> ways_out(const Appealed& appealed, const AnyMatch& without,
                             const Circumstances& circumstances);
// The same with events of the referee's own, also beside what was decided where that cannot be struck any
// more. `remedy` says in his words what they are.
enum class Decided { struck, stands };
Remedy own_way_out(const Appealed& appealed, std::string remedy, std::vector<nlohmann::json> events,
                   Decided how);

// The line that decides an appeal, and those that are entered with it. Empty texts are left out.
struct Decision {
  EventSeq of{};  // the appeal, or what it is against
  bool upheld = false;
  std::string reason;
  std::string referee = {};
};
std::vector<nlohmann::json> appeal_decided(const Decision& decision, const Remedy* instead);

}  // namespace tanteador::referee
