#pragma once
// Reads and writes the fields of a competition's or club's event, each described once in
// competition_fields.hpp. Numbers of stages, rounds, tables, sides, groups and entrants count from 0 in
// memory and from 1 in JSON.

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include <nlohmann/json.hpp>

#include "src/codec/input_error.hpp"
#include "src/codec/reader.hpp"
#include "src/codec/type.hpp"
#include "src/core/text.hpp"
#include "src/league/tiebreaks.hpp"

namespace tanteador::codec {

inline constexpr std::size_t kListMax = 10'000;
inline constexpr std::uint64_t kSeedMax = std::uint64_t{1} << 53;  // what every JSON reader keeps exactly

// A whole number that counts from 1 in JSON.
template <class T>
struct Counted {
  T& value;
};
template <class T>
Counted<T> counted(T& value) {
  return {value};
}

// A whole number within limits.
template <class T>
struct Ranged {
  T& value;
  int low, high;
};
// Of a person, team or match.
struct Id {
  std::string& value;
};
struct Time {  // RFC 3339
  std::string& value;
};
struct Ids {
  std::vector<std::string>& values;
};

class RecordReader {
 public:
  static constexpr bool reading = true;
  explicit RecordReader(const nlohmann::json& object, std::string path = {})
      : object_(object), path_(std::move(path)) {}

  template <class T>
  void operator()(std::string_view name, T&& value) {
    if (const auto* node = find(name)) return take(place(name), *node, value);
    fail(place(name), english("The field \"{0}\" is missing."));
  }
  // Left as it is where the field is absent.
  template <class T>
  void optional(std::string_view name, T&& value) {
    if (const auto* node = find(name)) take(place(name), *node, value);
  }
  template <class T>
  void optional(std::string_view name, std::optional<T>& value) {
    if (const auto* node = find(name)) take(place(name), *node, value.emplace());
  }
  template <class T>
  void defaulted(std::string_view name, T&& value) {
    optional(name, value);
  }
  bool has(std::string_view name) const { return object_.contains(name); }
  void finish() {
    for (const auto& [key, value] : object_.items()) {
      if (error_ || std::ranges::find(seen_, key) != seen_.end()) continue;
      fail(place(key), english("There is no field \"{0}\" here."));
    }
  }
  const std::optional<InputError>& error() const { return error_; }

  void fail(const std::string& at, std::string_view sentence, Arg detail = {}) {
    if (error_) return;
    error_ = InputError{message(sentence, {std::string_view(at), detail}), at.substr(at.rfind('.') + 1)};
  }

 private:
  const nlohmann::json* find(std::string_view name) {
    seen_.push_back(name);
    if (error_) return nullptr;
    const auto found = object_.find(name);
    return found == object_.end() ? nullptr : &*found;
  }
  std::string place(std::string_view name) const {
    return path_.empty() ? std::string(name) : path_ + "." + std::string(name);
  }
  bool number(const std::string& at, const nlohmann::json& node, int low, int high, int& value) {
    if (!node.is_number_integer()) return fail(at, english("\"{0}\" must be a whole number.")), false;
    const bool fits = node.is_number_unsigned()
                          ? node.get<std::uint64_t>() <= static_cast<std::uint64_t>(kIntegerMax)
                          : node.get<std::int64_t>() >= -kIntegerMax;
    if (!fits || node.get<std::int64_t>() < low || node.get<std::int64_t>() > high)
      return fail(at, english("\"{0}\" is out of range.")), false;
    value = static_cast<int>(node.get<std::int64_t>());
    return true;
  }

