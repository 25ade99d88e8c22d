#include "src/web/http/http_message.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "src/core/text/encoding.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::web::http {

namespace {

constexpr std::string_view kCapitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

std::string small(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (kCapitals.find(c) != kCapitals.npos) c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

int hex_digit(char c) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto found = kDigits.find(c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c);
  return found == kDigits.npos ? -1 : static_cast<int>(found);
}

enum class Plus { stays, is_blank };

// Null if the text is not percent-encoded UTF-8.
std::optional<std::string> decode(std::string_view text, Plus plus) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+' && plus == Plus::is_blank) {
      out += ' ';
    } else if (text[i] != '%') {
      out += text[i];
    } else {
      const int high = i + 2 < text.size() ? hex_digit(text[i + 1]) : -1;
      const int low = high < 0 ? -1 : hex_digit(text[i + 2]);
      if (low < 0) return std::nullopt;
      out += static_cast<char>(high * 16 + low);
      i += 2;
    }
  }
  if (bad_byte(out)) return std::nullopt;
  return out;
}

std::string_view cut(std::string_view& text, char separator) {
  const std::size_t at = text.find(separator);
  const std::string_view front = text.substr(0, at);
  text.remove_prefix(at == text.npos ? text.size() : at + 1);
  return front;
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

// "a=1&b=%C3%A9"; line feeds are the only control characters allowed in a value.
std::optional<Fields> read_fields(std::string_view text) {
  Fields fields;
  for (std::size_t count = 0; !text.empty(); ++count) {
    if (count == kFieldsMax) return std::nullopt;
    std::string_view value = cut(text, '&');
    const std::string_view name = cut(value, '=');
    auto key = decode(name, Plus::is_blank), word = decode(value, Plus::is_blank);
    if (!key || !word || std::ranges::any_of(*key, is_control)) return std::nullopt;
    if (std::ranges::any_of(*word,
                            [](char c) { return is_control(c) && c != '\t' && c != '\n' && c != '\r'; }))
      return std::nullopt;
    fields.insert_or_assign(std::move(*key), std::move(*word));
  }
  return fields;
}

// Other servers of this host name may have set cookies: unreadable ones are ignored.
Fields read_cookies(std::string_view text) {
  Fields cookies;
  while (!text.empty() && cookies.size() < kFieldsMax) {
    std::string_view value = trim(cut(text, ';'));
    const std::string_view name = cut(value, '=');
    if (!name.empty() && !bad_byte(name) && !bad_byte(value))
      cookies.insert_or_assign(std::string(name), std::string(value));
  }
  return cookies;
}

std::optional<std::string> read_path(std::string_view text) {
  if (!text.starts_with('/') || small(text).find("%2f") != std::string::npos) return std::nullopt;
  auto path = decode(text, Plus::stays);
  if (!path || std::ranges::any_of(*path, [](char c) { return is_control(c) || c == '\\' || c == '#'; }))
    return std::nullopt;
  for (std::string_view rest = std::string_view(*path).substr(1); !rest.empty();) {
    const std::string_view part = cut(rest, '/');
    if (part == "." || part == "..") return std::nullopt;
  }
  return path;
}

std::string plain(std::string_view text) {
  return bad_byte(text) || std::ranges::any_of(text, is_control) ? std::string() : std::string(text);
}

// True if Origin ("http://laptop:8080") is this server.
bool is_own_page(std::string_view origin, std::string_view host) {
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (origin.starts_with(scheme)) return small(origin.substr(scheme.size())) == small(host);
  }
  return false;
}

// True if a page of another site sent it. Without Origin, Sec-Fetch-Site decides.
bool is_foreign(const Raw& raw, bool reads) {
  if (!reads && raw.fetch_site == "cross-site") return true;
  if (raw.origin.empty() || is_own_page(raw.origin, raw.host)) return false;
  return raw.origin != "null" || raw.fetch_site != "same-origin";
}

