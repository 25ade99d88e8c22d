#pragma once
// One interface for two JSON libraries: nlohmann for written events, simdjson for stored ones.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <simdjson.h>
#include <nlohmann/json.hpp>

namespace tanteador::codec {

class JsonNode {
 public:
  explicit JsonNode(const nlohmann::json& value) : value_(&value) {}
  bool is_object() const { return value_->is_object(); }
  bool is_array() const { return value_->is_array(); }
  bool is_string() const { return value_->is_string(); }
  bool is_integer() const { return value_->is_number_integer(); }
  bool is_number() const { return value_->is_number(); }
  bool is_null() const { return value_->is_null(); }
  bool is_bool() const { return value_->is_boolean(); }
  std::string_view text() const { return value_->get_ref<const std::string&>(); }
  std::int64_t number() const {
    const bool huge = value_->is_number_unsigned() && value_->get<std::uint64_t>() > INT64_MAX;
    return huge ? INT64_MAX : value_->get<std::int64_t>();
  }
  double real() const { return value_->get<double>(); }
  bool flag() const { return value_->get<bool>(); }
  std::optional<JsonNode> find(std::string_view key) const {
    const auto found = value_->find(key);
    return found == value_->end() ? std::nullopt : std::optional<JsonNode>(JsonNode(*found));
  }
  std::size_t size() const { return value_->size(); }  // number of items or fields
  void visit_keys(const auto& each) const {
    visit_fields([&](std::string_view key, const JsonNode&) { each(key); });
  }
  void visit_fields(const auto& each) const {
    for (auto item = value_->begin(); item != value_->end(); ++item)
      each(std::string_view(item.key()), JsonNode(*item));
  }
  void visit_items(const auto& each) const {
    for (const auto& item : *value_) each(JsonNode(item));
  }
  nlohmann::json copy() const { return *value_; }

 private:
  const nlohmann::json* value_;
};

class SimdNode {
 public:
  explicit SimdNode(simdjson::dom::element value) : value_(value) {}
  bool is_object() const { return value_.is_object(); }
  bool is_array() const { return value_.is_array(); }
  bool is_string() const { return value_.is_string(); }
  bool is_integer() const { return value_.is_int64() || value_.is_uint64(); }
  bool is_number() const { return value_.is_number(); }
  bool is_null() const { return value_.is_null(); }
  bool is_bool() const { return value_.is_bool(); }
  std::string_view text() const { return value_.get_string().value(); }
  std::int64_t number() const { return value_.is_int64() ? value_.get_int64().value() : INT64_MAX; }
  double real() const { return value_.get_double().value(); }
  bool flag() const { return value_.get_bool().value(); }
  std::optional<SimdNode> find(std::string_view key) const {
    simdjson::dom::element found;
    if (value_.at_key(key).get(found) != simdjson::SUCCESS) return std::nullopt;
    return SimdNode(found);
  }
  std::size_t size() const {
    return is_array() ? value_.get_array().value().size() : value_.get_object().value().size();
  }
  void visit_keys(const auto& each) const {
    visit_fields([&](std::string_view key, const SimdNode&) { each(key); });
  }
  void visit_fields(const auto& each) const {
    const simdjson::dom::object object = value_.get_object();
    for (const auto field : object) each(field.key, SimdNode(field.value));
  }
  void visit_items(const auto& each) const {
    const simdjson::dom::array array = value_.get_array();
    for (const auto item : array) each(SimdNode(item));
  }

  simdjson::dom::element raw() const { return value_; }

 private:
  simdjson::dom::element value_;
};

}  // namespace tanteador::codec
