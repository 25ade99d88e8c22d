#include <set>
#include <tuple>

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
using SchemaObject = std::tuple<std::string, std::string, std::string>;  // type, name, SQL

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

std::set<SchemaObject> schema(Queries& queries) {
  std::set<SchemaObject> objects;
  Query query = queries("check_schema");
  for (std::string type, name, text; query.step();) {
    query.row(type, name, text);
    objects.emplace(type, name, text);
  }
  return objects;
}

std::set<SchemaObject> expected_schema() {
  SQLite::Database database(":memory:", SQLite::OPEN_READWRITE);
  migrate(database, {}, migrations());
  Queries queries(database);
  return schema(queries);
}

void check_schema(Queries& queries, Findings& findings) {
  const std::set<SchemaObject> found = schema(queries);
  const std::set<SchemaObject> expected = expected_schema();
  for (const auto& object : expected) {
    const auto& [type, name, text] = object;
    if (found.contains(object)) continue;
    add(findings, english("The {0} {1} is missing or is not as this program makes it."),
        {Arg(std::string_view(type)), Arg(std::string_view(name))});
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
    if (inspect(file, newest(migrations())) == 0) throw store_error(StoreError::Code::not_ours, file);
    SQLite::Database database = open_to_read(file);
    Queries queries(database);
    Transaction one_moment(database, queries, Transaction::Kind::read);
    Findings findings;
    for (const auto part : {check_pages, check_schema, check_references, check_heads, check_links}) {
      try {
        part(queries, findings);
      } catch (const SQLite::Exception& error) {
        const StoreError reason = store_error(error, file);
        if (reason.code() != StoreError::Code::damaged) throw;
        findings.emplace_back(reason.what());
      }
    }
    return findings;
  });
}

}  // namespace tanteador::db
