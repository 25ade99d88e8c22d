#pragma once
// Bytes from files and command lines as UTF-8: what they are written in is told from themselves.

#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

namespace tanteador {

// Where the first byte is that is no UTF-8, from 0; nothing where all is.
std::optional<std::size_t> bad_byte(std::string_view text);

// A byte that means nothing in the encoding the text has to be in. Line and column count from 1, in bytes.
struct BadByte {
  int line = 0, column = 0;
  unsigned char byte = 0;
};

// The text without its byte order mark, read as what it is: UTF-16 (by its mark, or by the zero bytes every
// other place has), UTF-8, Mac Roman (by accents within words that Windows would not write), and where it is
// none of that Windows-1252, the superset of Latin-1 that spreadsheets write. Bytes without a meaning there
// are an error, and so are those of a text that is UTF-8 in parts only.
tl::expected<std::string, BadByte> as_utf8(std::string_view bytes);

}  // namespace tanteador
