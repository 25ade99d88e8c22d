#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

#include <algorithm>
#include <array>

#include "src/web/http/server.hpp"

namespace tanteador::web::http {

namespace {

std::string socket_address_text(const sockaddr* address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  const void* bytes = nullptr;
  if (address->sa_family == AF_INET) {
    bytes = &reinterpret_cast<const sockaddr_in*>(address)->sin_addr;
  } else if (address->sa_family == AF_INET6) {
    const auto& six = reinterpret_cast<const sockaddr_in6*>(address)->sin6_addr;
    if (IN6_IS_ADDR_LINKLOCAL(&six)) return {};  // browsers do not accept these
    bytes = &six;
  }
  if (!bytes || !inet_ntop(address->sa_family, bytes, text.data(), text.size())) return {};
  return text.data();
}

}  // namespace

std::vector<std::string> own_addresses() {
  std::vector<std::string> all, loopback;
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return all;
  for (const ifaddrs* one = list; one; one = one->ifa_next) {
    if (!one->ifa_addr || !(one->ifa_flags & IFF_UP)) continue;
    std::string address = socket_address_text(one->ifa_addr);
    if (!address.empty()) (one->ifa_flags & IFF_LOOPBACK ? loopback : all).push_back(std::move(address));
  }
  freeifaddrs(list);
  // IPv4 first: people read these addresses aloud.
  std::ranges::stable_sort(all, {}, [](const std::string& one) { return one.find(':') != one.npos; });
  all.insert(all.end(), loopback.begin(), loopback.end());
  return all;
}

std::vector<std::string> own_names() {
  std::array<char, 256> text{};
  if (gethostname(text.data(), text.size() - 1) != 0 || text[0] == '\0') return {};
  std::string name = text.data();
  for (char& c : name) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  const std::string bare = name.substr(0, name.find('.'));
  std::vector<std::string> names{bare, bare + ".local"};
  if (name != bare && name != names[1]) names.push_back(name);
  return names;
}

}  // namespace tanteador::web::http
