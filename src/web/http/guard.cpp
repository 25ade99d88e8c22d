#include "src/web/http/guard.hpp"

#include <algorithm>

namespace tanteador::web::http {

std::chrono::seconds Guard::wait(const std::string& address, std::string_view token, Time now) const {
  const auto found = tries_.find(address);
  if (found == tries_.end()) return {};
  const Tries& tries = found->second;
  if (tries.wrong < kFree || tries.known.contains(token) || now - tries.last > kForgotten) return {};
  constexpr int kDoublings = 9;  // beyond kLongest
  const auto pause =
      std::min(kLongest, std::chrono::seconds(1 << std::min(tries.wrong - kFree + 1, kDoublings)));
  const auto left = std::chrono::ceil<std::chrono::seconds>(tries.last + pause - now);
  return std::max(left, std::chrono::seconds(0));
}

void Guard::saw(const std::string& address, std::string_view token, bool known, Time now) {
  if (tries_.size() >= kAddresses && !tries_.contains(address)) forget(now);
  Tries& tries = tries_[address];
  if (known) {
    if (tries.known.size() < kTokens) tries.known.emplace(token);
    return;
  }
  tries.known.erase(std::string(token));  // it was revoked
  if (now - tries.last > kForgotten) tries.wrong = 0;
  ++tries.wrong;
  tries.last = now;
}

// Those who have guessed nothing for a while, looked for once a minute, or else the first one.
void Guard::forget(Time now) {
  if (now - swept_ > std::chrono::minutes(1)) {
    swept_ = now;
    std::erase_if(tries_, [&](const auto& one) { return now - one.second.last > kForgotten; });
  }
  if (tries_.size() >= kAddresses) tries_.erase(tries_.begin());
}

}  // namespace tanteador::web::http
