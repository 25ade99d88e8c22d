#pragma once
// Faults of the server or of the connection, and their sentences.

#include <stdexcept>
#include <string>
#include <string_view>

#include "db/errors.hpp"
#include "db/postgres/address.hpp"

namespace tanteador::db::postgres {

// `state`: the server's SQLSTATE, or one of those below.
class Fault : public std::runtime_error {
 public:
  Fault(std::string state, const std::string& what) : std::runtime_error(what), state_(std::move(state)) {}
  const std::string& state() const { return state_; }
  // The connection is lost: the last statement was done or not.
  bool is_lost() const;
  // Refused because of another transaction; may be tried again.
  bool is_conflict() const { return state_ == "40001" || state_ == "40P01"; }

 private:
  std::string state_;
};

inline constexpr std::string_view kConflict = "TM001";     // raised by the function `append`
inline constexpr std::string_view kOtherClub = "TM002";    // raised by it too
inline constexpr std::string_view kUnreachable = "08001";  // no connection could be made
inline constexpr std::string_view kLost = "08006";         // the connection is lost
inline constexpr std::string_view kUncertain = "08007";    // the connection was lost during a commit
inline constexpr std::string_view kNoTrust = "08P99";  // no encrypted connection as the address requires it
inline constexpr std::string_view kLockTimeout = "55P03";

StoreError store_error(const Fault& fault, const Address& address);

}  // namespace tanteador::db::postgres
