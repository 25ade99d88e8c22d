#pragma once
// The host of pictures. Days and times on them must not depend on the day and place of the run.

#include <cstdlib>
#include <ctime>
#include <string>

#include "src/session/session.hpp"

namespace tanteador::test {

inline session::Host one_evening() {
  ::setenv("TZ", "UTC", 1);
  ::tzset();
  session::Host host = session::system_host();
  host.now = [] { return std::string("2026-11-21T20:15:00.000Z"); };
  host.new_id = [] {  // in order, as those of one evening are
    static int made = 0;
    const std::string number = std::to_string(++made);
    return "019a0000-0000-7000-8000-" + std::string(12 - number.size(), '0') + number;
  };
  return host;
}

}  // namespace tanteador::test
