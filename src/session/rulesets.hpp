#pragma once
// The rulesets a match may use: the shipped editions and the house rulesets of the store.

#include <string>
#include <string_view>
#include <vector>

#include "src/codec/start.hpp"
#include "src/rulebook/rulebook.hpp"

namespace tanteador::session {

class Session;

// The rulesets of a session, which must outlive this object.
class Rulesets {
 public:
  explicit Rulesets(const Session& session) : session_(session) {}

  std::vector<rulebook::Edition> houses() const;
  codec::EditionPtr find(std::string_view id) const;  // null: unknown id
  // Stores a ruleset from the text of a file, or from a name and the changed options. Returns its id.
  // Replaces a ruleset of the same id. On an error nothing is stored.
  tl::expected<std::string, rulebook::DataError> keep(std::string_view text);
  tl::expected<std::string, std::string> save(std::string_view title, std::string_view parent,
                                              const codec::Values& options);
  void remove(std::string_view id);

 private:
  const Session& session_;
};

// Returns the id of a house ruleset. Error: the text is no valid ruleset.
tl::expected<std::string, rulebook::DataError> readable_ruleset(std::string_view text);

}  // namespace tanteador::session
