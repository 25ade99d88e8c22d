#pragma once
// Turns bytes of the network into the values of exchange.hpp and back. Pure functions; all input is checked.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "src/web/exchange.hpp"

namespace tanteador::web::http {

inline constexpr std::size_t kFieldsMax = 500;  // of a query or a form

// A request whose header values are as they were sent.
struct Raw {
  std::string_view method, target, host, origin;
  std::string_view fetch_site;  // Sec-Fetch-Site; browsers send it where the connection is secure
  std::string_view type, cookies, languages, tag, since;
  std::string_view body;
};

// Hosts of this server: names in small letters, and the address that the phone has reached.
struct Ours {
  std::span<const std::string> names;
  std::string_view address;
};
// Is it this machine that is meant? Else a page from elsewhere may have had its name point here.
bool is_ours(std::string_view host, const Ours& ours);

// The status to refuse it with: 400 (cannot be read), 403 (sent by a page from elsewhere), 405, 415 or 421
// (another host is meant).
tl::expected<Request, int> read_request(const Raw& raw, const Ours& ours, std::string_view phone);

// The answer to a phone's test for internet, for any host. A phone leaves a network that does not answer it.
std::optional<Reply> probe_reply(std::string_view method, std::string_view target);

// The cookies and languages of a request that is refused.
Request reader_of(const Raw& raw);
Phrase reason_of(int status, int wait = 0);
// The reason as plain text.
Reply refusal(int status, int wait = 0);

// True if If-None-Match names the tag: the browser has this content already.
bool has_already(std::string_view asked, std::string_view tag);

struct Form {
  bool keeps_open = true;
  bool lasting = false;        // the address changes when what stands there does
  std::string_view date = {};  // of now, as http_date() writes it
};
// Status line and header fields, to the empty line. A reply that cannot be said so becomes a plain 500.
std::string head_of(const Reply& reply, const Form& form);
std::string http_date(std::int64_t unix_seconds);

// "event: …\nid: …\ndata: …\n\n"
std::string stream_text(const News& news);

}  // namespace tanteador::web::http
