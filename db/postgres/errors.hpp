#pragma once
// What the server refused, or the way to it, and the sentence for it.

#include <stdexcept>
#include <string>
#include <string_view>

#include "db/errors.hpp"
#include "db/postgres/address.hpp"

namespace tanteador::db::postgres {

// `state` is the server's SQLSTATE, or one of those below.
class Fault : public std::runtime_error {
 public:
  Fault(std::string state, const std::string& what) : std::runtime_error(what), state_(std::move(state)) {}
  const std::string& state() const { return state_; }
  // The server went away: what was asked last was done or was not.
  bool lost() const;
  // It was not done for the sake of somebody else's, and may be asked again.
  bool in_the_way() const { return state_ == "40001" || state_ == "40P01"; }

 private:
  std::string state_;
};

inline constexpr std::string_view kMovedOn = "TM001";      // said by the function `append`
inline constexpr std::string_view kUnreachable = "08001";  // no connection could be made
inline constexpr std::string_view kLost = "08006";         // there was one
inline constexpr std::string_view kUncertain =
    "08007";  // it was lost in the middle of making something durable
inline constexpr std::string_view kNoTrust = "08P99";  // no encrypted connection as the address wants it
inline constexpr std::string_view kLockTimeout = "55P03";

StoreError store_error(const Fault& fault, const Address& address);

}  // namespace tanteador::db::postgres
