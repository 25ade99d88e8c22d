#include "src/codec/texts.hpp"

#include <algorithm>

#include "src/codec/node.hpp"
#include "src/codec/stored_parser.hpp"

namespace tanteador::codec {

namespace {

void look_into(const SimdNode& value, std::span<const std::string_view> but,
               const std::function<void(std::string_view)>& each) {
  if (value.is_string()) return each(value.text());
  if (value.is_array()) value.each_item([&](const SimdNode& item) { look_into(item, but, each); });
  if (!value.is_object()) return;
  value.each_field([&](std::string_view key, const SimdNode& field) {
    if (std::ranges::find(but, key) == but.end()) look_into(field, but, each);
  });
}

}  // namespace

void each_text(std::string_view payload, std::span<const std::string_view> but,
               const std::function<void(std::string_view)>& each) {
  StoredParser parser;
  simdjson::dom::element element;
  if (parser.parse(payload).get(element) == simdjson::SUCCESS) look_into(SimdNode(element), but, each);
}

}  // namespace tanteador::codec
