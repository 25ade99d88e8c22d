#pragma once
// The branches of a stream that desks continued differently.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/session/match/open_match.hpp"
#include "src/session/merge/forks.hpp"

namespace tanteador::session {

class Session;

// An event of a branch that does not count, as people write it.
struct LeftOut {
  std::string branch;
  std::int64_t seq = 0;
  std::string at;
  nlohmann::json event;
  Hash hash = {};
  bool stands = false;  // it could be entered now and was not entered again
  bool again = false;
};

class Branches {
 public:
  explicit Branches(const Session& session) : session_(session) {}

  // Chooses the branch that counts, by its name or the beginning of it. False: it counted already. A change
  // of decisions needs a referee.
  tl::expected<bool, codec::InputError> settle(std::string_view stream, std::string_view branch);
  // Returns the events that only the other branches have; of all branches while none is chosen.
  std::vector<LeftOut> other_entries(std::string_view stream) const;
  // Enters the events with `stands` as new events and records that. Returns their number; 0 while no branch
  // is chosen.
  int enter_left(std::string_view stream, std::span<const LeftOut> events);

 private:
  tl::expected<bool, codec::InputError> choose(std::string_view stream, std::string_view branch);
  OpenMatch as_it_went(const StreamHead& head, const Branch& branch) const;
  std::vector<Hash> enter_in_match(std::string_view stream,
                                   std::span<const LeftOut> events);  // returns the entered ones

  const Session& session_;
};

}  // namespace tanteador::session
