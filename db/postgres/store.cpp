#include "db/postgres/store.hpp"

#include <algorithm>

#include "db/findings.hpp"
#include "db/postgres/engine.hpp"
#include "db/postgres/migrate.hpp"
#include "db/sql_store.hpp"

namespace tanteador::db::postgres {

namespace {

using Code = StoreError::Code;

// Throws if nothing was stored yet.
int version_there(Connection& connection) {
  const int version = inspect(connection, newest(migrations()));
  if (version > 0) return version;
  throw db::store_error(
      Code::cannot_open,
      N_("{0} has not been set up yet. Someone with permission to create tables must open it first."),
      connection.address().name);
}

std::unique_ptr<Connection> open_connection(Address address, OpenMode mode) {
  auto connection = std::make_unique<Connection>(std::move(address), mode);
  const bool to_write = mode == OpenMode::write;
  if (to_write && connection->is_read_only()) throw Fault("25006", "");
  const int version = to_write ? inspect(*connection, newest(migrations())) : version_there(*connection);
  if (version == newest(migrations())) return connection;
  if (to_write) {
    migrate(*connection, migrations());
  } else {
    Connection writer(connection->address(), OpenMode::write);
    migrate(writer, migrations());
  }
  return connection;
}

// SQLSTATE of a replica that refuses a write.
constexpr std::string_view kOnReplica = "0A000";

// Skipped if the role, or a replica, may not make a schema to compare with.
void check_schema(Connection& connection, int version, Findings& findings) {
  try {
    const auto [found, expected] = found_and_expected_objects(connection, migrations().first(version));
    check_objects(found, expected, findings);
  } catch (const Fault& fault) {
    const bool cannot = fault.state() == "42501" || fault.state() == "25006" || fault.state() == kOnReplica;
    if (!cannot) throw;
  }
}

void check_references(Queries& queries, Findings& findings) {
  Query query = queries("check_orphans");
  for (std::string stream; query.step();) {
    query.row(stream);
    add(findings, N_("A row in table {0} has no matching row in {1}."),
        {Arg(std::string_view("event")), Arg(std::string_view("stream"))});
  }
}

void check_positions(Queries& queries, Findings& findings) {
  Query query = queries("check_positions");
  std::int64_t position = 0, events = 0, last = 0;
  while (query.step()) {
    query.row(position, events, last);
    if (position == events && position == last) continue;
    add(findings, N_("There are {0} entries, but their positions run up to {1}."),
        {Arg(static_cast<int>(events)), Arg(static_cast<int>(std::max(position, last)))});
  }
}

bool is_there(std::string_view address) {
  const Address where = read_address(address);
  return run_guarded(where, [&] {
    Connection connection(where, OpenMode::read);
    return inspect(connection, newest(migrations())) > 0;
  });
}

FoundDatabase look(std::string_view address) {
  const Address where = read_address(address);
  return run_guarded(where, [&] {
    Connection connection(where, OpenMode::read);
    const int version = inspect(connection, newest(migrations()));
    Query query(connection, "role_allows");
    query.step();
    int encrypted = 0, may_make = 0, owns = 0, may_read = 0, may_add = 0;
    query.row(encrypted, may_make, owns, may_read, may_add);
    FoundDatabase found{.read_only = connection.is_read_only(), .encrypted = encrypted > 0};
    if (version == newest(migrations())) {
      if (may_read == 0) throw Fault("42501", "");
      found.state = FoundDatabase::State::ready;
      found.may_write = may_add > 0;
    } else {
      found.state = version > 0 ? FoundDatabase::State::older : FoundDatabase::State::nothing;
      found.may_write = (version > 0 ? owns : may_make) > 0;
    }
    return found;
  });
}

std::vector<std::string> check(std::string_view address) {
  const Address where = read_address(address);
  return run_guarded(where, [&] {
    Connection connection(where, OpenMode::read);
    Findings findings;
    check_schema(connection, version_there(connection), findings);
    Queries queries(connection);
    connection.begin(kBeginSnapshot);
    for (const auto part : {check_references, check_streams<Queries>, check_heads<Queries>,
                            check_links<Queries>, check_positions}) {
      part(queries, findings);
    }
    connection.commit();
    return findings;
  });
}

[[noreturn]] void refuse_restore(std::string_view address) {
  throw db::store_error(Code::cannot_open, N_("{0} is on a server: go back to a dump there with {1}."),
                        read_address(address).name, "pg_restore");
}

}  // namespace

std::unique_ptr<session::Store> open_store(std::string_view address, OpenMode mode) {
  const Address where = read_address(address);
  return run_guarded(where, [&] { return std::make_unique<SqlStore<Engine>>(open_connection(where, mode)); });
}

void refuse_backup(std::string_view address) {
  throw db::store_error(
      Code::cannot_open,
      N_("{0} is on a server and cannot be copied to a file from here. Use {1} on the server."),
      read_address(address).name, "pg_dump --schema=tanteador");
}

const ServerEngine& server_engine() {
  static constexpr ServerEngine kEngine{open_store, is_there, look, check, refuse_backup, refuse_restore};
  return kEngine;
}

}  // namespace tanteador::db::postgres
