#pragma once
// Breaks text into lines.

#include "src/print/canvas.hpp"

namespace tanteador::print {

// Breaks at blanks and line feeds into lines of at most `width` points; at least one line. A longer word
// breaks after a hyphen, slash or other joint in it. Otherwise a word of Latin letters gets a hyphen, if
// possible before a consonant followed by a vowel. Lines have passed strip_controls().
std::vector<std::string> wrap_lines(const Canvas& canvas, const Type& type, std::string_view text,
                                    double width);

// The width of the longest line without wrapping.
double natural_width(const Canvas& canvas, const Type& type, std::string_view text);

}  // namespace tanteador::print
