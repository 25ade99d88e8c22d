#pragma once
// One use of a statement, and its result rows.

#include "db/postgres/connection.hpp"

namespace tanteador::db::postgres {

class Query {
 public:
  Query(Connection& connection, std::string_view name) : connection_(connection), name_(name) {}

  // Strings and hashes must live until the query ends.
  template <class... Values>
  Query& with(const Values&... values) {
    parameters_ = Parameters(values...);
    result_.reset();
    return *this;
  }
  bool step();
  void run();  // for statements without a result; can be used again afterwards

  std::int64_t number(int column) const;
  bool is_null(int column) const { return libpq().getisnull(result_.get(), row_, column) != 0; }
  // Reads all columns of the row in order.
  template <class... Values>
  void row(Values&... values) const {
    int column = 0;
    (get(column++, values), ...);
  }

 private:
  std::string_view bytes(int column) const;
  void get(int column, std::int64_t& value) const { value = number(column); }
  void get(int column, int& value) const { value = static_cast<int>(number(column)); }
  void get(int column, bool& value) const { value = number(column) != 0; }
  void get(int column, std::string& value) const { value = bytes(column); }
  void get(int column, std::optional<std::string>& value) const;
  void get(int column, session::Hash& value) const;

  Connection& connection_;
  std::string_view name_;
  Parameters parameters_;
  Result result_;
  int row_ = -1;
};

class Queries {
 public:
  explicit Queries(Connection& connection) : connection_(connection) {}
  Query operator()(std::string_view name) { return {connection_, name}; }

 private:
  Connection& connection_;
};

// A statement for many rows, with an array parameter for each column.
class Batch {
 public:
  Batch(Connection& connection, std::string_view name) : connection_(connection), name_(name) {}
  template <class... Values>
  void add(const Values&... values) {
    if (columns_.empty()) (columns_.emplace_back(type_of(values)), ...);
    std::size_t column = 0;
    (columns_[column++].add(values), ...);
  }
  void run();

 private:
  static Column::Type type_of(std::int64_t) { return Column::Type::number; }
  static Column::Type type_of(std::string_view) { return Column::Type::text; }

  Connection& connection_;
  std::string_view name_;
  std::vector<Column> columns_;
};

}  // namespace tanteador::db::postgres
