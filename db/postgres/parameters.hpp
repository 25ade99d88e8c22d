#pragma once
// The values of a statement in libpq's form.

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/session/store.hpp"

namespace tanteador::db::postgres {

// The values of one column for many rows, as a PostgreSQL array.
class Column {
 public:
  enum class Type : std::uint32_t { bytes = 17, number = 20, text = 25 };  // OIDs of pg_type
  explicit Column(Type type) : type_(type) {}
  void add(std::string_view bytes);
  void add(const session::Hash& hash);
  void add(std::int64_t number);
  std::string array_text() const;

 private:
  Type type_;
  std::uint32_t count_ = 0;
  std::string elements_;
};

// Strings and hashes are not copied: they must live until the statement was run.
class Parameters {
 public:
  template <class... Values>
  explicit Parameters(const Values&... values) {
    (add(values), ...);
  }
  int count() const { return static_cast<int>(values_.size()); }
  const char* const* values() const { return values_.data(); }
  const int* lengths() const { return lengths_.data(); }
  const int* formats() const { return formats_.data(); }

  void add(std::int64_t number);
  void add(int number) { add(std::int64_t{number}); }
  void add(std::string_view text);
  void add(const std::string& text) { add(std::string_view(text)); }
  void add(const std::optional<std::string>& text);
  void add(const session::Hash& hash);
  void add(const Column& column);

 private:
  void add(const char* value, std::size_t length, int format);

  std::vector<const char*> values_;
  std::vector<int> lengths_, formats_;  // format 0: text, for numbers of any size; 1: binary
  std::deque<std::string> texts_;
};

}  // namespace tanteador::db::postgres
