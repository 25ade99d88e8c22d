#pragma once
// Where a stream went different ways: which of them counts, and what the others had.

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
  Hash hash = {};       // of that event
  bool stands = false;  // it could be entered now, and was not yet (`again`)
  bool again = false;
};

class Branches {
 public:
  explicit Branches(const Session& session) : session_(session) {}

  // Chooses one, by name or the beginning of it: it counts from now on, and the others do not. False: it did
  // already. What takes a referee elsewhere takes one here.
  tl::expected<bool, codec::InputError> settle(std::string_view stream, std::string_view branch);
  // Of every branch but the one that counts, or of all while none does, what each has of its own.
  std::vector<LeftOut> other_entries(std::string_view stream) const;
  // Enters those of them that stand, as new events, and notes that it was done; how many. While none counts,
  // none.
  int enter_left(std::string_view stream, std::span<const LeftOut> events);

 private:
  tl::expected<bool, codec::InputError> choose(std::string_view stream, std::string_view branch);
  OpenMatch as_it_went(const StreamHead& head, const Branch& branch) const;
  std::vector<Hash> enter_in_match(std::string_view stream,
                                   std::span<const LeftOut> events);  // those entered

  const Session& session_;
};

}  // namespace tanteador::session
