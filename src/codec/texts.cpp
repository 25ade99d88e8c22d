#include "src/codec/texts.hpp"

#include <algorithm>
#include <vector>

#include "src/codec/node.hpp"
#include "src/codec/stored_parser.hpp"

namespace tanteador::codec {

namespace {

void look_into(const SimdNode& value, std::span<const std::string_view> but,
               const std::function<void(std::string_view)>& each) {
  if (value.is_string()) return each(value.text());
  if (value.is_array()) value.visit_items([&](const SimdNode& item) { look_into(item, but, each); });
  if (!value.is_object()) return;
  value.visit_fields([&](std::string_view key, const SimdNode& field) {
    if (std::ranges::find(but, key) == but.end()) look_into(field, but, each);
  });
}

// Compares all fields, because events have few.
std::optional<std::string> duplicate_key(const SimdNode& value) {
  std::optional<std::string> twice;
  const auto look = [&](const SimdNode& inner) {
    if (!twice) twice = duplicate_key(inner);
  };
  if (value.is_array()) value.visit_items(look);
  if (!value.is_object()) return twice;
  std::vector<std::string> keys;
  value.visit_fields([&](std::string_view key, const SimdNode& field) {
    if (std::ranges::find(keys, key) != keys.end() && !twice) twice = key;
    keys.emplace_back(key);
    look(field);
  });
  return twice;
}

}  // namespace

std::optional<std::string> field_written_twice(std::string_view payload) {
  StoredParser parser;
  simdjson::dom::element element;
  if (parser.parse(payload).get(element) != simdjson::SUCCESS) return std::nullopt;
  return duplicate_key(SimdNode(element));
}

void visit_texts(std::string_view payload, std::span<const std::string_view> but,
                 const std::function<void(std::string_view)>& each) {
  StoredParser parser;
  simdjson::dom::element element;
  if (parser.parse(payload).get(element) == simdjson::SUCCESS) look_into(SimdNode(element), but, each);
}

}  // namespace tanteador::codec
