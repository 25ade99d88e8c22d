#pragma once
// An append over a connection that can be lost. After a loss the outcome is unknown, so the same events are
// stored again. If the database refuses them then, its log shows whether it already holds them.

#include "db/postgres/errors.hpp"

namespace tanteador::db::postgres {

// `is_over()`: no time is left for another attempt. Throws a Fault: kUncertain if the events may be stored,
// else they are not. A server has:
//
//   reconnect(unsure)             throws a Fault; waits for the server if `unsure`
//   append_once(appends, rest)    stores all or none; throws a Fault
//   is_stored(append)             says whether the log holds its last event
//   roll_back()                   after a failed attempt
template <class Server, class Appends, class Rest, class IsOver>
void append_surely(Server& server, const Appends& appends, const Rest& rest, const IsOver& is_over) {
  constexpr int kTries = 3;  // after conflicts with other programs
  bool unsure = false;
  try {
    for (int tries = 1;;) {
      server.reconnect(unsure);
      try {
        return server.append_once(appends, rest);
      } catch (const Fault& fault) {
        server.roll_back();
        unsure = unsure || fault.is_lost();
        if (unsure && fault.state() == kConflict && server.is_stored(appends.back())) return;
        const bool again =
            fault.is_lost() || (unsure && fault.state() == kLockTimeout);  // blocked by the earlier attempt
        if (again ? is_over() : !fault.is_conflict() || ++tries > kTries) throw;
      } catch (...) {
        server.roll_back();
        throw;
      }
    }
  } catch (const Fault& fault) {
    if (unsure && fault.state() != kConflict) throw Fault(std::string(kUncertain), fault.what());
    throw;
  }
}

}  // namespace tanteador::db::postgres
