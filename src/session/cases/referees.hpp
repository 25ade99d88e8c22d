#pragma once
// People with PINs, above all referees (rule table.referee). A club may require a PIN for decisions. The PIN
// records the referee of a decision. It hides nothing, and the owner of the database file can bypass it.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/session/cases/roles.hpp"
#include "src/session/match/open_match.hpp"

namespace tanteador::session {

inline constexpr std::string_view kRefereeRule = "table.referee";
inline constexpr int kPinLettersMin = 4;
inline constexpr std::size_t kPinBytesMax = 200;

inline constexpr ViolationKind kNeedsReferee{"table/needs_referee", kRefereeRule,
                                             N_("Only a referee can enter this, with a PIN.")};

inline constexpr ViolationKind kOwnRuling{
    "table/own_ruling", kRefereeRule,
    N_("{0} made this ruling. If there is another referee, that one must decide the appeal.")};

// A person who gave the right PIN. Valid until the PIN or the person is removed or changed.
class Referee {
 public:
  const std::string& name() const { return name_; }
  Worker worker() const { return {name_, pin_}; }

 private:
  friend class Referees;
  Referee(std::string name, std::string pin) : name_(std::move(name)), pin_(std::move(pin)) {}
  std::string name_;
  std::string pin_;  // the stored hash, never the typed PIN
};

// The reason for a denial, in one sentence, and the remaining wait if there is one.
struct Denial {
  std::string message;
  int seconds = 0;
  bool needs_pin = false;  // of one of those whom the sentence names
};

class Session;
// none: there are no referees. shut: there are referees, but none gave a PIN. passed: one gave the right PIN.
enum class Guard { none, shut, passed };

// The referees of a store. If there is one, an event that is_for_the_referee() needs an authorised referee
// (Session::rule_as), who becomes its author. Without referees anybody may enter it.
class Referees {
 public:
  explicit Referees(const Session& session) : session_(session) {}

  std::vector<std::string> names() const;
  Guard guard() const;
  // True if somebody uses the name of a referee without having given the PIN.
  bool is_meant_by(const std::string& name, Guard guard) const;
  tl::expected<Referee, Denial> authorise(std::string_view name, std::string_view pin);
  // Anybody may add the first person. After that, each change needs an authorised one (Operation::appoint).
  // A person who has a PIN already gets a further role without `pin`.
  std::optional<Denial> add(std::string_view name, std::string_view pin, Role role = Role::referee);
  std::optional<Denial> change_pin(std::string_view name, std::string_view pin);  // also one's own
  // Takes the role; whoever has no role left is removed.
  std::optional<Denial> remove(std::string_view name, Role role = Role::referee);
  bool has_pin(std::string_view name) const;

 private:
  std::optional<Denial> may_appoint(std::string_view own = {}) const;
  const Session& session_;
};

// Seconds to wait after this number of wrong PINs in a row. 0 up to two, then 2, 4, 8 … up to five minutes.
int seconds_to_wait(int wrong_pins);

// True if the name, PIN hash and times of the row are valid.
bool is_readable(const RefereeRow& referee);

// True if only a referee may enter the event. This applies to decisions, changes of the decisions in force,
// and corrections of a finished match.
bool is_for_the_referee(const OpenMatch& match, const codec::WrittenEvent& event, const codec::PersonId& id);
bool is_for_the_referee(const OpenMatch& match, const EventRecord& record);

// The referee named in the log and the author of a decision. `of`: the decision, or an appeal against it.
std::vector<std::string> ruling_referees(const OpenMatch& match, EventSeq of);

// Returns the decisions in force in a match, as texts that can be compared.
std::vector<std::string> decisions_in_force(const OpenMatch& match);

}  // namespace tanteador::session
