#pragma once
// A document as one HTML page: style and codes within it, nothing fetched, no script.

#include <string>

#include "src/print/document.hpp"

namespace tanteador::print {

std::string html(const Document& document);

}  // namespace tanteador::print
