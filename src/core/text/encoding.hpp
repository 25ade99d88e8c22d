#pragma once
// Conversion of bytes from files and command lines to UTF-8; detects the encoding from the bytes.

#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tanteador {

// Offset of the first byte that is not valid UTF-8; nothing if all are valid.
std::optional<std::size_t> bad_byte(std::string_view text);

// A byte without meaning in the encoding of the text. Line and column count from 1, in bytes.
struct BadByte {
  int line = 0, column = 0;
  unsigned char byte = 0;
};

// Converts a text to UTF-8 and drops its byte order mark. Detects UTF-16 (by mark or zero bytes), UTF-8 and
// Mac Roman (by accents within words); everything else is Windows-1252. Undefined bytes and texts that are
// only partly UTF-8 are an error.
tl::expected<std::string, BadByte> as_utf8(std::string_view bytes);

}  // namespace tanteador