struct Status {
  int number;
  std::string_view words;
};
constexpr std::array kStatuses{Status{200, "OK"},
                               Status{204, "No Content"},
                               Status{302, "Found"},
                               Status{303, "See Other"},
                               Status{304, "Not Modified"},
                               Status{400, "Bad Request"},
                               Status{403, "Forbidden"},
                               Status{404, "Not Found"},
                               Status{405, "Method Not Allowed"},
                               Status{408, "Request Timeout"},
                               Status{409, "Conflict"},
                               Status{410, "Gone"},
                               Status{411, "Length Required"},
                               Status{413, "Content Too Large"},
                               Status{415, "Unsupported Media Type"},
                               Status{421, "Misdirected Request"},
                               Status{422, "Unprocessable Content"},
                               Status{426, "Upgrade Required"},
                               Status{429, "Too Many Requests"},
                               Status{431, "Request Header Fields Too Large"},
                               Status{500, "Internal Server Error"},
                               Status{503, "Service Unavailable"}};

std::string_view words_of(int status) {
  const auto found = std::ranges::find(kStatuses, status, &Status::number);
  return found == kStatuses.end() ? std::string_view("Other") : found->words;
}

// A header value must not contain a line end.
bool can_be_said(const Reply& reply) {
  for (const std::string* value : {&reply.type, &reply.cookie, &reply.location, &reply.tag}) {
    if (std::ranges::any_of(*value, is_control)) return false;
  }
  const bool ours = reply.location.starts_with('/') && !reply.location.starts_with("//");
  return reply.status >= 200 && reply.status < 600 && (reply.location.empty() || ours);
}

}  // namespace

bool is_ours(std::string_view host, const Ours& ours) {
  if (host.starts_with('[')) {
    const std::size_t end = host.find(']');
    if (end == host.npos) return false;
    const std::string_view behind = host.substr(end + 1);
    if (!behind.empty() && !behind.starts_with(':')) return false;
    const std::string address = small(host.substr(1, end - 1));
    return address == "::1" || address == ours.address;
  }
  std::string name = small(host.substr(0, host.find(':')));
  if (name.ends_with('.')) name.pop_back();
  return !name.empty() && (name == "localhost" || name == "127.0.0.1" || name == ours.address ||
                           std::ranges::find(ours.names, name) != ours.names.end());
}

tl::expected<Request, int> read_request(const Raw& raw, const Ours& ours, std::string_view phone) {
  const bool reads = raw.method == "GET" || raw.method == "HEAD";
  if (!reads && raw.method != "POST") return tl::unexpected(405);
  if (!is_ours(raw.host, ours)) return tl::unexpected(421);
  if (is_foreign(raw, reads)) return tl::unexpected(403);
  std::string_view query = raw.target;
  auto path = read_path(cut(query, '?'));
  auto query_fields = read_fields(query);
  if (!path || !query_fields) return tl::unexpected(400);
  Request request{.post = !reads,
                  .head = raw.method == "HEAD",
                  .path = std::move(*path),
                  .query = std::move(*query_fields),
                  .form = {},
                  .cookies = read_cookies(raw.cookies),
                  .languages = plain(raw.languages),
                  .address = std::string(phone),
                  .tag = plain(raw.tag)};
  if (reads || raw.body.empty()) return request;
  std::string_view type = raw.type;
  if (small(trim(cut(type, ';'))) != "application/x-www-form-urlencoded") return tl::unexpected(415);
  auto form = read_fields(raw.body);
  if (!form) return tl::unexpected(400);
  request.form = std::move(*form);
  return request;
}

std::optional<Reply> probe_reply(std::string_view method, std::string_view target) {
  struct Probe {
    std::string_view path, type, body;
  };
  static constexpr Probe kProbes[] = {
      {"/hotspot-detect.html", "text/html",
       "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>"},
      {"/generate_204", "", ""},
      {"/gen_204", "", ""},
      {"/connecttest.txt", "text/plain", "Microsoft Connect Test"},
      {"/ncsi.txt", "text/plain", "Microsoft NCSI"},
      {"/success.txt", "text/plain", "success\n"}};
  if (method != "GET" && method != "HEAD") return std::nullopt;
  const auto found = std::ranges::find(kProbes, target.substr(0, target.find('?')), &Probe::path);
  if (found == std::end(kProbes)) return std::nullopt;
  return Reply{.status = found->type.empty() ? 204 : 200,
               .type = std::string(found->type),
               .body = std::string(found->body)};
}

Request reader_of(const Raw& raw) {
  return {.path = "/", .cookies = read_cookies(raw.cookies), .languages = plain(raw.languages)};
}

