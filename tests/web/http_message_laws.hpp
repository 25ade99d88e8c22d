#pragma once
// Invariants of any bytes a phone can send: for the fuzzer, and for random bytes in the tests.

#include <optional>
#include <string>
#include <string_view>

#include "src/core/text/encoding.hpp"
#include "src/web/http/http_message.hpp"

namespace tanteador::test {

inline bool is_text(std::string_view text, bool lines = false) {
  for (const char c : text) {
    const bool control = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
    if (control && !(lines && (c == '\t' || c == '\n' || c == '\r'))) return false;
  }
  return !bad_byte(text);
}

// The broken law, empty if all hold. The lines of the bytes fill the fields of a request, and the rest is its
// body.
inline std::optional<std::string> broken_law_of_request(std::string_view bytes) {
  using namespace web;
  using namespace web::http;
  const auto line = [&] {
    const std::size_t end = bytes.find('\n');
    const std::string_view front = bytes.substr(0, end);
    bytes.remove_prefix(end == bytes.npos ? bytes.size() : end + 1);
    return front;
  };
  Raw raw;
  for (std::string_view* field : {&raw.method, &raw.target, &raw.host, &raw.origin, &raw.type, &raw.cookies,
                                  &raw.languages, &raw.tag, &raw.fetch_site})
    *field = line();
  raw.body = bytes;
  static const std::string kNames[] = {"laptop", "laptop.local"};
  const auto request = read_request(raw, {kNames, "192.168.1.20"}, "192.168.1.30");
  (void)probe_reply(raw.method, raw.target);
  if (!request) {
    const Reply reply = refusal(request.error());
    return reply.status >= 400 && !reply.body.empty() ? std::nullopt
                                                      : std::optional("a refusal says nothing");
  }
  const std::string& path = request->path;
  if (!path.starts_with('/') || !is_text(path)) return "a path that is none";
  if ((path + "/").find("/../") != path.npos || path.find('\\') != path.npos) return "a path that leads out";
  for (const Fields* fields : {&request->query, &request->form}) {
    for (const auto& [name, value] : *fields)
      if (!is_text(name) || !is_text(value, true)) return "a field that is no text";
  }
  for (const auto& [name, value] : request->cookies)
    if (bad_byte(name) || bad_byte(value)) return "a cookie that is no text";
  for (const std::string* value : {&request->languages, &request->tag})
    if (!is_text(*value)) return "a header that is no text";
  if (!request->post && !request->form.empty()) return "a form of what only reads";
  // None of it ends a header field when an answer repeats it.
  const Reply reply{
      .status = 303, .type = request->languages, .cookie = path, .location = path, .tag = request->tag};
  const std::string head = head_of(reply, {.date = request->languages});
  if (head.find("\r\n\r\n") != head.size() - 4) return "a header that ends early";
  const std::string stream = stream_text({"c", path, request->languages});
  if (stream.find("\n\n") != stream.size() - 2) return "an event that ends early";
  return std::nullopt;
}

}  // namespace tanteador::test
