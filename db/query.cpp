#include "db/query.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "src/core/embedded.hpp"

namespace tanteador::db {

namespace {

constexpr std::string_view kHeading = "-- name: ";

using Sections = std::map<std::string, std::string, std::less<>>;

void add_sections(Sections& sections, std::string_view text) {
  for (std::size_t at = text.find(kHeading); at < text.size();) {
    const std::size_t line = std::min(text.find('\n', at), text.size());
    const std::size_t next = std::min(text.find(kHeading, line), text.size());
    const std::string_view name = text.substr(at + kHeading.size(), line - at - kHeading.size());
    if (!sections.emplace(name, text.substr(line, next - line)).second)
      throw std::logic_error("two queries of one name: " + std::string(name));
    at = next;
  }
}

}  // namespace

const Sections& statements() {
  static const Sections all = [] {
    Sections sections;
    for (const embedded::File& file : embedded::db()) {
      if (file.path.starts_with("db/queries/")) add_sections(sections, file.text);
    }
    return sections;
  }();
  return all;
}

const std::string& sql(std::string_view name) {
  const auto found = statements().find(name);
  if (found == statements().end()) throw std::logic_error("no such query: " + std::string(name));
  return found->second;
}

Query::~Query() {
  statement_->tryReset();  // ends the read also when the rows were not all taken
  home_.push_back(std::move(statement_));
}

void Query::run() {
  statement_->exec();
  statement_->reset();
}

void Query::bind(const std::optional<std::string>& value) {
  if (value) return bind(*value);
  statement_->bind(++index_);
}

void Query::bind(const session::Hash& value) {
  statement_->bindNoCopy(++index_, value.data(), static_cast<int>(value.size()));
}

void Query::get(int column, std::string& value) const {
  const SQLite::Column cell = statement_->getColumn(column);
  const char* text = cell.getText();  // before getBytes, which counts the text asked for last
  value.assign(text, static_cast<std::size_t>(cell.getBytes()));
}

void Query::get(int column, std::optional<std::string>& value) const {
  value.reset();
  if (!is_null(column)) get(column, value.emplace());
}

void Query::get(int column, session::Hash& value) const {
  const SQLite::Column cell = statement_->getColumn(column);
  const void* bytes = cell.getBlob();
  const auto size = static_cast<std::size_t>(cell.getBytes());
  if (size != value.size()) throw SQLite::Exception("a hash has not 32 bytes", SQLITE_CORRUPT);
  std::memcpy(value.data(), bytes, size);
}

Query Queries::operator()(std::string_view name) {
  Statements& kept = free_[name];
  if (kept.empty()) return {kept, std::make_unique<SQLite::Statement>(database_, sql(name))};
  auto statement = std::move(kept.back());
  kept.pop_back();
  return {kept, std::move(statement)};
}

Transaction::Transaction(SQLite::Database& database, Queries& queries, Kind kind)
    : database_(database), queries_(queries) {
  queries_(kind == Kind::write ? "begin" : "begin_read").run();
}

Transaction::~Transaction() {
  if (sqlite3_get_autocommit(database_.getHandle()) != 0) return;  // committed, or undone by SQLite itself
  try {
    queries_("rollback").run();
  } catch (const SQLite::Exception&) {  // closing the connection undoes it then
  }
}

}  // namespace tanteador::db
