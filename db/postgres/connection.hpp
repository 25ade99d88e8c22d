#pragma once
// A connection to PostgreSQL by libpq. It reconnects by itself after the server was away.

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

struct ResultDeleter {
  void operator()(PGresult* result) const { libpq().clear(result); }
};
using Result = std::unique_ptr<PGresult, ResultDeleter>;
struct LinkDeleter {
  void operator()(PGconn* connection) const { libpq().finish(connection); }
};
using Link = std::unique_ptr<PGconn, LinkDeleter>;

class Connection {
 public:
  Connection(Address address, OpenMode mode);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  const Address& address() const { return address_; }
  bool is_read_only() const { return read_only_; }  // by its administrator, or for the role
  void set_busy_timeout();
  std::chrono::milliseconds patience() const { return patience_; }  // limit of its waiting

  // Runs a statement of db/queries or db/postgres/queries, prepared once for a connection. If the connection
  // is lost outside a transaction, it reconnects and runs the statement again. So use it only for reads.
  Result ask(std::string_view name, const Parameters& parameters);
  Result simple(const std::string& sql);  // one or several statements, without parameters

  // Statements sent between gather() and pass() go out at once, and all of them are done or none. pass()
  // waits for the results and throws the first fault.
  void gather();
  void send(std::string_view name, const Parameters& parameters);
  void pass();
  bool gathers() const { return gathers_; }

  bool is_in_transaction() const { return transaction_; }
  void begin(const char* sql);
  void commit();
  void roll_back() noexcept;  // also gathered statements

  // Reconnects if the connection is lost; throws the obstacle. After a slow failure it does not try again for
  // a while.
  void mend();
  // Like mend(), but retries until patience() is over.
  void await_server();

  // Ends the sessions that hold a lock and do nothing. False: there was none, or the server does not let us.
  bool end_stalled() noexcept;

  // Has somebody else said that something was written, since this was asked last? A hint, no more.
  bool has_notifications();

 private:
  void connect();
  void introduce();
  void prepare(std::string_view name);
  Result check_result(PGresult* result);
  [[noreturn]] void throw_lost();

  Address address_;
  OpenMode mode_;
  std::chrono::milliseconds patience_;
  std::chrono::steady_clock::time_point not_before_{};
  Link link_;
  std::set<std::string, std::less<>> prepared_;
  std::vector<std::string> sent_;  // since gather(): the name of a statement to prepare, or "" for a query
  bool read_only_ = false, gathers_ = false, transaction_ = false;
};

}  // namespace tanteador::db::postgres
