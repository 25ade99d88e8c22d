#include "db/postgres/query.hpp"

#include <cstring>
#include <stdexcept>

#include "db/postgres/errors.hpp"

namespace tanteador::db::postgres {

bool Query::step() {
  if (!result_) {
    result_ = connection_.ask(name_, parameters_);
    row_ = -1;
  }
  return ++row_ < libpq().ntuples(result_.get());
}

void Query::run() {
  if (connection_.gathers()) return connection_.send(name_, parameters_);
  if (step()) throw std::logic_error("a query that should answer nothing has answered");
  result_.reset();
}

std::string_view Query::bytes(int column) const {
  return {libpq().getvalue(result_.get(), row_, column),
          static_cast<std::size_t>(libpq().getlength(result_.get(), row_, column))};
}

// Big-endian, of two, four or eight bytes.
std::int64_t Query::number(int column) const {
  const std::string_view all = bytes(column);
  std::uint64_t value = !all.empty() && static_cast<signed char>(all.front()) < 0 ? ~std::uint64_t{0} : 0;
  for (const char c : all) value = value << 8 | static_cast<unsigned char>(c);
  return static_cast<std::int64_t>(value);
}

void Query::get(int column, std::optional<std::string>& value) const {
  value.reset();
  if (!is_null(column)) value = bytes(column);
}

void Query::get(int column, session::Hash& value) const {
  const std::string_view all = bytes(column);
  if (all.size() != value.size()) throw Fault("XX001", "a hash has not 32 bytes");
  std::memcpy(value.data(), all.data(), all.size());
}

void Batch::run() {
  if (columns_.empty()) return;
  Parameters parameters;
  for (const Column& column : columns_) parameters.add(column);
  columns_.clear();
  if (connection_.gathers()) return connection_.send(name_, parameters);
  connection_.ask(name_, parameters);
}

}  // namespace tanteador::db::postgres
