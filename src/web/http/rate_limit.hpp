#pragma once
// Rate limit against guessing codes. A device that has shown a valid code can go on using it. Secrets are too
// long to guess; they are neither slowed nor counted.

#include <array>
#include <chrono>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace tanteador::web::http {

class Guard {
 public:
  using Time = std::chrono::steady_clock::time_point;
  // `network`: see network_of().
  struct Source {
    std::string address, network;
  };
  // Wrong codes in a row without delay: of one address with the same first letters, of a network, of all.
  static constexpr int kFree = 10, kFreeOfNetwork = 60, kFreeOfAll = 600;
  static constexpr std::chrono::seconds kLongest{300}, kLongestOfAll{2};  // between two attempts
  static constexpr std::chrono::seconds kForgotten{900};                  // after the last wrong code
  static constexpr std::size_t kCodeMost = 8;                             // letters; longer ones are secrets

  // The time until this address may try the token; 0: now.
  std::chrono::seconds wait(const Source& source, std::string_view token, Time now) const;
  void record_token(const Source& source, std::string_view token, bool known, Time now);

 private:
  static constexpr std::size_t kTriesMost = 20'000, kAddressesMost = 10'000, kTokensMost = 500;  // remembered
  struct Tries {
    int wrong = 0;
    Time last = {};
    bool slows = false;
  };
  struct Scope {
    std::string key;
    int free;
    std::chrono::seconds longest;
  };
  static std::array<Scope, 3> scopes(const Source& source, std::string_view token);
  void forget(Time now);
  std::map<std::string, Tries> tries_;                                    // by scope
  std::map<std::string, std::set<std::string, std::less<>>> known_ = {};  // right codes by address
};

}  // namespace tanteador::web::http
