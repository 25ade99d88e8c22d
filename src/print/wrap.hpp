#pragma once
// Text into lines.

#include "src/print/canvas.hpp"

namespace tanteador::print {

// At blanks and line feeds, into lines no wider than `width`; a longer word is broken: behind a hyphen,
// stroke or point within it, else, where it is a word of letters, with a hyphen before a consonant a vowel
// follows. At least one line. Every line is harmless.
std::vector<std::string> wrapped(const Canvas& canvas, const Type& type, std::string_view text, double width);

// The widest of its lines where nothing is wrapped.
double natural_width(const Canvas& canvas, const Type& type, std::string_view text);

}  // namespace tanteador::print
