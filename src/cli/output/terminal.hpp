#pragma once
// Text for a terminal or printer: colours, line characters of the locale, and columns aligned in any script.

#include <string>
#include <string_view>
#include <vector>

#include "src/core/text/letters.hpp"

namespace tanteador::cli {

enum class Ink { plain, strong, faint, good, bad, title };

struct Terminal {
  bool colour = false;
  bool utf8 = false;  // false: ASCII lines and signs
  int columns = 100;

  std::string write(Ink ink,
                    std::string_view text) const;  // without control characters, in colour if possible
};

// For standard output: width and colours of a terminal; NO_COLOR or TERM=dumb turn colours off.
Terminal output_terminal();

// Terminal columns of a text; wide characters take two, combining characters none.
int width_of(std::string_view text);
// Replaces signs of the program's own texts by ASCII. Names stay unchanged.
std::string to_ascii(std::string_view text);

// Breaks at blanks into lines of at most `columns`; a longer word gets a line of its own.
std::vector<std::string> wrap_lines(std::string_view text, int columns);

}  // namespace tanteador::cli
