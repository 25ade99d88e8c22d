#pragma once
// Parses the requests of one connection: HTTP/1.1, within the limits.

#include <memory>
#include <string_view>

#include "src/web/http/http_message.hpp"
#include "src/web/http/server.hpp"

namespace tanteador::web::http {

class Inbox {
 public:
  enum class State { needs_more, whole, refused };

  explicit Inbox(const Limits& limits);
  ~Inbox();

  void add(std::string_view bytes);
  State read();                 // parses the bytes so far
  int refusal() const;          // HTTP status, after State::refused
  Raw request() const;          // after State::whole; valid until next()
  bool wants_to_go_on() const;  // after State::whole: keep-alive
  void next();                  // drops the request; later bytes stay
  bool has_bytes() const;

 private:
  struct Parsing;
  std::unique_ptr<Parsing> parsing_;
};

}  // namespace tanteador::web::http
