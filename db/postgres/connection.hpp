#pragma once
// A connection to PostgreSQL, straight on libpq: it is made again by itself when the server was away.

#include <chrono>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "db/postgres/address.hpp"
#include "db/postgres/libpq.hpp"
#include "db/postgres/parameters.hpp"
#include "db/store.hpp"

namespace tanteador::db::postgres {

struct Cleared {
  void operator()(PGresult* result) const { libpq().clear(result); }
};
using Result = std::unique_ptr<PGresult, Cleared>;
struct Finished {
  void operator()(PGconn* connection) const { libpq().finish(connection); }
};
using Link = std::unique_ptr<PGconn, Finished>;

class Connection {
 public:
  Connection(Address address, OpenMode mode);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  const Address& address() const { return address_; }
  bool is_read_only() const { return read_only_; }  // as its administrator or the role has it
  void set_busy_timeout();
  std::chrono::milliseconds patience() const { return patience_; }  // how long it waits for others

  // Statements of db/queries and db/postgres/queries, prepared once for a connection. Where the connection
  // was lost and no transaction is open, it is made again and asked again: only what reads may be asked so.
  Result ask(std::string_view name, const Parameters& parameters);
  Result simple(const std::string& sql);  // one or several, without parameters

  // Between both all that is asked goes out at once, and all of it is done or nothing. `pass` waits for that
  // and throws what was refused first.
  void gather();
  void send(std::string_view name, const Parameters& parameters);
  void pass();
  bool gathers() const { return gathers_; }

  bool in_transaction() const { return transaction_; }
  void begin(const char* sql);
  void commit();
  void roll_back() noexcept;  // also what was gathered

  // Connects again where the connection is gone; throws what stands in the way. A server that let it wait is
  // left alone for a while.
  void mend();
  // The same, for as long as somebody who asked for something waits.
  void await_server();

  // Has somebody else said that something was written, since this was asked last? A hint, no more.
  bool has_notifications();

 private:
  void connect();
  void introduce();
  void prepare(std::string_view name);
  Result checked(PGresult* result);
  [[noreturn]] void throw_lost();

  Address address_;
  OpenMode mode_;
  std::chrono::milliseconds patience_;
  std::chrono::steady_clock::time_point not_before_{};
  Link link_;
  std::set<std::string, std::less<>> prepared_;
  std::vector<std::string> sent_;  // since `gather`: the name that is prepared there, or "" for one asked
  bool read_only_ = false, gathers_ = false, transaction_ = false;
};

}  // namespace tanteador::db::postgres
