#pragma once
// A match played from handwritten event lines, for tests that read like the rulebook.

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "src/codec/events.hpp"
#include "src/codec/written.hpp"

namespace tanteador::test {

class EventTable {
 public:
  // `start`: a match_started without its type. Fails the test if the match cannot start.
  explicit EventTable(std::string_view start);

  // Enters lines (one event each) up to the first refusal. Returns the key of the violation, "" if all were
  // accepted, or "unreadable: …" if a line is no event of the game.
  std::string enter(std::string_view lines);
  std::string enter_event(const nlohmann::json& event);  // as JSON
  // Like the above; fails the test unless all events are accepted.
  EventTable& play(std::string_view lines);

  std::vector<Points> scores() const;                 // by side
  std::string sentence() const { return sentence_; }  // of the last refusal, in English
  std::string rule() const { return rule_; }          // the rule of the last refusal
  const AnyMatch& match() const { return match_; }
  const Names& names() const { return names_; }
  nlohmann::json event_line(EventSeq seq) const;  // as event line

 private:
  codec::Roster roster_;
  Names names_;
  AnyMatch match_;
  std::string sentence_, rule_;
};

// The key of the violation that prevents the start, "" if there is none.
std::string start_refused(std::string_view start);

}  // namespace tanteador::test
