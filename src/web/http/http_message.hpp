#pragma once
// Turns bytes of the network into the values of exchange.hpp and back. Pure functions; all input is checked.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "src/web/exchange.hpp"

namespace tanteador::web::http {

inline constexpr std::size_t kFieldsMax = 500;  // fields in a query or a form

// A request with the header values as sent.
struct Raw {
  std::string_view method, target, host, origin;
  std::string_view fetch_site;  // Sec-Fetch-Site; browsers send it where the connection is secure
  std::string_view type, cookies, languages, tag;
  std::string_view body;
};

// Hosts of this server: names in small letters, and the address that the phone has reached.
struct Ours {
  std::span<const std::string> names;
  std::string_view address;
};
// True if the Host header names this server. Prevents DNS rebinding by pages of other sites.
bool is_ours(std::string_view host, const Ours& ours);

// Checks and decodes a request. The error is an HTTP status: 400 (malformed), 403 (page of another site),
// 405, 415 or 421 (another host).
tl::expected<Request, int> read_request(const Raw& raw, const Ours& ours, std::string_view phone);

// The answer to a phone's test for internet, for any host. A phone leaves a network that does not answer it.
std::optional<Reply> probe_reply(std::string_view method, std::string_view target);

// A request with cookies and languages alone, for the page of a refusal.
Request reader_of(const Raw& raw);
Phrase reason_of(int status, int wait = 0);
Reply refusal(int status, int wait = 0);

// True if If-None-Match names the tag: the browser has this content already.
bool has_already(std::string_view tags, std::string_view tag);

struct Form {
  bool keeps_open = true;
  bool immutable = false;      // never changes under this address, so it may be cached
  std::string_view date = {};  // now, by http_date()
};
// Status line and header fields, with the empty line. A reply with invalid fields becomes a plain 500.
std::string head_of(const Reply& reply, const Form& form);
std::string http_date(std::int64_t unix_seconds);

// "event: …\ndata: …\n\n"
std::string stream_text(const News& news);

}  // namespace tanteador::web::http
