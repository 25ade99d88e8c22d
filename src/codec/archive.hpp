#pragma once
// Reads the fields of one JSON object into typed values and locates errors; also writes them. Shared by
// events of matches (reader.hpp, writer.hpp) and of competitions and clubs (record.hpp). Each field is
// described once; both directions use that description.

#include <algorithm>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include <boost/container/small_vector.hpp>
#include <nlohmann/json.hpp>

#include "src/codec/input_error.hpp"
#include "src/codec/node.hpp"
#include "src/codec/spelling.hpp"
#include "src/codec/type.hpp"
#include "src/core/text/join.hpp"
#include "src/core/text/text.hpp"

namespace tanteador::codec {

inline constexpr std::int64_t kIntegerMax = 1'000'000;

// The path of a field: "stages[2].go_on.top". The text is made only for an error.
struct Place {
  const Place* above = nullptr;
  std::string_view name;
  std::size_t item = 0;  // index in the list above, from 1; 0: a field

  Place(std::string_view field) : name(field) {}
  Place(const char* field) : name(field) {}
  Place(const Place* outer, std::string_view field, std::size_t which = 0)
      : above(outer), name(field), item(which) {}
  std::string text() const {
    std::string words = above ? above->text() : std::string();
    if (item > 0) return words + "[" + std::to_string(item) + "]";
    if (above) words += ".";
    return words.append(name);
  }
};

template <class Enum>
concept Worded = requires {
  Words<Enum>::list;
};

template <class Node>
class Input {
 public:
  static constexpr bool reading = true;
  explicit Input(const Node& whole_object) : object_(whole_object) {}

  const Node& object() const { return object_; }
  const std::optional<InputError>& error() const { return error_; }
  bool has_field(std::string_view name) const { return object_.find(name).has_value(); }
  // Marks a field that is read elsewhere.
  void mark_read(std::string_view name) { read_names_.push_back(name); }
  // Keeps the first error only. The sentence gets the path of the field as {0}.
  void fail(const Place& at, std::string_view sentence, Arg one = {}, Arg two = {}) {
    if (error_) return;
    const std::string words = at.text();
    error_ = InputError{message(sentence, {std::string_view(words), one, two}),
                        words.substr(words.rfind('.') + 1)};
  }

 protected:
  // Called after the last field: any other key is an error.
  void finish(const Place* at, std::string_view stranger) {
    if (error_) return;
    object_.visit_keys([&](std::string_view key) {
      if (std::ranges::find(read_names_, key) == read_names_.end()) fail(Place(at, key), stranger);
    });
  }
  std::optional<Node> find(std::string_view name) {
    read_names_.push_back(name);
    if (error_) return std::nullopt;
    return object_.find(name);
  }
  std::optional<Node> need(const Place& at) {
    auto node = find(at.name);
    if (!node) fail(at, N_("The field \"{0}\" is missing."));
    return node;
  }
  bool check(const Place& at, bool fits, std::string_view sentence) {
    if (!fits) fail(at, sentence);
    return fits;
  }

  template <class Number>
  void read_integer(const Place& at, const Node& node, std::int64_t low, std::int64_t high, Number& value,
                    int from = 0) {
    if (!check(at, node.is_integer(), N_("\"{0}\" must be a whole number."))) return;
    const std::int64_t number = node.number();
    if (check(at, number >= low && number <= high, N_("\"{0}\" is out of range.")))
      value = static_cast<Number>(number - from);
  }
  void take(const Place& at, const Node& node, int& value) {
    read_integer(at, node, -kIntegerMax, kIntegerMax, value);
  }
  void take(const Place& at, const Node& node, bool& value) {
    if (check(at, node.is_bool(), N_("\"{0}\" must be true or false."))) value = node.flag();
  }
  void take(const Place& at, const Node& node, std::string& value) {
    if (!check(at, node.is_string(), N_("\"{0}\" must be text."))) return;
    const bool clean = is_clean_text(node.text());
    if (check(at, clean, N_("\"{0}\" is too long or contains invalid characters."))) value = node.text();
  }
  template <Worded Enum>
  void take(const Place& at, const Node& node, Enum& value) {
    if (!check(at, node.is_string(), N_("\"{0}\" must be text."))) return;
    const auto& words = Words<Enum>::list;
    const auto word = std::ranges::find(words, node.text());
    if (word != words.end()) {
      value = static_cast<Enum>(word - words.begin());
      return;
    }
    if constexpr (requires { Words<Enum>::aliases; }) {
      const auto& aliases = Words<Enum>::aliases;
      const auto alias = std::ranges::find(aliases, node.text(), &Alias<Enum>::word);
      if (alias != aliases.end()) {
        value = alias->value;
        return;
      }
    }
    const std::string all = join(words);
    fail(at, N_("\"{0}\" cannot be \"{1}\"; it is one of: {2}."), node.text(), std::string_view(all));
  }

  std::optional<InputError> error_;

 private:
  const Node object_;
  boost::container::small_vector<std::string_view, 16> read_names_;
};

class Output {
 public:
  static constexpr bool reading = false;
  nlohmann::json take() { return std::move(out_); }
  void fail(const Place&, std::string_view, Arg = {}, Arg = {}) {}

 protected:
  nlohmann::json& at(std::string_view name) { return out_[std::string(name)]; }
  static nlohmann::json plain(bool value) { return value; }
  static nlohmann::json plain(int value) { return value; }
  static nlohmann::json plain(Worded auto value) { return Words<decltype(value)>::list[index(value)]; }

 private:
  nlohmann::json out_ = nlohmann::json::object();
};

}  // namespace tanteador::codec
