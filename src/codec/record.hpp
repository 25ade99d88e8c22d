#pragma once
// Reads and writes the fields of events of competitions and clubs, as described in competition/fields.hpp.
// Stages, rounds, tables, sides, groups and entrants count from 0 in memory and from 1 in JSON.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/codec/archive.hpp"
#include "src/codec/roster.hpp"
#include "src/league/standings/tiebreaks.hpp"

namespace tanteador::codec {

inline constexpr std::size_t kListMax = 10'000;
inline constexpr std::int64_t kSeedMax = std::int64_t{1}
                                         << 53;  // the largest integer that every JSON reader keeps exactly

// A whole number that counts from 1 in JSON.
template <class T>
struct OneBased {
  T& value;
};
template <class T>
OneBased<T> one_based(T& value) {
  return {value};
}

struct CountedList {
  std::vector<int>& values;
};
// A whole number within limits.
template <class T>
struct BoundedNumber {
  T& value;
  int low, high;
};
// The id of a person, team or match.
struct Id {
  std::string& value;
};
struct Time {  // RFC 3339
  std::string& value;
};
struct Ids {
  std::vector<std::string>& values;
};

template <class Node>
class RecordReader : public Input<Node> {
 public:
  explicit RecordReader(const Node& record, const Place* at = nullptr) : Input<Node>(record), at_(at) {}
  using Input<Node>::fail;

  void operator()(std::string_view name, auto&& value) {
    const Place at(at_, name);
    if (const auto node = need(at)) take(at, *node, value);
  }
  // A missing field leaves the value unchanged.
  void optional(std::string_view name, auto&& value) {
    if (const auto node = find(name)) take(Place(at_, name), *node, value);
  }
  template <class T>
  void optional(std::string_view name, std::optional<T>& value) {
    if (const auto node = find(name)) take(Place(at_, name), *node, value.emplace());
  }
  void default_field(std::string_view name, auto&& value) { optional(name, value); }
  void newer_field(std::string_view name, auto&& value) { optional(name, value); }
  void finish() { Input<Node>::finish(at_, N_("There is no field \"{0}\" here.")); }

 private:
  using Input<Node>::check, Input<Node>::error_, Input<Node>::find, Input<Node>::need, Input<Node>::take,
      Input<Node>::read_integer;

  void take(const Place& at, const Node& node, std::uint64_t& value) {
    read_integer(at, node, 0, kSeedMax, value);
  }
  template <class T>
  void take(const Place& at, const Node& node, OneBased<T> counted) {
    read_integer(at, node, 1, kIntegerMax, counted.value, 1);
  }
  void take(const Place& at, const Node& node, CountedList list) {
    take(at, node, list.values);
    for (int& value : list.values) --value;
  }
  template <class T>
  void take(const Place& at, const Node& node, BoundedNumber<T> ranged) {
    read_integer(at, node, ranged.low, ranged.high, ranged.value);
  }
  void take(const Place& at, const Node& node, Id id) {
    take(at, node, id.value);
    check(at, is_uuid(id.value), N_("\"{0}\" must be the id of a person, team or match."));
  }
  void take(const Place& at, const Node& node, Time time) {
    take(at, node, time.value);
    check(at, is_time(time.value), N_("\"{0}\" must be a time such as 2026-11-20T21:04:00Z."));
  }
  void take(const Place& at, const Node& node, Ids ids) {
    take(at, node, ids.values);
    check(at, std::ranges::all_of(ids.values, is_uuid), N_("\"{0}\" must contain ids of persons."));
  }
  void take(const Place& at, const Node& node, league::Tiebreak& value) {
    std::string id;
    take(at, node, id);
    const auto known = league::tiebreak_by_name(id);
    if (check(at, known.has_value(),
              N_("\"{0}\" is not a tie-break. docs/reference/tie-breaks.md lists them.")))
      value = *known;
  }
  template <class T>
  void take(const Place& at, const Node& node, std::vector<T>& values) {
    if (!check(at, node.is_array() && node.size() <= kListMax, N_("\"{0}\" must be a list."))) return;
    values.clear();
    node.visit_items([&](const Node& item) {
      if (error_) return;
      T& value = values.emplace_back();
      take_item(Place(&at, {}, values.size()), item, value);
    });
  }
  void take_item(const Place& at, const Node& node, auto& value) {
    if constexpr (requires { item_form(value); })
      take(at, node, item_form(value));
    else
      take(at, node, value);
  }
  template <class T>
  requires requires(RecordReader& io, T& value) { fields(io, value); }
  void take(const Place& at, const Node& node, T& value) {
    if (!check(at, node.is_object(), N_("\"{0}\" must be an object."))) return;
    RecordReader inner(node, &at);
    fields(inner, value);
    inner.finish();
    if (!error_) error_ = inner.error();
  }

  const Place* at_;
};

class RecordWriter : public Output {
 public:
  void operator()(std::string_view name, auto&& value) { at(name) = plain(value); }
  // Always written, because a missing field does not mean zero.
  void default_field(std::string_view name, auto&& value) { (*this)(name, value); }
  // Omitted at its default, so that older setups keep their form.
  template <class T>
  void newer_field(std::string_view name, T& value) {
    if (value != T{}) (*this)(name, value);
  }
  // Omitted if null, empty, 0 or false.
  void optional(std::string_view name, auto&& value) {
    nlohmann::json written = plain(value);
    const bool nothing = written.is_null() || written == "" || written == 0 || written == false ||
                         (written.is_structured() && written.empty());
    if (!nothing) at(name) = std::move(written);
  }
  // Written if set, also if 0 or empty.
  template <class T>
  void optional(std::string_view name, std::optional<T>& value) {
    if (value) at(name) = plain(*value);
  }

 private:
  using Output::plain;
  static nlohmann::json plain(std::uint64_t value) { return value; }
  static nlohmann::json plain(const std::string& value) { return value; }
  static nlohmann::json plain(Id id) { return id.value; }
  static nlohmann::json plain(Time time) { return time.value; }
  static nlohmann::json plain(Ids ids) { return ids.values; }
  static nlohmann::json plain(league::Tiebreak value) { return league::info(value).id; }
  template <class T>
  static nlohmann::json plain(OneBased<T> counted) {
    return static_cast<int>(counted.value) + 1;
  }
  static nlohmann::json plain(CountedList list) {
    nlohmann::json counted = nlohmann::json::array();
    for (const int value : list.values) counted.push_back(value + 1);
    return counted;
  }
  template <class T>
  static nlohmann::json plain(BoundedNumber<T> ranged) {
    return static_cast<int>(ranged.value);
  }
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
};

// True if an optional text is present in the input, or must be written.
template <class Node>
bool has_text(const RecordReader<Node>& io, std::string_view name, const std::string&) {
  return io.has_field(name);
}
inline bool has_text(const RecordWriter&, std::string_view, const std::string& value) {
  return !value.empty();
}

}  // namespace tanteador::codec
