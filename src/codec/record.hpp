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

#include <boost/container/small_vector.hpp>
#include <nlohmann/json.hpp>

#include "src/codec/input_error.hpp"
#include "src/codec/node.hpp"
#include "src/codec/reader.hpp"
#include "src/codec/type.hpp"
#include "src/core/text.hpp"
#include "src/league/table/tiebreaks.hpp"

namespace tanteador::codec {

inline constexpr std::size_t kListMax = 10'000;
inline constexpr std::int64_t kSeedMax = std::int64_t{1} << 53;  // what every JSON reader keeps exactly

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

// Where a field stands: "stages[2].go_on.top". Put into words only for somebody to read.
struct Place {
  const Place* above = nullptr;
  std::string_view name;
  std::size_t item = 0;  // of the list above, from 1; 0: a field

  std::string text() const {
    std::string words = above ? above->text() : std::string();
    if (item > 0) return words + "[" + std::to_string(item) + "]";
    if (above) words += ".";
    return words.append(name);
  }
};

// From either JSON library.
template <class Node>
class RecordReader {
 public:
  static constexpr bool reading = true;
  explicit RecordReader(const Node& object, const Place* at = nullptr) : object_(object), at_(at) {}

  template <class T>
  void operator()(std::string_view name, T&& value) {
    if (const auto node = find(name)) return take(Place{at_, name}, *node, value);
    fail(Place{at_, name}, english("The field \"{0}\" is missing."));
  }
  // Left as it is where the field is absent.
  template <class T>
  void optional(std::string_view name, T&& value) {
    if (const auto node = find(name)) take(Place{at_, name}, *node, value);
  }
  template <class T>
  void optional(std::string_view name, std::optional<T>& value) {
    if (const auto node = find(name)) take(Place{at_, name}, *node, value.emplace());
  }
  template <class T>
  void defaulted(std::string_view name, T&& value) {
    optional(name, value);
  }
  bool has(std::string_view name) const { return object_.find(name).has_value(); }
  void finish() {
    if (error_) return;
    object_.each_key([&](std::string_view key) {
      if (std::ranges::find(seen_, key) == seen_.end())
        fail(Place{at_, key}, english("There is no field \"{0}\" here."));
    });
  }
  const std::optional<InputError>& error() const { return error_; }

  void fail(std::string_view name, std::string_view sentence) { fail(Place{nullptr, name}, sentence); }

 private:
  void fail(const Place& at, std::string_view sentence, Arg detail = {}) {
    if (error_) return;
    const std::string words = at.text();
    error_ =
        InputError{message(sentence, {std::string_view(words), detail}), words.substr(words.rfind('.') + 1)};
  }

  std::optional<Node> find(std::string_view name) {
    seen_.push_back(name);
    if (error_) return std::nullopt;
    return object_.find(name);
  }
  bool whole(const Place& at, const Node& node, std::int64_t low, std::int64_t high, std::int64_t& value) {
    if (!node.is_integer()) return fail(at, english("\"{0}\" must be a whole number.")), false;
    value = node.number();
    if (value < low || value > high) return fail(at, english("\"{0}\" is out of range.")), false;
    return true;
  }

  void take(const Place& at, const Node& node, int& value) {
    std::int64_t read = 0;
    if (whole(at, node, -kIntegerMax, kIntegerMax, read)) value = static_cast<int>(read);
  }
  void take(const Place& at, const Node& node, std::uint64_t& value) {
    std::int64_t read = 0;
    if (whole(at, node, 0, kSeedMax, read)) value = static_cast<std::uint64_t>(read);
  }
  template <class T>
  void take(const Place& at, const Node& node, Counted<T> counted) {
    std::int64_t read = 0;
    if (whole(at, node, 1, kIntegerMax, read)) counted.value = static_cast<T>(read - 1);
  }
  template <class T>
  void take(const Place& at, const Node& node, Ranged<T> ranged) {
    std::int64_t read = 0;
    if (whole(at, node, ranged.low, ranged.high, read)) ranged.value = static_cast<T>(read);
  }
  void take(const Place& at, const Node& node, bool& value) {
    if (!node.is_bool()) return fail(at, english("\"{0}\" must be true or false."));
    value = node.flag();
  }
  void take(const Place& at, const Node& node, std::string& value) {
    if (!node.is_string()) return fail(at, english("\"{0}\" must be a text."));
    value = node.text();
    if (!is_clean_text(value)) fail(at, english("\"{0}\" is too long or holds control characters."));
  }
  void take(const Place& at, const Node& node, Id id) {
    take(at, node, id.value);
    if (!is_uuid(id.value)) fail(at, english("\"{0}\" must be the id of a person, a team or a match."));
  }
  void take(const Place& at, const Node& node, Time time) {
    take(at, node, time.value);
    if (!is_time(time.value)) fail(at, english("\"{0}\" must be a time such as 2026-11-20T21:04:00Z."));
  }
  void take(const Place& at, const Node& node, Ids ids) {
    take(at, node, ids.values);
    for (std::string& value : ids.values) {
      if (!error_ && !is_uuid(value)) fail(at, english("\"{0}\" must hold ids of persons."));
    }
  }
  void take(const Place& at, const Node& node, league::Tiebreak& value) {
    std::string id;
    take(at, node, id);
    const auto known = league::tiebreak_named(id);
    if (!known) return fail(at, english("\"{0}\" is no tie-break; docs/league.md lists them."));
    value = *known;
  }
  template <class Enum>
  requires requires { Words<Enum>::list; }
  void take(const Place& at, const Node& node, Enum& value) {
    if (!node.is_string()) return fail(at, english("\"{0}\" must be a text."));
    const auto word = std::ranges::find(Words<Enum>::list, node.text());
    if (word != Words<Enum>::list.end()) {
      value = static_cast<Enum>(word - Words<Enum>::list.begin());
      return;
    }
    const std::string words = joined(Words<Enum>::list);
    fail(at, english("\"{0}\" is none of: {1}."), {std::string_view(words)});
  }
  template <class T>
  void take(const Place& at, const Node& node, std::vector<T>& values) {
    if (!node.is_array()) return fail(at, english("\"{0}\" must be a list."));
    values.clear();
    node.each_item([&](const Node& item) {
      if (error_) return;
      if (values.size() == kListMax) return fail(at, english("\"{0}\" must be a list."));
      T& value = values.emplace_back();
      take_item(Place{&at, {}, values.size()}, item, value);
    });
  }
  template <class T>
  void take_item(const Place& at, const Node& node, T& value) {
    if constexpr (requires { item_form(value); })
      take(at, node, item_form(value));
    else
      take(at, node, value);
  }
  template <class T>
  requires requires(RecordReader& io, T& value) { fields(io, value); }
  void take(const Place& at, const Node& node, T& value) {
    if (!node.is_object()) return fail(at, english("\"{0}\" must be an object."));
    RecordReader inner(node, &at);
    fields(inner, value);
    inner.finish();
    if (!error_) error_ = inner.error();
  }

  const Node object_;
  const Place* at_;
  boost::container::small_vector<std::string_view, 24> seen_;
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
  // What is there is written, also where it is 0 or empty.
  template <class T>
  void optional(std::string_view name, std::optional<T>& value) {
    if (value) out_[std::string(name)] = plain(*value);
  }
  void fail(std::string_view, std::string_view) {}
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
template <class Node>
bool given(const RecordReader<Node>& io, std::string_view name, const std::string&) {
  return io.has(name);
}
inline bool given(const RecordWriter&, std::string_view, const std::string& value) { return !value.empty(); }

}  // namespace tanteador::codec
