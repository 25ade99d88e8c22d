#pragma once
// A document as one HTML page that needs no other file. Its only script is for Document::search.

#include <string>

#include "src/reports/document.hpp"

namespace tanteador::print {

std::string html(const report::Document& document);

}  // namespace tanteador::print