  void take(const std::string& at, const nlohmann::json& node, int& value) {
    number(at, node, -static_cast<int>(kIntegerMax), static_cast<int>(kIntegerMax), value);
  }
  void take(const std::string& at, const nlohmann::json& node, std::uint64_t& value) {
    if (!node.is_number_integer()) return fail(at, english("\"{0}\" must be a whole number."));
    const bool negative = !node.is_number_unsigned() && node.get<std::int64_t>() < 0;
    if (negative || node.get<std::uint64_t>() > kSeedMax)
      return fail(at, english("\"{0}\" is out of range."));
    value = node.get<std::uint64_t>();
  }
  template <class T>
  void take(const std::string& at, const nlohmann::json& node, Counted<T> counted) {
    int read = 0;
    if (number(at, node, 1, static_cast<int>(kIntegerMax), read)) counted.value = static_cast<T>(read - 1);
  }
  template <class T>
  void take(const std::string& at, const nlohmann::json& node, Ranged<T> ranged) {
    int read = 0;
    if (number(at, node, ranged.low, ranged.high, read)) ranged.value = static_cast<T>(read);
  }
  void take(const std::string& at, const nlohmann::json& node, bool& value) {
    if (!node.is_boolean()) return fail(at, english("\"{0}\" must be true or false."));
    value = node.get<bool>();
  }
  void take(const std::string& at, const nlohmann::json& node, std::string& value) {
    if (!node.is_string()) return fail(at, english("\"{0}\" must be a text."));
    value = node.get<std::string>();
    if (!is_clean_text(value)) fail(at, english("\"{0}\" is too long or holds control characters."));
  }
  void take(const std::string& at, const nlohmann::json& node, Id id) {
    take(at, node, id.value);
    if (!is_uuid(id.value)) fail(at, english("\"{0}\" must be the id of a person, a team or a match."));
  }
  void take(const std::string& at, const nlohmann::json& node, Time time) {
    take(at, node, time.value);
    if (!is_time(time.value)) fail(at, english("\"{0}\" must be a time such as 2026-11-20T21:04:00Z."));
  }
  void take(const std::string& at, const nlohmann::json& node, Ids ids) {
    take(at, node, ids.values);
    for (std::string& value : ids.values) {
      if (!error_ && !is_uuid(value)) fail(at, english("\"{0}\" must hold ids of persons."));
    }
  }
  void take(const std::string& at, const nlohmann::json& node, league::Tiebreak& value) {
    std::string id;
    take(at, node, id);
    const auto known = league::tiebreak_named(id);
    if (!known) return fail(at, english("\"{0}\" is no tie-break; docs/league.md lists them."));
    value = *known;
  }
  template <class Enum>
  requires requires { Words<Enum>::list; }
  void take(const std::string& at, const nlohmann::json& node, Enum& value) {
    if (!node.is_string()) return fail(at, english("\"{0}\" must be a text."));
    const auto word = std::ranges::find(Words<Enum>::list, node.get_ref<const std::string&>());
    if (word != Words<Enum>::list.end()) {
      value = static_cast<Enum>(word - Words<Enum>::list.begin());
      return;
    }
    const std::string words = joined(Words<Enum>::list);
    fail(at, english("\"{0}\" is none of: {1}."), {std::string_view(words)});
  }
  template <class T>
  void take(const std::string& at, const nlohmann::json& node, std::vector<T>& values) {
    if (!node.is_array() || node.size() > kListMax) return fail(at, english("\"{0}\" must be a list."));
    values.clear();
    for (std::size_t i = 0; i < node.size() && !error_; ++i) {
      T& value = values.emplace_back();
      take_item(at + "[" + std::to_string(i + 1) + "]", node[i], value);
    }
  }
  template <class T>
  void take_item(const std::string& at, const nlohmann::json& node, T& value) {
    if constexpr (requires { item_form(value); })
      take(at, node, item_form(value));
    else
      take(at, node, value);
  }
  template <class T>
  requires requires(RecordReader& io, T& value) { fields(io, value); }
  void take(const std::string& at, const nlohmann::json& node, T& value) {
    if (!node.is_object()) return fail(at, english("\"{0}\" must be an object."));
    RecordReader inner(node, at);
    fields(inner, value);
    inner.finish();
    if (!error_) error_ = inner.error();
  }

  const nlohmann::json& object_;
  std::string path_;
  std::vector<std::string_view> seen_;
  std::optional<InputError> error_;
};

class RecordWriter {
 public:
  static constexpr bool reading = false;

  template <class T>
  void operator()(std::string_view name, T&& value) {
    out_[std::string(name)] = plain(value);
  }
  // Written whatever it is, as a missing one means something else than zero.
  template <class T>
  void defaulted(std::string_view name, T&& value) {
    (*this)(name, value);
  }
  // Left out where it is nothing.
  template <class T>
  void optional(std::string_view name, T&& value) {
    nlohmann::json written = plain(value);
    const bool nothing = written.is_null() || written == "" || written == 0 || written == false ||
                         (written.is_structured() && written.empty());
    if (!nothing) out_[std::string(name)] = std::move(written);
  }
  void fail(const std::string&, std::string_view, Arg = {}) {}
  nlohmann::json take() { return std::move(out_); }

 private:
  static nlohmann::json plain(int value) { return value; }
  static nlohmann::json plain(std::uint64_t value) { return value; }
  static nlohmann::json plain(bool value) { return value; }
  static nlohmann::json plain(const std::string& value) { return value; }
  static nlohmann::json plain(Id id) { return id.value; }
  static nlohmann::json plain(Time time) { return time.value; }
  static nlohmann::json plain(Ids ids) { return ids.values; }
  static nlohmann::json plain(league::Tiebreak value) { return league::info(value).id; }
  template <class T>
  static nlohmann::json plain(Counted<T> counted) {
    return static_cast<int>(counted.value) + 1;
  }
  template <class T>
  static nlohmann::json plain(Ranged<T> ranged) {
    return static_cast<int>(ranged.value);
  }
  template <class Enum>
  requires requires { Words<Enum>::list; }
  static nlohmann::json plain(Enum value) { return Words<Enum>::list[static_cast<std::size_t>(value)]; }
  template <class T>
  static nlohmann::json plain(const std::optional<T>& value) {
    return value ? plain(*value) : nlohmann::json();
  }
  template <class T>
  static nlohmann::json plain(const std::vector<T>& values) {
    nlohmann::json list = nlohmann::json::array();
    for (T value : values) {
      if constexpr (requires { item_form(value); })
        list.push_back(plain(item_form(value)));
      else
        list.push_back(plain(value));
    }
    return list;
  }
  template <class T>
  requires requires(RecordWriter& io, T& value) { fields(io, value); }
  static nlohmann::json plain(const T& value) {
    RecordWriter inner;
    T copy = value;
    fields(inner, copy);
    return inner.take();
  }

  nlohmann::json out_ = nlohmann::json::object();
};

// Whether an optional text is there: in what is read, or to be written.
inline bool given(const RecordReader& io, std::string_view name, const std::string&) { return io.has(name); }
inline bool given(const RecordWriter&, std::string_view, const std::string& value) { return !value.empty(); }

}  // namespace tanteador::codec
