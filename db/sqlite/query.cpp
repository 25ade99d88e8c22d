#include "db/sqlite/query.hpp"

#include <sqlite3.h>

#include <cstring>
#include <stdexcept>

namespace tanteador::db::sqlite {

const Sections& statements() {
  static const Sections all = sections_of("sqlite");
  return all;
}

const std::string& sql(std::string_view name) { return section(statements(), name); }

void StatementDeleter::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

Query::~Query() {
  sqlite3_reset(statement_.get());  // ends the read even if rows are left
  home_.push_back(std::move(statement_));
}

void Query::check(int result) const {
  if (result != SQLITE_OK) throw SQLite::Exception(sqlite3_db_handle(statement_.get()), result);
}

bool Query::step() {
  const int result = sqlite3_step(statement_.get());
  if (result != SQLITE_ROW && result != SQLITE_DONE) check(result);
  return result == SQLITE_ROW;
}

void Query::run() {
  if (step()) throw std::logic_error("a query that should answer nothing has answered");
  check(sqlite3_reset(statement_.get()));
}

void Query::bind(std::int64_t value) { check(sqlite3_bind_int64(statement_.get(), ++index_, value)); }

void Query::bind(std::string_view value) {
  const char* text = value.empty() ? "" : value.data();  // a null pointer would be NULL
  check(sqlite3_bind_text64(statement_.get(), ++index_, text, value.size(), SQLITE_STATIC, SQLITE_UTF8));
}

void Query::bind(const std::optional<std::string>& value) {
  if (value) return bind(std::string_view(*value));
  check(sqlite3_bind_null(statement_.get(), ++index_));
}

void Query::bind(const session::Hash& value) {
  check(sqlite3_bind_blob64(statement_.get(), ++index_, value.data(), value.size(), SQLITE_STATIC));
}

std::int64_t Query::number(int column) const { return sqlite3_column_int64(statement_.get(), column); }

bool Query::is_null(int column) const { return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL; }

namespace {

// Reads texts as blobs too, so that SQLite need not copy them to append a NUL. One look-up of the value is
// faster than two of the column, which cost as much as reading it.
std::string_view bytes_in(sqlite3_stmt* statement, int column) {
  sqlite3_value* const value = sqlite3_column_value(statement, column);
  const auto* bytes = static_cast<const char*>(sqlite3_value_blob(value));
  return {bytes ? bytes : "", static_cast<std::size_t>(sqlite3_value_bytes(value))};
}

}  // namespace

void Query::get(int column, std::string& value) const {
  const std::string_view text = bytes_in(statement_.get(), column);
  if (text.size() > value.capacity())
    value = std::string(text);  // faster than growing it
  else
    value.assign(text);
}

void Query::get(int column, std::optional<std::string>& value) const {
  value.reset();
  if (!is_null(column)) get(column, value.emplace());
}

void Query::get(int column, session::Hash& value) const {
  const std::string_view bytes = bytes_in(statement_.get(), column);
  if (bytes.size() != value.size()) throw SQLite::Exception("a hash has not 32 bytes", SQLITE_CORRUPT);
  std::memcpy(value.data(), bytes.data(), value.size());
}

Query Queries::operator()(std::string_view name) {
  Statements& free_statements = free_[name];
  if (free_statements.empty()) {
    const std::string& text = sql(name);
    free_statements.reserve(free_statements.capacity() + 1);  // each comes back without an allocation
    sqlite3_stmt* statement = nullptr;
    const int result = sqlite3_prepare_v3(database_.getHandle(), text.c_str(), -1, SQLITE_PREPARE_PERSISTENT,
                                          &statement, nullptr);
    if (result != SQLITE_OK) throw SQLite::Exception(database_.getHandle(), result);
    return {free_statements, StatementPtr(statement)};
  }
  auto statement = std::move(free_statements.back());
  free_statements.pop_back();
  return {free_statements, std::move(statement)};
}

Transaction::Transaction(SQLite::Database& database, Queries& queries, Kind kind)
    : database_(database), queries_(queries) {
  queries_(kind == Kind::write ? "begin" : "begin_read").run();
}

Transaction::~Transaction() {
  if (sqlite3_get_autocommit(database_.getHandle()) != 0) return;  // committed, or rolled back by SQLite
  try {
    queries_("rollback").run();
  } catch (...) {  // closing the connection rolls it back then
  }
}

}  // namespace tanteador::db::sqlite
