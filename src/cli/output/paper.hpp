#pragma once
// Writing for a terminal or a printer: colours where there are any, lines of the best characters the locale
// has, columns that stay straight whatever script a name is written in.

#include <string>
#include <string_view>
#include <vector>

#include "src/core/text/letters.hpp"

namespace tanteador::cli {

enum class Ink { plain, strong, faint, good, bad, title };

struct Paper {
  bool colour = false;
  bool utf8 = false;  // else lines and signs are drawn in ASCII
  int columns = 100;

  std::string write(Ink ink, std::string_view text) const;  // harmless, in colour where there is any
};

// Of standard output: a terminal's width and colours, unless NO_COLOR or TERM=dumb says otherwise.
Paper paper_of_output();

// Columns a terminal uses for it; wide characters take two, combining ones none.
int width_of(std::string_view text);
// Signs of our own sentences for a terminal that has ASCII only. Names are left alone.
std::string in_ascii(std::string_view text);

// At blanks, into lines of at most `columns`; a longer word stands alone on its line.
std::vector<std::string> wrapped(std::string_view text, int columns);

}  // namespace tanteador::cli
