#pragma once
// Printed documents of a match, and output files.

#include <functional>
#include <string>
#include <string_view>

#include "src/cli/command.hpp"
#include "src/cli/output/sheet.hpp"
#include "src/reports/document.hpp"

namespace tanteador::cli {

// The words of the last entry, with which paper vouches for the match.
std::string words_of_state(const session::OpenMatch& match);
// `now`: RFC 3339.
report::Document sheet_document(const session::OpenMatch& match, StoredOrTrial mode, std::string_view now);

// Throws Problem if the file exists and `replace` is false; call it before an entry. "": no file.
void spare_file(const std::string& name, bool replace);
// Produces the content of a file piece by piece.
using Pieces = std::function<void(const std::function<void(std::string_view piece)>& put)>;
// Writes a file of any size without holding it in memory; "-": standard output, in ASCII if it needs that.
// Throws Problem. Returns a line about the file.
std::string write_pieces(const std::string& name, const Pieces& pieces, bool utf8);
// Writes one file; throws Problem. Returns a line about it; for "-" the bytes themselves.
std::string write_file(const std::string& name, std::string_view bytes);

}  // namespace tanteador::cli
