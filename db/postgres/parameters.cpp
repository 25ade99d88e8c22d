#include "db/postgres/parameters.hpp"

namespace tanteador::db::postgres {

namespace {

// Big-endian.
template <class Number>
void append_number(std::string& bytes, Number number) {
  for (int shift = 8 * (int{sizeof number} - 1); shift >= 0; shift -= 8)
    bytes += static_cast<char>(number >> shift & 0xff);
}

std::string_view bytes_of(const session::Hash& hash) {
  return {reinterpret_cast<const char*>(hash.data()), hash.size()};
}

}  // namespace

void Column::add(std::string_view bytes) {
  ++count_;
  append_number(elements_, static_cast<std::uint32_t>(bytes.size()));
  elements_ += bytes;
}

void Column::add(const session::Hash& hash) { add(bytes_of(hash)); }

void Column::add(std::int64_t number) {
  std::string bytes;
  append_number(bytes, static_cast<std::uint64_t>(number));
  add(std::string_view(bytes));
}

// Array header: dimensions, flag for NULLs, type; then length and first index of the one dimension.
std::string Column::array_text() const {
  std::string out;
  append_number(out, std::uint32_t{count_ > 0});
  append_number(out, std::uint32_t{0});
  append_number(out, static_cast<std::uint32_t>(type_));
  if (count_ == 0) return out;
  append_number(out, count_);
  append_number(out, std::uint32_t{1});
  return out + elements_;
}

void Parameters::add(const char* value, std::size_t length, int format) {
  values_.push_back(value);
  lengths_.push_back(static_cast<int>(length));
  formats_.push_back(format);
}

void Parameters::add(std::int64_t number) {
  const std::string& text = texts_.emplace_back(std::to_string(number));
  add(text.c_str(), text.size(), 0);
}

void Parameters::add(std::string_view text) {
  add(text.empty() ? "" : text.data(), text.size(), 1);  // a null pointer would be NULL
}

void Parameters::add(const std::optional<std::string>& text) {
  if (text) return add(std::string_view(*text));
  add(nullptr, 0, 1);
}

void Parameters::add(const session::Hash& hash) { add(bytes_of(hash)); }

void Parameters::add(const Column& column) {
  add(std::string_view(texts_.emplace_back(column.array_text())));
}

}  // namespace tanteador::db::postgres
