#pragma once
// The rulesets a table may name: the shipped editions, and the house's own, which the store keeps beside
// them.

#include <string>
#include <string_view>
#include <vector>

#include "src/codec/start.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::session {

class Session;

// Of a session, which it must not outlive; likewise its other parts.
class Rulesets {
 public:
  explicit Rulesets(const Session& session) : session_(session) {}

  std::vector<rulebook::Edition> houses() const;
  codec::EditionPtr find(std::string_view id) const;  // shipped or the house's; null: there is none
  // From a file's text, or from a name and what differs. A ruleset of the same id is replaced. The error is a
  // sentence; with it nothing is kept.
  tl::expected<std::string, rulebook::DataError> keep(std::string_view text);
  tl::expected<std::string, std::string> save(std::string_view title, std::string_view parent,
                                              const codec::Values& options);
  void remove(std::string_view id);

 private:
  const Session& session_;
};

// The id of a house ruleset that can be played by; an error where the text is none.
tl::expected<std::string, rulebook::DataError> readable_ruleset(std::string_view text);

}  // namespace tanteador::session
