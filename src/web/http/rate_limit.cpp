#include "src/web/http/rate_limit.hpp"

#include <algorithm>

namespace tanteador::web::http {

using std::chrono::seconds;

std::array<Guard::Scope, 3> Guard::scopes(const Source& source, std::string_view token) {
  constexpr std::size_t kBeginning = 2;  // letters
  return {{{source.address + " " + std::string(token.substr(0, kBeginning)), kFree, kLongest},
           {"network " + source.network, kFreeOfNetwork, kLongest},
           {"all", kFreeOfAll, kLongestOfAll}}};
}

seconds Guard::wait(const Source& source, std::string_view token, Time now) const {
  if (token.size() > kCodeMost) return {};
  const auto known = known_.find(source.address);
  if (known != known_.end() && known->second.contains(token)) return {};
  seconds longest{};
  for (const Scope& scope : scopes(source, token)) {
    const auto found = tries_.find(scope.key);
    if (found == tries_.end()) continue;
    const Tries& tries = found->second;
    if (tries.wrong < scope.free || now - tries.last > kForgotten) continue;
    constexpr int kDoublings = 9;  // beyond kLongest
    const auto pause =
        std::min(scope.longest, seconds(1 << std::min(tries.wrong - scope.free + 1, kDoublings)));
    longest = std::max(longest, std::chrono::ceil<seconds>(tries.last + pause - now));
  }
  return longest;
}

void Guard::record_token(const Source& source, std::string_view token, bool known, Time now) {
  if (token.size() > kCodeMost) return;
  if (known) {
    if (known_.size() >= kAddressesMost && !known_.contains(source.address)) known_.erase(known_.begin());
    auto& own = known_[source.address];
    if (own.size() < kTokensMost) own.emplace(token);
    return;
  }
  if (const auto own = known_.find(source.address); own != known_.end())
    own->second.erase(std::string(token));  // revoked
  if (tries_.size() >= kTriesMost) forget(now);
  for (const Scope& scope : scopes(source, token)) {
    Tries& tries = tries_[scope.key];
    if (now - tries.last > kForgotten) tries.wrong = 0;
    tries.slows = ++tries.wrong >= scope.free;
    tries.last = now;
  }
}

// Drops expired counts; if that is not enough, counts that slow nobody yet; else the first ones.
void Guard::forget(Time now) {
  std::erase_if(tries_, [&](const auto& one) { return now - one.second.last > kForgotten; });
  if (tries_.size() >= kTriesMost)
    std::erase_if(tries_, [&](const auto& one) { return !one.second.slows && one.first != "all"; });
  while (tries_.size() >= kTriesMost) tries_.erase(tries_.begin());
}

}  // namespace tanteador::web::http
