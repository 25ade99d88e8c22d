#pragma once
// Store interfaces for phones: codes, answered requests, and values outside the log.

#include <utility>

#include "src/session/rows.hpp"

namespace tanteador::session {

class CodeStore {
 public:
  virtual ~CodeStore() = default;

  virtual bool add_token(const TokenRow& token) = 0;                  // false: another token has the code
  virtual std::optional<TokenRow> token(const Hash& hash) const = 0;  // by the hash of its secret or its code
  virtual std::vector<TokenRow> tokens() const = 0;                   // latest first
  virtual bool remove_token(const Hash& secret) = 0;
};

class RequestStore {
 public:
  virtual ~RequestStore() = default;

  virtual std::optional<RequestId> request_id(std::string_view id) const = 0;
  virtual std::vector<RequestId> request_ids() const = 0;  // by time
  // Throws a conflict if that id is stored already.
  virtual void put_request_id(const RequestId& request) = 0;
  virtual void forget_request_ids(std::string_view before) = 0;  // RFC 3339 in UTC
};

class KeyValueStore {
 public:
  virtual ~KeyValueStore() = default;

  virtual std::vector<KeyValue> key_values(std::string_view beginning) const = 0;  // by key
  void put_key_values(std::vector<KeyValue> values) { put_side_writes({{}, std::move(values)}); }
  // Stores all values, durable on return. Throws a conflict if that request is stored already.
  virtual void put_side_writes(const SideWrites& side) = 0;
};

}  // namespace tanteador::session
