#pragma once
// Parses the text of stored events with simdjson. Private to this folder.

#include <new>
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
    const auto result = json.parse(padded.data(), padded.size(), false);
    if (result.error() == simdjson::MEMALLOC) throw std::bad_alloc();  // says nothing about the text
    return result;
  }
};

}  // namespace tanteador::codec
