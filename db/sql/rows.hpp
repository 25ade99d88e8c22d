#pragma once
// The base of every part of SqlStore (db/sql_store.hpp): reads rows into values and runs statements.

#include <tuple>
#include <utility>

#include "db/columns.hpp"
#include "src/session/store.hpp"

namespace tanteador::db {

// The result rows of a statement, converted on assignment: to a vector of all rows, or to the first.
template <class Engine, class... Values>
class Selection {
 public:
  Selection(Engine& engine, std::string_view statement, const Values&... values)
      : engine_(engine), statement_(statement), values_(values...) {}

  template <class Row>
  operator std::vector<Row>() const {  // NOLINT: implicit by intention
    return rows<Row>();
  }
  template <class Row>
  operator std::optional<Row>() const {  // NOLINT: implicit by intention
    std::vector<Row> all = rows<Row>();
    return all.empty() ? std::nullopt : std::optional<Row>(std::move(all.front()));
  }

 private:
  template <class Row>
  std::vector<Row> rows() const {
    return engine_.run_guarded([&] {
      std::vector<Row> all;
      auto query = engine_(statement_);
      std::apply([&](const auto&... values) { query.with(values...); }, values_);
      while (query.step()) get(query, all.emplace_back());
      return all;
    });
  }

  Engine& engine_;
  std::string_view statement_;
  std::tuple<const Values&...> values_;
};

template <class Engine>
class SqlRows : public session::Store {
 public:
  template <class... Arguments>
  explicit SqlRows(Arguments&&... arguments) : engine_(std::forward<Arguments>(arguments)...) {}
  SqlRows(const SqlRows&) = delete;
  SqlRows& operator=(const SqlRows&) = delete;

 protected:
  // Use it only within the full expression: it refers to the values.
  template <class... Values>
  Selection<Engine, Values...> select(std::string_view statement, const Values&... values) const {
    return {engine_, statement, values...};
  }
  template <class... Values>
  void write(std::string_view statement, const Values&... values) {
    engine_.write([&] { engine_(statement).with(values...).run(); });
    notify();
  }
  // True if the statement changed a row. It must return the rows that it changes.
  template <class... Values>
  bool changes_a_row(std::string_view statement, const Values&... values) {
    bool changed = false;
    engine_.write([&] {
      auto query = engine_(statement);
      changed = query.with(values...).step();
      while (changed && query.step()) continue;  // the statement ends only after its last row
    });
    return changed;
  }
  template <class Row>
  bool adds_row(std::string_view statement, const Row& row) {
    return std::apply([&](const auto&... values) { return changes_a_row(statement, values...); },
                      columns(row));
  }
  bool notify_if(bool changed) const {
    if (changed) notify();
    return changed;
  }
  template <class Row, class... Whose>
  void insert(std::string_view statement, const std::vector<Row>& rows, const Whose&... whose) {
    auto batch = engine_.batch(statement);
    for (const Row& row : rows) add(batch, row, whose...);
    batch.run();
  }
  using session::Store::notify;

  mutable Engine engine_;  // reading changes cached statements, not the stored data
};

}  // namespace tanteador::db
