#pragma once
// A document as a PDF file.

#include <string>

#include <tl/expected.hpp>

#include "src/print/drawn_page.hpp"

namespace tanteador::print {

// TrueType files; both may be the same.
struct Fonts {
  std::string regular, bold;
};

// DejaVu Sans in the folder of Debian: Latin, Greek, Cyrillic, U+2212 and suits. The panel's font Inter
// cannot be embedded, because it is not TrueType.
Fonts system_fonts();

struct Pdf {
  std::string bytes;
  std::string lacking;  // letters without a glyph, each once; drawn as empty boxes
  std::vector<DrawnPage> pages;
};
// The error is a sentence about a font or the pages. A preview needs no file, whose fonts take long to embed.
tl::expected<std::vector<DrawnPage>, std::string> draw_pages(const report::Document& document,
                                                             const Fonts& fonts = system_fonts());
tl::expected<Pdf, std::string> pdf(const report::Document& document, const Fonts& fonts = system_fonts());

}  // namespace tanteador::print
