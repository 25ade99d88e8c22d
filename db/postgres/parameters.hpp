#pragma once
// The values of a statement as libpq takes them.

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

// Many values of one column, as the server reads an array.
class Column {
 public:
  enum class Type : std::uint32_t { bytes = 17, number = 20, text = 25 };  // as pg_type numbers them
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

// Strings and hashes are taken without a copy and must live until the statement was asked.
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
  std::vector<int> lengths_, formats_;  // format 0: as text, which suits numbers of any size; 1: as it is
  std::deque<std::string> made_;
};

}  // namespace tanteador::db::postgres
