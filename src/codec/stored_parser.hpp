#pragma once
// simdjson over the text of stored events, one after the other. For this folder's own use.

#include <string>
#include <string_view>

#include <simdjson.h>

namespace tanteador::codec {

// What it answers is valid until the next one.
struct StoredParser {
  simdjson::dom::parser json;
  std::string padded;  // simdjson reads a little beyond the end

  simdjson::simdjson_result<simdjson::dom::element> parse(std::string_view text) {
    padded.reserve(text.size() + simdjson::SIMDJSON_PADDING);
    padded.assign(text);
    return json.parse(padded.data(), padded.size(), false);
  }
};

}  // namespace tanteador::codec
