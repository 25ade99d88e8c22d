#pragma once
// Wrong tokens slow down whoever tries them, by address; who has shown a right one from there goes on.

#include <chrono>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace tanteador::web::http {

class Guard {
 public:
  using Time = std::chrono::steady_clock::time_point;
  static constexpr int kFree = 10;                        // wrong ones in a row that cost nothing
  static constexpr std::chrono::seconds kLongest{300};    // between two tries
  static constexpr std::chrono::seconds kForgotten{900};  // after the last wrong one

  // How long until this token may be looked at from there; 0: now.
  std::chrono::seconds wait(const std::string& address, std::string_view token, Time now) const;
  void saw(const std::string& address, std::string_view token, bool known, Time now);

 private:
  static constexpr std::size_t kAddresses = 10'000, kTokens = 500;  // so much is remembered
  struct Tries {
    int wrong = 0;
    Time last;
    std::set<std::string, std::less<>> known;
  };
  void forget(Time now);
  std::map<std::string, Tries> tries_;
  Time swept_;
};

}  // namespace tanteador::web::http
