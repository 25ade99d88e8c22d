#include <sqlite3.h>

#include <map>
#include <utility>

#include "db/connection.hpp"
#include "db/errors.hpp"
#include "db/migrations.hpp"
#include "db/query.hpp"
#include "db/store.hpp"
#include "src/core/text.hpp"

namespace tanteador::db {

namespace fs = std::filesystem;

namespace {

using Findings = std::vector<std::string>;
using ObjectName = std::pair<std::string, std::string>;  // type, name

void add(Findings& findings, std::string_view english, PhraseArgs args) {
  findings.push_back(render({english, args}, {}));
}

void check_pages(Queries& queries, Findings& findings) {
  Query query = queries("check_integrity");
  for (std::string line; query.step();) {
    query.row(line);
    if (line != "ok") add(findings, english("The file is damaged: {0}"), {Arg(std::string_view(line))});
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
  migrate(database, {}, migrations().first(static_cast<std::size_t>(version)));
  Queries queries(database);
  return schema(queries);
}

// An older file has the schema of its version.
void check_schema(Queries& queries, Findings& findings) {
  Query asked = queries("user_version");
  asked.step();
  const std::map<ObjectName, std::string> found = schema(queries), expected = expected_schema(asked.small(0));
  for (const auto& [object, text] : expected) {
    const auto& [type, name] = object;
    const auto here = found.find(object);
    if (here != found.end() && here->second == text) continue;
    add(findings, english("The {0} {1} is missing or is not as this program makes it."),
        {Arg(std::string_view(type)), Arg(std::string_view(name))});
  }
  for (const auto& [object, text] : found) {
    const auto& [type, name] = object;
    if (expected.contains(object)) continue;
    add(findings, english("The {0} {1} was not made by this program."),
        {Arg(std::string_view(type)), Arg(std::string_view(name))});
  }
}

void check_streams(Queries& queries, Findings& findings) {
  Query query = queries("check_streams");
  for (std::string stream; query.step();) {
    query.row(stream);
    add(findings,
        english("{0}: this is neither a match nor a competition nor the club, or it has no events."),
        {Arg(std::string_view(stream))});
  }
}

void check_references(Queries& queries, Findings& findings) {
  Query query = queries("check_foreign_keys");
  std::string table, missing_from;
  for (std::int64_t row = 0; query.step();) {
    query.row(table, row, missing_from);
    add(findings, english("A row of the table {0} belongs to nothing in the table {1}."),
        {Arg(std::string_view(table)), Arg(std::string_view(missing_from))});
  }
}

void check_heads(Queries& queries, Findings& findings) {
  Query query = queries("check_heads");
  std::string stream;
  for (int count = 0, events = 0; query.step();) {
    query.row(stream, count, events);
    const Arg id{std::string_view(stream)};
    if (count == events) {
      add(findings, english("{0}: the last event is not the one its record ends with."), {id});
    } else {
      add(findings, english("{0}: the record says {1} events, and there are {2}."),
          {id, Arg(count), Arg(events)});
    }
  }
}

void check_links(Queries& queries, Findings& findings) {
  Query query = queries("check_links");
  std::string stream;
  for (int seq = 0, before = 0; query.step();) {
    query.row(stream, seq, before);
    const Arg id{std::string_view(stream)};
    if (seq != before + 1) {
      add(findings, english("{0}: events are missing before event {1}."), {id, Arg(seq)});
    } else {
      add(findings, english("{0}: event {1} does not follow the event before it."), {id, Arg(seq)});
    }
  }
}

}  // namespace

std::vector<std::string> check(const fs::path& path) {
  const fs::path file = real_path(path);
  return guarded(file, [&] {
    if (inspect(file, newest(migrations())) == 0) return Findings();  // nothing was ever stored
    SQLite::Database database = open_to_read(file);
    Queries queries(database);
    Transaction one_moment(database, queries, Transaction::Kind::read);
    Findings findings;
    for (const auto part :
         {check_pages, check_schema, check_references, check_streams, check_heads, check_links}) {
      try {
        part(queries, findings);
      } catch (const SQLite::Exception& error) {
        const StoreError reason = store_error(error, file);
        if (reason.code() != StoreError::Code::damaged) throw;
        findings.emplace_back(reason.what());
      }
    }
    if (!findings.empty() && !can_be_read(file))  // what the disk does not give is not damaged
      throw SQLite::Exception(sqlite3_errstr(SQLITE_IOERR), SQLITE_IOERR);
    return findings;
  });
}

}  // namespace tanteador::db
