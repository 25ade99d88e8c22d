#include <sqlite3.h>

#include <map>
#include <utility>

#include "db/findings.hpp"
#include "db/sqlite/connection.hpp"
#include "db/sqlite/errors.hpp"
#include "db/sqlite/identity.hpp"
#include "db/sqlite/migrations.hpp"
#include "db/sqlite/query.hpp"
#include "db/sqlite/store.hpp"

namespace tanteador::db::sqlite {

namespace fs = std::filesystem;

namespace {

using ObjectName = std::pair<std::string, std::string>;  // type, name

void check_pages(Queries& queries, Findings& findings) {
  Query query = queries("check_integrity");
  for (std::string line; query.step();) {
    query.row(line);
    if (line != "ok") add(findings, N_("The file is damaged: {0}"), {Arg(std::string_view(line))});
  }
}

std::map<ObjectName, std::string> schema(Queries& queries) {
  std::map<ObjectName, std::string> objects;  // with their SQL
  Query query = queries("check_schema");
  for (std::string type, name, text; query.step();) {
    query.row(type, name, text);
    objects.emplace(ObjectName(type, name), text);
  }
  return objects;
}

std::map<ObjectName, std::string> expected_schema(int version) {
  SQLite::Database database(":memory:", SQLite::OPEN_READWRITE);
  migrate(database, {}, migrations().first(version));
  Queries queries(database);
  return schema(queries);
}

// An older file has the schema of its version.
void check_schema(Queries& queries, Findings& findings) {
  Query version_query = queries("user_version");
  version_query.step();
  check_objects(schema(queries), expected_schema(version_query.small(0)), findings);
}

void check_references(Queries& queries, Findings& findings) {
  Query query = queries("check_foreign_keys");
  std::string table, missing_from;
  for (std::int64_t row = 0; query.step();) {
    query.row(table, row, missing_from);
    add(findings, N_("A row in table {0} has no matching row in {1}."),
        {Arg(std::string_view(table)), Arg(std::string_view(missing_from))});
  }
}

Findings find_faults(const fs::path& file) {
  SQLite::Database database = open_to_read(file);
  Queries queries(database);
  Transaction one_moment(database, queries, Transaction::Kind::read);
  Findings findings;
  for (const auto part : {check_pages, check_schema, check_references, check_streams<Queries>,
                          check_heads<Queries>, check_links<Queries>}) {
    try {
      part(queries, findings);
    } catch (const SQLite::Exception& error) {
      const StoreError reason = store_error(error, file);
      if (reason.code() != StoreError::Code::damaged) throw;
      findings.emplace_back(reason.what());
    }
  }
  return findings;
}

}  // namespace

std::vector<std::string> check(const fs::path& path) {
  const fs::path file = real_path(path);
  require_unmoved(file);
  return run_guarded(file, [&] {
    if (inspect(file, newest(migrations())) == 0) return Findings();  // nothing was ever stored
    if (find_faults(file).empty()) return Findings();
    if (!can_be_read(file))  // unreadable bytes are a fault of the disk, not damage
      throw SQLite::Exception(sqlite3_errstr(SQLITE_IOERR), SQLITE_IOERR);
    return find_faults(file);  // again: a read may have failed once
  });
}

}  // namespace tanteador::db::sqlite
