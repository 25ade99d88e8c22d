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

// DejaVu Sans as Debian installs it: Latin, Greek, Cyrillic, U+2212 and the suits. The panel's Inter is no
// TrueType file and cannot be embedded.
Fonts system_fonts();

struct Pdf {
  std::string bytes;             // of the file, its fonts embedded
  std::string lacking;           // letters the fonts have no sign for, each once: drawn as empty boxes
  std::vector<DrawnPage> pages;  // what stands on them
};
// An error is a sentence: a font that is missing, a page that cannot be.
tl::expected<Pdf, std::string> pdf(const Document& document, const Fonts& fonts = system_fonts());

}  // namespace tanteador::print
