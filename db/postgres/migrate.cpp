#include "db/postgres/migrate.hpp"

#include <unistd.h>

#include <cstdlib>

#include "db/postgres/engine.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::db::postgres {

namespace {

int number_in(const Result& result, int column = 0) {
  return libpq().ntuples(result.get()) > 0 ? std::atoi(libpq().getvalue(result.get(), 0, column)) : 0;
}

// Runs the migrations after `version` in the schema of the search path.
void climb(Connection& connection, std::span<const Migration> ladder, int version) {
  for (const Migration& migration : ladder) {
    if (migration.version <= version) continue;
    connection.simple(migration.sql.data());
    connection.simple("UPDATE layout SET version = " + std::to_string(migration.version));
  }
}

Objects objects_of(Connection& connection, const std::string& schema) {
  Objects objects;
  Query query(connection, "check_schema");
  std::string type, name, definition;
  for (query.with(schema); query.step();) {
    query.row(type, name, definition);
    objects[{type, name}] += definition;  // constraints and triggers of several tables can share a name
  }
  return objects;
}

}  // namespace

int inspect(Connection& connection, int newest) {
  const Result objects = connection.simple(
      "SELECT count(*) FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace "
      "WHERE n.nspname = 'tanteador'");
  if (number_in(objects) == 0) return 0;
  const std::string& name = connection.address().name;
  int version = 0;
  try {
    version = number_in(connection.simple("SELECT version FROM tanteador.layout WHERE application = 'TANT'"));
  } catch (const Fault& fault) {
    if (!fault.state().starts_with("42") || fault.state() == "42501") throw;
  }
  if (version < 1)
    throw db::store_error(StoreError::Code::not_ours,
                          N_("{0} has a schema \"tanteador\" that this program did not create. Nothing "
                             "was changed; choose another database."),
                          name);
  if (version > newest)
    throw db::store_error(StoreError::Code::newer, sentence(StoreError::Code::newer), name);
  return version;
}

void migrate(Connection& connection, std::span<const Migration> ladder) {
  try {
    // Any role can hold an advisory lock for ever, so it serves only the first start.
    connection.begin(inspect(connection, newest(ladder)) > 0
                         ? "BEGIN; LOCK TABLE tanteador.layout IN EXCLUSIVE MODE"
                         : "BEGIN; SELECT pg_advisory_xact_lock(hashtext('tanteador'))");
    const int version = inspect(connection, newest(ladder));  // again: another program may have been faster
    if (version == 0) connection.simple("CREATE SCHEMA IF NOT EXISTS tanteador");
    climb(connection, ladder, version);
    connection.commit();
  } catch (...) {
    connection.roll_back();
    throw;
  }
}

std::pair<Objects, Objects> found_and_expected_objects(Connection& connection,
                                                       std::span<const Migration> ladder) {
  const std::string schema = "tanteador_check_" + std::to_string(::getpid());
  std::pair<Objects, Objects> both;
  try {
    connection.begin("BEGIN READ WRITE");
    connection.simple("CREATE SCHEMA " + schema + "; SET LOCAL search_path TO " + schema + ", pg_temp");
    climb(connection, ladder, 0);
    connection.simple("SET LOCAL search_path TO pg_catalog");  // so that every name includes its schema
    both = {objects_of(connection, "tanteador"), objects_of(connection, schema)};
  } catch (...) {
    connection.roll_back();
    throw;
  }
  connection.roll_back();
  return both;
}

}  // namespace tanteador::db::postgres
