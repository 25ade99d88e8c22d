#pragma once
// The statements of db/sqlite/queries: each is prepared once for a connection and cached.

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "db/sections.hpp"
#include "src/session/store.hpp"

struct sqlite3_stmt;

namespace tanteador::db::sqlite {

const Sections& statements();
const std::string& sql(std::string_view name);

// Uses SQLite directly: the wrapper's columns cost as much time as SQLite's reading of a row.
struct StatementDeleter {
  void operator()(sqlite3_stmt* statement) const;
};
using StatementPtr = std::unique_ptr<sqlite3_stmt, StatementDeleter>;
using Statements = std::vector<StatementPtr>;

// One use of a cached statement, which returns to `home` at the end. Strings and hashes are bound without a
// copy and must live until the query ends.
class Query {
 public:
  Query(Statements& home, StatementPtr statement) : home_(home), statement_(std::move(statement)) {}
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  ~Query();

  template <class... Values>
  Query& with(const Values&... values) {
    index_ = 0;
    (bind(values), ...);
    return *this;
  }
  bool step();
  void run();  // for statements without a result; can be used again afterwards

  std::int64_t number(int column) const;
  int small(int column) const { return static_cast<int>(number(column)); }
  bool is_null(int column) const;
  // Reads all columns of the row in order; a string keeps its memory from row to row.
  template <class... Values>
  void row(Values&... values) const {
    int column = 0;
    (get(column++, values), ...);
  }

 private:
  void bind(std::int64_t value);
  void bind(int value) { bind(std::int64_t{value}); }
  void bind(std::string_view value);
  void bind(const std::string& value) { bind(std::string_view(value)); }
  void bind(const std::optional<std::string>& value);
  void bind(const session::Hash& value);

  void get(int column, std::int64_t& value) const { value = number(column); }
  void get(int column, int& value) const { value = small(column); }
  void get(int column, bool& value) const { value = number(column) != 0; }
  void get(int column, std::string& value) const;
  void get(int column, std::optional<std::string>& value) const;
  void get(int column, session::Hash& value) const;

  void check(int result) const;  // throws SQLite::Exception

  Statements& home_;
  StatementPtr statement_;
  int index_ = 0;
};

class Queries {
 public:
  explicit Queries(SQLite::Database& database) : database_(database) {}
  // A statement already in use (a read within a read) is prepared a second time.
  Query operator()(std::string_view name);

 private:
  SQLite::Database& database_;
  std::map<std::string_view, Statements> free_;
};

// Rolled back unless committed.
class Transaction {
 public:
  enum class Kind { write, read };
  Transaction(SQLite::Database& database, Queries& queries, Kind kind = Kind::write);
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction();
  void commit() { queries_("commit").run(); }

 private:
  SQLite::Database& database_;
  Queries& queries_;
};

}  // namespace tanteador::db::sqlite
