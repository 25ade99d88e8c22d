#pragma once
// Referees and their PINs (rule table.referee). A club may require a PIN for decisions. The PIN says who
// decided. It hides nothing and does not bind the owner of the database file.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

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

// A referee whose PIN was right; Referees::authorise makes one. It ends when that PIN is changed or the
// referee is removed.
class Referee {
 public:
  const std::string& name() const { return name_; }

 private:
  friend class Referees;
  Referee(std::string name, std::string pin) : name_(std::move(name)), pin_(std::move(pin)) {}
  std::string name_;
  std::string pin_;  // as it is kept, never as it was typed
};

// Why not, in one sentence; where a time must pass first, how long it still is.
struct Denied {
  std::string message;
  int seconds = 0;
};

class Session;
enum class Guard { none, shut, passed };  // is there anybody to ask, and has one been let in

// Where there is at least one, is_for_the_referee() is refused unless one has been let in (Session::rule_as);
// without any, nobody is asked. What he enters is entered by him.
class Referees {
 public:
  explicit Referees(const Session& session) : session_(session) {}

  std::vector<std::string> names() const;
  Guard guard() const;
  // Whether somebody gives as his own the name of one who was not let in.
  bool is_meant_by(const std::string& name, Guard guard) const;
  tl::expected<Referee, Denied> authorise(std::string_view name, std::string_view pin);
  // The first is made by anybody; from then on it takes one who has been let in.
  std::optional<Denied> add(std::string_view name, std::string_view pin);
  std::optional<Denied> change_pin(std::string_view name, std::string_view pin);
  std::optional<Denied> remove(std::string_view name);

 private:
  const Session& session_;
};

// How long after the last of so many wrong PINs in a row the next is looked at: not at all up to two, then
// 2, 4, 8 … seconds, five minutes at the most.
int seconds_to_wait(int wrong_pins);

// Whether what is kept of a referee can be used.
bool is_readable(const RefereeRow& referee);

// Whether this event is the referee's to enter: a decision of his, anything that changes which of his
// decisions count, or a correction of a match that is over.
bool is_for_the_referee(const OpenMatch& match, const codec::Written& event, const codec::PersonId& id);
// The same of an event in its stored form.
bool is_for_the_referee(const OpenMatch& match, const EventRecord& record);

// By id who made the decision that a decision on an appeal, `of` this event, is about: those the log names as
// its referee or as who entered it.
std::vector<std::string> who_ruled(const OpenMatch& match, EventSeq of);

// The referee's decisions that count in a match, in a form that can be compared.
std::vector<std::string> decisions_in_force(const OpenMatch& match);

}  // namespace tanteador::session
