#pragma once
// Requests out of the bytes of one connection, one after the other: HTTP/1.1 within its limits.

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
  State read();                 // as far as the bytes go
  int refusal() const;          // the status, of what was refused
  Raw request() const;          // that is whole; good until `next`
  bool wants_to_go_on() const;  // of a request that is whole: the connection is kept
  void next();                  // what came behind it stays
  bool has_bytes() const;

 private:
  struct Parsing;
  std::unique_ptr<Parsing> parsing_;
};

}  // namespace tanteador::web::http