Phrase reason_of(int status, int wait) {
  switch (status) {
    case 403: return {N_("This came from another website. Nothing was entered.")};
    case 413: return {N_("Too much data. Nothing was entered.")};
    case 421: return {N_("This address is not in use here. Scan the QR code again, or ask at the desk.")};
    case 426: return {N_("This server needs https:// in front of its address.")};
    case 429: return {N_("Too many attempts. Try again in {0} s."), {wait}};
    case 503: return {N_("Too many connections. Try again in a moment.")};
    default: return {N_("The request was not understood.")};
  }
}

Reply refusal(int status, int wait) {
  return {.status = status,
          .type = "text/plain; charset=utf-8",
          .body = render(reason_of(status, wait), {}) + '\n',
          .wait = wait};
}

bool has_already(std::string_view tags, std::string_view tag) {
  if (tag.empty()) return false;
  const auto strong = [](std::string_view one) { return one.starts_with("W/") ? one.substr(2) : one; };
  while (!tags.empty()) {
    const std::string_view one = trim(cut(tags, ','));
    if (one == "*" || strong(one) == strong(tag)) return true;
  }
  return false;
}

std::string http_date(std::int64_t unix_seconds) {
  using namespace std::chrono;
  constexpr std::string_view kDays = "SunMonTueWedThuFriSat",
                             kMonths = "JanFebMarAprMayJunJulAugSepOctNovDec";
  const sys_seconds time{seconds(unix_seconds)};
  const auto day = floor<days>(time);
  const year_month_day date(day);
  const hh_mm_ss clock(time - day);
  const auto two = [](auto number) {
    const std::string text = std::to_string(number);
    return text.size() < 2 ? "0" + text : text;
  };
  return std::string(kDays.substr(3 * weekday(day).c_encoding(), 3)) + ", " +
         two(static_cast<unsigned>(date.day())) + " " +
         std::string(kMonths.substr(3 * (static_cast<unsigned>(date.month()) - 1), 3)) + " " +
         std::to_string(static_cast<int>(date.year())) + " " + two(clock.hours().count()) + ":" +
         two(clock.minutes().count()) + ":" + two(clock.seconds().count()) + " GMT";
}

std::string head_of(const Reply& reply, const Form& form) {
  if (!can_be_said(reply)) {
    return "HTTP/1.1 500 Internal Server Error\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
  }
  std::string head = "HTTP/1.1 " + std::to_string(reply.status) + " " + std::string(words_of(reply.status));
  const auto add = [&](std::string_view name, std::string_view value) {
    if (!value.empty()) head.append("\r\n").append(name).append(": ").append(value);
  };
  const bool stream = !reply.channels.empty();
  const bool has_body = reply.status != 204 && reply.status != 304;
  add("Date", form.date);
  if (has_body) add("Content-Type", stream ? "text/event-stream" : std::string_view(reply.type));
  if (has_body && !stream) add("Content-Length", std::to_string(reply.body.size()));
  add("Cache-Control", stream || reply.tag.empty() ? "no-store"
                       : form.immutable            ? "max-age=31536000, immutable"
                                                   : "private, no-cache");
  add("ETag", reply.tag);
  add("Set-Cookie", reply.cookie);
  add("Location", reply.location);
  if (reply.status == 405) add("Allow", "GET, HEAD, POST");
  if (reply.wait > 0) add("Retry-After", std::to_string(reply.wait));
  add("Content-Security-Policy",
      "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'");
  add("X-Content-Type-Options", "nosniff");
  add("Referrer-Policy", "same-origin");  // "no-referrer" would make a plain form's origin "null"
  if (stream || !form.keeps_open) add("Connection", "close");
  return head + "\r\n\r\n";
}

std::string stream_text(const News& news) {
  std::string text;
  const auto line = [&](std::string_view name, std::string_view value) {
    if (value.empty()) return;
    text.append(name).append(": ");
    for (const char c : value) text += c == '\n' || c == '\r' || c == '\0' ? ' ' : c;
    text += '\n';
  };
  line("event", news.event);
  line("data", news.data.empty() ? std::string_view(" ") : news.data);
  return text + "\n";
}

}  // namespace tanteador::web::http
