#pragma once
// Parses the text of stored events with simdjson. Private to this folder.

#include <string>
#include <string_view>

#include <simdjson.h>

namespace tanteador::codec {

// A result is valid until the next call.
struct StoredParser {
  simdjson::dom::parser json;
  std::string padded;  // simdjson reads beyond the end

  simdjson::simdjson_result<simdjson::dom::element> parse(std::string_view text) {
    padded.reserve(text.size() + simdjson::SIMDJSON_PADDING);
    padded.assign(text);
    return json.parse(padded.data(), padded.size(), false);
  }
};

}  // namespace tanteador::codec
